// Chance that anyone can check: the named draws of version 1, recomputed in the browser.
// Web Crypto does not exist on plain http, so the hashes are in the page.
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

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

/** The seed of a table's game: its secret mixed with the nonce of every human seat. */
export function tableSeed(secret: Uint8Array, nonces: Record<string, string>): Uint8Array {
  const seats = Object.keys(nonces).sort((a, b) => Number(a) - Number(b))
  return hmac(sha256, secret, utf8ToBytes(seats.map((seat) => `${seat}:${nonces[seat]}\n`).join('')))
}

export interface GameRecord {
  game: string
  seats: string[]
  options: Record<string, boolean | number | string>
  actions: [number, string, ...unknown[]][]
  chance?: {
    version: number
    seed?: string
    commitment?: string
    nonces?: Record<string, string>
    secret?: string
  }
}

export interface Verdict {
  /** Chance actions found, and how many of them the seed gives. */
  total: number
  right: number
  /** Whether the secret is the one that was promised; null where nothing was promised. */
  promise: boolean | null
  /** Index of the first action that differs. */
  wrong: number | null
}

/** Recomputes everything that chance did in a record; `promised` is the commitment seen at the table. */
export function verify(record: GameRecord, promised?: string): Verdict {
  const note = record.chance
  const none: Verdict = { total: 0, right: 0, promise: null, wrong: null }
  if (!note || (note.seed === undefined && note.secret === undefined)) return none
  const promise = note.secret === undefined ? null : kept(note.secret, promised ?? note.commitment ?? '')
  const seed = note.seed === undefined ? tableSeed(hexToBytes(note.secret!), note.nonces ?? {}) : hexToBytes(note.seed)
  const chance = new Seeded(seed)
  const draws = record.game === 'cards' ? cardDraws(record, chance) : diceDraws(record, chance)
  const verdict: Verdict = { ...none, promise }
  for (const [index, drawn] of draws) {
    verdict.total += 1
    if (JSON.stringify(record.actions[index]?.slice(2)) === JSON.stringify(drawn)) verdict.right += 1
    else verdict.wrong ??= index
  }
  return verdict
}

function kept(secret: string, commitment: string): boolean {
  return bytesToHex(sha256(hexToBytes(secret))) === commitment
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
