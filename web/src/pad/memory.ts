// What this browser remembers about score pads besides the pads themselves.
import { PLAYERS, type Game, type Options } from './pads'

export interface Setup {
  game: Game
  players: string[]
  options: Options
}
export interface Memory {
  /** Names used before, the latest first. */
  names: string[]
  /** The colour and shape of everybody who has played, by name. */
  marks: Record<string, number>
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
const MARKS = [0, 1, 2, 3, 4, 5]
const FRESH: Memory = { names: [], marks: {}, last: {}, current: null, awake: true, deleting: [] }

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

/** Remembers a table that begins, and its names before all others; returns everybody's mark there. */
export function rememberTable(setup: Setup, id: string): number[] {
  const { names, marks, last } = remembered()
  const others = names.filter((name) => !setup.players.includes(name))
  const latest = [...setup.players, ...others].slice(0, MOST_NAMES)
  const chosen = marksOf(setup.players, marks)
  const known = Object.entries(marks).filter(([name]) => latest.some((one) => key(one) === name))
  const now = setup.players.map((name, i) => [key(name), chosen[i]!])
  remember({ names: latest, marks: Object.fromEntries([...known, ...now]), last: { ...last, [setup.game]: setup }, current: id })
  return chosen
}

const key = (name: string) => name.trim().toLowerCase()

/** Everybody's mark at one table: the one they had before, or else the first that is free. */
export function marksOf(players: readonly string[], marks: Memory['marks']): number[] {
  const had = players.map((name) => marks[key(name)])
  const kept = had.map((mark, i) => (had.indexOf(mark) === i ? mark : undefined))
  const free = MARKS.filter((mark) => !kept.includes(mark))
  return kept.map((mark) => mark ?? free.shift()!)
}

/** Gives a player at this table the next mark that nobody else has. */
export function turnMark(players: readonly string[], player: number): Memory['marks'] {
  const { marks } = remembered()
  const now = marksOf(players, marks)
  const own = now[player]!
  const next = MARKS.map((_, step) => (own + step + 1) % MARKS.length).find((mark) => mark === own || !now.includes(mark))!
  const turned = { ...marks, ...Object.fromEntries(players.map((name, i) => [key(name), i === player ? next : now[i]!])) }
  remember({ marks: turned })
  return turned
}

/** The same people once more, the next of them first; null where they are too few. */
export function again({ game, players, options }: Setup): Setup | null {
  const first = game === 'cards' ? 'first_dealer' : 'first_seer'
  const next = (Number(options[first] ?? 0) + 1) % Math.max(1, players.length)
  return players.length < PLAYERS[game][0] ? null : { game, players, options: { ...options, [first]: next } }
}
