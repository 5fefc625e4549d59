// The way to a seed: the browser and Python agree on the shared vectors.
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Seeded } from '../src/chance'
import { closingText, commitmentOf, newNonce, promiseOf, readClosing, seedOf } from '../src/promises'

interface Vector {
  lines: Record<string, string>
  nonces: Record<string, string>
  promises: Record<string, string>
}

function read(paragraph: string): Vector {
  const vector: Vector = { lines: {}, nonces: {}, promises: {} }
  for (const line of paragraph.split('\n').filter((one) => one && !one.startsWith('#'))) {
    const [, name, value] = /^(\S+) (.*)$/.exec(line) as unknown as [string, string, string]
    const [seat, hex] = value.split(' ') as [string, string]
    if (name === 'nonce') vector.nonces[seat] = hex
    else if (name === 'promise') vector.promises[seat] = hex
    else vector.lines[name] = value
  }
  return vector
}

const vectors = readFileSync('../tests/golden/promise-vectors.txt', 'utf8')
  .split('\n\n')
  .map(read)
  .filter(({ lines }) => lines.table)

test.each(vectors.map((vector) => [vector.lines.table!, vector] as const))('the start at table %s', (table, vector) => {
  const { lines, nonces, promises } = vector
  const closing = JSON.parse(lines.closing!) as string
  expect(commitmentOf(lines.secret!)).toBe(lines.commitment)
  for (const [seat, nonce] of Object.entries(nonces)) expect(promiseOf(table, nonce)).toBe(promises[seat])
  const terms = {
    table,
    commitment: lines.commitment!,
    game: lines.game!,
    seats: Number(lines.seats),
    asked: JSON.parse(lines.asked!) as Record<string, string>,
    restarts: Number(lines.restarts),
    promises,
  }
  expect(closingText(terms)).toBe(closing)
  expect(readClosing(closing)).toEqual(terms)
  const seed = seedOf(lines.secret!, closing, nonces)
  expect(bytesToHex(seed)).toBe(lines.seed)
  expect(new Seeded(hexToBytes(lines.seed!)).below('first', terms.seats)).toBe(Number(lines.first))
})

test('there are vectors', () => expect(vectors.length).toBeGreaterThan(2))

test('a closing can be written in one way only', () => {
  const closing = JSON.parse(vectors[0]!.lines.closing!) as string
  const changed = [
    closing.replace('"bidding":', '"bidding": '),
    closing.replace('\n0:', '\n00:'),
    closing.replace('\n4\n', '\n04\n'),
    closing.replace('closing 2', 'closing 3'),
    closing.slice(0, -1),
    closing + closing.slice(-67),
    closing.replace(/\n0:.*/, '\n0:abc'),
    '',
  ]
  for (const text of changed) expect(readClosing(text)).toBeNull()
})

test('nonces are 32 bytes and never the same', () => {
  const nonces = new Set(Array.from({ length: 20 }, newNonce))
  expect(nonces.size).toBe(20)
  for (const nonce of nonces) expect(nonce).toMatch(/^[0-9a-f]{64}$/)
})
