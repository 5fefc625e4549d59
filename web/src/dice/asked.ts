// A question to the own sheet: which boxes may be chosen, which one is, and what a tap does.
import type { BoxId } from './model'

export interface Asked {
  kind: 'predict' | 'cross'
  open: ReadonlySet<BoxId>
  chosen: BoxId | null
  /** A box was tapped, free to be chosen or not. */
  pick: (id: BoxId) => void
}
