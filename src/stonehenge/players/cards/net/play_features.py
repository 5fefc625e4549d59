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
from stonehenge.players.cards.numbers import (
    ALL_CARDS,
    FEWEST_SEATS,
    JESTERS,
    WIZARDS,
    PlayTurn,
    class_of,
)

_WIZARD_RATE: Final = 0.96
_JESTER_RATE: Final = 0.02
"""How often Wizards and Jesters win their trick; the counted rates are of number cards alone."""
_TIE: Final = 1e-6
"""Chances closer than this are equal, however the machine rounds."""

# what each unseen card of a kind that another player holds takes from a card's chance to win
_BY_WIZARD_ON_WIZARD: Final = 0.05
_BY_WIZARD: Final = 0.25
_BY_HIGHER_TRUMP: Final = 0.55
_BY_HIGHER_SIDE: Final = 1.6
_BY_TRUMP: Final = 0.15
# the same for a card that is winning the present trick
_THREAT: Final = 0.8
_THREAT_OF_WIZARD: Final = 0.5
_THREAT_OF_TRUMP: Final = 0.35


class Prospects(NamedTuple):
    """What follows from a turn and is needed for every card."""

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
    wizards = count(unseen & WIZARDS) * share
    if card >= FIRST_WIZARD:
        return exp(-_BY_WIZARD_ON_WIZARD * wizards)
    above = count(unseen & higher(card)) * share
    if card // RANKS == trump:
        return exp(-_BY_HIGHER_TRUMP * above - _BY_WIZARD * wizards)
    trumps = count(unseen & COLOUR_MASKS[trump]) * share if trump != NONE else 0.0
    return exp(-_BY_HIGHER_SIDE * above - _BY_TRUMP * trumps - _BY_WIZARD * wizards)


def trick_rate(card: int, trump: int, seats: int, round_: int, rates: Any) -> float:
    """How often a card wins its trick, as counted over many games before the first card."""
    if card >= FIRST_JESTER:
        return _JESTER_RATE
    if card >= FIRST_WIZARD:
        return _WIZARD_RATE
    colour = card // RANKS
    rank = card - RANKS * colour
    return float(rates[seats - FEWEST_SEATS, round_ - 1, class_of(colour, trump), rank])


def prospects(t: PlayTurn, chances: Any) -> Prospects:
    """What the seat may expect; `chances` has room for a number for each card."""
    unseen = ALL_CARDS & ~(t.hand | t.seen)
    held = 0
    for seat in range(t.seats):
        if seat != t.seat:
            held += t.sizes[seat]
    share = held / max(1, count(unseen))
    strength = 0.0
    cards = t.hand
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        chances[card] = later_chance(card, unseen, share, t.trump)
        strength += chances[card]
    need = t.bids[t.seat] - t.won[t.seat]
    return Prospects(unseen, share, count(t.hand), need, t.seats - 1 - t.lying, strength, chances)


def voids_to_come(t: PlayTurn, colour: int) -> int:
    """How many of those still to play are known to be out of a colour."""
    voids = 0
    for i in range(t.lying + 1, t.seats):
        voids += t.voids[(t.leader + i) % t.seats] >> colour & 1
    return voids


class NeedFeatures(NamedTuple):
    """What the seat needs, and what its hand promises."""

    need_per_card: float
    needs_none: float
    has_too_many: float
    needs_all: float
    needs_more_than_left: float
    cards_left: float
    last_card: float
    surplus_by_rates: float
    surplus_by_unseen: float


class TrickFeatures(NamedTuple):
    """The place in the trick, and what lies there."""

    to_come: float
    leads: float
    is_last: float
    best_is_jester: float
    best_is_side: float
    best_is_trump: float
    best_is_wizard: float
    suit_binds: float
    wizard_frees: float
    voids_in_suit: float
    voids_in_trump: float
    unseen_of_suit: float


class OthersFeatures(NamedTuple):
    """What the others want: the winner so far, those before and those after this seat.

    All is 0 where their bids are not known.
    """

    winner_needs: float
    winner_content: float
    winner_over: float
    before_need: float
    after_need: float
    after_content: float
    next_needs: float
    demand: float
    demand_above_tricks: float
    surplus: float
    bids_too_high: float
    bids_too_low: float
    bids_known: float


