// Chance that anyone can check: the named draws of a seed, recomputed in the browser, and where the seed came from.
// Web Crypto does not exist on plain http, so the hashes are in the page.
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { closingText, commitmentOf, isHash, promiseOf, readClosing, seedOf, type Options, type PromiseFile } from './promises'

export const DECK = [
  ...['B', 'G', 'Y', 'R'].flatMap((colour) => Array.from({ length: 13 }, (_, i) => `${colour}${i + 1}`)),
  ...['W', 'J'].flatMap((kind) => Array.from({ length: 4 }, (_, i) => `${kind}${i + 1}`)),
]
export const FACES = ['B', 'G', 'Y', 'R', 'W', 'J']
export const MAGIC = [
  'wizards_all_colors',
  'jesters_frozen',
  'roll_first',
  'rotate_two',
  'extra_die',
  'jesters_own_color',
  'cross_out',
  'rolls_as_predicted',
  'jester_column',
  'secret',
]

/** The chance of one game: every draw follows from the seed and a label. */
export class Seeded {
  constructor(readonly seed: Uint8Array) {}

  *words(label: string): Generator<number, never> {
    for (let block = 0; ; block++) {
      const bytes = hmac(sha256, this.seed, utf8ToBytes(`${label}/${block}`))
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      for (let i = 0; i < 8; i++) yield view.getUint32(i * 4)
    }
  }

  below(label: string, n: number): number {
    return below(this.words(label), n)
  }

  shuffle(label: string, items: readonly string[]): string[] {
    const drawn = [...items]
    const words = this.words(label)
    for (let i = drawn.length - 1; i > 0; i--) {
      const j = below(words, i + 1)
      ;[drawn[i], drawn[j]] = [drawn[j]!, drawn[i]!]
    }
    return drawn
  }
}

function below(words: Generator<number, never>, n: number): number {
  const limit = 2 ** 32 - (2 ** 32 % n)
  for (;;) {
    const word = words.next().value
    if (word < limit) return word % n
  }
}

export function seedFromNumber(number: number): Uint8Array {
  return sha256(utf8ToBytes(`stonehenge:${number}`))
}

/** The seed of a table's game by version 1: its secret mixed with the nonce of every human seat. */
export function tableSeed(secret: Uint8Array, nonces: Record<string, string>): Uint8Array {
  const seats = Object.keys(nonces).sort((a, b) => Number(a) - Number(b))
  return hmac(sha256, secret, utf8ToBytes(seats.map((seat) => `${seat}:${nonces[seat]}\n`).join('')))
}

/** Where the chance of a record came from: a seed, or what was published at a table. */
export interface ChanceNote {
  version: number
  seed?: string
  daily?: { day: string; game: string; anchor: string; index: number }
  table?: string
  asked?: Options
  commitment?: string
  promises?: Record<string, string>
  nonces?: Record<string, string>
  restarts?: number
  secret?: string
}

export interface GameRecord {
  game: string
  seats: string[]
  options: Options
  actions: [number, string, ...unknown[]][]
  chance?: ChanceNote
}

/** What is wrong: each has a sentence for the player. */
export type Fault =
  /** The record says nothing that could be checked. */
  | 'unreadable'
  /** The secret is not the one the server had committed itself to. */
  | 'secret'
  /** A nonce is not the one that its seat had promised. */
  | 'nonce'
  /** The first dealer or Seer, or another option, is not the one that was asked for or drawn. */
  | 'first'
  /** A deal, a magic card or a roll is not the one that the seed gives. */
  | 'draw'
  /** The terms of the game are not those that this browser kept. */
  | 'closing'
  /** The nonce of this browser's seat is not the one it drew. */
  | 'own-nonce'
  /** The seed of the day does not hash back to the anchor of the server's chain. */
  | 'chain'
  /** The anchor or the day is not the one of the chain that this browser kept. */
  | 'own-chain'
  /** The seed of a match among friends is not the one that the server had committed itself to. */
  | 'match'

/** What a server published of its chain of daily deals, as this browser kept it. */
export interface KeptChain {
  anchor: string
  /** The date of day 1. */
  first: string
}

/** What a server told of a match among friends before its seed. */
export interface MatchTerms {
  commitment: string
  /** The options as they were asked for. */
  options: Options
  /** Whether this browser kept it from before the seed was told. */
  kept: boolean
}

