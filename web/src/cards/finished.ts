// A finished round of the card game: how the table looked at its end, and what it brought.
import type { RoundScore, View } from '../wire/cards'
import { signed, type Words } from '../words'

/** The view as it was when the last round ended. */
export function atRoundEnd(view: View): View {
  const ended = view.last_round!
  const { bids, won, totals } = lineOf(view)
  const sum = bids.reduce((all, bid) => all + bid, 0)
  return {
    ...view,
    phase: 'play',
    to_act: [],
    round: ended.round,
    dealer: ended.dealer,
    turnup: ended.turnup,
    trump: ended.trump,
    hands: bids.map(() => []),
    hand_sizes: bids.map(() => 0),
    bids,
    has_bid: bids.map(() => true),
    bid_sum: sum,
    bid_so_far: sum,
    forbidden_bid: null,
    trick: null,
    to_follow: null,
    must_follow: false,
    won,
    needs: bids.map((bid, seat) => bid - won[seat]!),
    tricks: view.last_trick ? [view.last_trick] : [],
    totals,
    outcome: null,
  }
}

const lineOf = (view: View): RoundScore => view.pad[view.last_round!.round - 1]!
const lineBefore = (view: View): RoundScore | undefined => view.pad[view.last_round!.round - 2]

export interface Row {
  seat: number
  place: number
  /** Places won, negative for lost; 0 in the first round. */
  moved: number
  bid: number
  won: number
  points: number
  total: number
  before: number
}

/** What the round brought to every seat, the leader first. */
export function rowsOf(view: View): Row[] {
  const line = lineOf(view)
  const before = lineBefore(view)
  const rows = line.points.map((points, seat) => ({
    seat,
    place: line.places[seat]!,
    moved: before ? before.places[seat]! - line.places[seat]! : 0,
    bid: line.bids[seat]!,
    won: line.won[seat]!,
    points,
    total: line.totals[seat]!,
    before: before?.totals[seat] ?? 0,
  }))
  return rows.sort((a, b) => a.place - b.place || a.seat - b.seat)
}

type Names = readonly string[]

/** The own points; for somebody who watches, who was exact. */
export function ownResult(view: View, names: Names, words: Words): { text: string; points: string } {
  const { exact, points } = lineOf(view)
  if (view.seat === null) {
    const who = names.filter((_, seat) => exact[seat])
    return { text: words('page-round-who-exact', { count: who.length, names: words.list(who) }), points: '' }
  }
  const own = points[view.seat]!
  const told = exact[view.seat] ? signed(own, true) : String(Math.abs(own))
  return { text: words(exact[view.seat] ? 'page-round-own-exact' : 'page-round-own-lost', { points: told }), points: told }
}

/** Whom one passed, who passed one, or what was gained on the leader; empty where nothing changed. */
export function change(view: View, names: Names, words: Words): string {
  const you = view.seat
  if (you === null) return ''
  const now = lineOf(view)
  const before = lineBefore(view)
  const others = now.places.map((_, seat) => seat).filter((seat) => seat !== you)
  const ahead = (line: RoundScore, seat: number) => line.places[seat]! < line.places[you]!
  const behind = (line: RoundScore, seat: number) => line.places[seat]! > line.places[you]!
  const passed = before ? others.filter((seat) => ahead(before, seat) && behind(now, seat)) : []
  const passedBy = before ? others.filter((seat) => behind(before, seat) && ahead(now, seat)) : []
  const rival = others.sort((a, b) => now.places[a]! - now.places[b]!)[0]!
  const gain = now.points[you]! - now.points[rival]!
  const list = (seats: number[]) => words.list(seats.map((seat) => names[seat] ?? ''))
  const facts = { name: names[rival] ?? '', points: Math.abs(gain) }
  if (passed.length > 0 && gain > 0 && !passed.includes(rival)) return words('page-round-passes-gains', { ...facts, names: list(passed) })
  if (passed.length > 0) return words('page-round-passes', { names: list(passed) })
  if (passedBy.length > 0) return words('page-round-passed', { names: list(passedBy), count: passedBy.length })
  if (gain === 0 || !before) return ''
  return words(gain > 0 ? 'page-round-gains' : 'page-round-falls', facts)
}

/** How far the leader is ahead. */
export function distance(view: View, names: Names, words: Words): string {
  const you = view.seat
  const { places, totals } = lineOf(view)
  const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  if (first.length > 1) return words('page-round-lead-shared', { names: words.list(first.map((seat) => names[seat] ?? '')) })
  const leader = first[0]!
  const name = names[leader] ?? ''
  if (you === null || leader === you) {
    const second = Math.max(...totals.filter((_, seat) => seat !== leader))
    return words('page-round-lead', { who: leader === you ? 'you' : 'other', name, points: totals[leader]! - second })
  }
  const points = totals[leader]! - totals[you]!
  const was = lineBefore(view)?.totals
  const before = was ? was[leader]! - was[you]! : 0
  return before > 0 && before !== points ? words('page-round-behind-was', { name, points, before }) : words('page-round-behind', { name, points })
}

/** Head and sentence, as they are spoken and logged. */
export function told(view: View, names: Names, words: Words): string {
  const head = words('cards-round-over', { round: view.last_round!.round })
  return [head, ownResult(view, names, words).text, change(view, names, words)].filter(Boolean).join(' ')
}
