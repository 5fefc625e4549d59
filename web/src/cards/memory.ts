// What a table still shows of what has just gone by: the last trick, also across a new deal.
import type { Trick, View } from '../wire/cards'
import type { Happened } from '../wire/messages'

export interface Finished {
  round: number
  trick: Trick
}

type Played = [seat: number, card: string]

/** The trick that was finished last, as far as this page has seen it fall. */
export function finished(
  known: Finished | null,
  before: View | null,
  now: View,
  events: readonly Happened[],
): Finished | null {
  const last = now.tricks.at(-1)
  if (last) return { round: now.round, trick: last }
  if (!before || now.round <= before.round) return known
  const seats = now.options.seats
  const falling: Played[] = (before.trick?.cards ?? []).map((card, i) => [
    ((before.trick?.leader ?? 0) + i) % seats,
    card,
  ])
  for (const event of events) {
    const [verb, card] = (event.action ?? []) as [string?, string?]
    if (event.type === 'acted' && verb === 'play' && card) falling.push([event.seat ?? 0, card])
  }
  const whole = falling.slice(-seats)
  if (whole.length < seats) return known
  const won = now.pad.at(-1)?.won
  const winner = won?.findIndex((tricks, seat) => tricks > (before.won[seat] ?? 0)) ?? -1
  return {
    round: before.round,
    trick: { leader: whole[0]![0], cards: whole.map(([, card]) => card), winner: winner < 0 ? null : winner },
  }
}
