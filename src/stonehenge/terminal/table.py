"""What a game's table in the terminal can do, and the tables there are."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, Protocol

from stonehenge.locale import Words
from stonehenge.terminal.cards_table import CardsTable
from stonehenge.terminal.dice_table import DiceTable
from stonehenge.terminal.paper import Paper
from stonehenge.vocabulary import Outcome, Seat


class Table(Protocol):
    """One seat's side of a table; an onlooker's where there is no seat."""

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


_TABLES: Final[Mapping[str, Callable[[Words, Paper, Sequence[str], Seat | None], Table]]] = {
    "cards": CardsTable,
    "dice": DiceTable,
}


def table_of(
    game: str, words: Words, paper: Paper, names: Sequence[str], seat: Seat | None
) -> Table:
    """The table of a game as one seat, or an onlooker, sees it."""
    return _TABLES[game](words, paper, names, seat)


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
