// What the player reads about chance: at the table, and at the end of a game.
import { fireEvent, render, screen } from '@testing-library/svelte'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GameRecord } from '../src/chance'
import Fair from '../src/pages/Fair.svelte'
import { closingText, promiseOf, readClosing, type PromiseFile } from '../src/promises'
import { Table } from '../src/table.svelte'
import type { TableView } from '../src/wire/messages'
import { meet, read, type Notes } from '../src/witness'
import { LANGUAGES, makeWords } from '../src/words'
import { MESSAGES } from './messages'

const words = Object.fromEntries(
  LANGUAGES.map((language) => [language, makeWords(language, MESSAGES[language])]),
)
const en = words.en!
const record = () => JSON.parse(readFileSync('fixtures/record-cards.json', 'utf8')) as GameRecord
const file = JSON.parse(readFileSync('fixtures/promise-cards.json', 'utf8')) as PromiseFile
const notes = (changes: Partial<Notes> = {}): Notes => ({ ...read(file.table), file, unproved: null, ...changes })

function serve(told: GameRecord): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(told))))
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('at the end', () => {
  const told = (told: GameRecord, changes: Partial<Notes> = {}, language = 'en') => {
    serve(told)
    return render(Fair, { id: file.table, notes: notes(changes), words: words[language]! })
  }

  test('a proved game says so, what was checked, and what nobody can prove', async () => {
    const { container } = told(record())
    expect(await screen.findByText(/^Nobody chose these deals/)).toBeInTheDocument()
    expect(container.querySelector('.seal.fair')).toBeInTheDocument()
    await fireEvent.click(screen.getByRole('button', { name: 'What was checked?' }))
    expect(screen.getByText(/^Kept by this browser since before the start/)).toBeInTheDocument()
    expect(screen.getByText(/^Told by the server: everybody's random numbers/)).toBeInTheDocument()
    expect(screen.getByText(/^The start was repeated once/)).toBeInTheDocument()
    expect(screen.getByText(/^Nobody can prove that the server kept the cards to itself/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Promise file' })).toBeInTheDocument()
  })

  test('the promise file can be downloaded', async () => {
    told(record())
    let saved = ''
    vi.stubGlobal('Blob', function (parts: string[]) { saved = parts.join('') })
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await fireEvent.click(await screen.findByRole('button', { name: 'What was checked?' }))
    await fireEvent.click(screen.getByRole('button', { name: 'Promise file' }))
    expect(JSON.parse(saved)).toEqual(file)
    vi.restoreAllMocks()
  })

  test.each(['unproved-late', 'unproved-not-here', 'unproved-other-promise'])('%s: the game is not called proved', async (unproved) => {
    const { container } = told(record(), { unproved })
    expect(await screen.findByText(/^All \d+ draws follow from what the server tells/)).toHaveTextContent(en.refusal({ rule: unproved, facts: {} }))
    expect(container.querySelector('.fair')).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: 'What was checked?' }))
    expect(screen.queryByRole('button', { name: 'Promise file' })).toBeNull()
  })

  test('an old game says that the server could have chosen', async () => {
    told(JSON.parse(readFileSync('fixtures/record-cards-old.json', 'utf8')) as GameRecord, { file: null, unproved: 'unproved-not-here' })
    expect(await screen.findByText(/older version of the server, which could choose the deals/)).toBeInTheDocument()
  })

  test.each<[string, (record: GameRecord) => unknown, RegExp]>([
    ['a changed nonce', ({ chance }) => (chance!.nonces!['0'] = '00'.repeat(32)), /Your random number is not the one that this browser drew/],
    ['a changed secret', ({ chance }) => (chance!.secret = '00'.repeat(32)), /The secret is not the one that the server had committed itself to/],
    ['another commitment', ({ chance }) => (chance!.commitment = '00'.repeat(32)), /not those that this browser kept/],
    ['a wrong number of restarts', ({ chance }) => (chance!.restarts = 0), /not those that this browser kept/],
    ['another first dealer', ({ options }) => (options.first_dealer = (Number(options.first_dealer) + 1) % 4), /first player are not those/],
    ['a changed deal', ({ actions }) => ((actions[0]![2] as string[][])[0] = ['W4']), /At least one deal or roll is another/],
  ])('%s is called cheating', async (_what, change, sentence) => {
    const cheat = record()
    change(cheat)
    const { container } = told(cheat)
    expect(await screen.findByText(/^The server has cheated\./)).toHaveTextContent(sentence)
    expect(container.querySelector('.seal.caught')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'What was checked?' })).toBeNull()
  })

  test('without notes a changed record is wrong, but nobody is accused', async () => {
    const cheat = record()
    cheat.chance!.secret = '00'.repeat(32)
    told(cheat, { file: null, unproved: 'unproved-not-here' })
    expect(await screen.findByText(/but something was changed/)).toBeInTheDocument()
  })

  test('a daily deal is checked once its seed is told, without loading the page anew', async () => {
    const { cards } = JSON.parse(readFileSync('fixtures/daily.json', 'utf8')) as { cards: GameRecord }
    const { seed, ...unseeded } = cards.chance!
    expect(seed).toBeTruthy()
    const { container } = told({ ...cards, chance: unseeded }, { file: null, unproved: null })
    expect(await screen.findByText(/^Others still play this deal/)).toBeInTheDocument()
    expect(container.querySelector('.seal.fair')).toBeNull()
    serve(cards)
    await fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText(/^All \d+ draws follow from the seed of the day/)).toBeInTheDocument()
  })

  test.each(LANGUAGES)('what was caught at the start is told in %s', async (language) => {
    const cheat = { rule: 'cheat-second-closing', facts: {} }
    told(record(), { cheat }, language)
    expect(await screen.findByText(new RegExp(words[language]!.refusal(cheat)))).toBeInTheDocument()
  })
})

