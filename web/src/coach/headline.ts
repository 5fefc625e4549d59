// Luck and choices of a game in one sentence: was it the cards, or was it me?
import type { Review } from '../wire/coach'
import type { Words } from '../words'
import { rounded, told } from './choices'

/** What the game came to: rounded so that points = average + luck + choices holds as it is told. */
export interface Sum {
  points: number
  average: number
  luck: number
  choices: number
}

export function sumOf(review: Review): Sum {
  const [points, luck, choices] = [review.points, review.luck, review.choices].map((one) => rounded(one, review.game)) as [number, number, number]
  return { points, luck, choices, average: rounded(points - luck - choices, review.game) }
}

/** Whose game it is: the reader's own, or that of somebody with a name. */
export interface Whose {
  who: 'you' | 'other'
  name: string
}

export function headline(review: Review, whose: Whose, won: boolean, words: Words): string {
  const { luck, choices } = sumOf(review)
  const [lost, moved] = [-choices, Math.abs(luck)]
  const facts = {
    ...whose,
    game: review.game,
    lost: told(lost, review.game, words),
    luck: told(moved, review.game, words),
    count: lost,
    moved,
  }
  if (lost === 0) return `${words('page-review-head-clean', facts)} ${words(luck < 0 ? 'page-review-luck-took' : 'page-review-luck-gave', facts)}`
  if (won) return words('page-review-head-won', facts)
  if (luck < 0) return words('page-review-head-lost', facts)
  return words(luck >= lost ? 'page-review-head-kept' : 'page-review-head-more', facts)
}
