// Questions to a coach that cannot answer yet: they are asked again, less and less often, until it does.
import { Refused } from '../api'
import type { Refusal } from '../words'

/** Refusals that pass by themselves. */
const PASSING = new Set(['coach-asked', 'coach-busy', 'coach-wakes', 'page-offline', 'too-fast'])
const FIRST = 1000
const LONGEST = 15_000

export const passes = ({ rule }: Refusal): boolean => PASSING.has(rule)

/** Milliseconds until it is worth asking again, after so many refusals before. */
export const pause = (before: number): number => Math.min(LONGEST, Math.round(FIRST * 1.5 ** before))

/** The answer, once it is there; `waits` hears why it is not. Any other refusal ends it. */
export async function patiently<T>(ask: () => Promise<T>, waits: (refusal: Refusal) => void, signal: AbortSignal): Promise<T> {
  for (let before = 0; ; before += 1) {
    try {
      return await ask()
    } catch (error) {
      if (signal.aborted || !(error instanceof Refused) || !passes(error.refusal)) throw error
      waits(error.refusal)
    }
    await rest(pause(before), signal)
  }
}

/** Ends at once where nobody waits any more. */
function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  return new Promise((done, left) => {
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', () => (clearTimeout(timer), left(signal.reason as Error)), { once: true })
  })
}
