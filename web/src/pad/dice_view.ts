// A dice pad as the sheets of the dice game read it.
import type { Mark } from '../dice/model'
import type { Sheet, View } from '../wire/dice'
import { BONUS, COLOURS } from '../wire/facts'
import { column_sums, type DicePad, type DiceRound } from './rules/dice'
import { bonus, colour_of, count_xs, CROSSED, FREE, jester_scores, number_of, NUMBERS, total, X, XX } from './rules/dice_rules'

/** A mark as the sheets show it; null for a free box. */
export function markName(mark: number): Mark | null {
  if (mark === FREE) return null
  if (mark === X) return 'X'
  if (mark === XX) return 'XX'
  return mark === CROSSED ? 'C' : mark
}

export const boxOf = (box: number): [number, (typeof COLOURS)[number]] => [number_of(box), COLOURS[colour_of(box)]!]

function sheetView(marks: number[], used: number, target: number): Sheet {
  const xs = count_xs(marks, used)
  return {
    jester_row: Array.from({ length: NUMBERS }, (_, i) => ((used >> (i + 1)) & 1 ? 'X' : null)),
    rows: COLOURS.map((_, row) => marks.slice(row * NUMBERS, (row + 1) * NUMBERS).map(markName)),
    columns: column_sums(marks),
    xs,
    jesters: jester_scores(used),
    bonus: bonus(xs, target) > 0 ? BONUS : 0,
    total: total(marks, used, target),
  }
}

interface Wanted {
  target: number
  /** Whose sheet is asked. */
  seat: number | null
  line?: DiceRound
  /** Calls that are not shown yet. */
  veiled?: boolean
}

/** What the sheets need of a view. */
export function padView(pad: DicePad, { target, seat, line, veiled = false }: Wanted): View {
  const marks = line ? line.sheets : pad.sheets
  const used = line ? line.used : pad.used
  return {
    seat,
    options: { target },
    phase: pad.phase === 'over' ? 'over' : 'predict',
    sheets: marks.map((sheet, i) => sheetView(sheet, used[i]!, target)),
    predictions: (line?.predictions ?? []).map((box, i) => (box < 0 || (veiled && i !== line!.seer && i !== seat) ? null : boxOf(box))),
    entries: pad.names.map(() => null),
    rolls: 1,
    still_in: pad.here,
    last_round: null,
    outcome: { places: pad.places },
  } as unknown as View
}
