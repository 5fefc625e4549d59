// A moment of a finished game at the table: what the seat saw, and what it could do.
import * as api from '../api'
import type { Standing } from '../standing'
import type { Step, TableView } from '../wire/messages'
import type { AnyView } from './choices'

const known = new Map<string, Promise<Step>>()

/** The position before an action, as its seat saw it, or with all hands open. */
export function positionAt(id: string, seat: number | 'all', index: number): Promise<Step> {
  const key = `${id}/${seat}/${index}`
  const asked = known.get(key) ?? api.steps(id, String(seat), index, 1).then(({ steps }) => steps[0]!)
  known.set(key, asked)
  asked.catch(() => known.delete(key))
  return asked
}

/** How things stood for the seat; without its legal actions nothing can be done there. One that is not the reader's is looked at from beside the table. */
export function standingAt(step: Step, table: TableView, seat: number | null, asked: boolean): Standing {
  return {
    seq: step.index,
    you: seat,
    table,
    view: { ...(step.view as AnyView), seat },
    legal: asked ? ((step.legal ?? []) as unknown[]) : [],
    here: [],
    clocks: [],
    roundOver: null,
    events: [],
  }
}
