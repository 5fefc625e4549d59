"""Random full games, eight of them in lockstep.

One game at a time leaves the processor waiting: each card depends on the one before it. So every
loop here goes over the eight games of a block, whose work is independent, before it goes on. All
tables of a block lie in two arrays, one wide and one small; the names below say where. That keeps
two addresses in registers, and unsigned bytes need no test for a negative index.
"""

from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from stonehenge.cards import Options, rules
from stonehenge.cards.rules import CARDS, NONE
from stonehenge.kernels import compiled
from stonehenge.kernels.cards.bits import count, lowest, nth, signed
from stonehenge.kernels.cards.draws import advanced, below, rest, stream, word
from stonehenge.kernels.cards.tables import legal, suit_after, takers

Array: TypeAlias = NDArray[Any]

LANES: Final = 8
"""Games in a block. Each has eight places for its seats: a seat's place is lane * 8 + seat."""

HANDS: Final = 0  # in the wide array
WORDS: Final = 64
TOTALS: Final = 72
WIDE: Final = 136

SUIT: Final = 0  # in the small array; suit and trump as `tables` counts them
BEST: Final = 8
WINNER: Final = 16
LEADER: Final = 24
TRUMP: Final = 32
TURNUP: Final = 40
BIDS: Final = 48
WON: Final = 112
DECKS: Final = 176
SMALL: Final = 176 + 64 * LANES


class RandomGames(NamedTuple):
    """What random games came to."""

    totals: NDArray[np.int64]
    """Points by game and seat."""
    decisions: int


