"""What a teller does: tells a game to one seat, and reads what that seat types."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, Protocol

from stonehenge.locale import Words
from stonehenge.terminal.cards import CardsTeller
from stonehenge.terminal.dice import DiceTeller
from stonehenge.terminal.paper import Paper
from stonehenge.vocabulary import Outcome, Seat


class Teller(Protocol):
    """Tells one game to one seat, or to an onlooker."""

    def as_record(self) -> Iterator[str]:
        """What must be told so that the telling can be read beside the record."""

    def begin(self, view: Any, /) -> Iterator[str]:
        """What is told before the first action."""

    def tell(self, before: Any, after: Any, seat: Seat, action: Any, /) -> Iterator[str]:
        """What an action did, as far as this seat may know."""

    def situation(self, view: Any, legal: Sequence[Any], /) -> Iterator[str]:
        """What the seat should know before it decides."""

    def prompt(self, view: Any, legal: Sequence[Any], /) -> str:
        """The question that is asked; Enter alone answers it where there is one choice."""

    def read(self, text: str, view: Any, legal: Sequence[Any], /) -> Any:
        """The action that was typed, not yet judged; None where it cannot be understood."""

    def explain(self, view: Any, legal: Sequence[Any], /) -> Iterator[str]:
        """What may be done now, and why not the rest."""

    def aside(self, word: str, view: Any, /) -> Iterator[str] | None:
        """The answer to a word that may be typed at any question."""

    def pad(self, view: Any, /) -> Iterator[str]:
        """The score pad, or the sheets."""


_TELLERS: Final[Mapping[str, Callable[[Words, Paper, Sequence[str], Seat | None], Teller]]] = {
    "cards": CardsTeller,
    "dice": DiceTeller,
}


def teller_of(
    game: str, words: Words, paper: Paper, names: Sequence[str], seat: Seat | None
) -> Teller:
    """The teller of a game for one seat, or for an onlooker."""
    return _TELLERS[game](words, paper, names, seat)


def tell_end(
    words: Words, names: Sequence[str], seat: Seat | None, outcome: Outcome
) -> Iterator[str]:
    """The end of a game: everyone's place, the best first."""
    yield ""
    yield words("game-over")
    for owner in sorted(range(len(names)), key=lambda owner: outcome.places[owner]):
        place = outcome.places[owner]
        yield words(
            "game-place-shared" if outcome.places.count(place) > 1 else "game-place",
            who="you" if owner == seat else "other",
            name=names[owner],
            place=place,
            points=outcome.points[owner],
        )
