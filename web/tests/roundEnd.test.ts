// The end of a round: what is shown when, what it says, and how one goes on.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import CardTable from '../src/cards/CardTable.svelte'
import { change, distance, ownResult } from '../src/cards/finished'
import DiceTable from '../src/dice/DiceTable.svelte'
import { nextSeer, sentence } from '../src/dice/finished'
import { RoundEnd } from '../src/roundEnd.svelte'
import { Showing, type Shown } from '../src/showing.svelte'
import { merge, type Standing } from '../src/standing'
import type { RoundScore, View } from '../src/wire/cards'
import type { View as DiceView } from '../src/wire/dice'
import type { Update } from '../src/wire/messages'
import { makeWords } from '../src/words'
import english from 'words:en'

const words = makeWords('en', english)
const fixture = <V>(name: string) => merge(null, JSON.parse(readFileSync(`fixtures/${name}.json`, 'utf8')) as Update) as Standing<V>

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

// a game of which only the round counts
function moment(seq: number, rounds: number, more: Partial<Standing> & { phase?: string; since?: number } = {}): Standing {
  const { phase = 'bid', since = 0, ...rest } = more
  const view = { phase, last_round: rounds > 0 ? { round: rounds } : null, outcome: null }
  const table = { settings: { pace: 400 } } as never
  return { seq, you: 0, table, view, legal: [], here: [], clocks: [], roundOver: since, events: [{ type: 'acted', seq, at: 0, seat: 1 }], ...rest }
}
function shower({ read = 0, patient = false, stay = 0 } = {}) {
  const told: number[] = []
  const done: number[] = []
  const showing = new Showing({
    tell: (shown: Shown[]) => told.push(...shown.flatMap(({ standing }) => standing.events.map(({ seq }) => seq))),
    reckon: () => undefined,
    stay: () => stay,
    read: () => read,
    done: (round) => done.push(round),
    patient: () => patient,
  })
  return { showing, told, done }
}

test('the last card lies, the reckoning is read for eight seconds, then the game goes on where it is', () => {
  const { showing, told, done } = shower()
  showing.hear(moment(1, 0, { phase: 'play' }))
  showing.hear(moment(2, 1))
  showing.hear(moment(3, 1, { legal: [['bid', 0]] }))
  expect([showing.standing?.seq, showing.ended?.told, showing.ended?.asked]).toEqual([2, false, true])
  vi.advanceTimersByTime(899)
  expect(showing.ended?.told).toBe(false)
  vi.advanceTimersByTime(1)
  expect([showing.ended?.told, showing.ended?.stones]).toEqual([true, 8])
  vi.advanceTimersByTime(7_999)
  expect([showing.ended?.stones, told]).toEqual([1, [1, 2]])
  vi.advanceTimersByTime(1)
  expect([showing.ended, showing.standing?.seq, told, done]).toEqual([null, 3, [1, 2, 3], [1]])
})

test('what chance does for the next round is told when the reckoning is gone', () => {
  const { showing, told } = shower()
  showing.hear(moment(1, 0))
  const card = { type: 'acted', seq: 2, at: 0, seat: 0 }
  showing.hear(moment(2, 1, { events: [card, { ...card, seq: 3, seat: -1 }] as never }))
  expect(told).toEqual([1, 2])
  vi.advanceTimersByTime(900)
  showing.ended!.goOn()
  expect(told).toEqual([1, 2, 3])
})

test('who waits is not hurried, and the next end of a round is not missed', () => {
  const { showing, done } = shower()
  showing.hear(moment(1, 0))
  showing.hear(moment(2, 1))
  vi.advanceTimersByTime(2_000)
  showing.ended!.wait()
  showing.hear(moment(3, 2))
  vi.advanceTimersByTime(60_000)
  expect([showing.ended?.stones, showing.ended?.standing.seq]).toEqual([8, 2])
  showing.ended!.goOn()
  expect([showing.ended?.standing.seq, done]).toEqual([3, [1]])
})

