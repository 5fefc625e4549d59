/* Written by python -m web.tools.wire; the source is the Python of this name. */

/**
 * What the game is waiting for.
 */
export type Phase = 'bid' | 'deal' | 'over' | 'play' | 'trump'
/**
 * Chance deals a hand to every seat and turns a card up, none in the last round.
 *
 * @minItems 3
 * @maxItems 3
 */
export type Deal = ['deal', string[][], string | null]
/**
 * The dealer names the trump after a turned-up Wizard.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Trump = ['trump', 'B' | 'G' | 'R' | 'Y']
/**
 * A seat predicts how many tricks it will win.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Bid = ['bid', number]
/**
 * A seat plays a card.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Play = ['play', string]

/**
 * All that a seat (or a spectator: `seat` None) may know, with the facts a front end shows.
 */
export interface View {
  seat: number | null
  options: Options
  phase: Phase
  to_act: number[]
  together: boolean
  round: number
  rounds: number
  dealer: number | null
  hands: (string[] | null)[]
  hand_sizes: number[]
  turnup: string | null
  trump: ('B' | 'G' | 'R' | 'Y') | null
  bids: (number | null)[]
  has_bid: boolean[]
  bid_sum: number | null
  bid_so_far: number | null
  forbidden_bid: number | null
  trick: Trick | null
  to_follow: ('B' | 'G' | 'R' | 'Y') | null
  must_follow: boolean
  won: number[]
  needs: (number | null)[]
  tricks: Trick[]
  last_trick: Trick | null
  last_round: RoundResult | null
  pad: RoundScore[]
  totals: number[]
  outcome: Outcome | null
}
/**
 * All options of a card game; `random` is settled before the start (ruling C1).
 */
export interface Options {
  seats: number
  bidding: 'covered' | 'open' | 'secret'
  plus_minus_one: boolean
  clairvoyance: boolean
  first_dealer: number | 'random'
  rounds: number | 'all'
}
/**
 * A trick as it fell: who led, the cards in order of play, who is winning or has won it.
 */
export interface Trick {
  leader: number
  order: number[]
  cards: string[]
  winner: number | null
}
/**
 * What lay on the table in a finished round; its line of the pad tells the rest.
 */
export interface RoundResult {
  round: number
  dealer: number
  turnup: string | null
  trump: ('B' | 'G' | 'R' | 'Y') | null
}
/**
 * One line of the score pad.
 */
export interface RoundScore {
  bids: number[]
  won: number[]
  points: number[]
  exact: boolean[]
  totals: number[]
  places: number[]
}
/**
 * How a game ended: points, places and exact predictions by seat, rounds, and the reason.
 */
export interface Outcome {
  points: number[]
  places: number[]
  exact: number[]
  rounds: number
  reason: string
}
