/* Written by python -m web.tools.rules from dice.py. */

import * as rules from './dice_rules'
import type { Magic, MagicId } from './magic'
import { CARDS, PLAIN } from './magic'
import { BOXES, CROSSED, DICE, FREE, JESTER, NONE, NUMBERS, ROUNDS, box_of, colour_of, number_of } from './dice_rules'
import { COLOURS } from '../../wire/facts'
import type { DiceNote, ScoreNote } from './dice_notes'
import { all_scored, dice_notes, empty_note } from './dice_notes'
import type { Entry, Misfit } from './entries'
import type { People } from './people'
import { NOBODY, agreed_rounds, count_true, from_player, here_in, next_here, people_of, places_of } from './people'
import { range, repeat } from './python'

export const LEAST_DICE_PLAYERS = 2

/** What the table agreed on, as in the options of the dice game. */
export interface DiceOptions {
  magic: boolean
  target: number
  jester_when_exact: boolean
  first_seer: number
  rounds: number
}

/** One round as the pad shows it. Lists are by player; a box is a number from 0 to 19. */
export interface DiceRound {
  round: number
  seer: number
  /** Who will be the Seer; NONE until all have predicted. */
  next_seer: number
  here: boolean[]
  /** Who predicts, in order; the Seer first. */
  order: number[]
  magic: MagicId | null
  magic_noted: boolean
  predictions: number[]
  /** The boxes crossed out in this round, or NONE. */
  crosses: number[]
  /** What Wizards count as: a colour, EVERY, or NONE for nobody. */
  wizard_colour: number
  /** How many rolls were noted. */
  rolls: number
  /** How many the round may have; 0 until the Seer has predicted. */
  most_rolls: number
  scored: boolean[]
  /** What each player writes into the box of the prediction; FREE until then. */
  marks: number[]
  /** The Jester box that each player marks; 0 for none. */
  jester_boxes: number[]
  exact: boolean[]
  /** Whether everybody has scored, so that the round counts. */
  written: boolean
  changed: boolean
  /** All sheets after this round. */
  sheets: number[][]
  /** The Jester boxes used after this round, as masks. */
  used: number[]
  totals: number[]
}

/** Everything a dice pad shows. Lists are by player. */
export interface DicePad {
  names: string[]
  here: boolean[]
  /** How many rounds are played at the latest. */
  of: number
  /** The round that is being played; the last one when the game is over. */
  round: number
  /** What the pad waits for: `magic`, `predict`, `score`, or nothing: `over`. */
  phase: string
  rounds: DiceRound[]
  finished: number
  sheets: number[][]
  used: number[]
  xs: number[]
  jesters: number[]
  totals: number[]
  places: number[]
  exact: number[]
  /** The magic cards that are gone from the present pile. */
  drawn: MagicId[]
  reason: string
  misfits: Misfit[]
}

/** The pad that these entries make, all of which count. */
export function fold_dice(names: readonly string[], options: DiceOptions, entries: readonly Entry[]): DicePad {
  let people = people_of(names, entries)
  let notes = dice_notes(names.length, entries)
  let pad = _empty_pad(people, agreed_rounds(options.rounds, entries))
  let seer = options.first_seer
  while ((pad.phase !== 'over')) {
    let number = (pad.finished + 1)
    let note = ((number <= notes.length) ? notes[(number - 1)]! : empty_note(names.length))
    let here = here_in(people, number)
    let reason = _end(pad, options, here, number)
    if ((reason !== '')) {
      pad.phase = 'over'
      pad.reason = reason
      pad.here = here
      _sum_up(pad, options)
    } else {
      let line = _line(options, note, number, _seer(seer, note, here), here)
      _add(pad, options, note, line)
      if (!(line.written)) {
        return pad
      }
      seer = line.next_seer
    }
  }
  _tell_superfluous(pad, notes)
  return pad
}

