/* Written by python -m web.tools.wire; the source is the Python of this name. */

/**
 * The first message on a socket, with the token of a seat; without one you watch.
 */
export interface Hello {
  type: 'hello'
  token?: string | null
  since?: number
}
/**
 * A command, with a number chosen by the client that the answer repeats.
 */
export interface Do {
  type: 'do'
  id: number
  command:
    | Act
    | Say
    | React
    | Fill
    | Empty
    | Arrange
    | NameFirst
    | Adjust
    | Start
    | Promise
    | Reveal
    | Pause
    | Resume
    | Hold
    | Return
    | Leave
    | Mute
    | Rematch
    | Close
}
/**
 * Take an action of the game, in answer to the update with this sequence number.
 */
export interface Act {
  type: 'act'
  seq: number
  action: unknown[]
}
/**
 * Say something to everybody at the table.
 */
export interface Say {
  type: 'say'
  text: string
}
/**
 * Show a quick reaction.
 */
export interface React {
  type: 'react'
  reaction: 'hello' | 'sorry' | 'thanks' | 'thinking' | 'well-played' | 'wow'
}
/**
 * Host: put a computer player on a free seat, or change its level.
 */
export interface Fill {
  type: 'fill'
  seat: number
  level: string
}
/**
 * Host: free a seat, or during the game give it to a computer player for good.
 */
export interface Empty {
  type: 'empty'
  seat: number
}
/**
 * Host: change the seats before the game; whoever sits on seat order[i] moves to seat i.
 *
 *     Whoever was named to begin keeps it on the new seat.
 */
export interface Arrange {
  type: 'arrange'
  order: number[]
}
/**
 * Host: name the first dealer or Seer before the game, or leave it to chance.
 */
export interface NameFirst {
  type: 'first'
  first: number | 'random'
}
/**
 * Host: change the settings.
 */
export interface Adjust {
  type: 'adjust'
  settings: Settings
}
/**
 * What the host decides about a table, besides the options of the game.
 */
export interface Settings {
  public?: boolean
  pace?: number
  away_after?: number
  clock?: number
  hints?: boolean | null
}
/**
 * Host: begin the game; every seat must be taken, and every owner must have promised.
 */
export interface Start {
  type: 'start'
}
/**
 * Promise a nonce for the chance of the game, or another one, until the closing is fixed.
 */
export interface Promise {
  type: 'promise'
  promise: string
}
/**
 * Reveal the nonce that was promised, once the closing is fixed, checked and kept.
 */
export interface Reveal {
  type: 'reveal'
  nonce: string
}
/**
 * Host: pause the game.
 */
export interface Pause {
  type: 'pause'
}
/**
 * Host: let the game go on.
 */
export interface Resume {
  type: 'resume'
}
/**
 * Let a computer player of this level play my seat for me.
 */
export interface Hold {
  type: 'hold'
  level: string
}
/**
 * Play my seat myself again.
 */
export interface Return {
  type: 'return'
}
/**
 * Leave the table; during a game a computer player goes on with the seat.
 */
export interface Leave {
  type: 'leave'
}
/**
 * Host: mute somebody, or unmute them.
 */
export interface Mute {
  type: 'mute'
  seat: number
  on: boolean
}
/**
 * After the game: open a table for the same people, computer players seated again.
 */
export interface Rematch {
  type: 'rematch'
}
/**
 * Host: close the table.
 */
export interface Close {
  type: 'close'
}
/**
 * Are you there?
 */
export interface Ping {
  type: 'ping'
}
/**
 * What happened, and the table as it now is; parts that did not change are left out.
 */
export interface Update {
  type: 'update'
  seq: number
  you: number | null
  table?: TableView
  view?: unknown
  legal?: unknown
  here?: boolean[]
  time_left?: number | null
  clocks?: (number | null)[] | null
  round_over?: number | null
  events?: Happened[]
}
/**
 * A table as everybody sees it, without the game itself.
 */
export interface TableView {
  id: string
  game: string
  options: {
    [k: string]: boolean | number | string
  }
  settings: Settings
  phase: 'closed' | 'open' | 'over' | 'playing'
  paused: boolean
  seats: SeatView[]
  host: number | null
  hints?: boolean
  chance: number
  commitment: string
  restarts: number
  starting: boolean
  closing: string | null
  secret: string | null
  rematch: string | null
  same?: DealView | null
}
/**
 * A seat as everybody sees it.
 */
export interface SeatView {
  kind: ('human' | 'program') | ('computer' | 'empty')
  name: string
  level: string | null
  version?: string | null
  held: string | null
  held_why: ('asked' | 'away' | 'left') | null
  muted: boolean
  promise: string | null
  part: boolean
  hints?: number
}
/**
 * The deal of a table that others play, too: see daily.md.
 */
export interface DealView {
  deal: string
  day: string | null
  until: number
  share: string
}
/**
 * Something that happened; `type` says which of the other fields are there.
 */
