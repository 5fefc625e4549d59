/* Written by python -m web.tools.rules from card_judge.py. */

import * as rules from './card_rules'
import { NONE } from './card_rules'
import type { CardEntry, CardOptions, CardPad, CardRound } from './cards'
import { closed_bid, wrong_sum } from './cards'
import type { Bid, Entry, Misfit, Tricks } from './entries'
import type { People } from './people'
import { NOBODY, refused_player, refused_round, refused_table_entry } from './people'

/** The rule that forbids an entry on this pad now, or None. */
export function refused_in_cards(pad: CardPad, people: People, options: CardOptions, entry: Entry): Misfit | null {
  if ((entry.kind === 'rename' || entry.kind === 'rounds' || entry.kind === 'leave')) {
    let most = rules.rounds(pad.names.length)
    return refused_table_entry(people, entry, pad.round, pad.finished, most)
  }
  if (!(entry.kind === 'bid' || entry.kind === 'tricks' || entry.kind === 'trump' || entry.kind === 'turn')) {
    return { rule: 'pad-other-game', round: 0, player: NOBODY, facts: {} }
  }
  let early = refused_round(entry.round, pad.rounds.length, pad.phase)
  return ((early === null) ? _refused_in_round(pad, people, options, entry) : early)
}

function _refused_in_round(pad: CardPad, people: People, options: CardOptions, entry: CardEntry): Misfit | null {
  let line = pad.rounds[(entry.round - 1)]!
  if ((entry.kind === 'bid')) {
    return _refused_bid(people, options, line, entry)
  }
  if ((entry.kind === 'tricks')) {
    return _refused_tricks(pad, line, entry)
  }
  if ((entry.kind === 'turn')) {
    return refused_player(people, entry.round, entry.player)
  }
  return null
}

function _refused_bid(people: People, options: CardOptions, line: CardRound, entry: Bid): Misfit | null {
  let player = refused_player(people, entry.round, entry.player)
  if ((player !== null)) {
    return player
  }
  if ((entry.bid > line.round)) {
    let facts: Record<string, number | string> = { bid: entry.bid, most: line.round }
    return { rule: 'bid-out-of-range', round: line.round, player: entry.player, facts: facts }
  }
  let first = (line.bids[entry.player]! === NONE)
  if (((options.bidding === 'open') && first && (line.turn !== entry.player))) {
    return { rule: 'not-your-turn', round: line.round, player: entry.player, facts: { turn: line.turn } }
  }
  if (((entry.player === line.dealer) && (entry.bid === closed_bid(options, line)))) {
    let facts = { bid: entry.bid, tricks: line.round }
    return { rule: 'forbidden-bid', round: line.round, player: entry.player, facts: facts }
  }
  return null
}

function _refused_tricks(pad: CardPad, line: CardRound, entry: Tricks): Misfit | null {
  if ((entry.won.length !== line.bids.length)) {
    return { rule: 'pad-no-such-player', round: line.round, player: NOBODY, facts: { players: line.bids.length } }
  }
  if ((line.turn !== NONE)) {
    return { rule: 'pad-bid-missing', round: line.round, player: line.turn, facts: { name: pad.names[line.turn]! } }
  }
  for (const [player, won] of entry.won.entries()) {
    if (((won > 0) && !(line.here[player]!))) {
      let facts: Record<string, number | string> = { name: pad.names[player]!, round: line.round }
      return { rule: 'pad-has-left', round: line.round, player: player, facts: facts }
    }
  }
  return wrong_sum(line.round, entry.won)
}
