"""Guided games over HTTP: the inputs so far in, the table as it stands out; nothing is stored."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import accumulate
from typing import Any, Final

from msgspec import UNSET

from stonehenge.lessons import LESSONS, Input, Lesson, Moment, begin, take
from stonehenge.lessons.lesson import LEARNER, Happening
from stonehenge.record import write_action
from stonehenge.tables.log.events import Settings
from stonehenge.tables.messages import Guided, Happened, SeatView, TableView, Update
from stonehenge.vocabulary import CHANCE, all_options

TABLE: Final = "lesson"
"""What stands in place of the id of a table; there is no such table."""


def guided(game: str, inputs: Sequence[Input]) -> Guided:
    """A lesson after these inputs; refuses the first one that is not possible."""
    lesson = LESSONS[game]
    moments = list(accumulate(inputs, partial(take, lesson), initial=begin(lesson)))
    seq = sum(len(moment.happened) for moment in moments[:-1])
    return Guided(
        updates=tuple(_updates(lesson, moments[-1], seq)),
        saying=moments[-1].saying,
        steps=len(lesson.steps),
        over=moments[-1].over(lesson),
    )


def _updates(lesson: Lesson, moment: Moment, seq: int) -> Iterator[Update]:
    if not moment.happened:
        yield _update(lesson, moment.state, seq, ())
    for number, happening in enumerate(moment.happened, seq + 1):
        told = _happened(lesson, happening, number)
        yield _update(lesson, happening.after, number, (told,))


def _update(lesson: Lesson, state: Any, seq: int, events: tuple[Happened, ...]) -> Update:
    game = lesson.game
    return Update(
        seq=seq,
        you=LEARNER,
        table=_table(lesson, state),
        view=game.view(state, LEARNER),
        legal=game.legal(state, LEARNER),
        here=(True,) * state.options.seats,
        time_left=None,
        events=events,
    )


def _happened(lesson: Lesson, happening: Happening, seq: int) -> Happened:
    seat, action, before = happening.seat, happening.action, happening.before
    public = seat == LEARNER or lesson.game.is_public(before, seat, action)
    by = "chance" if seat == CHANCE else "owner" if seat == LEARNER else "computer"
    revealed = lesson.game.revealed(before, seat, action)
    return Happened(
        type="acted",
        seq=seq,
        at=0,
        seat=seat,
        by=by,
        action=write_action(seat, action)[1:] if public else UNSET,
        revealed=revealed or UNSET,
    )


def _table(lesson: Lesson, state: Any) -> TableView:
    """A table that exists only in this answer, so that a front end shows it like any other."""
    seats = (_seat("human", ""), *(_seat("computer", name) for name in lesson.names))
    return TableView(
        id=TABLE,
        game=lesson.game.NAME,
        options=all_options(state.options),
        settings=Settings(),
        phase="playing",
        paused=False,
        seats=seats,
        host=None,
        chance=2,
        commitment="",
        restarts=0,
        starting=False,
        closing=None,
        secret=None,
        rematch=None,
    )


def _seat(kind: Any, name: str) -> SeatView:
    return SeatView(
        kind=kind,
        name=name,
        level=None,
        held=None,
        held_why=None,
        muted=False,
        promise=None,
        part=False,
    )