export interface Happened {
  type:
    | 'opened'
    | 'kept'
    | 'joined'
    | 'filled'
    | 'emptied'
    | 'arranged'
    | 'first'
    | 'adjusted'
    | 'promised'
    | 'closing'
    | 'nonce-revealed'
    | 'restarted'
    | 'started'
    | 'acted'
    | 'hinted'
    | 'held'
    | 'returned'
    | 'stood-in'
    | 'awoke'
    | 'paused'
    | 'resumed'
    | 'said'
    | 'reacted'
    | 'muted'
    | 'revealed'
    | 'rematched'
    | 'closed'
  seq: number
  at: number
  seat?: number
  action?: unknown[]
  revealed?: [number, unknown][]
  revealed_by?: string[]
  name?: string
  by?: string
  text?: string
  reaction?: string
  why?: string
  level?: string
  promise?: string
  closing?: string
  missing?: number[]
}
/**
 * Your command was carried out and is safely stored.
 */
export interface Done {
  type: 'done'
  id: number
  seq: number
}
/**
 * Your command was refused: the rule, and the facts for a sentence about it.
 */
export interface Refused {
  type: 'refused'
  id: number | null
  rule: string
  facts: {}
}
/**
 * I am here.
 */
export interface Pong {
  type: 'pong'
}
/**
 * The server closes the connection; come back unless you were `refused` or `removed`.
 */
export interface Bye {
  type: 'bye'
  reason: 'later' | 'refused' | 'removed' | 'restart' | 'slow'
  again_in?: number
}
/**
 * Opens a table; whoever opens it sits on the first seat and is its host.
 */
export interface OpenTable {
  game: 'cards' | 'dice'
  seats: number
  options?: {
    [k: string]: boolean | number | string
  }
  settings?: Settings1
  name: string
  kind?: 'human' | 'program'
  computers?: string[]
  start?: boolean
  profile?: string | null
}
/**
 * What the host decides about a table, besides the options of the game.
 */
export interface Settings1 {
  public?: boolean
  pace?: number
  away_after?: number
  clock?: number
  hints?: boolean | null
}
/**
 * Takes a seat: this one, or the first that is free.
 */
export interface TakeSeat {
  name: string
  kind?: 'human' | 'program'
  seat?: number | null
  before?: string | null
  device?: string | null
  profile?: string | null
}
/**
 * Your seat; keep the token, it is the only proof that the seat is yours.
 */
export interface Ticket {
  table: string
  seat: number
  token: string
  commitment: string
}
/**
 * The command was carried out and is safely stored, at this sequence number.
 */
export interface Receipt {
  seq: number
}
/**
 * A code that gives the seat to one more device; it works once, within ten minutes.
 */
export interface OneTime {
  link: string
}
/**
 * A table in a list.
 */
export interface Listed {
  id: string
  game: string
  options: {
    [k: string]: boolean | number | string
  }
  phase: 'closed' | 'open' | 'over' | 'playing'
  seats: SeatView[]
  changed: number
  seat?: number | null
  places?: number[] | null
}
/**
 * The tokens of your seats.
 */
export interface Tokens {
  tokens: string[]
}
/**
 * Steps of a finished game, in order.
 */
export interface Steps {
  total: number
  rounds: number[]
  totals: number[][]
  exact: boolean[][]
  steps: Step[]
}
/**
 * A step of a finished game: an action, and the view after it.
 */
export interface Step {
  index: number
  round: number
  turn: number
  seat: number | null
  action: unknown[] | null
  public: boolean
  revealed: [number, unknown][]
  view: unknown
  legal?: unknown[]
}
/**
 * What a learner has done in a guided game, from its beginning.
 */
export interface LessonSoFar {
  inputs: unknown[][]
}
/**
 * A guided game after the last input of the learner, who sits on seat 0.
 */
export interface Guided {
  updates: Update[]
  saying: Saying | null
  steps: number
  over: boolean
}
/**
 * What is said to the learner, and the things on the table that it is about.
 */
export interface Saying {
  message: string
  step: number
  at: string[]
  wants?: boolean
  facts?: {
    [k: string]: string | number
  }
}
/**
 * What can be chosen when a table is opened.
 */
export interface GameInfo {
  name: string
  players: number[]
  levels: string[]
  preparing: string[]
  versions?: {
    [k: string]: string
  }
  default_level: string
  options: {
    [k: string]: (boolean | number | string)[]
  }
  defaults: {
    [k: string]: boolean | number | string
  }
  first: string
  excluded: [[string, boolean | number | string], [string, boolean | number | string]][]
}
/**
 * Why a request was refused: the body of an HTTP error.
 */
export interface Problem {
  rule: string
  facts: {}
}
/**
 * Which version answers: of the server, and of the page that it delivers.
 */
export interface Version {
  server: string
  page: string | null
}
