// How the seed of a game at a table comes about: version 2 of the promise that binds the server (docs/chance.md).
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export type Options = Record<string, boolean | number | string>

/** The terms of a game, fixed before anybody reveals a nonce. */
export interface Closing {
  table: string
  commitment: string
  game: string
  seats: number
  /** The options as they were asked for. */
  asked: Options
  /** How often everybody had to promise anew. */
  restarts: number
  /** Of every owner, by seat. */
  promises: Record<string, string>
}

/** What this browser keeps of a game, as a file: `stonehenge verify --promise FILE RECORD` reads it. */
export interface PromiseFile {
  format: 'stonehenge-promise'
  version: 2
  table: string
  seat: number
  nonce: string
  closing: string
}

const TITLE = 'stonehenge closing 2'
const NUMBER = /^(0|[1-9][0-9]{0,8})$/

/** Whether this is 32 bytes in lowercase hexadecimal: a hash, a nonce or a secret. */
export const isHash = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text)

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** A nonce nobody can guess. */
export function newNonce(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
}

/** What the server publishes of its secret before anybody gives anything. */
export const commitmentOf = (secret: string): string => hash(`stonehenge secret 2\n${secret}`)

/** What the owner of a seat publishes of its nonce before the closing is fixed. */
export const promiseOf = (table: string, nonce: string): string => hash(`stonehenge promise 2\n${table}\n${nonce}`)

/** The closing as it is sent, kept and hashed. */
export function closingText(closing: Closing): string {
  const { table, commitment, game, seats, restarts } = closing
  const asked = JSON.stringify(Object.fromEntries(Object.keys(closing.asked).sort().map((key) => [key, closing.asked[key]])))
  return [TITLE, table, commitment, game, seats, asked, restarts, ''].join('\n') + lines(closing.promises)
}

/** The terms that a closing fixes; null for a text that is no closing. */
export function readClosing(text: string): Closing | null {
  const [title, table = '', commitment = '', game = '', seats = '', asked = '', restarts = '', ...owners] = text.split('\n')
  if (title !== TITLE || !isHash(commitment) || !NUMBER.test(seats) || !NUMBER.test(restarts)) return null
  const promises = Object.fromEntries(owners.slice(0, -1).map((line) => line.split(':', 2) as [string, string]))
  if (!Object.entries(promises).every(([seat, promise]) => NUMBER.test(seat) && isHash(promise))) return null
  try {
    const options = JSON.parse(asked) as Options
    const closing = { table, commitment, game, seats: Number(seats), asked: options, restarts: Number(restarts), promises }
    return closingText(closing) === text ? closing : null
  } catch {
    return null
  }
}

/** The seed of the game, from the secret, the text of the closing and every owner's nonce. */
export function seedOf(secret: string, closing: string, nonces: Record<string, string>): Uint8Array {
  return hmac(sha256, hexToBytes(secret), utf8ToBytes(`stonehenge seed 2\n${hash(closing)}\n${lines(nonces)}`))
}

function lines(bySeat: Record<string, string>): string {
  const seats = Object.keys(bySeat).sort((a, b) => Number(a) - Number(b))
  return seats.map((seat) => `${seat}:${bySeat[seat]}\n`).join('')
}
