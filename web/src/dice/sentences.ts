// What the dice table says: names of things, one prompt, what just happened.
import { shown, shownLater, type Move, type Standing } from '../standing'
import type { View, Written } from '../wire/dice'
import type { Happened } from '../wire/messages'
import { signed, type Words } from '../words'
import { boxId, callers, idOf, markIn, numberOf, rowOf, type Box, type BoxId, type Face, type Mark } from './model'

export interface Prompt {
  /** The first words, set apart. */
  head: string
  rest: string
  /** It says why something cannot be. */
  bad?: boolean
}

type Names = readonly string[]

/** A box in words: "3 yellow", "2 Jesters". */
export function boxWords(id: BoxId, words: Words): string {
  const row = rowOf(id)
  const number = numberOf(id)
  if (row === 'J') return words('page-dice-jester-box', { number })
  return words('page-dice-box', { number, colour: words.colour(row) })
}

export const predictionWords = (box: Box, words: Words): string => boxWords(idOf(box), words)

export function faceWords(face: Face | null, words: Words): string {
  if (face === null) return words('page-dice-no-face')
  if (face === 'W') return words('page-dice-face-wizard')
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
  const mark = markIn(view.sheets[seat]!, id)
  if (mark !== null) return markWords(mark, words)
  const prediction = view.predictions[seat]
  if (prediction && idOf(prediction) === id) return words('page-dice-predicted')
  const by = seat === view.seat ? callers(view, seat).get(id) : undefined
  if (by) return words('page-dice-called', { name: words.list(by.map((caller) => names[caller] ?? '')) })
  return words('page-dice-free')
}

/** What a score writes, as a sign: "X", "−2", "X + 0". */
export function writes(written: Written): string {
  const mark = typeof written.mark === 'number' ? signed(-written.mark) : written.mark
  return written.jester_box === null ? mark : `X\u00a0+\u00a0${mark}`
}

/** What a score writes, as it is said: "X for 2 Jesters and 0". */
export function written(score: Written, words: Words): string {
  if (score.jester_box === null) return writes(score)
  return words('page-dice-jester-written', { jesters: score.jester_box, mark: String(score.mark) })
}

/** What a score does, for its button. */
export function scoreSentence(box: Box, written: Written, words: Words): string {
  const { mark, jester_box: jester, points } = written
  if (jester !== null) {
    return words('page-dice-writes-jester', { jesters: jester, mark: String(mark), box: predictionWords(box, words) })
  }
  if (mark === 'X') return words('page-dice-writes-x', { points })
  if (mark === 'XX') return words('page-dice-writes-xx', { points })
  return words('page-dice-writes-minus', { points: -points })
}

/** How a roll counts for a seat: "2 yellow + 1 Wizard = 3", or short: "2 yellow + 1 W = 3". */
export function arithmetic(view: View, seat: number, words: Words, short = false): string | null {
  const counted = view.entries[seat] ?? view.prospects[seat]
  if (!counted) return null
  const parts = counted.terms.map(([face, dice]) => {
    if (face === 'extra') return String(dice)
    if (face === 'W' || face === 'J') return short ? `${dice}\u00a0${face}` : words('page-dice-so-many', { count: dice, face, name: '' })
    return `${dice}\u00a0${words.colour(face)}`
  })
  return parts.length > 1 ? `${parts.join(' + ')} = ${counted.count}` : (parts[0] ?? '')
}

export interface Status {
  kind: 'good' | 'bad' | 'plain'
  text: string
  /** The same as it is said. */
  spoken: string
}

/** What the roll is worth for a seat, or what it has written. */
export function status(view: View, seat: number, words: Words): Status {
  const entry = view.entries[seat]
  if (entry) return told('page-dice-wrote', entry.written, words)
  const prospect = view.prospects[seat]
  if (prospect) return told(prospect.exact ? 'page-dice-exact' : 'page-dice-would-write', prospect.plain, words)
  const before = view.rolls === 0 && !view.predictions[seat] ? view.last_round?.entries[seat] : null
  if (before) return { ...told('page-dice-last-wrote', before.written, words), kind: 'plain' }
  return { kind: 'plain', text: '', spoken: '' }
}

function told(id: string, score: Written, words: Words): Status {
  return { kind: tone(score), text: words(id, { mark: writes(score) }), spoken: words(id, { mark: written(score, words) }) }
}

const tone = ({ points }: Written): Status['kind'] => (points > 0 ? 'good' : points < 0 ? 'bad' : 'plain')

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
  if (entry) return words('page-dice-you-wrote', { mark: written(entry.written, words), roll: entry.roll })
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
      const rest = seer ? 'page-dice-ask-predict-seer' : view.together ? 'page-dice-ask-predict-secret' : 'page-dice-ask-predict'
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
      return entry ? words('dice-leave', { ...facts, writes: written(entry.written, words) }) : words('page-dice-leaves', facts)
    }
    case 'stop':
      return words('dice-stop', facts)
    case 'reroll':
      return words('page-dice-rerolls', { ...facts, dice: (what as number[]).length })
    default:
      return null
  }
}

/** What an action is about: a box, a colour. */
export function thing([verb, what]: readonly unknown[], words: Words): string | null {
  if (verb === 'predict') return predictionWords(what as Box, words)
  return verb === 'wizard' ? words.colour(String(what)) : null
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
  if (event.type !== 'acted' || event.seat === undefined || !view || shownLater(event, standing.events)) return null
  const names = standing.table.seats.map((seat) => seat.name)
  const moves = shown(event)
  if (moves.length === 0) return words('page-dice-has-decided', { name: names[event.seat] ?? '' })
  return tellMoves(moves, view, names, words)
}

/** Moves that came to light together, in one go. */
function tellMoves(moves: readonly Move[], view: View, names: Names, words: Words): string | null {
  const verb = moves[0]?.[1][0]
  const pending = view.decision !== null
  if (verb === 'score' && !pending) return roundOver(moves.map(([seat]) => seat), view, names, words)
  const told = moves.flatMap(([seat, action]) => tellMove(seat, action, view, names, words) ?? [])
  if (verb === 'predict' && moves.length > 1 && view.next_seer !== null) told.push(nextSeer(view.next_seer, view, names, words))
  return told.length > 0 ? told.join(' ') : null
}

function nextSeer(seat: number, view: View, names: Names, words: Words): string {
  return words('dice-next-seer', { who: seat === view.seat ? 'you' : 'other', name: names[seat] ?? '' })
}

/** A finished round: what those who stayed to the end have written. */
function roundOver(scored: readonly number[], view: View, names: Names, words: Words): string | null {
  const round = view.last_round
  if (!round) return null
  const lines = scored.map((seat) => {
    const { prediction, written: score } = round.entries[seat]!
    const who = seat === view.seat ? 'you' : 'other'
    const box = predictionWords(prediction, words)
    return words('page-dice-scored', { who, name: names[seat] ?? '', writes: written(score, words), box })
  })
  return [words('dice-round-over', { round: round.round }), ...lines].join(' ')
}

/** What Wizards count as in this round, as a sentence. */
export function wizardsCount(is: NonNullable<View['wizard_colour']>, words: Words): string {
  return words('page-dice-wizards-count', { is, colour: is === 'every' || is === 'nobody' ? '' : words.colour(is) })
}
