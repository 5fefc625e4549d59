// The moments of one's last games as exercises; this browser keeps them, and which are solved.
import * as api from '../api'
import { kept } from '../session.svelte'
import type { Moment, Review } from '../wire/coach'
import type { Listed } from '../wire/messages'

const KEY = 'stonehenge-exercises'
/** So many moments are kept, those of the latest games. */
const MOST = 50
/** So many of one's last games are looked through. */
const GAMES = 10

export interface Exercise {
  table: string
  seat: number
  game: string
  moment: Moment
  /** Whether the last answer was right; null before the first. */
  right: boolean | null
}

function read(): Exercise[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter(isExercise) : []
  } catch {
    return []
  }
}

/** What another version of the page has kept may have another form. */
function isExercise(one: unknown): one is Exercise {
  const { table, seat, game, moment } = (one ?? {}) as Partial<Exercise>
  const whole = typeof table === 'string' && typeof seat === 'number' && (game === 'cards' || game === 'dice')
  return whole && Array.isArray(moment?.choices) && moment.choices.length > 1 && Array.isArray(moment.why)
}

export const exercises: { all: Exercise[] } = $state({ all: read() })

function write(all: Exercise[]): void {
  const latest = all.slice(0, MOST)
  exercises.all = latest
  try {
    localStorage.setItem(KEY, JSON.stringify(latest))
  } catch {
    // a full or forbidden store: they are there until the page is left
  }
}

const same = (one: Exercise, table: string, index: number) => one.table === table && one.moment.index === index

/** The name of an exercise in the address. */
export const nameOf = ({ table, moment }: Exercise): string => `${table}.${moment.index}`

/** Takes the moments of a review in, before those of earlier games; answers stay. */
export function remember(table: string, { seat, game, moments }: Review): void {
  const before = read()
  const own = moments.map((moment): Exercise => ({ table, seat, game, moment, right: before.find((one) => same(one, table, moment.index))?.right ?? null }))
  write([...own, ...before.filter((one) => one.table !== table)])
}

/** Notes how an exercise was answered. */
export function note(table: string, index: number, right: boolean): void {
  write(read().map((one) => (same(one, table, index) ? { ...one, right } : one)))
}

/** Fetches the moments of one's last games; returns those games that nobody has reviewed yet. */
export async function gather(): Promise<Listed[]> {
  const tokens = Object.values(kept.seats).slice(-200)
  const mine = tokens.length > 0 ? await api.mine(tokens) : []
  const over = mine.filter(({ phase, seat }) => phase === 'over' && seat != null).slice(0, GAMES)
  const unseen: Listed[] = []
  for (const game of over.toReversed()) {
    if (exercises.all.some(({ table }) => table === game.id)) continue
    const { review } = await api.review(game.id, game.seat!)
    if (review) remember(game.id, review)
    else unseen.unshift(game)
  }
  return unseen
}
