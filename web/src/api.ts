// What is asked of the server over plain HTTP.
import { device, profileKey } from './session.svelte'
import type { Assessment, CardPosition, DicePosition, Entered, ReviewStatus } from './wire/coach'
import type { Do, GameInfo, Guided, Listed, OneTime, OpenTable, Steps, TableView, TakeSeat, Ticket, Version } from './wire/messages'
import type { Refusal } from './words'

export type Position = CardPosition | DicePosition

/** The server refused; the words are in the locale files. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.rule)
  }
}

export async function ask<T>(path: string, method = 'GET', body?: unknown, token?: string, signal: AbortSignal | null = null): Promise<T> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (token) headers.Authorization = `Bearer ${token}`
  let answer: Response
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body), signal })
  } catch {
    throw new Refused({ rule: 'page-offline', facts: {} })
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T
  const problem = (await answer.json().catch(() => null)) as Partial<Refusal> | null
  // a coach that is not there is no reason to doubt the server
  if (answer.status >= 500 && !problem?.rule?.startsWith('coach-')) throw new Refused({ rule: 'page-offline', facts: {} })
  throw new Refused({ rule: problem?.rule ?? `page-${answer.status}`, facts: problem?.facts ?? {} })
}

export const version = () => ask<Version>('/api/version')
export const games = () => ask<GameInfo[]>('/api/games')
export const open = (wish: OpenTable) => ask<Ticket>('/api/tables', 'POST', { ...wish, profile: profileKey() })
/** A guided game after these inputs of the learner. */
export const lesson = (game: string, inputs: unknown[][]) => ask<Guided>(`/api/lessons/${game}`, 'POST', { inputs })
export const publicTables = () => ask<Listed[]>('/api/tables')
export const table = (id: string) => ask<TableView>(`/api/tables/${id}`)
export const sit = (id: string, wish: TakeSeat) => ask<Ticket>(`/api/tables/${id}/seats`, 'POST', { ...wish, device: device(), profile: profileKey() })
export const mine = (tokens: string[]) => ask<Listed[]>('/api/mine', 'POST', { tokens })
export const record = (id: string) => ask<unknown>(`/api/tables/${id}/record.json`)
export const link = (id: string, token: string) => ask<OneTime>(`/api/tables/${id}/link`, 'POST', undefined, token)
export const useLink = (code: string) => ask<Ticket>('/api/links', 'POST', { link: code })
export const forgetMe = (id: string, token: string) => ask<unknown>(`/api/tables/${id}/me`, 'DELETE', undefined, token)
export const command = (id: string, token: string, what: Do['command']) =>
  ask<unknown>(`/api/tables/${id}/commands`, 'POST', what, token)
/** What the coach thinks of the decision that this seat is asked for. */
export const hint = (id: string, token: string, signal: AbortSignal) => ask<Assessment>(`/api/tables/${id}/hint`, 'POST', undefined, token, signal)
/** A moment of a finished game, with what the seat that acted next could know. */
export const position = (id: string, at: number, seat: string) => ask<Position>(`/api/tables/${id}/position?at=${at}&seat=${seat}`)
/** How a position stands, and what may be entered next. */
export const enter = (position: Position, signal: AbortSignal) => ask<Entered>('/api/positions', 'POST', position, undefined, signal)
export const assess = (position: Position, effort: number, signal: AbortSignal) => ask<Assessment>('/api/assess', 'POST', { position, effort }, undefined, signal)
export const steps = (id: string, seat: string, from: number, count: number) =>
  ask<Steps>(`/api/tables/${id}/steps?seat=${seat}&from=${from}&count=${count}`)
/** How things stand with the review of a seat. */
export const review = (id: string, seat: number) => ask<ReviewStatus>(`/api/tables/${id}/review/${seat}`)
/** Lets the coach make it. */
export const askForReview = (id: string, seat: number) => ask<ReviewStatus>(`/api/tables/${id}/review/${seat}`, 'POST')
