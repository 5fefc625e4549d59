// A table in the browser: what arrives while a piece of the page is still loading is kept.
import { afterEach, expect, test, vi } from 'vitest'
import english from 'words:en'
import { missing, piece, script } from '../src/piece.svelte'
import { speech } from '../src/session.svelte'
import { Table } from '../src/table.svelte'
import { makeWords } from '../src/words'

class Line {
  static last: Line
  onmessage: (event: { data: string }) => void = () => undefined
  constructor() {
    Line.last = this
  }
  send() {}
  close() {}
  hear(message: object) {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

afterEach(() => vi.unstubAllGlobals())

test('updates that arrive while the game is loading are told in order', async () => {
  vi.stubGlobal('WebSocket', Line)
  speech.words = makeWords('en', english)
  const table = new Table('STONES', null)
  const seats = [{ kind: 'human', name: 'Ada' }]
  const said = (seq: number, text: string) => [{ type: 'said', seq, at: 0, seat: 0, text }]
  Line.last.hear({ type: 'update', seq: 1, you: null, table: { game: 'dice', seats }, view: {}, legal: [], events: said(1, 'one') })
  Line.last.hear({ type: 'update', seq: 2, you: null, view: {}, legal: [], events: said(2, 'two') })
  Line.last.hear({ type: 'update', seq: 3, you: null, events: said(3, 'three') })
  expect(table.standing?.seq).toBe(3)
  await vi.waitFor(() => expect(table.log.map(({ text }) => text(speech.words))).toEqual(['one', 'two', 'three']), 20_000)
  table.end()
}, 30_000)

test('a piece that failed to load is asked for again, later and later', async () => {
  const waits: number[] = []
  const shown: number[] = []
  let tries = 0
  const load = () => (++tries < 8 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve('loaded'))
  const pause = async (ms: number) => {
    waits.push(ms)
    shown.push(missing.pieces)
  }
  expect(await piece(load, pause)).toBe('loaded')
  expect(tries).toBe(8)
  expect(waits.at(-1)).toBeGreaterThan(10 * waits[0]!)
  expect(Math.max(...waits)).toBeLessThan(20_000)
  expect(shown).toEqual(Array(7).fill(1))
  expect(missing.pieces).toBe(0)
})

test('a script that the browser will not ask for again comes with a fresh page, once it can', async () => {
  const error = new TypeError('Failed to fetch dynamically imported module: https://example.org/assets/Table.js')
  const reload = vi.fn()
  const answers = (ok: boolean) => vi.stubGlobal('fetch', vi.fn(() => Promise.resolve({ ok })))
  answers(false)
  await script(error, reload)
  expect(reload).not.toHaveBeenCalled()
  answers(true)
  await script(error, reload)
  await script(error, reload) // a page that still lacks it must not load for ever
  expect(reload).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('what the computer did for somebody, and who was removed, is told as such', () => {
  vi.stubGlobal('WebSocket', Line)
  speech.words = makeWords('en', english)
  const table = new Table('STONES', null)
  const seat = (name: string, kind = 'human') => ({ kind, name })
  table.face = { Table: null as never, sounds: {}, thing: () => 'green 8', reckon: () => '', stay: () => 0, tell: (e, s) => ([s.you, (s.view as { seat: number }).seat].includes(e.seat!) ? 'You play green 8.' : 'Ada plays green 8.') }
  const update = (seq: number, seats: object[], ...events: object[]) =>
    Line.last.hear({ type: 'update', seq, you: 0, table: { game: 'cards', seats }, view: { seat: 0 }, legal: [], events: events.map((e) => ({ seq, at: 0, ...e })) })
  const both = [seat('Ada'), seat('Ben'), seat('Cleo', 'computer')]
  update(1, both, { type: 'acted', seat: 0, by: 'owner', action: ['play', 'G8'] })
  expect(table.helped).toBeNull()
  update(2, both, { type: 'acted', seat: 0, by: 'clock', action: ['play', 'G8'] })
  expect(table.helped?.(speech.words)).toBe('Time was up. The computer played green 8 for you.')
  update(3, both, { type: 'acted', seat: 1, by: 'computer', action: ['play', 'G8'] })
  update(4, both, { type: 'acted', seat: 2, by: 'computer', action: ['play', 'G8'] })
  update(5, [seat('Ada'), seat('Dora', 'computer'), both[2]!], { type: 'emptied', seat: 1, name: 'Ben', why: 'removed' })
  expect(table.log.map(({ text }) => text(speech.words))).toEqual([
    'You play green 8.',
    'Time was up. The computer played green 8 for you.',
    'The computer played green 8 for Ben.',
    'Ada plays green 8.',
    'The host has removed Ben.',
  ])
  table.end()
})
