// A guided game in the browser: the inputs so far go to the server, what happened comes back and is shown move by move.
import { tick } from 'svelte'
import * as api from '../api'
import { face, type GameFace } from '../games'
import { linesOf } from '../log'
import { LIES, RoundEnd } from '../roundEnd.svelte'
import { speech } from '../session.svelte'
import { roundsOver } from '../showing.svelte'
import { merge, type Standing } from '../standing'
import type { Guided, Saying } from '../wire/messages'
import type { Refusal } from '../words'

export type Input = unknown[]

/** Where the inputs are kept, so that the lesson can be left and resumed. */
export interface Notes {
  read: () => Input[]
  write: (inputs: Input[]) => void
}

export class Lesson {
  standing: Standing | null = $state.raw(null)
  saying: Saying | null = $state.raw(null)
  steps = $state(0)
  /** The game is over and everything is said. */
  over = $state(false)
  /** The end of a round, until the learner goes on. */
  ended: RoundEnd | null = $state.raw(null)
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
    this.ended?.end()
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

  /** Shows what happened, one move after the other, then what is said about it; the last move is not waited for: the learner is asked. */
  async #show({ updates, saying, steps, over }: Guided): Promise<void> {
    this.#busy = true
    this.saying = null
    this.ended = null
    this.steps = steps
    for (const [index, update] of updates.entries()) {
      const before = this.standing
      const standing = merge(before, update)!
      const last = index === updates.length - 1
      const said = last && saying !== null
      this.standing = standing
      this.#tell(standing)
      if (before && roundsOver(standing) > roundsOver(before)) await this.#endRound(standing, said)
      else if (before && (!last || over)) await sleep(this.face!.stay(standing, before))
      if (this.#gone) return
    }
    this.saying = saying
    this.over = over
    this.#busy = false
  }

  /** The reckoning stays until the learner goes on; where the lesson speaks of it, its plate leads on. */
  async #endRound(standing: Standing, said: boolean): Promise<void> {
    await new Promise<void>((resolve) => {
      const told = () => {
        this.news = this.face!.reckon(standing, speech.words)
        if (said) resolve()
      }
      const over = () => {
        this.ended = null
        if (this.saying) void this.next()
        resolve()
      }
      this.ended = new RoundEnd(standing, { lies: LIES, read: 0, patient: true }, { told, over })
    })
    await tick() // the reckoning takes the focus first
  }

  #tell(standing: Standing): void {
    const words = speech.words
    const lines = standing.events.flatMap((event) => linesOf(event, standing, this.face, words))
    if (lines.length > 0) this.news = lines.map((line) => line.text(words)).join(' ')
  }
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
