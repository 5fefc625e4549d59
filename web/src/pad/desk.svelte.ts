// One pad in use: what is written, where one is, and what the page has to say about it.
import type { Entry } from './rules/entries'
import { card_standing, dice_standing, refused, type Pad } from './pads'
import { Overtaken, theStore, type Spot, type Stored } from './store'
import { history } from './rules/history'
import type { Live } from './sharing/live.svelte'
import { entriesOf, joined, offered, type Shared } from './sharing/shared'
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
  /** How the pad is shared; null if it is not. */
  shared: Shared | null = $state.raw(null)
  /** The connection of a shared pad. */
  live: Live | null = $state.raw(null)
  readonly id: string
  readonly marks: number[]
  #known: number
  #writing: Promise<void> = Promise.resolve()

  readonly cards = $derived(this.pad.game === 'cards' ? card_standing(this.pad) : null)
  readonly dice = $derived(this.pad.game === 'dice' ? dice_standing(this.pad) : null)
  readonly past = $derived(history(this.pad.entries))
  /** For whom this device may write: null for everybody, -1 for nobody. */
  readonly mine = $derived(whoseOf(this.shared))
  readonly canUndo = $derived(this.#reaches(this.past.kept.at(-1)))
  readonly canRedo = $derived(this.#reaches(this.past.undone.at(-1)))

  constructor(stored: Stored) {
    this.id = stored.id
    this.marks = stored.marks ?? []
    this.pad = stored.pad
    this.spot = stored.spot
    this.shared = stored.shared ?? null
    this.#known = stored.pad.entries.length
  }

  /** Writes an entry if the rules allow it, and tells whether they did. */
  write(entry: Entry, spot: Partial<Spot> = {}): boolean {
    const misfit = refused(this.pad, entry)
    this.refusal = misfit
    if (misfit) return false
    const before = this.#over()
    if (this.shared && !this.shared.ended) {
      this.shared = offered(this.shared, entry)
      this.live?.flush()
    }
    this.pad = { ...this.pad, entries: [...this.pad.entries, entry] }
    const ended = this.#over() && !before // the result comes by itself, once
    this.move(ended ? { ...spot, view: 'entry', round: null } : spot)
    return true
  }

  /** Whether undo or redo may take this entry: a writer's own, or any for whoever keeps the pad. */
  #reaches(entry: Entry | undefined): boolean {
    if (!entry || this.mine === null) return entry !== undefined
    const own = [...(this.shared?.lines.filter(({ id }) => id !== null) ?? []), ...(this.shared?.pending ?? [])]
    return this.mine >= 0 && own.some((one) => one.entry === entry)
  }

  /** Whether this device may write for a player. */
  mayWrite(player: number): boolean {
    return this.mine === null || this.mine === player
  }

  /** Who has bid or predicted in a round on another device, covered until all have. */
  hidden(round: number): Set<number> {
    return new Set(this.past.kept.flatMap((entry) => (entry.kind === 'covered' && entry.round === round ? [entry.player] : [])))
  }

  /** Takes over what the server or somebody's choice made of a shared pad. */
  take(shared: Shared): void {
    const before = this.#over()
    const finished = (this.cards ?? this.dice)!.finished
    this.shared = shared
    this.pad = { ...this.pad, entries: entriesOf(shared) }
    // what was tapped in for a round that somebody else has written means nothing any more
    if ((this.cards ?? this.dice)!.finished !== finished) this.spot = { ...this.spot, draft: null }
    if (this.#over() && !before) this.spot = { ...this.spot, view: 'entry', round: null }
    this.#keep()
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
    const stored: Stored = { id: this.id, pad: this.pad, spot: this.spot, marks: this.marks, shared: this.shared, changed: Date.now() }
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
    if (this.shared && now.shared?.key === this.shared.key) {
      this.#known = now.pad.entries.length
      this.take(joined(this.shared, now.shared)) // both windows hear the same server
      return
    }
    this.pad = now.pad
    this.spot = now.spot
    this.shared = now.shared ?? null
    this.#known = now.pad.entries.length
    this.overtaken = true
    this.stored = true
  }
}

/** For whom a device may write: null for everybody, -1 for nobody. */
function whoseOf(shared: Shared | null): number | null {
  if (!shared || shared.ended || shared.role === 'keeper') return null
  return shared.role === 'writer' && shared.writing && shared.player !== null ? shared.player : -1
}
