/* Written by python -m web.tools.wire; the source is the Python of this name. */

/**
 * A profile, for whoever has a key to it.
 */
export interface You {
  created: number
  seats: number
  browsers: number
}
/**
 * A code that gives your profile to one more browser; it works once.
 */
export interface ProfileCode {
  code: string
  expires: number
}
/**
 * Joins the profile behind a code; a profile that the key has already becomes part of it.
 */
export interface TakeCode {
  code: string
}
/**
 * The figures of a profile for one kind of game, of those games that were asked for.
 */
export interface YourFigures {
  game: string
  all_games: number
  with_hints: number
  against: string[]
  rules: {
    [k: string]: string[]
  }
  players: number[]
  figures: Figures | null
  may_be_luck: boolean | null
  sentences: {
    [k: string]: Sentence
  }
  recent: PlayedGame[]
  best: PlayedGame[]
  above_par: Figure | null
  reviewed: LuckAndChoices | null
}
/**
 * The figures of some games, all of one kind of game.
 */
export interface Figures {
  games: number
  wins: Figure
  places: {
    [k: string]: number
  }
  points: Figure
  points_a_round: Figure
  exact: Figure
  by_box: Share[]
  calibration: Calibration[]
  missed: Missed
  trend: Trend | null
  best: GameLine[]
  hints: number
  jesters: number
}
/**
 * A mean, with half the width of its 95 % interval.
 */
export interface Figure {
  value: number
  within: number | null
}
/**
 * How often the predictions of one box came true: a hand size, or a box of the sheet.
 */
export interface Share {
  box: string
  predictions: number
  exact: Figure
}
/**
 * What came of one number that was predicted.
 */
export interface Calibration {
  predicted: number
  predictions: number
  came: Figure
}
/**
 * How often predictions did not come true, and on which side.
 */
export interface Missed {
  too_few: number
  too_many: number
}
/**
 * What the later half of the games brought more than the earlier one.
 */
export interface Trend {
  points_a_round: Figure
  exact: Figure
}
/**
 * One finished game of one seat.
 */
export interface GameLine {
  game: string
  options: {
    [k: string]: boolean | number | string
  }
  seat: number
  name: string
  kind: string
  others: string[]
  date: string | null
  points: number
  place: number
  wins: number
  hints: number
  jesters: number
  rounds: RoundLine[]
}
/**
 * One round of one seat.
 */
export interface RoundLine {
  number: number
  box: string
  predicted: number
  came: number
  points: number
}
/**
 * A message and its facts.
 */
export interface Sentence {
  id: string
  facts: {
    [k: string]: number | string
  }
}
/**
 * A finished game of a profile, in a list.
 */
export interface PlayedGame {
  table: string
  seat: number
  at: number
  points: number
  place: number
  players: number
  points_a_round: number
  hints: boolean
  par: number | null
}
/**
 * What the reviews of some games say, in points a game.
 */
export interface LuckAndChoices {
  games: number
  luck: Figure
  choices: Figure
}
