"""Draws a tournament: strength with intervals, exact predictions by round, and calibration."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from math import floor, log10
from typing import Final, NamedTuple

from msgspec import Struct

from stonehenge.arena.figures import Calibration, Result, RoundFigures
from stonehenge.arena.report import ranked
from stonehenge.arena.tournament import Tournament
from stonehenge.figures.intervals import Figure
from stonehenge.vocabulary import option_text, write_options

COLOURS: Final = ("#2B5FAF", "#B0352A", "#25743F", "#7D5400", "#7A3E9D", "#1B7F86", "#A8467A")
_DASHES: Final = ("", "7 3", "2 3", "9 3 2 3", "5 2", "1 2", "12 4")
_INK: Final = "#2E2A22"
_FAINT: Final = "#8A7E68"
_GRID: Final = "#E6DCC3"
_WIDTH: Final = 1000
_MARGIN: Final = 40
_LABELS: Final = 150
_HEAD: Final = 84
_ROW: Final = 30
_CHART: Final = 300


class Frame(Struct, frozen=True):
    """A panel's place on the page and the values at its edges."""

    left: float
    top: float
    width: float
    height: float
    low: float
    high: float
    bottom: float = 0.0
    ceiling: float = 1.0

    def x(self, value: float) -> float:
        """Where a value lies from left to right."""
        return self.left + self.width * (value - self.low) / (self.high - self.low)

    def y(self, value: float) -> float:
        """Where a value lies from bottom to top."""
        share = (value - self.bottom) / (self.ceiling - self.bottom)
        return self.top + self.height * (1 - share)


class Place(NamedTuple):
    """Where a chart stands."""

    left: float
    top: float
    width: float


def picture(tournament: Tournament, result: Result) -> str:
    """The whole picture as an SVG."""
    names = [line.name for line in ranked(result.lines)]
    looks = {name: i % len(COLOURS) for i, name in enumerate(names)}
    strengths = _HEAD + 34 + _ROW * len(names)
    charts = strengths + 76
    height = charts + _CHART + 64
    title = _title(tournament, result)
    wide = _WIDTH - 2 * _MARGIN
    width = wide / 2 - 30 if result.calibration else wide
    parts = [
        _opening(height),
        f"<title>{escape(title[0])}</title>",
        f'<rect width="{_WIDTH}" height="{height}" fill="#FBF5E6"/>',
        _text(_MARGIN, 36, title[0], size=20, weight="bold"),
        _text(_MARGIN, 58, title[1], colour=_FAINT),
        *_strengths(result, names, looks),
        *_rounds(tournament.game, result.by_round, looks, Place(_MARGIN, charts, width)),
        *_calibration(result.calibration, looks, Place(_MARGIN + wide - width, charts, width)),
        "</svg>",
        "",
    ]
    return "\n".join(parts)


def _opening(height: int) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" '
        f'font-family="DejaVu Sans, Verdana, sans-serif" font-size="13" fill="{_INK}" role="img">'
    )


def _title(tournament: Tournament, result: Result) -> tuple[str, str]:
    seats = tournament.options.seats
    kind = "duplicate deals" if tournament.duplicate else "deals"
    options = ", ".join(
        f"{name} {option_text(value)}" for name, value in write_options(tournament.options).items()
    )
    games = f"{result.deals} {kind}, {result.games} games"
    return f"{tournament.game.capitalize()} with {seats} players: {games}", options


def _strengths(result: Result, names: Sequence[str], looks: Mapping[str, int]) -> Iterator[str]:
    """Points a round and the rating, one row an entrant, with intervals."""
    lines = {line.name: line for line in result.lines}
    panels: list[tuple[str, str, list[Figure]]] = [
        ("points a round", "{:.1f}", [lines[name].points_a_round for name in names])
    ]
    if rated := [rating for name in names if (rating := lines[name].rating)]:
        panels.append(("rating", "{:+.0f}", rated))
    else:
        panels.append(("points a game", "{:.1f}", [lines[name].points_a_game for name in names]))
    width = (_WIDTH - 2 * _MARGIN - _LABELS - 60) / 2
    for i, name in enumerate(names):
        y = _HEAD + 34 + _ROW * i + 4
        yield _text(_MARGIN, y, _short(name), colour=COLOURS[looks[name]], weight="bold")
        if lost := lines[name].forfeited:
            yield _text(_MARGIN, y + 12, f"forfeited {lost:.0%}", size=10, colour=_FAINT)
    for i, (title, form, figures) in enumerate(panels):
        left = _MARGIN + _LABELS + i * (width + 60)
        yield from _whiskers(title, form, figures, left, width)


