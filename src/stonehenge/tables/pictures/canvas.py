"""What pictures are drawn with: the dusk behind the stones, text, and stones that count."""

import io
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Final, Literal, NamedTuple, TypeAlias

from PIL import Image, ImageDraw, ImageFont, features

WIDTH: Final = 1200
HEIGHT: Final = 630
EDGE: Final = 64
INK: Final = "#f3ecdd"
QUIET: Final = "#c3bdb0"
GOLD: Final = "#f0c869"
_GROUND: Final = 492
_FINE: Final = 2
"""Drawn so many times as large and then made smaller, so that edges are smooth."""
_SKY: Final = ((0.0, "#141829"), (0.45, "#2b2a50"), (0.72, "#6a4566"), (1.0, "#c77b52"))
_SUN: Final = (670, 441)
_BAND: Final = "#141a24"
_NEAR: Final = "#1b1a2a"
_FAR: Final = "#2c2840"
_STARS: Final = (
    (465, 98), (549, 118), (635, 138), (710, 138), (755, 181), (818, 107), (889, 212),
    (931, 166), (1007, 135), (1061, 146), (1129, 198), (1157, 124), (991, 262), (1051, 248),
    (840, 236), (767, 251), (659, 217), (539, 180), (478, 216), (436, 182), (399, 141), (324, 262),
)  # fmt: skip
_HILLS: Final = (
    ("#584a52", ((0, 447), (250, 466), (420, 474), (700, 470), (860, 440), (1010, 419),
                 (1130, 428), (1200, 430), (1200, 500), (0, 500))),
    ("#2a2532", ((0, 476), (300, 484), (700, 490), (1000, 486), (1200, 472), (1200, 500),
                 (0, 500))),
)  # fmt: skip
_STONES: Final = (
    (_FAR, ((475, 378), (508, 378), (512, 473), (471, 473))),
    (_FAR, ((536, 378), (566, 378), (571, 473), (532, 473))),
    (_FAR, ((468, 363), (521, 356), (574, 363), (571, 382), (471, 379))),
    (_FAR, ((783, 378), (814, 378), (818, 473), (779, 473))),
    (_FAR, ((841, 378), (872, 378), (878, 473), (837, 473))),
    (_FAR, ((775, 364), (827, 356), (881, 363), (878, 378), (778, 382))),
    (_FAR, ((921, 416), (933, 411), (945, 416), (950, 474), (916, 474))),
    (_NEAR, ((313, 350), (357, 350), (363, 482), (307, 482))),
    (_NEAR, ((400, 348), (444, 346), (450, 482), (392, 482))),
    (_NEAR, ((300, 332), (378, 323), (454, 328), (458, 349), (308, 356))),
    (_NEAR, ((587, 306), (633, 306), (636, 485), (578, 485))),
    (_NEAR, ((711, 306), (757, 306), (764, 485), (706, 485))),
    (_NEAR, ((572, 281), (668, 277), (769, 281), (772, 309), (569, 314))),
    (_NEAR, ((968, 360), (990, 353), (1011, 359), (1018, 491), (962, 491))),
    (_NEAR, ((1066, 341), (1088, 333), (1112, 341), (1120, 493), (1058, 493))),
)

_LINING: Final = ["lnum"] if features.check("raqm") else None
"""Figures of one height, where the library can choose them."""

Family: TypeAlias = Literal["vollkorn", "atkinson"]
_SMALLEST: Final = 14
Kind: TypeAlias = Literal["exact", "few", "many"]


class Type(NamedTuple):
    """How a line is set."""

    size: int
    family: Family = "vollkorn"
    weight: int = 600
    colour: str = INK


@cache
def _font(family: Family, size: int, weight: int) -> ImageFont.FreeTypeFont:
    data = files("stonehenge.tables.pictures").joinpath("fonts", f"{family}.woff2").read_bytes()
    font = ImageFont.truetype(io.BytesIO(data), size)
    font.set_variation_by_axes([weight])
    return font


@cache
def _dusk() -> Image.Image:
    """The background, drawn once."""
    size = (WIDTH * _FINE, HEIGHT * _FINE)
    picture = _gradient(size)
    draw = ImageDraw.Draw(picture)
    for x, y in _STARS:
        _circle(draw, (x, y), 1.4, "#d9d2c4")
    picture = _with_glow(picture)
    draw = ImageDraw.Draw(picture)
    _circle(draw, _SUN, 37, "#ffd98a")
    for colour, shape in (*_HILLS[:1], *_STONES[:7], *_HILLS[1:], *_STONES[7:]):
        draw.polygon([(x * _FINE, y * _FINE) for x, y in shape], fill=colour)
    draw.rectangle((0, _GROUND * _FINE, *size), fill=_BAND)
    picture = picture.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)
    return _darker_to_the_left(picture)


