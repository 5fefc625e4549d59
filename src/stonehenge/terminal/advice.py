"""Advice, told: what is expected of each choice of a position, and reviews of whole games."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec import Struct

from stonehenge import players
from stonehenge import record as records
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.coach.answers import Assessment, Fact
from stonehenge.coach.positions import Question
from stonehenge.coach.verdicts import Review
from stonehenge.locale import Words
from stonehenge.players.levels import find
from stonehenge.players.reasons import Reason, Reasons
from stonehenge.record import Record
from stonehenge.terminal.choices import choice_text
from stonehenge.terminal.paper import Paper, columns, harmless
from stonehenge.terminal.teller import teller_of
from stonehenge.vocabulary import AnyGame, Seat

_SHOWN: Final = 12


class Mute(ValueError):
    """A level that cannot say why."""

    def __init__(self, level: str) -> None:
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


def expected(game: AnyGame, view: Any, legal: Sequence[Any], level: str) -> Reasons:
    """What a level other than the coach's expects of each choice."""
    if not find(game.NAME, level).explains:
        raise Mute(level)
    player: Any = players.make(game, level, Seeded(seed_from_number(0)).derive("why"))
    reasons: Reasons = player.reasons(view, legal)
    return reasons


def own_seat(record: Record) -> Seat:
    """Whose game it is: the first human's, or that of seat 0."""
    kinds = records.kinds(record)
    return kinds.index("human") if "human" in kinds else 0


def tell_decision(record: Record, decision: Decision, words: Words, paper: Paper) -> Iterator[str]:
    """What led to a decision."""
    names = [harmless(name) for name in record.seats]
    teller = teller_of(record.game, words, paper, names, decision.seat)
    yield from decision.told
    yield from teller.situation(decision.view, decision.legal)
    yield ""


def tell_question(
    question: Question, names: Sequence[str], words: Words, paper: Paper
) -> Iterator[str]:
    """A position that was entered by hand."""
    teller = teller_of(question.game.NAME, words, paper, list(names), question.view.seat)
    yield from teller.begin(question.view)
    yield from teller.situation(question.view, question.legal)
    yield ""


def tell_assessment(
    words: Words, view: Any, assessment: Assessment, taken: Any, name: str
) -> Iterator[str]:
    """What the coach expects of each choice, and how sure that is."""
    if len(assessment.choices) == 1:
        yield words("why-one-choice")
        return
    level = assessment.advisor.level
    yield words("why-title", level=level, name=name)
    reasons = Reasons(
        choices=tuple(
            Reason(action=one.action, points=one.points, exact=one.exact, win=one.win)
            for one in assessment.choices
        ),
        tricks=assessment.best.tricks,
    )
    yield from tell_reasons(words, view, level, reasons, taken)
    if assessment.against is not None and assessment.why:
        choice = choice_text(words, view, assessment.against)
        reasons_told = " ".join(_sentence(words, fact) for fact in assessment.why)
        yield words("why-against", choice=choice, why=reasons_told)
    if assessment.worlds:
        error = max(one.error for one in assessment.choices)
        yield words("why-error", worlds=assessment.worlds, error=f"{error:.1f}")
    if assessment.next_seer is not None:
        worth = assessment.next_seer
        yield words("why-seer", win=f"{worth.win:+.0%}", points=f"{worth.points:+.1f}")


def decision_at(record: Record, index: int, words: Words, paper: Paper) -> Decision:
    """The decision that an action of the record is; raises NoDecision if it is none."""
    acted = record.actions[index][:1] if 0 <= index < len(record.actions) else ()
    for seat in set(range(len(record.seats))).intersection(acted):
        for decision in decisions(record, seat, words, paper):
            if decision.index == index:
                return decision
    raise NoDecision(index)


def tell_reasons(
    words: Words, view: Any, level: str, reasons: Reasons, taken: Any
) -> Iterator[str]:
    """A table of choices, the best first."""
    shown = list(reasons.choices[:_SHOWN])
    shown += [reason for reason in reasons.choices[_SHOWN:] if reason.action == taken]
    known = [name for name in ("points", "exact", "win") if _has(reasons, name)]
    rows = [["", *(words("why-column", column=name) for name in known), ""]]
    for reason in shown:
        mark = words("why-taken") if reason.action == taken else ""
        told = choice_text(words, view, reason.action)
        rows.append([told, *(_cell(name, getattr(reason, name)) for name in known), mark])
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


def tell_review(record: Record, review: Review, words: Words) -> Iterator[str]:
    """Luck and choices of a game, and what cost most."""
    yield words(
        "review-sum",
        name=harmless(review.name),
        points=f"{review.points:.0f}",
        level=review.advisor.level,
        average=_number(review, review.average),
        luck=_signed(review, review.luck),
        choices=_signed(review, review.choices),
    )
    yield words(
        "review-exact",
        exact=review.exact,
        rounds=len(review.rounds),
        expected=f"{review.exact_expected:.1f}",
        possible=review.exact_possible,
    )
    points = ", ".join(map(str, review.archmage.points))
    yield words("review-again", level=review.advisor.level, game=review.game, points=points)
    yield words("review-agreed", agreed=review.agreed, decisions=len(review.decisions))
    if review.moments:
        yield words("review-moments")
        yield from _moments(record, review, words)
        yield words("review-hint")


def _moments(record: Record, review: Review, words: Words) -> Iterator[str]:
    views = {step.index: step.before for step in records.replay(record)}
    game = records.game_of(record)
    for moment in review.moments:
        view = game.view(views[moment.index], review.seat)
        yield "  " + words(
            "review-moment",
            index=str(moment.index),
            round=moment.round,
            taken=choice_text(words, view, moment.action),
            best=choice_text(words, view, moment.best),
            loss=_number(review, moment.loss),
        )
        yield from ("    " + _sentence(words, fact) for fact in moment.why)


def _sentence(words: Words, fact: Fact) -> str:
    """A reason in the language; colours are told by their names."""
    facts = {
        name: words.colour(value) if name.endswith("colour") else value
        for name, value in fact.facts.items()
    }
    return words(fact.reason, **facts)


def _number(review: Review, points: float) -> str:
    """Points; those of the dice game are small and need a decimal."""
    return f"{points:.0f}" if review.game == "cards" else f"{points:.1f}"


def _signed(review: Review, points: float) -> str:
    told = _number(review, points)
    return told if points < 0 else f"+{told}"
