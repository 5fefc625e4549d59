// What the card table says: one prompt, what a seat needs, what just happened.
import type { Line } from '../log'
import { shown, shownLater, type Standing } from '../standing'
import type { Trick, View } from '../wire/cards'
import type { Happened } from '../wire/messages'
import type { Words } from '../words'

export interface Prompt {
  /** The first words, set apart. */
  head: string
  rest: string
  /** It says why something cannot be. */
  bad?: boolean
}

/** What is asked, and of whom. */
export function prompt(view: View, names: readonly string[], words: Words): Prompt {
  const you = view.seat
  const mine = you !== null && view.to_act.includes(you)
  const others = words.list(view.to_act.filter((seat) => seat >= 0).map((seat) => names[seat] ?? ''))
  switch (view.phase) {
    case 'trump':
      return mine
        ? { head: words('page-name-trump'), rest: words('page-name-trump-why') }
        : { head: '', rest: words('page-waits-trump', { name: others }) }
    case 'bid':
      return mine ? askBid(view, words) : { head: '', rest: waitBid(view, others, words) }
    case 'play':
      return mine ? askCard(view, words) : { head: '', rest: words('page-waits-card', { name: others }) }
    case 'over':
      return { head: words('game-over'), rest: '' }
    default:
      return { head: '', rest: words('page-dealing') }
  }
}

function askBid(view: View, words: Words): Prompt {
  const head = words('page-your-bid')
  if (view.together) return { head, rest: words(`page-bid-${view.options.bidding}`) }
  const made = view.has_bid.filter(Boolean).length
  if (made === 0) return { head, rest: words('page-bid-first') }
  return { head, rest: words(made === view.has_bid.length - 1 ? 'page-bid-last' : 'page-bid-next') }
}

function waitBid(view: View, others: string, words: Words): string {
  const waiting = view.to_act.length
  return words('page-waits-bid', { name: others, waiting })
}

function askCard(view: View, words: Words): Prompt {
  const head = words('page-your-turn')
  if (!view.trick || view.trick.cards.length === 0) return { head, rest: words('page-lead') }
  if (view.to_follow === null) return { head, rest: words('page-free') }
  const colour = words.colour(view.to_follow)
  return { head, rest: words(view.must_follow ? 'page-follow' : 'page-void', { colour }) }
}

export interface Need {
  kind: 'needs' | 'has' | 'over' | 'unknown'
  text: string
}

/** What a seat still needs to be exact. */
export function needSentence(view: View, seat: number, words: Words): Need {
  const need = view.needs[seat] ?? null
  if (need === null) return { kind: 'unknown', text: '' }
  if (need === 0) return { kind: 'has', text: words('page-has-it') }
  if (need > 0) return { kind: 'needs', text: words('page-needs', { need }) }
  return { kind: 'over', text: words('page-over', { over: -need }) }
}

/** Whether there are bids to be told of. */
export const hasBids = (view: View): boolean => view.phase === 'play' || view.bids.some((bid) => bid !== null)

/** The bids against the tricks: "over-bid by 2". */
export function balance(sum: number, tricks: number, words: Words): Need {
  if (sum > tricks) return { kind: 'over', text: words('page-over-bid', { by: sum - tricks }) }
  if (sum < tricks) return { kind: 'needs', text: words('page-under-bid', { by: tricks - sum }) }
  return { kind: 'has', text: words('page-even-bid') }
}

/** Who has taken the last trick of a round. */
export function lastTrick(view: View, names: readonly string[], words: Words): string {
  const winner = view.last_trick?.winner ?? null
  if (winner === null) return ''
  return words('page-round-last-trick', { who: winner === view.seat ? 'you' : 'other', name: names[winner] ?? '' })
}

/** An event of the card game as a sentence; null for what is not worth telling. */
export function tell(event: Happened, standing: Standing, words: Words): string | null {
  if (event.type !== 'acted' || event.seat === undefined) return null
  const view = standing.view as View | null
  if (event.seat < 0) return view && view.dealer !== null ? begins(event, view, standing, words) : null
  if (shownLater(event, standing.events)) return null
  const moves = shown(event)
  if (moves.length === 0) return words('cards-bid-hidden', { ...doer(event.seat, standing), bid: 0 })
  return moves.flatMap(([seat, action]) => tellMove(seat, action, standing, words) ?? []).join(' ')
}

