// The score pad as people tap it: bids, tricks, corrections, dice.
import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import PadBook from '../src/pad/PadBook.svelte'
import PadDesk from '../src/pad/PadDesk.svelte'
import PadSetup from '../src/pad/PadSetup.svelte'
import { Desk, FRESH } from '../src/pad/desk.svelte'
import { encodePads } from '../src/pad/files'
import { rememberTable, type Setup } from '../src/pad/memory'
import type { Options } from '../src/pad/pads'
import { theStore } from '../src/pad/store'
import { speech } from '../src/session.svelte'
import { makeWords } from '../src/words'
import english from 'words:en'

const words = makeWords('en', english)
const CARDS: Options = { bidding: 'open', plus_minus_one: true, clairvoyance: false, first_dealer: 0 }
const DICE: Options = { magic: true, target: 9, jester_when_exact: true, first_seer: 0 }

let begun: Setup | null = null
const begin = (setup: Setup) => (begun = setup)

beforeEach(() => {
  begun = null
  localStorage.clear()
  speech.words = words
  globalThis.scrollTo = () => undefined
})

function open(game: 'cards' | 'dice', options: Options, players = ['Anna', 'Ben', 'Carla']): Desk {
  const desk = new Desk({ id: 'x', pad: { game, players, options, entries: [], date: '' }, spot: FRESH, changed: 0 })
  render(PadDesk, { desk, words, lasting: true, begin })
  return desk
}
/** Clicks the first button of this name. */
async function tap(name: string | RegExp) {
  const text = (button: Element) => [...button.querySelectorAll('[aria-hidden]')].reduce((all, part) => all.replace(part.textContent ?? '', ''), button.textContent ?? '')
  const called = (button: Element) => (button.getAttribute('aria-label') ?? text(button)).replace(/\s+/g, ' ').trim()
  const found = [...document.querySelectorAll('button')].find((button) => (typeof name === 'string' ? called(button) === name : name.test(called(button))))
  expect(found, String(name)).toBeDefined()
  await fireEvent.click(found!)
  await tick()
}
/** Bids in order with the keys, which stand in the part to write in. */
async function bids(...numbers: number[]) {
  for (const number of numbers) {
    const keys = document.querySelector<HTMLElement>('[data-part=entry] .keys')!
    await fireEvent.click(within(keys).getByText(String(number)))
    await tick()
  }
}
const asked = () => document.querySelector('[data-part=entry] h2')?.textContent

test('a round of bids and tricks is written down', async () => {
  const desk = open('cards', CARDS)
  expect(asked()).toBe('How many, Ben?')
  await bids(1, 0)
  expect(asked()).toBe('How many, Anna?')
  expect(screen.getByText('Anna may not say 0')).toBeInTheDocument()
  await bids(0)
  expect(desk.pad.entries).toHaveLength(2)
  await bids(1)
  expect(screen.getByText('One too many.')).toBeInTheDocument()
  await tap(/^Write it down: 1 trick too many/)
  expect(desk.cards!.finished).toBe(0)
  await tap('One trick less for Ben')
  expect(desk.spot.draft).toEqual([1, 0, 0])
  await tap('Write it down')
  expect(desk.cards!.totals).toEqual([30, -10, 20])
  expect(desk.spot.view).toBe('paper')
  expect(screen.getByText('Anna leads by 10.')).toBeInTheDocument()
})

test('digits bid, and Ctrl+Z takes back without end', async () => {
  const desk = open('cards', CARDS)
  for (const key of ['1', '0', '1']) await fireEvent.keyDown(document.body, { key })
  expect(desk.cards!.rounds[0]!.bids).toEqual([1, 1, 0])
  for (let i = 0; i < 5; i++) await fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  expect(desk.cards!.rounds[0]!.bids).toEqual([-1, -1, -1])
  await fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true, shiftKey: true })
  expect(desk.cards!.rounds[0]!.bids).toEqual([-1, 1, -1])
})

test('an earlier round is opened, changed and closed; later totals follow', async () => {
  const desk = open('cards', { ...CARDS, plus_minus_one: false })
  for (const round of [1, 2, 3]) {
    for (const player of desk.cards!.rounds.at(-1)!.order) desk.write({ kind: 'bid', round, player, bid: 0 })
    desk.write({ kind: 'tricks', round, won: [round, 0, 0] })
  }
  await tick()
  await tap('Round 2: change')
  expect(screen.getByText('Round 2 is being changed')).toBeInTheDocument()
  await tap('One trick less for Anna')
  await tap('One trick more for Ben')
  await tap('Write it down')
  expect(desk.cards!.totals).toEqual([-50, 30, 60])
  expect(desk.cards!.rounds.map((line) => line.changed)).toEqual([false, true, false, false])
  expect(desk.spot.round).toBeNull()
})

test('covered bids show a lock until all have bid', async () => {
  open('cards', { ...CARDS, plus_minus_one: false, bidding: 'covered' })
  await bids(1)
  const entry = document.querySelector<HTMLElement>('[data-part=entry]')!
  expect(within(entry).queryByText('bid for 1')).toBeNull()
  expect([...entry.querySelectorAll('.box')].map((box) => box.textContent!.trim())).toEqual(['has bid', '', ''])
  await bids(0, 0)
  expect(within(entry).getByText(/Who took how many/)).toBeInTheDocument()
})

test('secret bids stay hidden until the round is played', async () => {
  open('cards', { ...CARDS, plus_minus_one: false, bidding: 'secret' })
  await bids(1, 0, 0)
  expect(screen.queryByText(/Who took how many/)).toBeNull()
  await tap(/^The round is played/)
  expect(screen.getByText(/Who took how many/)).toBeInTheDocument()
})

