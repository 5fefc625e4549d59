// What an honest client does about chance: promises, checks the closing, reveals, compares. It trusts nothing that
// the server says later: commitment, nonces and closings are this browser's own notes.
import { closingText, newNonce, promiseOf, readClosing, type Closing, type Options, type PromiseFile } from './promises'
import type { Promise as Promised, Reveal, TableView, Ticket } from './wire/messages'
import type { Refusal } from './words'

/** What is known of a game before its closing. */
export interface Terms {
  game: string
  seats: number
  asked: Options
}

/** The notes about one table. */
export interface Notes {
  table: string
  /** When they were begun, in milliseconds since 1970. */
  at: number
  commitment: string | null
  terms: Terms | null
  /** Whether this browser opened the table, and so knows who was asked to begin. */
  opened: boolean
  /** The most restarts seen. */
  restarts: number
  /** How many restarts there had been at the last promise. */
  promisedAt: number | null
  /** Own nonces by their promises. */
  nonces: Record<string, string>
  /** The closing that each promise was used for. */
  closings: Record<string, string>
  /** Promises whose nonces the server has confirmed. */
  revealed: string[]
  file: PromiseFile | null
  /** Whether the game has begun. */
  played: boolean
  /** What the server was caught at. */
  cheat: Refusal | null
  /** Why this game is not proved to this browser: the id of a sentence. */
  unproved: string | null
}

/** What is said to the server about chance. */
export type Said = Promised | Reveal

const KEY = 'stonehenge-promise-'
/** Tables whose notes are kept; the oldest go first. */
const MOST = 200
/** The options that say who begins. */
export const FIRST = ['first_dealer', 'first_seer']
const TERMS = ['closing', 'table', 'commitment', 'game', 'seats', 'options', 'restarts']
/** Where there is no storage: the notes of this page, as long as it is open. */
const memory = new Map<string, Notes>()

const fresh = (table: string): Notes => ({
  table,
  at: Date.now(),
  commitment: null,
  terms: null,
  opened: false,
  restarts: 0,
  promisedAt: null,
  nonces: {},
  closings: {},
  revealed: [],
  file: null,
  played: false,
  cheat: null,
  unproved: 'unproved-not-here',
})

/** What this browser knows of a table. */
export function read(table: string): Notes {
  const unstored = memory.get(table)
  if (unstored) return structuredClone(unstored)
  try {
    const text = localStorage.getItem(KEY + table)
    if (text !== null) return { ...fresh(table), ...(JSON.parse(text) as Partial<Notes>) }
  } catch {
    // no storage, or somebody wrote there
  }
  return fresh(table)
}

function write(notes: Notes): void {
  try {
    localStorage.setItem(KEY + notes.table, JSON.stringify(notes))
    memory.delete(notes.table)
  } catch {
    memory.set(notes.table, notes)
  }
}

function all(): Notes[] {
  const tables = new Set(memory.keys())
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i)
      if (key?.startsWith(KEY)) tables.add(key.slice(KEY.length))
    }
  } catch {
    // no storage
  }
  return [...tables].map(read)
}

function prune(): void {
  const notes = all()
  if (notes.length <= MOST) return
  for (const { table } of notes.toSorted((a, b) => b.at - a.at).slice(MOST)) {
    memory.delete(table)
    localStorage.removeItem(KEY + table)
  }
}

/** The file that lets anybody else check a game against what this browser kept. */
export const fileText = (file: PromiseFile): string => `${JSON.stringify(file)}\n`

/** Notes the commitment of a new seat; returns the refusal if the server has used it before. `terms`: of a table opened here. */
export function meet(ticket: Ticket, terms: Terms | null): Refusal | null {
  terms &&= { ...terms, asked: written(terms.asked) }
  const { table, commitment } = ticket
  const opened = terms !== null
  const met = all().some((one) => one.commitment === commitment && (one.played || opened || one.table !== table))
  if (met) return { rule: 'cheat-commitment-met', facts: {} }
  const known = read(table)
  if (known.commitment !== commitment) write({ ...fresh(table), commitment, terms, opened })
  else if (!opened) write({ ...known, opened }) // who comes back is no longer the one who asks
  prune()
  return null
}

/** Options as a closing has them: the number of rounds only of a short game. */
function written(options: Options): Options {
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => name !== 'rounds' || value !== 'all'))
}

/** Notes who this browser asks to begin. */
export function nameFirst(table: string, first: number | 'random'): void {
  const notes = read(table)
  if (notes.terms) write({ ...notes, terms: { ...notes.terms, asked: withFirst(notes.terms.asked, first) } })
}

/** Who is asked to begin. */
export function firstOf(options: Options): Options[string] | undefined {
  return FIRST.map((name) => options[name]).find((first) => first !== undefined)
}

/** The options with another first dealer or Seer. */
function withFirst(options: Options, first: Options[string]): Options {
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [name, FIRST.includes(name) ? first : value]))
}

