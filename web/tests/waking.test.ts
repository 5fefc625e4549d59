// Computer players that are still being prepared: said where levels are chosen, until they are ready.
import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { speech } from '../src/session.svelte'
import { Table } from '../src/table.svelte'
import GameChoices from '../src/ui/GameChoices.svelte'
import { awaitLevels, levelLabel } from '../src/ui/waking'
import type { GameInfo } from '../src/wire/messages'
import { makeWords } from '../src/words'
import english from 'words:en'

const words = makeWords('en', english)
const choices = { seats: 3, level: 'archmage', pace: 900, options: {} }

function info(...preparing: string[]): GameInfo {
  return { name: 'cards', players: [3], levels: ['apprentice', 'archmage'], preparing, default_level: 'apprentice', options: {}, defaults: {}, first: 'first_dealer', excluded: [] }
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the choice of a level says which one is waking up, and no longer once it is ready', async () => {
  const page = render(GameChoices, { info: info('archmage'), choices, words, change: () => undefined })
  expect(screen.getByLabelText('archmage, waking up')).toBeChecked()
  expect(screen.getByLabelText('apprentice')).toBeEnabled()
  expect(screen.getByRole('status')).toHaveTextContent('about a minute')
  await page.rerender({ info: info() })
  expect(screen.getByLabelText('archmage')).toBeChecked()
  expect(screen.queryByRole('status')).toBeNull()
})

test('a level that is waking up can be chosen', async () => {
  const change = vi.fn()
  render(GameChoices, { info: info('archmage'), choices: { ...choices, level: 'apprentice' }, words, change })
  expect(screen.queryByRole('status')).toBeNull()
  await fireEvent.click(screen.getByLabelText('archmage, waking up'))
  expect(change).toHaveBeenCalledWith({ ...choices, level: 'archmage' })
})

test('the server is asked again while a level is waking up, also after it could not be reached', async () => {
  vi.useFakeTimers()
  const fetched = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(Response.json([info()]))
  vi.stubGlobal('fetch', fetched)
  const show = vi.fn()
  const stop = awaitLevels([info('archmage')], show)
  await vi.advanceTimersByTimeAsync(4000)
  expect(show).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(4000)
  expect(show).toHaveBeenCalledWith([info()])
  stop?.()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('the log says once who plays for whom, and when the level itself plays', async () => {
  const sockets: { onmessage?: (event: { data: string }) => void }[] = []
  vi.stubGlobal('WebSocket', function (this: (typeof sockets)[number]) {
    sockets.push(this)
  })
  speech.words = words
  const table = new Table('STONES', null)
  const seats = [{ kind: 'computer', name: 'Ada', level: 'archmage' }, { kind: 'human', name: 'Bo', level: null, held: 'archmage' }]
  const events = [0, 1].flatMap((seat) => [
    { type: 'stood-in', seq: 1, seat, level: 'sage' },
    { type: 'awoke', seq: 1, seat },
  ])
  sockets[0]?.onmessage?.({ data: JSON.stringify({ type: 'update', seq: 1, you: 1, table: { seats }, events }) })
  await vi.waitFor(() => expect(table.log).toHaveLength(4))
  expect(table.log.map((line) => line.text(speech.words))).toEqual([
    'Ada, the archmage, is still waking up. Until then the sage plays.',
    'Ada, the archmage, is awake and plays now.',
    'The archmage who plays for you is still waking up. Until then the sage plays.',
    'The archmage is awake and plays for you now.',
  ])
})

test('nothing is asked when all levels are ready', () => {
  expect(awaitLevels([info()], () => undefined)).toBeUndefined()
  expect(levelLabel(info(), 'archmage', words)).toBe('archmage')
})