function _empty_pad(people: People, agreed: number): DicePad {
  let players = people.names.length
  return { names: people.names, here: here_in(people, 1), of: agreed, round: 1, phase: 'predict', rounds: [], finished: 0, sheets: range(players).map((player) => repeat(FREE, BOXES)), used: repeat(0, players), xs: repeat(0, players), jesters: repeat(0, players), totals: repeat(0, players), places: repeat(0, players), exact: repeat(0, players), drawn: [], reason: '', misfits: [] }
}

/** Why the game is over before this round; empty if it is not (rulings D5, D12). */
function _end(pad: DicePad, options: DiceOptions, here: readonly boolean[], number: number): string {
  for (const [player, xs] of pad.xs.entries()) {
    if (((number > 1) && pad.rounds[(number - 2)]!.here[player]! && rules.enough_xs(xs, options.target))) {
      return 'target-reached'
    }
  }
  if ((count_true(here) < LEAST_DICE_PLAYERS)) {
    return 'too-few-players'
  }
  if ((number > ROUNDS)) {
    return 'sheets-full'
  }
  return ((number > pad.of) ? 'all-rounds-played' : '')
}

/** The Seer of a round: noted, or whoever it has come to, or the next one who is here. */
function _seer(next_seer: number, note: DiceNote, here: readonly boolean[]): number {
  if (((note.seer !== NONE) && here[note.seer]!)) {
    return note.seer
  }
  return (here[next_seer]! ? next_seer : next_here(next_seer, here))
}

/** The rules that a magic card makes. */
export function card_of(magic: MagicId | null): Magic {
  return ((magic === null) ? PLAIN : CARDS[magic]!)
}

function _line(options: DiceOptions, note: DiceNote, number: number, seer: number, here: boolean[]): DiceRound {
  let magic = (options.magic ? note.magic : null)
  let card = card_of(magic)
  let predictions = note.predictions.map((box, player) => (here[player]! ? box : NONE))
  let called = predictions[seer]!
  let complete = all_predicted(predictions, here)
  return { round: number, seer: seer, next_seer: (complete ? rules.next_seer(seer, [...predictions]) : NONE), here: here, order: from_player(seer, here), magic: magic, magic_noted: note.magic_noted, predictions: predictions, crosses: repeat(NONE, here.length), wizard_colour: _wizard_colour(card, note, called), rolls: note.rolls, most_rolls: ((called === NONE) ? 0 : rules.rolls(number_of(called), card.rolls_as_predicted)), scored: note.scores.map((score) => (score !== null)), marks: repeat(FREE, here.length), jester_boxes: repeat(0, here.length), exact: repeat(false, here.length), written: (complete && all_scored(note, here)), changed: note.changed, sheets: [], used: [], totals: [] }
}

/** Whether everybody who is here has predicted. */
export function all_predicted(predictions: readonly number[], here: readonly boolean[]): boolean {
  return predictions.every((box, player) => !(here[player]! && (box === NONE)))
}

/** What Wizards count as; unsaid, it is the Seer Colour (ruling D10). */
function _wizard_colour(card: Magic, note: DiceNote, called: number): number {
  if (!(card.chooses_wizard_colour)) {
    return card.wizard_colour
  }
  if ((note.wizard !== NONE)) {
    return note.wizard
  }
  return ((called === NONE) ? NONE : colour_of(called))
}

/** Adds a round to the pad: the card, the predictions, the crosses, the scores. */
function _add(pad: DicePad, options: DiceOptions, note: DiceNote, line: DiceRound): void {
  pad.rounds.push(line)
  pad.round = line.round
  pad.here = line.here
  _draw(pad, line)
  for (const player of note.order) {
    if (line.here[player]!) {
      _call(pad, note, line, player)
    }
  }
  _cross(pad, note, line)
  for (const [player, score] of note.scores.entries()) {
    if (((score !== null) && line.here[player]! && (line.predictions[player]! !== NONE))) {
      _score(pad, options, line, player, score)
    }
  }
  if (line.written) {
    pad.finished = line.round
  } else {
    pad.phase = _phase(options, line)
  }
  _sum_up(pad, options)
  line.sheets = pad.sheets.map((sheet) => [...sheet])
  line.used = [...pad.used]
  line.totals = [...pad.totals]
}

