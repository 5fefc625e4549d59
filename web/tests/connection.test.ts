// The socket to a table: when a command counts as carried out, and what is sent again.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Connection, type Command } from '../src/connection'

class Line {
  static opened: Line[] = []
  readyState: number = WebSocket.OPEN
  sent: { type: string; id?: number; since?: number }[] = []
  onopen: () => void = () => undefined
  onmessage: (event: { data: string }) => void = () => undefined
  onclose: () => void = () => undefined
  constructor() {
    Line.opened.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Line['sent'][number])
  }
  close() {
    this.readyState = WebSocket.CLOSED
  }
  hear(message: object) {
    this.onmessage({ data: JSON.stringify(message) })
  }
  get commands() {
    return this.sent.filter(({ type }) => type === 'do').map(({ id }) => id)
  }
}

const PLAY: Command = { type: 'act', seq: 4, action: ['play', 'B5'] as never }
let connection: Connection
let answers: unknown[]
let links: unknown[][]

function line(): Line {
  return Line.opened.at(-1)!
}
function act() {
  void connection.do(PLAY).then((refusal) => answers.push(refusal))
}
async function settled() {
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  Line.opened = []
  answers = []
  links = []
  connection = new Connection('STONES', null, { update: () => undefined, link: (...told) => links.push(told) }, () => new Line() as never)
  line().onopen()
  line().hear({ type: 'update', seq: 4 })
})
afterEach(() => {
  connection.end()
  vi.useRealTimers()
})

test('a command is carried out once it is stored and its update is here', async () => {
  act()
  line().hear({ type: 'update', seq: 5 }) // somebody else was quicker
  line().hear({ type: 'done', id: 1, seq: 6 })
  await settled()
  expect(answers).toEqual([])
  line().hear({ type: 'update', seq: 6 })
  await settled()
  expect(answers).toEqual([null])
})

test('an update may come before the word that it is stored', async () => {
  act()
  line().hear({ type: 'update', seq: 5 })
  line().hear({ type: 'done', id: 1, seq: 5 })
  await settled()
  expect(answers).toEqual([null])
})

test('a refusal is told at once', async () => {
  act()
  line().hear({ type: 'refused', id: 1, rule: 'must-follow', facts: {} })
  await settled()
  expect(answers).toEqual([{ rule: 'must-follow', facts: {} }])
})

test('after a lost line only what is not stored is sent again', async () => {
  act()
  act()
  line().hear({ type: 'done', id: 1, seq: 5 })
  line().onclose()
  await vi.advanceTimersByTimeAsync(200)
  line().onopen()
  expect(line().sent).toEqual([{ type: 'hello', token: null, since: 4 }])
  line().hear({ type: 'update', seq: 5, you: 0, events: [] })
  await settled()
  expect(answers).toEqual([null])
  expect(line().commands).toEqual([2])
})

test('what the update shows had arrived and is not sent again', async () => {
  act()
  line().onclose()
  await vi.advanceTimersByTimeAsync(200)
  line().onopen()
  line().hear({ type: 'update', seq: 5, you: 0, events: [{ type: 'acted', seat: 0, seq: 5 }] })
  await settled()
  expect(answers).toEqual([null])
  expect(line().commands).toEqual([])
})

test('a server that needs a moment is left alone for as long as it asked, then tried again', async () => {
  line().hear({ type: 'refused', id: null, rule: 'storage-down', facts: {} })
  line().hear({ type: 'bye', reason: 'later', again_in: 5 })
  line().onclose()
  expect(links.at(-1)).toEqual(['later'])
  await vi.advanceTimersByTimeAsync(4_900)
  expect(Line.opened.length).toBe(1)
  await vi.advanceTimersByTimeAsync(5_200)
  expect(Line.opened.length).toBe(2)
  line().onopen()
  line().hear({ type: 'update', seq: 5 })
  expect(links.at(-1)).toEqual(['open'])
})

test.each([
  ['refused', 'bad-token', 'bad-token'],
  ['removed', null, 'removed'],
])('after %s nothing is tried again, and the reason is told', async (reason, rule, told) => {
  if (rule) line().hear({ type: 'refused', id: null, rule, facts: {} })
  line().hear({ type: 'bye', reason })
  line().onclose()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(Line.opened.length).toBe(1)
  expect(links.at(-1)).toEqual(['ended', told])
})
