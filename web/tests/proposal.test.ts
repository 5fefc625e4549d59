// A level is proposed from one's own last games, and only from enough of them.
import { expect, test } from 'vitest'
import { proposal } from '../src/ui/proposal'
import type { GameInfo, Listed } from '../src/wire/messages'

const info = { name: 'cards', levels: ['novice', 'apprentice', 'journeyman'] } as unknown as GameInfo

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