function tellMove(seat: number, action: readonly unknown[], standing: Standing, words: Words): string | null {
  const facts = doer(seat, standing)
  const [verb, what] = action as [string, unknown]
  switch (verb) {
    case 'play':
      return words('page-plays', { ...facts, card: words.cardSaid(String(what), 'object') })
    case 'bid':
      return words('cards-bid', { ...facts, bid: Number(what) })
    case 'trump':
      return words('cards-trump-named', { ...facts, colour: words.colour(String(what)) })
    default:
      return null
  }
}

/** Who takes the trick that this event ended; null for every other event. */
export function outcome(event: Happened, standing: Standing, words: Words): string | null {
  const view = standing.view as View | null
  const trick = view && endedTrick(event, standing.events, view)
  return trick && trick.winner !== null ? words('page-takes-trick', doer(trick.winner, standing)) : null
}

// A view knows the tricks of its round, and after a round its last trick.
function endedTrick(event: Happened, events: readonly Happened[], view: View): Trick | null {
  const card = playedCard(event)
  if (card === null) return null
  const later = events.slice(events.indexOf(event) + 1)
  const ended = (trick: Trick) => trick.cards.at(-1) === card
  const found = later.some(isDeal) ? undefined : view.tricks.find(ended)
  if (found) return found
  const last = view.last_trick
  return last && ended(last) && !later.some((one) => playedCard(one) !== null) ? last : null
}

const isDeal = (event: Happened | null): boolean => event?.type === 'acted' && event.seat !== undefined && event.seat < 0

function playedCard(event: Happened | null): string | null {
  const action = event?.action
  return action?.[0] === 'play' ? String(action[1]) : null
}

/** The log without the cards of tricks before the last one; they come back when the round is over (ruling C20). */
export function remembered(log: Line[], view: unknown): Line[] {
  const now = view as View | null
  if (!now || now.phase === 'over') return log
  const dealt = log.findLastIndex(({ event }) => isDeal(event))
  const seen = new Set([...(now.trick?.cards ?? []), ...(now.last_trick?.cards ?? [])])
  const shows = (line: Line) => line.outcome === true || playedCard(line.event) === null || seen.has(playedCard(line.event)!)
  return log.filter((line, i) => i <= dealt || shows(line))
}

/** What an action is about: a card, a number of tricks, a colour. */
export function thing([verb, what]: readonly unknown[], words: Words): string | null {
  switch (verb) {
    case 'play':
      return words.card(String(what))
    case 'bid':
      return String(what)
    case 'trump':
      return words.colour(String(what))
    default:
      return null
  }
}

/** Who did something, as sentences need it. */
function doer(seat: number, standing: Standing<unknown>): { who: string; name: string } {
  return { who: seat === standing.you ? 'you' : 'other', name: standing.table.seats[seat]?.name ?? '' }
}

/** How a round began; of one that is over by now, only its number is known. */
function begins(event: Happened, view: View, standing: Standing, words: Words): string {
  const later = standing.events.slice(standing.events.indexOf(event) + 1).filter(isDeal).length
  if (later === 0) return opening(view, standing, words)
  return `${words('page-round-cards', { round: view.round - later, rounds: view.rounds })}.`
}

/** How a round begins: its number, who deals, what was turned up. */
export function opening(view: View, standing: Standing<unknown>, words: Words): string {
  const facts = { round: view.round, rounds: view.rounds, ...doer(view.dealer ?? 0, standing) }
  return `${words('cards-round', facts)} ${turned(view, standing, words)}`
}

// what the card that was turned up makes trump
function turned(view: View, standing: Standing<unknown>, words: Words): string {
  const facts = {
    card: view.turnup ? words.cardSaid(view.turnup) : '',
    colour: view.trump ? words.colour(view.trump) : '',
    ...doer(view.dealer ?? 0, standing),
  }
  if (view.turnup === null) return words('cards-turnup-none')
  if (view.turnup.startsWith('J')) return words('cards-turnup-jester', facts)
  if (view.turnup.startsWith('W')) return words('cards-turnup-wizard', facts)
  return words('cards-turnup-colour', facts)
}