function _phase(options: DiceOptions, line: DiceRound): string {
  if ((options.magic && !(line.magic_noted))) {
    return 'magic'
  }
  return (all_predicted(line.predictions, line.here) ? 'score' : 'predict')
}

/** The cards gone from the pile before the next draw: all ten come back together (D32). */
export function pile_after(drawn: readonly MagicId[]): MagicId[] {
  return ((drawn.length < Object.keys(CARDS).length) ? [...drawn] : [])
}

function _draw(pad: DicePad, line: DiceRound): void {
  if ((line.magic === null)) {
    return
  }
  let drawn = pile_after(pad.drawn)
  if ((drawn.includes(line.magic))) {
    let facts: Record<string, number | string> = { magic: line.magic }
    pad.misfits.push({ rule: 'magic-already-drawn', round: line.round, player: NOBODY, facts: facts })
  } else {
    drawn.push(line.magic)
  }
  pad.drawn = drawn
}

/** Notes a prediction that does not fit any more. */
function _call(pad: DicePad, note: DiceNote, line: DiceRound, player: number): void {
  let earlier = note.order.slice(0, note.order.indexOf(player))
  let box = line.predictions[player]!
  let misfit = refused_box(pad.sheets[player]!, line, earlier, player, box)
  if ((misfit !== null)) {
    pad.misfits.push(misfit)
  }
}

/** Why a player cannot predict a box after those who predicted earlier (ruling D2). */
export function refused_box(sheet: readonly number[], line: DiceRound, earlier: readonly number[], player: number, box: number): Misfit | null {
  let facts: Record<string, number | string> = { number: number_of(box), colour: COLOURS[colour_of(box)]! }
  if ((sheet[box]! !== FREE)) {
    return { rule: 'box-taken', round: line.round, player: player, facts: facts }
  }
  let seen = seen_predictions(line, earlier, player)
  if (((allowed_by(sheet, seen) >> box) & 1)) {
    return null
  }
  facts['seat'] = seen.indexOf(box)
  return { rule: 'already-predicted', round: line.round, player: player, facts: facts }
}

/** What a player must not repeat: all earlier predictions; if they are secret, the Seer's. */
export function seen_predictions(line: DiceRound, earlier: readonly number[], player: number): number[] {
  let seen = repeat(NONE, line.predictions.length)
  for (const other of earlier) {
    if (((other !== player) && (!(card_of(line.magic).secret) || (other === line.seer)))) {
      seen[other] = line.predictions[other]!
    }
  }
  return seen
}

/** The mask of the boxes that may be predicted. */
export function allowed_by(sheet: readonly number[], seen: readonly number[]): number {
  return rules.allowed_boxes(rules.free_boxes([...sheet]), rules.called_boxes([...seen]))
}

function _cross(pad: DicePad, note: DiceNote, line: DiceRound): void {
  for (const [player, number] of note.crosses.entries()) {
    let box = line.predictions[player]!
    if (((number > 0) && line.here[player]! && (box !== NONE) && card_of(line.magic).crosses_out)) {
      let crossed = box_of(number, colour_of(box))
      if (rules.crossable(pad.sheets[player]![crossed]!)) {
        line.crosses[player] = crossed
        pad.sheets[player]![crossed] = CROSSED
      } else {
        let facts: Record<string, number | string> = { number: number }
        pad.misfits.push({ rule: 'not-crossable', round: line.round, player: player, facts: facts })
      }
    }
  }
}

/** Writes a score onto the sheet. */
function _score(pad: DicePad, options: DiceOptions, line: DiceRound, player: number, score: ScoreNote): void {
  let misfit = refused_score(pad.used[player]!, options, line, player, score)
  if ((misfit !== null)) {
    pad.misfits.push(misfit)
  }
  let box = line.predictions[player]!
  let jesters = jesters_of(score)
  line.exact[player] = (off_by(line, player, score) === 0)
  line.marks[player] = mark_of(line, player, score)
  line.jester_boxes[player] = (rules.has_jester_box(jesters) ? jesters : 0)
  if ((pad.sheets[player]![box]! === FREE)) {
    pad.sheets[player]![box] = line.marks[player]!
  }
  if ((line.jester_boxes[player]! > 0)) {
    pad.used[player]! |= (1 << jesters)
  }
  if (line.exact[player]!) {
    pad.exact[player]! += 1
  }
}

