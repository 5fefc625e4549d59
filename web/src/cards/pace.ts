// How long a moment of the card game stays before the next one is shown.
import type { Standing } from '../standing'
import type { View } from '../wire/cards'

/** Milliseconds for a card or a bid, and for a finished trick, which stays longer than a card takes to fall. */
const STAYS: readonly { pace: number; move: number; trick: number }[] = [
  { pace: 1500, move: 900, trick: 1700 },
  { pace: 700, move: 600, trick: 1300 },
  { pace: 1, move: 500, trick: 950 },
  { pace: 0, move: 0, trick: 300 },
]

/** By what has changed, and by the pace of the table. */
export function stay({ view, table }: Standing, before: Standing): number {
  const pace = table.settings?.pace ?? 900
  const { move, trick } = STAYS.find((one) => pace >= one.pace)!
  const tricks = ({ view: seen }: { view: unknown }) => (seen as View | null)?.tricks?.length ?? 0
  if (view === before.view) return 0
  return tricks({ view }) > tricks(before) ? trick : move
}
