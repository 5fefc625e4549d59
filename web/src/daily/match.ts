// Matches among friends: what is asked of the server, and what this browser keeps of it.
import { ask } from '../api'
import type { MatchTerms } from '../chance'
import { kept, profileKey } from '../session.svelte'
import type { Match, Parting, OpenMatch, PlayDeal } from '../wire/deals'
import type { Ticket } from '../wire/messages'

const place = (code: string) => `/api/matches/${encodeURIComponent(code)}`

export const open = (wish: OpenMatch) => ask<Match>('/api/matches', 'POST', wish)
export async function match(code: string): Promise<Match> {
  const told = await ask<Match>(place(code), 'GET', undefined, kept.profile || undefined)
  keepTerms(told)
  return told
}
export const moments = (code: string) => ask<Parting[]>(`${place(code)}/moments`, 'GET', undefined, kept.profile || undefined)
export const play = (code: string, wish: Pick<PlayDeal, 'name'>) => ask<Ticket>(`${place(code)}/tables`, 'POST', { ...wish, profile: profileKey() })

const MATCHES = 'stonehenge-matches'
const MOST_KEPT = 100

type Terms = Pick<Match, 'code' | 'commitment' | 'options'>

function keptTerms(): Terms[] {
  try {
    return JSON.parse(localStorage.getItem(MATCHES) ?? '[]') as Terms[]
  } catch {
    return []
  }
}

/** Keeps what the server commits itself to, once and before it tells the seed; a server that changes it is caught. */
function keepTerms({ code, commitment, options, seed }: Match): void {
  const known = keptTerms()
  if (seed !== null || known.some((one) => one.code === code)) return
  try {
    localStorage.setItem(MATCHES, JSON.stringify([...known, { code, commitment, options }].slice(-MOST_KEPT)))
  } catch {
    // no storage: the game is checked against what the server tells in the end
  }
}

/** What the server had told of a match before its seed; where this browser has not kept it, what it tells now. */
export async function termsOf(code: string): Promise<MatchTerms> {
  const own = keptTerms().find((one) => one.code === code)
  return own ? { ...own, kept: true } : { ...(await match(code)), kept: false }
}