def _whiskers(
    title: str, form: str, figures: Sequence[Figure], left: float, width: float
) -> Iterator[str]:
    low = min(figure.value - figure.reach for figure in figures)
    high = max(figure.value + figure.reach for figure in figures)
    room = (high - low) * 0.08 or 1.0
    height = _ROW * len(figures)
    frame = Frame(left, _HEAD + 18, width, height, low - room, high + 2 * room)
    yield _text(left, _HEAD + 6, f"{title}, with 95 % intervals", weight="bold")
    yield from _grid_across(frame)
    for i, figure in enumerate(figures):
        y, colour = _HEAD + 34 + _ROW * i, COLOURS[i % len(COLOURS)]
        ends = frame.x(figure.value - figure.reach), frame.x(figure.value + figure.reach)
        yield (
            f'<path d="M{ends[0]:.1f} {y}H{ends[1]:.1f}M{ends[0]:.1f} {y - 5}v10'
            f'M{ends[1]:.1f} {y - 5}v10" stroke="{colour}" stroke-width="2.5" fill="none"/>'
            f'<circle cx="{frame.x(figure.value):.1f}" cy="{y}" r="5.5" fill="{colour}"/>'
        )
        yield _text(ends[1] + 8, y + 4, form.format(figure.value), size=12, colour=colour)


def _grid_across(frame: Frame) -> Iterator[str]:
    bottom = frame.top + frame.height
    for value in ticks(frame.low, frame.high):
        x = frame.x(value)
        yield f'<path d="M{x:.1f} {frame.top:.1f}V{bottom:.1f}" stroke="{_GRID}"/>'
        yield _text(x, bottom + 18, f"{value:g}", anchor="middle", colour=_FAINT)


def _grid_up(frame: Frame, form: str) -> Iterator[str]:
    right = frame.left + frame.width
    for value in ticks(frame.bottom, frame.ceiling):
        y = frame.y(value)
        yield f'<path d="M{frame.left:.1f} {y:.1f}H{right:.1f}" stroke="{_GRID}"/>'
        yield _text(frame.left - 8, y + 4, form.format(value), anchor="end", colour=_FAINT)


def ticks(low: float, high: float) -> list[float]:
    """Round numbers between two values, about seven of them."""
    rough = (high - low) / 8
    size: float = 10.0 ** floor(log10(rough))
    step = next(size * n for n in (1, 2, 5, 10) if size * n >= rough)
    first = floor(low / step) + 1 if low % step else round(low / step)
    last = floor(high / step + 1e-9)
    return [round(step * n, 9) for n in range(first, last + 1)]


def _rounds(
    game: str,
    by_round: Mapping[str, Sequence[RoundFigures]],
    looks: Mapping[str, int],
    place: Place,
) -> Iterator[str]:
    """Exact predictions by round; in the card game that is also the number of cards in hand."""
    left, top, width = place
    size = " and hand size" if game == "cards" else ""
    by_round = {name: _often(shares) for name, shares in by_round.items()}
    last = max(share.round for shares in by_round.values() for share in shares)
    frame = Frame(left + 40, top, width - 40, _CHART, 0.5, last + 0.5)
    yield _text(left, top - 16, f"exact predictions by round{size}", weight="bold")
    yield from _grid_up(frame, "{:.0%}")
    axis = "round = cards in hand" if game == "cards" else "round"
    for number in range(1, last + 1):
        x, y = frame.x(number), top + _CHART + 18
        yield _text(x, y, str(number), anchor="middle", colour=_FAINT)
    yield _text(frame.x(last + 0.5), top + _CHART + 38, axis, anchor="end", colour=_FAINT)
    for name, shares in _by_look(by_round, looks):
        at = [(frame.x(share.round), share.exact) for share in shares]
        yield _band(at, frame.y, looks[name])
        yield _line([(x, frame.y(exact.value)) for x, exact in at], looks[name])


