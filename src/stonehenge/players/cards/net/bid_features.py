"""What the bid net looks at: a hand before the first card, what was bid so far, and each bid."""

from typing import Any, Final, NamedTuple

from stonehenge.cards.rules import (
    CARDS,
    COLOUR_MASKS,
    FIRST_WIZARD,
    JESTER,
    NONE,
    RANKS,
    WIZARD,
    points,
    rounds,
)
from stonehenge.players.cards.net.play_features import (
    count,
    flag,
    later_chance,
    lowest,
    trick_rate,
)
from stonehenge.players.cards.numbers import ALL_CARDS, JESTERS, WIZARDS, BidTurn

FAR_BELOW, ONE_BELOW, EXACT, ONE_ABOVE, FAR_ABOVE = range(5)
"""The classes of tricks won minus bid; far means by two or more."""
MISSES: Final = 5

FAR_OFF: Final = -24.0
"""The points of a miss by two or more, on average."""
_SURE, _LIKELY, _POSSIBLE = 0.75, 0.45, 0.2
"""A card counts as sure, likely or possible to win if its rate is above these."""
_LOW_RANKS: Final = 5


class Strength(NamedTuple):
    """A hand's tricks by the rates of its cards."""

    expected: float
    trumps: float
    unseen: float
    doubt: float
    sure: int
    likely: int
    possible: int
    low: int


def dealt_share(b: BidTurn) -> float:
    """The part of the cards not in the own hand that the others hold, roughly."""
    return min(1.0, (b.seats - 1) * b.round / (CARDS - 1.0))


def strength(b: BidTurn, hand: int, rates: Any) -> Strength:
    """Adds up what the cards of a hand promise."""
    unseen, share = ALL_CARDS & ~hand, dealt_share(b)
    expected, trumps, by_unseen, doubt = 0.0, 0.0, 0.0, 0.0
    sure, likely, possible, low = 0, 0, 0, 0
    cards = hand
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        rate = trick_rate(card, b.trump, b.seats, b.round, rates)
        expected += rate
        doubt += rate * (1 - rate)
        by_unseen += later_chance(card, unseen, share, b.trump)
        if card < FIRST_WIZARD:
            low += card % RANKS < _LOW_RANKS
            if card // RANKS == b.trump:
                trumps += rate
        sure += rate > _SURE
        likely += _LIKELY < rate <= _SURE
        possible += _POSSIBLE < rate <= _LIKELY
    return Strength(expected, trumps, by_unseen, doubt, sure, likely, possible, low)


class Shape(NamedTuple):
    """How a hand is spread over the colours."""

    voids: int
    singles: int
    tops: int
    seconds: int
    longest: int


def shape(trump: int, hand: int) -> Shape:
    """Counts voids, singletons and high cards of the side colours, and the longest colour."""
    voids, singles, tops, seconds, longest = 0, 0, 0, 0, 0
    for colour in range(WIZARD):
        length = count(hand & COLOUR_MASKS[colour])
        longest = max(longest, length)
        if colour != trump:
            top = RANKS * colour + RANKS - 1
            voids += length == 0
            singles += length == 1
            tops += hand >> top & 1
            seconds += hand >> (top - 1) & 1
    return Shape(voids, singles, tops, seconds, longest)


def trump_rank(trump: int, hand: int, nth: int) -> float:
    """The rank of the nth highest own trump, from 0 for none to 1 for the 13."""
    if trump == NONE:
        return 0.0
    for rank in range(RANKS - 1, -1, -1):
        if hand >> (RANKS * trump + rank) & 1:
            if nth == 0:
                return (rank + 1) / float(RANKS)
            nth -= 1
    return 0.0


class TableFeatures(NamedTuple):
    """The size of the table, the place among the bidders, and what was heard so far."""

    three_seats: float
    four_seats: float
    five_seats: float
    six_seats: float
    round: float
    place: float
    bids_last: float
    bids_first: float
    bids_known: float
    heard_sum: float
    heard_bids: float
    heard_above_fair: float
    heard_highest: float
    heard_above_tricks: float
    last_round: float
    first_round: float
    expected_above_fair: float


class PromiseFeatures(NamedTuple):
    """What the cards of the hand promise."""

    wizards: float
    jesters: float
    expected: float
    trumps: float
    unseen: float
    sure: float
    likely: float
    possible: float
    low: float
    doubt: float
    share: float


class HoldingFeatures(NamedTuple):
    """The trumps and the shape of the hand, the turned-up card, and whether bids may add up."""

    trumps: float
    has_trump: float
    highest_trump: float
    second_trump: float
    third_trump: float
    voids: float
    singles: float
    tops: float
    longest: float
    seconds: float
    jester_turned: float
    wizard_turned: float
    plus_minus_one: float


