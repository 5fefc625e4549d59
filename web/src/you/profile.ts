// One's profile: the key is in this browser, everything else on the server.
import { ask, Refused } from '../api'
import { forget, keep, kept, newKey } from '../session.svelte'
import type { Listed, Ticket } from '../wire/messages'
import type { ProfileCode, You, YourFigures } from '../wire/profiles'

/** How many tokens one request may bring. */
const PORTION = 200

const asked = <T>(path: string, method = 'GET', body?: unknown) => ask<T>(`/api/you${path}`, method, body, kept.profile)

export const you = () => asked<You>('')
export const tables = () => asked<Listed[]>('/tables')
export const code = () => asked<ProfileCode>('/codes', 'POST')
/** A token for this browser, at a table where one's profile has a seat. */
export const seatAt = (table: string) => asked<Ticket>(`/tables/${table}`, 'POST')

/** Lets the seats of this browser belong to the profile, also those of games before there was one. */
export async function claim(): Promise<void> {
  const tokens = Object.values(kept.seats)
  for (let at = 0; at < tokens.length; at += PORTION) await asked<You>('/seats', 'POST', { tokens: tokens.slice(at, at + PORTION) })
}

/** Joins the profile behind a code; what this browser has played comes along. */
export async function takeCode(typed: string): Promise<You> {
  const key = kept.profile || newKey()
  const joined = await ask<You>('/api/you/browsers', 'POST', { code: typed }, key)
  keep({ profile: key, shared: true })
  return joined
}

/** Deletes the profile on the server, and what this browser keeps of it. */
export async function deleteProfile(): Promise<void> {
  await asked<unknown>('', 'DELETE')
  for (const table of Object.keys(kept.seats)) forget(table)
  keep({ profile: '', shared: false, name: '' })
}

/** What is wanted of one's games; nothing named means all. */
export interface Wish {
  game: 'cards' | 'dice'
  against: string
  players: string
  rules: Record<string, string>
  hints: boolean
}

export function figures({ game, against, players, rules, hints }: Wish): Promise<YourFigures> {
  const asking = new URLSearchParams({ game, hints: String(hints) })
  if (against) asking.set('against', against)
  if (players) asking.set('players', players)
  for (const [name, value] of Object.entries(rules)) if (value) asking.append('option', `${name}=${value}`)
  return asked<YourFigures>(`/figures?${asking}`)
}

/** All finished games as a table. */
export async function gamesAsTable(): Promise<string> {
  const answer = await fetch('/api/you/games.csv', { headers: { Authorization: `Bearer ${kept.profile}` } }).catch(() => null)
  if (!answer?.ok) throw new Refused({ rule: 'page-offline', facts: {} })
  return answer.text()
}

const FORMAT = 'stonehenge-profile'
const LONGEST_FILE = 20_000_000
const KEY = /^[\w-]{43}$/
const TOKEN = /^[\w-]{20,100}$/

/** The profile as a file: its key, the seats of this browser, and all that the server has. */
export async function asFile(): Promise<string> {
  return JSON.stringify({ format: FORMAT, version: 1, key: kept.profile, seats: kept.seats, profile: await asked<unknown>('/export') })
}

/** Joins the profile of a file; what this browser has played comes along. */
export async function readFile(text: string): Promise<You> {
  const { key, seats } = judged(text)
  const made = await ask<ProfileCode>('/api/you/codes', 'POST', undefined, key)
  const joined = await takeCode(made.code)
  keep({ seats: { ...seats, ...kept.seats } })
  return joined
}

function judged(text: string): { key: string; seats: Record<string, string> } {
  const bad = new Refused({ rule: 'not-a-profile', facts: {} })
  if (text.length > LONGEST_FILE) throw bad
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    throw bad
  }
  if (typeof file !== 'object' || file === null) throw bad
  const { format, version, key, seats } = file as Record<string, unknown>
  if (format !== FORMAT || version !== 1 || typeof key !== 'string' || !KEY.test(key)) throw bad
  const known = Object.entries(seats ?? {}).filter((seat): seat is [string, string] => /^[A-Z0-9]{1,12}$/.test(seat[0]) && typeof seat[1] === 'string' && TOKEN.test(seat[1]))
  return { key, seats: Object.fromEntries(known) }
}
