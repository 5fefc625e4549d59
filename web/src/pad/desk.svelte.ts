// One pad in use: what is written, where one is, and what the page has to say about it.
import type { Entry } from './rules/entries'
import { card_standing, dice_standing, refused, type Pad } from './pads'
import { Overtaken, theStore, type Spot, type Stored } from './store'
import { history } from './rules/history'
import type { Refusal } from '../words'

export const FRESH: Spot = { view: 'entry', round: null, draft: null }

export class Desk {
  pad: Pad = $state.raw({ game: 'cards', players: [], options: {}, entries: [], date: '' })
  spot: Spot = $state.raw(FRESH)
  /** Why the last entry was not written. */
  refusal: Refusal | null = $state(null)
  /** Why the last tap could not be stored; the page goes on, but would forget. */
  unstored: 'full' | 'failed' | null = $state(null)
  /** Another tab had written: its pad is shown now. */
  overtaken = $state(false)
  /** Whether everything is stored. */
  stored = $state(true)
  readonly id: string
  #known: number
  #writing: Promise<void> = Promise.resolve()

  readonly cards = $derived(this.pad.game === 'cards' ? card_standing(this.pad) : null)
  readonly dice = $derived(this.pad.game === 'dice' ? dice_standing(this.pad) : null)
  readonly past = $derived(history(this.pad.entries))

  constructor(stored: Stored) {
    this.id = stored.id
    this.pad = stored.pad
    this.spot = stored.spot
    this.#known = stored.pad.entries.length
  }

  /** Writes an entry if the rules allow it, and tells whether they did. */
  write(entry: Entry, spot: Partial<Spot> = {}): boolean {
    const misfit = refused(this.pad, entry)
    this.refusal = misfit
    if (misfit) return false
    const before = this.#over()
    this.pad = { ...this.pad, entries: [...this.pad.entries, entry] }
    const ended = this.#over() && !before // the result comes by itself, once
    this.move(ended ? { ...spot, view: 'entry', round: null } : spot)
    return true
  }

  #over(): boolean {
    return (this.cards ?? this.dice)?.phase === 'over'
  }

  /** Goes to another spot of the pad. */
  move(spot: Partial<Spot>): void {
    this.spot = { ...this.spot, ...spot }
    this.refusal = null
    this.#keep()
  }

  #keep(): void {
    const stored: Stored = { id: this.id, pad: this.pad, spot: this.spot, changed: Date.now() }
    this.stored = false
    this.#writing = this.#writing.then(() => this.#save(stored))
  }

  async #save(stored: Stored): Promise<void> {
    try {
      await (await theStore()).save(stored, this.#known)
      this.#known = stored.pad.entries.length
      this.unstored = null
      this.stored = stored.pad === this.pad && stored.spot === this.spot ? true : this.stored
    } catch (error) {
      if (error instanceof Overtaken) this.#adopt(error.now)
      else this.unstored = error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed'
    }
  }

  #adopt(now: Stored): void {
    this.pad = now.pad
    this.spot = now.spot
    this.#known = now.pad.entries.length
    this.overtaken = true
    this.stored = true
  }
}
