"""Writes docs/api.md from the docstrings of the library: `python -m tools.reference`."""

import ast
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

FILE: Final = Path("docs/api.md")
_SOURCES: Final = Path("src")
_HEAD: Final = """\
# The library

Written by `make protocol` from the docstrings; do not edit it. Names that begin with an underscore,
and rooms that are not listed here, may change without notice. [README.md](../README.md#program)
shows how the parts are used together.
"""
_LONGEST_VALUE: Final = 60
_MODULES: Final = {
    "A game being played": ("stonehenge.match",),
    "The card game": (
        "stonehenge.cards.state",
        "stonehenge.cards.engine",
        "stonehenge.cards.views",
    ),
    "The dice game": (
        *("stonehenge.dice.state", "stonehenge.dice.magic", "stonehenge.dice.engine"),
        *("stonehenge.dice.legality", "stonehenge.dice.views"),
    ),
    "What both games share": ("stonehenge.vocabulary", "stonehenge.chance"),
    "Records": ("stonehenge.record", "stonehenge.record_files", "stonehenge.notation"),
    "Players": ("stonehenge.players", "stonehenge.worlds", "stonehenge.testing"),
    "Measuring": (
        *("stonehenge.arena.match", "stonehenge.arena.entrants", "stonehenge.arena.series"),
        *("stonehenge.arena.duplicate", "stonehenge.arena.tournament", "stonehenge.arena.figures"),
        *("stonehenge.arena.luck", "stonehenge.arena.control", "stonehenge.arena.fields"),
        *("stonehenge.figures.games", "stonehenge.figures.table"),
    ),
    "Tables on a server": ("stonehenge.tables.client",),
    "Environments": (
        *("stonehenge.research.numbers", "stonehenge.research.pettingzoo.cards_v1"),
        *("stonehenge.research.pettingzoo.dice_v1", "stonehenge.research.gymnasium.single"),
        "stonehenge.research.gymnasium.vector.games",
        "stonehenge.research.gymnasium.vector.cards",
        "stonehenge.research.gymnasium.vector.dice",
    ),
}


def write() -> str:
    """The whole page."""
    lines = [_HEAD]
    for title, modules in _MODULES.items():
        lines += [f"## {title}", ""]
        for module in modules:
            lines += _module(module)
    return "\n".join(lines).rstrip() + "\n"


def _module(name: str) -> Iterator[str]:
    tree = ast.parse(_source(name).read_text(encoding="utf-8"))
    yield f"### `{name}`"
    yield ""
    yield ast.get_docstring(tree) or ""
    yield ""
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield from _class(node)
    functions = [node for node in tree.body if _is_public(node)]
    yield from _table("function", _functions(functions))
    yield from _table("name", _named(tree.body))


def _source(module: str) -> Path:
    path = _SOURCES / module.replace(".", "/")
    package = path / "__init__.py"
    return package if package.exists() else path.with_suffix(".py")


def _class(node: ast.ClassDef) -> Iterator[str]:
    yield f"#### `{node.name}`"
    yield ""
    about, example, shown = (ast.get_docstring(node) or "").partition(">>>")
    yield about.rstrip()
    yield ""
    if example:
        yield f"```pycon\n>>>{shown}\n```"
        yield ""
    yield from _table("field", _named(node.body))
    methods = [each for each in node.body if _is_public(each)]
    yield from _table("method", _functions(methods))


def _is_public(node: ast.AST) -> bool:
    if not isinstance(node, ast.FunctionDef) or node.name.startswith("_"):
        return False
    return not any(ast.unparse(mark) == "overload" for mark in node.decorator_list)


def _functions(nodes: list[ast.stmt]) -> Mapping[str, str]:
    told = {}
    for node in nodes:
        assert isinstance(node, ast.FunctionDef)
        is_property = any(ast.unparse(mark) == "property" for mark in node.decorator_list)
        gives = f" -> {ast.unparse(node.returns)}" if node.returns else ""
        taken = "" if is_property else f"({_arguments(node.args)})"
        told[f"{node.name}{taken}{gives}"] = ast.get_docstring(node) or ""
    return told


def _arguments(arguments: ast.arguments) -> str:
    bare = ast.unparse(arguments)
    return bare.removeprefix("self, ").removeprefix("self").replace("\n", " ")


def _named(body: list[ast.stmt]) -> Mapping[str, str]:
    """Fields and constants, each with the docstring after it."""
    told = {}
    for node, after in zip(body, [*body[1:], ast.Pass()], strict=True):
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            continue
        if node.target.id.startswith("_"):
            continue
        shown = f"{node.target.id}: {ast.unparse(node.annotation)}"
        value = ast.unparse(node.value) if node.value else ""
        if 0 < len(value) <= _LONGEST_VALUE:
            shown += f" = {value}"
        told[shown] = _said(after)
    return told


def _said(node: ast.stmt) -> str:
    """What a docstring says; nothing if it is none."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return str(node.value.value)
    return ""


def _table(what: str, rows: Mapping[str, str]) -> Iterator[str]:
    if not rows:
        return
    yield f"| {what} | |"
    yield "|---|---|"
    for name, about in rows.items():
        yield f"| `{_cell(name)}` | {_cell(about)} |"
    yield ""


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def main() -> int:
    """Writes the document anew; run in a checkout."""
    FILE.write_text(write(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
