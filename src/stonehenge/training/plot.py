"""Draws how a training went: a line for each number of players."""

from collections.abc import Mapping, Sequence
from typing import Final

_WIDTH: Final = 640
_HEIGHT: Final = 360
_LEFT: Final = 48
_BOTTOM: Final = 320
_TOP: Final = 28
_COLOURS: Final = ("#2B5FAF", "#25743F", "#B0352A", "#7D5400")
_DASHES: Final = ("", "6 3", "2 3", "8 3 2 3")


def progress_plot(
    lessons: Sequence[Mapping[str, float]], title: str = "Points a round in self-play, by lesson"
) -> str:
    """An SVG of a figure after each lesson, such as the points a round in self-play."""
    values = [value for points in lessons for value in points.values()]
    low, high = min(0.0, *values), max(1.0, *values)

    def at(lesson: int, value: float) -> str:
        x = _LEFT + (_WIDTH - 160) * lesson / max(1, len(lessons) - 1)
        y = _BOTTOM - (_BOTTOM - _TOP) * (value - low) / (high - low)
        return f"{x:.1f},{y:.1f}"

    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}"'
    parts = [
        f'{head} font-family="sans-serif" font-size="13" role="img" aria-label="{title}">',
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#FBF5E6"/>',
        f'<text x="{_LEFT}" y="18">{title}</text>',
        f'<path d="M{_LEFT} {_TOP}V{_BOTTOM}H{_WIDTH - 112}" stroke="#655A45" fill="none"/>',
    ]
    for tick in range(int(low) // 10 * 10, int(high) + 10, 10):
        if low <= tick <= high:
            x, y = at(0, tick).split(",")
            parts.append(
                f'<text x="{float(x) - 10}" y="{float(y) + 4}" text-anchor="end">{tick}</text>'
            )
    for lesson in range(len(lessons)):
        x = at(lesson, low).split(",")[0]
        parts.append(f'<text x="{x}" y="{_BOTTOM + 18}" text-anchor="middle">{lesson + 1}</text>')
    for i, seats in enumerate(lessons[0]):
        line = " ".join(at(lesson, points[seats]) for lesson, points in enumerate(lessons))
        x, y = at(len(lessons) - 1, lessons[-1][seats]).split(",")
        parts.append(
            f'<polyline points="{line}" fill="none" stroke="{_COLOURS[i]}" stroke-width="2" '
            f'stroke-dasharray="{_DASHES[i]}"/>'
            f'<text x="{float(x) + 8}" y="{float(y) + 4}" fill="{_COLOURS[i]}">'
            f"{seats} players</text>"
        )
    return "\n".join([*parts, "</svg>", ""])
