// The guided games on the page: the plate of a step, the way through a lesson, and where a plate finds room.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import CardTable from '../src/cards/CardTable.svelte'
import Guide from '../src/learn/Guide.svelte'
import { Lesson } from '../src/learn/lesson.svelte'
import { place, shut } from '../src/learn/things'
import { speech } from '../src/session.svelte'
import { merge, type Standing } from '../src/standing'
import type { View } from '../src/wire/cards'
import type { Guided, Saying, Update } from '../src/wire/messages'
import { makeWords } from '../src/words'
import english from 'words:en'

const words = makeWords('en', english)
const fixture = (name: string) => JSON.parse(readFileSync(`fixtures/${name}.json`, 'utf8')) as Update
const read: Saying = { message: 'lesson-cards-trump', step: 1, at: ['turnup'], wants: false, facts: {} }
const asks: Saying = { message: 'lesson-cards-trick', step: 3, at: ['hand', 'trick'], wants: true, facts: {} }

beforeEach(() => {
  speech.words = words
  // jsdom lays nothing out; everything is somewhere
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never)
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function guide(saying: Saying, name = 'cards-follow') {
  const update = merge(null, fixture(name)) as Standing<View, never>
  const { container: root } = render(CardTable, { update, act: vi.fn(), refusal: null, words } as never)
  const next = vi.fn()
  const refusal = { rule: 'must-follow-suit', facts: { card: 'R9', colour: 'G' } }
  render(Guide, { game: 'cards', saying, steps: 7, refusal: saying.wants ? refusal : null, names: [], words, root, next })
  return { next, root, plate: within(screen.getByRole('dialog')) }
}

test('a step that is only read is named by its step, has the focus, and goes on by button and arrow', async () => {
  const { next, plate } = guide(read)
  expect(screen.getByRole('dialog', { name: '1 of 7 This card was turned up.' })).toHaveAttribute('aria-modal', 'false')
  expect(plate.getByRole('heading')).toHaveFocus()
  await fireEvent.click(plate.getByRole('button', { name: 'Next' }))
  await fireEvent.keyDown(window, { key: 'ArrowRight' })
  expect(next).toHaveBeenCalledTimes(2)
})

test('a step that wants an action has no Next; what it lights can be reached, the rest cannot', async () => {
  const { next, root, plate } = guide(asks)
  expect(plate.queryByRole('button', { name: 'Next' })).toBeNull()
  expect(plate.getByText('Play your red 9 to go on.')).toBeVisible()
  expect(plate.getByRole('alert')).toHaveTextContent('The red 9 may not be played: green must be followed')
  const closed = (one: Element) => one.closest('[inert]') !== null
  expect([...root.querySelectorAll('.hand .card')].some(closed)).toBe(false)
  expect(closed(root.querySelector('.prompt')!)).toBe(true)
  await fireEvent.keyDown(window, { key: 'ArrowRight' })
  expect(next).not.toHaveBeenCalled()
  await fireEvent.keyDown(window, { key: 'Escape' })
  expect(next).toHaveBeenCalledOnce()
})

test('what was shut is open again afterwards', () => {
  document.body.innerHTML = '<div id="a"><p></p><div><b></b><i></i></div></div>'
  const open = shut(document.getElementById('a')!, [document.querySelector('b')!])
  expect(document.querySelectorAll('[inert]')).toHaveLength(2)
  open()
  expect(document.querySelectorAll('[inert]')).toHaveLength(0)
  document.body.innerHTML = ''
})

test.each([
  ['beside a card on the left', { left: 20, top: 240, right: 120, bottom: 420 }, 'left'],
  ['above a hand at the bottom', { left: 250, top: 600, right: 1030, bottom: 780 }, 'bottom'],
  ['below a strip at the top', { left: 10, top: 60, right: 1270, bottom: 110 }, 'top'],
])('a plate stands %s', (_, target, side) => {
  const found = place({ width: 400, height: 200 }, { left: 0, top: 52, right: 1280, bottom: 800 }, target, [target])
  expect(found.side).toBe(side)
  const covers = found.x < target.right && found.x + 400 > target.left && found.y < target.bottom && found.y + 200 > target.top
  expect(covers).toBe(false)
})

test('a lesson sends all inputs, keeps them, and shows a refusal without losing its place', async () => {
  const update = fixture('cards-bid-first')
  const answer = (saying: Saying | null): Guided => ({ updates: [update], saying, steps: 7, over: false })
  const replies = [answer(read), answer(asks), null, answer(null)]
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as { inputs: unknown[] }).inputs)
    const reply = replies.shift()
    const refused = { rule: 'must-follow-suit', facts: { card: 'R9', colour: 'G' } }
    return Promise.resolve(new Response(JSON.stringify(reply ?? refused), { status: reply ? 200 : 409 }))
  })
  let kept: unknown[][] = []
  const lesson = new Lesson('cards', { read: () => kept, write: (inputs) => (kept = inputs) })
  await lesson.begin()
  expect(lesson.saying).toEqual(read)
  await lesson.next()
  expect(kept).toEqual([['next']])
  await lesson.act(['play', 'R9'])
  expect(lesson.refusal?.rule).toBe('must-follow-suit')
  expect(lesson.saying).toEqual(asks)
  expect(kept).toEqual([['next']])
  await lesson.act(['play', 'G2'])
  expect(sent.at(-1)).toEqual([['next'], ['play', 'G2']])
  expect(lesson.refusal).toBeNull()
  lesson.end()
})
