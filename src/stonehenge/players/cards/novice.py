"""The card player `novice`: makes the mistakes that people make in their first games.

It bids by a rule of thumb, trusts high cards of any colour too much, and is sometimes off by one.
It does not remember which cards were played. When it wants a trick it plays its best card at once;
when it wants none it throws its lowest card and keeps the high ones, which win later.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from stonehenge.cards import Bid, Play, Trump, View
from stonehenge.cards.rules import FIRST_JESTER, FIRST_WIZARD, RANKS
from stonehenge.cards.state import NUMBER, Card, Decision
from stonehenge.players.cards.net.play_features import wins_so_far
from stonehenge.players.cards.numbers import best_card, is_blind, own_hand, seat_of, trump_of

_UNSURE: Final = 0.4
"""The standard deviation of its guess, in tricks."""
_INATTENTIVE: Final = 0.05
"""How often it forgets to compare its tricks with its bid."""
_HIGH_TRUMP, _MIDDLE_TRUMP = 10, 6
"""From these ranks on a trump looks like a trick, and like half of one."""
_HIGH_SIDE, _NEXT_SIDE = 12, 11
"""From these ranks on a card of another colour looks like a good part of a trick."""


class CardsNovice:
    """Somebody who knows the rules and has not played much; the same seed gives the same moves."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def choose(self, view: View, legal: Sequence[Decision]) -> Decision:
        """A legal action for this view."""
        if len(legal) == 1:
            return legal[0]
        if isinstance(legal[0], Bid):
            return self._bid(view, [bid for bid in legal if isinstance(bid, Bid)])
        if isinstance(legal[0], Play):
            return self._play(view, [play for play in legal if isinstance(play, Play)])
        return _longest(view, [trump for trump in legal if isinstance(trump, Trump)])

    def _bid(self, view: View, bids: Sequence[Bid]) -> Bid:
        """The bid nearest to the tricks it counts in its hand, give or take its doubts."""
        counted = _guess_blind(view) if is_blind(view) else count_tricks(view)
        guess = self._random.gauss(counted, _UNSURE)
        return min(bids, key=lambda bid: abs(bid.tricks - guess))

    def _play(self, view: View, plays: Sequence[Play]) -> Play:
        """A high card if it wants the trick, a low one if not."""
        need = view.needs[seat_of(view)]
        assert need is not None
        wants = need > 0
        if self._random.random() < _INATTENTIVE:
            wants = not wants
        return _to_win(view, plays) if wants else _to_lose(view, plays)


def count_tricks(view: View) -> float:
    """The tricks that the hand seems to hold; nobody else's cards are thought of."""
    trump = trump_of(view)
    return sum(_looks_like(NUMBER[card], trump) for card in own_hand(view))


def _looks_like(card: int, trump: int) -> float:
    """How much of a trick a card looks like to a beginner."""
    if card >= FIRST_WIZARD:
        return 1.0 if card < FIRST_JESTER else 0.0
    rank = card % RANKS + 1
    if card // RANKS == trump:
        return 1.0 if rank >= _HIGH_TRUMP else 0.5 if rank >= _MIDDLE_TRUMP else 0.2
    return 0.6 if rank >= _HIGH_SIDE else 0.25 if rank >= _NEXT_SIDE else 0.0


def _guess_blind(view: View) -> float:
    """With every card but its own in sight, somebody else's mostly looks better."""
    return 1.0 / view.options.seats


def _strength(card: Card, trump: int) -> tuple[int, int]:
    """The order in which a beginner ranks cards: Jesters, side cards, trumps, Wizards."""
    number = NUMBER[card]
    if number >= FIRST_WIZARD:
        return (3, 0) if number < FIRST_JESTER else (0, 0)
    return (2 if number // RANKS == trump else 1), number % RANKS


def _to_win(view: View, plays: Sequence[Play]) -> Play:
    """The highest card that wins so far; without one, the lowest there is."""
    assert view.trick is not None
    trump, best = trump_of(view), best_card(view.trick, view.options.seats)
    winning = [play for play in plays if wins_so_far(NUMBER[play.card], best, trump)]
    if winning:
        return max(winning, key=lambda play: _strength(play.card, trump))
    return min(plays, key=lambda play: _strength(play.card, trump))


def _to_lose(view: View, plays: Sequence[Play]) -> Play:
    """The lowest card."""
    trump = trump_of(view)
    return min(plays, key=lambda play: _strength(play.card, trump))


def _longest(view: View, trumps: Sequence[Trump]) -> Trump:
    """The colour of which it holds most cards."""
    if is_blind(view):
        return trumps[0]
    held = [card[0] for card in own_hand(view)]
    return max(trumps, key=lambda trump: held.count(trump.colour))
