// What the dice table says: names of things, one prompt, what just happened.
import type { Standing } from '../standing'
import type { View, Written } from '../wire/dice'
import type { Happened } from '../wire/messages'
import { signed, type Words } from '../words'
import { boxId, callers, exact, idOf, terms, type Box, type BoxId, type Colour, type Face, type Mark, ROWS } from './model'

export interface Prompt {
  /** The first words, set apart. */
  head: string
  rest: string
}

type Names = readonly string[]

/** A box in words: "3 yellow", "2 Jesters". */
export function boxWords(id: BoxId, words: Words): string {
  const row = id.slice(1)
  const number = Number(id.charAt(0))
  if (row === 'J') return words('page-dice-jester-box', { number })
  return words('page-dice-box', { number, colour: words.colour(row) })
}

export const predictionWords = (box: Box, words: Words): string => boxWords(idOf(box), words)

export function faceWords(face: Face | null, words: Words): string {
  if (face === null) return words('page-dice-no-face')
  if (face === 'W') return words('page-wizard')
  if (face === 'J') return words('page-jester')
  return words.colour(face)
}

export function markWords(mark: Mark, words: Words): string {
  if (mark === 'C') return words('page-dice-crossed')
  if (mark === 'X' || mark === 'XX') return mark
  return mark === 0 ? words('page-dice-zero') : words('page-dice-minus', { points: mark })
}

/** What stands in a box, or what may stand there: free, predicted, called. */
export function boxState(view: View, seat: number, id: BoxId, names: Names, words: Words): string {
  const row = id.slice(1) as Colour | 'J'
  const column = Number(id.charAt(0)) - 1
  const sheet = view.sheets[seat]!
  const mark = (row === 'J' ? sheet.jester_row : sheet.rows[ROWS.indexOf(row)]!)[column] ?? null
  if (mark !== null) return markWords(mark, words)
  const prediction = view.predictions[seat]
  if (prediction && idOf(prediction) === id) return words('page-dice-predicted')
  const by = seat === view.seat ? callers(view, seat).get(id) : undefined
  if (by) return words('page-dice-called', { name: words.list(by.map((caller) => names[caller] ?? '')) })
  return words('page-dice-free')
}

/** What a score writes, in a few words: "X", "−2", "0, and X at 1 Jester". */
export function writes(written: Written): string {
  const mark = typeof written.mark === 'number' ? signed(-written.mark) : written.mark
  return written.jester_box === null ? mark : `X\u00a0+\u00a0${mark}`
}

/** What a score does, for its button. */
export function scoreSentence(box: Box, written: Written, words: Words): string {
  const { mark, jester_box: jester } = written
  if (jester !== null) {
    return words('page-dice-writes-jester', { jesters: jester, mark: String(mark), box: predictionWords(box, words) })
  }
  if (mark === 'X') return words('page-dice-writes-x', { points: box[0] })
  if (mark === 'XX') return words('page-dice-writes-xx', { points: 2 * box[0] })
  return words('page-dice-writes-minus', { points: typeof mark === 'number' ? mark : 0 })
}

/** How a roll counts for a seat: "2 yellow + 1 W = 3"; the count alone where it cannot be told. */
export function arithmetic(view: View, seat: number, words: Words): string | null {
  const entry = view.entries[seat]
  const box = view.predictions[seat]
  const count = entry ? entry.count : view.prospects[seat]?.count
  if (!box || count === undefined) return null
  const found = terms(view, box[1], count, entry ? entry.faces : view.faces)
  if (!found) return words('page-dice-count', { count })
  const parts = found.map(({ suit, count: dice }) =>
    suit === 'extra'
      ? String(dice)
      : `${dice}\u00a0${suit === 'W' || suit === 'J' ? suit : words.colour(suit)}`,
  )
  return parts.length > 1 ? `${parts.join(' + ')} = ${count}` : (parts[0] ?? '')
}

export interface Status {
  kind: 'good' | 'bad' | 'plain'
  text: string
}

/** What the roll is worth for a seat, or what it has written. */
export function status(view: View, seat: number, words: Words): Status {
  const entry = view.entries[seat]
  if (entry) return { kind: tone(entry.written), text: words('page-dice-wrote', { mark: writes(entry.written) }) }
  const prospect = view.prospects[seat]
  if (prospect) {
    const { mark } = prospect.plain
    const id = exact(mark) ? 'page-dice-exact' : 'page-dice-would-write'
    return { kind: tone(prospect.plain), text: words(id, { mark: writes(prospect.plain) }) }
  }
  const before = view.rolls === 0 && !view.predictions[seat] ? view.last_round?.entries[seat] : null
  if (before) return { kind: 'plain', text: words('page-dice-last-wrote', { mark: writes(before.written) }) }
  return { kind: 'plain', text: '' }
}

