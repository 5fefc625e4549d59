"""What is learned from: bids and how they turned out, cards and what they were worth."""

from typing import Any, Final, NamedTuple

import numpy as np

from stonehenge.cards import rules
from stonehenge.cards.rules import FIRST_WIZARD, RANKS
from stonehenge.kernels import compiled
from stonehenge.players.cards.net.bid_features import BID, HAND, miss_class
from stonehenge.players.cards.net.play_features import CARD, SITUATION, count
from stonehenge.players.cards.net.rounds import (
    Round,
    Scratch,
    copy,
    legal_cards,
    new_round,
    new_scratch,
    play_turn,
    put,
    score_cards,
)
from stonehenge.players.cards.net.weights import RATES_SHAPE, Brain
from stonehenge.players.cards.numbers import FEWEST_SEATS, MOST_CARDS, MOST_SEATS, class_of
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
    Company,
    Terms,
    choose,
    deal,
    hold_auction,
    name_trump,
    play_out,
    random_card,
)

# who sits on the seats that are not the learner's: each kind up to this part of them
_PLAIN_UP_TO: Final = 0.6
_ELDER_UP_TO: Final = 0.82
_NOISY_UP_TO: Final = 0.95
_ERRATIC_TABLES: Final = 0.06
"""The share of tables where one learner sits among erratic opponents, for robustness."""
_ERRATIC_HEEDLESS: Final = 0.3
"""The share of those who at least bid with sense."""

# the variants of a round, each up to this part of all rounds, first with plus/minus one
_COVERED_BOUND, _COVERED = 0.03, 0.1
_SECRET_BOUND, _SECRET = 0.13, 0.2
_OPEN_BOUND: Final = 0.36

_TRIED: Final = 0.25
"""The share of the learner's decisions at which every card is tried."""
_ALL_TRIED: Final = 0.05
"""The share of those at which unlikely cards are tried too."""
_HARDLY: Final = -4.6
"""Cards with a score so far below the best are hardly ever played: the policy plays them at 1 %."""
_RANDOM_PLAIN: Final = 0.1
"""How often plain players play at random instead, at a warmth of 1."""


class Manner(NamedTuple):
    """How freely the rounds are played that are learned from."""

    own: float
    """The share of seats that the learner takes."""
    warmth: float
    """How often second choices are played, to see more of the game."""
    rollout_warmth: float
    """The same for rounds that only show what a card is worth."""
    curiosity: float
    """How often a bid is one or two off."""


FREE: Final = Manner(own=0.62, warmth=1.0, rollout_warmth=0.4, curiosity=0.25)


class PlaySamples(NamedTuple):
    """Decisions: the situation of each, then the cards of all of them and the worth of each."""

    around: Any
    counts: Any
    """How many cards could be played."""
    firsts: Any
    """Where the cards of a decision begin."""
    cards: Any
    worths: Any


class Rollouts(NamedTuple):
    """How cards are tried: who plays on, how freely and how often, and memory for it."""

    company: Company
    warmth: float
    number: int
    game: Round
    scratch: Scratch


def room_for_bids(rows: int) -> BidSamples:
    """Empty samples of bids; a miss of -1 marks a row that is not used."""
    return BidSamples(
        np.zeros((rows, HAND), np.float32),
        np.zeros((rows, BID), np.float32),
        np.full(rows, -1, np.int64),
    )


@compiled
def no_samples() -> BidSamples:
    """No samples at all, for rounds whose bids are not noted."""
    return BidSamples(
        np.zeros((0, HAND), np.float32), np.zeros((0, BID), np.float32), np.zeros(0, np.int64)
    )


