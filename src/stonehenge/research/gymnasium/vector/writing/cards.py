"""Observations of many card games at once, written by compiled loops straight from the batch.

What they write is what `stonehenge.research.cards` reads from the view of the seat in turn; a test
compares them number by number.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stonehenge.cards.rules import CARDS, NONE, WIZARD
from stonehenge.kernels import compiled
from stonehenge.kernels.cards.bits import count, lowest
from stonehenge.kernels.cards.steps import BID, NAME_TRUMP, OVER, PLAY
from stonehenge.research.cards import ACTIONS, FIRST_BID, FIRST_TRUMP, MOST_POINTS, MOST_TRICKS

FIELDS: Final = (
    *("phase", "to_act", "round", "rounds", "dealer", "hands", "hand_sizes", "turnup", "trump"),
    *("bids", "bids_seen", "has_bid", "won", "trick", "leader", "winner", "to_follow", "seen"),
    *("tricks", "totals", "bidding", "plus_minus_one", "clairvoyance"),
)
"""The fields in the order of the layout."""
_PHASE, _TO_ACT, _ROUND, _ROUNDS, _DEALER, _HANDS, _HAND_SIZES, _TURNUP, _TRUMP = range(9)
_BIDS, _BIDS_SEEN, _HAS_BID, _WON, _TRICK, _LEADER, _WINNER, _TO_FOLLOW, _SEEN = range(9, 18)
_TRICKS, _TOTALS, _BIDDING, _PLUS_MINUS_ONE, _CLAIRVOYANCE = range(18, 23)

PASS: Final = len(ACTIONS)
"""The action of a game that waits while others name a trump."""
_FIRST: Final = np.array([FIRST_TRUMP, FIRST_BID, 0, 0])
"""The number of the first action of a phase."""

_SHARES: Final = (np.arange(CARDS + 1) / MOST_TRICKS).astype(np.float32)
_FALLEN: Final = (np.arange(CARDS + 1) / CARDS).astype(np.float32)
"""Divided once: to look a number up is quicker."""

OWN: Final = 8
"""The columns of a packed observation before those by seat."""
BY_SEAT: Final = 4


class Moment(NamedTuple):
    """How far the games are, the same for all of them."""

    phase: int
    round: int
    rounds: int
    dealer: int
    placed: int
    tricks: int
    """Finished tricks of the round."""


class Options(NamedTuple):
    """The options of the games as numbers."""

    bidding: int
    """0 open, 1 covered, 2 secret."""
    plus_minus_one: bool
    clairvoyance: bool


class Games(NamedTuple):
    """The arrays of a batch, see `stonehenge.kernels.cards.steps.Batch`."""

    public: Any
    trick: NDArray[np.uint8]
    hands: NDArray[np.int64]
    bids: NDArray[np.int64]
    won: NDArray[np.int64]
    totals: NDArray[np.int64]
    legal: NDArray[np.int64]
    fallen: NDArray[np.uint8]
    """By game, trick and seat: the card + 1, 0 for none."""


@compiled
def write_flat(
    moment: Moment, options: Options, games: Games, at: NDArray[np.int64], out: NDArray[np.float32]
) -> None:
    """Writes the observation of the seat in turn in every game."""
    seats = games.hands.shape[1]
    for game in range(len(out)):
        row = out[game]
        row[:] = 0
        me = games.public[game].turn
        waits = moment.phase == NAME_TRUMP and games.legal[game] == 0
        phase = BID if waits else moment.phase
        row[at[_PHASE] + phase] = 1
        row[at[_ROUND]] = _SHARES[moment.round]
        row[at[_ROUNDS]] = _SHARES[moment.rounds]
        row[at[_DEALER] + (moment.dealer - me) % seats] = 1
        row[at[_BIDDING] + options.bidding] = 1
        row[at[_PLUS_MINUS_ONE]] = options.plus_minus_one
        row[at[_CLAIRVOYANCE]] = options.clairvoyance
        if games.public[game].turnup < CARDS:
            row[at[_TURNUP] + games.public[game].turnup] = 1
        if games.public[game].trump:
            row[at[_TRUMP] + games.public[game].trump - 1] = 1
        _raise_bits(row, at[_SEEN], games.public[game].seen)
        asked = (moment.dealer + 1) % seats if waits else me
        for step in range(seats):
            seat = me + step
            if seat >= seats:
                seat -= seats
            bid = games.bids[game, seat]
            together = phase == BID and options.bidding > 0
            row[at[_TO_ACT] + step] = bid == NONE if together else seat == asked and phase != OVER
            row[at[_HAND_SIZES] + step] = _SHARES[count(games.hands[game, seat])]
            row[at[_HAS_BID] + step] = bid != NONE
            if bid != NONE and (step == 0 or _shows_bids(options.bidding, phase)):
                row[at[_BIDS] + step] = _SHARES[bid]
                row[at[_BIDS_SEEN] + step] = 1
            row[at[_WON] + step] = _SHARES[games.won[game, seat]]
            row[at[_TOTALS] + step] = games.totals[game, seat] / MOST_POINTS
            if _shows_hand(options.clairvoyance, moment.round, phase, step):
                _raise_bits(row, at[_HANDS] + step * CARDS, games.hands[game, seat])
            for trick in range(moment.tricks):
                fallen = _FALLEN[games.fallen[game, trick, seat]]
                row[at[_TRICKS] + trick * seats + step] = fallen
        if phase == PLAY:
            _write_trick(moment, games, game, at, row)


@compiled
def _write_trick(
    moment: Moment, games: Games, game: int, at: NDArray[np.int64], row: NDArray[np.float32]
) -> None:
    seats = games.hands.shape[1]
    me = games.public[game].turn
    leads = (seats - moment.placed) % seats
    row[at[_LEADER] + leads] = 1
    for place in range(moment.placed):
        step = (leads + place) % seats
        row[at[_TRICK] + step * CARDS + games.trick[game, place]] = 1
    if moment.placed:
        row[at[_WINNER] + (games.public[game].winner + seats - me) % seats] = 1
        suit = games.public[game].suit
        if 0 < suit <= WIZARD:
            row[at[_TO_FOLLOW] + suit - 1] = 1


@compiled
def _raise_bits(row: NDArray[np.float32], first: int, mask: int) -> None:
    while mask:
        row[first + lowest(mask)] = 1
        mask &= mask - 1


@compiled
def _shows_bids(bidding: int, phase: int) -> bool:
    return bidding == 0 or phase == OVER or (bidding == 1 and phase == PLAY)


@compiled
def _shows_hand(clairvoyance: bool, round_: int, phase: int, step: int) -> bool:
    if not clairvoyance or round_ > 1:
        return step == 0
    return step > 0 or phase >= PLAY


@compiled
def write_packed(moment: Moment, options: Options, games: Games, out: NDArray[np.int64]) -> None:
    """Writes what the seat in turn knows of the round as few whole numbers, in every game."""
    seats = games.hands.shape[1]
    shows = _shows_bids(options.bidding, moment.phase)
    for game in range(len(out)):
        row = out[game]
        shown = games.public[game]
        me = shown.turn
        row[0] = moment.phase
        row[1] = moment.round
        row[2] = (moment.dealer + seats - me) % seats
        row[3] = games.legal[game]
        row[4] = games.hands[game, me]
        row[5] = shown.seen
        row[6] = shown.turnup
        row[7] = shown.trump
        for step in range(seats):
            seat = me + step
            if seat >= seats:
                seat -= seats
            row[OWN + step] = games.bids[game, seat] if shows or step == 0 else NONE
            row[OWN + seats + step] = games.won[game, seat]
            row[OWN + 2 * seats + step] = games.totals[game, seat]
            row[OWN + 3 * seats + step] = CARDS
        if moment.phase == PLAY:
            for place in range(moment.placed):
                step = (seats - moment.placed + place) % seats
                row[OWN + 3 * seats + step] = games.trick[game, place]


@compiled
def write_masks(phase: int, legal: NDArray[np.int64], out: NDArray[np.int8]) -> None:
    """Writes what may be chosen in every game; PASS where there is nothing."""
    for game in range(len(legal)):
        row = out[game]
        row[:] = 0
        mask = legal[game]
        if mask == 0:
            row[PASS] = 1
        while mask:
            row[_FIRST[phase] + lowest(mask)] = 1
            mask &= mask - 1


@compiled
def read_actions(
    phase: int, legal: NDArray[np.int64], chosen: NDArray[np.int64], out: NDArray[np.int64]
) -> int:
    """Writes the actions as the batch counts them; returns the first game that may not, or NONE."""
    for game in range(len(legal)):
        action = chosen[game] - _FIRST[phase]
        out[game] = action
        if legal[game]:
            if not (0 <= action < CARDS and legal[game] >> action & 1):
                return game
        elif chosen[game] != PASS:
            return game
    return NONE


@compiled
def note_cards(
    trick: int, public: Any, actions: NDArray[np.int64], fallen: NDArray[np.uint8]
) -> None:
    """Keeps who plays which card, before it is played."""
    for game in range(len(actions)):
        fallen[game, trick, public[game].turn] = actions[game] + 1
