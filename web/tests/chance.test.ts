// The shared test vectors: the browser draws what Python draws.
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DECK, FACES, MAGIC, Seeded, seedFromNumber, verify, type Fault, type GameRecord } from '../src/chance'
import type { PromiseFile } from '../src/promises'

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

type Change = (record: GameRecord) => void
const games = ['cards', 'dice'] as const
const recordOf = (name: string) => JSON.parse(readFileSync(`fixtures/record-${name}.json`, 'utf8')) as GameRecord
const keptOf = (name: string) => JSON.parse(readFileSync(`fixtures/promise-${name}.json`, 'utf8')) as PromiseFile

function verdictAfter(name: string, change: Change, kept: PromiseFile | null = null) {
  const record = recordOf(name)
  change(record)
  return verify(record, kept)
}

/** Changes one deal or roll; returns its index. */
function tamper(record: GameRecord): number {
  const at = record.actions.findIndex(([seat, , what]) => seat === -1 && Array.isArray(what))
  const drawn = record.actions[at]!
  if (record.game === 'cards') {
    const hands = drawn[2] as string[][]
    ;[hands[0], hands[1]] = [hands[1]!, hands[0]!]
  } else drawn[2] = (drawn[2] as string[]).map(() => 'W')
  return at
}

describe.each(games)('a %s game of a table of version 1', (game) => {
  const name = `${game}-old`

  test('is verified', () => {
    const verdict = verify(recordOf(name))
    expect(verdict.total).toBeGreaterThan(10)
    expect(verdict).toMatchObject({ version: 1, right: verdict.total, wrong: null, faults: [], kept: false })
  })

  test('is not, once something was changed', () => {
    let at = -1
    expect(verdictAfter(name, (record) => (at = tamper(record)))).toMatchObject({ faults: ['draw'] })
    expect(verdictAfter(name, tamper).wrong).toBe(at)
    expect(verdictAfter(name, ({ chance }) => (chance!.secret = '00'.repeat(32))).faults).toEqual(['secret', 'draw'])
  })
})

describe.each(games)('a %s game of a table with promises', (game) => {
  const first = game === 'cards' ? 'first_dealer' : 'first_seer'

  test('is verified, also against what this browser kept', () => {
    const verdict = verify(recordOf(game), keptOf(game))
    expect(verdict.total).toBeGreaterThan(10)
    expect(verdict).toMatchObject({ version: 2, right: verdict.total, wrong: null, faults: [], kept: true, restarts: 1 })
    expect(verify(recordOf(game))).toMatchObject({ version: 2, faults: [], kept: false })
  })

  test('the order of the cards in a hand means nothing', () => {
    const reverse: Change = ({ actions }) => {
      const deal = actions.findLast(([seat]) => seat === -1)!
      if (game === 'cards') for (const hand of deal[2] as string[][]) hand.reverse()
    }
    expect(verdictAfter(game, reverse).faults).toEqual([])
  })

  test.each<[string, Change, Fault]>([
    ['a deal or roll', (record) => void tamper(record), 'draw'],
    ['the secret', ({ chance }) => (chance!.secret = '00'.repeat(32)), 'secret'],
    ["another player's nonce", ({ chance }) => (chance!.nonces!['2'] = '00'.repeat(32)), 'nonce'],
    ['the first player', ({ options }) => (options[first] = (Number(options[first]) + 1) % 4), 'first'],
    ['who was asked to begin', ({ chance, options }) => (chance!.asked![first] = (Number(options[first]) + 1) % 4), 'first'],
    ['an option', ({ chance }) => delete chance!.asked![first], 'first'],
    ['the owners', ({ chance }) => Object.assign(chance!, { promises: {}, nonces: {} }), 'unreadable'],
    ['a seat that is not there', ({ chance }) => (chance!.promises!['7'] = '00'.repeat(32)), 'unreadable'],
    ['the table, left out', ({ chance }) => delete chance!.table, 'unreadable'],
  ])('%s cannot be changed', (_what, change, fault) => {
    expect(verdictAfter(game, change).faults).toContain(fault)
  })

  test.each<[string, Change, Fault]>([
    ['nonce', ({ chance }) => (chance!.nonces!['0'] = '00'.repeat(32)), 'own-nonce'],
    ['restarts', ({ chance }) => (chance!.restarts = 0), 'closing'],
    ['commitment', ({ chance }) => (chance!.commitment = '00'.repeat(32)), 'closing'],
    ['table', ({ chance }) => (chance!.table = 'ABC234'), 'closing'],
    ['options', ({ chance, options }) => (chance!.asked![first] = options[first]!), 'closing'],
    ['promises of others', ({ chance }) => (chance!.promises!['2'] = '00'.repeat(32)), 'closing'],
    ['way to draw', (record) => (record.chance = { version: 1, seed: '00'.repeat(32) }), 'closing'],
  ])('another %s than this browser kept is caught', (_what, change, fault) => {
    expect(verdictAfter(game, change, keptOf(game)).faults).toContain(fault)
  })
})

test('a record without any word of chance proves nothing', () => {
  const record = recordOf('cards')
  delete record.chance
  expect(verify(record)).toMatchObject({ version: 0, faults: [], total: 0 })
})
