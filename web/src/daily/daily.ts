// The daily deal: what is asked of the server, and how results are put in words.
import { ask, command } from '../api'
import { kept, profileKey } from '../session.svelte'
import type { KeptChain } from '../chance'
import type { Daily, MyGame, PlayDeal, PublishedChain, Standing, ToldSeed } from '../wire/deals'
import type { Ticket } from '../wire/messages'
import { signed, type Words } from '../words'

export type Game = 'cards' | 'dice'
export const GAMES: readonly Game[] = ['cards', 'dice']

export const today = () => ask<Daily>('/api/daily', 'GET', undefined, kept.profile || undefined)
export const standing = (day: string, game: Game) => ask<Standing>(`/api/daily/days/${day}/${game}`, 'GET', undefined, kept.profile || undefined)
export const told = (day: string) => ask<ToldSeed>(`/api/daily/days/${day}`)
export const play = (game: Game, wish: Pick<PlayDeal, 'name' | 'again'>) => ask<Ticket>(`/api/daily/games/${game}`, 'POST', { ...wish, profile: profileKey() })

const CHAIN = 'stonehenge-chain'

/** The chain that this browser first saw; a server that changes it is caught. */
export function keptChain(): KeptChain | null {
  try {
    return JSON.parse(localStorage.getItem(CHAIN) ?? 'null') as KeptChain | null
  } catch {
    return null
  }
}

/** Keeps what the server publishes of its chain, once; after its last day the next one. */
export async function keepChain(day: string): Promise<void> {
  const known = keptChain() as PublishedChain | null
  if (known && Date.parse(day) < Date.parse(known.first) + known.length * 86_400_000) return
  try {
    localStorage.setItem(CHAIN, JSON.stringify(await ask<PublishedChain>('/api/daily/chain')))
  } catch {
    // no storage, or no answer: the next visit keeps it
  }
}

/** Computer players take their time as they do in one's other games; it changes no choice of theirs. */
export async function atOwnPace({ table, token }: Ticket, game: Game): Promise<void> {
  const pace = kept.choices[game]?.pace
  if (pace === undefined) return
  await command(table, token, { type: 'adjust', settings: { hints: false, pace } }).catch(() => undefined)
}

/** A day as people write it, without its year. */
export function dayName(day: string, words: Words): string {
  return new Intl.DateTimeFormat(words.locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))
}

/** How a result compares with par; par is rounded as it is shown. */
export function againstPar(points: number, par: number | null, words: Words): string {
  if (par === null) return words('daily-par-waits')
  const above = points - Math.round(par)
  if (above === 0) return words('daily-at-par')
  return words(above > 0 ? 'daily-above-par' : 'daily-below-par', { points: Math.abs(above) })
}

/** Of a hundred others, how many made less; null where nobody else has played. */
export function betterThan(points: number, others: readonly (readonly number[])[]): number | null {
  const all = others.reduce((sum, [, count]) => sum + (count ?? 0), 0)
  if (all < 2) return null
  const less = others.reduce((sum, [made, count]) => sum + ((made ?? 0) < points ? (count ?? 0) : 0), 0)
  return Math.round((100 * less) / (all - 1))
}

/** One line to send: it tells no card. */
export function shareText(day: string, game: Game, mine: MyGame, par: number | null, words: Words): string {
  const exact = mine.rounds.filter((off) => off === 0).length
  return words('daily-share-text', {
    day: dayName(day, words),
    game: words(`page-game-${game}`),
    points: signed(mine.points ?? 0),
    par: par === null ? '' : againstPar(mine.points ?? 0, par, words),
    exact,
    rounds: mine.rounds.length,
    waits: par === null ? 'yes' : 'no',
  })
}

/** The address that unfolds as a picture of one's result, and leads others to today's deal. */
export const shareAddress = (share: string, game: Game, words: Words) => `${location.origin}/d/${share}${game === 'dice' ? '/dice' : ''}?lang=${words.language}`

/** The results of all in bars of equal width: from, to, how many, and whether one's own is in it. */
export interface Bar {
  from: number
  to: number
  count: number
  own: boolean
}

const MOST_BARS = 15

/** `par` is on the chart, too, also where nobody made so many or so few. */
export function bars(others: readonly (readonly number[])[], own: number | null, par: number | null = null): Bar[] {
  const points = others.map(([made]) => made ?? 0)
  if (points.length === 0) return []
  if (par !== null) points.push(Math.round(par))
  const low = Math.min(...points)
  const high = Math.max(...points)
  const step = [1, 2, 5, 10, 20, 50, 100].find((wide) => Math.floor(high / wide) - Math.floor(low / wide) < MOST_BARS) ?? 200
  const first = Math.floor(low / step)
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => {
    const from = (first + i) * step
    const inside = (made: number) => made >= from && made < from + step
    return {
      from,
      to: from + step - 1,
      count: others.reduce((sum, [made, count]) => sum + (inside(made ?? 0) ? (count ?? 0) : 0), 0),
      own: own !== null && inside(own),
    }
  })
}
