"""Players whose one mistake is known, for games on a server."""

from typing import Any, Final

from stonehenge import cards, dice, players
from stonehenge.chance import seed_from_number

SHORT: Final = {"rounds": 2}


class Careless:
    """Plays as the archmage does, but bids nothing with a Wizard in its hand."""

    def __init__(self) -> None:
        self._archmage = players.make(cards, "archmage", seed_from_number(0))

    def choose(self, view: Any, legal: Any) -> Any:
        if view.round == 1 and view.phase.value == "bid" and view.hands[0][0].startswith("W"):
            return cards.Bid(0)
        return self._archmage.choose(view, legal)


def wizard_wasted(view: Any, _legal: Any) -> bool:
    """The game is over, and in its first round nothing was bid on a trick that was won."""
    return view.outcome is not None and view.pad[0].bids[0] == 0 and view.pad[0].won[0] == 1


class Hasty:
    """Predicts five of a colour first, whatever comes; then plays as the archmage does."""

    def __init__(self, until: int = 1) -> None:
        self._until = until
        """The last round in which it does so."""
        self._archmage = players.make(dice, "archmage", seed_from_number(0))

    def choose(self, view: Any, legal: Any) -> Any:
        if view.round <= self._until and isinstance(legal[0], dice.Predict):
            return max(legal, key=lambda one: one.box)
        return self._archmage.choose(view, legal)
