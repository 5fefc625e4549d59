// A review on its way: asked for, followed until it is ready, dropped when the page is left.
import * as api from '../api'
import type { ReviewStatus } from '../wire/coach'
import type { Refusal } from '../words'
import { passes, pause } from './patience'

const LOOK_EVERY = 1000

export class ReviewWatch {
  status = $state.raw<ReviewStatus | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  #ended = false
  #refused = 0

  constructor(
    readonly id: string,
    readonly seat: number,
  ) {}

  /** Follows the review until it is ready; an older one is made anew only where that is wanted. */
  async follow(anew = false): Promise<void> {
    this.refusal = null
    while (!this.#ended) {
      const wait = await this.#look(anew)
      if (wait === null) return
      await new Promise((done) => setTimeout(done, wait))
    }
  }

  async #look(anew: boolean): Promise<number | null> {
    try {
      let status = await api.review(this.id, this.seat)
      if (status.state === 'none' || (anew && status.state === 'ready' && !status.current)) status = await api.askForReview(this.id, this.seat)
      if (this.#ended) return null
      this.status = status
      this.refusal = null
      this.#refused = 0
      return status.state === 'ready' && (status.current || !anew) ? null : LOOK_EVERY
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error
      this.refusal = error.refusal
      if (!passes(error.refusal)) return null
      this.#refused += 1
      return pause(this.#refused)
    }
  }

  end(): void {
    this.#ended = true
  }
}
