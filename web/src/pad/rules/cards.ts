/* Written by python -m web.tools.rules from cards.py. */

import * as rules from './card_rules'
import { NONE } from './card_rules'
import type { Bid, Entry, Misfit, Tricks, Trump, Turn } from './entries'
import type { People } from './people'
import { NOBODY, agreed_rounds, count_true, from_player, here_in, next_here, people_of, places_of } from './people'
import { mod, repeat, sum } from './python'

export const LEAST_PLAYERS = 3

export type CardEntry = Bid | Tricks | Trump | Turn

/** What the table agreed on, as in the options of the card game. */
export interface CardOptions {
  bidding: string
  plus_minus_one: boolean
  clairvoyance: boolean
  first_dealer: number
  rounds: number
}

/** What was written down for one round; NONE where nothing was. */
export interface CardNote {
  dealer: number
  trump: string | null
  turned: string | null
  trump_noted: boolean
  bids: number[]
  won: number[]
  written: boolean
  changed: boolean
}

/** One round as the pad shows it. Lists are by player. */
export interface CardRound {
  /** Its number, which is also its number of tricks. */
  round: number
  dealer: number
  here: boolean[]
  /** Who bids, in order; the dealer last. */
  order: number[]
  trump: string | null
  turned: string | null
  trump_noted: boolean
  bids: number[]
  won: number[]
  /** Whether the tricks are written, so that the round counts. */
  written: boolean
  /** Whether something was changed after that. */
  changed: boolean
  points: number[]
  exact: boolean[]
  /** All points, those of this round included. */
  totals: number[]
  bid_sum: number
  /** The bid that plus/minus one closes to the dealer once all others have bid, or NONE. */
  forbidden: number
  /** Who bids next; NONE when all have bid. */
  turn: number
}

/** Everything a card pad shows. Lists are by player. */
export interface CardPad {
  names: string[]
  here: boolean[]
  /** How many rounds are played at the latest. */
  of: number
  /** The round that is being played; the last one when the game is over. */
  round: number
  /** What the pad waits for: `bids`, `tricks`, or nothing: `over`. */
  phase: string
  /** All rounds begun; the last one is being played, unless the game is over. */
  rounds: CardRound[]
  finished: number
  totals: number[]
  places: number[]
  /** How many rounds each player predicted exactly. */
  exact: number[]
  /** Why the game is over; empty until then. */
  reason: string
  /** What breaks a rule, by a correction or because a player left. */
  misfits: Misfit[]
}

/** The pad that these entries make, all of which count. */
export function fold_cards(names: readonly string[], options: CardOptions, entries: readonly Entry[]): CardPad {
  let people = people_of(names, entries)
  let agreed = agreed_rounds(options.rounds, entries)
  let notes = _notes(names.length, entries)
  let pad = _empty_pad(people, agreed)
  let dealer = options.first_dealer
  while ((pad.phase !== 'over')) {
    let number = (pad.finished + 1)
    let note = ((number <= notes.length) ? notes[(number - 1)]! : _blank(names.length))
    let here = here_in(people, number)
    if ((count_true(here) < LEAST_PLAYERS)) {
      _finish(pad, here, 'too-few-players')
    } else if ((number > agreed)) {
      _finish(pad, here, 'all-rounds-played')
    } else {
      dealer = _dealer(dealer, note, here, number)
      let line = _line(options, note, number, dealer, here)
      _add(pad, options, line)
      if (!(line.written)) {
        return pad
      }
    }
  }
  _tell_superfluous(pad, notes)
  return pad
}

function _blank(players: number): CardNote {
  return { dealer: NONE, trump: null, turned: null, trump_noted: false, bids: repeat(NONE, players), won: repeat(0, players), written: false, changed: false }
}

/** What is written for each round; the last entry about a thing holds. */
function _notes(players: number, entries: readonly Entry[]): CardNote[] {
  let notes: CardNote[] = []
  for (const entry of entries) {
    if ((entry.kind === 'bid' || entry.kind === 'tricks' || entry.kind === 'trump' || entry.kind === 'turn')) {
      while ((notes.length < entry.round)) {
        notes.push(_blank(players))
      }
      _note(notes[(entry.round - 1)]!, entry)
    }
  }
  return notes
}

function _note(note: CardNote, entry: CardEntry): void {
  note.changed = (note.written || note.changed)
  if ((entry.kind === 'bid')) {
    note.bids[entry.player] = entry.bid
  } else if ((entry.kind === 'tricks')) {
    note.won = [...entry.won]
    note.written = true
  } else if ((entry.kind === 'trump')) {
    note.trump = entry.trump
    note.turned = entry.turned
    note.trump_noted = true
  } else {
    note.dealer = entry.player
  }
}

