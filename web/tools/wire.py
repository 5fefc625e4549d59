"""Writes the TypeScript types of everything that goes over the wire: python -m web.tools.wire.

The source is the Structs themselves; constants of the games go to facts.ts. `--check` only says
whether the files are up to date.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from stonehenge import cards, dice
from stonehenge.chain import PublishedChain
from stonehenge.coach.answers import Assessment
from stonehenge.coach.entering import Entered
from stonehenge.dice.rules import BONUS, NUMBERS
from stonehenge.tables import messages
from stonehenge.tables.deals import messages as deals
from stonehenge.tables.pads import messages as pads
from stonehenge.tables.profiles import messages as profiles

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
        messages.LessonSoFar,
        messages.Guided,
        messages.GameInfo,
        messages.Problem,
        messages.Version,
    ),
    "profiles": (profiles.You, profiles.ProfileCode, profiles.TakeCode, profiles.YourFigures),
    "pads": (pads.FromPadClient, pads.FromPadServer, pads.SharePad, pads.PadKeys),
    "deals": (
        deals.Daily,
        deals.PlayDeal,
        deals.Standing,
        deals.ToldSeed,
        deals.OpenMatch,
        deals.Match,
        deals.Parting,
        PublishedChain,
    ),
    "cards": (cards.View, cards.Action),
    "dice": (dice.View, dice.Action, dice.Choice),
    "coach": (messages.ReviewStatus, Assessment, messages.AskCoach, Entered),
}


def _ends(numbers: range) -> tuple[int, int]:
    return min(numbers), max(numbers)


FACTS: Final[dict[str, tuple[str, Any]]] = {
    "COLOURS": ("The colours, in the order of the rows of a sheet.", dice.COLOURS),
    "FACES": ("The faces of a die.", dice.FACES),
    "NUMBERS": ("The numbers of dice that can be predicted.", tuple(range(1, NUMBERS + 1))),
    "BONUS": ("The bonus for enough Xs.", BONUS),
    "CARD_PLAYERS": ("The least and the most players of the card game.", _ends(cards.PLAYERS)),
    "DICE_PLAYERS": ("The least and the most players of the dice game.", _ends(dice.PLAYERS)),
}
"""The constants of the games that the page draws with."""


def schema(name: str) -> dict[str, Any]:
    """One JSON schema that defines all types of a file and what they are made of."""
    _, components = msgspec.json.schema_components(ROOTS[name], ref_template="#/$defs/{name}")
    if name not in ("messages", "pads"):  # the server leaves nothing out of a view
        for component in components.values():
            component["required"] = list(component.get("properties", ()))
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
    schemas = {name: schema(name) for name in ROOTS}
    done = subprocess.run(
        ["node", "tools/wire.mjs"],
        input=json.dumps(schemas),
        capture_output=True,
        check=True,
        cwd=WEB,
        text=True,
    )
    written: dict[str, str] = json.loads(done.stdout)
    return {**written, "facts": _facts()}


def _facts() -> str:
    """The constants as TypeScript, each as narrow a type as it can have."""
    lines = ["/* Written by python -m web.tools.wire; the source is the Python of the games. */"]
    for name, (about, value) in FACTS.items():
        text = json.dumps(value).replace('"', "'")
        lines += ["", f"/** {about} */", f"export const {name} = {text} as const"]
    return "\n".join(lines) + "\n"


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
