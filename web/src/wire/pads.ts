/* Written by python -m web.tools.wire; the source is the Python of this name. */

/**
 * The first message on a socket of pads.
 */
export interface OpenPad {
  type: 'open'
  key: string
  device: string
  player?: number | null
}
/**
 * Entries, in the order in which they were made.
 */
export interface WritePad {
  type: 'write'
  entries: Offer[]
}
/**
 * An entry for the pad.
 */
export interface Offer {
  id: string
  after: number
  entry:
    | Bid
    | Tricks
    | Trump
    | MagicCard
    | Predict
    | Cross
    | Wizard
    | Rolls
    | Score
    | JesterScore
    | Dice
    | Turn
    | Rename
    | Leave
    | Rounds
    | Undo
    | Redo
    | Covered
}
/**
 * (cards) The bid of a player.
 */
export interface Bid {
  kind: 'bid'
  round: number
  player: number
  bid: number
}
/**
 * (cards) The tricks that every player won; 0 for those who have left.
 */
export interface Tricks {
  kind: 'tricks'
  round: number
  won: number[]
}
/**
 * (cards) A note: the trump of a round, and whether a Wizard or a Jester was turned up.
 */
export interface Trump {
  kind: 'trump'
  round: number
  trump: ('B' | 'G' | 'R' | 'Y') | null
  turned?: ('J' | 'W') | null
}
/**
 * (dice) The magic card of a round, None for a round without one.
 */
export interface MagicCard {
  kind: 'magic'
  round: number
  magic:
    | (
        | 'cross_out'
        | 'extra_die'
        | 'jester_column'
        | 'jesters_frozen'
        | 'jesters_own_color'
        | 'roll_first'
        | 'rolls_as_predicted'
        | 'rotate_two'
        | 'secret'
        | 'wizards_all_colors'
      )
    | null
}
/**
 * (dice) The box that a player predicts: number and colour.
 */
export interface Predict {
  kind: 'predict'
  round: number
  player: number
  /**
   * @minItems 2
   * @maxItems 2
   */
  box: [number, 'B' | 'G' | 'R' | 'Y']
}
/**
 * (dice) The box of the predicted colour that a player crosses out, None for none.
 */
export interface Cross {
  kind: 'cross'
  round: number
  player: number
  number: number | null
}
/**
 * (dice) The Wizard Colour; where nobody names it, it is the Seer Colour.
 */
export interface Wizard {
  kind: 'wizard'
  round: number
  colour: 'B' | 'G' | 'R' | 'Y'
}
/**
 * (dice) A note: how many rolls were made in the round.
 */
export interface Rolls {
  kind: 'rolls'
  round: number
  rolls: number
}
/**
 * (dice) How far a player was off the prediction; 0 is exact.
 */
export interface Score {
  kind: 'score'
  round: number
  player: number
  off: number
}
/**
 * (dice) A Jester Score, with so many Jesters.
 */
export interface JesterScore {
  kind: 'jester'
  round: number
  player: number
  jesters: number
}
/**
 * (dice) The seven dice as they lay when a player scored, with a Jester Score or without.
 */
export interface Dice {
  kind: 'dice'
  round: number
  player: number
  /**
   * @minItems 7
   * @maxItems 7
   */
  faces: [
    'B' | 'G' | 'J' | 'R' | 'W' | 'Y',
    'B' | 'G' | 'J' | 'R' | 'W' | 'Y',
    'B' | 'G' | 'J' | 'R' | 'W' | 'Y',
    'B' | 'G' | 'J' | 'R' | 'W' | 'Y',
    'B' | 'G' | 'J' | 'R' | 'W' | 'Y',
    'B' | 'G' | 'J' | 'R' | 'W' | 'Y',
    'B' | 'G' | 'J' | 'R' | 'W' | 'Y'
  ]
  jester: boolean
}
/**
 * The dealer (cards) or the Seer (dice) of a round, where it was not the one next in turn.
 */
export interface Turn {
  kind: 'turn'
  round: number
  player: number
}
/**
 * Another name for a player.
 */
export interface Rename {
  kind: 'rename'
  player: number
  name: string
}
/**
 * A player leaves: this is the first round without them.
 */
export interface Leave {
  kind: 'leave'
  round: number
  player: number
}
/**
 * The game ends after so many rounds at the latest.
 */
export interface Rounds {
  kind: 'rounds'
  rounds: number
}
/**
 * The last entry that still counts does not count any more.
 */
export interface Undo {
  kind: 'undo'
}
/**
 * The entry that was undone last counts again.
 */
export interface Redo {
  kind: 'redo'
}
/**
 * Stands in a shared pad for a covered bid or prediction that this device may not know yet.
 *
 *     It keeps the place of the entry, so that undo and redo reach the right one; nobody writes it.
 */
export interface Covered {
  kind: 'covered'
  round: number
  player: number
}
/**
 * Keeper: let the writers write, or only look.
 */
export interface AllowWriting {
  type: 'allow'
  writing: boolean
}
/**
 * Keeper or writer: lay the secret bids of a round open, after its last trick.
 */
export interface ShowBids {
  type: 'show'
  round: number
}
/**
 * Are you there?
 */
export interface Ping {
  type: 'ping'
}
/**
 * The pad as it is: the first message of the server.
 */
export interface WholePad {
  type: 'pad'
  role: 'keeper' | 'watcher' | 'writer'
  game: 'cards' | 'dice'
  players: string[]
  options: {
    [k: string]: boolean | number | string
  }
  date: string
  lines: PadLine[]
  writing: boolean
  shown: number[]
  looking: number[]
}
/**
 * An entry of a shared pad.
 */
export interface PadLine {
  entry:
    | Bid
    | Tricks
    | Trump
    | MagicCard
    | Predict
    | Cross
    | Wizard
    | Rolls
    | Score
    | JesterScore
    | Dice
    | Turn
    | Rename
    | Leave
    | Rounds
    | Undo
    | Redo
    | Covered
  player?: number
  id?: string
}
/**
 * What is new on the pad; what has not changed is left out.
 */
export interface PadNews {
  type: 'news'
  first: number
  lines?: PadLine[]
  uncovered?: [
    number,
    (
      | Bid
      | Tricks
      | Trump
      | MagicCard
      | Predict
      | Cross
      | Wizard
      | Rolls
      | Score
      | JesterScore
      | Dice
      | Turn
      | Rename
      | Leave
      | Rounds
      | Undo
      | Redo
      | Covered
    )
  ][]
  writing?: boolean
  shown?: number[]
  looking?: number[]
}
/**
 * The answers to a `write`, once what was written is safely stored.
 */
export interface Answers {
  type: 'answers'
  answers: Answer[]
}
/**
 * What became of an entry that was offered: its number on the pad, or why it is not there.
 */
export interface Answer {
  id: string
  number?: number | null
  rule?: string
  facts?: {}
  other?: number | null
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
 * Shares a pad. It has no entries yet: they are written like all later ones.
 */
export interface SharePad {
  game: 'cards' | 'dice'
  players: string[]
  options?: {
    [k: string]: boolean | number | string
  }
  date?: string
}
/**
 * The three keys of a shared pad; they are told once.
 */
export interface PadKeys {
  keeper: string
  writer: string
  watcher: string
}