const tone = (written: Written): Status['kind'] =>
  exact(written.mark) ? 'good' : typeof written.mark === 'number' && written.mark > 0 ? 'bad' : 'plain'

/** Why a box of the own sheet cannot be called. */
export function boxRefusal(view: View, id: BoxId, names: Names, words: Words): string {
  const row = id.slice(1)
  const number = Number(id.charAt(0))
  if (row === 'J') return words('page-dice-no-jesters')
  const seat = view.seat ?? 0
  const mark = view.sheets[seat]!.rows[ROWS.indexOf(row as Colour)]![number - 1] ?? null
  if (mark !== null) return words.refusal({ rule: 'box-taken', facts: { number, colour: row } }, names)
  const by = callers(view, seat).get(id)?.[0] ?? view.seer
  return words.refusal({ rule: 'already-predicted', facts: { number, colour: row, seat: by } }, names)
}

/** Why a box cannot be crossed out. */
export function crossRefusal(view: View, words: Words): string {
  const colour = view.predictions[view.seat ?? 0]?.[1] ?? 'B'
  return words('page-dice-cross-only', { colour: words.colour(colour) })
}

/** What is asked, and of whom. */
export function prompt(view: View, mine: boolean, names: Names, words: Words): Prompt {
  if (mine) return ask(view, names, words)
  const waiting = view.to_act.filter((seat) => seat >= 0)
  const facts = { name: words.list(waiting.map((seat) => names[seat] ?? '')), waiting: waiting.length }
  const rest = words(`page-dice-waits-${view.phase}`, facts)
  return { head: own(view, words), rest }
}

/** Where one stands while others decide: what was decided, or what was written. */
function own(view: View, words: Words): string {
  const you = view.seat
  if (you === null || view.phase === 'over') return ''
  switch (view.decision?.[0]) {
    case 'stay':
      return words('dice-stay', { who: 'you', name: '' })
    case 'leave':
      return words('page-dice-you-leave')
    case 'predict':
      return words('dice-predict', { who: 'you', name: '', box: predictionWords(view.decision[1], words) })
    case 'cross':
    case 'score':
      return words('page-dice-you-decided')
  }
  const entry = view.entries[you]
  if (entry) return words('page-dice-you-wrote', { mark: writes(entry.written), roll: entry.roll })
  return ''
}

function ask(view: View, names: Names, words: Words): Prompt {
  const you = view.seat ?? 0
  const seer = view.seer === you
  const box = view.predictions[you]
  const colour = words.colour(box?.[1] ?? 'B')
  const sum = arithmetic(view, you, words)
  const counted = box && sum ? words('page-dice-counted', { sum, box: predictionWords(box, words) }) : ''
  switch (view.phase) {
    case 'predict': {
      const hidden = view.magic === 'secret' && !seer
      const rest = seer ? 'page-dice-ask-predict-seer' : hidden ? 'page-dice-ask-predict-secret' : 'page-dice-ask-predict'
      return { head: words('page-dice-predict'), rest: words(rest) }
    }
    case 'rotate':
      return { head: words('page-dice-rotate'), rest: words('page-dice-ask-rotate') }
    case 'cross':
      return { head: words('page-dice-cross'), rest: words('page-dice-ask-cross', { colour }) }
    case 'wizard':
      return { head: words('page-dice-wizard'), rest: words('page-dice-ask-wizard') }
    case 'leave':
      return { head: words('page-dice-leave'), rest: counted }
    case 'seer':
      return { head: words('page-dice-seer'), rest: [counted, rerollRule(view, words)].filter(Boolean).join(' ') }
    case 'score':
      return { head: words('page-dice-score'), rest: counted }
    default:
      return { head: '', rest: '' }
  }
}

/** What the Seer must keep to when rolling again, where it is not the plain rule. */
function rerollRule(view: View, words: Words): string {
  if (!view.reroll) return words('page-dice-all-frozen')
  const [, , least] = view.reroll
  const said = least > 1 ? [words('page-dice-least', { least })] : []
  if (view.frozen.length > 0) said.push(words('page-dice-frozen', { dice: view.frozen.length }))
  return said.join(' ')
}

