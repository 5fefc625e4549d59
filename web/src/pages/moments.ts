// The name of a moment in a replay: #r5t3 is round 5, trick 3 (or roll 3 of a dice game).
import type { Step } from '../wire/messages'

/** The fragment of a link to a step: its place, and which step at that place it is. */
export function hashOf(steps: readonly (Step | undefined)[], index: number): string {
  const step = steps[index]
  if (!step) return ''
  const { round, turn } = step
  let part = 0
  for (let i = index - 1; i >= 0; i--) {
    const before = steps[i]
    if (!before || before.round !== round || before.turn !== turn) break
    part += 1
  }
  return `#r${round}t${turn}${part > 0 ? `.${part}` : ''}`
}

export function readHash(hash: string): { round: number; turn: number; part: number } | null {
  const found = /^#r(\d+)(?:t(\d+))?(?:\.(\d+))?$/.exec(hash)
  if (!found) return null
  return { round: Number(found[1]), turn: Number(found[2] ?? 0), part: Number(found[3] ?? 0) }
}