class BidFeatures(NamedTuple):
    """What the net is told about one bid."""

    bid: float
    above_expected: float
    off_expected: float
    is_zero: float
    is_all: float
    sum_above_fair: float
    sum_above_tricks: float


HAND: Final = len(TableFeatures._fields + PromiseFeatures._fields + HoldingFeatures._fields)
BID: Final = len(BidFeatures._fields)


def hand_features(b: BidTurn, hand: int, s: Strength) -> tuple[float, ...]:
    """The numbers that describe a hand and what was bid before it."""
    # numba adds slices of named tuples, but not named tuples
    return _table_features(b, s)[:] + _promise_features(b, hand, s)[:] + _holding(b, hand)[:]


def _table_features(b: BidTurn, s: Strength) -> TableFeatures:
    heard = flag(b.bids_known and b.place > 0)
    fair = b.round / b.seats
    return TableFeatures(
        three_seats=flag(b.seats == 3),
        four_seats=flag(b.seats == 4),
        five_seats=flag(b.seats == 5),
        six_seats=flag(b.seats == 6),
        round=b.round / 10.0,
        place=b.place / (b.seats - 1.0),
        bids_last=flag(b.place == b.seats - 1),
        bids_first=flag(b.place == 0),
        bids_known=flag(b.bids_known),
        heard_sum=heard * b.bid_sum / 2.0,
        heard_bids=heard * b.place / 3.0,
        heard_above_fair=heard * (b.bid_sum - fair * b.place) / 2.0,
        heard_highest=heard * b.highest / 3.0,
        heard_above_tricks=heard * (b.bid_sum - b.round) / 3.0,
        last_round=flag(b.round == rounds(b.seats)),
        first_round=flag(b.round == 1),
        expected_above_fair=(s.expected - fair) / 2.0,
    )


def _promise_features(b: BidTurn, hand: int, s: Strength) -> PromiseFeatures:
    return PromiseFeatures(
        wizards=float(count(hand & WIZARDS)),
        jesters=float(count(hand & JESTERS)),
        expected=s.expected / 2.0,
        trumps=s.trumps / 2.0,
        unseen=s.unseen / 2.0,
        sure=s.sure / 2.0,
        likely=s.likely / 2.0,
        possible=s.possible / 2.0,
        low=s.low / 3.0,
        doubt=s.doubt,
        share=dealt_share(b),
    )


def _holding(b: BidTurn, hand: int) -> HoldingFeatures:
    h = shape(b.trump, hand)
    trumps = COLOUR_MASKS[b.trump] if b.trump != NONE else 0
    return HoldingFeatures(
        trumps=count(hand & trumps) / 2.0,
        has_trump=flag(b.trump != NONE),
        highest_trump=trump_rank(b.trump, hand, 0),
        second_trump=trump_rank(b.trump, hand, 1),
        third_trump=trump_rank(b.trump, hand, 2),
        voids=h.voids / 2.0,
        singles=h.singles / 2.0,
        tops=h.tops / 2.0,
        longest=h.longest / 3.0,
        seconds=h.seconds / 2.0,
        jester_turned=flag(b.turned == JESTER),
        wizard_turned=flag(b.turned == WIZARD),
        plus_minus_one=flag(b.plus_minus_one),
    )


def bid_features(b: BidTurn, s: Strength, bid: int) -> BidFeatures:
    """The numbers that describe one bid."""
    heard = b.bids_known and b.place > 0
    fair = b.round / b.seats
    last = heard and b.place == b.seats - 1
    return BidFeatures(
        bid=bid / 3.0,
        above_expected=(bid - s.expected) / 2.0,
        off_expected=abs(bid - s.expected) / 2.0,
        is_zero=flag(bid == 0),
        is_all=flag(bid == b.round),
        sum_above_fair=(b.bid_sum + bid - fair * (b.place + 1)) / 2.0 if heard else 0.0,
        sum_above_tricks=(b.bid_sum + bid - b.round) / 2.0 if last else 0.0,
    )


def miss_class(bid: int, won: int) -> int:
    """The class of a round's result."""
    return min(FAR_ABOVE, max(FAR_BELOW, won - bid + EXACT))


def bid_points(bid: int, odds: Any) -> float:
    """The points a bid promises, from the chances of the five misses."""
    near, far = odds[ONE_BELOW] + odds[ONE_ABOVE], odds[FAR_BELOW] + odds[FAR_ABOVE]
    return float(odds[EXACT] * points(bid, bid) + points(bid, bid + 1) * near + FAR_OFF * far)
