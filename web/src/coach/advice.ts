// The coach's answers in words and figures; what is best is decided by the coach alone.
import type { Assessment, Choice, Fact, Written } from '../wire/coach'
import type { Words } from '../words'

export type Action = Choice['action']

/** Whether two actions are the same. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** How many of a hundred. */
export const inHundred = (chance: number): number => Math.round(100 * chance)

/** Points to expect: whole ones of the card game, small ones of the dice game. */
export function pointsText(points: number, game: string, words: Words): string {
  const digits = game === 'cards' ? 0 : 1
  const told = new Intl.NumberFormat(words.locale, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: 'exceptZero' })
  return told.format(Object.is(points, -0) ? 0 : points).replace('-', '\u2212')
}

/** A choice in a few words of the game: "play green 4", "roll again: red, Jester". */
export function actionText(action: Action, faces: readonly (string | null)[], words: Words): string {
  const [verb, what] = action
  const kind = (verb === 'leave' || verb === 'score') && what ? `${verb}-jester` : verb === 'cross' && what === null ? 'cross-none' : verb
  return words('why-choice', { verb: kind, what: whatText(action, faces, words) })
}

function whatText([verb, what]: Action, faces: readonly (string | null)[], words: Words): string {
  switch (verb) {
    case 'play':
      return words.card(what as string)
    case 'trump':
    case 'wizard':
      return words.colour(what as string)
    case 'predict':
      return `${what[0]} ${words.colour(what[1])}`
    case 'reroll':
      return words.list((what as number[]).map((die) => faceText(faces[die] ?? '', words)))
    case 'rotate':
      return words.list(what.map(([, face]) => faceText(face, words)))
    default:
      return what === undefined || typeof what === 'boolean' ? '' : String(what)
  }
}

function faceText(face: string, words: Words): string {
  return face === 'W' ? words('page-wizard') : face === 'J' ? words('page-jester') : words.colour(face)
}

const CARD = /^[BGYRWJ]\d+$/

/** A reason as a sentence. */
export function reasonText({ reason, facts }: Fact, words: Words): string {
  const told = Object.entries(facts).map(([name, value]) => {
    if (name.endsWith('colour')) return [name, words.colour(String(value))]
    if (typeof value === 'string' && CARD.test(value)) return [name, words.cardSaid(value)]
    return [name, value]
  })
  const text = words(reason, Object.fromEntries(told) as Record<string, string | number>)
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1)
}

/** A choice as a line of a hint. */
export interface Line {
  choice: Choice
  rank: 'best' | 'next' | 'worse'
  /** Half a sentence about it. */
  note: string
}

/** The best choice, the next one, and the one that the coach gives a reason against. */
export function linesOf(answer: Assessment, words: Words): Line[] {
  const [best, next] = answer.choices
  const against = answer.choices.find((choice) => answer.against && same(choice.action, answer.against))
  const lines: Line[] = best ? [{ choice: best, rank: 'best', note: exactText(best, words) }] : []
  if (next) lines.push({ choice: next, rank: 'next', note: noteText(next, answer, words) })
  if (against && against !== next && (answer.why ?? []).length > 0) lines.push({ choice: against, rank: 'worse', note: noteText(against, answer, words) })
  return lines
}

export const exactText = (choice: Choice, words: Words): string => words('page-hint-exact', { exact: inHundred(choice.exact) })

function noteText(choice: Choice, answer: Assessment, words: Words): string {
  const why = answer.why ?? []
  if (why[0] && same(choice.action, answer.against)) return reasonText(why[0], words)
  return choice.loss <= 2 * choice.loss_error ? words('page-hint-as-good') : exactText(choice, words)
}

/** A hint as sentences for the ear. */
export function spoken(answer: Assessment, faces: readonly (string | null)[], words: Words): string {
  return linesOf(answer, words)
    .map(({ choice, rank, note }) =>
      words('page-hint-said', { rank, choice: actionText(choice.action, faces, words), points: pointsText(choice.points, answer.game, words), note: note.replace(/\.$/, '') }),
    )
    .join(' ')
}

export type Kind = 'exact' | 'jester' | 'even' | 'minus-1' | 'minus-2' | 'minus-3'

/** Dice: what may be written in the end, put together for a bar. */
export function shares(writes: readonly Written[]): { kind: Kind; chance: number }[] {
  const order: Kind[] = ['exact', 'jester', 'even', 'minus-1', 'minus-2', 'minus-3']
  return order
    .map((kind) => ({ kind, chance: writes.reduce((sum, one) => sum + (kindOf(one) === kind ? one.chance : 0), 0) }))
    .filter(({ chance }) => chance >= 0.005)
}

function kindOf({ mark, jester_box: jesters, points }: Written): Kind {
  if (jesters !== null) return 'jester'
  if (mark === 'X' || mark === 'XX') return 'exact'
  return points >= 0 ? 'even' : points === -1 ? 'minus-1' : points === -2 ? 'minus-2' : 'minus-3'
}
