// The socket to a table: comes back by itself, goes on where it was, and does nothing twice.
import type { Bye, Do, Done, Happened, Pong, Refused, Update } from './wire/messages'
import type { Refusal } from './words'

type FromServerMessage = Update | Done | Refused | Pong | Bye

export type Command = Do['command']
/** `later`: the server is there, but needs a moment. */
export type Link = 'connecting' | 'open' | 'lost' | 'later' | 'ended'

export interface Listener {
  update(update: Update): void
  link(link: Link, reason?: string): void
}

interface Pending {
  id: number
  command: Command
  /** Sent over this socket. */
  sent: boolean
  /** Sent over an earlier socket: a refusal may only mean that it had arrived. */
  again: boolean
  /** The sequence number under which it is stored. */
  stored: number | null
  answer: (refusal: Refusal | null) => void
}

const HEARTBEAT = 20_000
const PATIENCE = 10_000
const LONGEST_WAIT = 8_000
const OFFLINE: Refusal = { rule: 'page-offline', facts: {} }

export class Connection {
  #socket: WebSocket | null = null
  #since = 0
  #pending: Pending[] = []
  #next = 1
  #tries = 0
  #ended = false
  /** When the server asked us to come back, in milliseconds from its good-bye; null if it did not. */
  #again: number | null = null
  /** The last refusal that answers no command: why the server hangs up. */
  #refused: string | null = null
  #greeted = false
  #timers: ReturnType<typeof setTimeout>[] = []
  #beat: ReturnType<typeof setInterval> | undefined
  readonly #wake = () => this.#reconnectNow()

  constructor(
    readonly table: string,
    readonly token: string | null,
    private readonly listener: Listener,
    private readonly open: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {
    addEventListener('online', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
    this.#connect()
  }

  /** Sends a command; resolves with the refusal, or null once it is safely stored and its update has been heard. */
  do(command: Command): Promise<Refusal | null> {
    return new Promise((answer) => {
      const pending = { id: this.#next++, command, sent: false, again: false, stored: null, answer }
      this.#pending.push(pending)
      if (this.#greeted) this.#send(pending)
    })
  }

  end(): void {
    this.#ended = true
    removeEventListener('online', this.#wake)
    document.removeEventListener('visibilitychange', this.#wake)
    this.#drop()
    for (const { command, answer } of this.#pending.splice(0)) answer(isOfChance(command) ? OFFLINE : null)
  }

  #connect(): void {
    if (this.#ended) return
    this.#drop()
    if (this.#again === null) this.listener.link(this.#tries === 0 ? 'connecting' : 'lost')
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = this.open(`${scheme}://${location.host}/ws/${this.table}`)
    this.#socket = socket
    this.#greeted = false
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', token: this.token, since: this.#since }))
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as FromServerMessage)
    socket.onclose = () => socket === this.#socket && this.#lost()
    this.#beat = setInterval(() => this.#ping(), HEARTBEAT)
  }

  #drop(): void {
    clearInterval(this.#beat)
    for (const timer of this.#timers.splice(0)) clearTimeout(timer)
    const socket = this.#socket
    this.#socket = null
    this.#greeted = false
    socket?.close()
  }

  #lost(): void {
    this.#drop()
    if (this.#ended) return
    this.#tries += 1
    for (const pending of this.#pending) Object.assign(pending, { sent: false, again: true })
    this.listener.link(this.#again === null ? 'lost' : 'later')
    const backoff = this.#tries === 1 ? 100 : Math.min(LONGEST_WAIT, 250 * 2 ** Math.min(this.#tries, 6))
    // never sooner than asked for, and not all at the same moment
    const wait = Math.max(backoff * (0.7 + Math.random() * 0.6), (this.#again ?? 0) * (1 + Math.random()))
    this.#timers.push(setTimeout(() => this.#connect(), wait))
  }

  #reconnectNow(): void {
    if (this.#ended || document.visibilityState === 'hidden') return
    if (this.#greeted) this.#ping()
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#connect()
  }

  #ping(): void {
    if (!this.#greeted) return
    this.#socket?.send('{"type":"ping"}')
    this.#timers.push(setTimeout(() => this.#lost(), PATIENCE))
  }

  #send(pending: Pending): void {
    pending.sent = true
    this.#socket?.send(JSON.stringify({ type: 'do', id: pending.id, command: pending.command }))
  }

  #hear(message: FromServerMessage): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer)
    switch (message.type) {
      case 'update': {
        const first = !this.#greeted
        this.#since = Math.max(this.#since, message.seq)
        this.#tries = 0
        this.#again = null
        this.#greeted = true
        this.listener.update(message)
        if (first) {
          this.listener.link('open')
          this.#resend(message)
        }
        this.#settle()
        break
      }
      case 'done':
        this.#store(message)
        break
      case 'refused':
        if (message.id === null) this.#refused = message.rule
        this.#answer(message.id, { rule: message.rule, facts: message.facts })
        break
      case 'bye':
        if (message.reason === 'refused' || message.reason === 'removed') {
          this.end()
          this.listener.link('ended', message.reason === 'removed' ? 'removed' : (this.#refused ?? 'refused'))
        } else this.#again = message.again_in ? 1000 * message.again_in : null
        break
    }
  }

  /** What was not acknowledged is sent again, unless the update shows that it had arrived. */
  #resend(update: Update): void {
    const arrived = this.#pending.filter((p) => p.again && update.events?.some((e) => shows(e, p.command, update.you)))
    for (const pending of arrived) this.#answer(pending.id, null)
    for (const pending of this.#pending) if (pending.stored === null && !pending.sent) this.#send(pending)
  }

  #store(done: Done): void {
    const pending = this.#pending.find(({ id }) => id === done.id)
    if (pending) pending.stored = done.seq
    this.#settle()
  }

  /** Answers what is stored, once the update that shows it is here. */
  #settle(): void {
    const shown = this.#pending.filter(({ stored }) => stored !== null && stored <= this.#since)
    for (const pending of shown) this.#answer(pending.id, null)
  }

  #answer(id: number | null, refusal: Refusal | null): void {
    const at = this.#pending.findIndex((pending) => pending.id === id)
    if (at < 0) return
    const [pending] = this.#pending.splice(at, 1)
    pending!.answer(pending!.again && !isOfChance(pending!.command) ? null : refusal)
  }
}

/** Promises and reveals may be sent twice: the answer to the second is as good as to the first. */
function isOfChance({ type }: Command): boolean {
  return type === 'promise' || type === 'reveal'
}

function shows(event: Happened, command: Command, you: number | null | undefined): boolean {
  if (event.seat !== you) return false
  if (command.type === 'act') return event.type === 'acted' && event.seq > command.seq
  if (command.type === 'say') return event.type === 'said' && event.text === command.text
  return false
}
