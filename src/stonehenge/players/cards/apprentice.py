"""The card player `apprentice`: counts its likely tricks, and plays for the bid it made.

Every card gets a chance to win a trick, from how many unseen cards beat it and how many of
those may be in other hands. Taken as independent, the chances give the distribution of tricks:
the apprentice bids what promises most points, and plays the card that leaves the best chance
of an exact prediction. It knows no other seat's plans and reads nothing from the bids.
"""

from collections.abc import Callable, Iterable, Sequence
from math import exp
from typing import Final

from msgspec import Struct

from stonehenge.cards import Bid, Play, Trump, View, rules
from stonehenge.cards.rules import COLOUR_MASKS, FIRST_JESTER, FIRST_WIZARD, NONE, RANKS
from stonehenge.cards.state import COLOURS, NUMBER, Card, Decision
from stonehenge.players.reasons import Reason, Reasons, best_first

# How much each such card in another hand takes from the chance to win a later trick, fitted by
# self-play at tables of 3 to 6: a side card is worth little while a higher one is about.
_HIGHER_TRUMP: Final = 0.5
_HIGHER_SIDE: Final = 10.0
_ANY_TRUMP: Final = 0.02

_ALL: Final = (1 << rules.CARDS) - 1


class Sight(Struct, frozen=True):
    """What the apprentice knows, in numbers."""

    unseen: int
    """Mask of the cards that may be in other hands."""
    share: float
    """The part of the unseen cards that the other players hold."""
    trump: int


class CardsApprentice:
    """A quick, honest beginner who never looks beyond its own hand and the table."""

    def choose(self, view: View, legal: Sequence[Decision]) -> Decision:
        """A legal action for this view."""
        assert view.seat is not None
        hand = view.hands[view.seat]
        if isinstance(legal[0], Trump):
            return Trump(max(COLOURS, key=lambda colour: self._promise(view, hand, colour)))
        if isinstance(legal[0], Bid):
            odds = self._odds(view, hand, view.trump)
            bids = [action.tricks for action in legal if isinstance(action, Bid)]
            return Bid(max(bids, key=lambda bid: expected_points(odds, bid)))
        plays = [action for action in legal if isinstance(action, Play)]
        return plays[0] if len(plays) == 1 else self._play(view, plays)

    def reasons(self, view: View, legal: Sequence[Decision]) -> Reasons:
        """What it expects of each legal action."""
        assert view.seat is not None
        hand = view.hands[view.seat]
        choice = self.choose(view, legal)
        if isinstance(choice, Play):
            return self._why_plays(view, [play for play in legal if isinstance(play, Play)], choice)
        if isinstance(choice, Trump):
            return trump_reasons(legal, choice, lambda colour: self._promise(view, hand, colour))
        return bid_reasons(legal, choice, self._odds(view, hand, view.trump))

    def _why_plays(self, view: View, plays: list[Play], choice: Play) -> Reasons:
        assert view.seat is not None
        bid, won = view.bids[view.seat], view.won[view.seat]
        hand = view.hands[view.seat]
        assert bid is not None
        assert hand is not None
        sight = _sight(view, NONE if view.trump is None else COLOURS.index(view.trump))
        choices, tricks = [], [0.0]
        for play in plays:
            wins = won + _wins_so_far(view, sight, NUMBER[play.card])
            rest = distribution(_later(sight, NUMBER[card]) for card in hand if card != play.card)
            odds = [0.0] * wins + rest + [0.0] * (view.round + 1 - wins - len(rest))
            found = Reason(action=play, points=expected_points(odds, bid), exact=_at(odds, bid))
            choices.append(found)
            tricks = odds if play == choice else tricks
        return Reasons(choices=best_first(choices, choice), tricks=tuple(tricks))

    def _promise(self, view: View, hand: tuple[Card, ...] | None, trump: str) -> float:
        odds = self._odds(view, hand, trump)
        return max(expected_points(odds, bid) for bid in range(len(odds)))

    def _odds(self, view: View, hand: tuple[Card, ...] | None, trump: str | None) -> list[float]:
        """The distribution of tricks before the first card is played."""
        colour = NONE if trump is None else COLOURS.index(trump)
        if hand is None:
            chance = _blind_chance(view, colour)
            return [1 - chance, chance]
        sight = _sight(view, colour)
        return distribution(_later(sight, NUMBER[card]) for card in hand)

    def _play(self, view: View, plays: list[Play]) -> Play:
        assert view.seat is not None
        hand = view.hands[view.seat]
        need = view.needs[view.seat]
        assert hand is not None
        assert need is not None
        sight = _sight(view, NONE if view.trump is None else COLOURS.index(view.trump))
        later = {card: _later(sight, NUMBER[card]) for card in hand}

        def exact(play: Play) -> tuple[float, float]:
            wins = _wins_so_far(view, sight, NUMBER[play.card])
            rest = distribution(p for card, p in later.items() if card != play.card)
            return _at(rest, need - wins), -later[play.card]

        return max(plays, key=exact)


