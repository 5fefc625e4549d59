// What this browser remembers about score pads besides the pads themselves.
import type { Game, Options } from './pads'

export interface Setup {
  game: Game
  players: string[]
  options: Options
}
export interface Memory {
  /** Names used before, the latest first. */
  names: string[]
  /** The last table of each game. */
  last: Partial<Record<Game, Setup>>
  /** The pad that is open. */
  current: string | null
  /** Whether the screen is kept awake. */
  awake: boolean
  /** The keys of shared pads that were deleted here and are still to be deleted on the server. */
  deleting: string[]
}

const KEY = 'stonehenge-pad'
const MOST_NAMES = 40
const FRESH: Memory = { names: [], last: {}, current: null, awake: true, deleting: [] }

export function remembered(): Memory {
  try {
    return { ...FRESH, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Memory>) }
  } catch {
    return { ...FRESH }
  }
}

export function remember(change: Partial<Memory>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...remembered(), ...change }))
  } catch {
    // a full or forbidden store: the pad itself says so
  }
}

/** Remembers a table that begins, and its names before all others. */
export function rememberTable(setup: Setup, id: string): void {
  const { names, last } = remembered()
  const others = names.filter((name) => !setup.players.includes(name))
  remember({ names: [...setup.players, ...others].slice(0, MOST_NAMES), last: { ...last, [setup.game]: setup }, current: id })
}
