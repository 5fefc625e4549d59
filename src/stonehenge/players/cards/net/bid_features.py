"""What the bid net looks at: a hand before the first card, what was bid so far, and each bid."""

from typing import Any, Final, NamedTuple

from stonehenge.cards.rules import (
    COLOUR_MASKS,
    FIRST_JESTER,
    FIRST_WIZARD,
    JESTER,
    NONE,
    RANKS,
    WIZARD,
)
from stonehenge.players.cards.net.play_features import (
    count,
    flag,
    later_chance,
    lowest,
    table_chance,
)

HAND: Final = 41
BID: Final = 7
MISSES: Final = 5
"""The classes of tricks won minus bid: two or more too few, one, exact, one, two or more."""

_ALL: Final = (1 << 60) - 1
_WIZARDS: Final = 0xF << FIRST_WIZARD
_JESTERS: Final = 0xF << FIRST_JESTER
_FAR_OFF: Final = -24.0
"""What a miss by two or more costs on average."""


class Auction(NamedTuple):
    """A seat's turn to bid, as far as that seat knows."""

    seats: int
    round: int
    trump: int
    turned: int
    """The kind of the turned-up card, NONE in the last round."""
    place: int
    """How many seats bid before this one; the dealer is the last."""
    bids_known: bool
    bid_sum: int
    highest: int
    plus_minus_one: bool


class Strength(NamedTuple):
    """A hand's tricks by the chances of its cards."""

    expected: float
    trumps: float
    unseen: float
    doubt: float
    sure: int
    likely: int
    possible: int
    low: int


def strength(a: Auction, hand: int, table: Any) -> Strength:
    """Adds up what the cards of a hand promise."""
    unseen, share = _ALL & ~hand, min(1.0, (a.seats - 1) * a.round / 59.0)
    expected, trumps, by_unseen, doubt = 0.0, 0.0, 0.0, 0.0
    sure, likely, possible, low = 0, 0, 0, 0
    cards = hand
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        chance = table_chance(card, a.trump, a.seats, a.round, table)
        expected += chance
        doubt += chance * (1 - chance)
        by_unseen += later_chance(card, unseen, share, a.trump)
        if card < FIRST_WIZARD:
            low += card % RANKS < 5
            if card // RANKS == a.trump:
                trumps += chance
        sure += chance > 0.75
        likely += 0.45 < chance <= 0.75
        possible += 0.2 < chance <= 0.45
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
            voids += length == 0
            singles += length == 1
            tops += hand >> (RANKS * colour + 12) & 1
            seconds += hand >> (RANKS * colour + 11) & 1
    return Shape(voids, singles, tops, seconds, longest)


def trump_rank(trump: int, hand: int, nth: int) -> float:
    """The rank of the nth highest own trump, from 0 for none to 1 for the 13."""
    if trump == NONE:
        return 0.0
    for rank in range(RANKS - 1, -1, -1):
        if hand >> (RANKS * trump + rank) & 1:
            if nth == 0:
                return (rank + 1) / 13.0
            nth -= 1
    return 0.0


def hand_features(a: Auction, hand: int, s: Strength) -> tuple[float, ...]:
    """The numbers that describe a hand and what was bid before it."""
    return _table_and_bids(a, s) + _promises(a, hand, s) + _holding(a, hand)


def _table_and_bids(a: Auction, s: Strength) -> tuple[float, ...]:
    """The size of the table, the place in the auction, and what was heard there."""
    heard = flag(a.bids_known and a.place > 0)
    fair = a.round / a.seats
    return (
        flag(a.seats == 3),
        flag(a.seats == 4),
        flag(a.seats == 5),
        flag(a.seats == 6),
        a.round / 10.0,
        a.place / (a.seats - 1.0),
        flag(a.place == a.seats - 1),
        flag(a.place == 0),
        flag(a.bids_known),
        heard * a.bid_sum / 2.0,
        heard * a.place / 3.0,
        heard * (a.bid_sum - fair * a.place) / 2.0,
        heard * a.highest / 3.0,
        heard * (a.bid_sum - a.round) / 3.0,
        flag(a.round * a.seats == 60),
        flag(a.round == 1),
        (s.expected - fair) / 2.0,
    )


def _promises(a: Auction, hand: int, s: Strength) -> tuple[float, ...]:
    """What the cards of the hand promise."""
    return (
        float(count(hand & _WIZARDS)),
        float(count(hand & _JESTERS)),
        s.expected / 2.0,
        s.trumps / 2.0,
        s.unseen / 2.0,
        s.sure / 2.0,
        s.likely / 2.0,
        s.possible / 2.0,
        s.low / 3.0,
        s.doubt,
        min(1.0, (a.seats - 1) * a.round / 59.0),
    )


def _holding(a: Auction, hand: int) -> tuple[float, ...]:
    """The trumps and the shape of the hand, the turned-up card, and whether bids may add up."""
    h = shape(a.trump, hand)
    trumps = COLOUR_MASKS[a.trump] if a.trump != NONE else 0
    return (
        count(hand & trumps) / 2.0,
        flag(a.trump != NONE),
        trump_rank(a.trump, hand, 0),
        trump_rank(a.trump, hand, 1),
        trump_rank(a.trump, hand, 2),
        h.voids / 2.0,
        h.singles / 2.0,
        h.tops / 2.0,
        h.longest / 3.0,
        h.seconds / 2.0,
        flag(a.turned == JESTER),
        flag(a.turned == WIZARD),
        flag(a.plus_minus_one),
    )


def bid_features(a: Auction, s: Strength, bid: int) -> tuple[float, ...]:
    """The numbers that describe one bid."""
    heard = a.bids_known and a.place > 0
    fair = a.round / a.seats
    last = heard and a.place == a.seats - 1
    return (
        bid / 3.0,
        (bid - s.expected) / 2.0,
        abs(bid - s.expected) / 2.0,
        flag(bid == 0),
        flag(bid == a.round),
        (a.bid_sum + bid - fair * (a.place + 1)) / 2.0 if heard else 0.0,
        (a.bid_sum + bid - a.round) / 2.0 if last else 0.0,
    )


def bid_points(bid: int, odds: Any) -> float:
    """The points a bid promises, from the chances of the five misses."""
    return float(
        odds[2] * (20 + 10 * bid) - 10 * (odds[1] + odds[3]) + _FAR_OFF * (odds[0] + odds[4])
    )
