// One table as this browser knows it: standing, link, log, and the commands.
import { Connection, type Command, type Link } from './connection'
import { face, type GameFace } from './games'
import { speech } from './session.svelte'
import { play } from './sound'
import { merge, type Standing } from './standing'
import { look } from './version.svelte'
import type { Happened, Update } from './wire/messages'
import { levelName } from './ui/choices'
import { confirm, read, see, type Notes } from './witness'
import type { Refusal, Words } from './words'

export interface Line {
  key: number
  kind: 'said' | 'done' | 'reacted'
  seat: number | null
  text: string
}

const LONGEST_LOG = 300

export class Table {
  standing: Standing | null = $state.raw(null)
  link: Link = $state('connecting')
  /** Why the server hung up for good. */
  ended: string | null = $state(null)
  refusal: Refusal | null = $state.raw(null)
  log: Line[] = $state.raw([])
  /** What a screen reader is told next. */
  news = $state('')
  unread = $state(0)
  face: GameFace | null = $state.raw(null)
  /** What this browser knows about the chance of the game. */
  notes: Notes = $state.raw(read(''))
  #connection: Connection
  #seen = 0
  #untold: { standing: Standing; before: Standing | null }[] = []
  #loading: Promise<GameFace> | null = null
  #key = 0

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {
    this.notes = read(id)
    this.#connection = new Connection(id, token, {
      update: (update) => {
        this.#attend(update)
        this.#hear(update)
      },
      link: (link, reason) => {
        if (link === 'open' && this.link === 'lost') void look()
        this.link = link
        if (reason) this.ended = reason
      },
    })
  }

  end(): void {
    this.#connection.end()
  }

  /** Carries out a command; a refusal is shown in the prompt. */
  async do(command: Command): Promise<boolean> {
    this.refusal = null
    const refusal = await this.#connection.do(command)
    this.refusal = refusal
    return refusal === null
  }

  act = async (action: unknown[]): Promise<void> => {
    if (!this.standing) return
    await this.do({ type: 'act', seq: this.standing.seq, action: action as [unknown] })
  }

  /** Promises, checks and reveals what belongs to the chance of the game. */
  #attend(update: Update): void {
    if (!update.table) return
    const said = see(update.table, update.you, this.link !== 'open')
    this.notes = read(this.id)
    if (!said) return
    void this.#connection.do(said).then((refusal) => {
      if (refusal === null) confirm(this.id, said)
    })
  }

  #hear(update: Update): void {
    const before = this.standing
    const standing = merge(before, update)
    if (!standing) return
    this.standing = standing
    if (before && update.view !== undefined && this.refusal) this.refusal = null
    this.#untold.push({ standing, before })
    if (this.face === null && standing.view !== null) void this.#loadFace(standing.table.game)
    else this.#tellAll()
  }

  /** What arrives while the face of the game is loaded is told afterwards, in order. */
  async #loadFace(game: string): Promise<void> {
    this.#loading ??= face(game)
    this.face = await this.#loading
    this.#tellAll()
  }

  #tellAll(): void {
    for (const { standing, before } of this.#untold.splice(0)) this.#tell(standing, before)
  }

  #tell(standing: Standing, before: Standing | null): void {
    const fresh = before !== null
    const told: string[] = []
    const lines: Line[] = []
    for (const event of standing.events) {
      if (event.seq <= this.#seen) continue
      const line = this.#line(event, standing, before)
      if (!line) continue
      lines.push(line)
      if (fresh) told.push(line.kind === 'done' ? line.text : `${name(standing, line.seat)}: ${line.text}`)
      if (fresh && line.kind !== 'done' && event.seat !== standing.you) this.unread += 1
    }
    this.#seen = Math.max(this.#seen, standing.seq)
    if (lines.length > 0) this.log = [...this.log, ...lines].slice(-LONGEST_LOG)
    if (told.length > 0) this.news = told.join(' ')
    if (fresh) this.#sound(standing)
  }

  #line(event: Happened, standing: Standing, before: Standing | null): Line | null {
    const key = this.#key++
    const seat = event.seat ?? null
    const words = speech.words
    if (event.type === 'said') return { key, kind: 'said', seat, text: event.text ?? '' }
    if (event.type === 'reacted') return { key, kind: 'reacted', seat, text: words(`page-react-${event.reaction ?? ''}`) }
    if (event.type === 'acted') {
      const text = this.face && told(event, standing, words, this.face)
      return text ? { key, kind: 'done', seat, text } : null
    }
    if (event.type === 'emptied') {
      // whoever is gone has no name any more
      const gone = before ? name(before, seat) : ''
      return gone ? { key, kind: 'done', seat, text: words('page-event-emptied', { name: gone, why: event.why ?? '' }) } : null
    }
    const id = `page-event-${event.type}`
    if (!words.has(id)) return null
    const who = seat !== null && seat === standing.you ? 'you' : 'other'
    const level = levelName(event.level ?? '', words)
    return { key, kind: 'done', seat, text: words(id, { who, name: name(standing, seat), why: event.why ?? '', level, own: ownLevel(standing, seat, words) }) }
  }

  #sound(standing: Standing): void {
    const verbs = standing.events.filter((e) => e.type === 'acted').map((e) => String((e.action ?? [])[0]))
    if (verbs.length === 0) return
    play(verbs.map((verb) => this.face?.sounds[verb]).find(Boolean) ?? 'tap')
    if (standing.legal.length > 0) play('chime')
  }
}

/** What was done, as a sentence; what the computer did for somebody is never told as if they had done it. */
function told(event: Happened, standing: Standing, words: Words, face: GameFace): string | null {
  const seat = event.seat ?? -1
  const owned = ['human', 'program'].includes(standing.table.seats[seat]?.kind ?? '')
  if (!owned || (event.by !== 'clock' && event.by !== 'computer')) return face.tell(event, standing, words)
  const view = standing.view && { ...standing.view, seat: null }
  const what = face.tell(event, { ...standing, you: null, view }, words)
  const who = seat === standing.you ? 'you' : 'other'
  return what && words('page-stand-in', { by: event.by, who, name: name(standing, seat), what })
}

/** The level of the computer player that plays a seat. */
function ownLevel(standing: Standing, seat: number | null, words: Words): string {
  const chair = standing.table.seats[seat ?? -1]
  return levelName(chair?.level ?? chair?.held ?? '', words)
}

function name(standing: Standing, seat: number | null): string {
  return seat === null || seat < 0 ? '' : (standing.table.seats[seat]?.name ?? '')
}
