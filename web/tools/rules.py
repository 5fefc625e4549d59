"""Writes the rules that the score pad of the page needs: python -m web.tools.rules.

The source is the Python of the games and of the pad; `--check` only says whether the files are
up to date.
"""

import sys
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect

from stonehenge import cards, dice
from stonehenge.dice.magic import CARDS, PLAIN, MagicId
from stonehenge.pad import Entry
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
    "evenings",
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


def _shapes() -> str:
    """What an entry and the options may hold, so that the page can judge a file."""
    entries = {tag: _fields(struct) for struct in get_args(Entry) if (tag := _tag(struct))}
    options = {
        game.NAME: {
            name: values
            for name, values in game.choices(min(game.PLAYERS)).items()
            if name not in (game.FIRST, "rounds")
        }
        for game in (cards, dice)
    }
    first = {game.NAME: game.FIRST for game in (cards, dice)}
    return (
        "/* Written by python -m web.tools.rules from pad/entries.py and the options. */\n\n"
        "/** A number between two, a text of limited length, one of several values, or a list. */\n"
        "export type Shape =\n"
        "  | { int: readonly [number, number] }\n  | { text: number }\n"
        "  | { one: readonly (string | boolean | null)[] }\n"
        "  | { some: readonly Shape[] }\n  | { list: Shape }\n  | { tuple: readonly Shape[] }\n\n"
        "export type Value = string | number | boolean\n\n"
        "/** The fields of every kind of entry. */\n"
        f"export const ENTRIES: Record<string, Record<string, Shape>> = {_json(entries)}\n\n"
        "/** The values of every option but the first dealer or Seer and the rounds. */\n"
        "export const OPTIONS: Record<string, Record<string, readonly Value[]>> ="
        f" {_json(options)}\n\n"
        f"/** The option that says who begins. */\n"
        f"export const FIRST: Record<string, string> = {_json(first)}\n"
    )


def _json(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode()


def _tag(struct: type[Any]) -> str:
    return str(struct.__struct_config__.tag)


def _fields(struct: type[Any]) -> dict[str, Any]:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    return {field.name: _shape(field.type) for field in info.fields}


def _shape(kind: inspect.Type) -> dict[str, Any]:
    match kind:
        case inspect.IntType(ge=least, le=most):
            return {"int": [least, most]}
        case inspect.StrType(max_length=longest):
            return {"text": longest}
        case inspect.UnionType(types=types):
            return {"some": [_shape(one) for one in types]}
        case inspect.VarTupleType(item_type=item):
            return {"list": _shape(item)}
        case inspect.TupleType(item_types=items):
            return {"tuple": [_shape(item) for item in items]}
    return {"one": _values(kind)}


def _values(kind: inspect.Type) -> list[Any]:
    """All values of a type that has few."""
    if isinstance(kind, inspect.LiteralType):
        return list(kind.values)
    if isinstance(kind, inspect.NoneType):
        return [None]
    assert isinstance(kind, inspect.BoolType)
    return [False, True]


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
        "shapes": _shapes(),
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