test('with the setting it goes on only when asked to', () => {
  const { showing } = shower({ patient: true })
  showing.hear(moment(1, 0))
  showing.hear(moment(2, 1))
  vi.advanceTimersByTime(60_000)
  expect([showing.ended?.told, showing.ended?.waiting]).toEqual([true, true])
})

test.each([
  ['during it', { since: 2_000 }, 0, 6_000],
  ['later', { since: 20_000 }, 0, 3_000],
  ['later, in the middle of a round', { since: 20_000, phase: 'play' }, 0, 0],
  ['having read it', { since: 2_000 }, 1, 0],
])('who comes %s', (_when, more, read, stays) => {
  const { showing } = shower({ read })
  showing.hear(moment(5, 1, more))
  expect(showing.ended !== null).toBe(stays > 0)
  if (stays === 0) return
  vi.advanceTimersByTime(stays - 1)
  expect(showing.ended?.told).toBe(true)
  vi.advanceTimersByTime(1)
  expect(showing.ended).toBeNull()
})

test('a moment stays, unless one acts or falls behind; talk is shown at once', () => {
  const { showing, told } = shower({ stay: 500 })
  showing.hear(moment(1, 0))
  showing.hear(moment(2, 0))
  showing.hear(moment(3, 0))
  showing.amend(moment(4, 0, { here: [true] }))
  expect([showing.standing?.seq, showing.standing?.here, told]).toEqual([2, [true], [1, 2, 4]])
  vi.advanceTimersByTime(500)
  expect(showing.standing?.seq).toBe(3)
  showing.hear(moment(5, 0))
  showing.hurry()
  expect(showing.standing?.seq).toBe(5)
  for (let seq = 6; seq < 20; seq++) showing.hear(moment(seq, 0))
  expect(showing.standing!.seq).toBeGreaterThan(10)
})

function ended(standing: Standing) {
  const over = vi.fn()
  const end = new RoundEnd(standing, { lies: 900, read: 8_000, patient: false }, { told: () => undefined, over })
  return { end, over }
}
function show(name: string, Table: unknown) {
  const update = fixture(name)
  const { end, over } = ended(update)
  const page = render(Table as never, { update, act: () => Promise.resolve(), refusal: null, words, ended: end } as never)
  return { update, end, over, page }
}

test('the card table keeps the last trick, and a table tells what the round brought', async () => {
  const { update, over } = show('cards-bid-first', CardTable)
  const view = update.view as View
  const trick = within(screen.getByRole('list', { name: 'Last trick' }))
  for (const card of view.last_trick!.cards) expect(trick.getByText(words.card(card))).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('You take the last trick.')
  expect(screen.queryByRole('radio')).toBeNull()
  await vi.advanceTimersByTimeAsync(900)
  const rows = within(screen.getByRole('table', { name: 'What round 4 brought' })).getAllByRole('row')
  expect(within(rows[0]!).getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Place', 'Player', 'Bid', 'Won', 'Points', 'Total'])
  const line = view.pad[3]!
  const you = rows.find((row) => row.textContent!.includes('You'))!
  expect(within(you).getAllByRole('cell').at(-1)).toHaveTextContent(String(line.totals[0]))
  const go = screen.getByRole('button', { name: 'Go on: it is your turn' })
  expect(go).toHaveFocus()
  await fireEvent.click(go)
  expect(over).toHaveBeenCalledOnce()
})

test('W waits, and after any key the time does not run', async () => {
  const { over, end } = show('cards-bid-first', CardTable)
  await vi.advanceTimersByTimeAsync(900)
  await fireEvent.keyDown(document.body, { key: 'w' })
  expect(end.waiting).toBe(true)
  expect(screen.queryByRole('button', { name: 'Wait' })).toBeNull()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(over).not.toHaveBeenCalled()
})

test.each(['dice-predict', 'dice-five', 'dice-watching', 'dice-magic-cross-out', 'dice-over'])('%s: the dice stay, and what was written is told', async (name) => {
  const { update } = show(name, DiceTable)
  await vi.advanceTimersByTimeAsync(900)
  const view = update.view as DiceView
  const { round, entries, seer } = view.last_round!
  const table = within(screen.getByRole('table', { name: `What round ${round} brought` }))
  expect(table.getAllByRole('row')).toHaveLength(1 + entries.length)
  expect(screen.getByText(`Roll ${entries[seer]!.roll} of ${view.last_round!.most_rolls}, the last`)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: name === 'dice-over' ? 'To the result' : /^Go on/ })).toBeInTheDocument()
})

