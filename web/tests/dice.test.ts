// The dice table, shown from fixture views.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import DiceTable from '../src/dice/DiceTable.svelte'
import { fallen, terms, worth } from '../src/dice/model'
import { arithmetic, tell } from '../src/dice/sentences'
import { fulfilled } from '../src/dice/wish'
import { merge, type Standing } from '../src/standing'
import type { View } from '../src/wire/dice'
import type { Happened, Update } from '../src/wire/messages'
import { makeWords } from '../src/words'

const words = makeWords('en', readFileSync('../src/stonehenge/locale/en.ftl', 'utf8'))
const NAMES = ['Robin', 'Ada', 'Bruno', 'Clara', 'Dirk']
const fixtures = readdirSync('fixtures').filter((name) => name.startsWith('dice-')).map((name) => name.replace('.json', ''))

function standing(name: string): Standing<View, unknown[]> & { view: View } {
  const update = JSON.parse(readFileSync(`fixtures/${name}.json`, 'utf8')) as Update
  return merge(null, update) as Standing<View, unknown[]> & { view: View }
}
function show(name: string, change: (update: ReturnType<typeof standing>) => void = () => undefined) {
  const act = vi.fn(() => Promise.resolve())
  const update = standing(name)
  change(update)
  const page = render(DiceTable, { update, act, refusal: null, words } as never)
  return { act, update, page }
}
const decision = () => within(screen.getByRole('region', { name: 'Your decision' }))
const prompt = () => decision().getByRole('status')
const ownSheet = () => within(screen.getByRole('region', { name: 'Your sheet' }))
const tray = () => within(screen.getByRole('region', { name: 'Dice' }))

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test.each(fixtures)('%s is shown without anything missing', (name) => {
  const warn = vi.spyOn(console, 'error')
  const { page } = show(name)
  expect(page.container.textContent).not.toMatch(/page-dice|undefined|NaN/)
  expect(warn).not.toHaveBeenCalled()
})

test.each(fixtures)('%s: every count that is told adds up from the dice', (name) => {
  const { view } = standing(name)
  view.prospects.forEach((prospect, seat) => {
    const box = view.predictions[seat]
    if (prospect && box) expect(terms(view, box[1], prospect.count), arithmetic(view, seat, words) ?? '').not.toBeNull()
  })
})

test('a sheet is a table with headers, and one tab stop when a box is asked for', async () => {
  show('dice-predict')
  const table = ownSheet().getByRole('table', { name: 'Your sheet' })
  expect(within(table).getAllByRole('columnheader')).toHaveLength(5)
  for (const name of ['Jester', 'blue', 'green', 'yellow', 'red']) {
    expect(within(table).getByRole('rowheader', { name: new RegExp(name) })).toBeInTheDocument()
  }
  const boxes = within(table).getAllByRole('button')
  expect(boxes).toHaveLength(25)
  const stop = boxes.filter((box) => box.tabIndex === 0)
  expect(stop).toHaveLength(1)
  await fireEvent.keyDown(stop[0]!, { key: 'ArrowDown' })
  expect(boxes.filter((box) => box.tabIndex === 0)).toEqual([boxes[boxes.indexOf(stop[0]!) + 5]])
})

test('a free box is called; used and called boxes and Jesters say why not', async () => {
  const { act, update } = show('dice-predict')
  const taken = ownSheet().getByRole('button', { name: '3 green, minus 2' })
  expect(taken).toHaveAttribute('aria-disabled', 'true')
  await fireEvent.click(taken)
  expect(prompt()).toHaveTextContent('3 green is used on this sheet')
  await fireEvent.click(ownSheet().getByRole('button', { name: '5 Jesters, free' }))
  expect(prompt()).toHaveTextContent('Jesters cannot be predicted')
  expect(decision().getByRole('button', { name: 'Choose a box' })).toHaveAttribute('aria-disabled', 'true')
  await fireEvent.click(decision().getByRole('button', { name: 'Choose a box' }))
  await fireEvent.click(ownSheet().getByRole('button', { name: '4 yellow, free' }))
  expect(prompt()).toHaveTextContent('What will the dice show?')
  await fireEvent.click(decision().getByRole('button', { name: 'Call 4 yellow' }))
  expect(act).toHaveBeenCalledExactlyOnceWith(['predict', [4, 'Y']])
  expect(update.legal).toContainEqual(['predict', [4, 'Y']])
})

