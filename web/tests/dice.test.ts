// The dice table, shown from fixture views.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import DiceTable from '../src/dice/DiceTable.svelte'
import { arithmetic, scoreSentence, tell, written } from '../src/dice/sentences'
import { fulfilled } from '../src/dice/wish'
import { merge, type Standing } from '../src/standing'
import type { View } from '../src/wire/dice'
import type { Happened, Update } from '../src/wire/messages'
import { makeWords } from '../src/words'
import english from 'words:en'

const words = makeWords('en', english)
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

test('a count is told with what it is made of', () => {
  const { view } = standing('dice-leave')
  const told = (terms: [string, number][]) => {
    const count = terms.reduce((sum, [, dice]) => sum + dice, 0)
    const prospect = { ...view.prospects[0]!, terms, count } as View['prospects'][number]
    const shown = { ...view, prospects: [prospect] }
    return [true, false].map((short) => arithmetic(shown, 0, words, short)?.replaceAll('\u00a0', ' '))
  }
  expect(told([['Y', 0]])).toEqual(['0 yellow', '0 yellow'])
  expect(told([['Y', 2], ['W', 1]])).toEqual(['2 yellow + 1 W = 3', '2 yellow + 1 Wizard = 3'])
  expect(told([['Y', 2], ['W', 1], ['J', 1], ['extra', 1]])).toEqual(['2 yellow + 1 W + 1 J + 1 = 5', '2 yellow + 1 Wizard + 1 Jester + 1 = 5'])
})

test('a score says what it is worth', () => {
  const said = (mark: 'X' | 'XX' | number, points: number, jester_box: number | null = null) =>
    scoreSentence([4, 'Y'], { mark, jester_box, points }, words)
  expect(said('X', 4)).toContain('4 points')
  expect(said('XX', 8)).toContain('8 points')
  expect(said(2, -2)).toContain('2 points')
  expect(said(0, 0, 3)).toContain('3 Jesters')
  expect(written({ mark: 0, jester_box: 2, points: 0 }, words)).toBe('X for 2 Jesters and 0')
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

test('a free box is called; the server says of a used one why not, Jesters cannot be called at all', async () => {
  const { act, update, page } = show('dice-predict')
  const taken = ownSheet().getByRole('button', { name: '3 green, minus 2' })
  expect(taken).toHaveAttribute('aria-disabled', 'true')
  await fireEvent.click(taken)
  expect(act).toHaveBeenCalledExactlyOnceWith(['predict', [3, 'G']])
  act.mockClear()
  await page.rerender({ refusal: { rule: 'box-taken', facts: { number: 3, colour: 'G' } } } as never)
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
  const { act, update, page } = show('dice-predict-first')
  const [number, colour] = update.view.predictions[update.view.seer!]!
  const called = ownSheet().getByRole('button', { name: `${number} ${words.colour(colour)}, called by ${NAMES[update.view.seer!]}` })
  await fireEvent.click(called)
  expect(act).toHaveBeenCalledExactlyOnceWith(['predict', [number, colour]])
  await page.rerender({ refusal: { rule: 'already-predicted', facts: { number, colour, seat: update.view.seer } } } as never)
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
  expect(prompt()).toHaveTextContent(`Only a box with minus points in ${colour} can be crossed out now.`)
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
    update.view.prospects[0]!.exact = true
    update.view.consequences.find(({ action }) => action[0] === 'leave')!.writes = { mark: 'X', jester_box: null, points: 2 }
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

test('the wish waits where the roll is not exact, or where several answers write an X', () => {
  const update = standing('dice-leave-jester')
  const [, plain, jester] = update.view.consequences
  plain!.writes = { mark: 'X', jester_box: null, points: 2 }
  update.view.prospects[0]!.exact = true
  expect(fulfilled(update.view, update.legal)).toEqual(['leave', false])
  jester!.writes = { mark: 'X', jester_box: 1, points: 2 }
  expect(fulfilled(update.view, update.legal)).toBeNull()
  plain!.writes = { mark: 1, jester_box: null, points: -1 }
  update.view.prospects[0]!.exact = false
  expect(fulfilled(update.view, update.legal)).toBeNull() // an X by a Jester Score is not an exact prediction
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

test('the dice rolled last lie apart from those that were kept', () => {
  show('dice-leave', ({ view }) => (view.rolled = [1, 5]))
  expect(tray().getAllByText(/just rolled$/)).toHaveLength(2)
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
  // words that explain themselves are no questions
  const asked = decision().queryAllByRole('button').filter((button) => !button.hasAttribute('aria-haspopup'))
  expect(asked).toHaveLength(0)
})

test('what was decided together is told together, once it is shown', () => {
  const update = standing('dice-seer')
  const told = update.events.map((event) => tell(event, update, words))
  expect(told).toEqual([null, null, 'Ada leaves and writes X. Bruno stays. Clara stays.'])
  const first = { ...update, events: update.events.slice(0, 1) }
  expect(tell(first.events[0]!, first, words)).toBe('Ada has decided.')
})

test('the end of a round is told once, with what those who stayed have written', () => {
  const together = standing('dice-predict')
  const told = together.events.map((event) => tell(event, together, words) ?? '')
  expect(told.filter((one) => one.includes('is over'))).toHaveLength(1)
  for (const name of ['You', 'Ada', 'Bruno', 'Clara']) expect(told[1]).toContain(`${name} write`)
  const alone = standing('dice-wait')
  const score = alone.events.find(({ action }) => action?.[0] === 'score')!
  expect(tell(score, alone, words)).toMatch(/^Round 6 is over\. Bruno writes [^.]*\.$/)
})

test('an own decision that the others do not see yet is told without the end of the round', () => {
  const update = standing('dice-score')
  const event: Happened = { type: 'acted', seq: update.seq + 1, at: 0, seat: 0, action: ['score', false] }
  const waiting = { ...update, events: [event], view: { ...update.view, decision: ['score', false] as View['decision'] } }
  expect(tell(event, waiting, words)).toBeNull()
})
