"""What the play net looks at: the situation of a seat, and each card it may play.

Plain functions on numbers, tuples and arrays. Training compiles them as they stand; a player
calls them as they are, so that it needs no compiler.
"""

from math import exp, sqrt
from typing import Any, Final, NamedTuple

from stonehenge.cards.rules import (
    COLOUR_MASKS,
    FIRST_JESTER,
    FIRST_WIZARD,
    JESTER,
    NONE,
    RANKS,
    WIZARD,
    beats,
    kind,
)

SITUATION: Final = 46
CARD: Final = 23

_ALL: Final = (1 << 60) - 1
_WIZARDS: Final = 0xF << FIRST_WIZARD
_JESTERS: Final = 0xF << FIRST_JESTER


class Position(NamedTuple):
    """A seat's turn to play, as far as that seat knows; the last four are arrays by seat."""

    seats: int
    round: int
    trump: int
    seat: int
    hand: int
    seen: int
    """Mask of the cards that lie open or were played."""
    leader: int
    lying: int
    """How many cards lie in the trick."""
    best: int
    winner: int
    suit: int
    bids_known: bool
    sizes: Any
    bids: Any
    won: Any
    voids: Any
    """By seat a mask of the colours it has shown to be out of."""


class Sight(NamedTuple):
    """What follows from a position and is needed for every card."""

    unseen: int
    share: float
    """The part of the unseen cards that the other players hold."""
    left: int
    need: int
    to_come: int
    strength: float
    """The tricks that the hand may expect, by what is still unseen."""
    chances: Any
    """By card of the hand, a rough chance to win a later trick."""


def flag(condition: bool) -> float:
    """1 for yes and 0 for no."""
    return 1.0 if condition else 0.0


def count(mask: int) -> int:
    """How many cards a mask has."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The lowest card of a mask that is not empty."""
    return (mask & -mask).bit_length() - 1


