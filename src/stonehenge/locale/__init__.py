"""The words people read, in English, German and Dutch: one set for every front end."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from stonehenge.vocabulary import CHANCE, IllegalAction, Seat

LANGUAGES: Final = ("en", "de", "nl")
_LONGEST_FACT: Final = 900


class Words:
    """The messages of one language: `words("your-turn", name="Ada")`."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self._bundle = _bundle(language)

    def __call__(self, message: str, /, **facts: object) -> str:
        """The sentence for a message id, with its facts put in."""
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        short = {name: _shortened(fact) for name, fact in facts.items()}
        text, errors = self._bundle.format_pattern(pattern, short)
        if errors:
            raise errors[0]
        return str(text)

    def colour(self, letter: object) -> str:
        """The name of a colour by its letter."""
        return self("colour", letter=str(letter))

    def refusal(self, refusal: IllegalAction, names: Sequence[str] = ()) -> str:
        """Why an action was refused and what to do, in this language."""
        facts = {name: self._fact(name, fact, names) for name, fact in refusal.facts.items()}
        return self(f"refused-{refusal.rule}", **facts)

    def _fact(self, name: str, fact: object, names: Sequence[str]) -> object:
        if name == "colour":
            return self.colour(fact)
        if name in ("turn", "seat") and isinstance(fact, int):
            return self.seat(fact, names)
        return fact

    def seat(self, seat: Seat, names: Sequence[str]) -> str:
        """A seat by its name, or by its number where names are not known."""
        if seat == CHANCE:
            return self("chance")
        return names[seat] if seat < len(names) else self("seat", seat=seat)


def _shortened(fact: object) -> object:
    """A fact cut to a length that Fluent takes; it refuses 1000 characters."""
    text = str(fact)
    return fact if len(text) <= _LONGEST_FACT else f"{text[:_LONGEST_FACT]} ..."


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in files(__package__).joinpath(language).iterdir():
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def rules_text(game: str, language: str) -> str:
    """The rules of a game, in our own words, as Markdown that reads well as it is."""
    return files(__package__).joinpath("rules", f"{game}.{language}.md").read_text("utf-8")


def from_environment(environ: Mapping[str, str]) -> str:
    """The language that the user's environment asks for, English where we have no other."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environ.get(name):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"
