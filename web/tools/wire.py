"""Writes the TypeScript types of everything that goes over the wire: python -m web.tools.wire.

The source is the Structs themselves; `--check` only says whether the files are up to date.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from stonehenge import cards, dice
from stonehenge.tables import messages

WEB: Final = Path(__file__).parents[1]
TARGET: Final = WEB / "src" / "wire"
ROOTS: Final[dict[str, tuple[Any, ...]]] = {
    "messages": (
        messages.FromClient,
        messages.FromServer,
        messages.OpenTable,
        messages.TakeSeat,
        messages.Ticket,
        messages.Receipt,
        messages.OneTime,
        messages.Listed,
        messages.Tokens,
        messages.Steps,
        messages.GameInfo,
        messages.Problem,
    ),
    "cards": (cards.View, cards.Action),
    "dice": (dice.View, dice.Action, dice.Choice),
}


def schema(roots: tuple[Any, ...]) -> dict[str, Any]:
    """One JSON schema that defines all these types and what they are made of."""
    _, components = msgspec.json.schema_components(roots, ref_template="#/$defs/{name}")
    return {"title": "Everything", "type": "object", "$defs": _plain(components)}


def _plain(part: Any) -> Any:
    if isinstance(part, list):
        return [_plain(item) for item in part]
    if not isinstance(part, dict):
        return part
    plain = {name: _plain(value) for name, value in part.items()}
    if plain.get("type") == "object" and "properties" in plain:
        plain["additionalProperties"] = False
    if "prefixItems" in plain:  # the generator knows tuples in their older form
        plain["items"] = plain.pop("prefixItems")
        plain["additionalItems"] = False
        plain["minItems"] = plain["maxItems"] = len(plain["items"])
    elif plain.get("type") == "array":  # lengths of lists would become unions of tuples
        plain.pop("minItems", None)
        plain.pop("maxItems", None)
    return plain


def generate() -> dict[str, str]:
    """The text of every generated file by its name."""
    schemas = {name: schema(roots) for name, roots in ROOTS.items()}
    done = subprocess.run(
        ["node", "tools/wire.mjs"],
        input=json.dumps(schemas),
        capture_output=True,
        check=True,
        cwd=WEB,
        text=True,
    )
    written: dict[str, str] = json.loads(done.stdout)
    return written


def main() -> None:
    """Writes the files, or checks them."""
    outdated = []
    for name, text in generate().items():
        path = TARGET / f"{name}.ts"
        if not path.exists() or path.read_text("utf-8") != text:
            outdated.append(path.name)
            if "--check" not in sys.argv:
                path.write_text(text, "utf-8")
    if "--check" in sys.argv and outdated:
        sys.exit(f"out of date: {', '.join(outdated)}; run python -m web.tools.wire")


if __name__ == "__main__":
    main()
