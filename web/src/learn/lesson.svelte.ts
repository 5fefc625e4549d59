// A guided game in the browser: the inputs so far go to the server, what happened comes back and is shown move by move.
import * as api from '../api'
import { face, type GameFace } from '../games'
import { merge, type Standing } from '../standing'
import { speech } from '../session.svelte'
import type { Guided, Saying } from '../wire/messages'
import type { Refusal } from '../words'

export type Input = unknown[]

/** Where the inputs are kept, so that the lesson can be left and resumed. */
export interface Notes {
  read: () => Input[]
  write: (inputs: Input[]) => void
}

/** Milliseconds for which a move is seen before the next one, and for which a finished trick is. */
const MOVE = 650
const TRICK = 1400

export class Lesson {
  standing: Standing | null = $state.raw(null)
  saying: Saying | null = $state.raw(null)
  steps = $state(0)
  /** The game is over and everything is said. */
  over = $state(false)
  refusal: Refusal | null = $state.raw(null)
  /** What a screen reader is told next. */
  news = $state('')
  face: GameFace | null = $state.raw(null)
  #inputs: Input[] = []
  #busy = true
  #gone = false

  constructor(
    readonly game: string,
    private readonly notes: Notes,
  ) {}

  /** Goes on where the lesson was left; begins anew where that cannot be done any more. */
  async begin(): Promise<void> {
    this.#inputs = this.notes.read()
    this.face = await face(this.game)
    const resumed = await this.#ask(this.#inputs)
    if (!resumed && this.#inputs.length > 0 && this.refusal?.rule !== 'page-offline') return this.again()
    if (resumed) await this.#show({ ...resumed, updates: resumed.updates.slice(this.#inputs.length > 0 ? -1 : 0) })
  }

  async again(): Promise<void> {
    this.over = false
    this.standing = null
    this.saying = null
    this.#keep([])
    await this.begin()
  }

  /** The learner acts; a refusal is shown. */
  act = (action: Input): Promise<void> => this.#give(action)

  /** The learner has read what was said, or skips what is asked. */
  next = (): Promise<void> => this.#give(['next'])

  end(): void {
    this.#gone = true
  }

  async #give(input: Input): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    const inputs = [...this.#inputs, input]
    const answer = await this.#ask(inputs)
    if (answer) {
      this.#keep(inputs)
      await this.#show(answer)
    } else this.#busy = false
  }

  #keep(inputs: Input[]): void {
    this.#inputs = inputs
    this.notes.write(inputs)
  }

  async #ask(inputs: Input[]): Promise<Guided | null> {
    this.refusal = null
    try {
      return await api.lesson(this.game, inputs)
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error
      this.refusal = error.refusal
      return null
    }
  }

  /** Shows what happened, one move after the other, then what is said about it. */
  async #show({ updates, saying, steps, over }: Guided): Promise<void> {
    this.#busy = true
    this.saying = null
    this.steps = steps
    for (const [index, update] of updates.entries()) {
      const before = this.standing
      this.standing = merge(before, update)
      this.#tell()
      const last = index === updates.length - 1
      if (!last) await sleep(stay(this.standing, before))
      if (this.#gone) return
    }
    this.saying = saying
    this.over = over
    this.#busy = false
  }

  #tell(): void {
    const { standing, face: known } = this
    if (!standing || !known) return
    const told = standing.events.map((event) => known.tell(event, standing, speech.words)).filter(Boolean)
    if (told.length > 0) this.news = told.join(' ')
  }
}

/** A deal is seen at once; a finished trick or a roll stays longer than a move. */
function stay(now: Standing | null, before: Standing | null): number {
  const [event] = now?.events ?? []
  if (!event || (event.seat === -1 && !event.action)) return 0
  const tricks = (one: Standing | null) => (one?.view as { tricks?: unknown[] } | null)?.tricks?.length ?? 0
  return event.seat === -1 || tricks(now) > tricks(before) ? TRICK : MOVE
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
