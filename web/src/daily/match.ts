// Matches among friends: what is asked of the server.
import { ask } from '../api'
import { kept, profileKey } from '../session.svelte'
import type { Match, Parting, OpenMatch, PlayDeal } from '../wire/deals'
import type { Ticket } from '../wire/messages'

const place = (code: string) => `/api/matches/${encodeURIComponent(code)}`

export const open = (wish: OpenMatch) => ask<Match>('/api/matches', 'POST', wish)
export const match = (code: string) => ask<Match>(place(code), 'GET', undefined, kept.profile || undefined)
export const moments = (code: string) => ask<Parting[]>(`${place(code)}/moments`, 'GET', undefined, kept.profile || undefined)
export const play = (code: string, wish: Pick<PlayDeal, 'name'>) => ask<Ticket>(`${place(code)}/tables`, 'POST', { ...wish, profile: profileKey() })
