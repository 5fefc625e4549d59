// The shared test vectors: the browser draws what Python draws.
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DECK, FACES, MAGIC, Seeded, seedFromNumber, verify, type GameRecord } from '../src/chance'

const lines = readFileSync('../tests/golden/chance-vectors.txt', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))

test.each(lines)('%s', (line) => {
  const parts = line.split(' ')
  if (parts[0] === 'number') {
    expect(bytesToHex(seedFromNumber(Number(parts[1])))).toBe(parts[3])
    return
  }
  const chance = new Seeded(hexToBytes(parts[0]!))
  const [, what, label] = parts as [string, string, string]
  const given = parts.slice(3)
  if (what === 'words') {
    const words = chance.words(label)
    expect(given.map(() => String(words.next().value))).toEqual(given)
  } else if (what === 'first') expect(String(chance.below('first', Number(label)))).toBe(given[0])
  else if (what === 'deck') expect(chance.shuffle(label, DECK)).toEqual(given)
  else if (what === 'magic') expect(chance.shuffle(label, MAGIC)).toEqual(given)
  else if (what === 'dice') expect(given.map((_, die) => FACES[chance.below(`${label}/${die}`, 6)])).toEqual(given)
  else throw new Error(`unknown vector ${what}`)
})

test.each(['cards', 'dice'])('a %s game of a table is verified, and one that was tampered with is not', (game) => {
  const read = () => JSON.parse(readFileSync(`fixtures/record-${game}.json`, 'utf8')) as GameRecord
  const record = read()
  const verdict = verify(record)
  expect(verdict.promise).toBe(true)
  expect(verdict.total).toBeGreaterThan(10)
  expect(verdict).toMatchObject({ right: verdict.total, wrong: null })

  const changed = read()
  const at = changed.actions.findIndex(([seat, , what]) => seat === -1 && Array.isArray(what))
  const drawn = changed.actions[at]!
  if (game === 'cards') {
    const hands = drawn[2] as string[][]
    ;[hands[0], hands[1]] = [hands[1]!, hands[0]!]
  } else drawn[2] = (drawn[2] as string[]).map(() => 'W')
  expect(verify(changed).wrong).toBe(at)

  const swapped = read()
  swapped.chance!.secret = '00'.repeat(32)
  expect(verify(swapped).promise).toBe(false)
})
