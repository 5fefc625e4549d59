// Which level suits somebody next, from their own last games.
import type { GameInfo, Listed } from '../wire/messages'

/** A level to try next, and what speaks for it. */
export interface Proposal {
  level: string
  higher: boolean
  won: number
  games: number
}

/** So many finished games against one level are enough to tell. */
export const ENOUGH = 5

/**
 * Who won at least twice a fair share of their last games against a level may try the next one; who
 * won less than half of it, the one below. A shared victory counts in part.
 */
export function proposal(info: GameInfo, mine: readonly Listed[], level: string): Proposal | null {
  const last = mine
    .filter((table) => table.game === info.name && isAgainst(table, level))
    .sort((a, b) => b.changed - a.changed)
    .slice(0, ENOUGH)
  if (last.length < ENOUGH) return null
  const fair = last.reduce((sum, table) => sum + 1 / table.seats.length, 0)
  const victories = last.reduce((sum, table) => sum + victory(table), 0)
  const won = last.filter((table) => victory(table) > 0).length
  const step = victories >= 2 * fair ? 1 : victories < fair / 2 ? -1 : 0
  const next = info.levels[info.levels.indexOf(level) + step]
  return step !== 0 && next !== undefined ? { level: next, higher: step > 0, won, games: ENOUGH } : null
}

/** Whether a game was finished against computer players of this level alone. */
function isAgainst(table: Listed, level: string): boolean {
  if (!table.places || table.seat == null) return false
  return table.seats.every((seat, i) => i === table.seat || (seat.kind === 'computer' && seat.level === level))
}

/** The own part of the victory. */
function victory(table: Listed): number {
  const places = table.places ?? []
  return places[table.seat ?? -1] === 1 ? 1 / places.filter((place) => place === 1).length : 0
}
