// A shared pad that is connected: takes over what others write, and sends what this device wrote.
import type { Refusal } from '../../words'
import type { Desk } from '../desk.svelte'
import { PadLink, type FromServer, type LinkState } from './link'
import type { Offer } from './wire'
import { afterAnswers, afterNews, afterWhole, type Shared } from './shared'

const BATCH = 20
const RETRY = 3_000

export class Live {
  link: LinkState = $state('connecting')
  /** Who else looks: players, and -1 for guests. */
  looking: readonly number[] = $state.raw([])
  /** Why the server refused something other than an entry. */
  refusal: Refusal | null = $state(null)
  /** Entries are on their way. */
  #sent = false
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #link: PadLink

  constructor(private readonly desk: Desk) {
    const hello = () => {
      const { key, device, player } = this.#shared
      return { type: 'open' as const, key, device, player }
    }
    this.#link = new PadLink(hello, { hear: (message) => this.#hear(message), link: (state) => this.#changed(state) })
  }

  get #shared(): Shared {
    return this.desk.shared!
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#link.end()
  }

  /** Lets writers write, or only look. */
  allow(writing: boolean): void {
    this.#link.send({ type: 'allow', writing })
  }

  /** Lays the secret bids of a round open. */
  show(round: number): void {
    this.#link.send({ type: 'show', round })
  }

  /** Writes for this player from now on. */
  be(player: number): void {
    this.desk.take({ ...this.#shared, player })
    this.#link.restart()
  }

  /** Sends what waits, some entries at a time. */
  flush(): void {
    const { pending } = this.#shared
    if (this.#sent || this.link !== 'open' || pending.length === 0) return
    const entries = pending.slice(0, BATCH).map(({ id, after, entry }) => ({ id, after, entry: entry as Offer['entry'] }))
    this.#sent = this.#link.send({ type: 'write', entries })
  }

  #changed(state: LinkState): void {
    this.link = state
    this.#sent = false
    if (state === 'open') this.flush()
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'pad':
        this.looking = message.looking
        this.desk.take(afterWhole(this.#shared, message))
        break
      case 'news': {
        this.looking = message.looking ?? this.looking
        const next = afterNews(this.#shared, message)
        if (next) this.desk.take(next)
        else this.#link.restart() // the whole pad comes anew
        break
      }
      case 'answers':
        this.#sent = false
        this.desk.take(afterAnswers(this.#shared, message.answers))
        this.flush()
        break
      case 'refused':
        this.#refused({ rule: message.rule, facts: message.facts })
        break
      case 'bye':
        if (message.reason === 'removed') this.#gone()
        break
    }
  }

  #refused(refusal: Refusal): void {
    if (refusal.rule === 'no-such-pad') return this.#gone()
    this.refusal = refusal
    if (!this.#sent) return
    // too much at once, or the server cannot store at the moment
    this.#timer = setTimeout(() => {
      this.#sent = false
      this.refusal = null
      this.flush()
    }, RETRY)
  }

  #gone(): void {
    this.link = 'lost'
    this.end()
    this.desk.take({ ...this.#shared, ended: true })
  }
}

/** The pad behind a key, for a device that has only the link. */
export function fetchShared(shared: Shared): Promise<FromServer> {
  return new Promise((resolve, reject) => {
    const hello = () => ({ type: 'open' as const, key: shared.key, device: shared.device, player: null })
    let tries = 0
    const link = new PadLink(hello, {
      hear: (message) => {
        if (message.type !== 'pad' && message.type !== 'refused') return
        link.end()
        resolve(message)
      },
      link: (state) => {
        if (state !== 'lost' || ++tries < 3) return
        link.end()
        reject(new Error('offline'))
      },
    })
  })
}
