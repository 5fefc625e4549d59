// A coach that wakes up is asked again by itself; whoever no longer waits asks no more.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refused } from '../src/api'
import { patiently, pause } from '../src/coach/patience'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const refused = (rule: string) => new Refused({ rule, facts: { seconds: 60 } })

test('the question is put again until there is an answer, and what it waits for is told', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(refused('coach-wakes')).mockRejectedValueOnce(refused('coach-busy')).mockResolvedValue('bid 1')
  const waits = vi.fn()
  const answer = patiently(ask, waits, new AbortController().signal)
  await vi.runAllTimersAsync()
  await expect(answer).resolves.toBe('bid 1')
  expect(waits.mock.calls.map(([refusal]) => (refusal as { rule: string }).rule)).toEqual(['coach-wakes', 'coach-busy'])
  expect(ask).toHaveBeenCalledTimes(3)
})

test('a refusal that does not pass is told at once', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValue(refused('no-hints'))
  await expect(patiently(ask, vi.fn(), new AbortController().signal)).rejects.toThrow('no-hints')
  expect(ask).toHaveBeenCalledTimes(1)
})

test('nobody is asked any more once the reader has left', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValue(refused('coach-wakes'))
  const left = new AbortController()
  const answer = patiently(ask, () => left.abort(), left.signal)
  await Promise.all([expect(answer).rejects.toThrow(), vi.runAllTimersAsync()])
  expect(ask).toHaveBeenCalledTimes(1)
})

test('pauses grow, and never beyond a quarter of a minute', () => {
  expect([0, 1, 2].map(pause)).toEqual([1000, 1500, 2250])
  expect(pause(40)).toBe(15_000)
})
