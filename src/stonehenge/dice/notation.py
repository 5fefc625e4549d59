"""The readable text of a dice game: a block a round, a line a step; and back to its actions."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

import msgspec
from msgspec import Struct

from stonehenge.dice import rules
from stonehenge.dice.engine import apply
from stonehenge.dice.state import (
    FACES,
    Action,
    Cross,
    Entry,
    Faces,
    Leave,
    MagicCard,
    Phase,
    Predict,
    Reroll,
    Rotate,
    Score,
    State,
    Stay,
    Wizard,
)
from stonehenge.vocabulary import CHANCE, IllegalAction, Seat

_KEYWORDS: Final = {
    Phase.MAGIC: "magic",
    Phase.ROTATE: "rotate",
    Phase.PREDICT: "predict",
    Phase.CROSS: "cross",
    Phase.WIZARD: "wizard",
    Phase.ROLL: "roll",
    Phase.LEAVE: "others",
    Phase.SEER: "seer",
    Phase.SCORE: "score",
}


class _Step(Struct, frozen=True):
    before: State
    seat: Seat
    action: Action
    after: State

    @property
    def round(self) -> int:
        """The round that the step belongs to; its magic card is the first of its steps."""
        return self.after.round if self.before.phase is Phase.MAGIC else self.before.round

    @property
    def line(self) -> tuple[int, Phase, int]:
        """Steps of the same line: all predictions, or all that was decided after one roll."""
        return self.round, self.before.phase, self.before.rolls


def write(
    state: State, labels: Sequence[str], actions: Iterable[tuple[Seat, Action]]
) -> Iterator[str]:
    """The lines of a game: `state` is its start, `labels` are one word for each seat."""
    steps = list(_steps(state, actions))
    for round_, in_round in groupby(steps, key=lambda step: step.round):
        played = list(in_round)
        yield ""
        yield f"Round {round_}, Seer {labels[played[0].after.seer]}"
        for _, in_line in groupby(played, key=lambda step: step.line):
            yield "  " + _line(labels, list(in_line))
        result = played[-1].after.last_round
        if result and result.round == round_:
            yield f"  marks {_marks(labels, result.entries, played[-1].after)}"


def _steps(state: State, actions: Iterable[tuple[Seat, Action]]) -> Iterator[_Step]:
    for seat, action in actions:
        before, state = state, apply(state, seat, action)
        yield _Step(before, seat, action, state)


def _line(labels: Sequence[str], steps: list[_Step]) -> str:
    keyword = _KEYWORDS[steps[0].before.phase]
    action = steps[0].action
    if isinstance(action, MagicCard):
        return f"{keyword} {action.magic}"
    if isinstance(action, Faces):
        return f"{keyword} {' '.join(_dice(steps[0]))}"
    told = [f"{labels[step.seat]} {_words(step.action)}" for step in _in_order(steps)]
    text = f"{keyword} {', '.join(told)}"
    if isinstance(action, Predict) and steps[-1].after.phase is not Phase.PREDICT:
        text += f"; next Seer {labels[steps[-1].after.next_seer]}"
    return text


def _in_order(steps: list[_Step]) -> list[_Step]:
    """What was decided in turn stays so; what was decided at the same time goes by seats."""
    together = [step for step in steps if len(step.before.acting) > 1 or step.before.pending]
    in_turn = [step for step in steps if step not in together]
    return in_turn + sorted(together, key=lambda step: step.seat)


def _dice(step: _Step) -> Iterator[str]:
    """All dice as they lie after a roll, in brackets those that were not rolled."""
    for die, face in enumerate(step.after.faces):
        yield FACES[face] if die in step.before.rolling else f"({FACES[face]})"


def _words(action: Action) -> str:  # noqa: PLR0911 - one for each verb
    match action:
        case Rotate(dice):
            return " ".join(f"{die}={face}" for die, face in dice)
        case Predict((number, colour)):
            return f"{number}{colour}"
        case Cross(number):
            return "none" if number is None else str(number)
        case Wizard(colour):
            return colour
        case Leave(jester):
            return "leave+jester" if jester else "leave"
        case Score(jester):
            return "jester" if jester else "plain"
        case Reroll(dice):
            return f"reroll {' '.join(map(str, dice))}"
        case _:
            return "stay" if isinstance(action, Stay) else "stop"


def _marks(labels: Sequence[str], entries: Sequence[Entry], state: State) -> str:
    target = state.options.target
    totals = [
        rules.total(sheet, used, target)
        for sheet, used in zip(state.sheets, state.jester_boxes, strict=True)
    ]
    return ", ".join(
        f"{label} {_entry(entry)} = {total}"
        for label, entry, total in zip(labels, entries, totals, strict=True)
    )


def _entry(entry: Entry) -> str:
    number, colour = entry.prediction
    mark = entry.written.mark
    text = f"{number}{colour} {-mark if isinstance(mark, int) and mark else mark}"
    if entry.written.jester_box is not None:
        text += f" (Jester {entry.written.jester_box})"
    return text


def parse(labels: Sequence[str], lines: Iterable[tuple[int, str]]) -> Iterator[tuple[Seat, Action]]:
    """The actions that numbered lines tell; what merely follows from them is passed over."""
    seat_of = {label: seat for seat, label in enumerate(labels)}
    for number, line in lines:
        keyword, _, rest = line.strip().partition(" ")
        try:
            if keyword in ("magic", "roll"):
                yield CHANCE, _parse_chance(keyword, rest)
            elif keyword in _PARSERS:
                for told in rest.partition(";")[0].split(","):
                    label, *words = told.split()
                    yield seat_of[label], _checked(_PARSERS[keyword](words))
            elif keyword not in ("Round", "marks"):
                raise IllegalAction("bad-notation", line=number)
        except (KeyError, ValueError, IndexError):
            raise IllegalAction("bad-notation", line=number) from None


def _parse_chance(keyword: str, rest: str) -> Action:
    if keyword == "magic":
        return _checked(["magic", rest.strip()])
    return _checked(["faces", [face for face in rest.split() if not face.startswith("(")]])


def _checked(written: list[Any]) -> Action:
    action: Action = msgspec.convert(written, Action)
    return action


def _parse_rotate(words: list[str]) -> list[Any]:
    pairs = [word.partition("=") for word in words]
    return ["rotate", [[int(die), face] for die, _, face in pairs]]


def _parse_seer(words: list[str]) -> list[Any]:
    return ["stop"] if words == ["stop"] else ["reroll", [int(die) for die in words[1:]]]


def _parse_other(words: list[str]) -> list[Any]:
    return ["stay"] if words == ["stay"] else ["leave", words == ["leave+jester"]]


_PARSERS: Final[Mapping[str, Callable[[list[str]], list[Any]]]] = {
    "rotate": _parse_rotate,
    "predict": lambda words: ["predict", [int(words[0][0]), words[0][1]]],
    "cross": lambda words: ["cross", None if words == ["none"] else int(words[0])],
    "wizard": lambda words: ["wizard", words[0]],
    "others": _parse_other,
    "seer": _parse_seer,
    "score": lambda words: ["score", words == ["jester"]],
}
