// The end of a round on one page: the last card or roll lies for a moment, then the reckoning is read.
import type { Standing } from './standing'

/** Milliseconds for which the last card or roll lies before the reckoning. */
export const LIES = 900
/** Milliseconds for which a reckoning stays unless somebody goes on or waits. */
export const READ = 8_000
/** The same for somebody who comes when the others have read it. */
export const GLANCE = 3_000
/** The stones of the ring that shows how long it stays. */
export const STONES = 8

interface Times {
  lies: number
  read: number
  /** Goes on only when asked to. */
  patient: boolean
}

export class RoundEnd {
  /** Whether the reckoning is on the table; before that the last card or roll lies there. */
  told = $state(false)
  /** Whether it stays until somebody goes on. */
  waiting = $state(false)
  /** The stones of the ring that are still lit. */
  stones = $state(STONES)
  /** Whether you are asked for something in the next round already. */
  asked = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    /** The standing whose update ended the round. */
    readonly standing: Standing,
    private readonly times: Times,
    private readonly heard: { told: () => void; over: () => void },
  ) {
    this.waiting = times.patient
    this.asked = standing.legal.length > 0
    this.#timer = setTimeout(() => this.#tell(), times.lies)
  }

  #tell(): void {
    this.told = true
    this.heard.told()
    this.#run()
  }

  #run(): void {
    if (this.waiting) return
    this.#timer = setTimeout(() => {
      this.stones -= 1
      if (this.stones > 0) this.#run()
      else this.goOn()
    }, this.times.read / STONES)
  }

  /** Stays until somebody goes on. */
  wait(): void {
    if (!this.told || this.waiting) return
    clearTimeout(this.#timer)
    this.waiting = true
    this.stones = STONES
  }

  goOn(): void {
    this.end()
    this.heard.over()
  }

  end(): void {
    clearTimeout(this.#timer)
  }
}
