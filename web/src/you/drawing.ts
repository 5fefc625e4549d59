// What the charts share: scales, means, and numbers as a reader writes them.
import type { Figure } from '../wire/profiles'
import type { Words } from '../words'

/** The mean of the last values up to each one. */
export function runningMean(values: readonly number[], over: number): number[] {
  return values.map((_, i) => {
    const last = values.slice(Math.max(0, i - over + 1), i + 1)
    return last.reduce((sum, value) => sum + value, 0) / last.length
  })
}

/** Round numbers from below the least to above the most value, at most six of them. */
export function ticks(values: readonly number[]): number[] {
  const least = Math.min(0, ...values)
  const most = Math.max(0, ...values)
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => (most - least) / one <= 5) ?? 1000
  const first = Math.floor(least / step)
  return Array.from({ length: Math.ceil(most / step) - first + 1 }, (_, i) => (first + i) * step)
}

export const ofHundred = ({ value }: Figure) => Math.round(100 * value)

/** Half an interval in hundredths, as "± 9"; nothing where a single game tells none. */
export const within = ({ within }: Figure, scale = 1, digits = 0) => (within === null ? '' : `± ${(within * scale).toFixed(digits)}`)

export function day(at: number, words: Words): string {
  return new Intl.DateTimeFormat(words.locale, { day: 'numeric', month: 'long' }).format(at)
}
