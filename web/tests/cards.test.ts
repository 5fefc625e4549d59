// The card table, shown from fixture views.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import CardTable from '../src/cards/CardTable.svelte'
import { layout } from '../src/cards/hand'
import { prompt, tell } from '../src/cards/sentences'
import { merge, type Standing } from '../src/standing'
import type { View } from '../src/wire/cards'
import type { Happened, Update } from '../src/wire/messages'
import { makeWords, type Refusal } from '../src/words'
import english from 'words:en'

const words = makeWords('en', english)
const standing = (name: string) =>
  merge(null, JSON.parse(readFileSync(`fixtures/${name}.json`, 'utf8')) as Update) as Standing<View, never>

function show(name: string, refusal: Refusal | null = null) {
  const act = vi.fn(() => Promise.resolve())
  const update = standing(name)
  const page = render(CardTable, { update, act, refusal, words } as never)
  return { act, update, page }
}
afterEach(cleanup)

test('cards that may be played are buttons, the others say that they may not', async () => {
  const { act, update } = show('cards-follow')
  const hand = within(screen.getByRole('group', { name: 'Your hand' }))
  const legal = (update.legal as ['play', string][]).map(([, card]) => words.card(card))
  for (const name of legal) expect(hand.getAllByRole('button', { name: `${name}, playable` })[0]).toBeEnabled()
  const dimmed = hand.getAllByRole('button', { name: /not now$/ })
  expect(dimmed[0]).toHaveAttribute('aria-disabled', 'true')
  await fireEvent.click(dimmed[0]!)
  expect(act).toHaveBeenCalledOnce() // the server is asked, and says why not
})

test('the reason of a refusal stands in the prompt', () => {
  show('cards-follow', { rule: 'must-follow-suit', facts: { card: 'R9', colour: 'G' } })
  expect(screen.getByRole('status')).toHaveTextContent('The red 9 may not be played: green must be followed')
})

test('one tab stop for the hand, arrows between cards', async () => {
  show('cards-lead')
  const cards = within(screen.getByRole('group', { name: 'Your hand' })).getAllByRole('button')
  expect(cards.filter((card) => card.tabIndex === 0)).toHaveLength(1)
  cards[0]!.focus()
  await fireEvent.keyDown(cards[0]!, { key: 'ArrowRight' })
  expect(cards[1]!.tabIndex).toBe(0)
})

test('the closed bid says why, and cannot be made', async () => {
  const { act, update } = show('cards-bid-closed')
  const closed = update.view!.forbidden_bid!
  const key = screen.getByRole('radio', { name: `${closed} is closed to you.` })
  await fireEvent.click(key)
  expect(key).toHaveAttribute('aria-checked', 'false')
  expect(screen.getByText(/would make exactly 9/)).toBeVisible()
  await fireEvent.click(screen.getByRole('radio', { name: '0' }))
  await fireEvent.click(screen.getByRole('button', { name: /^Bid 0: / }))
  expect(act).toHaveBeenCalledExactlyOnceWith(['bid', 0])
})

test('the dealer names the trump', async () => {
  const { act } = show('cards-trump')
  await fireEvent.click(screen.getByRole('button', { name: /green/ }))
  expect(act).toHaveBeenCalledExactlyOnceWith(['trump', 'G'])
})