def room_for_plays(rows: int) -> PlaySamples:
    """Empty samples of cards; memory that is not used is never really taken."""
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
    """Draws who sits where: mostly the learner, and opponents of other kinds."""
    erratic = np.random.random() < _ERRATIC_TABLES
    for seat in range(seats):
        drawn = np.random.random()
        other = (drawn - own) / (1 - own)
        kinds[seat] = LEARNER
        if erratic:
            kinds[seat] = HEEDLESS if drawn < _ERRATIC_HEEDLESS else RANDOM
        elif other >= _NOISY_UP_TO:
            kinds[seat] = HEEDLESS
        elif other >= _ELDER_UP_TO:
            kinds[seat] = NOISY
        elif other >= _PLAIN_UP_TO:
            kinds[seat] = ELDER
        elif other >= 0.0:
            kinds[seat] = PLAIN
    kinds[np.random.randint(0, seats)] = LEARNER


@compiled
def draw_terms(curiosity: float) -> Terms:
    """The variant of a round: mostly open bids, some of every other."""
    drawn = np.random.random()
    if drawn < _COVERED:
        return Terms(COVERED, drawn < _COVERED_BOUND, curiosity)
    if drawn < _SECRET:
        return Terms(SECRET, drawn < _SECRET_BOUND, curiosity)
    return Terms(OPEN, drawn < _OPEN_BOUND, curiosity)


@compiled
def draw_seats() -> int:
    """A number of players."""
    return np.random.randint(FEWEST_SEATS, MOST_SEATS + 1)


@compiled
def start_round(
    game: Round,
    seats: int,
    company: Company,
    curiosity: float,
    scratch: Scratch,
    notes: BidSamples,
) -> None:
    """Deals a round of any size and holds the auction."""
    deal(game, seats, np.random.randint(1, rules.rounds(seats) + 1))
    terms = draw_terms(curiosity)
    name_trump(game, company.brain, scratch)
    hold_auction(game, company, terms, scratch, notes)


@compiled
def count_tricks(seed: int, rounds_: int, brain: Brain) -> Any:
    """How often each card won its trick between plain players."""
    np.random.seed(seed)
    game, scratch, notes = new_round(), new_scratch(), no_samples()
    company = Company(brain, brain, np.full(MOST_SEATS, PLAIN))
    played, won = np.ones(RATES_SHAPE), brain.rates.copy()
    for _ in range(rounds_):
        start_round(game, draw_seats(), company, 0.0, scratch, notes)
        while game[0].left > 0:
            left = game[0].left
            card = choose(game, company, 0.0, scratch)
            _count_card(game, card, played)
            put(game, card)
            if game[0].left < left:
                _count_card(game, game[0].best, won)
    return won / played


