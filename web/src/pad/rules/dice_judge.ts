/* Written by python -m web.tools.rules from dice_judge.py. */

import * as rules from './dice_rules'
import type { MagicId } from './magic'
import { CARDS } from './magic'
import { NONE, NUMBERS, ROUNDS, box_of, colour_of } from './dice_rules'
import { COLOURS } from '../../wire/facts'
import type { DiceOptions, DicePad, DiceRound } from './dice'
import { card_of, pile_after, refused_box, refused_score } from './dice'
import type { RoundEntry } from './dice_notes'
import { score_note } from './dice_notes'
import type { Cross, Dice, Entry, JesterScore, MagicCard, Misfit, Predict, Rolls, Score, Wizard } from './entries'
import type { People } from './people'
import { NOBODY, refused_player, refused_round, refused_table_entry } from './people'
import { repeat } from './python'

/** The rule that forbids an entry on this pad now, or None. */
export function refused_in_dice(pad: DicePad, people: People, options: DiceOptions, entry: Entry): Misfit | null {
  if ((entry.kind === 'rename' || entry.kind === 'rounds' || entry.kind === 'leave')) {
    return refused_table_entry(people, entry, pad.round, pad.finished, ROUNDS)
  }
  if (!(entry.kind === 'magic' || entry.kind === 'predict' || entry.kind === 'cross' || entry.kind === 'wizard' || entry.kind === 'rolls' || entry.kind === 'score' || entry.kind === 'jester' || entry.kind === 'dice' || entry.kind === 'turn')) {
    return { rule: 'pad-other-game', round: 0, player: NOBODY, facts: {} }
  }
  let early = refused_round(entry.round, pad.rounds.length, pad.phase)
  return ((early === null) ? _refused_in_round(pad, people, options, entry) : early)
}

function _refused_in_round(pad: DicePad, people: People, options: DiceOptions, entry: RoundEntry): Misfit | null {
  let line = pad.rounds[(entry.round - 1)]!
  if ((entry.kind === 'magic')) {
    return _refused_magic(pad, options, line, entry)
  }
  if ((entry.kind === 'wizard' || entry.kind === 'rolls')) {
    return _refused_note(line, entry)
  }
  let gone = refused_player(people, entry.round, entry.player)
  if (((gone !== null) || (entry.kind === 'turn'))) {
    return gone
  }
  if ((entry.kind === 'predict')) {
    return _refused_predict(pad, line, entry)
  }
  if ((entry.kind === 'cross')) {
    return _refused_cross(pad, line, entry)
  }
  return _refused_result(pad, options, line, entry)
}

function _refused_magic(pad: DicePad, options: DiceOptions, line: DiceRound, entry: MagicCard): Misfit | null {
  if ((entry.magic === null)) {
    return null
  }
  if (!(options.magic)) {
    return { rule: 'pad-no-magic', round: line.round, player: NOBODY, facts: {} }
  }
  if ((_drawn_before(pad, line).includes(entry.magic))) {
    return { rule: 'magic-already-drawn', round: line.round, player: NOBODY, facts: { magic: entry.magic } }
  }
  return null
}

/** The cards that are gone from the pile when a round begins. */
function _drawn_before(pad: DicePad, line: DiceRound): MagicId[] {
  let drawn: MagicId[] = []
  for (const earlier of pad.rounds.slice(0, (line.round - 1))) {
    if ((earlier.magic !== null)) {
      drawn = pile_after(drawn)
      drawn.push(earlier.magic)
    }
  }
  return pile_after(drawn)
}

/** The magic cards that can be drawn for the round that is being played. */
export function magic_pile(pad: DicePad): MagicId[] {
  let drawn = _drawn_before(pad, pad.rounds.at(-1)!)
  return [...(Object.keys(CARDS) as (keyof typeof CARDS)[])].filter((magic) => (!drawn.includes(magic)))
}

function _refused_note(line: DiceRound, entry: Wizard | Rolls): Misfit | null {
  if (((entry.kind === 'rolls') && (line.most_rolls > 0) && (entry.rolls > line.most_rolls))) {
    return { rule: 'pad-no-roll-left', round: line.round, player: NOBODY, facts: { rolls: line.most_rolls } }
  }
  return null
}

function _refused_predict(pad: DicePad, line: DiceRound, entry: Predict): Misfit | null {
  let [number, colour] = entry.box
  if (((number < 1) || (number > NUMBERS))) {
    let facts: Record<string, number | string> = { number: number, colour: colour }
    return { rule: 'prediction-out-of-range', round: line.round, player: entry.player, facts: facts }
  }
  let earlier = line.predictions.flatMap((prediction, player) => (((prediction !== NONE) && (player !== entry.player)) ? [player] : []))
  let box = box_of(number, COLOURS.indexOf(colour))
  let sheet = sheet_before(pad, line, entry.player)
  return refused_box(sheet, line, earlier, entry.player, box)
}

/** A player's sheet as it was before a round. */
export function sheet_before(pad: DicePad, line: DiceRound, player: number): number[] {
  if ((line.round === 1)) {
    return repeat(rules.FREE, rules.BOXES)
  }
  return pad.rounds[(line.round - 2)]!.sheets[player]!
}

function _refused_cross(pad: DicePad, line: DiceRound, entry: Cross): Misfit | null {
  if ((entry.number === null)) {
    return null
  }
  if (!(card_of(line.magic).crosses_out)) {
    return { rule: 'pad-nothing-to-cross', round: line.round, player: entry.player, facts: {} }
  }
  let box = line.predictions[entry.player]!
  if ((box === NONE)) {
    let facts: Record<string, number | string> = { name: pad.names[entry.player]! }
    return { rule: 'pad-prediction-missing', round: line.round, player: entry.player, facts: facts }
  }
  let sheet = sheet_before(pad, line, entry.player)
  let in_range = (1 <= entry.number && entry.number <= NUMBERS)
  if ((in_range && rules.crossable(sheet[box_of(entry.number, colour_of(box))]!))) {
    return null
  }
  return { rule: 'not-crossable', round: line.round, player: entry.player, facts: { number: entry.number } }
}

function _refused_result(pad: DicePad, options: DiceOptions, line: DiceRound, entry: Score | JesterScore | Dice): Misfit | null {
  for (const player of line.order) {
    if ((line.predictions[player]! === NONE)) {
      let facts: Record<string, number | string> = { name: pad.names[player]! }
      return { rule: 'pad-prediction-missing', round: line.round, player: player, facts: facts }
    }
  }
  let used = used_before(pad, line, entry.player)
  return refused_score(used, options, line, entry.player, score_note(entry))
}

/** The Jester boxes that a player had used before a round. */
export function used_before(pad: DicePad, line: DiceRound, player: number): number {
  return ((line.round === 1) ? 0 : pad.rounds[(line.round - 2)]!.used[player]!)
}
