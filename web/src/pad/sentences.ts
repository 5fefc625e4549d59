// What the pad says about itself in words.
import type { Words } from '../words'
import type { CardPad } from './rules/cards'
import type { DicePad } from './rules/dice'

export type Shown = CardPad | DicePad

/** Who leads, and by how much. */
export function headline(shown: Shown, words: Words): string {
  if (shown.finished === 0) return words('page-score-nothing')
  const playing = shown.names.map((_, i) => i).filter((i) => shown.here[i])
  const leaders = playing.filter((i) => shown.places[i] === 1)
  if (leaders.length > 1) return words('page-score-level', { names: words.list(leaders.map((i) => shown.names[i]!)) })
  const [leader] = leaders
  if (leader === undefined) return words('page-score-nothing')
  const best = Math.max(...playing.filter((i) => i !== leader).map((i) => shown.totals[i]!))
  const by = shown.totals[leader]! - best
  return by > 0 ? words('page-score-leads', { name: shown.names[leader]!, by }) : words('page-score-leads-jesters', { name: shown.names[leader]! })
}

/** What comes next, for the button that goes there. */
export function nextUp(shown: Shown, words: Words): string {
  const line = shown.rounds.at(-1)!
  if ('seer' in line) return words('page-score-next-dice', { round: line.round, seer: shown.names[line.seer]! })
  return words('page-score-next-cards', { round: line.round, dealer: shown.names[line.dealer]!, first: shown.names[line.order[0]!]! })
}
