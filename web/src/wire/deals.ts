/* Written by python -m web.tools.wire; the source is the Python of this name. */

/**
 * The deals of today.
 */
export interface Daily {
  day: string
  ends: number
  now: number
  deals: DealTerms[]
  streak: Streak | null
}
/**
 * What is the same for everybody who plays a deal.
 */
export interface DealTerms {
  game: 'cards' | 'dice'
  seats: number
  rounds: number
  level: string
  version: string
  preparing: boolean
  mine: MyGame | null
}
/**
 * Your first game of a deal, the one that counts.
 */
export interface MyGame {
  table: string
  points: number | null
  rounds: number[]
  in_time: boolean
  share: string | null
}
/**
 * The days on which a profile has played a daily deal, either game.
 */
export interface Streak {
  days: number
  longest: number
  week: boolean[]
}
/**
 * Plays a deal: a new table is opened, and the game begins at once.
 */
export interface PlayDeal {
  name: string
  kind: 'human' | 'program'
  profile: string | null
  again: boolean
}
/**
 * What came of a daily deal.
 */
export interface Standing {
  day: string
  terms: DealTerms
  par: number | null
  runs: number
  others: [number, number][] | null
}
/**
 * A day in the chain; its seed is told once the day is over.
 */
export interface ToldSeed {
  day: string
  index: number
  anchor: string
  seed: string | null
}
/**
 * Opens a match among friends: everybody plays the same deals against the same computers.
 */
export interface OpenMatch {
  game: 'cards' | 'dice'
  seats: number
  options: {
    [k: string]: boolean | number | string
  }
  level: string
}
/**
 * A match among friends.
 */
export interface Match {
  code: string
  game: 'cards' | 'dice'
  seats: number
  options: {
    [k: string]: boolean | number | string
  }
  level: string
  until: number
  commitment: string
  seed: string | null
  mine: MyGame | null
  players: MatchPlayer[]
}
/**
 * Somebody who plays a match.
 */
export interface MatchPlayer {
  name: string
  you: boolean
  done: boolean
  table: string | null
  points: number | null
  rounds: number[]
  exact: boolean[]
}
/**
 * A situation in which the players of a match chose differently.
 */
export interface Parting {
  round: number
  ways: Way[]
}
/**
 * What some players of a match did in a situation that they had alike.
 */
export interface Way {
  action: unknown[]
  players: number[]
  table: string
  at: number
  points: number | null
}
/**
 * What a server publishes when its chain begins; keep it, and it cannot change a day's deal.
 */
export interface PublishedChain {
  format: 'stonehenge-chain'
  version: 1
  anchor: string
  first: string
  length: number
}
