// Files of pads on the page: judged as Python judges them, and harmless as tables.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BrokenPad, csvText, decodePads, encodePads } from '../src/pad/files'
import type { Pad } from '../src/pad/pads'
import { makeWords } from '../src/words'
import english from 'words:en'

const words = makeWords('en', english)
const pads = readFileSync('../tests/golden/pads.jsonl', 'utf-8')
  .trim()
  .split('\n')
  .map((line) => (JSON.parse(line) as { pad: Pad }).pad)

const file = (change: Record<string, unknown>) => JSON.stringify({ format: 'stonehenge-pad', version: 1, pads: [{ ...pads[1], ...change }] })
function refusal(text: string): string {
  try {
    decodePads(text)
  } catch (error) {
    if (error instanceof BrokenPad) return error.refusal.rule
    throw error
  }
  return 'accepted'
}

test('the pads that Python wrote come back as they were', () => {
  expect(decodePads(encodePads(pads))).toEqual(pads)
})

test.each([
  ['{', 'not-json'],
  ['[]', 'not-a-pad'],
  ['{"format": "stonehenge", "version": 1}', 'not-a-pad'],
  ['{"format": "stonehenge-pad", "version": 2, "pads": []}', 'pad-version'],
  [' '.repeat(5_000_001), 'pad-file-too-long'],
  [file({ game: 'chess' }), 'unknown-game'],
  [file({ players: ['a', 'b'] }), 'wrong-player-count'],
  [file({ players: ['a', 'b', 'A '] }), 'pad-name-twice'],
  [file({ options: { bidding: 'loud' } }), 'bad-option-value'],
  [file({ options: { plus_minus_one: true, bidding: 'secret' } }), 'plus-minus-one-needs-open-bids'],
  [file({ options: { stakes: 5 } }), 'unknown-option'],
  [file({ options: { rounds: true } }), 'bad-option-value'],
  [file({ entries: [{ kind: 'win' }] }), 'not-a-pad'],
  [file({ entries: [{ kind: 'bid', round: 1, player: 1, bid: 0.5 }] }), 'not-a-pad'],
  [file({ entries: [{ kind: 'bid', round: 1, player: 1, bid: 0, extra: 1 }] }), 'not-a-pad'],
  [file({ entries: [{ kind: 'bid', round: 1, player: 0, bid: 0 }] }), 'not-your-turn'],
  [file({ entries: Array.from({ length: 2001 }, () => ({ kind: 'undo' })) }), 'not-a-pad'],
  [file({ extra: 1 }), 'not-a-pad'],
])('a file that is no pad is refused: %#', (text, rule) => {
  expect(refusal(text)).toBe(rule)
})

test('a table has every round and no formula', () => {
  const rules = pads[1]!
  const evil = { ...rules, players: ['=1+1', 'B,en', '＝Freya'] }
  const [head, first] = csvText(evil, words).split('\r\n')
  expect(head).toBe(`round,'=1+1: bid,'=1+1: tricks,'=1+1: total,"B,en: bid","B,en: tricks","B,en: total",'＝Freya: bid,'＝Freya: tricks,'＝Freya: total`)
  expect(first).toBe('1,0,0,20,1,0,-10,1,1,30')
})