export interface Verdict {
  /** How the seed came about; 0 where the record tells nothing of it. */
  version: 0 | 1 | 2
  /** Chance actions found, and how many of them the seed gives. */
  total: number
  right: number
  /** Index of the first action that differs. */
  wrong: number | null
  faults: Fault[]
  /** Whether the record was compared with what this browser kept. */
  kept: boolean
  restarts: number
  /** Whether it is a daily deal, whose seed comes from a chain. */
  daily: boolean
  /** Whether it is a game of a match among friends, to whose seed the server is committed. */
  match: boolean
}

/** Recomputes everything that chance did in a record, and compares it with what this browser kept before the game. */
export function verify(record: GameRecord, kept: PromiseFile | null = null, chain: KeptChain | null = null, match: MatchTerms | null = null): Verdict {
  const note = record.chance
  const verdict: Verdict = { version: 0, total: 0, right: 0, wrong: null, faults: [], kept: kept !== null, restarts: 0, daily: !match && note?.daily !== undefined, match: match !== null }
  if (match) {
    const chance = committed(record, match, verdict)
    if (chance) draws(record, chance, verdict)
    return verdict
  }
  if (note?.daily) {
    const chance = chained(record, note, chain, verdict)
    if (chance) draws(record, chance, verdict)
    return verdict
  }
  if (kept && note?.version !== 2) return { ...verdict, faults: ['closing'] }
  if (!note || (note.seed === undefined && note.secret === undefined)) return verdict
  verdict.version = note.version === 2 ? 2 : 1
  const chance = note.version === 2 ? promised(record, note, kept, verdict) : published(note, verdict)
  if (chance) draws(record, chance, verdict)
  return verdict
}

const LONGEST_CHAIN = 36_600

/** The chance of a daily deal: the seed of its day must hash back to the anchor, and to the chain that this browser kept. */
function chained(record: GameRecord, note: ChanceNote, kept: KeptChain | null, verdict: Verdict): Seeded | null {
  const { day, game, anchor, index } = note.daily!
  if (kept) {
    verdict.kept = true
    const right = new Date(Date.parse(`${kept.first}T00:00:00Z`) + (index - 1) * 86_400_000)
    if (kept.anchor !== anchor || Number.isNaN(right.getTime()) || right.toISOString().slice(0, 10) !== day) verdict.faults.push('own-chain')
  }
  if (note.seed === undefined) return null
  verdict.version = 1
  if (!isHash(note.seed) || game !== record.game || !(index >= 1 && index <= LONGEST_CHAIN)) return fail(verdict, 'unreadable')
  let seed = hexToBytes(note.seed)
  for (let i = 0; i < index; i++) seed = sha256(seed)
  if (bytesToHex(seed) !== anchor) verdict.faults.push('chain')
  const chance = new Seeded(hmac(sha256, hexToBytes(note.seed), utf8ToBytes(`stonehenge daily ${game}`)))
  const first = Object.keys(record.options).find((name) => name.startsWith('first_'))
  if (!first || record.options[first] !== chance.below('first', record.seats.length)) verdict.faults.push('first')
  return chance
}

/** The chance of a match among friends: its seed must fit the commitment, and the game the options of the match. */
function committed(record: GameRecord, match: MatchTerms, verdict: Verdict): Seeded | null {
  const seed = record.chance?.seed
  verdict.kept = match.kept
  if (seed === undefined) return null
  verdict.version = 1
  if (!isHash(seed)) return fail(verdict, 'unreadable')
  if (commitmentOf(seed) !== match.commitment) verdict.faults.push('match')
  const chance = new Seeded(hexToBytes(seed))
  if (!settled(record, match.options, chance)) verdict.faults.push('first')
  return chance
}

/** The chance of a table of version 1, or of a game with a seed of its own. */
function published(note: ChanceNote, verdict: Verdict): Seeded | null {
  const { seed, secret, nonces = {} } = note
  if (isHash(seed)) return new Seeded(hexToBytes(seed))
  if (!isHash(secret)) return fail(verdict, 'unreadable')
  if (bytesToHex(sha256(hexToBytes(secret))) !== note.commitment) verdict.faults.push('secret')
  return new Seeded(tableSeed(hexToBytes(secret), nonces))
}

