/* Written by python -m web.tools.rules from rules.py. */

import { mod } from './python'

export const DICE = 7

export const NUMBERS = 5

export const BOXES = 20

export const ROUNDS = 20

export const ROLLS = 3

export const BONUS = 3

export const [BLUE, GREEN, YELLOW, RED, WIZARD, JESTER] = [0, 1, 2, 3, 4, 5] as const

export const EVERY = 4

export const NONE = -1

export const FREE = -1

export const CROSSED = 20

export const X = 21

export const XX = 22

/** The box of a prediction. */
export function box_of(number: number, colour: number): number {
  return (((colour * NUMBERS) + number) - 1)
}

/** The column of a box: how many dice it predicts. */
export function number_of(box: number): number {
  return (mod(box, NUMBERS) + 1)
}

/** The row of a box: the colour it predicts. */
export function colour_of(box: number): number {
  return Math.floor(box / NUMBERS)
}

/** The mask of the boxes still free. */
export function free_boxes(sheet: readonly number[]): number {
  let free = 0
  for (let box = 0; box < BOXES; box++) {
    if ((sheet[box]! === FREE)) {
      free |= (1 << box)
    }
  }
  return free
}

/** The free boxes that may be predicted after those called; any of them if all are (D2). */
export function allowed_boxes(free: number, called: number): number {
  let rest = (free & ~called)
  return (rest || free)
}

/** The mask of the boxes predicted so far; NONE is a prediction not made or not seen yet. */
export function called_boxes(predictions: readonly number[]): number {
  let called = 0
  for (const box of predictions) {
    if ((box !== NONE)) {
      called |= (1 << box)
    }
  }
  return called
}

/**
 * Who has predicted the highest number outside the Seer Colour so far, and that number.
 *
 * That is the Seer with 0 if nobody has. Equal numbers go to the first clockwise from the Seer,
 * which is the order of prediction (ruling D27). NONE is a prediction not made yet.
 */
export function leader(seer: number, predictions: readonly number[]): readonly [number, number] {
  let seats = predictions.length
  let [leading, highest] = [seer, 0]
  for (let step = 1; step < seats; step++) {
    let seat = mod((seer + step), seats)
    let box = predictions[seat]!
    let outside = ((box !== NONE) && (colour_of(box) !== colour_of(predictions[seer]!)))
    if ((outside && (number_of(box) > highest))) {
      ;[leading, highest] = [seat, number_of(box)]
    }
  }
  return [leading, highest]
}

/** Who predicted the highest number outside the Seer Colour, or the Seer (rulings D3, D27). */
export function next_seer(seer: number, predictions: readonly number[]): number {
  return leader(seer, predictions)[0]!
}

/** How many rolls a round has at most (ruling D23). */
export function rolls(seer_number: number, as_predicted: boolean): number {
  return (as_predicted ? seer_number : ROLLS)
}

/** How many dice show a face. */
export function showing(faces: readonly number[], wanted: number): number {
  let dice = 0
  for (const face of faces) {
    if ((face === wanted)) {
      dice += 1
    }
  }
  return dice
}

/**
 * How many dice a roll has of a colour.
 *
 * Wizards are of the Wizard Colour; a Jester is worth 1 where it joins the own colour, else 0.
 */
export function count(faces: readonly number[], colour: number, wizard_colour: number, jester_worth: number, extra: number): number {
  let dice = ((showing(faces, colour) + (jester_worth * showing(faces, JESTER))) + extra)
  let wizards_are = ((wizard_colour === EVERY) ? colour : wizard_colour)
  if ((wizards_are === colour)) {
    dice += showing(faces, WIZARD)
  }
  return dice
}

/** What a plain score writes into the box of the prediction; the factor is 2 if it doubles. */
export function plain_mark(number: number, counted: number, factor: number): number {
  if ((counted === number)) {
    return ((factor === 2) ? XX : X)
  }
  return (factor * Math.abs((counted - number)))
}

/** What a Jester Score writes into the box of the prediction (rulings D31, D41). */
export function jester_mark(number: number, jesters: number, column_counts: boolean): number {
  return ((column_counts && (jesters === number)) ? X : 0)
}

/** Whether the sheet has a Jester box for so many Jesters (ruling D9). */
export function has_jester_box(jesters: number): boolean {
  return (1 <= jesters && jesters <= NUMBERS)
}

/** Whether the Jester box for so many Jesters exists and is free. */
export function jester_box_free(used: number, jesters: number): boolean {
  return (has_jester_box(jesters) && !((used >> jesters) & 1))
}

/** Whether a Jester Score may be taken (ruling D4 for an exact prediction). */
export function jester_score_possible(used: number, jesters: number, exact: boolean, when_exact: boolean): boolean {
  return (jester_box_free(used, jesters) && (when_exact || !exact))
}

/** Whether a box with this mark may be crossed out: only minus points may (ruling D19). */
export function crossable(mark: number): boolean {
  return (0 < mark && mark < CROSSED)
}

/** The points of a mark in the column of that number (rulings D11, D20). */
export function points_of(mark: number, number: number): number {
  if ((mark >= CROSSED)) {
    return (number * (mark - CROSSED))
  }
  return ((mark > 0) ? -mark : 0)
}

/** The points of one column. */
export function column_sum(sheet: readonly number[], number: number): number {
  let points = 0
  for (let box = (number - 1); box < BOXES; box += NUMBERS) {
    points += points_of(sheet[box]!, number)
  }
  return points
}

/** The points of all columns, without the bonus. */
export function sheet_points(sheet: readonly number[]): number {
  let points = 0
  for (let number = 1; number < (NUMBERS + 1); number++) {
    points += column_sum(sheet, number)
  }
  return points
}

/** How many Xs stand in the Jester row (ruling D15). */
export function jester_scores(used: number): number {
  let xs = 0
  for (let jesters = 1; jesters < (NUMBERS + 1); jesters++) {
    xs += ((used >> jesters) & 1)
  }
  return xs
}

/** How many Xs a sheet has, the Jester row and both of an XX included (ruling D11). */
export function count_xs(sheet: readonly number[], used: number): number {
  let xs = jester_scores(used)
  for (const mark of sheet) {
    if ((mark > CROSSED)) {
      xs += (mark - CROSSED)
    }
  }
  return xs
}

/** Whether so many Xs end the game and bring the bonus (rulings D5, D13, D16). */
export function enough_xs(xs: number, target: number): boolean {
  return (xs >= target)
}

/** The bonus for enough Xs (rulings D13, D16). */
export function bonus(xs: number, target: number): number {
  return (enough_xs(xs, target) ? BONUS : 0)
}

/** All points of a sheet, the bonus included. */
export function total(sheet: readonly number[], used: number, target: number): number {
  return (sheet_points(sheet) + bonus(count_xs(sheet, used), target))
}

/** What decides the places, the highest first: points, then fewer Jester Scores (D14, D15). */
export function rank(points: number, jesters: number): readonly [number, number] {
  return [points, -jesters]
}