class DeckFeatures(NamedTuple):
    """The special cards and trumps in the own hand and in the others', and the table's size."""

    own_wizards: float
    own_jesters: float
    own_trumps: float
    share: float
    has_trump: float
    three_seats: float
    four_seats: float
    five_seats: float
    six_seats: float
    unseen_wizards: float
    unseen_jesters: float
    unseen_trumps: float


class CardFeatures(NamedTuple):
    """What the net is told about one card."""

    is_wizard: float
    is_jester: float
    is_trump: float
    is_of_suit: float
    is_discard: float
    wins_so_far: float
    hold: float
    rank: float
    chance: float
    colour_length: float
    is_single: float
    unseen_above: float
    unseen_below: float
    voids: float
    is_top: float
    weaker_cards: float
    place_in_colour: float
    surely_wins: float
    rate: float
    wanted_win: float
    wanted_hold: float
    surplus_after: float
    wanted_chance: float


SITUATION: Final = (
    len(NeedFeatures._fields)
    + len(TrickFeatures._fields)
    + len(OthersFeatures._fields)
    + len(DeckFeatures._fields)
)
CARD: Final = len(CardFeatures._fields)


def situation(t: PlayTurn, p: Prospects, rates: Any) -> tuple[float, ...]:
    """The numbers that describe the seat's situation, the same for all its cards."""
    # numba adds slices of named tuples, but not named tuples
    own = _need_features(t, p, rates)[:] + _trick_features(t, p)[:]
    return own + _others_features(t, p.left)[:] + _deck_features(t, p)[:]


def _need_features(t: PlayTurn, p: Prospects, rates: Any) -> NeedFeatures:
    expected = 0.0
    cards = t.hand
    while cards:
        expected += trick_rate(lowest(cards), t.trump, t.seats, t.round, rates)
        cards &= cards - 1
    scale = sqrt(float(p.left))
    return NeedFeatures(
        need_per_card=p.need / p.left,
        needs_none=flag(p.need == 0),
        has_too_many=flag(p.need < 0),
        needs_all=flag(p.need == p.left),
        needs_more_than_left=flag(p.need > p.left),
        cards_left=p.left / 10.0,
        last_card=flag(p.left == 1),
        surplus_by_rates=(expected - p.need) / scale,
        surplus_by_unseen=(p.strength - p.need) / scale,
    )


def _trick_features(t: PlayTurn, p: Prospects) -> TrickFeatures:
    best = kind(t.best) if t.lying > 0 else NONE
    bound = 0 <= t.suit < WIZARD
    return TrickFeatures(
        to_come=p.to_come / (t.seats - 1.0),
        leads=flag(t.lying == 0),
        is_last=flag(p.to_come == 0),
        best_is_jester=flag(best == JESTER),
        best_is_side=flag(best != NONE and best < WIZARD and best != t.trump),
        best_is_trump=flag(best != NONE and best == t.trump),
        best_is_wizard=flag(best == WIZARD),
        suit_binds=flag(bound),
        wizard_frees=flag(t.suit == WIZARD),
        voids_in_suit=float(voids_to_come(t, t.suit)) if bound else 0.0,
        voids_in_trump=float(voids_to_come(t, t.trump)) if t.trump != NONE else 0.0,
        unseen_of_suit=count(p.unseen & COLOUR_MASKS[t.suit]) * p.share / 3.0 if bound else 0.0,
    )


