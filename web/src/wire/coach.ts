/* Written by python -m web.tools.wire; the source is the Python of this name. */

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
 * The Seer sets two dice, the lower one first.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Rotate = [
  'rotate',
  [[number, 'B' | 'G' | 'J' | 'R' | 'W' | 'Y'], [number, 'B' | 'G' | 'J' | 'R' | 'W' | 'Y']]
]
/**
 * A seat predicts how many dice will show a colour.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Predict = ['predict', [number, 'B' | 'G' | 'R' | 'Y']]
/**
 * A seat crosses out its box of this number in the predicted colour, or none.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Cross = ['cross', number | null]
/**
 * The Seer names the Wizard Colour.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Wizard = ['wizard', 'B' | 'G' | 'R' | 'Y']
/**
 * A seat waits for the next roll.
 *
 * @minItems 1
 * @maxItems 1
 */
export type Stay = ['stay']
/**
 * A seat leaves the round and scores the present roll, with a Jester Score or without.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Leave = ['leave', boolean]
/**
 * The Seer ends the rolling.
 *
 * @minItems 1
 * @maxItems 1
 */
export type Stop = ['stop']
/**
 * The Seer rolls these dice again, named in ascending order.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Reroll = ['reroll', number[]]
/**
 * A seat scores the final roll, with a Jester Score or without.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Score = ['score', boolean]

/**
 * How things stand with the review of a seat; see coach.md for the review itself.
 */
export interface ReviewStatus {
  state: 'none' | 'queued' | 'ready' | 'waking' | 'working'
  place: number
  done: number
  of: number
  review: Review | null
  made: number | null
  current: boolean
}
/**
 * The game of one seat: points = average + luck + choices, exactly.
 */
export interface Review {
  version: number
  game: string
  seat: number
  name: string
  advisor: Advisor
  average_version: string
  effort: number
  points: number
  average: number
  luck: number
  choices: number
  exact: number
  exact_expected: number
  exact_possible: number
  agreed: number
  decisions: Judged[]
  moments: Moment[]
  rounds: RoundReview[]
  archmage: Replays
}
/**
 * The computer player that an answer comes from.
 */
export interface Advisor {
  level: string
  version: string
}
/**
 * A decision with more than one choice.
 */
export interface Judged {
  index: number
  round: number
  step: number
  action:
    Trump | Bid | Play | Rotate | Predict | Cross | Wizard | Stay | Leave | Stop | Reroll | Score
  best:
    Trump | Bid | Play | Rotate | Predict | Cross | Wizard | Stay | Leave | Stop | Reroll | Score
  loss: number
  error: number
  points: number
  best_points: number
  exact: number
  best_exact: number
  win: number | null
  best_win: number | null
}
/**
 * A decision that cost much, with all that could have been chosen.
 */
export interface Moment {
  index: number
  round: number
  step: number
  action:
    Trump | Bid | Play | Rotate | Predict | Cross | Wizard | Stay | Leave | Stop | Reroll | Score
  best:
    Trump | Bid | Play | Rotate | Predict | Cross | Wizard | Stay | Leave | Stop | Reroll | Score
  loss: number
  error: number
  points: number
  best_points: number
  exact: number
  best_exact: number
  win: number | null
  best_win: number | null
  choices: Choice[]
  why: Fact[]
}
/**
 * One choice of a position.
 */
export interface Choice {
  action:
    Trump | Bid | Play | Rotate | Predict | Cross | Wizard | Stay | Leave | Stop | Reroll | Score
  points: number
  exact: number
  win: number | null
  error: number
  loss: number
  loss_error: number
  tricks: number[]
  writes: Written[]
  next_seer: number | null
}
/**
 * Dice: one thing that may be written in the end, and how likely that is.
 */
export interface Written {
  mark: ('C' | 'X' | 'XX') | number
  jester_box: number | null
  points: number
  chance: number
}
/**
 * A reason: the message of its sentence, and what the sentence speaks of.
 */
export interface Fact {
  reason: string
  facts: {
    [k: string]: string | number
  }
}
/**
 * One round: points = average + luck + choices.
 */
export interface RoundReview {
  round: number
  points: number
  average: number
  luck: number
  choices: number
  exact: boolean
}
/**
 * The archmage in the seat, with the same deals and dice.
 */
export interface Replays {
  points: number[]
  mean: number
  others: string[]
}
/**
 * Every choice of a position, the best first.
 */
export interface Assessment {
  game: string
  seat: number
  round: number
  advisor: Advisor
  effort: number
  worlds: number
  choices: Choice[]
  next_seer: SeerWorth | null
  against:
    | Trump
    | Bid
    | Play
    | Rotate
    | Predict
    | Cross
    | Wizard
    | Stay
    | Leave
    | Stop
    | Reroll
    | Score
    | null
  why: Fact[]
}
/**
 * Dice: what it is worth to be the next Seer, against another being it.
 */
export interface SeerWorth {
  win: number
  points: number
}
/**
 * Asks what every choice of a position is worth.
 */
export interface AskCoach {
  position: CardPosition | DicePosition
  effort: number
}
/**
 * A position of the card game.
 */
export interface CardPosition {
  game: 'cards'
  seats: number
  seat: number
  round: number
  options: {
    [k: string]: boolean | number | string
  }
  actions: unknown[][]
  dealer: number
  hand: string[]
  turnup: string | null
  totals: number[]
}
/**
 * A position of the dice game.
 */
export interface DicePosition {
  game: 'dice'
  seats: number
  seat: number
  round: number
  options: {
    [k: string]: boolean | number | string
  }
  actions: unknown[][]
  seer: number
  magic:
    | (
        | 'cross_out'
        | 'extra_die'
        | 'jester_column'
        | 'jesters_frozen'
        | 'jesters_own_color'
        | 'roll_first'
        | 'rolls_as_predicted'
        | 'rotate_two'
        | 'secret'
        | 'wizards_all_colors'
      )
    | null
  sheets: SheetPosition[]
}
/**
 * A sheet of the dice game before the round.
 */
export interface SheetPosition {
  rows: (('C' | 'X' | 'XX') | number | null)[][]
  jester_row: boolean[]
}
/**
 * A position as far as it has been entered.
 */
export interface Entered {
  view: unknown
  turns: Turn[]
  missing: Missing | null
  held: number
}
/**
 * Somebody who may act next, and what they might do as far as the seat that asks knows.
 */
export interface Turn {
  seat: number
  actions: unknown[]
  dice: number
}
/**
 * Why the seat cannot be advised yet: the rule, and the facts for a sentence about it.
 */
export interface Missing {
  rule: string
  facts: {}
}
