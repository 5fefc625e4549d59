// Choices of a position as the page tells and compares them; what they are worth comes from the coach.
import { faceWords } from '../dice/sentences'
import type { Face } from '../dice/model'
import type { Choice, Fact, Judged, Written } from '../wire/coach'
import type { View as CardView } from '../wire/cards'
import type { View as DiceView } from '../wire/dice'
import type { Words } from '../words'

export type Action = Choice['action']
export type AnyView = CardView | DiceView

/** The faces of these dice, in a fixed order: dice that show the same are interchangeable. */
function facesOf(dice: readonly number[], view: AnyView): Face[] {
  return dice.map((die) => (view as DiceView).faces[die]!).sort()
}

/** The faces that stay when these dice are rolled again. */
export function keptFaces(rolled: readonly number[], view: AnyView): Face[] {
  return (view as DiceView).faces.filter((face, die): face is Face => face !== null && !rolled.includes(die))
}

/** The same text for choices that come to the same. */
export function essence(action: Action, view: AnyView): string {
  if (action[0] === 'play' && /^[WJ]/.test(action[1])) return `play ${action[1].charAt(0)}`
  if (action[0] === 'reroll') return `reroll ${facesOf(action[1], view).join('')}`
  if (action[0] === 'rotate') return `rotate ${action[1].map(([, face]) => face).sort().join('')}`
  return JSON.stringify(action)
}

/** Every choice once. */
export const different = (choices: readonly Choice[], view: AnyView): Choice[] => [
  ...new Map(choices.toReversed().map((choice) => [essence(choice.action, view), choice])).values(),
].reverse()

/** The choice that an action is; null for one that is worse than all that are listed. */
export function choiceOf(choices: readonly Choice[], action: Action, view: AnyView): Choice | null {
  const wanted = essence(action, view)
  return choices.find((choice) => essence(choice.action, view) === wanted) ?? null
}

/** A choice in words: "play the green 8", "roll again: red and yellow". */
export function choiceWords(action: Action, view: AnyView, words: Words): string {
  return words('why-choice', { verb: verbOf(action), what: what(action, view, words) })
}

function verbOf(action: Action): string {
  const [verb, about] = action
  if ((verb === 'leave' || verb === 'score') && about) return `${verb}-jester`
  return verb === 'cross' && about === null ? 'cross-none' : verb
}

function what(action: Action, view: AnyView, words: Words): string {
  switch (action[0]) {
    case 'play':
      return words.cardSaid(action[1], 'object')
    case 'trump':
    case 'wizard':
      return words.colour(action[1])
    case 'predict':
      return `${action[1][0]} ${words.colour(action[1][1])}`
    case 'reroll':
      return words.list(facesOf(action[1], view).map((face) => faceWords(face, words)))
    case 'rotate':
      return words.list(action[1].map(([, face]) => faceWords(face, words)))
    default:
      return String(action[1] ?? '')
  }
}

/** A reason of the coach as a sentence. */
export function reason({ reason: id, facts }: Fact, words: Words): string {
  const told = Object.entries(facts).map(([name, value]): [string, string | number] => {
    if (typeof value === 'number') return [name, value]
    if (name.endsWith('colour')) return [name, words.colour(value)]
    return [name, /^[BGYRWJ]\d+$/.test(value) ? words.card(value) : value]
  })
  const text = words(id, Object.fromEntries(told))
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1)
}

/** Where a decision was taken: "Round 9, trick 6". */
export function place({ round, step, action }: Judged, game: string, words: Words): string {
  const kind = step > 0 ? (game === 'cards' ? 'trick' : 'roll') : action[0]
  return words('page-review-where', { round, step, kind })
}

/** Points as they are told: those of the dice game are small and need a decimal. */
export function told(points: number, game: string, words: Words, plus = false): string {
  const digits = game === 'dice' ? 1 : 0
  const shown = Math.abs(points) < 0.5 / 10 ** digits ? 0 : points
  const text = new Intl.NumberFormat(words.locale, { maximumFractionDigits: digits }).format(Math.abs(shown))
  return shown < 0 ? `\u2212${text}` : plus && shown > 0 ? `+${text}` : text
}

/** Points rounded as they are told. */
export const rounded = (points: number, game: string): number => (game === 'dice' ? Math.round(points * 10) / 10 : Math.round(points))

/** Where a choice stands among all of its position. */
export type Rank = 'best' | 'next' | 'as-good' | 'worse'

/** That in one word. */
export const rankWord = (rank: Rank, words: Words): string => words(`page-choice-${rank}`)

/** How often a choice makes the prediction come true. */
export const exactText = ({ exact }: Choice, words: Words): string => words('page-choice-exact', { exact: Math.round(100 * exact) })

/** Whether a choice is as good as the best one, as far as anybody could feel it. */
export const asGood = ({ loss }: Choice, game: string): boolean => loss <= (game === 'dice' ? 0.05 : 1)

/** Whether nobody can tell that a choice is worse than the best one. */
export const isClose = (choice: Choice, game: string): boolean => asGood(choice, game) || choice.loss <= 2 * choice.loss_error

export type Ending = 'x' | 'jester' | 'minus-1' | 'minus-2' | 'minus-3'
const ENDINGS: readonly Ending[] = ['x', 'jester', 'minus-1', 'minus-2', 'minus-3']

function ending({ mark, jester_box: jester }: Written): Ending {
  if (jester !== null) return 'jester'
  if (mark === 'X' || mark === 'XX') return 'x'
  const minus = Math.max(1, Math.min(3, Number(mark)))
  return `minus-${minus}` as Ending
}

/** How likely each kind of ending is, in hundredths, for a bar. */
export function endings(writes: readonly Written[]): [Ending, number][] {
  const sums = new Map<Ending, number>()
  for (const one of writes) sums.set(ending(one), (sums.get(ending(one)) ?? 0) + one.chance)
  return ENDINGS.flatMap((kind): [Ending, number][] => (sums.has(kind) ? [[kind, 100 * sums.get(kind)!]] : []))
}
