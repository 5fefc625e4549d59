"""A finished game as one line for each of its seats: all that figures are made of."""

from collections.abc import Sequence

from msgspec import UNSET, Struct

from stonehenge import dice
from stonehenge import record as records
from stonehenge.cards import Bid
from stonehenge.figures.intervals import win_share
from stonehenge.record import Record, Step
from stonehenge.vocabulary import CHANCE, AnyGame, OptionValue, Outcome, Seat


class RoundLine(Struct, frozen=True):
    """One round of one seat."""

    number: int
    box: str
    """Where the prediction stands: cards, the number of cards in hand; dice, a box such as `3R`."""
    predicted: int
    came: int
    points: int

    @property
    def exact(self) -> bool:
        """Whether the prediction came true."""
        return self.predicted == self.came


class GameLine(Struct, frozen=True, kw_only=True):
    """One finished game of one seat."""

    game: str
    options: dict[str, OptionValue]
    seat: Seat
    name: str
    kind: str
    """`human`, `program` or the level of a computer player; empty where the record does not say."""
    others: tuple[str, ...]
    """The kinds of the other seats, clockwise."""
    date: str | None
    points: int
    place: int
    wins: float
    """1 for a victory, a part of it for a shared one."""
    hints: int
    jesters: int = 0
    """How many Jester Scores stand on the sheet; 0 in the card game."""
    rounds: tuple[RoundLine, ...]


def lines_of(record: Record) -> list[GameLine]:
    """A line for each seat of a finished game; none of one that was not finished.

    Raises BrokenRecord where an action breaks a rule. Whether chance was fair is not asked.
    """
    game, steps = records.game_of(record), list(records.replay(record))
    outcome = game.outcome(steps[-1].after) if steps else None
    if outcome is None:
        return []
    rounds = _rounds(game, steps, len(record.seats))
    return [_line(record, seat, outcome, by_seat) for seat, by_seat in enumerate(rounds)]


def _line(record: Record, seat: Seat, outcome: Outcome, rounds: Sequence[RoundLine]) -> GameLine:
    kinds = records.kinds(record) or ("",) * len(record.seats)
    return GameLine(
        game=record.game,
        options=record.options,
        seat=seat,
        name=record.seats[seat],
        kind=kinds[seat],
        others=(*kinds[seat + 1 :], *kinds[:seat]),
        date=None if record.date is UNSET else record.date,
        points=outcome.points[seat],
        place=outcome.places[seat],
        wins=win_share(outcome.places, seat),
        hints=0 if record.hints is UNSET else record.hints[seat],
        jesters=_jesters(outcome, seat),
        rounds=tuple(rounds),
    )


def _jesters(outcome: Outcome, seat: Seat) -> int:
    return outcome.jesters[seat] if isinstance(outcome, dice.Outcome) else 0


def _rounds(game: AnyGame, steps: Sequence[Step], seats: int) -> list[list[RoundLine]]:
    """By seat its rounds."""
    lines: list[list[RoundLine]] = [[] for _ in range(seats)]
    boxes, totals = [""] * seats, (0,) * seats
    for step in steps:
        if step.seat != CHANCE and isinstance(step.action, game.PREDICTION):
            boxes[step.seat] = _box(game, step)
        finished = game.finished_rounds(step.after)
        if len(finished) > len(lines[0]):
            before, totals = totals, game.totals(step.after)
            for seat, (predicted, came) in enumerate(finished[-1]):
                points = totals[seat] - before[seat]
                lines[seat].append(RoundLine(len(finished), boxes[seat], predicted, came, points))
    return lines


def _box(game: AnyGame, step: Step) -> str:
    if isinstance(step.action, Bid):
        return str(game.reached(step.before)[0])
    number, colour = step.action.box
    return f"{number}{colour}"
