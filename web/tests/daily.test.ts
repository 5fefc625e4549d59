// The daily deal in the browser: its chain is checked, results are counted and put in words.
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { readFileSync } from 'node:fs'
import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { verify, type GameRecord, type KeptChain } from '../src/chance'
import DailyPage from '../src/daily/DailyPage.svelte'
import MatchPage from '../src/daily/MatchPage.svelte'
import NewMatch from '../src/daily/NewMatch.svelte'
import Spread from '../src/daily/Spread.svelte'
import { againstPar, bars, betterThan, shareText } from '../src/daily/daily'
import { commitmentOf } from '../src/promises'
import { speech } from '../src/session.svelte'
import { LANGUAGES, makeWords } from '../src/words'
import { MESSAGES } from './messages'

const told = JSON.parse(readFileSync('fixtures/daily.json', 'utf8')) as { chain: KeptChain; cards: GameRecord; dice: GameRecord }
const words = LANGUAGES.map((language) => makeWords(language, MESSAGES[language]))
const en = words[0]!
const changed = (change: (record: GameRecord) => void) => {
  const record = structuredClone(told.cards)
  change(record)
  return verify(record, null, told.chain).faults
}

test.each(['cards', 'dice'] as const)('the record of a daily deal of %s is checked back to the anchor', (game) => {
  const verdict = verify(told[game], null, told.chain)
  expect(verdict).toMatchObject({ version: 1, daily: true, kept: true, faults: [] })
  expect(verdict.right).toBe(verdict.total)
  expect(verdict.total).toBeGreaterThan(5)
})

test('a swapped day, seed, chain or deal is caught', () => {
  expect(changed((record) => (record.chance!.daily!.day = '2026-11-19'))).toContain('own-chain')
  expect(changed((record) => (record.chance!.daily!.index = 6))).toEqual(['own-chain', 'chain'])
  expect(changed((record) => (record.chance!.seed = '00'.repeat(32)))).toContain('chain')
  expect(changed((record) => (record.chance!.daily!.anchor = '00'.repeat(32)))).toContain('own-chain')
  expect(changed((record) => (record.chance!.daily!.game = 'dice'))).toEqual(['unreadable'])
  expect(changed((record) => (record.chance!.daily!.index = 1e9))).toContain('unreadable')
})

test('while the day runs there is nothing to check and nothing to doubt', () => {
  const record = structuredClone(told.cards)
  delete record.chance!.seed
  expect(verify(record, null, told.chain)).toMatchObject({ version: 0, faults: [], daily: true })
})

test('results of all stand in bars, the own one marked', () => {
  const others = [[50, 1], [70, 3], [90, 2], [250, 1]]
  const drawn = bars(others, 70)
  expect(drawn.length).toBeLessThanOrEqual(15)
  expect(drawn.reduce((sum, bar) => sum + bar.count, 0)).toBe(7)
  expect(drawn.filter((bar) => bar.own)).toHaveLength(1)
  expect(drawn.find((bar) => bar.own)!.from).toBeLessThanOrEqual(70)
  expect(betterThan(90, others)).toBe(67)
  expect(betterThan(90, [[90, 1]])).toBeNull()
})

test('a screen reader reads the results of all as a table, which takes no room on the page', () => {
  render(Spread, { others: [[50, 1], [60, 3]], own: 60, par: 55, words: en })
  const rows = screen.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toHaveLength(12)
  expect(rows).toContain('60 (you)3')
  expect(screen.getByRole('table').closest('div.hidden')).not.toBeNull()
})

test('what is shared tells no card', () => {
  const mine = { table: 'ABC234', points: 90, rounds: [0, -1, 0, 1], in_time: true, share: 'RSTUVWXYZ234' }
  expect(shareText('2026-11-16', 'cards', mine, 50.4, en)).toMatch(/^Stonehenge, (16 November|November 16), Cards: 90, 40 above par\. 2 of 4 exact\.$/)
  for (const one of words) expect(shareText('2026-11-16', 'dice', mine, null, one)).toMatch(/90\. 2 (of|von|van) 4/)
  expect(againstPar(90, 90.2, en)).toBe('exactly par')
})

