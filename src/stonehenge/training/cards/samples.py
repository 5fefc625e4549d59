"""What is learned from: bids and what became of them, cards and what they were worth."""

from typing import Any, Final, NamedTuple

import numpy as np

from stonehenge.cards import rules
from stonehenge.cards.rules import FIRST_WIZARD, NONE, RANKS
from stonehenge.kernels import compiled
from stonehenge.players.cards.net.bid_features import BID, HAND
from stonehenge.players.cards.net.play_features import CARD, SITUATION, count
from stonehenge.players.cards.net.rounds import (
    BEST,
    LEFT,
    MOST_CARDS,
    MOST_SEATS,
    SUIT,
    TRUMP,
    TURN,
    Scratch,
    copy,
    new_scratch,
    new_table,
    position,
    put,
    score_cards,
)
from stonehenge.players.cards.net.weights import Brain
from stonehenge.training.cards.self_play import (
    COVERED,
    ELDER,
    HEEDLESS,
    LEARNER,
    NOISY,
    OPEN,
    PLAIN,
    RANDOM,
    SECRET,
    BidSamples,
    choose,
    deal,
    hold_auction,
    name_trump,
    play_out,
    random_card,
)

_HARDLY: Final = -4.6


class Manner(NamedTuple):
    """How freely the rounds are played that are learned from."""

    own: float
    """The share of seats that the learner takes."""
    warmth: float
    """How often second choices are played, to see more of the game."""
    going_on: float
    """The same for rounds that only show what a card is worth."""
    curiosity: float
    """How often a bid is one or two off."""


FREE: Final = Manner(own=0.62, warmth=1.0, going_on=0.4, curiosity=0.25)


class PlaySamples(NamedTuple):
    """Decisions: the situation of each, then the cards of all of them and the worth of each."""

    around: Any
    counts: Any
    """How many cards could be played."""
    firsts: Any
    """Where the cards of a decision begin."""
    cards: Any
    worths: Any


def room_for_bids(rows: int) -> BidSamples:
    """Empty room for samples of bids; a miss of -1 marks a row that is not used."""
    return BidSamples(
        np.zeros((rows, HAND), np.float32),
        np.zeros((rows, BID), np.float32),
        np.full(rows, -1, np.int64),
    )


@compiled
def no_samples() -> BidSamples:
    """No room at all, for rounds whose bids are not noted."""
    return BidSamples(
        np.zeros((0, HAND), np.float32), np.zeros((0, BID), np.float32), np.zeros(0, np.int64)
    )


def room_for_plays(rows: int) -> PlaySamples:
    """Empty room for samples of cards; what is not used is never really taken."""
    return PlaySamples(
        np.zeros((rows, SITUATION), np.float32),
        np.zeros(rows, np.int64),
        np.zeros(rows, np.int64),
        np.zeros((rows * MOST_CARDS, CARD), np.float32),
        np.zeros(rows * MOST_CARDS, np.float32),
    )


def joined(parts: list[PlaySamples]) -> PlaySamples:
    """Samples of several threads as one."""
    used = [int(part.counts.sum()) for part in parts]
    shifts = np.concatenate(([0], np.cumsum(used)[:-1]))
    return PlaySamples(
        np.concatenate([part.around for part in parts]),
        np.concatenate([part.counts for part in parts]),
        np.concatenate([part.firsts + shift for part, shift in zip(parts, shifts, strict=True)]),
        np.concatenate([part.cards[:end] for part, end in zip(parts, used, strict=True)]),
        np.concatenate([part.worths[:end] for part, end in zip(parts, used, strict=True)]),
    )


@compiled
def seat_league(seats: int, kinds: Any, own: float) -> None:
    """Who sits where: mostly the learner, and others it must not lose its head against."""
    lonely = np.random.random() < 0.06
    for seat in range(seats):
        drawn = np.random.random()
        other = (drawn - own) / (1 - own)
        kinds[seat] = LEARNER
        if lonely:
            kinds[seat] = HEEDLESS if drawn < 0.3 else RANDOM
        elif other >= 0.95:
            kinds[seat] = HEEDLESS
        elif other >= 0.82:
            kinds[seat] = NOISY
        elif other >= 0.6:
            kinds[seat] = ELDER
        elif other >= 0.0:
            kinds[seat] = PLAIN
    kinds[np.random.randint(0, seats)] = LEARNER


@compiled
def draw_bidding(drawn: float) -> tuple[int, bool]:
    """The variant of a round: mostly open bids, some of every other."""
    if drawn < 0.1:
        return COVERED, drawn < 0.03
    if drawn < 0.2:
        return SECRET, drawn < 0.13
    return OPEN, drawn < 0.36


@compiled
def begin(
    t: Any,
    seats: int,
    brain: Brain,
    elder: Brain,
    kinds: Any,
    curiosity: float,
    room: Any,
    samples: Any,
    first: int,
) -> None:
    """Deals a round of any size and holds the auction."""
    turned = deal(t, seats, np.random.randint(1, rules.rounds(seats) + 1))
    bidding, plus_minus_one = draw_bidding(np.random.random())
    name_trump(t, turned, brain, room)
    hold_auction(
        t,
        turned,
        brain,
        elder,
        kinds,
        bidding,
        plus_minus_one,
        curiosity,
        room,
        samples,
        first,
    )


