// The name of a moment in a replay: #r5t3 is round 5, trick 3 (or roll 3 of a dice game).
import type { Step } from '../wire/messages'

interface Told {
  round?: number
  rolls?: number
  tricks?: unknown[]
  trick?: { cards: unknown[] } | null
}

/** Round and trick (or roll) that a step belongs to. */
export function placeOf(step: Step): { round: number; turn: number } {
  const view = step.view as Told
  const round = view.round ?? 0
  if (view.rolls !== undefined) return { round, turn: view.rolls }
  const done = view.tricks?.length ?? 0
  return { round, turn: (view.trick?.cards.length ?? 0) > 0 ? done + 1 : done }
}

/** The fragment of a link to a step: its place, and which step at that place it is. */
export function hashOf(steps: readonly (Step | undefined)[], index: number): string {
  const step = steps[index]
  if (!step) return ''
  const { round, turn } = placeOf(step)
  let part = 0
  for (let i = index - 1; i >= 0; i--) {
    const before = steps[i]
    if (!before) break
    const place = placeOf(before)
    if (place.round !== round || place.turn !== turn) break
    part += 1
  }
  return `#r${round}t${turn}${part > 0 ? `.${part}` : ''}`
}

export function readHash(hash: string): { round: number; turn: number; part: number } | null {
  const found = /^#r(\d+)(?:t(\d+))?(?:\.(\d+))?$/.exec(hash)
  if (!found) return null
  return { round: Number(found[1]), turn: Number(found[2] ?? 0), part: Number(found[3] ?? 0) }
}