test('the page says that par is not there yet, and tells it as soon as it is', async () => {
  vi.useFakeTimers()
  speech.words = en
  let par: number | null = null
  const mine = { table: 'ABC234', points: 90, rounds: [0, -1, 0, 1, 0, 0], in_time: true, share: 'RSTUVWXYZ234' }
  const terms = { game: 'cards', seats: 4, rounds: 6, level: 'adept', version: '1', preparing: false, mine }
  const day = '2026-11-16'
  const answers: Record<string, () => unknown> = {
    '/api/daily': () => ({ day, ends: Date.now() + 3_600_000, now: Date.now(), deals: [terms], streak: null }),
    [`/api/daily/days/${day}/cards`]: () => ({ day, terms, par, runs: par === null ? 0 : 100, others: [[90, 1]] }),
    '/api/daily/chain': () => told.chain,
  }
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(JSON.stringify(answers[path]!()))))
  render(DailyPage, { game: 'cards' })
  await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('90: par is still being computed'))
  expect(document.body).not.toHaveTextContent('on average')
  par = 50.4
  await vi.advanceTimersByTimeAsync(6000)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('40 above par')
  expect(document.body).toHaveTextContent('Par 50 is what the archmage makes in your seat, on average of 100 games.')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a match among friends is opened by the rules that were chosen, also who deals first', async () => {
  const info = {
    name: 'cards', players: [3, 4, 5, 6], levels: ['novice', 'adept'], preparing: [], default_level: 'adept', excluded: [],
    options: { bidding: ['open', 'covered'], first_dealer: [0, 1, 2, 'random'] }, defaults: { bidding: 'open', first_dealer: 0 }, first: 'first_dealer',
  }
  speech.words = en
  vi.stubGlobal('scrollTo', () => undefined)
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (path: string, { body }: { body?: string } = {}) => {
    if (path === '/api/matches') sent.push(JSON.parse(body!))
    return Promise.resolve(new Response(JSON.stringify(path === '/api/games' ? [info] : { code: 'ABC234' })))
  })
  render(NewMatch)
  const lot = await screen.findByRole('checkbox', { name: /First dealer by lot/ })
  if ((lot as HTMLInputElement).checked) await fireEvent.click(lot)
  await fireEvent.click(screen.getByRole('button', { name: 'Make the link' }))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ game: 'cards', options: { first_dealer: 0 } })
})

describe('the deals of a match among friends', () => {
  /** The seed of the game of that day: a match has its seed from nowhere else. */
  const seed = bytesToHex(hmac(sha256, hexToBytes(told.cards.chance!.seed!), utf8ToBytes('stonehenge daily cards')))
  const wrong = '00'.repeat(32)
  const player = { name: 'Ada', you: true, done: true, table: 'TAB234', points: 90, rounds: [90], exact: [true] }
  const match = {
    code: 'ABC234', game: 'cards', seats: 4, options: { ...told.cards.options, first_dealer: 'random' }, level: 'adept', until: 0,
    commitment: commitmentOf(seed), seed: null as string | null, mine: { table: 'TAB234', points: 90, rounds: [0], in_time: true, share: null }, players: [player],
  }

  /** Opens the page of the match as the server tells it; `dealt` is the seed in the record of the game. */
  async function looks(changes: Partial<typeof match>, dealt?: string, change: (record: GameRecord) => void = () => undefined): Promise<string> {
    const record = { ...structuredClone(told.cards), chance: dealt === undefined ? undefined : { version: 1, seed: dealt } } as GameRecord
    change(record)
    const answers: Record<string, unknown> = { '/api/matches/ABC234': { ...match, ...changes }, '/api/tables/TAB234/record.json': record }
    vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(JSON.stringify(answers[path]))))
    const { container, unmount } = render(MatchPage, { code: 'ABC234' })
    await vi.waitFor(() => expect(container.querySelector('.seal')).not.toBeNull())
    const text = container.querySelector('.chance [role=status]')!.textContent!.trim()
    const sealed = container.querySelector('.seal')!.className
    unmount()
    return `${text} ${/fair|caught/.exec(sealed)?.[0] ?? 'unsealed'}`
  }

  beforeEach(() => {
    localStorage.clear()
    speech.words = en
  })
  afterEach(() => vi.unstubAllGlobals())

  test('are checked when the match is over, against the commitment that this browser kept', async () => {
    expect(await looks({})).toMatch(/^Others may still play this deal\. .* unsealed$/)
    expect(await looks({ seed }, seed)).toMatch(/^All 6 draws follow from the seed of the match, which fits the commitment that this browser has kept.* fair$/)
  })

  test('a browser that sees the match only now says whose word it is', async () => {
    expect(await looks({ seed }, seed)).toMatch(/which fits the commitment that the server tells\. unsealed$/)
    expect(await looks({ seed: wrong }, wrong)).toMatch(/^0 of 6 draws fit, but something was changed\. The seed of the match is not the one .* caught$/)
  })

  test('another seed is caught, also with another commitment that fits it', async () => {
    await looks({})
    const caught = /^The server has cheated\. The seed of the match is not the one that the server had committed itself to\. .* caught$/
    expect(await looks({ seed: wrong }, wrong)).toMatch(caught)
    expect(await looks({ seed: wrong, commitment: commitmentOf(wrong) }, wrong)).toMatch(caught)
  })

  test('another deal or first dealer is caught', async () => {
    await looks({})
    expect(await looks({ seed }, seed, ({ actions }) => ((actions[0]![2] as string[][])[0] = ['W4']))).toMatch(/^The server has cheated\. At least one deal or roll is another/)
    const next = (record: GameRecord) => (record.options.first_dealer = (Number(record.options.first_dealer) + 1) % 4)
    expect(await looks({ seed }, seed, next)).toMatch(/^The server has cheated\. .*first player are not those/)
  })
})