test('a box that another has called names the caller', async () => {
  show('dice-predict-first')
  const called = ownSheet().getAllByRole('button', { name: /called by/ })
  await fireEvent.click(called[0]!)
  expect(prompt()).toHaveTextContent(/has called .* in this round/)
})

test('leave, stay and the Jester Score say what they write', async () => {
  const { act } = show('dice-leave-jester')
  expect(prompt()).toHaveTextContent('This roll: 0 green. You called 2 green.')
  expect(decision().getByRole('button', { name: /^Stay/ })).toHaveTextContent('up to 2 more rolls')
  await fireEvent.click(decision().getByRole('button', { name: 'Leave with Jester Score X for 1 Jester, 0 at 2 green' }))
  expect(act).toHaveBeenCalledExactlyOnceWith(['leave', true])
})

test('the Seer taps dice to roll again; they are rolled in order', async () => {
  const { act } = show('dice-seer')
  const dice = tray().getAllByRole('button')
  expect(dice).toHaveLength(7)
  expect(dice.filter((die) => die.tabIndex === 0)).toHaveLength(1)
  expect(decision().getByRole('button', { name: /^Choose dice/ })).toHaveAttribute('aria-disabled', 'true')
  await fireEvent.click(dice[4]!)
  await fireEvent.keyDown(dice[4]!, { key: '2' })
  expect(dice[1]).toHaveAttribute('aria-pressed', 'true')
  expect(dice[1]).toHaveAccessibleName(/^Die 2: .*, to roll again$/)
  await fireEvent.click(decision().getByRole('button', { name: /^Roll 2 dice/ }))
  expect(act).toHaveBeenCalledExactlyOnceWith(['reroll', [1, 4]])
})

test('the Seer may stop, and sees what that writes', async () => {
  const { act, update } = show('dice-seer')
  const mark = update.view.prospects[0]!.plain.mark
  const stop = decision().getByRole('button', { name: /^Stop here/ })
  expect(stop).toHaveTextContent(`−${mark} point`)
  await fireEvent.click(stop)
  expect(act).toHaveBeenCalledExactlyOnceWith(['stop'])
})

test('frozen dice stay where they are and say why', async () => {
  const { update } = show('dice-frozen')
  const frozen = tray().getAllByRole('button', { name: /frozen$/ })
  expect(frozen).toHaveLength(update.view.frozen.length)
  await fireEvent.click(frozen[0]!)
  expect(frozen[0]).toHaveAttribute('aria-pressed', 'false')
  expect(prompt()).toHaveTextContent('A die that shows a Jester may not be rolled again')
})

test('the least number of dice is respected and explained', async () => {
  const { act } = show('dice-seer', (update) => {
    const rerolls = ['rerolls', [0, 1, 2, 3, 4, 5, 6], 3, 7] as const
    update.view.reroll = rerolls as unknown as View['reroll']
    update.legal = [rerolls as unknown as unknown[]]
  })
  expect(prompt()).toHaveTextContent('Roll at least 3 dice again; you may not stop yet.')
  const dice = tray().getAllByRole('button')
  await fireEvent.click(dice[0]!)
  await fireEvent.click(dice[1]!)
  await fireEvent.click(decision().getByRole('button', { name: /^Choose 3 dice or more/ }))
  expect(act).not.toHaveBeenCalled()
  await fireEvent.click(dice[2]!)
  await fireEvent.click(decision().getByRole('button', { name: /^Roll 3 dice/ }))
  expect(act).toHaveBeenCalledExactlyOnceWith(['reroll', [0, 1, 2]])
  expect(decision().queryByRole('button', { name: /^Stop/ })).toBeNull()
})