def _gradient(size: tuple[int, int]) -> Image.Image:
    line = Image.new("RGB", (1, _GROUND))
    for y in range(_GROUND):
        at = y / _GROUND
        (low, first), (high, last) = next(pair for pair in pairwise(_SKY) if pair[1][0] >= at)
        share = (at - low) / (high - low)
        ends = _rgb(first), _rgb(last)
        mixed = [round(a + (b - a) * share) for a, b in zip(*ends, strict=True)]
        line.putpixel((0, y), (mixed[0], mixed[1], mixed[2]))
    sky = line.resize((size[0], _GROUND * _FINE), Image.Resampling.BICUBIC)
    picture = Image.new("RGB", size, _BAND)
    picture.paste(sky, (0, 0))
    return picture


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _with_glow(picture: Image.Image) -> Image.Image:
    wide = 900 * _FINE
    light = Image.radial_gradient("L").point(lambda grey: max(0, 165 - grey)).resize((wide, wide))
    mask = Image.new("L", picture.size, 0)
    mask.paste(light, (_SUN[0] * _FINE - wide // 2, _SUN[1] * _FINE - wide // 2))
    return Image.composite(Image.new("RGB", picture.size, "#f5b56a"), picture, mask)


def _darker_to_the_left(picture: Image.Image) -> Image.Image:
    """The words stand on the left, where the sky must not outshine them."""
    shade = Image.linear_gradient("L").rotate(-90).resize((WIDTH, HEIGHT))
    mask = shade.point(lambda grey: max(0, round(1.35 * (grey - 110))))
    return Image.composite(Image.new("RGB", picture.size, "#12151f"), picture, mask)


def _circle(draw: ImageDraw.ImageDraw, at: tuple[float, float], r: float, colour: str) -> None:
    x, y = at
    ends = ((x - r) * _FINE, (y - r) * _FINE, (x + r) * _FINE, (y + r) * _FINE)
    draw.ellipse(ends, fill=colour)


_FALLEN: Final = ((1, 43), (1, 22), (32, 23), (38, 27), (41, 33), (39, 40), (33, 43))
_STANDING: Final = (
    (1, 43),
    (4, 13),
    (6, 6),
    (10, 2),
    (15, 1),
    (20, 2),
    (24, 6),
    (26, 13),
    (29, 43),
)


@cache
def _stone(kind: Kind, scale: float) -> Image.Image:
    """A stone that counts, with smooth edges."""
    fine = 4
    stone = Image.new("RGBA", (44 * fine, 44 * fine))
    fill, outline = {
        "exact": (GOLD, "#8a6410"),
        "few": (None, "#78839c"),
        "many": ("#f7a18f", "#f7a18f"),
    }[kind]
    shape = _FALLEN if kind == "many" else _STANDING
    points = [(x * fine, y * fine) for x, y in shape]
    ImageDraw.Draw(stone).polygon(points, fill=fill, outline=outline, width=2 * fine)
    size = max(8, round(44 * scale))
    return stone.resize((size, size), Image.Resampling.LANCZOS)


class Canvas:
    """One picture."""

    def __init__(self) -> None:
        self._picture = _dusk().copy()
        self._draw = ImageDraw.Draw(self._picture)
        self.write("Stonehenge", (EDGE + 66, 78), Type(34))
        self._logo((EDGE + 24, 78))

    def write(
        self,
        text: str,
        at: tuple[int, int],
        type_: Type,
        room: int = WIDTH - 2 * EDGE,
        side: Literal["left", "middle", "right"] = "left",
    ) -> None:
        """A line of text around a height, made smaller where it would not fit."""
        anchor = {"left": "lm", "middle": "mm", "right": "rm"}[side]
        size = type_.size
        font = _font(type_.family, size, type_.weight)
        while font.getlength(text) > room and size > _SMALLEST:
            size -= 2
            font = _font(type_.family, size, type_.weight)
        while len(text) > 1 and font.getlength(text) > room:
            text = text[:-2].rstrip() + "…"
        self._draw.text(at, text, font=font, fill=type_.colour, anchor=anchor, features=_LINING)

    def stones(self, rounds: Sequence[int], bottom: int, right: int) -> None:
        """A stone a round: gold was exact, outlined too few, fallen too many."""
        step = min(54, (right - EDGE) // max(1, len(rounds)))
        for number, off in enumerate(rounds):
            kind: Kind = "exact" if off == 0 else "few" if off < 0 else "many"
            stone = _stone(kind, step / 54)
            self._picture.paste(stone, (EDGE + number * step, bottom - stone.height), stone)

    def column(self, box: tuple[int, int, int, int], *, first: bool) -> None:
        """A standing stone as high as somebody's points."""
        colour = GOLD if first else "#78839c"
        self._draw.rounded_rectangle(
            box, 18, fill="#2c3548", outline=colour, width=4 if first else 2,
            corners=(True, True, False, False),
        )  # fmt: skip

    def png(self) -> bytes:
        """The picture as a file."""
        out = io.BytesIO()
        self._picture.save(out, "PNG")
        return out.getvalue()

    def _logo(self, at: tuple[int, int]) -> None:
        size = 48 * 4
        mark = Image.new("RGBA", (size, size))
        stone = Image.new("RGBA", (size, size))
        ImageDraw.Draw(stone).rectangle((size // 2 - 13, 4, size // 2 + 13, 46), fill=INK)
        for turn in range(9):
            if turn != 4:
                mark.alpha_composite(stone.rotate(-40 * turn - 160))
        middle = size // 2
        ImageDraw.Draw(mark).ellipse(
            (middle - 22, middle - 22, middle + 22, middle + 22), fill=GOLD
        )
        small = mark.resize((48, 48), Image.Resampling.LANCZOS)
        self._picture.paste(small, (at[0] - 24, at[1] - 24), small)
