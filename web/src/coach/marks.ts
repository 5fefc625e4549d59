// Words over choices at the table: the best one, the next best, and the one that was taken.
import { getContext, setContext } from 'svelte'
import { essence, type Action, type AnyView } from './choices'

export interface Marked {
  action: Action
  kind: 'best' | 'next' | 'taken'
  /** What is written over it; the rank where nothing else is. */
  text?: string
}

export interface Marks {
  readonly view: AnyView | null
  /** Whose choices they are. */
  readonly seat: number | null
  readonly marked: readonly Marked[]
}

const KEY = Symbol('marks')

/** Makes the marks of a table known to everything that is drawn there. */
export const provideMarks = <M extends Marks>(marks: M): M => setContext(KEY, marks)

/** The marks of this table; none where nobody advises. */
export const marksHere = (): Marks | undefined => getContext(KEY)

/** The mark of a choice. */
export function markOf(marks: Marks | undefined, action: Action): Marked | null {
  const view = marks?.view
  if (!view) return null
  const asked = essence(action, view)
  return marks.marked.find((one) => one.action[0] === action[0] && essence(one.action, view) === asked) ?? null
}

/** The best choice, if it is of this kind. */
export function bestOf<V extends Action[0]>(marks: Marks | undefined, verb: V): Extract<Action, readonly [V, ...unknown[]]> | null {
  const action = marks?.marked.find(({ kind }) => kind === 'best')?.action
  return action?.[0] === verb ? (action as Extract<Action, readonly [V, ...unknown[]]>) : null
}