def _others_features(t: PlayTurn, left: int) -> OthersFeatures:
    if not t.bids_known:
        return OthersFeatures(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    needs, content, over = 0.0, 0.0, 0.0
    if t.lying > 0:
        wants = t.bids[t.winner] - t.won[t.winner]
        needs, content, over = flag(wants > 0), flag(wants == 0), flag(wants < 0)
    before, after, after_content, surplus, demand, following = 0, 0, 0, -left, 0, 0
    for i in range(t.seats):
        seat = (t.leader + i) % t.seats
        wants = t.bids[seat] - t.won[seat]
        surplus += wants
        if seat == t.seat:
            continue
        demand += max(0, wants)
        if i == t.lying + 1:
            following = wants
        if i < t.lying:
            before += wants > 0
        else:
            after += wants > 0
            after_content += wants == 0
    return OthersFeatures(
        winner_needs=needs,
        winner_content=content,
        winner_over=over,
        before_need=0.5 * before,
        after_need=0.5 * after,
        after_content=0.5 * after_content,
        next_needs=flag(following > 0),
        demand=demand / left,
        demand_above_tricks=flag(demand > left),
        surplus=surplus / 2.0,
        bids_too_high=flag(surplus > 0),
        bids_too_low=flag(surplus < 0),
        bids_known=1.0,
    )


def _deck_features(t: PlayTurn, p: Prospects) -> DeckFeatures:
    trumps = COLOUR_MASKS[t.trump] if t.trump != NONE else 0
    return DeckFeatures(
        own_wizards=float(count(t.hand & WIZARDS)),
        own_jesters=float(count(t.hand & JESTERS)),
        own_trumps=count(t.hand & trumps) / 2.0,
        share=p.share,
        has_trump=flag(t.trump != NONE),
        three_seats=flag(t.seats == 3),
        four_seats=flag(t.seats == 4),
        five_seats=flag(t.seats == 5),
        six_seats=flag(t.seats == 6),
        unseen_wizards=count(p.unseen & WIZARDS) * p.share,
        unseen_jesters=count(p.unseen & JESTERS) * p.share,
        unseen_trumps=count(p.unseen & trumps) * p.share / 2.0,
    )


def wins_so_far(card: int, best: int, trump: int) -> bool:
    """Whether a card played now would be the best of the trick."""
    if best == NONE:
        return card < FIRST_JESTER
    return beats(card, best, trump)


def hold_chance(t: PlayTurn, p: Prospects, card: int) -> float:
    """A rough chance that a card which is winning is not beaten by those to come."""
    if p.to_come == 0 or FIRST_WIZARD <= card < FIRST_JESTER:
        return 1.0
    threat = _THREAT_OF_WIZARD * count(p.unseen & WIZARDS) + count(p.unseen & higher(card))
    if t.trump not in (NONE, card // RANKS):
        threat += _THREAT_OF_TRUMP * count(p.unseen & COLOUR_MASKS[t.trump])
    return exp(-_THREAT * threat * p.share * p.to_come / (t.seats - 1.0))


def weaker(p: Prospects, legal: int, chance: float) -> int:
    """How many of the legal cards promise less."""
    cards = 0
    while legal:
        cards += p.chances[lowest(legal)] < chance - _TIE
        legal &= legal - 1
    return cards


def card_features(t: PlayTurn, p: Prospects, legal: int, card: int, rates: Any) -> CardFeatures:
    """The numbers that describe one card that may be played."""
    what = kind(card)
    side = what < WIZARD and what != t.trump
    wins = wins_so_far(card, t.best if t.lying > 0 else NONE, t.trump)
    hold = hold_chance(t, p, card) if wins else 0.0
    chance = p.chances[card]
    sign = 1.0 if p.need > 0 else -1.0
    # not a function of its own, which would cost a tenth of the time of a card
    rank, length, above, below, voids, place = 0.0, 0, 0, 0, 0, 0.0
    if what < WIZARD:
        colour, lower = COLOUR_MASKS[what], (1 << card) - 1
        rank = (card - RANKS * what) / (RANKS - 1.0)
        length = count(t.hand & colour)
        above = count(p.unseen & higher(card))
        below = count(p.unseen & colour & lower)
        voids = voids_to_come(t, what)
        place = count(t.hand & colour & lower) / length
    is_top = what < WIZARD and above == 0
    is_of_suit, is_discard = side and what == t.suit, side and what != t.suit
    return CardFeatures(
        is_wizard=flag(what == WIZARD),
        is_jester=flag(what == JESTER),
        is_trump=flag(what == t.trump),
        is_of_suit=flag(is_of_suit),
        is_discard=flag(is_discard),
        wins_so_far=flag(wins),
        hold=hold,
        rank=rank,
        chance=chance,
        colour_length=length / 4.0,
        is_single=flag(length == 1),
        unseen_above=above * p.share,
        unseen_below=below * p.share,
        voids=float(voids),
        is_top=flag(is_top),
        weaker_cards=weaker(p, legal, chance) / count(legal),
        place_in_colour=place,
        surely_wins=flag(hold == 1.0),
        rate=trick_rate(card, t.trump, t.seats, t.round, rates),
        wanted_win=sign * flag(wins),
        wanted_hold=sign * hold,
        surplus_after=(p.strength - chance - p.need + hold) / sqrt(float(p.left)),
        wanted_chance=sign * chance,
    )
