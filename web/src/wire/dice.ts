/* Written by python -m web.tools.wire; the source is the Python of this name. */

/**
 * What the game is waiting for.
 */
export type Phase =
  'cross' | 'leave' | 'magic' | 'over' | 'predict' | 'roll' | 'rotate' | 'score' | 'seer' | 'wizard'
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
 * Every re-roll of at least and at most so many of these dice.
 *
 * @minItems 4
 * @maxItems 4
 */
export type Rerolls = ['rerolls', number[], number, number]
/**
 * Chance draws the magic card of a round.
 *
 * @minItems 2
 * @maxItems 2
 */
export type MagicCard = [
  'magic',
  (
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
]
/**
 * Chance rolls: the faces of the dice that were rolled, in the order of the dice.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Faces = ['faces', ('B' | 'G' | 'J' | 'R' | 'W' | 'Y')[]]
/**
 * Every setting of so many of these dice to these faces.
 *
 * @minItems 4
 * @maxItems 4
 */
export type Rotations = ['rotations', number[], ('B' | 'G' | 'J' | 'R' | 'W' | 'Y')[], number]

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
  drawn: (
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
  )[]
  seer: number | null
  next_seer: number | null
  order: number[]
  predictions: ([number, 'B' | 'G' | 'R' | 'Y'] | null)[]
  seer_colour: ('B' | 'G' | 'R' | 'Y') | null
  wizard_colour: ('B' | 'G' | 'R' | 'Y') | ('every' | 'nobody') | null
  decided: boolean[]
  decision: Rotate | Predict | Cross | Wizard | Stay | Leave | Stop | Reroll | Score | null
  faces: (('B' | 'G' | 'J' | 'R' | 'W' | 'Y') | null)[]
  rolls: number
  rolls_left: number | null
  most_rolls: number | null
  rolling: number[]
  rolled: number[]
  frozen: number[]
  reroll: Rerolls | null
  still_in: boolean[]
  may_leave: boolean[]
  entries: (Entry | null)[]
  prospects: (Prospect | null)[]
  consequences: Consequence[]
  sheets: Sheet[]
  history: [
    number,
    MagicCard | Faces | Rotate | Predict | Cross | Wizard | Stay | Leave | Stop | Reroll | Score
  ][]
  last_round: RoundResult | null
  outcome: Outcome | null
}
/**
 * All options of a dice game; `random` is settled before the start (ruling D1).
 */
export interface Options {
  seats: number
  magic: boolean
  target: 9 | 12
  jester_when_exact: boolean
  first_seer: number | 'random'
  rounds: number | 'all'
}
/**
 * What a seat scored in a round, and on which roll.
 */
export interface Entry {
  /**
   * @minItems 2
   * @maxItems 2
   */
  prediction: [number, 'B' | 'G' | 'R' | 'Y']
  roll: number
  faces: ('B' | 'G' | 'J' | 'R' | 'W' | 'Y')[]
  count: number
  missed: number
  terms: [('B' | 'G' | 'J' | 'R' | 'W' | 'Y') | 'extra', number][]
  written: Written
}
/**
 * What a score writes: the mark in the predicted box, and an X in a Jester box or none.
 */
export interface Written {
  mark: ('C' | 'X' | 'XX') | number
  jester_box: number | null
  points: number
}
/**
 * What the present roll is for a seat: its count, and what either score would write.
 */
export interface Prospect {
  count: number
  terms: [('B' | 'G' | 'J' | 'R' | 'W' | 'Y') | 'extra', number][]
  exact: boolean
  plain: Written
  jester: Written | null
}
/**
 * What one decision of the asking seat would write; None for nothing yet.
 */
export interface Consequence {
  action: Rotate | Predict | Cross | Wizard | Stay | Leave | Stop | Reroll | Score
  writes: Written | null
}
/**
 * A sheet as it lies open, with its sums so far.
 */
export interface Sheet {
  jester_row: ('X' | null)[]
  rows: (('C' | 'X' | 'XX') | number | null)[][]
  columns: number[]
  xs: number
  jesters: number
  bonus: number
  total: number
}
/**
 * A finished round: what every seat scored.
 */
export interface RoundResult {
  round: number
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
  seer: number
  wizard_colour: ('B' | 'G' | 'R' | 'Y') | ('every' | 'nobody') | null
  most_rolls: number
  entries: Entry[]
  xs: number[]
  new_xs: number[]
  next_seer: number | null
}
/**
 * How a game ended, with the Xs in the Jester rows, which break ties (ruling D15).
 */
export interface Outcome {
  points: number[]
  places: number[]
  exact: number[]
  rounds: number
  reason: string
  jesters: number[]
}
