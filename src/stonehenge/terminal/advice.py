"""Why, told: what a level expects of each choice at a decision, and a review of a whole game."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec import Struct

from stonehenge import players
from stonehenge import record as records
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.locale import Words
from stonehenge.players.levels import LEVELS, find
from stonehenge.players.reasons import Explains, Reason, Reasons
from stonehenge.record import Record
from stonehenge.terminal.choices import choice_text
from stonehenge.terminal.paper import Paper, columns, harmless
from stonehenge.terminal.teller import teller_of
from stonehenge.vocabulary import AnyGame, Seat

MEASURES: Final = ("win", "points", "exact")
"""What choices are weighed by: the first of these that the level reckons with."""
_SHOWN: Final = 12
_LISTED: Final = 10


class Mute(ValueError):
    """A level that cannot say why; None where no level of the game can."""

    def __init__(self, level: str | None) -> None:
        self.level: Final = level
        super().__init__(level)


class NoDecision(ValueError):
    """The number of an action that nobody decided on."""


class Decision(Struct, frozen=True):
    """A decision of a record, as the one who took it saw it."""

    index: int
    seat: Seat
    view: Any
    legal: tuple[Any, ...]
    action: Any
    told: tuple[str, ...]
    """What that seat had been told since the round began."""


class Lost(Struct, frozen=True):
    """A decision that a level would have taken otherwise."""

    decision: Decision
    best: Any
    measure: str
    loss: float


def decisions(record: Record, seat: Seat, words: Words, paper: Paper) -> Iterator[Decision]:
    """The decisions of one seat."""
    game = records.game_of(record)
    names = [harmless(name) for name in record.seats]
    teller = teller_of(record.game, words, paper, names, seat)
    told = list(teller.begin(game.view(records.start(record), seat)))
    for step in records.replay(record):
        before, after = game.view(step.before, seat), game.view(step.after, seat)
        if step.seat == seat:
            legal = game.legal(step.before, seat)
            yield Decision(step.index, seat, before, legal, step.action, tuple(told))
        if after.round != before.round:
            told = []
        told += teller.tell(before, after, step.seat, step.action)


def explainer(game: AnyGame, level: str | None, index: int = 0) -> tuple[str, Explains]:
    """The level that is asked, by default the last that can say why, as it begins a decision."""
    asked = [find(game.NAME, level)] if level else LEVELS[game.NAME].values()
    able = [entry.name for entry in asked if entry.explains]
    if not able:
        raise Mute(level)
    seed = Seeded(seed_from_number(0)).derive(f"why/{index}")
    player: Any = players.make(game, able[-1], seed)
    return able[-1], player


def own_seat(record: Record) -> Seat:
    """Whose game it is: the first human's, or that of seat 0."""
    kinds = records.kinds(record)
    return kinds.index("human") if "human" in kinds else 0


def tell_decision(
    record: Record, index: int, level: str | None, words: Words, paper: Paper
) -> Iterator[str]:
    """What led to a decision, and what a level expects of each choice."""
    game = records.game_of(record)
    asked = _decision_at(record, index, words, paper)
    name, player = explainer(game, level, index)
    names = [harmless(name) for name in record.seats]
    teller = teller_of(record.game, words, paper, names, asked.seat)
    yield from asked.told
    yield from teller.situation(asked.view, asked.legal)
    yield ""
    if len(_expanded(game, asked.legal)) == 1:
        yield words("why-one-choice")
        return
    yield words("why-title", level=name, name=names[asked.seat])
    yield from _choices(words, name, asked, player.reasons(asked.view, asked.legal))


def _decision_at(record: Record, index: int, words: Words, paper: Paper) -> Decision:
    acted = record.actions[index][:1] if 0 <= index < len(record.actions) else ()
    for seat in set(range(len(record.seats))).intersection(acted):
        for decision in decisions(record, seat, words, paper):
            if decision.index == index:
                return decision
    raise NoDecision(index)


def _choices(words: Words, level: str, decision: Decision, reasons: Reasons) -> Iterator[str]:
    shown = list(reasons.choices[:_SHOWN])
    shown += [reason for reason in reasons.choices[_SHOWN:] if reason.action == decision.action]
    known = [name for name in ("points", "exact", "win") if _has(reasons, name)]
    rows = [["", *(words("why-column", column=name) for name in known), ""]]
    for reason in shown:
        taken = words("why-taken") if reason.action == decision.action else ""
        told = choice_text(words, decision.view, reason.action)
        rows.append([told, *(_cell(name, getattr(reason, name)) for name in known), taken])
    yield from ("  " + line for line in columns(rows))
    if more := len(reasons.choices) - len(shown):
        yield "  " + words("why-more-choices", number=more)
    if reasons.tricks:
        yield _tricks(words, level, reasons.tricks)


def _has(reasons: Reasons, measure: str) -> bool:
    return any(getattr(reason, measure) is not None for reason in reasons.choices)


def _cell(measure: str, value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:+.1f}" if measure == "points" else f"{value:.0%}"


def _tricks(words: Words, level: str, tricks: Sequence[float]) -> str:
    mean = sum(number * chance for number, chance in enumerate(tricks))
    listed = (f"{number}: {chance:.0%}" for number, chance in enumerate(tricks) if chance >= 0.005)
    return words("why-tricks", level=level, mean=f"{mean:.1f}", chances=", ".join(listed))


def tell_review(
    record: Record, seat: Seat, level: str | None, words: Words, paper: Paper
) -> Iterator[str]:
    """How often a seat decided as the level would, and where it lost most in its reckoning."""
    game = records.game_of(record)
    name, _ = explainer(game, level)
    count = 0
    lost: list[Lost] = []
    for decision in decisions(record, seat, words, paper):
        if len(_expanded(game, decision.legal)) > 1:
            count += 1
            lost += _lost(game, name, decision)
    yield words(
        "why-review",
        name=harmless(record.seats[seat]),
        agreed=count - len(lost),
        decisions=count,
        level=name,
    )
    lost.sort(key=lambda case: -case.loss)
    if lost:
        yield words("why-lost", level=name)
        yield from ("  " + _lost_line(words, case) for case in lost[:_LISTED])
        yield words("why-hint")


def _expanded(game: AnyGame, legal: Sequence[Any]) -> list[Any]:
    return [action for choice in legal for action in game.expand(choice)]


def _lost(game: AnyGame, level: str, decision: Decision) -> Iterator[Lost]:
    """The decision, if the level would have taken it otherwise and reckons that it cost."""
    _, player = explainer(game, level, decision.index)
    reasons = player.reasons(decision.view, decision.legal)
    best = reasons.choices[0]
    taken = next((one for one in reasons.choices if one.action == decision.action), None)
    if taken is None or taken.action == best.action:
        return
    measure, loss = _loss(best, taken)
    if loss > 0:
        yield Lost(decision, best.action, measure, loss)


def _loss(best: Reason, taken: Reason) -> tuple[str, float]:
    for measure in MEASURES:
        most, got = getattr(best, measure), getattr(taken, measure)
        if most is not None and got is not None:
            return measure, most - got
    return "points", 0.0


def _lost_line(words: Words, case: Lost) -> str:
    decision = case.decision
    loss = f"-{case.loss:.1f}" if case.measure == "points" else f"-{case.loss:.1%}"
    return words(
        "why-lost-line",
        index=str(decision.index),
        round=decision.view.round,
        taken=choice_text(words, decision.view, decision.action),
        best=choice_text(words, decision.view, case.best),
        measure=case.measure,
        loss=loss,
    )