/** A server that says what it is told to say. */
class Line {
  static last: Line
  readyState = 1
  sent: { type: string; id: number; command: { type: string; promise: string; nonce: string } }[] = []
  onopen = () => undefined
  onmessage: (event: { data: string }) => void = () => undefined
  onclose = () => undefined
  constructor() {
    Line.last = this
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Line['sent'][number])
  }
  close() {
    this.readyState = 3
  }
  hear(message: object) {
    this.onmessage({ data: JSON.stringify(message) })
  }
  get commands() {
    return this.sent.filter(({ type }) => type === 'do').map(({ command }) => command)
  }
}

describe('at the start', () => {
  const asked = { bidding: 'open', first_dealer: 'random' }
  const ticket = { table: 'ABC234', seat: 0, token: 't', commitment: 'c0'.repeat(32) }
  let table: Table
  let seq = 0

  const view = (changes: Partial<TableView> = {}, mine: object = {}): TableView => {
    const seat = { kind: 'human', name: 'Ada', level: null, held: null, held_why: null, muted: false, promise: null, part: true } as const
    const others = { id: ticket.table, game: 'cards', options: asked, settings: {}, phase: 'open', paused: false, host: 0, secret: null, rematch: null } as const
    return { ...others, seats: [{ ...seat, ...mine }, seat, seat], chance: 2, commitment: ticket.commitment, restarts: 0, starting: true, closing: null, ...changes }
  }
  const tell = (changes: Partial<TableView> = {}, mine: object = {}) =>
    Line.last.hear({ type: 'update', seq: ++seq, you: 0, table: view(changes, mine), events: [] })
  const closing = (promised: string, changes: object = {}) =>
    closingText({ table: ticket.table, commitment: ticket.commitment, game: 'cards', seats: 3, asked, restarts: 0, promises: { 0: promised }, ...changes })

  beforeEach(() => {
    vi.stubGlobal('WebSocket', Line)
    meet(ticket, { game: 'cards', seats: 3, asked })
    table = new Table(ticket.table, ticket.token)
    tell()
  })
  afterEach(() => table.end())

  test('the page promises, and reveals for the closing, by itself', async () => {
    const [promise] = Line.last.commands
    expect(promise).toMatchObject({ type: 'promise' })
    const text = closing(promise!.promise)
    tell({ closing: text }, { promise: promise!.promise })
    const reveal = Line.last.commands[1]!
    expect(promiseOf(ticket.table, reveal.nonce)).toBe(promise!.promise)
    expect(readClosing(table.notes.file!.closing)).not.toBeNull()
    Line.last.hear({ type: 'done', id: 2, seq })
    await Promise.resolve()
    expect(read(ticket.table).revealed).toEqual([promise!.promise])
    expect(table.notes).toMatchObject({ cheat: null, unproved: null })
  })

  test('other options are caught, told, and nothing is revealed', () => {
    const { promise } = Line.last.commands[0]!
    tell({ closing: closing(promise, { asked: { ...asked, first_dealer: 1 } }) }, { promise })
    expect(table.notes.cheat).toEqual({ rule: 'cheat-terms', facts: { what: 'options' } })
    expect(Line.last.commands).toHaveLength(1)
    expect(en.refusal(table.notes.cheat!)).toContain('the options or the first player are others')
  })

  test('a second closing is caught, and a denied reveal too', async () => {
    const { promise } = Line.last.commands[0]!
    tell({ closing: closing(promise) }, { promise })
    Line.last.hear({ type: 'done', id: 2, seq })
    await Promise.resolve()
    tell({ closing: closing(promise, { restarts: 0, promises: { 0: promise, 1: 'ab'.repeat(32) } }) }, { promise })
    expect(table.notes.cheat?.rule).toBe('cheat-second-closing')
    expect(Line.last.commands).toHaveLength(2)
    tell({ restarts: 1 }, { part: false })
    expect(table.notes.cheat?.rule).toBe('cheat-reveal-denied')
  })

  test('a reveal that was refused is not taken for confirmed', async () => {
    const { promise } = Line.last.commands[0]!
    tell({ closing: closing(promise) }, { promise })
    Line.last.hear({ type: 'refused', id: 2, rule: 'no-closing', facts: {} })
    await Promise.resolve()
    tell({ restarts: 1 }, { part: false })
    expect(table.notes).toMatchObject({ cheat: null, unproved: 'unproved-late' })
  })
})

test.each(LANGUAGES)('everything that can be caught has a sentence in %s', (language) => {
  const source = readFileSync('src/witness.ts', 'utf8') + readFileSync('src/pages/Fair.svelte', 'utf8')
  const rules = [...source.matchAll(/'((?:cheat|unproved)-[a-z-]+)'/g)].map(([, rule]) => rule!)
  expect(new Set(rules).size).toBeGreaterThan(8)
  for (const rule of rules) expect(words[language]!.has(`refused-${rule}`), rule).toBe(true)
})
