/* Written by python -m web.tools.rules: what TypeScript lacks. */

/** The remainder, as Python reckons it: never negative for a positive divisor. */
export function mod(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor
}

/** The numbers from first to before end, or from 0. */
export function range(first: number, end?: number): number[] {
  const [from, to] = end === undefined ? [0, first] : [first, end]
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)
}

/** A list of so many times the same. */
export function repeat<T>(value: T, times: number): T[] {
  return Array.from({ length: times }, () => value)
}

/** All numbers added up. */
export function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
