// The wish to leave when exact, at one table: it answers by itself, a moment later, so that the roll is seen.
import { wish, wished } from './wish'

const SEEN = 1_100

export class LeaveWish {
  on: boolean = $state(false)
  /** What fulfils the wish now; null where nothing does. */
  readonly answer: unknown[] | null = $derived.by(() => (this.on ? this.fulfils() : null))

  constructor(
    private readonly table: string,
    private readonly fulfils: () => unknown[] | null,
  ) {
    this.on = wished(table)
  }

  wish(on: boolean): void {
    this.on = on
    wish(this.table, on)
  }

  /** Sends the answer when it has been seen; returns how to take that back. */
  comeTrue(allowed: boolean, send: (action: unknown[]) => Promise<void>): (() => void) | undefined {
    const { answer } = this
    if (!answer || !allowed) return undefined
    const soon = setTimeout(() => void send(answer), SEEN)
    return () => clearTimeout(soon)
  }
}
