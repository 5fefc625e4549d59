// The card that somebody is about to play: chosen ahead of the turn, to be confirmed, or about to be sent.

/** Milliseconds for which a tap can be taken back. */
export const TAKE_BACK = 500
/** With less time on the clock a card is sent at once. */
const HASTE = 2_000

interface Circumstances {
  /** Cards that may be played now; null while it is not your turn. */
  playable: ReadonlySet<string> | null
  /** A card is played only when it is confirmed. */
  confirm: boolean
  /** A finger has touched it, which may have slipped. */
  touched: boolean
  /** When the own clock runs out, in milliseconds since 1970; null without a clock. */
  until: number | null
}

export class Playing {
  card: string | null = $state(null)
  /** Why the card is not played yet. */
  why: 'ahead' | 'confirm' | 'leaving' = $state('ahead')
  /** The card that was tried last. */
  tried: string | null = $state(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly send: (action: unknown[]) => Promise<void>) {}

  /** Somebody tapped a card of theirs. */
  pick(card: string, { playable, confirm, touched, until }: Circumstances): void {
    if (card === this.card) {
      if (this.why === 'confirm' && playable) this.play(card)
      else this.drop()
    } else if (!playable) this.#choose(card, 'ahead')
    else if (!playable.has(card)) this.play(card) // the server says why not
    else if (confirm) this.#choose(card, 'confirm')
    else if (touched && (until === null || until - Date.now() >= HASTE)) {
      this.#choose(card, 'leaving')
      this.#timer = setTimeout(() => this.play(card), TAKE_BACK)
    } else this.play(card)
  }

  /** Something has happened: a card chosen ahead is played as soon as it may be. */
  look(hand: readonly string[], playable: ReadonlySet<string> | null): void {
    if (this.card && !hand.includes(this.card)) this.drop()
    if (!this.card || !playable || this.why !== 'ahead') return
    if (playable.has(this.card)) this.play(this.card)
    else this.drop()
  }

  play(card: string): void {
    this.drop()
    this.tried = card
    void this.send(['play', card])
  }

  drop(): void {
    clearTimeout(this.#timer)
    this.card = null
  }

  #choose(card: string, why: Playing['why']): void {
    this.drop()
    this.card = card
    this.why = why
  }
}