test('a card chosen ahead waits until the one before it is carried out', async () => {
  const before = standing('cards-lead')
  let carriedOut: () => void = () => undefined
  const act = vi.fn(() => new Promise<void>((done) => (carriedOut = done)))
  const page = render(CardTable, { update: before, act, refusal: null, words } as never)
  const plays = before.legal as unknown as ['play', string][]
  const [first, second] = [plays[0]!, plays[1]!]
  const button = (card: string) => screen.getAllByRole('button', { name: new RegExp(`^${words.card(card)}(,|$)`) })[0]!
  await fireEvent.click(button(first[1]))
  expect(act).toHaveBeenCalledExactlyOnceWith(first)

  const you = before.view!.seat!
  const hands = before.view!.hands.map((hand, seat) => (seat === you ? hand!.filter((card) => card !== first[1]) : hand))
  const waiting = { ...before, seq: before.seq + 1, legal: [], view: { ...before.view!, hands, to_act: [(you + 1) % hands.length] } }
  await page.rerender({ update: waiting } as never)
  await fireEvent.click(button(second[1]))
  const mine = { ...waiting, seq: before.seq + 2, legal: [second], view: { ...waiting.view, to_act: [you] } }
  await page.rerender({ update: mine } as never)
  expect(act).toHaveBeenCalledOnce() // the first is not carried out yet
  carriedOut()
  await vi.waitFor(() => expect(act).toHaveBeenLastCalledWith(second))
  expect(act).toHaveBeenCalledTimes(2)
})

test('a card chosen ahead can be taken back', async () => {
  const { act } = show('cards-wait')
  const card = within(screen.getByRole('group', { name: 'Your hand' })).getAllByRole('button')[0]!
  await fireEvent.click(card)
  expect(card).toHaveAttribute('aria-pressed', 'true')
  await fireEvent.click(card)
  expect(card).not.toHaveAttribute('aria-pressed')
  expect(act).not.toHaveBeenCalled()
})

test('clairvoyance shows the others and hides the own card', () => {
  const { update } = show('cards-clairvoyance')
  expect(update.view!.hands[0]).toBeNull()
  expect(screen.queryByRole('group', { name: 'Your hand' })).toBeNull()
  const plates = within(screen.getByRole('list', { name: 'The others' }))
  for (const seat of [1, 2, 3]) expect(plates.getAllByText(words.card(update.view!.hands[seat]![0]!))[0]).toBeInTheDocument()
})

test.each(['cards-covered-waiting', 'cards-secret', 'cards-six', 'cards-three-large', 'cards-watching', 'cards-over'])(
  '%s is shown',
  (name) => {
    show(name)
    expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
  },
)

test.each([
  [1, 360, 94],
  [7, 336, 94],
  [20, 336, 74],
  [20, 920, 118],
])('%i cards find room in %i pixels', (count, room, largest) => {
  const fit = layout(count, room, largest)
  expect((fit.across - 1) * fit.step + fit.width).toBeLessThanOrEqual(room + 1)
  expect(fit.rows).toBeLessThanOrEqual(3)
})

test('the prompt says whether the colour must be followed', () => {
  const { view } = standing('cards-follow')
  const colour = words.colour(view!.to_follow!)
  expect(prompt(view!, [], words).rest).toBe(words('page-follow', { colour }))
  expect(prompt({ ...view!, must_follow: false }, [], words).rest).toBe(words('page-void', { colour }))
})

test('covered bids are told as soon as they are shown', () => {
  const update = standing('cards-covered-waiting')
  const bid = (seq: number, seat: number, more: Partial<Happened> = {}): Happened => ({ type: 'acted', seq, at: 0, seat, ...more })
  const hidden = { ...update, events: [bid(1, 1)] }
  expect(tell(hidden.events[0]!, hidden, words)).toBe('Ada has bid.')
  const own = { ...update, events: [bid(1, 0, { action: ['bid', 2] })] }
  expect(tell(own.events[0]!, own, words)).toBe('You bid 2.')
  const revealed: [number, unknown][] = [[0, ['bid', 2]], [1, ['bid', 0]]]
  const last = { ...update, events: [bid(1, 1), bid(2, 0, { action: ['bid', 2], revealed })] }
  expect(last.events.map((event) => tell(event, last, words))).toEqual([null, 'You bid 2. Ada bids 0.'])
  const played = { ...update, events: [bid(3, 1, { action: ['play', 'B5'], revealed })] }
  expect(tell(played.events[0]!, played, words)).toBe('Ada plays the blue 5. You bid 2. Ada bids 0.')
})
