"""Questions in the terminal: what the person types becomes an action, a help text or a refusal."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, TextIO

from stonehenge.locale import Words
from stonehenge.terminal.paper import Paper, harmless
from stonehenge.terminal.teller import Teller
from stonehenge.vocabulary import AnyGame, IllegalAction, Seat


class LeftGame(Exception):
    """The person has left the game, which is kept."""


class Questions:
    """Asks one person what to do, until the answer is an action that the rules allow."""

    def __init__(  # noqa: PLR0913, PLR0917 - who asks whom, in which game and words
        self,
        game: AnyGame,
        teller: Teller,
        words: Words,
        paper: Paper,
        names: Sequence[str],
        seat: Seat,
    ) -> None:
        self._game = game
        self._teller = teller
        self._words = words
        self._paper = paper
        self._names = names
        self._seat = seat

    def ask(self, state: Any, answers: TextIO, besides: Sequence[str] = ()) -> Any:
        """The action that the person takes, or one of the words that may be typed besides."""
        view = self._game.view(state, self._seat)
        legal = self._game.legal(state, self._seat)
        judge = partial(self._game.check, state, self._seat)
        return self.ask_about(view, legal, judge, answers, besides)

    def ask_about(
        self,
        view: Any,
        legal: tuple[Any, ...],
        judge: Callable[[Any], object],
        answers: TextIO,
        besides: Sequence[str] = (),
    ) -> Any:
        """The same where only a view is known; the judge refuses what the rules forbid."""
        self._print(self._teller.situation(view, legal))
        while True:
            answer = self._paper.ask(self._teller.prompt(view, legal), answers)
            if answer is None or answer.lower() in ("q", "quit"):
                raise LeftGame
            if answer.lower() in besides:
                return answer.lower()
            action = self._understand(answer, view, legal)
            if answer == "?" and "hint" in besides:
                self._paper.line(self._words("hint-word"))
            if action is not None and self._accepts(judge, action):
                return action

    def _understand(self, answer: str, view: Any, legal: tuple[Any, ...]) -> Any:
        if answer == "?":
            return self._print(self._teller.explain(view, legal))
        if (aside := self._teller.aside(answer.lower(), view)) is not None:
            return self._print(aside)
        action = self._teller.read(answer, view, legal)
        if action is None and not answer:
            return self._only(legal)
        if action is None:
            self._paper.line(self._words("not-understood", text=harmless(answer)))
        return action

    def _only(self, legal: tuple[Any, ...]) -> Any:
        actions = [action for choice in legal for action in self._game.expand(choice)]
        return actions[0] if len(actions) == 1 else None

    def _accepts(self, judge: Callable[[Any], object], action: Any) -> bool:
        try:
            judge(action)
        except IllegalAction as refusal:
            self._paper.line(self._words.refusal(refusal, self._names))
            return False
        return True

    def _print(self, lines: Iterator[str]) -> None:
        for line in lines:
            self._paper.line(line)
