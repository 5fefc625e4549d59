// The socket of a shared pad: comes back by itself; the whole pad is told whenever it opens.
import type { Answers, Bye, FromPadClient, OpenPad, PadNews, Pong, Refused, WholePad } from './wire'

export type FromServer = WholePad | PadNews | Answers | Refused | Pong | Bye
export type LinkState = 'connecting' | 'open' | 'lost'

const HEARTBEAT = 20_000
const PATIENCE = 10_000
const LONGEST_WAIT = 8_000

interface Listener {
  hear(message: FromServer): void
  link(state: LinkState): void
}

export class PadLink {
  #socket: WebSocket | null = null
  #timers: ReturnType<typeof setTimeout>[] = []
  #beat: ReturnType<typeof setInterval> | undefined
  #tries = 0
  #again = 0
  #ended = false
  readonly #wake = () => this.#reconnectNow()

  constructor(
    private readonly hello: () => OpenPad,
    private readonly listener: Listener,
    private readonly open: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {
    addEventListener('online', this.#wake)
    addEventListener('offline', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
    this.#connect()
  }

  /** Sends a message; false if nobody would hear it. */
  send(message: FromPadClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  /** Says hello anew, because what it says has changed. */
  restart(): void {
    if (!this.#ended) this.#connect()
  }

  end(): void {
    this.#ended = true
    removeEventListener('online', this.#wake)
    removeEventListener('offline', this.#wake)
    document.removeEventListener('visibilitychange', this.#wake)
    this.#drop()
  }

  #connect(): void {
    this.#drop()
    if (!navigator.onLine) return this.#lost()
    this.listener.link(this.#tries === 0 ? 'connecting' : 'lost')
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = this.open(`${scheme}://${location.host}/ws/pads/live`)
    this.#socket = socket
    socket.onopen = () => socket.send(JSON.stringify(this.hello()))
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as FromServer)
    socket.onclose = () => socket === this.#socket && this.#lost()
    this.#beat = setInterval(() => this.#ping(), HEARTBEAT)
  }

  #drop(): void {
    clearInterval(this.#beat)
    for (const timer of this.#timers.splice(0)) clearTimeout(timer)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  #lost(): void {
    this.#drop()
    if (this.#ended) return
    this.#tries += 1
    this.listener.link('lost')
    const backoff = this.#tries === 1 ? 100 : Math.min(LONGEST_WAIT, 250 * 2 ** Math.min(this.#tries, 6))
    // never sooner than asked for, and not all at the same moment
    const wait = Math.max(backoff * (0.7 + Math.random() * 0.6), this.#again * 1000 * (1 + Math.random()))
    this.#timers.push(setTimeout(() => this.#connect(), wait))
  }

  #reconnectNow(): void {
    if (this.#ended || document.visibilityState === 'hidden') return
    if (!navigator.onLine) return void (this.#socket && this.#lost()) // a dead socket would notice only after a while
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping()
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#connect()
  }

  #ping(): void {
    if (this.send({ type: 'ping' })) this.#timers.push(setTimeout(() => this.#lost(), PATIENCE))
  }

  #hear(message: FromServer): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer)
    if (message.type === 'pad') {
      this.#tries = 0
      this.#again = 0
      this.listener.hear(message)
      this.listener.link('open')
      return
    }
    if (message.type === 'bye') {
      this.#again = message.again_in ?? 0
      if (message.reason === 'refused' || message.reason === 'removed') this.end()
    }
    this.listener.hear(message)
  }
}
