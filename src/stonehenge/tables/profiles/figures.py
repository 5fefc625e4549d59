"""The figures of a profile: what its rows come to, by `stonehenge.figures`."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from stonehenge.figures import GameLine, figures
from stonehenge.figures.choosing import PEOPLE, Wanted
from stonehenge.figures.intervals import figure
from stonehenge.figures.sentences import Sentence, about_boxes, about_calibration, about_trend
from stonehenge.figures.sums import BEST, Figures, rank
from stonehenge.tables.profiles.counting import Counted, unpack
from stonehenge.tables.profiles.messages import LuckAndChoices, PlayedGame, YourFigures
from stonehenge.tables.storage.figures import CountedRow
from stonehenge.vocabulary import option_text

RECENT: Final = 30
LAST: Final = 10
"""Games over which the result against par is averaged."""
ENOUGH: Final = 10
"""Games below which figures say nothing yet."""
_PEOPLE: Final = ("human", "program")


class Played(NamedTuple):
    """A row that was read."""

    row: CountedRow
    counted: Counted

    @property
    def line(self) -> GameLine:
        """The game."""
        return self.counted.line


def read(rows: Iterable[CountedRow]) -> list[Played]:
    """The games of rows, in their order."""
    return [Played(row, unpack(row.body)) for row in rows]


def your_figures(games: Sequence[Played], wanted: Wanted) -> YourFigures:
    """The figures of those games that are wanted."""
    own = [one for one in games if one.line.game == wanted.game]
    chosen = [one for one in own if wanted.fits(one.line)]
    sums = figures(one.line for one in chosen) if chosen else None
    pars = [
        one.line.points - one.counted.review.par for one in chosen if one.counted.review is not None
    ][-LAST:]
    return YourFigures(
        game=wanted.game or "",
        all_games=len(own),
        with_hints=sum(bool(one.line.hints) for one in own),
        against=_opponents(own),
        rules=_rules(own),
        players=tuple(sorted({len(one.line.others) + 1 for one in own})),
        figures=sums,
        may_be_luck=None if sums is None or sums.trend is None else sums.trend.may_be_luck,
        sentences={} if sums is None else _sentences(sums, wanted.game or ""),
        recent=tuple(map(_listed, chosen[-RECENT:])),
        best=tuple(map(_listed, sorted(chosen, key=lambda one: rank(one.line))[:BEST])),
        above_par=figure(pars) if pars else None,
        reviewed=_reviewed(chosen),
    )


def _opponents(games: Sequence[Played]) -> tuple[str, ...]:
    kinds = {kind for one in games for kind in one.line.others}
    people = [PEOPLE] if kinds.intersection(_PEOPLE) else []
    return (*people, *sorted(kinds.difference(_PEOPLE)))


def _rules(games: Sequence[Played]) -> dict[str, tuple[str, ...]]:
    """The options that differ between games, except who began."""
    values: dict[str, set[str]] = {}
    for one in games:
        for name, value in one.line.options.items():
            if not name.startswith("first_"):
                values.setdefault(name, set()).add(option_text(value))
    return {name: tuple(sorted(known)) for name, known in values.items() if len(known) > 1}


def _sentences(sums: Figures, game: str) -> dict[str, Sentence]:
    trend = about_trend(sums)
    if sums.games < ENOUGH or trend is None:
        return {}
    return {
        "boxes": about_boxes(sums, game),
        "calibration": about_calibration(sums, game),
        "trend": trend,
    }


def _listed(one: Played) -> PlayedGame:
    line, review = one.line, one.counted.review
    return PlayedGame(
        table=one.row.table_id,
        seat=one.row.seat,
        at=one.row.at,
        points=line.points,
        place=line.place,
        players=len(line.others) + 1,
        points_a_round=line.points / len(line.rounds),
        hints=bool(line.hints),
        par=None if review is None else review.par,
    )


def _reviewed(games: Sequence[Played]) -> LuckAndChoices | None:
    reviews = [one.counted.review for one in games if one.counted.review is not None]
    if not reviews:
        return None
    return LuckAndChoices(
        games=len(reviews),
        luck=figure([one.luck for one in reviews]),
        choices=figure([one.choices for one in reviews]),
    )
