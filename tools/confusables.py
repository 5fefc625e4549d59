"""Writes the look-alikes of Unicode as a small file: `python -m tools.confusables JSON`.

The JSON file is `confusables.json` of the package confusable-homoglyphs, which lists for each
letter all that look like it. Each line of ours has a letter and the one that stands for it.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

FILE: Final = Path("src/stonehenge/tables/log/confusables.txt")


def prototypes(like: Mapping[str, Sequence[str]]) -> Iterator[tuple[str, str]]:
    """Each letter that has another one to stand for it, and that one.

    In Unicode's data a letter has one prototype, and a prototype has any number of letters.
    """
    for letter, others in sorted(like.items()):
        if len(letter) > 1 or len(others) > 1:
            continue
        (other,) = others
        alone = len(like.get(other, ())) < 2 and len(other) == 1
        if not alone or other < letter:
            yield letter, other


def main(source: str) -> None:
    """Writes the file."""
    listed: dict[str, list[dict[str, Any]]] = msgspec.json.decode(Path(source).read_bytes())
    like = {letter: [one["c"] for one in others] for letter, others in listed.items()}
    lines = (f"{letter}\t{other}\n" for letter, other in prototypes(like) if letter.strip())
    FILE.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