@compiled
def _count_card(game: Round, card: int, counts: Any) -> None:
    """Counts a number card by the table, the round and its class."""
    r = game[0]
    if card < FIRST_WIZARD:
        group = class_of(card // RANKS, r.trump)
        counts[r.seats - FEWEST_SEATS, r.round - 1, group, card % RANKS] += 1


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
    """Plays rounds and notes how each bid turned out; with `plain` between plain players."""
    np.random.seed(seed)
    game, scratch = new_round(), new_scratch()
    company = Company(brain, elder, np.full(MOST_SEATS, PLAIN))
    row = 0
    while row + MOST_SEATS <= len(samples.misses):
        seats = draw_seats()
        if not plain:
            seat_league(seats, company.kinds, own)
        notes = BidSamples(samples.hands[row:], samples.bids[row:], samples.misses[row:])
        start_round(game, seats, company, curiosity, scratch, notes)
        play_out(game, company, 0.0, scratch)
        for seat in range(seats):
            if plain or company.kinds[seat] == LEARNER:
                bid, won = game[0].bids[seat], game[0].won[seat]
                notes.misses[seat] = miss_class(bid, won)
        row += seats


@compiled
def keep_likely(scratch: Scratch, scored: int, least: float) -> int:
    """Drops the cards whose score is so far below the best; returns how many are left."""
    best = scratch.scores[:scored].max()
    kept = 0
    for i in range(scored):
        if scratch.scores[i] - best >= least:
            scratch.cards[kept], scratch.scores[kept] = scratch.cards[i], scratch.scores[i]
            scratch.described[kept] = scratch.described[i]
            kept += 1
    return kept


@compiled
def worth_of(game: Round, card: int, rollouts: Rollouts) -> float:
    """The points of a card on the true deal, on average over the rollouts."""
    seat, points = game[0].turn, 0.0
    for _ in range(rollouts.number):
        copy(game, rollouts.game)
        put(rollouts.game, card)
        play_out(rollouts.game, rollouts.company, rollouts.warmth, rollouts.scratch)
        points += rules.points(game[0].bids[seat], rollouts.game[0].won[seat])
    return points / rollouts.number


@compiled
def note_decision(
    game: Round, tried: Scratch, kept: int, rollouts: Rollouts, samples: PlaySamples, row: int
) -> None:
    """Writes down a decision and what each of its cards is worth."""
    first = samples.firsts[row - 1] + samples.counts[row - 1] if row else 0
    samples.around[row] = tried.situation
    samples.counts[row], samples.firsts[row] = kept, first
    for i in range(kept):
        samples.worths[first + i] = worth_of(game, tried.cards[i], rollouts)
        samples.cards[first + i] = tried.described[i]


@compiled
def gather_plays(
    seed: int,
    brain: Brain,
    elder: Brain,
    plain: bool,
    manner: Manner,
    number: int,
    samples: PlaySamples,
) -> None:
    """Plays rounds and, at some decisions, tries every card on the true deal so many times.

    The true deal is a fair sample of what the seat may believe, so its worth needs no model of
    the hidden hands; every seat plays on by its own knowledge. With `plain` all play on by the
    hand-written policy, which is how learning begins. Cards that the policy would hardly play
    are mostly left out: they would teach little and cost as much.
    """
    np.random.seed(seed)
    game, scratch, tried, notes = new_round(), new_scratch(), new_scratch(), no_samples()
    kinds, company = np.full(MOST_SEATS, LEARNER), Company(brain, elder, np.full(MOST_SEATS, PLAIN))
    rollouts = Rollouts(company, manner.rollout_warmth, number, new_round(), scratch)
    row = 0
    while row < len(samples.counts):
        seats = draw_seats()
        seat_league(seats, kinds, manner.own)
        if not plain:
            company.kinds[:] = kinds
        start_round(game, seats, company, manner.curiosity, scratch, notes)
        while game[0].left > 0 and row < len(samples.counts):
            legal = legal_cards(game)
            wanted = count(legal) > 1 and kinds[game[0].turn] == LEARNER
            if wanted and np.random.random() < _TRIED:
                scored = score_cards(play_turn(game), legal, brain.rates, brain.play, tried)
                least = -np.inf if plain or np.random.random() < _ALL_TRIED else _HARDLY
                kept = keep_likely(tried, scored, least)
                if kept > 1:
                    note_decision(game, tried, kept, rollouts, samples, row)
                    row += 1
            if plain and np.random.random() < _RANDOM_PLAIN * manner.warmth:
                put(game, random_card(legal))
            else:
                put(game, choose(game, company, manner.warmth, scratch))


@compiled
def measure(seed: int, rounds_: int, seats: int, chairs: Company, terms: Terms) -> Any:
    """Points and exact predictions a round by chair; who sits there moves round by round.

    A chair of kind ELDER is held by the older nets, its bids included.
    """
    np.random.seed(seed)
    game, scratch, notes = new_round(), new_scratch(), no_samples()
    result = np.zeros((MOST_SEATS, 2))
    seated = Company(chairs.brain, chairs.elder, chairs.kinds.copy())
    last = rules.rounds(seats)
    for number in range(rounds_):
        shift = number // last % seats
        for seat in range(seats):
            seated.kinds[seat] = chairs.kinds[(seat + shift) % seats]
        deal(game, seats, 1 + number % last)
        name_trump(game, chairs.brain, scratch)
        hold_auction(game, seated, terms, scratch, notes)
        play_out(game, seated, 0.0, scratch)
        for seat in range(seats):
            chair = (seat + shift) % seats
            bid, won = game[0].bids[seat], game[0].won[seat]
            result[chair, 0] += rules.points(bid, won)
            result[chair, 1] += bid == won
    return result / rounds_