test('the Seer Colour is chosen already; arrows choose another', async () => {
  const { act, update } = show('dice-wizard')
  const chosen = decision().getByRole('radio', { checked: true })
  expect(chosen).toHaveAccessibleName(words.colour(update.view.seer_colour!))
  await fireEvent.keyDown(chosen, { key: 'ArrowRight' })
  await fireEvent.click(decision().getByRole('button', { name: /^Wizards count as/ }))
  const order = ['B', 'G', 'Y', 'R']
  expect(act).toHaveBeenCalledExactlyOnceWith(['wizard', order[(order.indexOf(update.view.seer_colour!) + 1) % 4]])
})

test('minus points in the colour called can be crossed out, or nothing', async () => {
  const { act, update } = show('dice-cross')
  const numbers = update.legal.flatMap(([, number]) => (typeof number === 'number' ? [number] : []))
  const colour = words.colour(update.view.predictions[0]![1])
  await fireEvent.click(ownSheet().getAllByRole('button', { name: /, X$/ })[0]!)
  expect(prompt()).toHaveTextContent(`Only minus points in ${colour} can be crossed out now.`)
  await fireEvent.click(ownSheet().getByRole('button', { name: new RegExp(`^${numbers[0]} ${colour}, minus`) }))
  await fireEvent.click(decision().getByRole('button', { name: `Cross out ${numbers[0]} ${colour}` }))
  expect(act).toHaveBeenLastCalledWith(['cross', numbers[0]])
  await fireEvent.click(decision().getByRole('button', { name: 'Cross out nothing' }))
  expect(act).toHaveBeenLastCalledWith(['cross', null])
})

test('two dice are set to any faces', async () => {
  const { act } = show('dice-rotate')
  expect(screen.getByRole('region', { name: 'Magic card of this round' })).toHaveTextContent('Turn two dice')
  const first = within(decision().getByRole('radiogroup', { name: 'Die 1' }))
  const second = within(decision().getByRole('radiogroup', { name: 'Die 2' }))
  await fireEvent.click(first.getByRole('radio', { name: 'yellow' }))
  await fireEvent.click(decision().getByRole('button', { name: 'Choose two faces' }))
  expect(act).not.toHaveBeenCalled()
  await fireEvent.click(second.getByRole('radio', { name: 'Wizard' }))
  expect(tray().getByText('Die 1: yellow')).toBeInTheDocument()
  await fireEvent.click(decision().getByRole('button', { name: 'Set yellow and Wizard' }))
  expect(act).toHaveBeenCalledExactlyOnceWith(['rotate', [[0, 'Y'], [1, 'W']]])
})

test('the last roll is written plainly or as a Jester Score', async () => {
  const { act } = show('dice-score')
  await fireEvent.click(decision().getByRole('button', { name: /^Jester Score X for 3 Jesters, 0 at 3 blue/ }))
  expect(act).toHaveBeenCalledExactlyOnceWith(['score', true])
})

test('secret predictions: who has chosen is told, what is not', () => {
  const { update } = show('dice-secret', ({ view }) => {
    view.decided = [false, false, true, false]
    view.predictions[2] = null
  })
  const calls = within(screen.getByRole('list', { name: 'Predictions' }))
  const bruno = calls.getByText('Bruno').closest('li')!
  expect(bruno).toHaveTextContent(update.view.seer === 2 ? 'Seer' : 'chosen')
  expect(prompt()).toHaveTextContent('Nobody sees it yet')
})

test('leave when exact answers by itself, is remembered for the table and can be taken back', async () => {
  vi.useFakeTimers()
  const exactly = (update: ReturnType<typeof standing>) => {
    update.view.consequences.find(({ action }) => action[0] === 'leave')!.writes = { mark: 'X', jester_box: null }
  }
  const first = show('dice-leave', exactly)
  const wish = decision().getByRole('switch', { name: 'Leave when exact' })
  expect(wish).not.toBeChecked()
  await vi.advanceTimersByTimeAsync(3000)
  expect(first.act).not.toHaveBeenCalled()
  await fireEvent.click(wish)
  expect(prompt()).toHaveTextContent('Exact: you leave.')
  await fireEvent.click(wish)
  await vi.advanceTimersByTimeAsync(3000)
  expect(first.act).not.toHaveBeenCalled()
  await fireEvent.click(wish)
  cleanup()
  const again = show('dice-leave', exactly)
  expect(decision().getByRole('switch')).toBeChecked()
  await vi.advanceTimersByTimeAsync(3000)
  expect(again.act).toHaveBeenCalledExactlyOnceWith(['leave', false])
})

