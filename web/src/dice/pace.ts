// How long a moment of the dice game stays before the next one is shown.
import type { Standing } from '../standing'
import type { View } from '../wire/dice'

/** Milliseconds for a decision, and for a roll, which stays until the dice have come to rest. */
const STAYS: readonly { pace: number; move: number; roll: number }[] = [
  { pace: 1500, move: 900, roll: 1700 },
  { pace: 700, move: 600, roll: 1300 },
  { pace: 1, move: 500, roll: 1000 },
  { pace: 0, move: 0, roll: 300 },
]

/** By what has changed, and by the pace of the table. */
export function stay({ view, table }: Standing, before: Standing): number {
  const pace = table.settings?.pace ?? 900
  const { move, roll } = STAYS.find((one) => pace >= one.pace)!
  const [now, then] = [view as View | null, before.view as View | null]
  if (now === then || !now || !then) return 0
  return now.round === then.round && now.rolls > then.rolls ? roll : move
}
