// The log of a table: what happened, put into words only when it is read, so that it follows the language.
import type { GameFace } from './games'
import { shown, shownLater, type Move, type Standing } from './standing'
import { levelName } from './ui/choices'
import type { Happened } from './wire/messages'
import type { Words } from './words'

export interface Line {
  key: number
  kind: 'said' | 'done' | 'reacted'
  seat: number | null
  /** What whoever had the seat was called then. */
  name: string
  /** What it tells of; null for a finished round. */
  event: Happened | null
  /** Whether it tells what the event led to, not the event itself. */
  outcome?: boolean
  text: (words: Words) => string
}

/** What an event is worth telling. */
type Told = Omit<Line, 'key'>

/** The lines for an event; none for what is not worth telling. */
export function linesOf(event: Happened, standing: Standing, face: GameFace | null, words: Words): Told[] {
  const seat = event.seat ?? null
  const line = (text: Line['text'], more: Partial<Told> = {}): Told => ({ kind: 'done', seat, name: nameThen(event, standing), event, text, ...more })
  switch (event.type) {
    case 'said':
      return [line(() => event.text ?? '', { kind: 'said' })]
    case 'reacted':
      return [line((now) => now(`page-react-${event.reaction ?? ''}`), { kind: 'reacted' })]
    case 'acted':
      return face ? acted(event, standing, face, words).map(({ text, outcome }) => line(text, { outcome })) : []
    default:
      return words.has(`page-event-${event.type}`) ? [line((now) => now(`page-event-${event.type}`, facts(event, standing, now)))] : []
  }
}

function facts(event: Happened, standing: Standing, words: Words) {
  const seat = event.seat ?? null
  const name = nameThen(event, standing)
  const who = seat !== null && seat === standing.you && name === nameOf(standing, seat) ? 'you' : 'other'
  const chair = standing.table.seats[seat ?? -1]
  const own = levelName(chair?.level ?? chair?.held ?? '', words)
  return { who, name, why: event.why ?? '', level: levelName(event.level ?? '', words), own }
}

/** What was done, and what it decided. */
function acted(event: Happened, standing: Standing, face: GameFace, words: Words): Pick<Line, 'text' | 'outcome'>[] {
  const done = (now: Words) => told(event, standing, now, face)
  const outcome = (now: Words) => face.outcome?.(event, standing, now) ?? null
  return [
    ...(done(words) ? [{ text: (now: Words) => done(now) ?? '' }] : []),
    ...(outcome(words) ? [{ text: (now: Words) => outcome(now) ?? '', outcome: true }] : []),
  ]
}

/** What was done, as a sentence; what the computer did for somebody is never told as if they had done it. */
function told(event: Happened, standing: Standing, words: Words, face: GameFace): string | null {
  const helped = shownLater(event, standing.events) ? [] : helpedMoves(event, standing).filter(([, action]) => face.thing(action, words) !== null)
  if (helped.length === 0) return toldPlainly(event, standing, words, face)
  const seats = helped.map(([seat]) => seat)
  const others = (event.revealed ?? []).filter(([seat]) => !seats.includes(seat))
  const rest = others.length > 0 || !seats.includes(event.seat ?? -1)
  const left: Happened = { ...event, action: seats.includes(event.seat ?? -1) ? undefined : event.action, revealed: others }
  return [...helped.map((move) => helpedSentence(event, move, standing, words, face)), rest && toldPlainly({ ...left, by: 'owner' }, standing, words, face)].filter(Boolean).join(' ')
}

/** What the computer did for you, if it did, as a sentence that the table shows. */
export function doneForYou(event: Happened, standing: Standing, words: Words, face: GameFace): string | null {
  const move = event.type === 'acted' && event.seat === standing.you ? helpedMoves(event, standing).find(([seat]) => seat === standing.you) : undefined
  if (!move) return null
  return face.thing(move[1], words) === null ? toldPlainly(event, standing, words, face) : helpedSentence(event, move, standing, words, face)
}

function helpedSentence(event: Happened, [seat, action]: Move, standing: Standing, words: Words, face: GameFace): string {
  const who = seat === standing.you ? 'you' : 'other'
  return words('page-computer-did', { by: takenBy(event, seat), who, name: nameOf(standing, seat), verb: String(action[0]), thing: face.thing(action, words) ?? '' })
}

/** The moves that a computer made for people and programs. */
function helpedMoves(event: Happened, standing: Standing): Move[] {
  const owned = (seat: number) => ['human', 'program'].includes(standing.table.seats[seat]?.kind ?? '')
  return shown(event).filter(([seat]) => owned(seat) && ['clock', 'computer'].includes(takenBy(event, seat)))
}

function takenBy(event: Happened, seat: number): string {
  const place = (event.revealed ?? []).findIndex(([owner]) => owner === seat)
  return event.revealed_by?.[place] ?? (seat === event.seat ? event.by : undefined) ?? 'owner'
}

function toldPlainly(event: Happened, standing: Standing, words: Words, face: GameFace): string | null {
  const seat = event.seat ?? -1
  const owned = ['human', 'program'].includes(standing.table.seats[seat]?.kind ?? '')
  if (!owned || (event.by !== 'clock' && event.by !== 'computer')) return face.tell(event, standing, words)
  const view = standing.view && { ...standing.view, seat: null }
  const what = face.tell(event, { ...standing, you: null, view }, words)
  const who = seat === standing.you ? 'you' : 'other'
  return what && words('page-stand-in', { by: event.by, who, name: nameOf(standing, seat), what })
}

/** What whoever had the seat was called when it happened: by now somebody else may sit there. */
function nameThen(event: Happened, standing: Standing): string {
  return event.name ?? nameOf(standing, event.seat ?? null)
}

function nameOf(standing: Standing, seat: number | null): string {
  return seat === null || seat < 0 ? '' : (standing.table.seats[seat]?.name ?? '')
}