def random_games(options: Options, games: int, seed: int, threads: int = 1) -> RandomGames:
    """Plays full games at random; game k depends on the seed and k alone, not on the threads."""
    assert options.first_dealer != "random"
    totals = np.zeros((games, options.seats), np.int64)
    blocks = -(-games // LANES)
    edges = [min(games, blocks * part // threads * LANES) for part in range(threads + 1)]
    table = (options.seats, options.last_round, int(options.plus_minus_one), options.first_dealer)

    def play(part: int) -> int:
        first, end = edges[part], edges[part + 1]
        return play_games(*table, seed, first, totals[first:end])

    if threads == 1:
        return RandomGames(totals, play(0))
    with ThreadPoolExecutor(threads) as pool:
        return RandomGames(totals, sum(pool.map(play, range(threads))))


@compiled
def play_games(
    seats: int,
    last_round: int,
    plus_minus_one: int,
    first_dealer: int,
    seed: int,
    first: int,
    totals: Array,
) -> int:
    """Plays as many games as `totals` has rows, from number `first` on; returns the decisions."""
    streams = np.zeros(LANES, np.uint64)
    wide = np.zeros(WIDE, np.int64)
    small = np.zeros(SMALL, np.uint8)
    decisions = 0
    for block in range(0, len(totals), LANES):
        lanes = min(LANES, len(totals) - block)
        sit_down(seed, first + block, streams, wide, small)
        for tricks in range(1, last_round + 1):
            deal(seats, tricks, streams, wide, small)
            dealer = (first_dealer + tricks - 1) % seats
            play_round(seats, tricks, dealer, plus_minus_one, streams, wide, small)
            decisions += lanes * seats * (tricks + 1)
            for g in range(lanes):
                decisions += rules.dealer_names_trump(small[TURNUP + g])
        for g in range(lanes):
            for seat in range(seats):
                totals[block + g, seat] = wide[TOTALS + g * 8 + seat]
    return decisions


@compiled
def sit_down(seed: int, first: int, streams: Array, wide: Array, small: Array) -> None:
    """Begins eight games, the first of which has this number."""
    for g in range(LANES):
        streams[g] = stream(seed, first + g)
        for card in range(CARDS):
            small[DECKS + g * 64 + card] = card
        for seat in range(8):
            wide[TOTALS + g * 8 + seat] = 0


@compiled
def deal(seats: int, tricks: int, streams: Array, wide: Array, small: Array) -> None:
    """Deals by a partial Fisher-Yates shuffle of the deck as the last round left it.

    The hands are dealt one after the other, and the turned-up card like a hand of its own.
    """
    for place in range(LANES * 8):
        wide[HANDS + place] = 0
    turned = min(1, CARDS - seats * tricks)
    drawn = 0
    for seat in range(seats + turned):
        for _ in range(tricks if seat < seats else 1):
            if drawn % 4 == 0:
                for g in range(LANES):
                    streams[g] = advanced(streams[g])
                    wide[WORDS + g] = word(streams[g])
            for g in range(LANES):
                here = DECKS + g * 64 + (drawn & 63)
                there = here + (below(wide[WORDS + g], CARDS - drawn) & 63)
                wide[WORDS + g] = rest(wide[WORDS + g], CARDS - drawn)
                card = small[there]
                small[there] = small[here]
                small[here] = card
                wide[HANDS + g * 8 + seat] |= 1 << card
            drawn += 1
    for g in range(LANES):
        small[TURNUP + g] = lowest(wide[HANDS + g * 8 + seats]) if turned else CARDS


@compiled
def play_round(
    seats: int,
    tricks: int,
    dealer: int,
    plus_minus_one: int,
    streams: Array,
    wide: Array,
    small: Array,
) -> None:
    """Plays a dealt round at random and adds its points."""
    name_trump(streams, small)
    bid(seats, tricks, dealer, plus_minus_one, streams, small)
    for _ in range(tricks):
        play_trick(seats, streams, wide, small)
    score(seats, wide, small)


@compiled
def score(seats: int, wide: Array, small: Array) -> None:
    """Adds the points of a round."""
    for g in range(LANES):
        for seat in range(seats):
            made = signed(small[BIDS + g * 8 + seat])
            won = signed(small[WON + g * 8 + seat])
            wide[TOTALS + g * 8 + seat] += rules.points(made, won)


@compiled
def name_trump(streams: Array, small: Array) -> None:
    """Finds the trump, which the dealer names at random after a turned-up Wizard."""
    for g in range(LANES):
        turnup = signed(small[TURNUP + g])
        trump = rules.turned_trump(turnup)
        if rules.dealer_names_trump(turnup):
            streams[g] = advanced(streams[g])
            trump = below(word(streams[g]), 4)
        small[TRUMP + g] = trump - NONE


@compiled
def bid(
    seats: int, tricks: int, dealer: int, plus_minus_one: int, streams: Array, small: Array
) -> None:
    """Bids at random, the dealer last."""
    for g in range(LANES):
        streams[g] = advanced(streams[g])
        left = word(streams[g])
        bids = 0
        for step in range(1, seats + 1):
            forbidden = NONE
            if plus_minus_one and step == seats:
                forbidden = rules.forbidden_bid(tricks, bids)
            choices = tricks + 1 if forbidden == NONE else tricks
            made = below(left, choices)
            left = rest(left, choices)
            if forbidden != NONE and made >= forbidden:
                made += 1
            bids += made
            place = g * 8 + (dealer + step) % seats
            small[BIDS + place] = made
            small[WON + place] = 0
        small[LEADER + g] = (dealer + 1) % seats


@compiled
def play_trick(seats: int, streams: Array, wide: Array, small: Array) -> None:
    """Plays a trick at random; its winner leads the next one."""
    _lead(streams, wide, small)
    for place in range(1, seats):
        _follow(seats, place, wide, small)
    for g in range(LANES):
        small[LEADER + g] = small[WINNER + g]
        small[WON + g * 8 + small[WINNER + g]] += 1


@compiled(inline="always")
def _lead(streams: Array, wide: Array, small: Array) -> None:
    for g in range(LANES):
        streams[g] = advanced(streams[g])
        left = word(streams[g])
        seat = small[LEADER + g]
        hand = wide[HANDS + g * 8 + seat]
        choices = count(hand)
        chosen = nth(hand, below(left, choices))
        card = lowest(chosen)
        wide[WORDS + g] = rest(left, choices)
        wide[HANDS + g * 8 + seat] = hand ^ chosen
        small[WINNER + g] = seat
        small[BEST + g] = card
        small[SUIT + g] = suit_after(0, card)


@compiled(inline="always")
def _follow(seats: int, place: int, wide: Array, small: Array) -> None:
    for g in range(LANES):
        seat = small[LEADER + g] + place
        seat = (seat if seat < seats else seat - seats) & 7
        hand = wide[HANDS + g * 8 + seat]
        suit = small[SUIT + g]
        playable = legal(hand, suit)
        choices = count(playable)
        chosen = nth(playable, below(wide[WORDS + g], choices))
        card = lowest(chosen)
        wide[WORDS + g] = rest(wide[WORDS + g], choices)
        wide[HANDS + g * 8 + seat] = hand ^ chosen
        # a shift in place of a branch, which would be guessed wrong every third time
        best = small[BEST + g]
        taken = (takers(best, small[TRUMP + g]) >> card & 1) * 8
        small[BEST + g] = (card << 8 | best) >> taken
        small[WINNER + g] = (seat << 8 | small[WINNER + g]) >> taken
        small[SUIT + g] = suit_after(suit, card)
