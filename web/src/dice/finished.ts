// A finished round of the dice game: how the table looked at its end, and what it brought.
import type { Entry, View } from '../wire/dice'
import { FACES } from '../wire/facts'
import type { Words } from '../words'
import { othersOf } from './model'
import { arithmetic, boxWords, predictionWords, writes } from './sentences'

type Names = readonly string[]

/** The view as it was when the last round ended; the final dice lie sorted, Jesters first. */
export function atRoundEnd(view: View): View {
  const round = view.last_round!
  const { entries, seer } = round
  const last = entries[seer]!
  const nobody = entries.map(() => false)
  const order = ['J', ...FACES]
  return {
    ...view,
    phase: 'score',
    to_act: [],
    together: false,
    round: round.round,
    magic: round.magic,
    seer,
    next_seer: round.next_seer,
    order: [seer, ...othersOf(seer, entries.length)],
    predictions: entries.map(({ prediction }) => prediction),
    seer_colour: last.prediction[1],
    wizard_colour: round.wizard_colour,
    decided: nobody,
    decision: null,
    faces: last.faces.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)),
    rolls: last.roll,
    rolls_left: 0,
    most_rolls: round.most_rolls,
    rolling: [],
    rolled: last.faces.map((_, die) => die),
    frozen: [],
    reroll: null,
    still_in: nobody,
    may_leave: nobody,
    entries,
    prospects: entries.map(() => null),
    consequences: [],
    history: [],
    outcome: null,
  }
}

/** What a seat has written, and what it means; for somebody who watches, who wrote an X. */
export function sentence(view: View, names: Names, words: Words): string {
  const { entries, xs, new_xs: fresh } = view.last_round!
  if (view.seat === null) {
    const who = names.filter((_, seat) => (fresh[seat] ?? 0) > 0)
    return words('page-dice-end-xs', { count: who.length, names: words.list(who) })
  }
  const { prediction, missed, written } = entries[view.seat]!
  const own = xs[view.seat]!
  const facts = { box: predictionWords(prediction, words), xs: own, ordinal: words('page-ordinal', { number: own }) }
  if (written.jester_box !== null) return words('page-dice-end-jester', { ...facts, jesters: written.jester_box })
  if (written.mark === 'XX') return words('page-dice-end-xx', facts)
  if (written.mark === 'X') return words('page-dice-end-x', facts)
  return words('page-dice-end-minus', { ...facts, missed: Math.abs(missed), mark: writes(written) })
}

/** Who is the next Seer and why, or why the game is over. */
export function nextSeer(view: View, names: Names, words: Words): string {
  const { entries, seer, next_seer: next } = view.last_round!
  if (next === null) {
    const reached = view.outcome?.reason === 'target-reached'
    return words(reached ? 'page-dice-end-target' : 'page-dice-end-full', { target: view.options.target })
  }
  const colour = words.colour(entries[seer]!.prediction[1])
  const facts = { who: next === view.seat ? 'you' : 'other', name: names[next] ?? '', colour }
  if (next === seer) return words('page-dice-end-seer-stays', facts)
  return words('page-dice-end-seer', { ...facts, box: predictionWords(entries[next]!.prediction, words) })
}

/** How the roll counted for a seat: "0 green + 1 W = 1", or with the Jesters it scored. */
export function counted(view: View, seat: number, words: Words): string {
  const { entries } = view.last_round!
  const jesters = entries[seat]!.written.jester_box
  const sum = arithmetic({ ...view, entries }, seat, words) ?? ''
  return jesters === null ? sum : `${sum}, ${boxWords(`${jesters}J`, words)}`
}

/** On which roll a seat scored. */
export function when(view: View, { roll }: Entry, words: Words): string {
  const { entries, seer } = view.last_round!
  return words(roll < entries[seer]!.roll ? 'page-dice-end-left' : 'page-dice-end-roll', { roll })
}

/** How a seat scored: exact, short, over, or a Jester Score. */
export function how({ missed, written }: Entry, words: Words): { kind: 'good' | 'bad' | 'plain'; text: string } {
  if (written.jester_box !== null) return { kind: 'plain', text: words('page-dice-end-by-jester') }
  if (missed === 0) return { kind: 'good', text: words('page-dice-end-exact') }
  return { kind: 'bad', text: words(missed < 0 ? 'page-dice-end-short' : 'page-dice-end-over', { missed: Math.abs(missed) }) }
}

/** What is spoken and logged beside what was written. */
export const told = (view: View, names: Names, words: Words): string => `${sentence(view, names, words)} ${nextSeer(view, names, words)}`
