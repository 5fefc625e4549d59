"""Which games count: of which kind, against whom, by which rules, with or without hints."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct, field

from stonehenge.figures.games import GameLine
from stonehenge.vocabulary import option_text

PEOPLE: Final = "people"
"""Instead of a level: games with other people, or with programs of theirs."""
_PEOPLE: Final = frozenset({"human", "program"})


class Wanted(Struct, frozen=True, kw_only=True):
    """The games that are asked for; by default all."""

    game: str | None = None
    name: str | None = None
    players: int | None = None
    against: str | None = None
    """A level that sat among the others, or `people`."""
    options: Mapping[str, str] = field(default_factory=dict)
    """Rules by name, their values as the command line writes them."""
    hints: bool = True
    """Whether games with hints count as well."""

    def fits(self, line: GameLine) -> bool:
        """Whether this game counts."""
        return (
            self.game in (None, line.game)
            and self.name in (None, line.name)
            and self.players in (None, len(line.others) + 1)
            and self._meets(line)
            and (self.hints or not line.hints)
            and all(
                option_text(line.options.get(name)) == value for name, value in self.options.items()
            )
        )

    def _meets(self, line: GameLine) -> bool:
        if self.against == PEOPLE:
            return not _PEOPLE.isdisjoint(line.others)
        return self.against is None or self.against in line.others
