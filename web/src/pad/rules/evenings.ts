/* Written by python -m web.tools.rules from evenings.py. */

import type { CardPad } from './cards'
import type { DicePad } from './dice'
import { count_true } from './people'
import { range } from './python'

/** One finished game. Lists are by player. */
export interface Evening {
  names: string[]
  totals: number[]
  /** 0 for who has left. */
  places: number[]
  exact: number[]
  /** How many rounds each player played. */
  rounds: number[]
}

/** What one player did on many evenings, all in one game. */
export interface Figures {
  name: string
  games: number
  /** Shared victories count for everybody who shares. */
  wins: number
  points: number
  best: number
  exact: number
  rounds: number
}

/** A card pad as an evening. */
export function card_evening(pad: CardPad): Evening {
  let lines = pad.rounds.slice(0, pad.finished)
  return { names: pad.names, totals: pad.totals, places: pad.places, exact: pad.exact, rounds: range(pad.names.length).map((player) => count_true(lines.map((line) => line.here[player]!))) }
}

/** A dice pad as an evening. */
export function dice_evening(pad: DicePad): Evening {
  let lines = pad.rounds.slice(0, pad.finished)
  return { names: pad.names, totals: pad.totals, places: pad.places, exact: pad.exact, rounds: range(pad.names.length).map((player) => count_true(lines.map((line) => line.here[player]!))) }
}

/**
 * The figures of everybody who played, in the order in which they first did.
 *
 * A name is a person; upper and lower case and spaces around it do not matter. Whoever played no
 * round of an evening is not counted there.
 */
export function figures_of(evenings: readonly Evening[]): Figures[] {
  let people: Figures[] = []
  for (const evening of evenings) {
    for (const [player, name] of evening.names.entries()) {
      if ((evening.rounds[player]! > 0)) {
        _add(people, name.trim(), evening, player)
      }
    }
  }
  return people
}

function _add(people: Figures[], name: string, evening: Evening, player: number): void {
  let known = people.map((person) => person.name.toLowerCase())
  if ((!known.includes(name.toLowerCase()))) {
    let points = evening.totals[player]!
    people.push({ name: name, games: 0, wins: 0, points: 0, best: points, exact: 0, rounds: 0 })
    known.push(name.toLowerCase())
  }
  let person = people[known.indexOf(name.toLowerCase())]!
  person.games += 1
  person.points += evening.totals[player]!
  person.best = Math.max(person.best, evening.totals[player]!)
  person.exact += evening.exact[player]!
  person.rounds += evening.rounds[player]!
  if ((evening.places[player]! === 1)) {
    person.wins += 1
  }
}