def _later(sight: Sight, card: int) -> float:
    """The chance that a card wins the trick it will be played in."""
    if card >= FIRST_WIZARD:
        return 1.0 if card < FIRST_JESTER else 0.0
    higher = (sight.unseen & _higher(card)).bit_count()
    if card // RANKS == sight.trump:
        return exp(-_HIGHER_TRUMP * higher * sight.share)
    trumps = 0
    if sight.trump != NONE:
        trumps = (sight.unseen & COLOUR_MASKS[sight.trump]).bit_count()
    return exp(-(_HIGHER_SIDE * higher + _ANY_TRUMP * trumps) * sight.share)


def _wins_so_far(view: View, sight: Sight, card: int) -> bool:
    """Whether a card played now would be winning; the apprentice takes that for the trick."""
    trick = view.trick
    assert trick is not None
    if trick.winner is None:
        return card < FIRST_JESTER
    best = trick.cards[(trick.winner - trick.leader) % view.options.seats]
    return rules.beats(card, NUMBER[best], sight.trump)


def _sight(view: View, trump: int) -> Sight:
    known = sum(1 << NUMBER[card] for trick in view.tricks for card in trick.cards)
    for shown in view.hands:
        known |= sum(1 << NUMBER[card] for card in shown or ())
    if view.trick:
        known |= sum(1 << NUMBER[card] for card in view.trick.cards)
    if view.turnup:
        known |= 1 << NUMBER[view.turnup]
    held = sum(size for size, hand in zip(view.hand_sizes, view.hands, strict=True) if hand is None)
    unseen = _ALL & ~known
    return Sight(unseen, held / max(1, unseen.bit_count()), trump)


def _higher(card: int) -> int:
    colour = card // RANKS
    return COLOUR_MASKS[colour] & ~((2 << card) - 1)


def _blind_chance(view: View, trump: int) -> float:
    """The chance that the own, unseen card of a clairvoyant round wins its only trick."""
    assert view.seat is not None
    assert view.dealer is not None
    seats = view.options.seats
    order = [(view.dealer + 1 + i) % seats for i in range(seats)]
    sight = _sight(view, trump)
    wins = 0
    for card in range(rules.CARDS):
        if sight.unseen >> card & 1:
            cards = [card if s == view.seat else NUMBER[(view.hands[s] or ("",))[0]] for s in order]
            best = cards[0]
            for later in cards[1:]:
                best = later if rules.beats(later, best, trump) else best
            wins += best == card
    return wins / sight.unseen.bit_count()


def distribution(chances: Iterable[float]) -> list[float]:
    """The distribution of a number of successes from the chance of each."""
    odds = [1.0]
    for chance in chances:
        miss = 1 - chance
        odds = [_at(odds, k) * miss + _at(odds, k - 1) * chance for k in range(len(odds) + 1)]
    return odds


def trump_reasons(
    legal: Sequence[Decision], choice: Trump, promise: Callable[[str], float]
) -> Reasons:
    """What each trump colour promises."""
    colours = [
        Reason(action=action, points=promise(action.colour))
        for action in legal
        if isinstance(action, Trump)
    ]
    return Reasons(choices=best_first(colours, choice))


def bid_reasons(legal: Sequence[Decision], choice: Decision, odds: Sequence[float]) -> Reasons:
    """What each bid promises by the distribution of tricks."""
    bids = [
        Reason(action=bid, points=expected_points(odds, bid.tricks), exact=odds[bid.tricks])
        for bid in legal
        if isinstance(bid, Bid)
    ]
    return Reasons(choices=best_first(bids, choice), tricks=tuple(odds))


def expected_points(odds: Sequence[float], bid: int) -> float:
    """The points a bid promises under a distribution of tricks."""
    return sum(p * rules.points(bid, won) for won, p in enumerate(odds))


def _at(odds: Sequence[float], k: int) -> float:
    return odds[k] if 0 <= k < len(odds) else 0.0
