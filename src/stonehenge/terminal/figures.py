"""Figures, told: a table of all players, or everything about one of them."""

from collections.abc import Iterator, Mapping, Sequence

from stonehenge.figures import Figures, GameLine, figures
from stonehenge.figures.intervals import Figure
from stonehenge.locale import Words
from stonehenge.terminal.paper import columns, harmless


def tell_all(by_name: Mapping[str, Sequence[GameLine]], words: Words) -> Iterator[str]:
    """A table with a line for each player, those with most games first."""
    heads = ("player", "games", "wins", "points", "exact")
    rows = [[words(f"figures-{head}") for head in heads]]
    for name in sorted(by_name, key=lambda one: (-len(by_name[one]), one)):
        own = figures(by_name[name])
        rows.append(
            [
                harmless(name),
                str(own.games),
                _share(own.wins),
                _number(own.points_a_round),
                _share(own.exact),
            ]
        )
    yield from columns(rows)


def tell_one(name: str, own: Figures, words: Words) -> Iterator[str]:
    """Everything about one player."""
    yield from tell_sums(name, own, words)
    yield ""
    yield words("figures-by-box")
    heads = [words(f"figures-{head}") for head in ("box", "predictions", "exact")]
    shares = [[one.box, str(one.predictions), _share(one.exact)] for one in own.by_box]
    yield from columns([heads, *shares])
    yield ""
    yield words("figures-calibration")
    heads = [words(f"figures-{head}") for head in ("predicted", "predictions", "came")]
    came = [
        [str(one.predicted), str(one.predictions), _number(one.came)] for one in own.calibration
    ]
    yield from columns([heads, *came])


def tell_sums(name: str, own: Figures, words: Words) -> Iterator[str]:
    """The first lines about a player."""
    yield words("figures-of", name=harmless(name), games=own.games)
    places = ", ".join(f"{place}: {times}" for place, times in own.places.items())
    yield words("figures-won", wins=_share(own.wins), places=places)
    yield words(
        "figures-made",
        points=_number(own.points),
        a_round=_number(own.points_a_round),
        exact=_share(own.exact),
    )
    if own.trend is None:
        return
    kind = "luck" if own.trend.may_be_luck else "real"
    points, exact = _number(own.trend.points_a_round, signed=True), own.trend.exact
    yield words(f"figures-trend-{kind}", points=points, exact=_share(exact, signed=True))


def _number(one: Figure, *, signed: bool = False) -> str:
    return f"{one.value:{'+' if signed else ''}.2f} ± {one.within_as('{:.2f}')}"


def _share(one: Figure, *, signed: bool = False) -> str:
    return f"{one.value:{'+' if signed else ''}.0%} ± {one.within_as('{:.0%}')}"
