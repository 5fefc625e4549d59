/* Written by python -m web.tools.rules from entries.py. */

import type { MagicId } from './magic'

export type Round = number

export type Player = number

export type Number = number

export type Colour = 'B' | 'G' | 'Y' | 'R'

export type Face = 'B' | 'G' | 'Y' | 'R' | 'W' | 'J'

export type Name = string

/** (cards) The bid of a player. */
export interface Bid {
  kind: 'bid'
  round: Round
  player: Player
  bid: Number
}

/** (cards) The tricks that every player won; 0 for those who have left. */
export interface Tricks {
  kind: 'tricks'
  round: Round
  won: readonly Number[]
}

/** (cards) A note: the trump of a round, and whether a Wizard or a Jester was turned up. */
export interface Trump {
  kind: 'trump'
  round: Round
  trump: Colour | null
  turned: 'W' | 'J' | null
}

/** (dice) The magic card of a round, None for a round without one. */
export interface MagicCard {
  kind: 'magic'
  round: Round
  magic: MagicId | null
}

/** (dice) The box that a player predicts: number and colour. */
export interface Predict {
  kind: 'predict'
  round: Round
  player: Player
  box: readonly [Number, Colour]
}

/** (dice) The box of the predicted colour that a player crosses out, None for none. */
export interface Cross {
  kind: 'cross'
  round: Round
  player: Player
  number: Number | null
}

/** (dice) The Wizard Colour; where nobody names it, it is the Seer Colour. */
export interface Wizard {
  kind: 'wizard'
  round: Round
  colour: Colour
}

/** (dice) A note: how many rolls were made in the round. */
export interface Rolls {
  kind: 'rolls'
  round: Round
  rolls: Number
}

/** (dice) How far a player was off the prediction; 0 is exact. */
export interface Score {
  kind: 'score'
  round: Round
  player: Player
  off: Number
}

/** (dice) A Jester Score, with so many Jesters. */
export interface JesterScore {
  kind: 'jester'
  round: Round
  player: Player
  jesters: Number
}

/** (dice) The seven dice as they lay when a player scored, with a Jester Score or without. */
export interface Dice {
  kind: 'dice'
  round: Round
  player: Player
  faces: readonly [Face, Face, Face, Face, Face, Face, Face]
  jester: boolean
}

/** The dealer (cards) or the Seer (dice) of a round, where it was not the one next in turn. */
export interface Turn {
  kind: 'turn'
  round: Round
  player: Player
}

/** Another name for a player. */
export interface Rename {
  kind: 'rename'
  player: Player
  name: Name
}

/** A player leaves: this is the first round without them. */
export interface Leave {
  kind: 'leave'
  round: Round
  player: Player
}

/** The game ends after so many rounds at the latest. */
export interface Rounds {
  kind: 'rounds'
  rounds: Round
}

/** The last entry that still counts does not count any more. */
export interface Undo {
  kind: 'undo'
}

/** The entry that was undone last counts again. */
export interface Redo {
  kind: 'redo'
}

/**
 * Stands in a shared pad for a covered bid or prediction that this device may not know yet.
 *
 * It keeps the place of the entry, so that undo and redo reach the right one; nobody writes it.
 */
export interface Covered {
  kind: 'covered'
  round: Round
  player: Player
}

export type Entry = Bid | Tricks | Trump | MagicCard | Predict | Cross | Wizard | Rolls | Score | JesterScore | Dice | Turn | Rename | Leave | Rounds | Undo | Redo | Covered

/** A rule that something on the pad breaks, with the facts for a sentence about it. */
export interface Misfit {
  rule: string
  /** 0 where it is about no round. */
  round: number
  /** -1 where it is about no player. */
  player: number
  facts: Record<string, number | string>
}