// what the sentences say
function pad(before: Partial<RoundScore>, now: Partial<RoundScore>, seat: number | null = 0): View {
  return { seat, last_round: { round: 2 }, pad: [before, now] } as never
}
const names = ['You', 'Bruno', 'Clara']

test.each([
  ['passes and gains', [50, 80, 170], [110, 70, 200], [3, 2, 1], [2, 3, 1], [60, -10, 30], 'You pass Bruno and gain 30 on Clara.', 'Clara leads you by 90; it was 120.'],
  ['is passed', [50, 80, 40], [30, 110, 60], [2, 1, 3], [3, 1, 2], [-20, 30, 20], 'Clara passes you.', 'Bruno leads you by 80; it was 30.'],
  ['leads', [80, 50, 20], [110, 60, 10], [1, 2, 3], [1, 2, 3], [30, 10, -10], 'You gain 20 on Bruno.', 'You lead by 50.'],
  ['shares', [80, 50, 20], [70, 70, 10], [1, 2, 3], [1, 1, 3], [-10, 20, -10], 'Bruno gains 30 on you.', 'You and Bruno lead together.'],
])('somebody who %s', (_who, was, totals, placesBefore, places, points, changed, far) => {
  const exact = points.map((one) => one > 0)
  const view = pad({ totals: was, places: placesBefore }, { totals, places, points, exact })
  expect(change(view, names, words)).toBe(changed)
  expect(distance(view, names, words)).toBe(far)
  expect(ownResult(view, names, words).text).toBe(points[0]! > 0 ? `Exactly right: +${points[0]}.` : `You lose ${-points[0]!}.`)
})

test('somebody who watches reads of the players', () => {
  const view = pad({}, { exact: [false, true, true], totals: [0, 20, 30], places: [3, 2, 1], points: [-10, 20, 30] }, null)
  expect(ownResult(view, ['Ada', 'Bruno', 'Clara'], words).text).toBe('Bruno and Clara were exact.')
  expect(distance(view, ['Ada', 'Bruno', 'Clara'], words)).toBe('Clara leads by 10.')
})

function diced(own: object, more: object = {}): DiceView {
  const other = { prediction: [3, 'B'], missed: 0, written: { mark: 'X', jester_box: null, points: 3 } }
  const mine = { prediction: [2, 'G'], missed: 0, written: { mark: 'X', jester_box: null, points: 2 }, ...own }
  const last_round = { round: 7, seer: 0, next_seer: 1, entries: [mine, other], xs: [3, 4], new_xs: [1, 1], ...more }
  return { seat: 0, options: { target: 9 }, outcome: null, last_round } as never
}
test.each([
  [{}, 'Exactly 2 green: you write an X, your third.'],
  [{ written: { mark: 'XX', jester_box: null } }, 'Exactly 2 green: you write XX and have 3 Xs.'],
  [{ missed: -1, written: { mark: 0, jester_box: 2 } }, 'Jester Score: you write an X at 2 Jesters, your third.'],
  [{ missed: 2, written: { mark: 4, jester_box: null } }, '2 green missed by 2: you write −4.'],
])('what one has written: %o', (own, told) => {
  expect(sentence(diced(own), names, words)).toBe(told)
})
test.each([
  [{}, 'Bruno is the next Seer: 3 blue was the highest call outside green.'],
  [{ next_seer: 0 }, 'All called green: you stay the Seer.'],
])('who is the next Seer, and why: %o', (more, told) => {
  expect(nextSeer(diced({}, more), names, words)).toBe(told)
})
test('why the game is over', () => {
  const over = { ...diced({}, { next_seer: null }), outcome: { reason: 'target-reached' } } as never
  expect(nextSeer(over, names, words)).toBe('Nine Xs: this was the last round.')
})
