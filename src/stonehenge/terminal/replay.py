"""A recorded game told again, to an onlooker or as one seat saw it."""

from collections.abc import Iterator
from typing import TextIO

from stonehenge import record as records
from stonehenge.locale import Words
from stonehenge.record import Record
from stonehenge.terminal.paper import Paper, harmless
from stonehenge.terminal.teller import tell_end, teller_of
from stonehenge.vocabulary import Seat


def replay(
    record: Record, seat: Seat | None, words: Words, paper: Paper, answers: TextIO | None
) -> None:
    """Tells a game; with `answers` it waits for Enter after each thing that happened."""
    for piece in _pieces(record, seat, words, paper):
        for line in piece:
            paper.line(line)
        if answers and paper.ask(words("step-prompt"), answers) in (None, "q", "quit"):
            return


def _pieces(record: Record, seat: Seat | None, words: Words, paper: Paper) -> Iterator[list[str]]:
    game = records.game_of(record)
    names = [harmless(name) for name in record.seats]
    teller = teller_of(record.game, words, paper, names, seat)
    state = records.start(record)
    if opening := [*teller.as_record(), *teller.begin(game.view(state, seat))]:
        yield opening
    for step in records.replay(record):
        state = step.after
        before, after = game.view(step.before, seat), game.view(state, seat)
        if told := list(teller.tell(before, after, step.seat, step.action)):
            yield told
    outcome = game.outcome(state)
    if outcome:
        yield [*tell_end(words, names, seat, outcome), *teller.pad(game.view(state, seat))]