function _empty_pad(people: People, agreed: number): CardPad {
  let players = people.names.length
  return { names: people.names, here: here_in(people, 1), of: agreed, round: 1, phase: 'bids', rounds: [], finished: 0, totals: repeat(0, players), places: repeat(0, players), exact: repeat(0, players), reason: '', misfits: [] }
}

/** The dealer of a round: noted, or the next one clockwise who is here. */
function _dealer(before: number, note: CardNote, here: readonly boolean[], number: number): number {
  if (((note.dealer !== NONE) && here[note.dealer]!)) {
    return note.dealer
  }
  if (((number === 1) && here[before]!)) {
    return before
  }
  return next_here(before, here)
}

/** Adds a round to the pad. */
function _add(pad: CardPad, options: CardOptions, line: CardRound): void {
  pad.rounds.push(line)
  pad.round = line.round
  pad.here = line.here
  _judge(pad, options, line)
  if (line.written) {
    _count(pad, line)
  } else {
    pad.phase = ((line.turn === NONE) ? 'tricks' : 'bids')
  }
  line.totals = [...pad.totals]
  pad.places = places_of(pad.totals.map((total) => [total]), line.here)
}

function _line(options: CardOptions, note: CardNote, number: number, dealer: number, here: boolean[]): CardRound {
  let order = from_player(mod((dealer + 1), here.length), here)
  let bids = note.bids.map((bid, player) => (here[player]! ? bid : NONE))
  let waiting = order.filter((player) => (bids[player]! === NONE))
  let made = order.filter((player) => (bids[player]! !== NONE)).map((player) => bids[player]!)
  let line = { round: number, dealer: dealer, here: here, order: order, trump: note.trump, turned: note.turned, trump_noted: note.trump_noted, bids: bids, won: note.won.map((won, player) => (here[player]! ? won : 0)), written: note.written, changed: note.changed, points: repeat(0, here.length), exact: repeat(false, here.length), totals: [], bid_sum: sum(made), forbidden: NONE, turn: ((waiting.length > 0) ? waiting[0]! : NONE) }
  line.forbidden = closed_bid(options, line)
  return line
}

/** The bid that plus/minus one closes to the dealer once all others have bid (ruling C12). */
export function closed_bid(options: CardOptions, line: CardRound): number {
  let others = line.order.filter((player) => (player !== line.dealer)).map((player) => line.bids[player]!)
  if ((!(options.plus_minus_one) || (others.includes(NONE)))) {
    return NONE
  }
  return rules.forbidden_bid(line.round, sum(others))
}

/** Notes what does not fit in a round any more. */
function _judge(pad: CardPad, options: CardOptions, line: CardRound): void {
  let bid = line.bids[line.dealer]!
  if (((bid !== NONE) && (bid === closed_bid(options, line)))) {
    let facts: Record<string, number | string> = { bid: bid, tricks: line.round }
    pad.misfits.push({ rule: 'forbidden-bid', round: line.round, player: line.dealer, facts: facts })
  }
  if (!(line.written)) {
    return
  }
  if ((line.turn !== NONE)) {
    let facts = { name: pad.names[line.turn]! }
    pad.misfits.push({ rule: 'pad-bid-missing', round: line.round, player: line.turn, facts: facts })
  }
  let wrong = wrong_sum(line.round, line.won)
  if ((wrong !== null)) {
    pad.misfits.push(wrong)
  }
}

/** The misfit if the tricks won are not all tricks of the round. */
export function wrong_sum(tricks: number, won: readonly number[]): Misfit | null {
  if ((sum(won) === tricks)) {
    return null
  }
  return { rule: 'pad-tricks-do-not-add-up', round: tricks, player: NOBODY, facts: { sum: sum(won), tricks: tricks } }
}

/** Adds the points of a finished round; who has no bid in it gets none. */
function _count(pad: CardPad, line: CardRound): void {
  for (const [player, bid] of line.bids.entries()) {
    if ((bid !== NONE)) {
      line.points[player] = rules.points(bid, line.won[player]!)
      line.exact[player] = (bid === line.won[player]!)
      pad.totals[player]! += line.points[player]!
      if (line.exact[player]!) {
        pad.exact[player]! += 1
      }
    }
  }
  pad.finished = line.round
}

function _finish(pad: CardPad, here: boolean[], reason: string): void {
  pad.phase = 'over'
  pad.reason = reason
  pad.here = here
  pad.places = places_of(pad.totals.map((total) => [total]), here)
}

/** Notes the rounds that were written, but after the game had ended. */
function _tell_superfluous(pad: CardPad, notes: readonly CardNote[]): void {
  for (let i = pad.finished; i < notes.length; i++) {
    if (notes[i]!.written) {
      pad.misfits.push({ rule: 'pad-after-the-end', round: (i + 1), player: NOBODY, facts: { round: (i + 1) } })
    }
  }
}
