// A level is proposed from one's own last games, and only from enough of them.
import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import GamePanel from '../src/pages/GamePanel.svelte'
import { speech } from '../src/session.svelte'
import { proposal } from '../src/ui/proposal'
import type { GameInfo, Listed } from '../src/wire/messages'
import { makeWords } from '../src/words'
import { MESSAGES } from './messages'

const info = { name: 'cards', levels: ['novice', 'apprentice', 'journeyman'], preparing: [], options: {} } as unknown as GameInfo

function game(place: number, changed: number, level = 'apprentice'): Listed {
  const computer = { kind: 'computer', level }
  const others = [1, 2, 3, 4].filter((other) => other !== place)
  const seats = [{ kind: 'human', level: null }, computer, computer, computer]
  return { game: 'cards', phase: 'over', seats, seat: 0, places: [place, ...others], changed } as unknown as Listed
}

const played = (places: number[]) => places.map((place, i) => game(place, i))

test('three of five games won are enough for the next level', () => {
  expect(proposal(info, played([1, 2, 1, 3, 1]), 'apprentice')).toEqual({ level: 'journeyman', higher: true, won: 3, games: 5 })
})

test('five games without a victory lead to the level below', () => {
  expect(proposal(info, played([4, 2, 3, 2, 2]), 'apprentice')).toEqual({ level: 'novice', higher: false, won: 0, games: 5 })
})

test('a fair share of victories changes nothing, and so do four games', () => {
  expect(proposal(info, played([1, 2, 3, 4, 2]), 'apprentice')).toBeNull()
  expect(proposal(info, played([1, 1, 1, 1]), 'apprentice')).toBeNull()
})

test('only the last games against this level count', () => {
  const old = played([1, 1, 1, 1, 1])
  const recent = [2, 3, 1, 4, 2].map((place, i) => game(place, 10 + i))
  expect(proposal(info, [...old, ...recent], 'apprentice')).toBeNull()
  expect(proposal(info, old.map((one) => ({ ...one, places: null })), 'apprentice')).toBeNull()
  expect(proposal(info, [1, 1, 1, 1, 1].map((place, i) => game(place, i, 'novice')), 'apprentice')).toBeNull()
})

test('there is nothing above the highest level and nothing below the lowest', () => {
  expect(proposal(info, [1, 1, 1, 1, 1].map((place, i) => game(place, i, 'journeyman')), 'journeyman')).toBeNull()
  expect(proposal(info, [4, 4, 4, 4, 4].map((place, i) => game(place, i, 'novice')), 'novice')).toBeNull()
})

test.each([
  ['en', 'You won 3 of your last 5 games against this level (apprentice). You are ready for the next one.', 'Play against: journeyman'],
  ['de', /^Du hast 3 deiner letzten 5 Spiele gegen diese Stufe/, /Geselle/],
  ['nl', /^Je won 3 van je laatste 5 spellen tegen dit niveau/, /gezel/],
] as const)('the page proposes the level, says why, and takes it at a click (%s)', async (language, why, button) => {
  speech.words = makeWords(language, MESSAGES[language])
  const take = vi.fn()
  const choices = { seats: 4, level: 'apprentice', options: {}, pace: 1 } as never
  const proposed = proposal(info, played([1, 2, 1, 3, 1]), 'apprentice')
  render(GamePanel, { game: 'cards', info, choices, proposed, busy: null, play: vi.fn(), change: vi.fn(), take })
  expect(screen.getByRole('status')).toHaveTextContent(why)
  await fireEvent.click(screen.getByRole('button', { name: button }))
  expect(take).toHaveBeenCalledWith('journeyman')
})