/** With how many Jesters a Jester Score is taken; 0 for a plain score. */
export function jesters_of(score: ScoreNote): number {
  if ((score.faces.length > 0)) {
    return (score.jester ? rules.showing([...score.faces], JESTER) : 0)
  }
  return (score.jester ? score.jesters : 0)
}

/** How far a player was off the prediction; NONE where only the Jester Score was noted. */
export function off_by(line: DiceRound, player: number, score: ScoreNote): number {
  if ((score.faces.length === 0)) {
    return score.off
  }
  let box = line.predictions[player]!
  let card = card_of(line.magic)
  let counted = rules.count([...score.faces], colour_of(box), line.wizard_colour, card.jester_worth, card.extra)
  return Math.abs((counted - number_of(box)))
}

/** What a score writes into the box of the prediction. */
export function mark_of(line: DiceRound, player: number, score: ScoreNote): number {
  let number = number_of(line.predictions[player]!)
  let card = card_of(line.magic)
  if (score.jester) {
    return rules.jester_mark(number, jesters_of(score), card.jester_column)
  }
  return rules.plain_mark(number, (number + off_by(line, player, score)), card.factor)
}

/** By how many dice a player can be off, apart from 0. */
export function possible_misses(line: DiceRound, player: number): number[] {
  let number = number_of(line.predictions[player]!)
  let extra = card_of(line.magic).extra
  let misses = range(extra, ((DICE + extra) + 1)).map((counted) => Math.abs((counted - number)))
  return range(1, ((DICE + extra) + 1)).filter((miss) => (misses.includes(miss)))
}

/** Why a player cannot score like this (rulings D4, D9). */
export function refused_score(used: number, options: DiceOptions, line: DiceRound, player: number, score: ScoreNote): Misfit | null {
  let off = off_by(line, player, score)
  if (!(score.jester)) {
    if (((off === 0) || (possible_misses(line, player).includes(off)))) {
      return null
    }
    let most = Math.max(...possible_misses(line, player))
    return { rule: 'pad-miss-out-of-range', round: line.round, player: player, facts: { most: most } }
  }
  let jesters = jesters_of(score)
  if (!(rules.has_jester_box(jesters))) {
    return { rule: 'no-jester-score', round: line.round, player: player, facts: { jesters: jesters } }
  }
  if (!(rules.jester_box_free(used, jesters))) {
    return { rule: 'jester-box-taken', round: line.round, player: player, facts: { jesters: jesters } }
  }
  if (rules.jester_score_possible(used, jesters, (off === 0), options.jester_when_exact)) {
    return null
  }
  return { rule: 'jester-when-exact', round: line.round, player: player, facts: {} }
}

/** Counts Xs, points and places anew. */
function _sum_up(pad: DicePad, options: DiceOptions): void {
  for (const [player, sheet] of pad.sheets.entries()) {
    let [marks, used] = [[...sheet], pad.used[player]!]
    pad.xs[player] = rules.count_xs(marks, used)
    pad.jesters[player] = rules.jester_scores(used)
    pad.totals[player] = rules.total(marks, used, options.target)
  }
  let ranks = pad.totals.map((points, player) => rules.rank(points, pad.jesters[player]!))
  pad.places = places_of(ranks, pad.here)
}

/** Notes the rounds that were written, but after the game had ended. */
function _tell_superfluous(pad: DicePad, notes: readonly DiceNote[]): void {
  for (let i = pad.finished; i < notes.length; i++) {
    if ((notes[i]!.scores.map((score) => (score !== null)).includes(true))) {
      pad.misfits.push({ rule: 'pad-after-the-end', round: (i + 1), player: NOBODY, facts: { round: (i + 1) } })
    }
  }
}

/** The points of the five columns. */
export function column_sums(sheet: readonly number[]): number[] {
  return range(1, (NUMBERS + 1)).map((number) => rules.column_sum([...sheet], number))
}