/** Draws a nonce for a table and keeps it; the promise is to be sent. */
export function promise(table: string, restarts = 0): Said {
  const notes = read(table)
  const nonce = newNonce()
  const promised = promiseOf(table, nonce)
  write({ ...notes, promisedAt: restarts, nonces: { ...notes.nonces, [promised]: nonce } })
  return { type: 'promise', promise: promised }
}

/** Notes that the server has stored what was said. */
export function confirm(table: string, said: Said): void {
  if (said.type !== 'reveal') return
  const notes = read(table)
  write({ ...notes, revealed: [...notes.revealed, promiseOf(table, said.nonce)] })
}

/** What to say to a table that looks like this; `arrived`: after connecting anew. The notes tell what was caught. */
export function see(view: TableView, seat: number | null, arrived: boolean): Said | null {
  if (view.chance !== 2 || seat === null) return null
  const notes = read(view.id)
  const before = JSON.stringify(notes)
  const said = answer(notes, view, seat, arrived)
  if (JSON.stringify(notes) !== before) write(notes)
  return said === 'promise' ? promise(view.id, view.restarts) : said
}

function answer(notes: Notes, view: TableView, seat: number, arrived: boolean): Said | 'promise' | null {
  const mine = view.seats[seat]
  if (!mine || !compare(notes, view, arrived)) return null
  if (!mine.part) losePart(notes, view)
  if (view.phase !== 'open') {
    notes.played = true
    if (mine.part && !(mine.promise! in notes.nonces)) notes.unproved = notes.promisedAt === null ? 'unproved-not-here' : 'unproved-other-promise'
    return null
  }
  if (!mine.part) return null
  if (view.closing !== null) return reveal(notes, view, view.closing, seat)
  const unknown = !mine.promise || !(mine.promise in notes.nonces)
  return notes.promisedAt !== view.restarts || (arrived && unknown) ? 'promise' : null
}

function catchAt(notes: Notes, rule: string, what?: string): null {
  notes.cheat = { rule, facts: what === undefined ? {} : { what } }
  return null
}

/** Compares the table with what was known of it; learns what was not. */
function compare(notes: Notes, view: TableView, arrived: boolean): boolean {
  if (view.commitment !== (notes.commitment ?? view.commitment)) catchAt(notes, 'cheat-commitment-changed')
  else if (view.restarts < notes.restarts) catchAt(notes, 'cheat-terms', 'restarts')
  else {
    notes.commitment = view.commitment
    notes.restarts = view.restarts
    if (view.phase === 'open') notes.terms ??= { game: view.game, seats: view.seats.length, asked: { ...view.options } }
    // the host may name who begins until the closing
    const named = firstOf(view.options)
    if (view.phase === 'open' && !notes.opened && (view.closing === null || arrived) && named !== undefined) notes.terms!.asked = withFirst(notes.terms!.asked, named)
    return true
  }
  return false
}

function losePart(notes: Notes, view: TableView): void {
  const file = notes.file
  const confirmed = file !== null && notes.revealed.includes(promiseOf(file.table, file.nonce))
  if (confirmed && readClosing(file.closing)?.restarts === view.restarts - 1) catchAt(notes, 'cheat-reveal-denied')
  notes.unproved = 'unproved-late'
}

/** Checks a closing, keeps it, and only then reveals the own nonce. */
function reveal(notes: Notes, view: TableView, text: string, seat: number): Said | null {
  const closing = readClosing(text)
  if (!closing) return catchAt(notes, 'cheat-terms', 'closing')
  const own = closing.promises[seat]
  if (own === undefined) return catchAt(notes, 'cheat-promise-left-out')
  const nonce = notes.nonces[own]
  if (nonce === undefined) {
    notes.unproved = 'unproved-other-promise'
    return null
  }
  if ((notes.closings[own] ?? text) !== text) return catchAt(notes, 'cheat-second-closing')
  const wrong = differs(notes, view, closing)
  if (wrong !== null) return catchAt(notes, 'cheat-terms', wrong)
  notes.closings[own] = text
  notes.file = { format: 'stonehenge-promise', version: 2, table: view.id, seat, nonce, closing: text }
  notes.unproved = null
  return notes.revealed.includes(own) ? null : { type: 'reveal', nonce }
}

/** The first term of the closing that is not as this browser knows it. */
function differs(notes: Notes, view: TableView, closing: Closing): string | null {
  const terms = notes.terms!
  const expected = closingText({ ...closing, ...terms, table: view.id, commitment: view.commitment, restarts: view.restarts })
  const told = closingText(closing).split('\n')
  const wrong = expected.split('\n').findIndex((line, i) => line !== told[i])
  if (wrong >= 0) return TERMS[wrong] ?? 'closing'
  const earlier = Object.values(notes.closings).filter((text) => text !== closingText(closing))
  return earlier.some((text) => readClosing(text)!.restarts >= closing.restarts) ? 'restarts' : null
}
