/* Written by python -m web.tools.rules from rules.py. */

export const CARDS = 60

export const NONE = -1

/** The number of rounds: in the last one all cards are dealt. */
export function rounds(seats: number): number {
  return Math.floor(CARDS / seats)
}

/** The bid that would make all bids add up to the tricks, or NONE if no bid does (C12). */
export function forbidden_bid(tricks: number, bid_by_others: number): number {
  let rest = (tricks - bid_by_others)
  return ((rest >= 0) ? rest : NONE)
}

/** The points of one round. */
export function points(bid: number, won: number): number {
  return ((bid === won) ? (20 + (10 * won)) : (-10 * Math.abs((bid - won))))
}
