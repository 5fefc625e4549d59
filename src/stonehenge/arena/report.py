"""The figures of a tournament as tables to read, as CSV and as JSON."""

import csv
import io
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from stonehenge.arena.figures import EntrantFigures, Pair, Result
from stonehenge.arena.journal import heading
from stonehenge.arena.tally import Figure
from stonehenge.arena.tournament import Tournament

_COLUMNS: Final = {
    "points_a_game": ("points/game", "{:.1f}"),
    "points_a_round": ("points/round", "{:.2f}"),
    "over_the_others": ("over others", "{:+.2f}"),
    "exact": ("exact", "{:.1%}"),
    "wins": ("wins", "{:.1%}"),
    "rating": ("rating", "{:+.0f}"),
}


def ranked(lines: Sequence[EntrantFigures]) -> list[EntrantFigures]:
    """The lines with the best entrant first: by rating, alone by name."""
    return sorted(lines, key=lambda line: (-line.rating.value if line.rating else 0.0, line.name))


def table(result: Result) -> list[list[str]]:
    """One row an entrant, the best first; ± is half the width of a 95 % interval."""
    shown = [name for name in _COLUMNS if result.lines and getattr(result.lines[0], name)]
    head = ["player", "deals"]
    for name in shown:
        head += [_COLUMNS[name][0], "±"]
    rows = [head] + [
        [line.name, str(line.deals), *_cells(line, shown)] for line in ranked(result.lines)
    ]
    if any(line.forfeited for line in result.lines):
        lost = ["forfeited", *(f"{line.forfeited:.1%}" for line in ranked(result.lines))]
        return [[*row, cell] for row, cell in zip(rows, lost, strict=True)]
    return rows


def _cells(line: EntrantFigures, shown: Sequence[str]) -> Iterator[str]:
    for name in shown:
        figure: Figure | None = getattr(line, name)
        form = _COLUMNS[name][1]
        yield form.format(figure.value) if figure else "-"
        yield figure.within_as(form.replace("+", "")) if figure else "-"


def pair_table(result: Result) -> list[list[str]]:
    """Each pair: the points a round that the row won more than the column, on common deals."""
    names = [line.name for line in ranked(result.lines)]
    pairs = {(pair.name, pair.other): pair for pair in result.pairs}
    return [["points/round over", *names]] + [
        [name, *(_against(pairs.get((name, other))) for other in names)] for name in names
    ]


def _against(pair: Pair | None) -> str:
    if pair is None:
        return ""
    within = "" if pair.ahead.within is None else f" ±{pair.ahead.within:.2f}"
    return f"{pair.ahead.value:+.2f}{within}"


def absent_lines(tournament: Tournament, result: Result) -> Iterator[str]:
    """A sentence for each entrant who has not played."""
    played = {line.name for line in result.lines}
    for entrant in tournament.entrants:
        if entrant.name not in played:
            yield f"{entrant.name} has not played: more --deals would seat everybody"


def as_csv(result: Result) -> str:
    """One line an entrant, with two columns a figure: its value and half its interval."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    head = ["player", "deals", "games"]
    for name in _COLUMNS:
        head += [name, f"{name}_within"]
    writer.writerow([*head, "forfeits", "forfeited"])
    for line in ranked(result.lines):
        row: list[Any] = [line.name, line.deals, line.games]
        for name in _COLUMNS:
            figure: Figure | None = getattr(line, name)
            row += [_csv(figure.value), _csv(figure.within)] if figure else ["", ""]
        lost = sum(lost.times for lost in result.forfeits if lost.name == line.name)
        writer.writerow([*row, lost, round(line.forfeited, 6)])
    return out.getvalue()


def _csv(value: float | None) -> float | str:
    return "" if value is None else round(value, 6)


def as_json(tournament: Tournament, result: Result) -> str:
    """The tournament and all its figures."""
    document = {"tournament": heading(tournament), "result": result}
    return msgspec.json.format(msgspec.json.encode(document), indent=1).decode() + "\n"
