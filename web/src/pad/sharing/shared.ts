// A shared pad as this device keeps it: what the server has, what waits to be sent, and what is in conflict.
import type { Answer, PadLine, PadNews, WholePad } from '../../wire/pads'
import type { Entry } from '../rules/entries'

export type Role = WholePad['role']

/** An entry that the server has. */
export interface Line {
  entry: Entry
  /** Who wrote it: a player, or -1 for whoever shares the pad. */
  player: number
  /** Its id, if this device wrote it. */
  id: string | null
}

/** An entry of this device that the server has not taken yet. */
export interface Pending {
  id: string
  /** How many entries of the server this device knew when it was made. */
  after: number
  entry: Entry
}

/** An entry that the server did not take: a person decides. */
export interface Conflict extends Pending {
  rule: string
  facts: Record<string, unknown>
  /** The number of what somebody else wrote about the same thing. */
  other: number | null
}

export interface Shared {
  key: string
  role: Role
  /** The keys for others; only whoever shares the pad has them. */
  links: { writer: string; watcher: string } | null
  /** A secret of this device: covered bids are told to no other one. */
  device: string
  /** For whom a writer writes. */
  player: number | null
  lines: Line[]
  pending: Pending[]
  conflicts: Conflict[]
  /** Whether writers may write. */
  writing: boolean
  /** The rounds whose secret bids are laid open. */
  shown: number[]
  /** Whether the server has no such pad any more. */
  ended: boolean
}

/** A text that nobody guesses. */
export function randomText(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return btoa(String.fromCharCode(...random)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export function newShared(key: string, role: Role, links: Shared['links'] = null): Shared {
  return { key, role, links, device: randomText(18), player: null, lines: [], pending: [], conflicts: [], writing: false, shown: [], ended: false }
}

/** All entries as this device sees them, its own last. */
export const entriesOf = (shared: Shared): Entry[] => [...shared.lines, ...shared.pending].map(({ entry }) => entry)

/** One more entry of this device. */
export function offered(shared: Shared, entry: Entry): Shared {
  return { ...shared, pending: [...shared.pending, { id: randomText(12), after: shared.lines.length, entry }] }
}

const lineOf = ({ entry, player, id }: PadLine): Line => ({ entry: entry as Entry, player: player ?? -1, id: id ?? null })

function withLines(shared: Shared, lines: Line[]): Shared {
  const there = new Set(lines.map(({ id }) => id))
  return { ...shared, lines, pending: shared.pending.filter(({ id }) => !there.has(id)) }
}

/** After the server told the whole pad. */
export function afterWhole(shared: Shared, whole: WholePad): Shared {
  return { ...withLines(shared, whole.lines.map(lineOf)), role: whole.role, writing: whole.writing, shown: whole.shown, ended: false }
}

/** After news of the server; null if something before them is missing. */
export function afterNews(shared: Shared, news: PadNews): Shared | null {
  if (news.first !== shared.lines.length) return null
  const lines = [...shared.lines, ...(news.lines ?? []).map(lineOf)]
  for (const [number, entry] of (news.uncovered ?? []) as [number, Entry][]) {
    if (lines[number]) lines[number] = { ...lines[number], entry }
  }
  return { ...withLines(shared, lines), writing: news.writing ?? shared.writing, shown: news.shown ?? shared.shown }
}

/** After the server answered to entries of this device. */
export function afterAnswers(shared: Shared, answers: readonly Answer[]): Shared {
  const by = new Map(answers.map((answer) => [answer.id, answer]))
  const conflicts = shared.pending.flatMap((pending): Conflict[] => {
    const answer = by.get(pending.id)
    return answer?.rule ? [{ ...pending, rule: answer.rule, facts: answer.facts ?? {}, other: answer.other ?? null }] : []
  })
  return { ...shared, pending: shared.pending.filter(({ id }) => !by.has(id)), conflicts: [...shared.conflicts, ...conflicts] }
}

/** After somebody chose: their entry holds, or this device's is offered once more. */
export function decided(shared: Shared, id: string, mine: boolean): Shared {
  const conflict = shared.conflicts.find((one) => one.id === id)
  const rest = { ...shared, conflicts: shared.conflicts.filter((one) => one.id !== id) }
  return conflict && mine ? offered(rest, conflict.entry) : rest
}

/** What two windows of this device know together. */
export function joined(one: Shared, other: Shared): Shared {
  const lines = other.lines.length > one.lines.length ? other.lines : one.lines
  const conflicts = [...one.conflicts, ...other.conflicts.filter(({ id }) => one.conflicts.every((known) => known.id !== id))]
  const settled = new Set(conflicts.map(({ id }) => id))
  const pending = [...one.pending, ...other.pending.filter(({ id }) => one.pending.every((known) => known.id !== id))]
  return withLines({ ...one, conflicts, pending: pending.filter(({ id }) => !settled.has(id)) }, lines)
}