/** A thing done in this round as a sentence; null for what is not worth telling. */
export function tellMove(seat: number, action: readonly unknown[], view: View, names: Names, words: Words): string | null {
  const who = seat === view.seat ? 'you' : 'other'
  const facts = { who, name: names[seat] ?? '' }
  const [verb, what] = action as [string, unknown]
  switch (verb) {
    case 'magic':
      return words('dice-magic', { name: words('magic-name', { id: String(what) }), effect: words('magic-effect', { id: String(what) }) })
    case 'faces':
      return words('page-dice-rolled', { faces: diceWords(what as Face[], words) })
    case 'rotate':
      return words('dice-rotate', { ...facts, dice: words.list((what as [number, Face][]).map(([, face]) => faceWords(face, words))) })
    case 'predict':
      return words('dice-predict', { ...facts, box: predictionWords(what as Box, words) })
    case 'cross':
      if (what === null) return words('dice-cross-none', facts)
      return words('dice-cross', { ...facts, box: boxWords(boxId(Number(what), view.predictions[seat]?.[1] ?? 'B'), words) })
    case 'wizard':
      return words('dice-wizard', { ...facts, colour: words.colour(String(what)) })
    case 'stay':
      return words('dice-stay', facts)
    case 'leave': {
      const entry = view.entries[seat]
      return entry ? words('dice-leave', { ...facts, writes: writes(entry.written) }) : words('page-dice-leaves', facts)
    }
    case 'stop':
      return words('dice-stop', facts)
    case 'reroll':
      return words('page-dice-rerolls', { ...facts, dice: (what as number[]).length })
    default:
      return null
  }
}

/** Faces in words, equal ones together: "3 green, 1 Wizard". */
export function diceWords(faces: readonly Face[], words: Words): string {
  const kinds = [...new Set(faces)]
  return kinds
    .map((face) => words('page-dice-so-many', { count: faces.filter((other) => other === face).length, face, name: faceWords(face, words) }))
    .join(', ')
}

/** An event of the dice game as a sentence; null for what is not worth telling. */
export function tell(event: Happened, standing: Standing, words: Words): string | null {
  const view = standing.view as View | null
  if (event.type !== 'acted' || event.seat === undefined || !view) return null
  const names = standing.table.seats.map((seat) => seat.name)
  if (!together(event, view)) return tellMove(event.seat, event.action ?? [], view, names, words)
  if (view.decided.some(Boolean)) {
    if (event.seat === standing.you) return tellMove(event.seat, event.action ?? [], view, names, words)
    return words('page-dice-has-decided', { name: names[event.seat] ?? '' })
  }
  const last = standing.events.findLast((other) => other.type === 'acted' && together(other, view))
  return last?.seq === event.seq ? revealed(view, names, words) : null
}

const TOGETHER = ['stay', 'leave', 'cross', 'score']

/** Whether this was decided at the same time as others decided, unseen until the last of them had. */
function together(event: Happened, view: View): boolean {
  const verb = event.action?.[0]
  if (verb === undefined) return true
  return TOGETHER.includes(String(verb)) || (verb === 'predict' && view.magic === 'secret' && event.seat !== view.seer)
}

/** What was decided at the same time, all of it, once it is shown. */
function revealed(view: View, names: Names, words: Words): string | null {
  const of = (verb: string) => (verb === 'leave' ? 'stay' : verb)
  const moves = view.history
  const last = moves.findLastIndex(([, [verb]]) => TOGETHER.includes(verb) || (verb === 'predict' && view.magic === 'secret'))
  const kind = last < 0 ? 'score' : of(moves[last]![1][0])
  if (kind === 'score') return roundOver(view, names, words)
  let first = last
  while (first > 0 && of(moves[first - 1]![1][0]) === kind) first -= 1
  const shown = moves.slice(first, last + 1).flatMap(([seat, action]) => tellMove(seat, action, view, names, words) ?? [])
  const next = kind === 'predict' && view.next_seer !== null ? [nextSeer(view, names, words)] : []
  return [...shown, ...next].join(' ')
}

function nextSeer(view: View, names: Names, words: Words): string {
  const seat = view.next_seer ?? 0
  return words('dice-next-seer', { who: seat === view.seat ? 'you' : 'other', name: names[seat] ?? '' })
}

/** A finished round: what those who stayed to the end have written. */
function roundOver(view: View, names: Names, words: Words): string | null {
  const round = view.last_round
  if (!round) return null
  const end = Math.max(...round.entries.map((entry) => entry.roll))
  const written = round.entries.flatMap(({ prediction, written: what, roll }, seat) =>
    roll < end
      ? []
      : [
          words('page-dice-scored', {
            who: seat === view.seat ? 'you' : 'other',
            name: names[seat] ?? '',
            writes: writes(what),
            box: predictionWords(prediction, words),
          }),
        ],
  )
  return [words('dice-round-over', { round: round.round }), ...written].join(' ')
}
