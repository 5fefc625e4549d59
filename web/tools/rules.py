"""Writes the rules that the score pad of the page needs: python -m web.tools.rules.

The source is the Python of the games and of the pad; `--check` only says whether the files are
up to date.
"""

import sys
from pathlib import Path
from typing import Final, get_args

import msgspec

from stonehenge.dice.magic import CARDS, PLAIN, MagicId
from web.tools.translate import Source, translate, world_of

ROOT: Final = Path(__file__).parents[2]
TARGET: Final = ROOT / "web" / "src" / "pad" / "rules"
_PAD: Final = (
    "entries",
    "history",
    "people",
    "cards",
    "card_judge",
    "dice_notes",
    "dice",
    "dice_judge",
    "judge",
)
_CARD_RULES: Final = frozenset({"CARDS", "NONE", "rounds", "forbidden_bid", "points"})
FILES: Final = {
    "stonehenge.cards.rules": "./card_rules",
    "stonehenge.dice.rules": "./dice_rules",
    "stonehenge.dice.magic": "./magic",
    "stonehenge.dice.state": "../../wire/facts",
    **{f"stonehenge.pad.{name}": f"./{name}" for name in _PAD},
}

_PYTHON: Final = """/* Written by python -m web.tools.rules: what TypeScript lacks. */

/** The remainder, as Python reckons it: never negative for a positive divisor. */
export function mod(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor
}

/** The numbers from first to before end, or from 0. */
export function range(first: number, end?: number): number[] {
  const [from, to] = end === undefined ? [0, first] : [first, end]
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)
}

/** A list of so many times the same. */
export function repeat<T>(value: T, times: number): T[] {
  return Array.from({ length: times }, () => value)
}

/** All numbers added up. */
export function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
"""


def _source(module: str, only: frozenset[str] | None = None) -> Source:
    path = ROOT / "src" / Path(*module.split("."))
    return Source(module.rpartition(".")[2], path.with_suffix(".py").read_text("utf-8"), only)


def _magic() -> str:
    """The magic cards are data, so they are written as data."""
    fields = "\n".join(
        f"  {name}: {'string' if isinstance(value, str) else _type(value)}"
        for name, value in msgspec.to_builtins(PLAIN).items()
    )
    ids = " | ".join(f"'{magic}'" for magic in get_args(MagicId))
    cards = msgspec.json.format(msgspec.json.encode(CARDS), indent=2).decode()
    plain = msgspec.json.format(msgspec.json.encode(PLAIN), indent=2).decode()
    return (
        "/* Written by python -m web.tools.rules from dice/magic.py. */\n\n"
        f"export type MagicId = {ids}\n\n"
        f"/** The rules that hold in a round. */\nexport interface Magic {{\n{fields}\n}}\n\n"
        f"export const PLAIN: Magic = {plain}\n\n"
        f"export const CARDS: Record<MagicId, Magic> = {cards}\n"
    )


def _type(value: object) -> str:
    return "boolean" if isinstance(value, bool) else "number"


def generate() -> dict[str, str]:
    """The text of every generated file by its name."""
    pads = [_source(f"stonehenge.pad.{name}") for name in _PAD]
    card_rules = _source("stonehenge.cards.rules", _CARD_RULES)
    dice_rules = _source("stonehenge.dice.rules")
    magic = _source("stonehenge.dice.magic")
    world = world_of([*pads, magic], FILES, mappings=("CARDS",))
    written = {source.name: translate(source, world) for source in pads}
    return {
        "python": _PYTHON,
        "card_rules": translate(card_rules, world),
        "dice_rules": translate(dice_rules, world),
        "magic": _magic(),
        **written,
    }


def main() -> None:
    """Writes the files, or checks them."""
    outdated = []
    TARGET.mkdir(parents=True, exist_ok=True)
    for name, text in generate().items():
        path = TARGET / f"{name}.ts"
        if not path.exists() or path.read_text("utf-8") != text:
            outdated.append(path.name)
            if "--check" not in sys.argv:
                path.write_text(text, "utf-8")
    if "--check" in sys.argv and outdated:
        sys.exit(f"out of date: {', '.join(outdated)}; run make -C web wire")


if __name__ == "__main__":
    main()
