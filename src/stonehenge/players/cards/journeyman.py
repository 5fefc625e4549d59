"""The card player `journeyman`: counts its likely tricks, and plays for the bid it made.

Every card gets a chance to win a trick, from how many unseen cards beat it and how many of
those may be in other hands. Taken as independent, the chances give the distribution of tricks:
the journeyman bids what promises most points, and plays the card that leaves the best chance
of an exact prediction. It knows no other seat's plans and reads nothing from the bids. At the level
`journeyman` it trusts high cards of side colours and forgets the tricks that have been played; the
frozen `journeyman-2` does not, and counts Wizards, Jesters and trumps.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from stonehenge.cards import Play, Trump, View, rules
from stonehenge.cards.rules import CARDS, COLOUR_MASKS, FIRST_JESTER, FIRST_WIZARD, NONE, RANKS
from stonehenge.cards.state import COLOURS, NUMBER, Colour, Decision
from stonehenge.players.cards.choice import best_action
from stonehenge.players.cards.memory import counted_cards, unseen_after_deal
from stonehenge.players.cards.net.play_features import higher, wins_so_far
from stonehenge.players.cards.numbers import (
    Unseen,
    best_card,
    is_blind,
    own_hand,
    seat_of,
    trump_of,
    unseen_of,
)
from stonehenge.players.cards.tricks import (
    bid_reasons,
    chance_of,
    distribution,
    expected_points,
    points_of_bids,
    trump_reasons,
)
from stonehenge.players.reasons import Reason, Reasons, best_first

# How much each such card in another hand takes from the chance to win a later trick, fitted by
# self-play at tables of 3 to 6: a side card is worth little while a higher one is about.
_HIGHER_TRUMP: Final = 0.5
_HIGHER_SIDE: Final = 10.0
_ANY_TRUMP: Final = 0.02


class CardsJourneyman:
    """A quick, careful player who never looks beyond its own hand and the cards it counts."""

    def __init__(self, higher_side: float = _HIGHER_SIDE, counts: bool = True) -> None:
        self._higher_side = higher_side
        """How much it fears each higher card of a side colour."""
        self._counts = counts
        """Whether it counts the Wizards, Jesters and trumps of the tricks played."""

    def choose(self, view: View, legal: Sequence[Decision]) -> Decision:
        """A legal action for this view."""
        return best_action(self, view, legal)

    def reasons(self, view: View, legal: Sequence[Decision]) -> Reasons:
        """What it expects of each legal action."""
        choice = self.choose(view, legal)
        if isinstance(choice, Play):
            plays = [play for play in legal if isinstance(play, Play)]
            return self._play_reasons(view, plays, choice)
        if isinstance(choice, Trump):
            return trump_reasons(legal, choice, lambda colour: self.trump_points(view, colour))
        return bid_reasons(legal, choice, self._odds(view, trump_of(view)))

    def trump_points(self, view: View, colour: Colour) -> float:
        """The points of the best bid if this colour were trump."""
        return max(points_of_bids(self._odds(view, COLOURS.index(colour))))

    def bid_points(self, view: View) -> list[float]:
        """The points that each bid promises."""
        return points_of_bids(self._odds(view, trump_of(view)))

    def card_scores(self, view: View, plays: Sequence[Play]) -> list[tuple[float, float]]:
        """The chance of an exact prediction after each card; of equals the weakest is best."""
        need = view.needs[seat_of(view)]
        assert need is not None
        unseen, trump = self._unseen(view), trump_of(view)
        later = {card: self._later(unseen, trump, NUMBER[card]) for card in own_hand(view)}

        def score(play: Play) -> tuple[float, float]:
            rest = distribution(p for card, p in later.items() if card != play.card)
            return chance_of(rest, need - _wins(view, play)), -later[play.card]

        return [score(play) for play in plays]

    def _unseen(self, view: View) -> Unseen:
        """The cards that it thinks may be in other hands."""
        return unseen_of(view, counted_cards(view)) if self._counts else unseen_after_deal(view)

    def _odds(self, view: View, trump: int) -> list[float]:
        """The distribution of tricks before the first card is played."""
        if is_blind(view):
            chance = _blind_chance(view, trump)
            return [1 - chance, chance]
        unseen = self._unseen(view)
        return distribution(self._later(unseen, trump, NUMBER[card]) for card in own_hand(view))

    def _play_reasons(self, view: View, plays: Sequence[Play], choice: Play) -> Reasons:
        bid, won = view.bids[seat_of(view)], view.won[seat_of(view)]
        assert bid is not None
        unseen, trump = self._unseen(view), trump_of(view)
        choices, tricks = [], [0.0]
        for play in plays:
            wins = won + _wins(view, play)
            others = (NUMBER[card] for card in own_hand(view) if card != play.card)
            rest = distribution(self._later(unseen, trump, card) for card in others)
            odds = [0.0] * wins + rest + [0.0] * (view.round + 1 - wins - len(rest))
            points, exact = expected_points(odds, bid), chance_of(odds, bid)
            choices.append(Reason(action=play, points=points, exact=exact))
            tricks = odds if play == choice else tricks
        return Reasons(choices=best_first(choices, choice), tricks=tuple(tricks))

    def _later(self, unseen: Unseen, trump: int, card: int) -> float:
        """The chance that a card wins the trick it will be played in."""
        if card >= FIRST_WIZARD:
            return 1.0 if card < FIRST_JESTER else 0.0
        above = (unseen.cards & higher(card)).bit_count()
        if card // RANKS == trump:
            return exp(-_HIGHER_TRUMP * above * unseen.share)
        trumps = 0 if trump == NONE else (unseen.cards & COLOUR_MASKS[trump]).bit_count()
        return exp(-(self._higher_side * above + _ANY_TRUMP * trumps) * unseen.share)


def _wins(view: View, play: Play) -> bool:
    """Whether a card played now would be winning, which is taken for winning the trick."""
    assert view.trick is not None
    best = best_card(view.trick, view.options.seats)
    return wins_so_far(NUMBER[play.card], best, trump_of(view))


def _blind_chance(view: View, trump: int) -> float:
    """The chance that the own, unseen card of a clairvoyant round wins its only trick."""
    assert view.dealer is not None
    seats = view.options.seats
    order = [(view.dealer + 1 + i) % seats for i in range(seats)]
    shown = {seat: NUMBER[hand[0]] for seat, hand in enumerate(view.hands) if hand}
    unseen = unseen_of(view).cards
    wins = 0
    for card in range(CARDS):
        if unseen >> card & 1:
            cards = [shown.get(seat, card) for seat in order]
            best = cards[0]
            for later in cards[1:]:
                best = later if rules.beats(later, best, trump) else best
            wins += best == card
    return wins / unseen.bit_count()
