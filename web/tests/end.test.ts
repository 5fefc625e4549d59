// The result: what it tells to players and to those who watch, and how one plays again.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import english from 'words:en'
import End from '../src/pages/End.svelte'
import Replay from '../src/pages/Replay.svelte'
import { speech } from '../src/session.svelte'
import { merge, type Standing } from '../src/standing'
import type { View } from '../src/wire/cards'
import type { Update } from '../src/wire/messages'
import { makeWords } from '../src/words'

const words = makeWords('en', english)
beforeEach(() => {
  speech.words = words
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const answer = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }))

function show(change: (standing: Standing) => Standing = (same) => same) {
  const standing = change(merge(null, JSON.parse(readFileSync('fixtures/cards-over.json', 'utf8')) as Update)!)
  const { pad } = standing.view as View
  const steps = { totals: pad.map(({ totals }) => totals), exact: pad.map(({ exact }) => exact), rounds: [], steps: [], total: 0 }
  vi.stubGlobal('fetch', (path: string) => (path.includes('/steps') ? answer(steps) : answer({ rule: 'no-such-table', facts: {} }, 404)))
  const table = { id: 'STONES', token: null, notes: {}, do: vi.fn(() => Promise.resolve(true)) }
  render(End, { table, standing, words, look: () => undefined } as never)
  return { pad, table }
}

test('it tells the best and the worst round, and the record comes last', async () => {
  const { pad, table } = show()
  const brought = pad.map(({ points }) => points[0]!)
  const best = brought.indexOf(Math.max(...brought)) + 1
  expect(await screen.findByText(new RegExp(`^Your best round was round ${best} \\(`))).toBeVisible()
  expect(screen.getByText(/^Exact most often: /)).toBeVisible()
  const again = screen.getByRole('button', { name: 'Rematch' })
  const record = screen.getByRole('link', { name: 'Record' })
  expect(again.compareDocumentPosition(record)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await fireEvent.click(again)
  expect(table.do).toHaveBeenCalledExactlyOnceWith({ type: 'rematch' })
})

test('everybody who played may ask for a rematch, and one that is open is announced', () => {
  show((standing) => ({ ...standing, table: { ...standing.table, host: 1, rematch: 'AGAIN' } }))
  expect(screen.getByRole('button', { name: 'Join the rematch' })).toBeVisible()
  expect(screen.getByText(/^A rematch is open, and your seat there is kept/)).toBeVisible()
})

test('who took hints, and how many, is told to all', () => {
  show((standing) => ({ ...standing, table: { ...standing.table, seats: standing.table.seats.map((seat, i) => ({ ...seat, hints: [3, 0, 1][i] ?? 0 })) } }))
  expect(screen.getByText('with hints')).toBeVisible()
  expect(screen.getByText(/You took 3 hints\. .+ took (a|1|one) hint\./)).toBeVisible()
})

test('somebody who watched reads of the players only', async () => {
  show((standing) => ({ ...standing, you: null, view: { ...(standing.view as View), seat: null } }))
  expect(await screen.findByText(/^The best round of /)).toBeVisible()
  expect(screen.queryByText(/\b(you|your)\b/i)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Rematch' })).toBeNull()
})

test('a replay of an unknown game leads home', async () => {
  vi.stubGlobal('fetch', () => answer({ rule: 'no-such-table', facts: {} }, 404))
  render(Replay, { id: 'NOTHING' })
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such table.')
  expect(screen.getByRole('link', { name: words('page-home') })).toHaveAttribute('href', '/')
})