def _often(shares: Sequence[RoundFigures]) -> list[RoundFigures]:
    """The rounds that at least a quarter of the games reach; later ones have too few games."""
    return [share for share in shares if 4 * share.deals >= shares[0].deals]


def _by_look(
    by_round: Mapping[str, Sequence[RoundFigures]], looks: Mapping[str, int]
) -> list[tuple[str, Sequence[RoundFigures]]]:
    return [(name, by_round[name]) for name in reversed(list(looks)) if by_round[name]]


def _band(at: Sequence[tuple[float, Figure]], y: Callable[[float], float], look: int) -> str:
    """The interval around a line, shaded."""
    upper = [f"{x:.1f},{y(min(1.0, one.value + one.reach)):.1f}" for x, one in at]
    lower = [f"{x:.1f},{y(max(0.0, one.value - one.reach)):.1f}" for x, one in reversed(at)]
    return f'<polygon points="{" ".join(upper + lower)}" fill="{COLOURS[look]}" opacity="0.13"/>'


def _line(points: Sequence[tuple[float, float]], look: int) -> str:
    listed = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return (
        f'<polyline points="{listed}" fill="none" stroke="{COLOURS[look]}" stroke-width="2.2" '
        f'stroke-dasharray="{_DASHES[look]}" stroke-linejoin="round"/>'
    )


def _calibration(
    told: Mapping[str, Sequence[Calibration]], looks: Mapping[str, int], place: Place
) -> Iterator[str]:
    """Tricks won against tricks expected; a well calibrated player is on the diagonal."""
    if not told:
        return
    left, top, width = place
    yield _text(left, top - 16, "tricks won where so many were expected", weight="bold")
    cases = [case for listed in told.values() for case in listed]
    most = max(1.0, *(max(case.expected, case.won.value) for case in cases)) * 1.05
    frame = Frame(left + 40, top, width - 40, _CHART, 0.0, most, 0.0, most)
    yield from _grid_up(frame, "{:g}")
    yield from _grid_across(frame)
    edge = f"M{frame.x(0):.1f} {frame.y(0):.1f}L{frame.x(most):.1f} {frame.y(most):.1f}"
    yield f'<path d="{edge}" stroke="{_FAINT}" stroke-dasharray="4 4"/>'
    yield _text(frame.x(most), top + _CHART + 38, "tricks expected", anchor="end", colour=_FAINT)
    for row, (name, listed) in enumerate(told.items()):
        colour = COLOURS[looks[name]]
        for case in listed:
            yield _case(frame, case, colour)
        at = top + 12 + 16 * row
        yield f'<circle cx="{frame.left + 10:.1f}" cy="{at:.1f}" r="4" fill="{colour}"/>'
        yield _text(frame.left + 20, at + 4, _short(name), size=11, colour=colour)


def _case(frame: Frame, case: Calibration, colour: str) -> str:
    """A dot as large as the number of bids, with its interval."""
    x, y = frame.x(case.expected), frame.y(case.won.value)
    low, high = case.won.value - case.won.reach, case.won.value + case.won.reach
    top, foot = frame.y(min(frame.ceiling, high)), frame.y(max(frame.bottom, low))
    size = min(8.0, 2 + case.bids**0.5 / 6)
    whisker = (
        f'<path d="M{x:.1f} {top:.1f}V{foot:.1f}" stroke="{colour}"/>' if case.bids > 1 else ""
    )
    return (
        f'{whisker}<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" fill="{colour}" '
        f'opacity="0.8"><title>{case.bids} bids</title></circle>'
    )


def _short(name: str) -> str:
    return name if len(name) <= 19 else f"{name[:18]}…"


def _text(  # noqa: PLR0913 - the marks of a text, each with a usual value
    x: float,
    y: float,
    text: str,
    *,
    anchor: str = "start",
    size: int = 13,
    weight: str = "normal",
    colour: str = _INK,
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}" '
        f'font-weight="{weight}" fill="{colour}">{escape(text)}</text>'
    )
