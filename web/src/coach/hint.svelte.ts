// The hint of one decision: asked for by its seat, shown until the decision is made.
import { getContext, setContext } from 'svelte'
import * as api from '../api'
import type { Standing } from '../standing'
import type { Assessment } from '../wire/coach'
import type { Refusal } from '../words'
import { different, type Action, type AnyView } from './choices'
import { markOf, provideMarks, type Marked, type Marks } from './marks'
import { patiently } from './patience'

interface Place {
  id: string
  token: string | null
  standing: Standing | null
  /** Something else is shown, such as the end of a round. */
  hidden: boolean
}

/** What is looked at of either game. */
interface Seen {
  round: number
  phase: string
  rolls?: number
  tricks?: unknown[]
}

const KEY = Symbol('hint')
/** Legal actions in compact form stand for many. */
const MANY = ['rerolls', 'rotations']

export class Hint implements Marks {
  state: 'closed' | 'warned' | 'asking' | 'told' | 'refused' = $state('closed')
  answer: Assessment | null = $state.raw(null)
  refusal: Refusal | null = $state.raw(null)
  #asking: AbortController | null = null

  constructor(private readonly at: () => Place) {}

  /** Whether this seat may ask now. */
  get offered(): boolean {
    const { token, standing, hidden } = this.at()
    if (!standing || token === null || hidden || standing.you === null) return false
    const { table, legal } = standing
    return Boolean(table.hints) && table.phase === 'playing' && !table.paused && legal.length > 0 && !table.seats[standing.you]?.held
  }

  /** For how many decisions this seat has had a hint. */
  get used(): number {
    const { standing } = this.at()
    return standing?.table.seats[standing.you ?? -1]?.hints ?? 0
  }

  /** What the seat sees. */
  get view(): AnyView {
    return this.at().standing?.view as AnyView
  }

  get seat(): number | null {
    return this.at().standing?.you ?? null
  }

  /** What is best and what is next best. */
  get marked(): readonly Marked[] {
    if (this.state !== 'told' || !this.answer) return []
    const [best, next] = different(this.answer.choices, this.view)
    return [...(best ? [{ action: best.action, kind: 'best' } as const] : []), ...(next ? [{ action: next.action, kind: 'next' } as const] : [])]
  }

  /** There is nothing to choose from. */
  get single(): boolean {
    const legal = (this.at().standing?.legal ?? []) as unknown[][]
    return legal.length === 1 && !MANY.includes(String(legal[0]?.[0]))
  }

  /** The decision that a hint is for. */
  get decision(): string {
    const { standing } = this.at()
    if (!standing || !this.offered) return ''
    const { round, phase, rolls, tricks } = standing.view as Seen
    return JSON.stringify([round, phase, rolls, tricks?.length, standing.legal])
  }

  /** Opens or closes the hint; the first one of a game is asked for twice, since all will know of it. */
  press(): void {
    if (this.state === 'told' || this.state === 'asking') this.close()
    else if (!this.offered) return
    else if (this.used === 0 && this.state === 'closed' && !this.single) this.state = 'warned'
    else void this.#ask()
  }

  close(): void {
    this.#asking?.abort()
    this.#asking = null
    this.state = 'closed'
    this.answer = this.refusal = null
  }

  /** Where a choice stands: best or next best. */
  rank(action: Action): 'best' | 'next' | null {
    const kind = markOf(this, action)?.kind
    return kind === 'best' || kind === 'next' ? kind : null
  }

  async #ask(): Promise<void> {
    if (this.single) {
      this.refusal = { rule: 'hint-no-choice', facts: {} }
      this.state = 'refused'
      return
    }
    const { id, token } = this.at()
    const asking = new AbortController()
    this.#asking = asking
    this.state = 'asking'
    this.refusal = null
    try {
      const ask = () => api.hint(id, token!, asking.signal)
      const answer = await patiently(ask, (refusal) => (this.refusal = refusal), asking.signal)
      if (asking.signal.aborted) return
      this.answer = answer
      this.refusal = null
      this.state = 'told'
    } catch (error) {
      if (asking.signal.aborted) return
      this.refusal = error instanceof api.Refused ? error.refusal : { rule: 'page-offline', facts: {} }
      this.state = 'refused'
    }
  }
}

/** Makes the hint of a table known to everything that is drawn there. */
export const provideHint = (hint: Hint): Hint => setContext(KEY, provideMarks(hint))

/** The hint of this table; none in a replay or a lesson. */
export const hintHere = (): Hint | undefined => getContext(KEY)