test('the wish waits where the roll is not exact, or where several answers are', () => {
  const update = standing('dice-leave-jester')
  expect(fulfilled(update.view, update.legal)).toBeNull()
  for (const consequence of update.view.consequences) {
    if (consequence.action[0] === 'leave') consequence.writes = { mark: 'X', jester_box: null }
  }
  expect(fulfilled(update.view, update.legal)).toBeNull()
})

test('a new roll tumbles once, and any input ends it', async () => {
  const { page, update } = show('dice-leave')
  expect(page.container.querySelector('.air')).toBeNull()
  const view = { ...update.view, rolls: update.view.rolls + 1 }
  await page.rerender({ update: { ...update, seq: update.seq + 1, view } } as never)
  expect(page.container.querySelectorAll('.air')).toHaveLength(7)
  expect(tray().getAllByText(/just rolled$/)).toHaveLength(7)
  await fireEvent.pointerDown(window)
  expect(page.container.querySelector('.air')).toBeNull()
})

test('which dice fell last comes from what was done', () => {
  const { view } = standing('dice-leave')
  expect(fallen(view)).toEqual([0, 1, 2, 3, 4, 5, 6])
  view.history = [...view.history, [2, ['reroll', [1, 5]]], [-1, ['faces', ['B', 'G']]]]
  expect(fallen(view)).toEqual([1, 5])
  view.history = [
    [0, ['rotate', [[0, 'Y'], [3, 'W']]]],
    [-1, ['faces', ['B', 'G', 'G', 'R', 'J']]],
  ]
  expect(fallen(view)).toEqual([1, 2, 4, 5, 6])
})

test('what a mark is worth is what the sheets add up to', () => {
  const { view } = standing('dice-over')
  for (const sheet of view.sheets) {
    const columns = [1, 2, 3, 4, 5].map((number) =>
      sheet.rows.reduce((sum, row) => sum + (row[number - 1] == null ? 0 : worth(row[number - 1]!, number)), 0),
    )
    expect(columns.map((sum) => sum + 0)).toEqual(sheet.columns)
  }
})

test('the end shows every sheet with its sum, best first', () => {
  const { update } = show('dice-over')
  const { view } = update
  const sheets = screen.getAllByRole('table')
  expect(sheets).toHaveLength(4)
  const best = view.outcome!.places.indexOf(1)
  const name = best === 0 ? 'You' : NAMES[best]!
  expect(sheets[0]).toHaveAccessibleName(name)
  expect(sheets[0]!.closest('li')).toHaveTextContent(`= ${view.sheets[best]!.total}`)
})

test('spectators see everything and are asked nothing', () => {
  show('dice-watching')
  expect(screen.queryByRole('switch')).toBeNull()
  expect(decision().queryAllByRole('button')).toHaveLength(0)
})

test('what was decided together is told together, once it is shown', () => {
  const update = standing('dice-seer')
  const acted = (seq: number, seat: number, action?: unknown[]) =>
    ({ type: 'acted', seq, at: 0, seat, ...(action ? { action } : {}) }) as Happened
  const events = [acted(1, 1), acted(2, 2), acted(3, 3)]
  const told = events.map((event) => tell(event, { ...update, events }, words))
  expect(told.slice(0, 2)).toEqual([null, null])
  expect(told[2]).toBe('Ada leaves and writes X. Bruno stays. Clara stays.')
  const waiting = { ...update, events, view: { ...update.view, decided: [false, true, false, false] } }
  expect(tell(events[0]!, waiting, words)).toBe('Ada has decided.')
})
