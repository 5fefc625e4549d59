/* Written by python -m web.tools.rules from dice_notes.py. */

import type { MagicId } from './magic'
import { NONE, box_of } from './dice_rules'
import { COLOURS, FACES } from '../../wire/facts'
import type { Cross, Dice, Entry, JesterScore, MagicCard, Predict, Rolls, Score, Turn, Wizard } from './entries'
import { repeat } from './python'

export type RoundEntry = MagicCard | Predict | Cross | Wizard | Rolls | Score | JesterScore | Dice | Turn

/** How a player scored: by the distance, by Jesters, or by the dice as they lay. */
export interface ScoreNote {
  off: number
  jester: boolean
  jesters: number
  faces: number[]
}

/** What was written down for one round; NONE where nothing was. */
export interface DiceNote {
  seer: number
  magic: MagicId | null
  magic_noted: boolean
  predictions: number[]
  /** Who predicted, in the order in which it was written. */
  order: number[]
  /** The column crossed out, 0 for none. */
  crosses: number[]
  wizard: number
  rolls: number
  scores: (ScoreNote | null)[]
  changed: boolean
}

/** A round about which nothing is written. */
export function empty_note(players: number): DiceNote {
  return { seer: NONE, magic: null, magic_noted: false, predictions: repeat(NONE, players), order: [], crosses: repeat(NONE, players), wizard: NONE, rolls: 0, scores: repeat(null, players), changed: false }
}

/** Whether everybody who is here has scored. */
export function all_scored(note: DiceNote, here: readonly boolean[]): boolean {
  return note.scores.every((score, player) => !(here[player]! && (score === null)))
}

/** What is written for each round; the last entry about a thing holds. */
export function dice_notes(players: number, entries: readonly Entry[]): DiceNote[] {
  let notes: DiceNote[] = []
  for (const entry of entries) {
    if ((entry.kind === 'magic' || entry.kind === 'predict' || entry.kind === 'cross' || entry.kind === 'wizard' || entry.kind === 'rolls' || entry.kind === 'score' || entry.kind === 'jester' || entry.kind === 'dice' || entry.kind === 'turn')) {
      while ((notes.length < entry.round)) {
        notes.push(empty_note(players))
      }
      let note = notes[(entry.round - 1)]!
      note.changed = (note.changed || _is_full(note))
      _write(note, entry)
    }
  }
  return notes
}

/** Whether everybody who predicted has scored. */
function _is_full(note: DiceNote): boolean {
  if ((note.order.length === 0)) {
    return false
  }
  return note.order.every((player) => (note.scores[player]! !== null))
}

function _write(note: DiceNote, entry: RoundEntry): void {
  if ((entry.kind === 'magic')) {
    note.magic = entry.magic
    note.magic_noted = true
  } else if ((entry.kind === 'predict')) {
    note.predictions[entry.player] = box_of(entry.box[0]!, COLOURS.indexOf(entry.box[1]!))
    if ((!note.order.includes(entry.player))) {
      note.order.push(entry.player)
    }
  } else if ((entry.kind === 'cross')) {
    note.crosses[entry.player] = ((entry.number === null) ? 0 : entry.number)
  } else if ((entry.kind === 'wizard')) {
    note.wizard = COLOURS.indexOf(entry.colour)
  } else if ((entry.kind === 'rolls')) {
    note.rolls = entry.rolls
  } else if ((entry.kind === 'turn')) {
    note.seer = entry.player
  } else {
    note.scores[entry.player] = score_note(entry)
  }
}

/** A score as it is noted. */
export function score_note(entry: Score | JesterScore | Dice): ScoreNote {
  if ((entry.kind === 'score')) {
    return { off: entry.off, jester: false, jesters: 0, faces: [] }
  }
  if ((entry.kind === 'jester')) {
    return { off: NONE, jester: true, jesters: entry.jesters, faces: [] }
  }
  let faces = entry.faces.map((face) => FACES.indexOf(face))
  return { off: NONE, jester: entry.jester, jesters: 0, faces: faces }
}
