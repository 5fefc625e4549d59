"""A lesson as a state machine on top of a game: the moment after each input of the learner.

An input is an action of the game, or NEXT: the learner has read what was said. Every moment is
the fold of the inputs so far, so a front end keeps nothing but their list.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from stonehenge.vocabulary import CHANCE, AnyGame, IllegalAction, Seat

LEARNER: Final[Seat] = 0
"""The seat of the learner."""

NEXT: Final = ("next",)
"""The input by which the learner passes what is said, or skips what is asked."""

Input: TypeAlias = Sequence[Any]
"""NEXT, or an action as it stands in a record: `["play", "B5"]`."""
Facts: TypeAlias = Mapping[str, str | int]


class Saying(Struct, frozen=True):
    """What is said to the learner, and the things on the table that it is about."""

    message: str
    """The id of its heading; `-text` and `-do` at the end give the sentences and what to do."""
    step: int
    """The number of the step, from 1."""
    at: tuple[str, ...]
    """What it points at first, then what else must stay in sight."""
    wants: bool = False
    """Whether it asks for an action; else the learner only reads."""
    facts: Facts = {}
    """For the sentences; `colour` is a letter."""


def no_facts(_view: Any) -> Facts:
    """The facts of a saying that needs none."""
    return {}


def _no_answer(_view: Any, _action: Any) -> str | None:
    return None


class Step(Struct, frozen=True, kw_only=True):
    """One thing that is explained at the moment when it happens."""

    id: str
    when: Callable[[Any], bool]
    """Whether this is the moment, judged by the view of the learner."""
    at: tuple[str, ...]
    wants: bool = False
    facts: Callable[[Any], Facts] = no_facts
    answer: Callable[[Any, Any], str | None] = _no_answer
    """The id of an answer to an action that was not the expected one, judged by view and action."""


class Lesson(Struct, frozen=True, kw_only=True):
    """A guided game as data and small rules."""

    game: AnyGame
    options: Any
    names: tuple[str, ...]
    """The names of the opponents, from seat 1 on."""
    chance: Callable[[Any], Any]
    """The prepared deal, roll or magic card that comes next in a state."""
    opponent: Callable[[Any, Seat], Any]
    """What an opponent does in a state."""
    steps: tuple[Step, ...]
    arrange: Callable[[Any], Any] = lambda state: state
    """Changes that the lesson makes to a state before the game goes on."""


class Happening(Struct, frozen=True):
    """An action, who took it, and the states around it."""

    seat: Seat
    action: Any
    before: Any
    after: Any


class Moment(Struct, frozen=True):
    """Where a lesson stands."""

    state: Any
    said: int = 0
    """How many steps are behind the learner."""
    saying: Saying | None = None
    happened: tuple[Happening, ...] = ()
    """What happened since the last input, in order."""

    def over(self, lesson: Lesson) -> bool:
        """Whether the game is over and nothing is left to be said."""
        return self.saying is None and not lesson.game.to_act(self.state)

    def view(self, lesson: Lesson) -> Any:
        """What the learner sees."""
        return lesson.game.view(self.state, LEARNER)

    def legal(self, lesson: Lesson) -> tuple[Any, ...]:
        """What the learner may do."""
        return lesson.game.legal(self.state, LEARNER)


def begin(lesson: Lesson) -> Moment:
    """The first moment of a lesson."""
    return _run(lesson, Moment(lesson.game.start(lesson.options)))


def replay(lesson: Lesson, inputs: Iterable[Input]) -> Moment:
    """The moment after these inputs; refuses the first one that is not possible."""
    moment = begin(lesson)
    for given in inputs:
        moment = take(lesson, moment, given)
    return moment


def take(lesson: Lesson, moment: Moment, given: Input) -> Moment:
    """The moment after one input from outside, which is judged."""
    if tuple(given) == NEXT:
        return go_on(lesson, moment)
    try:
        action = msgspec.convert(given, lesson.game.Action)
    except msgspec.ValidationError:
        raise IllegalAction("not-an-action") from None
    return act(lesson, moment, action)


def go_on(lesson: Lesson, moment: Moment) -> Moment:
    """The moment after the learner has read what was said, or has skipped what was asked."""
    if moment.saying is None:
        raise IllegalAction("lesson-waits")
    return _run(lesson, replace(moment, saying=None, happened=()))


def act(lesson: Lesson, moment: Moment, action: Any) -> Moment:
    """The moment after an action of the learner; refuses one that the rules forbid."""
    lesson.game.check(moment.state, LEARNER, action)
    answer = _answer(lesson, moment, action)
    acted = _after(lesson, replace(moment, saying=None, happened=()), LEARNER, action)
    return replace(acted, saying=answer) if answer else _run(lesson, acted)


def _answer(lesson: Lesson, moment: Moment, action: Any) -> Saying | None:
    """What is said to an unexpected answer to the step that is being said."""
    said = moment.saying
    if said is None or not said.wants:
        return None
    step = lesson.steps[said.step - 1]
    view = moment.view(lesson)
    answer = step.answer(view, action)
    if answer is None:
        return None
    message = f"lesson-{lesson.game.NAME}-{answer}"
    return Saying(message, said.step, said.at, facts=step.facts(view))


def _run(lesson: Lesson, moment: Moment) -> Moment:
    """Lets chance and the opponents act until something is said or the learner is asked."""
    while True:
        if (saying := _due(lesson, moment)) is not None:
            return replace(moment, saying=saying, said=saying.step)
        seats = lesson.game.to_act(moment.state)
        if not seats or LEARNER in seats:
            return moment
        moment = _after(lesson, moment, seats[0], _action_of(lesson, moment.state, seats[0]))


def _due(lesson: Lesson, moment: Moment) -> Saying | None:
    """The next step whose moment this is; steps that it leaps over are not said any more."""
    view = moment.view(lesson)
    for number, step in enumerate(lesson.steps[moment.said :], moment.said + 1):
        if step.when(view):
            message = f"lesson-{lesson.game.NAME}-{step.id}"
            return Saying(message, number, step.at, step.wants, step.facts(view))
    return None


def _action_of(lesson: Lesson, state: Any, seat: Seat) -> Any:
    return lesson.chance(state) if seat == CHANCE else lesson.opponent(state, seat)


def _after(lesson: Lesson, moment: Moment, seat: Seat, action: Any) -> Moment:
    before = moment.state
    lesson.game.check(before, seat, action)
    after = lesson.arrange(lesson.game.apply(before, seat, action))
    happening = Happening(seat, action, before, after)
    return replace(moment, state=after, happened=(*moment.happened, happening))
