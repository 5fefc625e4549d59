// One table as this browser knows it: standing, link, log, and the commands.
import { Connection, type Command, type Link } from './connection'
import { face, type GameFace } from './games'
import { doneForYou, linesOf, type Line } from './log'
import { STONES, type RoundEnd } from './roundEnd.svelte'
import { keep, kept, speech } from './session.svelte'
import { Showing, type Shown } from './showing.svelte'
import { play } from './sound'
import { merge, type Standing } from './standing'
import { look } from './version.svelte'
import type { Happened, Update } from './wire/messages'
import { confirm, read, see, type Notes } from './witness'
import type { Refusal, Words } from './words'

const LONGEST_LOG = 300

export class Table {
  link: Link = $state('connecting')
  /** Why the server hung up for good. */
  ended: string | null = $state(null)
  refusal: Refusal | null = $state.raw(null)
  /** What happened, as far as the game lets one look back. */
  get lines(): Line[] {
    return this.face?.remembered?.(this.log, this.standing?.view) ?? this.log
  }
  log: Line[] = $state.raw([])
  /** What the computer has just done for whoever sits here, until they act themselves. */
  helped: ((words: Words) => string) | null = $state.raw(null)
  /** What a screen reader is told next. */
  news = $state('')
  unread = $state(0)
  face: GameFace | null = $state.raw(null)
  /** What this browser knows about the chance of the game. */
  notes: Notes = $state.raw(read(''))
  #connection: Connection
  #newest: Standing | null = null
  #heard = -1
  #untold: Shown[] = []
  #showing = new Showing({
    tell: (shown) => this.#hasShown(shown),
    reckon: (end) => void this.#reckon(end),
    stay: ({ standing, before }) => (before && this.face ? this.face.stay(standing, before) : 0),
    read: () => kept.read[this.id] ?? 0,
    done: (round) => keep({ read: { ...lately(kept.read), [this.id]: round } }),
    patient: () => kept.patient,
  })
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

  /** How things stand, as far as it is shown. */
  get standing(): Standing | null {
    return this.#showing.standing
  }

  /** The end of a round, while it is shown. */
  get roundEnd(): RoundEnd | null {
    return this.#showing.ended
  }

  /** Whether you are asked for something, shown already or not. */
  get asked(): boolean {
    return this.#showing.asked
  }

  end(): void {
    this.#connection.end()
    this.#showing.end()
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
    this.#showing.hurry()
    await this.do({ type: 'act', seq: this.standing.seq, action: action as [unknown] })
    this.#showing.calm()
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
    const merged = merge(this.#newest, update)
    if (!merged) return
    const standing = { ...merged, events: merged.events.filter(({ seq }) => seq > this.#heard) }
    this.#heard = Math.max(this.#heard, standing.seq)
    const first = this.#newest === null
    this.#newest = standing
    if (!first && update.view !== undefined && this.refusal) this.refusal = null
    if (update.view === undefined) this.#showing.amend(standing)
    else this.#showing.hear(standing)
  }

  #hasShown(shown: Shown[]): void {
    this.#untold.push(...shown)
    if (this.face === null && this.standing?.view) void this.#loadFace(this.standing.table.game)
    else this.#tellAll()
  }

  /** What arrives while the face of the game is loaded is told afterwards, in order. */
  async #loadFace(game: string): Promise<void> {
    this.#loading ??= face(game)
    this.face = await this.#loading
    this.#tellAll()
  }

  #tellAll(): void {
    const shown = this.#untold.splice(0)
    const told = shown.flatMap(({ standing, before }) => this.#tell(standing, before))
    if (told.length > 0) this.news = told.join(' ')
    const last = shown.at(-1)
    if (last?.before) this.#sound(last.standing)
  }

  /** Writes what happened into the log; returns what is said aloud. */
  #tell(standing: Standing, before: Standing | null): string[] {
    const told: string[] = []
    const lines: Line[] = []
    const words = speech.words
    for (const event of standing.events) {
      if (before && event.type === 'acted' && event.seat === standing.you) this.#noteHelp(event, standing)
      for (const one of linesOf(event, standing, this.face, words)) {
        const line = { ...one, key: this.#key++ }
        lines.push(line)
        if (before === null) continue
        told.push(line.kind === 'done' ? line.text(words) : `${line.name}: ${line.text(words)}`)
        if (line.kind !== 'done' && event.seat !== standing.you) this.unread += 1
      }
    }
    this.#write(lines)
    return told
  }

  #write(lines: Line[]): void {
    if (lines.length > 0) this.log = [...this.log, ...lines].slice(-LONGEST_LOG)
  }

  /** Says once what the round brought, and how long it stays. */
  async #reckon(end: RoundEnd): Promise<void> {
    const words = speech.words
    const { reckon } = this.face ?? (await (this.#loading ??= face(end.standing.table.game)))
    const text = reckon(end.standing, words)
    this.#write([{ key: this.#key++, kind: 'done', seat: null, name: '', event: null, text: (now) => reckon(end.standing, now) }])
    this.news = end.waiting ? text : `${text} ${words('page-round-goes-on', { seconds: STONES })}`
  }

  #noteHelp(event: Happened, standing: Standing): void {
    const sentence = (words: Words) => (this.face && doneForYou(event, standing, words, this.face)) ?? ''
    this.helped = sentence(speech.words) ? sentence : null
  }

  #sound(standing: Standing): void {
    const verbs = standing.events.filter((e) => e.type === 'acted').map((e) => String((e.action ?? [])[0]))
    if (verbs.length === 0) return
    play(verbs.map((verb) => this.face?.sounds[verb]).find(Boolean) ?? 'tap')
    if (standing.legal.length > 0) play('chime')
  }
}

/** The tables of late; those long ago are forgotten. */
function lately(read: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(read).slice(-50))
}
