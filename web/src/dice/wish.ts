// "Leave when exact": a wish of this browser, remembered for each table.
import type { View } from '../wire/dice'

const KEY = 'stonehenge-leave-when-exact'

function tables(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export const wished = (table: string): boolean => tables().includes(table)

export function wish(table: string, on: boolean): void {
  const others = tables().filter((id) => id !== table)
  try {
    localStorage.setItem(KEY, JSON.stringify(on ? [...others.slice(-49), table] : others))
  } catch {
    // a full or forbidden store: the wish holds for as long as the page is open
  }
}

/** The answer that fulfils the wish; null where there is none, or where the player has to choose among several. */
export function fulfilled(view: View, legal: readonly unknown[][]): unknown[] | null {
  if (view.phase !== 'leave' || view.seat === null || !view.prospects[view.seat]?.exact) return null
  const good = view.consequences.filter(({ action, writes }) => action[0] === 'leave' && writes && writes.points > 0)
  const action = good[0]?.action
  if (good.length !== 1 || !action) return null
  return legal.find((choice) => JSON.stringify(choice) === JSON.stringify(action)) ?? null
}
