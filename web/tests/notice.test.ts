// Whoever loses a seat, or comes with a used link, reads why.
import { render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import english from 'words:en'
import TablePage from '../src/pages/Table.svelte'
import { route } from '../src/route.svelte'
import { forget, keep, kept, speech } from '../src/session.svelte'
import Talk from '../src/ui/Talk.svelte'
import { makeWords } from '../src/words'

class Line {
  static CONNECTING = 0
  static opened: Line[] = []
  onmessage: (event: { data: string }) => void = () => undefined
  constructor() {
    Line.opened.push(this)
  }
  send() {}
  close() {}
  hear(message: object) {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', Line)
  Line.opened = []
  speech.words = makeWords('en', english)
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  [[{ type: 'bye', reason: 'removed' }], 'The host has taken your seat away.'],
  [[{ type: 'refused', id: null, rule: 'bad-token', facts: {} }, { type: 'bye', reason: 'refused' }], 'Your seat here was given away.'],
])('a lost seat is explained, and one watches on', async (messages, sentence) => {
  keep({ seats: { STONES: 'a-token' } })
  render(TablePage, { id: 'STONES' })
  for (const message of messages) Line.opened[0]!.hear(message)
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  await vi.waitFor(() => expect(Line.opened.length).toBe(2))
  expect(kept.seats.STONES).toBeUndefined()
})

test('a used link is explained', async () => {
  const refused = new Response(JSON.stringify({ rule: 'bad-link', facts: {} }), { status: 404 })
  vi.stubGlobal('fetch', () => Promise.resolve(refused))
  route.hash = '#seat=used'
  render(TablePage, { id: 'STONES' })
  expect(await screen.findByRole('alert')).toHaveTextContent('This link was used before')
})

describe('a server that is away for a moment', () => {
  const ticket = { table: 'STONES', seat: 1, token: 'the-seat', commitment: 'c'.repeat(64) }
  beforeEach(() => {
    const answers = [new Response('', { status: 502 }), new Response(JSON.stringify(ticket), { status: 201 })]
    vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()))
    forget('STONES')
    keep({ shared: false })
    render(TablePage, { id: 'STONES' })
  })
  const seated = () => vi.waitFor(() => expect(kept.seats.STONES).toBe('the-seat'), 5000)

  test('gives the seat of a link when it is back', async () => {
    route.hash = '#seat=fresh'
    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached')
    await seated()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('gives the seat of the own profile when it is back', async () => {
    keep({ shared: true })
    await seated()
  })
})

test('a refused saying is explained where it was said', async () => {
  const table = {
    log: [],
    standing: { you: 0, table: { seats: [{ name: 'Ada', muted: false }] } },
    refusal: { rule: 'too-fast', facts: {} },
    do: () => Promise.resolve(false),
  }
  const { container } = render(Talk, { table: table as never, words: speech.words })
  const field = container.querySelector('input')!
  field.value = 'hello'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  container.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  expect(await screen.findByRole('alert')).toHaveTextContent('That was too much at once.')
  expect(field.value).toBe('hello')
})
