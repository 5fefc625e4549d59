// What the card table says: one prompt, what a seat needs, what just happened.
import type { Standing } from '../standing'
import type { View } from '../wire/cards'
import type { Happened } from '../wire/messages'
import type { Words } from '../words'

export interface Prompt {
  /** The first words, set apart. */
  head: string
  rest: string
}

/** What is asked, and of whom; `bound` says that not every card of the hand may be played. */
export function prompt(view: View, bound: boolean, names: readonly string[], words: Words): Prompt {
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
      return mine ? askCard(view, bound, words) : { head: '', rest: words('page-waits-card', { name: others }) }
    case 'over':
      return { head: words('game-over'), rest: '' }
    default:
      return { head: '', rest: words('page-dealing') }
  }
}

function askBid(view: View, words: Words): Prompt {
  const head = words('page-your-bid')
  if (view.options.bidding !== 'open') return { head, rest: words(`page-bid-${view.options.bidding ?? 'open'}`) }
  const made = view.has_bid.filter(Boolean).length
  if (made === 0) return { head, rest: words('page-bid-first') }
  return { head, rest: words(made === view.has_bid.length - 1 ? 'page-bid-last' : 'page-bid-next') }
}

function waitBid(view: View, others: string, words: Words): string {
  const waiting = view.to_act.length
  return words('page-waits-bid', { name: others, waiting })
}

function askCard(view: View, bound: boolean, words: Words): Prompt {
  const head = words('page-your-turn')
  if (!view.trick || view.trick.cards.length === 0) return { head, rest: words('page-lead') }
  if (view.to_follow === null) return { head, rest: words('page-free') }
  const colour = words.colour(view.to_follow)
  return { head, rest: words(bound ? 'page-follow' : 'page-void', { colour }) }
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

/** The bids against the tricks: "over-bid by 2". */
export function balance(sum: number, tricks: number, words: Words): Need {
  if (sum > tricks) return { kind: 'over', text: words('page-over-bid', { by: sum - tricks }) }
  if (sum < tricks) return { kind: 'needs', text: words('page-under-bid', { by: tricks - sum }) }
  return { kind: 'has', text: words('page-even-bid') }
}

/** An event of the card game as a sentence; null for what is not worth telling. */
export function tell(event: Happened, standing: Standing, words: Words): string | null {
  if (event.type !== 'acted' || event.seat === undefined) return null
  const view = standing.view as View | null
  if (event.seat < 0) return view && view.dealer !== null ? opening(view, standing, words) : null
  const you = event.seat === standing.you
  const who = you ? 'you' : 'other'
  const name = standing.table.seats[event.seat]?.name ?? ''
  const [verb, what] = (event.action ?? []) as [string?, unknown?]
  switch (verb) {
    case 'play':
      return words('page-plays', { who, name, card: words.card(String(what)) })
    case 'bid':
      return words('cards-bid', { who, name, bid: Number(what) })
    case 'trump':
      return words('cards-trump-named', { who, name, colour: words.colour(String(what)) })
    case undefined:
      return you ? null : words('cards-bid-hidden', { who, name, bid: 0 })
    default:
      return null
  }
}

/** How a round begins: its number, who deals, what was turned up. */
export function opening(view: View, standing: Standing<unknown>, words: Words): string {
  const who = view.dealer === standing.you ? 'you' : 'other'
  const name = standing.table.seats[view.dealer ?? 0]?.name ?? ''
  return `${words('cards-round', { round: view.round, rounds: view.rounds, who, name })} ${turned(view, standing, words)}`
}

// what the card that was turned up makes trump
function turned(view: View, standing: Standing<unknown>, words: Words): string {
  const dealer = view.dealer ?? 0
  const facts = {
    card: view.turnup ? words.card(view.turnup) : '',
    colour: view.trump ? words.colour(view.trump) : '',
    who: dealer === standing.you ? 'you' : 'other',
    name: standing.table.seats[dealer]?.name ?? '',
  }
  if (view.turnup === null) return words('cards-turnup-none')
  if (view.turnup.startsWith('J')) return words('cards-turnup-jester', facts)
  if (view.turnup.startsWith('W')) return words('cards-turnup-wizard', facts)
  return words('cards-turnup-colour', facts)
}
