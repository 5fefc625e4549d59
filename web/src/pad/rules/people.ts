/* Written by python -m web.tools.rules from people.py. */

import type { Entry, Leave, Misfit, Rename, Rounds } from './entries'
import { mod, range, repeat } from './python'

export const NOBODY = -1

export const LONGEST_NAME = 40

/** The players in clockwise order. */
export interface People {
  names: string[]
  /** By player: the first round without them, 0 if they stay to the end. */
  left: number[]
}

/** The players as the entries leave them. */
export function people_of(names: readonly string[], entries: readonly Entry[]): People {
  let people = { names: [...names], left: repeat(0, names.length) }
  for (const entry of entries) {
    if ((entry.kind === 'rename')) {
      people.names[entry.player] = entry.name
    } else if ((entry.kind === 'leave')) {
      people.left[entry.player] = entry.round
    }
  }
  return people
}

/** Who plays a round. */
export function here_in(people: People, round_: number): boolean[] {
  return people.left.map((left) => ((left === 0) || (round_ < left)))
}

/** How many are true. */
export function count_true(flags: readonly boolean[]): number {
  let number = 0
  for (const flag of flags) {
    if (flag) {
      number += 1
    }
  }
  return number
}

/** Everybody who is here, clockwise from a player. */
export function from_player(first: number, here: readonly boolean[]): number[] {
  let seats = here.length
  let around = range(seats).map((step) => mod((first + step), seats))
  return around.filter((player) => here[player]!)
}

/** The first player clockwise after this one who is here; the player itself if nobody is. */
export function next_here(player: number, here: readonly boolean[]): number {
  let others = from_player(mod((player + 1), here.length), here)
  return ((others.length > 0) ? others[0]! : player)
}

/** How many rounds are played at the latest, as agreed last. */
export function agreed_rounds(rounds: number, entries: readonly Entry[]): number {
  for (const entry of entries) {
    if ((entry.kind === 'rounds')) {
      rounds = entry.rounds
    }
  }
  return rounds
}

/** Why a player cannot have this name. */
export function refused_rename(people: People, entry: Rename): Misfit | null {
  if ((entry.player >= people.names.length)) {
    return { rule: 'pad-no-such-player', round: 0, player: NOBODY, facts: { players: people.names.length } }
  }
  let name = entry.name.trim()
  if (((name.length === 0) || (entry.name.length > LONGEST_NAME))) {
    return { rule: 'bad-name', round: 0, player: entry.player, facts: { longest: LONGEST_NAME } }
  }
  for (const [player, other] of people.names.entries()) {
    if (((player !== entry.player) && (other.trim().toLowerCase() === name.toLowerCase()))) {
      return { rule: 'pad-name-twice', round: 0, player: entry.player, facts: { name: name } }
    }
  }
  return null
}

/** Why a player cannot have an entry in this round. */
export function refused_player(people: People, round_: number, player: number): Misfit | null {
  if ((player >= people.names.length)) {
    return { rule: 'pad-no-such-player', round: round_, player: NOBODY, facts: { players: people.names.length } }
  }
  if (!(here_in(people, round_)[player]!)) {
    return { rule: 'pad-has-left', round: round_, player: player, facts: { name: people.names[player]!, round: round_ } }
  }
  return null
}

/** Why a player cannot leave before the round named. */
export function refused_leave(people: People, entry: Leave, round_: number): Misfit | null {
  if ((entry.player >= people.names.length)) {
    return { rule: 'pad-no-such-player', round: 0, player: NOBODY, facts: { players: people.names.length } }
  }
  if ((entry.round > round_)) {
    return { rule: 'pad-round-not-begun', round: entry.round, player: entry.player, facts: { round: entry.round } }
  }
  return null
}

/** Why the game cannot end after so many rounds. */
export function refused_rounds(entry: Rounds, finished: number, most: number): Misfit | null {
  let least = ((finished > 0) ? finished : 1)
  if (((entry.rounds < least) || (entry.rounds > most))) {
    return { rule: 'pad-rounds-out-of-range', round: 0, player: NOBODY, facts: { least: least, most: most } }
  }
  return null
}

/** Why an entry about the table, and about no round of its own, is refused. */
export function refused_table_entry(people: People, entry: Rename | Rounds | Leave, round_: number, finished: number, most: number): Misfit | null {
  if ((entry.kind === 'rename')) {
    return refused_rename(people, entry)
  }
  if ((entry.kind === 'rounds')) {
    return refused_rounds(entry, finished, most)
  }
  return refused_leave(people, entry, round_)
}

/** Why nothing can be written for a round yet, or any more. */
export function refused_round(round_: number, begun: number, phase: string): Misfit | null {
  if ((round_ <= begun)) {
    return null
  }
  if ((phase === 'over')) {
    return { rule: 'game-over', round: round_, player: NOBODY, facts: {} }
  }
  return { rule: 'pad-round-not-begun', round: round_, player: NOBODY, facts: { round: round_ } }
}

/** Whether one rank stands above another: the first number that differs decides. */
export function better(one: readonly number[], other: readonly number[]): boolean {
  for (let i = 0; i < one.length; i++) {
    if ((one[i]! !== other[i]!)) {
      return (one[i]! > other[i]!)
    }
  }
  return false
}

/** The place of everybody who is here, equal ranks share one; 0 for those who have left. */
export function places_of(ranks: readonly (readonly number[])[], here: readonly boolean[]): number[] {
  return ranks.map((rank, player) => (here[player]! ? (1 + count_true(range(ranks.length).map((other) => (here[other]! && better(ranks[other]!, rank))))) : 0))
}
