"""A guided game in the terminal; what the learner did is kept, so that it can be resumed."""

import os
import sys
from collections.abc import Iterator
from functools import partial
from itertools import accumulate
from pathlib import Path
from typing import Any, Final, TextIO

import msgspec

from stonehenge import record as records
from stonehenge.exit_codes import DONE, INTERRUPTED
from stonehenge.folders import data_folder
from stonehenge.lessons import LESSONS, NEXT, Input, Moment, Saying, begin, take
from stonehenge.lessons.lesson import LEARNER
from stonehenge.locale import Words
from stonehenge.terminal.paper import Paper
from stonehenge.terminal.questions import LeftGame, Questions
from stonehenge.terminal.teller import tell_end, teller_of
from stonehenge.vocabulary import IllegalAction

_SKIP: Final = "skip"


class Notes:
    """The inputs of a lesson that is not finished, in a file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.inputs: list[Input] = []

    def read(self) -> bool:
        """Whether there is something to go on with; notes that cannot be read are left alone."""
        try:
            self.inputs = msgspec.json.decode(self._path.read_bytes(), type=list[list[Any]])
        except (OSError, msgspec.MsgspecError):
            return False
        return bool(self.inputs)

    def add(self, given: Input) -> None:
        """Writes one more input down."""
        self.inputs.append(given)
        self._path.parent.mkdir(parents=True, exist_ok=True)
        draft = self._path.with_suffix(".new")
        draft.write_bytes(msgspec.json.encode(self.inputs) + b"\n")
        draft.replace(self._path)

    def forget(self) -> None:
        """The lesson begins anew, or is over."""
        self.inputs = []
        self._path.unlink(missing_ok=True)


class Learning:
    """One person's way through a lesson."""

    def __init__(self, game: str, words: Words, paper: Paper, notes: Notes) -> None:
        self._lesson = LESSONS[game]
        self._words = words
        self._paper = paper
        self._notes = notes
        self._names = [words("you-name"), *self._lesson.names]
        self._teller = teller_of(game, words, paper, self._names, LEARNER)
        self._questions = Questions(
            self._lesson.game, self._teller, words, paper, self._names, LEARNER
        )

    def learn(self, answers: TextIO) -> None:
        """Goes to the end; raises LeftGame when the person goes before."""
        moment = self._resumed() if self._notes.read() else self._begun()
        while not moment.over(self._lesson):
            given = self._input(moment, answers)
            moment = take(self._lesson, moment, given)
            self._notes.add(given)
            self._print(self._told(moment))
        self._notes.forget()
        outcome = self._lesson.game.outcome(moment.state)
        assert outcome is not None
        self._print(tell_end(self._words, self._names, LEARNER, outcome))

    def _begun(self) -> Moment:
        moment = begin(self._lesson)
        start = self._lesson.game.start(self._lesson.options)
        self._paper.line(self._words("learn-begin"))
        self._print(self._teller.begin(self._lesson.game.view(start, LEARNER)))
        self._print(self._told(moment))
        return moment

    def _resumed(self) -> Moment:
        """The moment that was left; tells what has happened in its round."""
        try:
            moments = list(self._moments())
        except IllegalAction:  # notes of another version of the lesson
            self._notes.forget()
            return self._begun()
        self._paper.line(self._words("learn-resumed"))
        reached = self._lesson.game.reached
        round_ = reached(moments[-1].state)[0]
        for moment in moments:
            if reached(moment.state)[0] == round_:
                self._print(self._told(moment))
        return moments[-1]

    def _moments(self) -> Iterator[Moment]:
        steps = partial(take, self._lesson)
        return accumulate(self._notes.inputs, steps, initial=begin(self._lesson))

    def _told(self, moment: Moment) -> Iterator[str]:
        view = self._lesson.game.view
        for happening in moment.happened:
            before, after = view(happening.before, LEARNER), view(happening.after, LEARNER)
            yield from self._teller.tell(before, after, happening.seat, happening.action)

    def _input(self, moment: Moment, answers: TextIO) -> Input:
        if moment.saying is not None:
            self._print(self._said(moment.saying))
        if moment.saying is not None and not moment.saying.wants:
            return self._read(answers)
        besides = (_SKIP,) if moment.saying is not None else ()
        action = self._questions.ask(moment.state, answers, besides)
        return NEXT if action == _SKIP else records.write_action(LEARNER, action)[1:]

    def _read(self, answers: TextIO) -> Input:
        answer = self._paper.ask(self._words("learn-next"), answers)
        if answer is None or answer.lower() in ("q", "quit"):
            raise LeftGame
        return NEXT

    def _said(self, saying: Saying) -> Iterator[str]:
        facts = {name: self._fact(name, fact) for name, fact in saying.facts.items()}
        yield ""
        head = self._words(saying.message, **facts)
        steps = len(self._lesson.steps)
        yield self._paper.bold(self._words("learn-step", step=saying.step, steps=steps, head=head))
        yield self._words(f"{saying.message}-text", **facts)

    def _fact(self, name: str, fact: str | int) -> str | int:
        return self._words.colour(fact) if name == "colour" else fact

    def _print(self, lines: Iterator[str]) -> None:
        for line in lines:
            self._paper.line(line)


def learn(game: str, words: Words, *, new: bool) -> int:
    """Teaches a game in this terminal and returns the exit code."""
    paper = Paper(sys.stdout, os.environ)
    notes = Notes(data_folder(os.environ) / "lessons" / f"{game}.json")
    if new:
        notes.forget()
    try:
        Learning(game, words, paper, notes).learn(sys.stdin)
    except (LeftGame, KeyboardInterrupt) as left:
        paper.line()
        paper.line(words("learn-saved", command=f"stonehenge learn {game}"))
        return DONE if isinstance(left, LeftGame) else INTERRUPTED
    paper.line(words("learn-over", command=f"stonehenge play {game}"))
    return DONE
