// What the dice table reads out of a view: boxes by short names, what stands in them, who called them.
import type { Predict, Sheet, View, Written } from '../wire/dice'
import { COLOURS, type FACES } from '../wire/facts'

export type Colour = (typeof COLOURS)[number]
export type Face = (typeof FACES)[number]
export type Box = Predict[1]
export type Mark = Written['mark']
export type Magic = NonNullable<View['magic']>
/** A row of a sheet: a colour, or the row of the Jesters. */
export type Row = Colour | 'J'

/** The rows of a sheet from top to bottom. */
export const ROWS: readonly Row[] = ['J', ...COLOURS]

/** A box by a short name: 3Y, or 2J in the row of the Jesters. */
export type BoxId = string
export const boxId = (number: number, row: Row): BoxId => `${number}${row}`
export const idOf = (box: Box): BoxId => boxId(box[0], box[1])
export const rowOf = (id: BoxId): Row => id.slice(1) as Row
export const numberOf = (id: BoxId): number => Number(id.charAt(0))

/** What stands in a box; null for a free one. */
export function markIn(sheet: Sheet, id: BoxId): Mark | null {
  const row = rowOf(id)
  const marks: readonly (Mark | null)[] = row === 'J' ? sheet.jester_row : sheet.rows[COLOURS.indexOf(row)]!
  return marks[numberOf(id) - 1] ?? null
}

/** The other seats clockwise from one. */
export function othersOf(seat: number, seats: number): number[] {
  return Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats)
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
