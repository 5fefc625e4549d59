// What the dice table reads out of a view: boxes, the last roll, how a count comes about.
import type { Predict, View, Written } from '../wire/dice'

export type Colour = 'B' | 'G' | 'R' | 'Y'
export type Face = Colour | 'W' | 'J'
export type Box = Predict[1]
export type Mark = Written['mark']
export type Magic = NonNullable<View['magic']>

/** The rows of a sheet from top to bottom, below the Jesters. */
export const ROWS: readonly Colour[] = ['B', 'G', 'Y', 'R']
export const FACES: readonly Face[] = ['B', 'G', 'Y', 'R', 'W', 'J']
export const NUMBERS: readonly number[] = [1, 2, 3, 4, 5]

/** A box by a short name: 3Y, or 2J in the row of the Jesters. */
export type BoxId = string
export const boxId = (number: number, row: Colour | 'J'): BoxId => `${number}${row}`
export const idOf = (box: Box): BoxId => boxId(box[0], box[1])

export const exact = (mark: Mark | null | undefined): boolean => mark === 'X' || mark === 'XX'

/** Seats in the order of prediction: the Seer first, then clockwise. */
export function inOrder(view: View): number[] {
  const seats = view.options.seats
  return Array.from({ length: seats }, (_, i) => ((view.seer ?? 0) + i) % seats)
}

/** The other seats clockwise from one. */
export function othersOf(seat: number, seats: number): number[] {
  return Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats)
}

/** The dice that fell last; empty before the first roll. */
export function fallen(view: View): number[] {
  const moves = view.history
  const last = moves.findLastIndex(([, action]) => action[0] === 'faces')
  if (last < 0) return []
  const all = view.faces.map((_, die) => die)
  for (let i = last - 1; i >= 0; i--) {
    const action = moves[i]![1]
    if (action[0] === 'reroll') return action[1]
    if (action[0] === 'rotate') {
      const turned = action[1].map(([die]) => die)
      return all.filter((die) => !turned.includes(die))
    }
  }
  return all
}

/** The rolls a round has at most; null where the Seer's prediction will say. */
export function rollsInAll(view: View): number | null {
  return view.rolls_left === null ? null : view.rolls + view.rolls_left
}

export interface Term {
  suit: Face | 'extra'
  count: number
}

/** How the count of a seat comes about, die by die; null where the sum would not be the count told. */
export function terms(view: View, colour: Colour, count: number, faces: View['faces'] = view.faces): Term[] | null {
  const showing = (face: Face) => faces.filter((other) => other === face).length
  const found: Term[] = [{ suit: colour, count: showing(colour) }]
  if (view.wizard_colour === colour || view.wizard_colour === 'every') found.push({ suit: 'W', count: showing('W') })
  if (view.magic === 'jesters_own_color') found.push({ suit: 'J', count: showing('J') })
  if (view.magic === 'extra_die') found.push({ suit: 'extra', count: 1 })
  const kept = found.filter((term, i) => i === 0 || term.count > 0)
  return kept.reduce((sum, term) => sum + term.count, 0) === count ? kept : null
}

/** The points that a mark stands for in the column of a number, as the sheet says above it. */
export function worth(mark: Mark, number: number): number {
  if (mark === 'X') return number
  if (mark === 'XX') return 2 * number
  return mark === 'C' ? 0 : -mark
}

/** Who has called a box in this round, the reader's own call left out. */
export function callers(view: View, but: number | null): Map<BoxId, number[]> {
  const found = new Map<BoxId, number[]>()
  view.predictions.forEach((box, seat) => {
    if (box && seat !== but) found.set(idOf(box), [...(found.get(idOf(box)) ?? []), seat])
  })
  return found
}

/** The boxes that were written last on a sheet: of this round, or of the one before while nobody has rolled. */
export function freshBoxes(view: View, seat: number): Set<BoxId> {
  const entry = view.entries[seat] ?? (view.rolls === 0 ? view.last_round?.entries[seat] : null)
  if (!entry) return new Set()
  const boxes = [idOf(entry.prediction)]
  if (entry.written.jester_box !== null) boxes.push(boxId(entry.written.jester_box, 'J'))
  return new Set(boxes)
}
