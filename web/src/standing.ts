// How things stand at a table: the updates of the server, folded.
import type { RoundEnd } from './roundEnd.svelte'
import type { Happened, TableView, Update } from './wire/messages'
import type { Refusal, Words } from './words'

/** The latest merged state: everything that a table component shows. */
export interface Standing<V = unknown, L = unknown> {
  seq: number
  /** Your seat; null when you watch. */
  you: number | null
  table: TableView
  /** The view of the game; null before it has begun. */
  view: V | null
  legal: L[]
  here: boolean[]
  /** When the clock of each seat runs out, in milliseconds since 1970; null where none runs. */
  clocks: (number | null)[]
  /** How long the last round had been over when this was heard, in milliseconds; null before the first is. */
  roundOver: number | null
  /** What the last update told. */
  events: Happened[]
}

/** An action and who took it. */
export type Move = [seat: number, action: unknown[]]

/** What an event brought to light: what was done, unless it is hidden, and what had been hidden until then. */
export function shown({ seat, action, revealed }: Happened): Move[] {
  const known = (revealed ?? []) as Move[]
  if (seat === undefined || !action) return known
  return known.some(([who, [verb]]) => who === seat && verb === action[0]) ? known : [[seat, action], ...known]
}

/** Whether a later event of the same update brings to light what was hidden in this one. */
export function shownLater({ seq, seat, action }: Happened, events: readonly Happened[]): boolean {
  const moves = events.flatMap((later) => (later.seq > seq ? ((later.revealed ?? []) as Move[]) : []))
  return moves.some(([who, [verb]]) => who === seat && (!action || verb === action[0]))
}

/** What each game's table component is given. */
export interface TableProps<V, L> {
  update: Standing<V, L>
  /** Takes an action; whether it was refused comes back in `refusal`. */
  act: (action: unknown[]) => Promise<void>
  refusal: Refusal | null
  words: Words
  /** Lets a paused game go on; only the host can. */
  resume?: (() => void) | null
  /** The end of a round, while it is shown; `update` is then already of the next. */
  ended?: RoundEnd | null
}

/** The standing after an update; null as long as the table itself has not been told. */
export function merge(before: Standing | null, update: Update): Standing | null {
  const table = update.table ?? before?.table
  if (!table) return null
  return {
    seq: update.seq,
    you: update.you ?? null,
    table,
    view: update.view === undefined ? (before?.view ?? null) : update.view,
    legal: (update.legal === undefined ? (before?.legal ?? []) : update.legal) as unknown[],
    here: update.here ?? before?.here ?? [],
    clocks: update.clocks === undefined ? (before?.clocks ?? []) : deadlines(update.clocks),
    roundOver: update.round_over === undefined ? (before?.roundOver ?? null) : update.round_over,
    events: update.events ?? [],
  }
}

function deadlines(clocks: readonly (number | null)[] | null): (number | null)[] {
  return (clocks ?? []).map((left) => (left === null ? null : Date.now() + left))
}

/** What the button says that leads on from the end of a round. */
export function onward({ view }: Standing, { asked }: RoundEnd, words: Words): string {
  const { outcome, last_round: round } = view as { outcome: unknown; last_round: { round: number } }
  if (outcome) return words('page-round-result')
  return asked ? words('page-round-your-turn') : words('page-round-go-on-to', { round: round.round + 1 })
}

/** Who is the host, where there is somebody else to be told. */
export function shownHost({ table }: Standing): number | null {
  const people = table.seats.filter((seat) => seat.kind === 'human' || seat.kind === 'program')
  return people.length > 1 ? table.host : null
}

/** The names of the seats as this reader sees them, "You" for the own one. */
export function seatNames(standing: Standing, words: Words): string[] {
  return standing.table.seats.map((seat, i) =>
    i === standing.you ? words('you-name') : seat.name || words('page-seat-free'),
  )
}
