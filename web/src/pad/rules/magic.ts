/* Written by python -m web.tools.rules from dice/magic.py. */

export type MagicId = 'wizards_all_colors' | 'jesters_frozen' | 'roll_first' | 'rotate_two' | 'extra_die' | 'jesters_own_color' | 'cross_out' | 'rolls_as_predicted' | 'jester_column' | 'secret'

/** The rules that hold in a round. */
export interface Magic {
  opening: string
  secret: boolean
  crosses_out: boolean
  chooses_wizard_colour: boolean
  wizard_colour: number
  rolls_as_predicted: boolean
  compulsory_rolls: number
  least_first_reroll: number
  frozen_face: number
  extra: number
  jester_worth: number
  factor: number
  jester_column: boolean
}

export const PLAIN: Magic = {
  "opening": "predict",
  "secret": false,
  "crosses_out": false,
  "chooses_wizard_colour": true,
  "wizard_colour": -1,
  "rolls_as_predicted": false,
  "compulsory_rolls": 1,
  "least_first_reroll": 1,
  "frozen_face": -1,
  "extra": 0,
  "jester_worth": 0,
  "factor": 1,
  "jester_column": false
}

export const CARDS: Record<MagicId, Magic> = {
  "wizards_all_colors": {
    "opening": "predict",
    "secret": false,
    "crosses_out": false,
    "chooses_wizard_colour": false,
    "wizard_colour": 4,
    "rolls_as_predicted": false,
    "compulsory_rolls": 1,
    "least_first_reroll": 1,
    "frozen_face": -1,
    "extra": 0,
    "jester_worth": 0,
    "factor": 2,
    "jester_column": false
  },
  "jesters_frozen": {
    "opening": "predict",
    "secret": false,
    "crosses_out": false,
    "chooses_wizard_colour": true,
    "wizard_colour": -1,
    "rolls_as_predicted": false,
    "compulsory_rolls": 1,
    "least_first_reroll": 1,
    "frozen_face": 5,
    "extra": 0,
    "jester_worth": 0,
    "factor": 2,
    "jester_column": false
  },
  "roll_first": {
    "opening": "roll",
    "secret": false,
    "crosses_out": false,
    "chooses_wizard_colour": true,
    "wizard_colour": -1,
    "rolls_as_predicted": false,
    "compulsory_rolls": 2,
    "least_first_reroll": 3,
    "frozen_face": -1,
    "extra": 0,
    "jester_worth": 0,
    "factor": 1,
    "jester_column": false
  },
  "rotate_two": {
    "opening": "rotate",
    "secret": false,
    "crosses_out": false,
    "chooses_wizard_colour": true,
    "wizard_colour": -1,
    "rolls_as_predicted": false,
    "compulsory_rolls": 1,
    "least_first_reroll": 1,
    "frozen_face": -1,
    "extra": 0,
    "jester_worth": 0,
    "factor": 1,
    "jester_column": false
  },
  "extra_die": {
    "opening": "predict",
    "secret": false,
    "crosses_out": false,
    "chooses_wizard_colour": true,
    "wizard_colour": -1,
    "rolls_as_predicted": false,
    "compulsory_rolls": 1,
    "least_first_reroll": 1,
    "frozen_face": -1,
    "extra": 1,
    "jester_worth": 0,
    "factor": 1,
    "jester_column": false
  },
  "jesters_own_color": {
    "opening": "predict",
    "secret": false,
    "crosses_out": false,
    "chooses_wizard_colour": true,
    "wizard_colour": -1,
    "rolls_as_predicted": false,
    "compulsory_rolls": 1,
    "least_first_reroll": 1,
    "frozen_face": -1,
    "extra": 0,
    "jester_worth": 1,
    "factor": 1,
    "jester_column": false
  },
  "cross_out": {
    "opening": "predict",
    "secret": false,
    "crosses_out": true,
    "chooses_wizard_colour": true,
    "wizard_colour": -1,
    "rolls_as_predicted": false,
    "compulsory_rolls": 1,
    "least_first_reroll": 1,
    "frozen_face": -1,
    "extra": 0,
    "jester_worth": 0,
    "factor": 1,
    "jester_column": false
  },
  "rolls_as_predicted": {
    "opening": "predict",
    "secret": false,
    "crosses_out": false,
    "chooses_wizard_colour": false,
    "wizard_colour": -1,
    "rolls_as_predicted": true,
    "compulsory_rolls": 1,
    "least_first_reroll": 1,
    "frozen_face": -1,
    "extra": 0,
    "jester_worth": 0,
    "factor": 1,
    "jester_column": false
  },
  "jester_column": {
    "opening": "predict",
    "secret": false,
    "crosses_out": false,
    "chooses_wizard_colour": true,
    "wizard_colour": -1,
    "rolls_as_predicted": false,
    "compulsory_rolls": 1,
    "least_first_reroll": 1,
    "frozen_face": -1,
    "extra": 0,
    "jester_worth": 0,
    "factor": 1,
    "jester_column": true
  },
  "secret": {
    "opening": "predict",
    "secret": true,
    "crosses_out": false,
    "chooses_wizard_colour": true,
    "wizard_colour": -1,
    "rolls_as_predicted": false,
    "compulsory_rolls": 1,
    "least_first_reroll": 1,
    "frozen_face": -1,
    "extra": 0,
    "jester_worth": 0,
    "factor": 1,
    "jester_column": false
  }
}
