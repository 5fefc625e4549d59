// One table as this browser knows it: standing, link, log, and the commands.
import { Connection, type Command, type Link } from './connection'
import { face, type GameFace } from './games'
import { linesOf, type Line } from './log'
import { speech } from './session.svelte'
import { play } from './sound'
import { merge, type Standing } from './standing'
import { look } from './version.svelte'
import type { Update } from './wire/messages'
import { confirm, read, see, type Notes } from './witness'
import type { Refusal } from './words'

const LONGEST_LOG = 300

export class Table {
  standing: Standing | null = $state.raw(null)
  link: Link = $state('connecting')
  /** Why the server hung up for good. */
  ended: string | null = $state(null)
  refusal: Refusal | null = $state.raw(null)
  /** What happened, as far as the game lets one look back. */
  get lines(): Line[] {
    return this.face?.remembered?.(this.log, this.standing?.view) ?? this.log
  }
  log: Line[] = $state.raw([])
  /** What a screen reader is told next. */
  news = $state('')
  unread = $state(0)
  face: GameFace | null = $state.raw(null)
  /** What this browser knows about the chance of the game. */
  notes: Notes = $state.raw(read(''))
  #connection: Connection
  #seen = -1
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
    const words = speech.words
    for (const event of standing.events) {
      if (event.seq <= this.#seen) continue
      for (const one of linesOf(event, standing, this.face, words)) {
        const line = { ...one, key: this.#key++ }
        lines.push(line)
        if (fresh) told.push(line.kind === 'done' ? line.text(words) : `${line.name}: ${line.text(words)}`)
        if (fresh && line.kind !== 'done' && event.seat !== standing.you) this.unread += 1
      }
    }
    this.#seen = Math.max(this.#seen, standing.seq)
    if (lines.length > 0) this.log = [...this.log, ...lines].slice(-LONGEST_LOG)
    if (told.length > 0) this.news = told.join(' ')
    if (fresh) this.#sound(standing)
  }

  #sound(standing: Standing): void {
    const verbs = standing.events.filter((e) => e.type === 'acted').map((e) => String((e.action ?? [])[0]))
    if (verbs.length === 0) return
    play(verbs.map((verb) => this.face?.sounds[verb]).find(Boolean) ?? 'tap')
    if (standing.legal.length > 0) play('chime')
  }
}
