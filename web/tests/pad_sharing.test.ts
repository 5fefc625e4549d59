// A shared pad on this device: what the server says, what waits, what is in conflict, and the square code.
import encodeQR from 'qr'
import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import type { Entry } from '../src/pad/rules/entries'
import { afterAnswers, afterNews, afterWhole, decided, entriesOf, joined, newShared, offered, type Shared } from '../src/pad/sharing/shared'
import type { WholePad } from '../src/wire/pads'

const bid = (player: number, number: number): Entry => ({ kind: 'bid', round: 1, player, bid: number })
const covered = (player: number): Entry => ({ kind: 'covered', round: 1, player })
const whole = (...lines: WholePad['lines']): WholePad => ({
  type: 'pad',
  role: 'keeper',
  game: 'cards',
  players: ['Anna', 'Ben', 'Carla'],
  options: {},
  date: '',
  lines,
  writing: true,
  shown: [],
  looking: [],
})
const line = (entry: Entry, id?: string) => ({ entry: entry as WholePad['lines'][number]['entry'], player: 1, ...(id ? { id } : {}) })

test('own entries come last until the server has them, and then stand where it put them', () => {
  let shared = offered(newShared('k', 'keeper'), bid(1, 1))
  const { id } = shared.pending[0]!
  shared = afterNews(shared, { type: 'news', first: 0, lines: [line(bid(2, 0))] })!
  expect(entriesOf(shared)).toEqual([bid(2, 0), bid(1, 1)])
  shared = afterNews(shared, { type: 'news', first: 1, lines: [line(bid(1, 1), id)] })!
  expect(shared.pending).toEqual([])
  expect(entriesOf(shared)).toEqual([bid(2, 0), bid(1, 1)])
})

test('an answer that got lost is found again in the whole pad', () => {
  const shared = offered(newShared('k', 'keeper'), bid(1, 1))
  const back = afterWhole(shared, whole(line(bid(1, 1), shared.pending[0]!.id)))
  expect(back.pending).toEqual([])
  expect(entriesOf(back)).toEqual([bid(1, 1)])
})

test('news after a gap are not taken', () => {
  expect(afterNews(newShared('k', 'keeper'), { type: 'news', first: 3, lines: [line(bid(1, 1))] })).toBeNull()
})

test('a covered bid is laid open in its place', () => {
  const shared = afterWhole(newShared('k', 'keeper'), whole(line(covered(1)), line(bid(2, 0))))
  const open = afterNews(shared, { type: 'news', first: 2, uncovered: [[0, bid(1, 1) as never]] })!
  expect(entriesOf(open)).toEqual([bid(1, 1), bid(2, 0)])
})

function conflict(): Shared {
  const shared = offered(afterWhole(newShared('k', 'keeper'), whole()), bid(1, 1))
  const others = afterNews(shared, { type: 'news', first: 0, lines: [line(bid(1, 0))] })!
  return afterAnswers(others, [{ id: shared.pending[0]!.id, rule: 'pad-conflict', other: 0 }])
}

test('a conflict waits for somebody to choose, and is not on the pad meanwhile', () => {
  const shared = conflict()
  expect(entriesOf(shared)).toEqual([bid(1, 0)])
  expect(shared.conflicts).toMatchObject([{ entry: bid(1, 1), other: 0 }])
  const id = shared.conflicts[0]!.id
  expect(entriesOf(decided(shared, id, false))).toEqual([bid(1, 0)])
  const mine = decided(shared, id, true)
  expect(entriesOf(mine)).toEqual([bid(1, 0), bid(1, 1)])
  expect(mine.pending[0]!.after).toBe(1) // now it knows what it overwrites
  expect(mine.pending[0]!.id).not.toBe(id)
})

test('two windows of one device lose nothing of each other', () => {
  const base = afterWhole(newShared('k', 'keeper'), whole(line(bid(1, 0))))
  const one = offered(base, bid(2, 0))
  const other = offered(base, bid(0, 1))
  expect(entriesOf(joined(one, other))).toEqual([bid(1, 0), bid(2, 0), bid(0, 1)])
  expect(joined(conflict(), base).conflicts).toHaveLength(1)
})

test('the square code says the link', () => {
  const link = 'https://play.example.org/pad/live#AbCdEfGhIjKlMnOpQrStUvWx'
  const code = encodeQR(link, 'raw', { ecc: 'medium', border: 2 })
  const scale = 4
  const size = code.length * scale
  const data = new Uint8ClampedArray(size * size * 4).fill(255)
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) if (code[Math.floor(y / scale)]![Math.floor(x / scale)]) data.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3)
  expect(decodeQR({ width: size, height: size, data })).toBe(link)
})