@compiled
def count_tricks(seed: int, rounds_: int, brain: Brain) -> Any:
    """The table of card chances: how often each card won its trick between plain players."""
    np.random.seed(seed)
    t, room, kinds = new_table(), new_scratch(), np.full(MOST_SEATS, PLAIN)
    nothing = no_samples()
    played, won = np.ones((4, 20, 3, 13)), brain.table.copy()
    for _ in range(rounds_):
        seats = np.random.randint(3, 7)
        begin(t, seats, brain, brain, kinds, 0.0, room, nothing, 0)
        trump, round_ = t.now[TRUMP], t.now[LEFT]
        while t.now[LEFT] > 0:
            left = t.now[LEFT]
            card = choose(t, brain, brain, kinds, 0.0, room)
            if card < FIRST_WIZARD:
                played[seats - 3, round_ - 1, _group(card, trump), card % RANKS] += 1
            put(t, card)
            best = t.now[BEST]
            if t.now[LEFT] < left and best < FIRST_WIZARD:
                won[seats - 3, round_ - 1, _group(best, trump), best % RANKS] += 1
    return won / played


@compiled
def _group(card: int, trump: int) -> int:
    if card // RANKS == trump:
        return 0
    return 1 if trump != NONE else 2


@compiled
def gather_bids(
    seed: int,
    brain: Brain,
    elder: Brain,
    plain: bool,
    own: float,
    curiosity: float,
    samples: BidSamples,
) -> None:
    """Plays rounds and notes what became of each bid; with `plain` between plain players."""
    np.random.seed(seed)
    t, room, kinds = new_table(), new_scratch(), np.full(MOST_SEATS, PLAIN)
    row = 0
    while row + MOST_SEATS <= len(samples.misses):
        seats = np.random.randint(3, 7)
        if not plain:
            seat_league(seats, kinds, own)
        begin(t, seats, brain, elder, kinds, curiosity, room, samples, row)
        play_out(t, brain, elder, kinds, 0.0, room)
        for seat in range(seats):
            if plain or kinds[seat] == LEARNER:
                samples.misses[row + seat] = min(2, max(-2, t.won[seat] - t.bids[seat])) + 2
        row += seats


@compiled
def keep_likely(room: Scratch, found: int, least: float) -> int:
    """Drops the cards whose score is so far below the best; returns how many are left."""
    best = room.scores[:found].max()
    kept = 0
    for i in range(found):
        if room.scores[i] - best >= least:
            room.cards[kept], room.scores[kept] = room.cards[i], room.scores[i]
            room.described[kept] = room.described[i]
            kept += 1
    return kept


@compiled
def gather_plays(
    seed: int,
    brain: Brain,
    elder: Brain,
    plain: bool,
    manner: Manner,
    rollouts: int,
    samples: PlaySamples,
) -> None:
    """Plays rounds and, at some decisions, tries every card on the true deal.

    The true deal is a fair sample of what the seat may believe, so its worth needs no model of
    the hidden hands; every seat goes on by its own knowledge. With `plain` all go on by the
    hand-written policy, which is how learning begins. Cards that the policy would hardly play
    are mostly left out: they would teach little and cost as much.
    """
    np.random.seed(seed)
    t, other, room, tried = new_table(), new_table(), new_scratch(), new_scratch()
    kinds, going_on = np.full(MOST_SEATS, LEARNER), np.full(MOST_SEATS, PLAIN)
    row, first = 0, 0
    nothing = no_samples()
    while row < len(samples.counts):
        seats = np.random.randint(3, 7)
        seat_league(seats, kinds, manner.own)
        if not plain:
            going_on[:] = kinds
        begin(t, seats, brain, elder, going_on, manner.curiosity, room, nothing, 0)
        while t.now[LEFT] > 0 and row < len(samples.counts):
            seat = t.now[TURN]
            legal = rules.legal_mask(t.hands[seat], t.now[SUIT])
            wanted = count(legal) > 1 and kinds[seat] == LEARNER
            if wanted and np.random.random() < 0.25:
                found = score_cards(position(t), legal, brain.table, brain.play, tried)
                least = -1e18 if plain or np.random.random() < 0.05 else _HARDLY
                found = keep_likely(tried, found, least)
                if found > 1:
                    samples.around[row] = tried.around
                    samples.counts[row], samples.firsts[row] = found, first
                    for i in range(found):
                        worth = 0.0
                        for _ in range(rollouts):
                            copy(t, other)
                            put(other, tried.cards[i])
                            play_out(other, brain, elder, going_on, manner.going_on, room)
                            worth += rules.points(t.bids[seat], other.won[seat])
                        samples.cards[first] = tried.described[i]
                        samples.worths[first] = worth / rollouts
                        first += 1
                    row += 1
            if plain and np.random.random() < 0.1 * manner.warmth:
                put(t, random_card(legal))
            else:
                put(t, choose(t, brain, elder, going_on, manner.warmth, room))


@compiled
def measure(
    seed: int,
    rounds_: int,
    seats: int,
    brain: Brain,
    rival: Brain,
    kinds: Any,
    bidding: int,
    plus_minus_one: bool,
) -> Any:
    """Points and exact predictions a round by chair; who sits there moves round by round.

    A chair of kind ELDER is held by the rival, its bids included.
    """
    np.random.seed(seed)
    t, room = new_table(), new_scratch()
    nothing = no_samples()
    found = np.zeros((MOST_SEATS, 2))
    here = kinds.copy()
    last = rules.rounds(seats)
    for number in range(rounds_):
        shift = number // last % seats
        for seat in range(seats):
            here[seat] = kinds[(seat + shift) % seats]
        turned = deal(t, seats, 1 + number % last)
        name_trump(t, turned, brain, room)
        hold_auction(t, turned, brain, rival, here, bidding, plus_minus_one, 0.0, room, nothing, 0)
        play_out(t, brain, rival, here, 0.0, room)
        for seat in range(seats):
            chair = (seat + shift) % seats
            found[chair, 0] += rules.points(t.bids[seat], t.won[seat])
            found[chair, 1] += t.bids[seat] == t.won[seat]
    return found / rounds_