/** The chance of a table of version 2, from what everybody had promised. */
function promised(record: GameRecord, note: ChanceNote, kept: PromiseFile | null, verdict: Verdict): Seeded | null {
  const { table, asked, commitment, promises, nonces, restarts, secret } = note
  if (!table || !asked || !isHash(commitment) || !promises || !nonces || restarts === undefined || !isHash(secret))
    return fail(verdict, 'unreadable')
  const closing = closingText({ table, commitment, game: record.game, seats: record.seats.length, asked, restarts, promises })
  const terms = readClosing(closing)
  const owners = Object.keys(promises)
  if (!terms || owners.length === 0 || owners.some((seat) => !(Number(seat) < record.seats.length))) return fail(verdict, 'unreadable')
  verdict.restarts = restarts
  if (commitmentOf(secret) !== commitment) verdict.faults.push('secret')
  if (!fits(table, promises, nonces)) verdict.faults.push('nonce')
  if (kept && kept.closing !== closing) verdict.faults.push('closing')
  if (kept && kept.nonce !== nonces[kept.seat]) verdict.faults.push('own-nonce')
  const chance = new Seeded(seedOf(secret, closing, nonces))
  if (!settled(record, asked, chance)) verdict.faults.push('first')
  return chance
}

function fail(verdict: Verdict, fault: Fault): null {
  verdict.faults.push(fault)
  return null
}

/** Whether every owner's nonce is there and is the promised one, and nobody else's. */
function fits(table: string, promises: Record<string, string>, nonces: Record<string, string>): boolean {
  const owners = Object.keys(promises)
  const same = owners.length === Object.keys(nonces).length
  return same && owners.every((seat) => isHash(nonces[seat]) && promiseOf(table, nonces[seat]) === promises[seat])
}

/** Whether the game was played by the options asked for; where these say `random`, by what chance gave. */
function settled(record: GameRecord, asked: Options, chance: Seeded): boolean {
  const names = Object.keys(asked)
  return (
    names.length === Object.keys(record.options).length &&
    names.every((name) => record.options[name] === (asked[name] === 'random' ? chance.below('first', record.seats.length) : asked[name]))
  )
}

function draws(record: GameRecord, chance: Seeded, verdict: Verdict): void {
  for (const [index, drawn] of record.game === 'cards' ? cardDraws(record, chance) : diceDraws(record, chance)) {
    verdict.total += 1
    if (JSON.stringify(unordered(record.actions[index]?.slice(2))) === JSON.stringify(unordered(drawn))) verdict.right += 1
    else verdict.wrong ??= index
  }
  if (verdict.wrong !== null) verdict.faults.push('draw')
}

/** Hands of cards have no order; faces of dice have theirs. */
function unordered(drawn: unknown): unknown {
  if (!Array.isArray(drawn)) return drawn
  return (drawn as unknown[]).map((part) =>
    Array.isArray(part) ? part.map((hand: unknown) => (Array.isArray(hand) ? hand.toSorted() : hand)) : part,
  )
}

function* cardDraws(record: GameRecord, chance: Seeded): Generator<[number, unknown[]]> {
  const seats = record.seats.length
  let round = 0
  for (const [index, [seat]] of record.actions.entries()) {
    if (seat !== -1) continue
    round += 1
    const deck = chance.shuffle(`cards/deal/${round}`, DECK)
    const first = (Number(record.options.first_dealer) + round) % seats
    const dealt = seats * round
    const hands = record.seats.map((_, owner) =>
      deck.slice(0, dealt).filter((_card, i) => i % seats === (owner - first + seats) % seats),
    )
    yield [index, [hands, deck[dealt] ?? null]]
  }
}

function* diceDraws(record: GameRecord, chance: Seeded): Generator<[number, unknown[]]> {
  const all = [0, 1, 2, 3, 4, 5, 6]
  let [round, roll, scored, rolling] = [1, 0, 0, all]
  for (const [index, [, verb, what]] of record.actions.entries()) {
    if (verb === 'magic') {
      const order = chance.shuffle(`dice/magic/${Math.floor((round - 1) / 10)}`, MAGIC)
      yield [index, [order[(round - 1) % 10]]]
    } else if (verb === 'faces') {
      roll += 1
      yield [index, [rolling.map((die) => FACES[chance.below(`dice/roll/${round}/${roll}/${die}`, 6)])]]
    } else if (verb === 'rotate') {
      roll += 1
      const set = (what as [number, string][]).map(([die]) => die)
      rolling = all.filter((die) => !set.includes(die))
    } else if (verb === 'reroll') rolling = what as number[]
    else if (verb === 'leave' || verb === 'score') scored += 1
    if (scored === record.seats.length) [round, roll, scored, rolling] = [round + 1, 0, 0, all]
  }
}
