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
  connection = new Connection('STONES', null, { update: () => undefined, link: () => undefined }, () => new Line() as never)
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