test('who leaves ends a column; too few end the game', async () => {
  const desk = open('cards', CARDS)
  await tap('Menu')
  await tap('Ben leaves the game')
  expect(desk.cards!.reason).toBe('too-few-players')
})

test('a dice round: magic card, calls, results, next Seer', async () => {
  const desk = open('dice', DICE, ['Anna', 'Ben'])
  await tap(/^Frozen Jesters/)
  await tap(/^2 green/)
  expect(screen.getByText('What does Ben call?')).toBeInTheDocument()
  await tap(/^2 green/) // called by Anna: nothing happens
  expect(desk.dice!.rounds[0]!.predictions[1]).toBe(-1)
  await tap(/^4 blue/)
  await tap(/^Exactly 2 green/)
  await tap('Missed by 2: minus 4')
  expect(desk.dice!.totals).toEqual([4, -4])
  expect(desk.dice!.rounds[1]!.seer).toBe(1)
  expect(desk.spot.view).toBe('paper')
  expect(screen.getByText('Round 2: Ben is the Seer')).toBeInTheDocument()
})

test('dice as they lie are counted for everybody', async () => {
  const desk = open('dice', { ...DICE, magic: false }, ['Anna', 'Ben'])
  await tap(/^1 green/)
  await tap(/^5 blue/)
  await tap('By the dice')
  await tap(/^Die 1: /) // from blue to green
  await tap(/^writes/)
  await tap(/^writes/)
  expect(desk.dice!.totals).toEqual([1, -1])
})

test('one tap repeats the last table, and the next one deals first', async () => {
  rememberTable({ game: 'cards', players: ['Anna', 'Ben', 'Carla'], options: { ...CARDS, first_dealer: 2, rounds: 5 } }, 'x')
  render(PadSetup, { words, lasting: true, begin })
  await tap(/^Again: /)
  expect(begun).toEqual({ game: 'cards', players: ['Anna', 'Ben', 'Carla'], options: { ...CARDS, first_dealer: 0, rounds: 5 } })
})

test('at the end one tap begins anew with those who are still there', async () => {
  const desk = open('cards', { ...CARDS, first_dealer: 3, plus_minus_one: false, rounds: 1 }, ['Anna', 'Ben', 'Carla', 'Dev'])
  desk.write({ kind: 'leave', round: 1, player: 1 })
  for (const player of [0, 2, 3]) desk.write({ kind: 'bid', round: 1, player, bid: 0 })
  desk.write({ kind: 'tricks', round: 1, won: [1, 0, 0, 0] })
  await tick()
  await tap('Again')
  expect(begun?.players).toEqual(['Anna', 'Carla', 'Dev'])
  expect(begun?.options.first_dealer).toBe(0)
})

test('names are remembered with their colours, and ordered by arrows', async () => {
  expect(rememberTable({ game: 'cards', players: ['Anna', 'Ben', 'Carla'], options: CARDS }, 'x')).toEqual([0, 1, 2])
  render(PadSetup, { words, lasting: true, begin })
  for (const name of ['Carla', 'Ben', 'Anna']) await tap(name)
  await tap('Another colour and shape for Ben')
  await fireEvent.keyDown(screen.getByRole('button', { name: /^Carla, place 1/ }), { key: 'ArrowDown' })
  await tap('Start: 3 players, 20 rounds')
  expect(begun?.players).toEqual(['Ben', 'Carla', 'Anna'])
  expect(rememberTable(begun!, 'y')).toEqual([3, 2, 0])
  expect(rememberTable({ ...begun!, players: ['Eva', 'Finn', 'Anna'] }, 'z')).toEqual([1, 2, 0])
})

test('all pads: figures over evenings, a file brought in, and delete means deleted', async () => {
  const store = await theStore()
  for (const { id } of await store.all()) await store.remove(id)
  const pad = { game: 'cards' as const, players: ['Anna', 'Ben', 'Carla'], options: { ...CARDS, plus_minus_one: false, rounds: 1 }, entries: [], date: '' }
  const desk = new Desk({ id: 'one', pad, spot: FRESH, changed: 1 })
  for (const player of [1, 2, 0]) desk.write({ kind: 'bid', round: 1, player, bid: 0 })
  desk.write({ kind: 'tricks', round: 1, won: [0, 0, 1] })
  await vi.waitFor(async () => expect((await store.all())[0]?.pad.entries).toHaveLength(4))
  render(PadBook, { words })
  await screen.findByText('Anna and Ben are level.')
  const cells = () => [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))
  expect(cells()[0]).toEqual(['Anna', '1', '1', '20', '20', '100%'])
  expect(cells()[2]).toEqual(['Carla', '1', '0', '\u221210', '\u221210', '0%'])
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  const file = (text: string) => ({ text: () => Promise.resolve(text) }) as File
  await fireEvent.change(input, { target: { files: [file('[]')] } })
  expect((await screen.findByRole('alert')).textContent).toContain('This is not a file of score pads')
  await fireEvent.change(input, { target: { files: [file(encodePads([{ ...desk.pad, players: ['Dev', 'Ben', 'Carla'] }]))] } })
  await screen.findByText('One pad was brought in.')
  expect(cells().map((row) => row[0])).toEqual(['Ben', 'Dev', 'Anna', 'Carla']) // Ben has shared two victories
  await tap('Delete')
  expect(await store.all()).toHaveLength(2)
  await tap('Delete for good')
  await screen.findByText('Deleted.')
  expect(await store.all()).toHaveLength(1)
})
