// A hint in lines and sentences; what is best is decided by the coach alone.
import type { Assessment, Choice } from '../wire/coach'
import type { Words } from '../words'
import { asGood, choiceOf, choiceWords, different, exactText, rankWord, reason, told, type AnyView, type Rank } from './choices'

/** A choice as a line of a hint. */
export interface Line {
  choice: Choice
  rank: Exclude<Rank, 'as-good'>
  /** Half a sentence about it. */
  note: string
}

/** The best choice, the next one, and the one that the coach gives a reason against. */
export function linesOf(answer: Assessment, view: AnyView, words: Words): Line[] {
  const [best, next] = different(answer.choices, view)
  const against = answer.against && answer.why.length > 0 ? choiceOf(answer.choices, answer.against, view) : null
  const lines: Line[] = best ? [{ choice: best, rank: 'best', note: exactText(best, words) }] : []
  if (next) lines.push({ choice: next, rank: 'next', note: next === against ? why(answer, words) : worth(next, answer, words) })
  if (against && against !== next) lines.push({ choice: against, rank: 'worse', note: why(answer, words) })
  return lines
}

/** Why the coach is against a choice, in one sentence. */
export const why = ({ why: [fact] }: Assessment, words: Words): string => (fact ? reason(fact, words) : '')

const worth = (choice: Choice, answer: Assessment, words: Words): string => (asGood(choice, answer.game) ? rankWord('as-good', words) : exactText(choice, words))

/** A choice as a sentence for the ear. */
export function spokenLine({ choice, rank, note }: Line, game: string, view: AnyView, words: Words): string {
  return words('page-hint-said', { rank, choice: choiceWords(choice.action, view, words), points: told(choice.points, game, words, true), note: note.replace(/\.$/, '') })
}

/** A hint as sentences for the ear. */
export const spoken = (answer: Assessment, view: AnyView, words: Words): string =>
  linesOf(answer, view, words)
    .map((line) => spokenLine(line, answer.game, view, words))
    .join(' ')
