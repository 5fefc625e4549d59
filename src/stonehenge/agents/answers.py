"""Reads the answer of a language model, which says more than it was asked for."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import msgspec

from stonehenge.terminal.teller import Teller
from stonehenge.vocabulary import AnyGame, IllegalAction

_LONGEST: Final = 4_000
"""Only the end of a longer answer is read."""
_IN_BRACKETS: Final = re.compile(r"\[([^\[\]]{1,60})\]")
_WORD: Final = re.compile(r"[\w+-]+")
_NAMED: Final = re.compile(
    r"\b(blue|green|yellow|red|wizard|jester)s?\s+(\d{1,2})\b", re.IGNORECASE
)


class Unclear(ValueError):
    """An answer in which no action can be found."""


class Reader:
    """Finds the action in an answer: one that the rules allow if there is one."""

    def __init__(self, game: AnyGame, teller: Teller) -> None:
        self._game = game
        self._teller = teller

    def read(self, text: str, view: Any, legal: Sequence[Any], judge: Callable[[Any], None]) -> Any:
        """The action meant; raises IllegalAction as the judge does, or Unclear.

        The judge raises for a forbidden action. Of all that an answer may mean the first allowed
        one is taken: an action as JSON, then what is in brackets, the whole answer, its last line,
        and the words of that line, the last ones first.
        """
        refusal: IllegalAction | None = None
        for action in self._meant(text[-_LONGEST:].strip(), view, legal):
            try:
                judge(action)
            except IllegalAction as refused:
                refusal = refusal or refused
            else:
                return action
        raise refusal or Unclear(text)

    def _meant(self, text: str, view: Any, legal: Sequence[Any]) -> Iterator[Any]:
        yield from self._as_json(text)
        for candidate in candidates(text):
            action = self._teller.read(candidate, view, legal)
            if action is not None:
                yield action

    def _as_json(self, text: str) -> Iterator[Any]:
        begin, end = text.rfind('["'), text.rfind("]")
        if 0 <= begin < end:
            try:
                yield msgspec.convert(msgspec.json.decode(text[begin : end + 1]), self._game.Action)
            except (ValueError, RecursionError):
                return


def candidates(text: str) -> Iterator[str]:
    """The parts of an answer that may name an action, the likeliest first."""
    text = _NAMED.sub(lambda found: found[1][0] + found[2], text)
    yield from reversed(_IN_BRACKETS.findall(text))
    lines = [line.strip(" \t*`'\".:!") for line in text.splitlines() if line.strip()]
    if not lines:
        return
    if len(lines) == 1:
        yield lines[0]
    last = lines[-1].rpartition(":")[2].strip()
    yield last
    words = _WORD.findall(last)
    for at in range(len(words) - 1, -1, -1):
        yield " ".join(words[at:])
        yield words[at]
