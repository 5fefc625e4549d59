// Playing a card: asked before, taken back, sent at once; and what cannot be chosen together.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import english from 'words:en'
import { Playing, TAKE_BACK } from '../src/cards/playing.svelte'
import { stay } from '../src/cards/pace'
import Menu from '../src/pages/Menu.svelte'
import { mayNotify, notify } from '../src/notify'
import { asksBeforePlaying, kept, speech } from '../src/session.svelte'
import type { Standing } from '../src/standing'
import { choicesFor, excludedBy } from '../src/ui/choices'
import GameChoices from '../src/ui/GameChoices.svelte'
import Shortcuts from '../src/ui/Shortcuts.svelte'
import { makeWords } from '../src/words'

const words = makeWords('en', english)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  kept.confirm = null
})

const playable = new Set(['B5', 'G1'])
function playing() {
  const send = vi.fn(() => Promise.resolve())
  return { send, hand: new Playing(send) }
}
const touch = { playable, confirm: false, touched: true, until: null }

test('a tap can be taken back for half a second, never after', () => {
  const { send, hand } = playing()
  hand.pick('B5', touch)
  vi.advanceTimersByTime(TAKE_BACK - 1)
  hand.pick('B5', touch)
  vi.advanceTimersByTime(TAKE_BACK)
  expect([send.mock.calls, hand.card]).toEqual([[], null])
  hand.pick('B5', touch)
  vi.advanceTimersByTime(TAKE_BACK)
  expect(send).toHaveBeenCalledExactlyOnceWith(['play', 'B5'])
  expect(hand.card).toBeNull()
})

test('another card takes its place; a mouse and a clock that runs out send at once', () => {
  const { send, hand } = playing()
  hand.pick('B5', touch)
  hand.pick('G1', { ...touch, until: Date.now() + 1_999 })
  expect(send).toHaveBeenCalledExactlyOnceWith(['play', 'G1'])
  vi.advanceTimersByTime(TAKE_BACK)
  expect(send).toHaveBeenCalledOnce()
  hand.pick('B5', { ...touch, touched: false })
  expect(send).toHaveBeenLastCalledWith(['play', 'B5'])
})

test('a card is confirmed by a second tap', () => {
  const { send, hand } = playing()
  const asked = { ...touch, confirm: true }
  hand.pick('B5', asked)
  hand.pick('G1', asked)
  vi.advanceTimersByTime(5_000)
  expect([send.mock.calls, hand.card, hand.why]).toEqual([[], 'G1', 'confirm'])
  hand.pick('G1', asked)
  expect(send).toHaveBeenCalledExactlyOnceWith(['play', 'G1'])
})

test.each([
  [true, 390, null, true],
  [true, 1024, null, false],
  [false, 390, null, false],
  [true, 390, false, false],
  [false, 1280, true, true],
])('finger %s, %i pixels, setting %s: asks before a card is played: %s', (finger, wide, setting, asks) => {
  vi.stubGlobal('matchMedia', () => ({ matches: finger }))
  vi.stubGlobal('innerWidth', wide)
  vi.stubGlobal('innerHeight', 800)
  kept.confirm = setting
  expect(asksBeforePlaying()).toBe(asks)
})

test('a finished trick stays longer than a card takes to fall, whatever the pace', () => {
  const at = (tricks: number, pace: number): Standing => ({ view: { tricks: Array(tricks) }, table: { settings: { pace } } }) as never
  for (const pace of [0, 400, 900, 2000]) {
    expect(stay(at(2, pace), at(1, pace))).toBeGreaterThan(180)
    if (pace > 0) expect(stay(at(1, pace), at(1, pace))).toBeGreaterThanOrEqual(500)
  }
})

const info = {
  name: 'cards', players: [3, 4], levels: ['apprentice'], preparing: [], default_level: 'apprentice', first: 'first_dealer',
  options: { bidding: ['open', 'covered'], plus_minus_one: [false, true], first_dealer: [0, 'random'] },
  defaults: { bidding: 'open', plus_minus_one: false, first_dealer: 0 },
  excluded: [[['plus_minus_one', true], ['bidding', 'covered']]],
} as never

test('what excludes each other cannot be chosen together', () => {
  const choices = (options: object) => ({ seats: 4, level: 'apprentice', pace: 0, options }) as never
  expect(choicesFor(info, choices({ bidding: 'covered', plus_minus_one: true })).options).toMatchObject({ bidding: 'covered', plus_minus_one: false })
  expect(excludedBy(info, { plus_minus_one: true }, 'bidding', 'covered')).toEqual(['plus_minus_one', true])
  expect(excludedBy(info, { plus_minus_one: true }, 'bidding', 'open')).toBeNull()
  render(GameChoices, { info, choices: choices({ bidding: 'covered', plus_minus_one: false, first_dealer: 0 }), words, change: () => undefined } as never)
  expect(screen.getByRole('checkbox', { name: /plus\/minus one/i })).toBeDisabled()
  expect(screen.getByText(/^Not together with /)).toBeVisible()
})

test('leaving for good asks first and says what happens; the host changes the pace', async () => {
  speech.words = words
  const done = vi.fn(() => Promise.resolve(true))
  const seats = [{ kind: 'human', name: 'Ada', held: null }]
  const standing = { you: 0, table: { game: 'cards', phase: 'playing', host: 0, seats, settings: { pace: 900, clock: 30 }, paused: false } }
  const left = vi.fn()
  render(Menu, { table: { id: 'STONES', do: done }, standing, words, left, keys: () => undefined, close: () => undefined } as never)
  await fireEvent.click(screen.getByRole('button', { name: 'quick' }))
  expect(done).toHaveBeenCalledExactlyOnceWith({ type: 'adjust', settings: { pace: 400, clock: 30 } })
  await fireEvent.click(screen.getByRole('button', { name: 'Leave the game for good' }))
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/A computer plays on in your seat/)
  expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus()
  expect(left).not.toHaveBeenCalled()
  await fireEvent.click(screen.getByRole('button', { name: 'Leave the game for good' }))
  expect(done).toHaveBeenLastCalledWith({ type: 'leave' })
})

test('a page in the background notifies only if that was asked for', async () => {
  const shown = vi.fn()
  const ask = { permission: 'granted', requestPermission: vi.fn(() => Promise.resolve('granted')) }
  const Notification = Object.assign(function (title: string) {
    shown(title)
  }, ask)
  vi.stubGlobal('Notification', Notification)
  vi.stubGlobal('isSecureContext', true)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await notify('Your turn', 'STONES')
  expect(shown).not.toHaveBeenCalled()
  expect(await mayNotify()).toBe(true)
  kept.notify = true
  await notify('Your turn', 'STONES')
  expect(shown).toHaveBeenCalledExactlyOnceWith('Your turn')
  hidden.mockReturnValue(false)
  await notify('Your turn', 'STONES')
  expect(shown).toHaveBeenCalledOnce()
  kept.notify = false
})

test.each([
  ['cards', 'wait at the end of a round'],
  ['dice', 'wait at the end of a round'],
  ['replay', 'to the round before or after'],
])('the keys of %s are listed', (at, one) => {
  render(Shortcuts, { at, words })
  expect(screen.getByText(one)).toBeVisible()
  expect(screen.getAllByRole('definition')).toHaveLength(screen.getAllByRole('term').length)
  expect(screen.queryByText(/^page-key/)).toBeNull()
})
