// One table as this browser knows it: standing, link, log, and the commands.
import { Connection, type Command, type Link } from './connection'
import { face, type GameFace } from './games'
import { speech } from './session.svelte'
import { play } from './sound'
import { merge, type Standing } from './standing'
import { look } from './version.svelte'
import type { Happened, Update } from './wire/messages'
import { confirm, read, see, type Notes } from './witness'
import type { Refusal } from './words'

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
  #key = 0

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {
    this.notes = read(id)
    this.#connection = new Connection(id, token, {
      update: (update) => {
        this.#attend(update)
        void this.#hear(update)
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

  async #hear(update: Update): Promise<void> {
    const before = this.standing
    const standing = merge(before, update)
    if (!standing) return
    if (this.face === null && standing.view !== null) {
      this.standing = standing
      this.face = await face(standing.table.game)
      if (this.standing !== standing) return
    }
    if (before && update.view !== undefined && this.refusal) this.refusal = null
    this.standing = standing
    this.#tell(standing, before !== null)
  }

  #tell(standing: Standing, fresh: boolean): void {
    const told: string[] = []
    const lines: Line[] = []
    for (const event of standing.events) {
      if (event.seq <= this.#seen) continue
      const line = this.#line(event, standing)
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

  #line(event: Happened, standing: Standing): Line | null {
    const key = this.#key++
    const seat = event.seat ?? null
    const words = speech.words
    if (event.type === 'said') return { key, kind: 'said', seat, text: event.text ?? '' }
    if (event.type === 'reacted') return { key, kind: 'reacted', seat, text: words(`page-react-${event.reaction ?? ''}`) }
    if (event.type === 'acted') {
      const text = this.face?.tell(event, standing, words)
      return text ? { key, kind: 'done', seat, text } : null
    }
    const id = `page-event-${event.type}`
    if (!words.has(id)) return null
    const who = seat !== null && seat === standing.you ? 'you' : 'other'
    return { key, kind: 'done', seat, text: words(id, { who, name: name(standing, seat), why: event.why ?? '' }) }
  }

  #sound(standing: Standing): void {
    const verbs = standing.events.filter((e) => e.type === 'acted').map((e) => String((e.action ?? [])[0]))
    if (verbs.length === 0) return
    play(verbs.map((verb) => this.face?.sounds[verb]).find(Boolean) ?? 'tap')
    if (standing.legal.length > 0) play('chime')
  }
}

function name(standing: Standing, seat: number | null): string {
  return seat === null || seat < 0 ? '' : (standing.table.seats[seat]?.name ?? '')
}
