// What of a table is shown when: one moment after the other, each long enough to be seen, and a finished round before the next.
import { GLANCE, LIES, READ, RoundEnd } from './roundEnd.svelte'
import type { Standing } from './standing'

/** Updates that may wait to be shown; somebody who watches a fast table must not fall behind. */
const LONGEST_QUEUE = 8
/** Phases in which a round has only begun, so that the end of the one before is still news. */
const BEGINNING = ['deal', 'trump', 'bid', 'magic', 'rotate', 'predict', 'cross']

/** A standing that is shown now, and the one shown before it. */
export interface Shown {
  standing: Standing
  before: Standing | null
}

interface Wishes {
  /** Tells what happened, once it is shown. */
  tell: (shown: Shown[]) => void
  /** A reckoning has appeared. */
  reckon: (end: RoundEnd) => void
  /** Milliseconds for which a moment stays before the next one is shown. */
  stay: (shown: Shown) => number
  /** The last round of this table whose reckoning was read on this page. */
  read: () => number
  /** A reckoning was read to the end. */
  done: (round: number) => void
  /** Whether a reckoning goes on only when asked to. */
  patient: () => boolean
}

interface Game {
  phase: string
  last_round: { round: number } | null
  outcome: unknown
}

export class Showing {
  /** What is shown. */
  standing: Standing | null = $state.raw(null)
  /** The end of a round, while it is shown. */
  ended: RoundEnd | null = $state.raw(null)
  /** Whether you are asked for something that is not shown yet. */
  asked = $state(false)
  #queue: Standing[] = []
  #newest: Standing | null = null
  #rest: ReturnType<typeof setTimeout> | undefined
  #hurried = false

  constructor(private readonly wishes: Wishes) {}

  /** Something happened in the game: it is shown when its turn comes. */
  hear(standing: Standing): void {
    this.#newest = standing
    this.asked = standing.legal.length > 0
    if (this.ended) this.ended.asked = this.asked
    this.#queue.push(standing)
    if (this.ended || (this.#rest !== undefined && this.#queue.length <= LONGEST_QUEUE)) return
    this.#advance()
  }

  /** Something happened beside the game: it is shown at once. */
  amend(standing: Standing): void {
    this.#newest = standing
    const before = this.standing
    if (!before) return this.hear(standing)
    this.standing = { ...before, seq: this.#queue.length > 0 ? before.seq : standing.seq, ...beside(standing), events: standing.events }
    this.wishes.tell([{ standing: this.standing, before }])
  }

  /** Shows all that waits until the own action is seen. */
  hurry(): void {
    this.#hurried = true
    if (!this.ended) this.#advance()
  }

  /** The own action was answered. */
  calm(): void {
    this.#hurried = false
  }

  end(): void {
    clearTimeout(this.#rest)
    this.ended?.end()
  }

  /** Shows what waits, until a moment wants to be looked at. */
  #advance(): void {
    clearTimeout(this.#rest)
    this.#rest = undefined
    const shown: Shown[] = []
    const crowded = this.#queue.length > LONGEST_QUEUE
    while (this.#queue.length > 0 && !this.ended && this.#rest === undefined) shown.push(this.#show(this.#queue.shift()!, crowded))
    if (shown.length > 0) this.wishes.tell(shown)
  }

  #show(next: Standing, crowded: boolean): Shown {
    const before = this.standing
    this.standing = { ...next, ...beside(this.#newest ?? next) }
    const shown = { standing: this.standing, before }
    const times = this.#ends(next, before)
    if (times) return this.#endRound(shown, times)
    if (next.events.some(({ type, seat }) => type === 'acted' && seat === next.you)) this.#hurried = false
    const stay = crowded || this.#hurried || before === null ? 0 : this.wishes.stay(shown)
    if (stay > 0) this.#rest = setTimeout(() => this.#advance(), stay)
    return shown
  }

  /** How long the end of a round is shown, if this moment is one. */
  #ends(next: Standing, before: Standing | null): { lies: number; read: number } | null {
    const round = roundsOver(next)
    const since = next.roundOver ?? 0
    const read = since < READ ? Math.max(GLANCE, READ - since) : GLANCE
    if (before?.view) return round > roundsOver(before) ? { lies: lies(next), read } : null
    const news = BEGINNING.includes((next.view as Game | null)?.phase ?? '') || since < READ
    return round > this.wishes.read() && news ? { lies: 0, read } : null
  }

  /** What chance does for the next round is told when the reckoning is gone. */
  #endRound({ standing, before }: Shown, times: { lies: number; read: number }): Shown {
    const early = standing.events.filter(({ seat }) => before === null || seat !== -1)
    const late = standing.events.filter((event) => !early.includes(event))
    const later = { standing: { ...standing, events: late }, before: standing }
    const end: RoundEnd = new RoundEnd(standing, { ...times, patient: this.wishes.patient() }, {
      told: () => this.wishes.reckon(end),
      over: () => this.#goOn(end, later),
    })
    this.ended = end
    return { standing: { ...standing, events: early }, before }
  }

  /** Shows where the game is now; a round that ended meanwhile has its own end. */
  #goOn(end: RoundEnd, later: Shown): void {
    if (this.ended !== end) return
    this.ended = null
    this.wishes.done(roundsOver(end.standing))
    const shown: Shown[] = [later]
    while (this.#queue.length > 0 && !this.ended) shown.push(this.#show(this.#queue.shift()!, true))
    this.wishes.tell(shown)
  }
}

/** How many rounds are over. */
export function roundsOver({ view }: Standing): number {
  return (view as Game | null)?.last_round?.round ?? 0
}

/** What is shown at once, whatever the game is doing. */
function beside({ table, here, you }: Standing): Pick<Standing, 'table' | 'here' | 'you'> {
  return { table, here, you }
}

/** Who wants computers to move at once does not want to wait here. */
const lies = ({ table }: Standing): number => (table.settings?.pace === 0 ? LIES / 3 : LIES)