def higher(card: int) -> int:
    """The mask of the higher cards of the same colour."""
    return COLOUR_MASKS[card // RANKS] & ~((2 << card) - 1)


def later_chance(card: int, unseen: int, share: float, trump: int) -> float:
    """A rough chance that a card wins a later trick, from the unseen cards that beat it."""
    if card >= FIRST_JESTER:
        return 0.0
    wizards = count(unseen & _WIZARDS) * share
    if card >= FIRST_WIZARD:
        return exp(-0.05 * wizards)
    above = count(unseen & higher(card)) * share
    if card // RANKS == trump:
        return exp(-0.55 * above - 0.25 * wizards)
    trumps = count(unseen & COLOUR_MASKS[trump]) * share if trump != NONE else 0.0
    return exp(-1.6 * above - 0.15 * trumps - 0.25 * wizards)


def table_chance(card: int, trump: int, seats: int, round_: int, table: Any) -> float:
    """The chance that a card wins its trick, as counted over many games before the first card."""
    if card >= FIRST_JESTER:
        return 0.02
    if card >= FIRST_WIZARD:
        return 0.96
    colour = card // RANKS
    group = 0 if colour == trump else (1 if trump != NONE else 2)
    return float(table[seats - 3, round_ - 1, group, card - RANKS * colour])


def sight(p: Position, chances: Any) -> Sight:
    """What the seat sees at a glance; `chances` has room for a number for each card."""
    unseen = _ALL & ~(p.hand | p.seen)
    held = 0
    for seat in range(p.seats):
        if seat != p.seat:
            held += p.sizes[seat]
    share = held / max(1, count(unseen))
    strength = 0.0
    cards = p.hand
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        chances[card] = later_chance(card, unseen, share, p.trump)
        strength += chances[card]
    need = p.bids[p.seat] - p.won[p.seat]
    return Sight(unseen, share, count(p.hand), need, p.seats - 1 - p.lying, strength, chances)


class Others(NamedTuple):
    """What the others want, as far as their bids are known."""

    winner_needs: float
    winner_content: float
    winner_over: float
    before_need: float
    after_need: float
    after_content: float
    next_needs: float
    demand: float
    surplus: float


def others(p: Position, left: int) -> Others:
    """Who still needs tricks: the winner so far, those before and those after this seat."""
    if not p.bids_known:
        return Others(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    needs, content, over = 0.0, 0.0, 0.0
    if p.lying > 0:
        wants = p.bids[p.winner] - p.won[p.winner]
        needs, content, over = flag(wants > 0), flag(wants == 0), flag(wants < 0)
    before, after, after_content, surplus, demand, following = 0, 0, 0, -left, 0, 0
    for i in range(p.seats):
        seat = (p.leader + i) % p.seats
        wants = p.bids[seat] - p.won[seat]
        surplus += wants
        if seat == p.seat:
            continue
        demand += max(0, wants)
        if i == p.lying + 1:
            following = wants
        if i < p.lying:
            before += wants > 0
        else:
            after += wants > 0
            after_content += wants == 0
    return Others(
        needs,
        content,
        over,
        0.5 * before,
        0.5 * after,
        0.5 * after_content,
        flag(following > 0),
        demand / left,
        float(surplus),
    )


def voids_to_come(p: Position, colour: int) -> int:
    """How many of those still to play are known to be out of a colour."""
    found = 0
    for i in range(p.lying + 1, p.seats):
        found += p.voids[(p.leader + i) % p.seats] >> colour & 1
    return found


def situation(p: Position, s: Sight, table: Any) -> tuple[float, ...]:
    """The numbers that describe the seat's situation, the same for all its cards."""
    return _wants(p, s, table) + _trick_so_far(p, s) + _cards_about(p, s)


def _wants(p: Position, s: Sight, table: Any) -> tuple[float, ...]:
    """What the seat needs, and what its hand promises."""
    expected = 0.0
    cards = p.hand
    while cards:
        expected += table_chance(lowest(cards), p.trump, p.seats, p.round, table)
        cards &= cards - 1
    spread = sqrt(float(s.left))
    return (
        s.need / s.left,
        flag(s.need == 0),
        flag(s.need < 0),
        flag(s.need == s.left),
        flag(s.need > s.left),
        s.left / 10.0,
        flag(s.left == 1),
        (expected - s.need) / spread,
        (s.strength - s.need) / spread,
    )


def _trick_so_far(p: Position, s: Sight) -> tuple[float, ...]:
    """The place in the trick, what lies there, and what the others want."""
    o = others(p, s.left)
    best = kind(p.best) if p.lying > 0 else NONE
    bound = 0 <= p.suit < WIZARD
    return (
        s.to_come / (p.seats - 1.0),
        flag(p.lying == 0),
        flag(s.to_come == 0),
        flag(best == JESTER),
        flag(best != NONE and best < WIZARD and best != p.trump),
        flag(best != NONE and best == p.trump),
        flag(best == WIZARD),
        flag(bound),
        flag(p.suit == WIZARD),
        float(voids_to_come(p, p.suit)) if bound else 0.0,
        float(voids_to_come(p, p.trump)) if p.trump != NONE else 0.0,
        count(s.unseen & COLOUR_MASKS[p.suit]) * s.share / 3.0 if bound else 0.0,
        o.winner_needs,
        o.winner_content,
        o.winner_over,
        o.before_need,
        o.after_need,
        o.after_content,
        o.next_needs,
        o.demand,
        flag(o.demand > 1.0),
        o.surplus / 2.0,
        flag(o.surplus > 0),
        flag(o.surplus < 0),
        flag(p.bids_known),
    )


def _cards_about(p: Position, s: Sight) -> tuple[float, ...]:
    """The special cards and trumps in the own hand and in the others', and the table's size."""
    trumps = COLOUR_MASKS[p.trump] if p.trump != NONE else 0
    return (
        float(count(p.hand & _WIZARDS)),
        float(count(p.hand & _JESTERS)),
        count(p.hand & trumps) / 2.0,
        s.share,
        flag(p.trump != NONE),
        flag(p.seats == 3),
        flag(p.seats == 4),
        flag(p.seats == 5),
        flag(p.seats == 6),
        count(s.unseen & _WIZARDS) * s.share,
        count(s.unseen & _JESTERS) * s.share,
        count(s.unseen & trumps) * s.share / 2.0,
    )


def wins_so_far(p: Position, card: int) -> bool:
    """Whether a card played now would be the best of the trick."""
    if p.lying == 0:
        return card < FIRST_JESTER
    return beats(card, p.best, p.trump)


def hold_chance(p: Position, s: Sight, card: int) -> float:
    """A rough chance that a card which is winning is not beaten by those to come."""
    if s.to_come == 0 or FIRST_WIZARD <= card < FIRST_JESTER:
        return 1.0
    threat = 0.5 * count(s.unseen & _WIZARDS) + count(s.unseen & higher(card))
    if p.trump not in (NONE, card // RANKS):
        threat += 0.35 * count(s.unseen & COLOUR_MASKS[p.trump])
    return exp(-0.8 * threat * s.share * s.to_come / (p.seats - 1.0))


def weaker(s: Sight, legal: int, chance: float) -> int:
    """How many of the legal cards promise less."""
    found = 0
    while legal:
        # a little less, so that equal cards are equal however the machine rounds
        found += s.chances[lowest(legal)] < chance - 1e-6
        legal &= legal - 1
    return found


def card_features(p: Position, s: Sight, legal: int, card: int, table: Any) -> tuple[float, ...]:
    """The numbers that describe one card that may be played."""
    what = kind(card)
    wins = wins_so_far(p, card)
    hold = hold_chance(p, s, card) if wins else 0.0
    chance = s.chances[card]
    sign = 1.0 if s.need > 0 else -1.0
    rank, length, single, above, below, voids, top, place = 0.0, 0, 0.0, 0, 0, 0, 0.0, 0.0
    if what < WIZARD:
        colour = COLOUR_MASKS[what]
        lower = (1 << card) - 1
        rank = (card - RANKS * what) / 12.0
        length = count(p.hand & colour)
        single = flag(length == 1)
        above = count(s.unseen & higher(card))
        below = count(s.unseen & colour & lower)
        voids = voids_to_come(p, what)
        top = flag(above == 0)
        place = count(p.hand & colour & lower) / length
    return (
        flag(what == WIZARD),
        flag(what == JESTER),
        flag(what == p.trump),
        flag(what < WIZARD and what != p.trump and what == p.suit),
        flag(what < WIZARD and what not in (p.trump, p.suit)),
        flag(wins),
        hold,
        rank,
        chance,
        length / 4.0,
        single,
        above * s.share,
        below * s.share,
        float(voids),
        top,
        weaker(s, legal, chance) / count(legal),
        place,
        flag(hold == 1.0),
        table_chance(card, p.trump, p.seats, p.round, table),
        sign * flag(wins),
        sign * hold,
        (s.strength - chance - s.need + hold) / sqrt(float(s.left)),
        sign * chance,
    )
