// Luck and choices in a sentence, sums that hold as they are told, and choices that come to the same.
import { render, screen } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import { choiceOf, choiceWords, different, endings, reason, told, type AnyView } from '../src/coach/choices'
import { headline, sumOf } from '../src/coach/headline'
import ReviewChart from '../src/coach/ReviewChart.svelte'
import type { Choice, Review } from '../src/wire/coach'
import { makeWords } from '../src/words'
import english from 'words:en'

const words = makeWords('en', english)
const you = { who: 'you', name: 'Robin' } as const

function game(luck: number, choices: number, kind = 'cards'): Review {
  return { game: kind, points: 300 + luck + choices, average: 300, luck, choices } as Review
}
const choice = (action: unknown[], loss = 0): Choice => ({ action, loss, loss_error: 0 }) as unknown as Choice

test('the headline says whether it was the cards or the choices', () => {
  const say = (luck: number, choices: number, won = false) => headline(game(luck, choices), you, won, words)
  expect(say(-40.2, -61.9)).toBe('You lost 62 points by your own choices, 40 by the cards.')
  expect(say(35, -12)).toBe('The cards gave you 35 points; you kept all but 12.')
  expect(say(5, -12)).toBe('You lost 12 points by your own choices; the cards gave you 5.')
  expect(say(-50, -0.2)).toBe('You played as the archmage would. The cards cost 50.')
  expect(say(10, -40, true)).toBe('You won, and could have had 40 more.')
  expect(headline(game(-1.5, -0.25, 'dice'), { who: 'other', name: 'Bruno' }, false, words)).toBe('Bruno lost 0.2 points by choices, 1.5 by the dice.')
})

test('points are average and luck and choices also as they are told', () => {
  for (const [luck, choices] of [[-40.5, -61.5], [12.49, -3.51], [0.5, -0.5]] as const) {
    const { points, average, luck: moved, choices: cost } = sumOf(game(luck, choices))
    expect(average + moved + cost).toBe(points)
  }
  expect(told(-0.04, 'dice', words)).toBe('0')
  expect(told(-61.9, 'cards', words)).toBe('\u221262')
})

test('Wizards and dice that show the same are interchangeable', () => {
  const view = { faces: ['B', 'G', 'B', 'W', 'J', 'R', 'Y'] } as unknown as AnyView
  const listed = [choice(['reroll', [0, 5]]), choice(['reroll', [2, 5]], 0.1), choice(['stop'], 0.2)]
  expect(different(listed, view)).toEqual([listed[0], listed[2]])
  expect(choiceOf(listed, ['reroll', [2, 5]], view)).toBe(listed[0])
  expect(choiceOf(listed, ['reroll', [1]], view)).toBeNull()
  expect(choiceOf([choice(['play', 'W1'])], ['play', 'W3'], view)).not.toBeNull()
  expect(choiceWords(['reroll', [5, 0]], view, words)).toBe('roll again: blue and red')
})

test('reasons name cards and colours in words', () => {
  expect(reason({ reason: 'because-high-kept', facts: { card: 'G12' } }, words)).toContain('the high green 12')
  expect(reason({ reason: 'because-gave-up', facts: { better: 'W1' } }, words)).toMatch(/^Wizard would have/)
  expect(reason({ reason: 'because-beside-the-seer', facts: { colour: 'B' } }, words)).toContain('blue')
})

test('what is written in the end is summed up by kind', () => {
  const writes = [
    { mark: 'X', jester_box: null, points: 3, chance: 0.4 },
    { mark: 0, jester_box: 2, points: 0, chance: 0.35 },
    { mark: 4, jester_box: null, points: -4, chance: 0.05 },
    { mark: 3, jester_box: null, points: -3, chance: 0.2 },
  ] as const
  expect(endings(writes as never).map(([kind, chance]) => [kind, Math.round(chance)])).toEqual([['x', 40], ['jester', 35], ['minus-3', 25]])
})

test('the chart ends where the sum beside it says', () => {
  const rounds = [{ round: 1, luck: 177.2, choices: -315.7 }]
  const review = { ...game(177.2, -315.7), average: 378.5, points: 240, rounds, moments: [] } as unknown as Review
  const { points, average, luck } = sumOf(review)
  render(ReviewChart, { review, words, label: 'You' })
  expect(screen.getByRole('img')).toHaveAccessibleName(`Expected result: ${average} at the start, ${average + luck} in the end without the losses by choices, ${points} with them.`)
  // a table keeps its height although it is hidden: only a block around it takes no room on the page
  expect(screen.getByRole('table').closest('div.hidden')).not.toBeNull()
})
