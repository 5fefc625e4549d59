"""A recorded game reviewed for one seat: what each decision cost, and what was luck.

A decision is judged by what the seat could know when it was taken, never by what came of it.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from msgspec import Struct

from stonehenge import cards, coach
from stonehenge import record as records
from stonehenge.coach.again import SameLuck, levels_of, play_again
from stonehenge.coach.answers import LEVEL, Assessment, Choice, advisor, choice_of
from stonehenge.coach.average import average_by_round, version_of
from stonehenge.coach.reasons import why
from stonehenge.coach.verdicts import Judged, Moment, Replays, Review, RoundReview, fine
from stonehenge.dice import Reroll
from stonehenge.record import Record, Step
from stonehenge.vocabulary import AnyGame, Seat

MOMENTS: Final = 5
REPLAYS: Final = 2
"""How often the archmage plays the game again."""
_SURE: Final = 2.0
"""A loss within so many standard errors counts as none."""
_SECOND_LOOK: Final = 3
"""So many times the effort goes into a decision that the first look finds wrong ..."""
_SECOND_SEED: Final = 1
"""... with other deals, as the best of many looks better than it is in the deals that chose it."""
_SHOWN: Final = 24
"""So many choices of a moment are kept: all cards, bids and boxes, the best of the re-rolls."""
_NOTHING: Final = 1e-6
_FELT: Final = {"cards": 0.5, "dice": 0.05}
"""A smaller loss is told as 0 points: it counts, but is no moment that mattered."""


class Asked(Struct, frozen=True):
    """A decision of the seat that is reviewed, as it saw it."""

    index: int
    round: int
    step: int
    view: Any
    legal: tuple[Any, ...]
    action: Any


class Look(Struct, frozen=True):
    """A decision and what the coach said of it."""

    asked: Asked
    assessment: Assessment
    verdict: Judged


def review(
    record: Record,
    seat: Seat,
    effort: float = 1.0,
    progress: Callable[[int, int], None] | None = None,
    seed: int = 0,
) -> Review:
    """The review of a seat; `progress` is told how many steps of how many are done.

    A step is a decision that is judged, or a round that the archmage plays again. It is told after
    every action, so that whoever listens may stop the review by raising an error.

    Another seed judges by other deals of the hidden cards.

    Only finished rounds count. Raises BrokenRecord if the record breaks a rule.
    """
    game, steps = records.game_of(record), list(records.replay(record))
    state = steps[-1].after if steps else records.start(record)
    finished = len(game.finished_rounds(state))
    asked = [one for one in _decisions(game, steps, seat) if one.round <= finished]
    of = len(asked) + REPLAYS * finished

    def tell(done: int) -> None:
        if progress:
            progress(done, of)

    tell(0)
    looks = []
    for done, one in enumerate(asked, 1):
        looks.append(_look(one, effort, 2 * seed))
        tell(done)
    again = _replayed(record, seat, finished, lambda rounds: tell(len(asked) + rounds))
    tell(of)
    return _summed_up(record, seat, effort, looks, again)


def _decisions(game: AnyGame, steps: Sequence[Step], seat: Seat) -> Iterator[Asked]:
    for step in steps:
        if step.seat != seat:
            continue
        legal = game.legal(step.before, seat)
        if sum(1 for choice in legal for _ in game.expand(choice)) > 1:
            view = game.view(step.before, seat)
            at = _step(view, game.reached(step.before)[1])
            yield Asked(step.index, view.round, at, view, legal, step.action)


def _step(view: Any, reached: int) -> int:
    """The trick or roll that a decision belongs to; a lead belongs to the trick it begins."""
    if not isinstance(view, cards.View):
        return reached
    return 0 if view.trick is None else len(view.tricks) + 1


def _look(asked: Asked, effort: float, seed: int) -> Look:
    assessment = coach.assess(asked.view, asked.legal, effort, seed)
    best, taken = assessment.best, choice_of(assessment, asked.action)
    loss, error = taken.loss, taken.loss_error
    if assessment.worlds and loss > 0:
        loss, error = second_look(asked.view, (best.action, asked.action), effort, seed)
    verdict = Judged(
        index=asked.index,
        round=asked.round,
        step=asked.step,
        action=asked.action,
        best=best.action if loss > 0 else asked.action,
        loss=fine(loss) if loss > max(_NOTHING, _SURE * error) else 0.0,
        error=error,
        points=taken.points,
        best_points=best.points,
        exact=taken.exact,
        best_exact=best.exact,
        win=taken.win,
        best_win=best.win,
    )
    return Look(asked, assessment, verdict)


def second_look(
    view: Any, best_and_taken: tuple[Any, Any], effort: float, seed: int
) -> tuple[float, float]:
    """The loss and its standard error in deals that had no part in choosing the best."""
    from stonehenge.coach.cards import play_out, worlds_for  # noqa: PLC0415 - imports numba

    worlds = worlds_for(_SECOND_LOOK * effort)
    trial = play_out(view, best_and_taken, worlds, seed + _SECOND_SEED)
    behind = trial.own[0] - trial.own[1]
    return float(behind.mean()), trial.error(behind)


class Again(Struct, frozen=True):
    """The archmage's replays, and by round whether it was exact in any of them."""

    replays: Replays
    exact: tuple[bool, ...]


def _replayed(record: Record, seat: Seat, finished: int, tell: Callable[[int], None]) -> Again:
    """Plays the game again; `tell` hears after every action how many rounds that were."""
    game, luck = records.game_of(record), SameLuck(record)

    def play(time: int) -> Any:
        # the archmage may need other numbers of rounds than the record
        return play_again(
            record, seat, luck, time, lambda done: tell(time * finished + min(done, finished))
        )

    states = [play(time) for time in range(REPLAYS)]
    points = tuple(game.totals(state)[seat] for state in states)
    exact = [[_exact(round_[seat]) for round_ in game.finished_rounds(state)] for state in states]
    others = levels_of(record)
    others[seat] = LEVEL
    replays = Replays(points=points, mean=sum(points) / len(points), others=tuple(others))
    return Again(
        replays,
        tuple(any(at < len(one) and one[at] for one in exact) for at in range(finished)),
    )


def _exact(prediction: tuple[int, int]) -> bool:
    return prediction[0] == prediction[1]


def _summed_up(
    record: Record, seat: Seat, effort: float, looks: Sequence[Look], again: Again
) -> Review:
    rounds = _rounds(record, seat, looks)
    judged = [look.verdict for look in looks]
    felt = [look for look in looks if look.verdict.loss >= _FELT[record.game]]
    dearest = sorted(felt, key=lambda look: -look.verdict.loss)[:MOMENTS]
    return Review(
        game=record.game,
        seat=seat,
        name=record.seats[seat],
        advisor=advisor(record.game),
        average_version=version_of(record.game),
        effort=effort,
        points=sum(one.points for one in rounds),
        average=sum(one.average for one in rounds),
        luck=sum(one.luck for one in rounds),
        choices=sum(one.choices for one in rounds),
        exact=sum(one.exact for one in rounds),
        exact_expected=_expected_exact(records.game_of(record), looks),
        exact_possible=sum(one.exact or at for one, at in zip(rounds, again.exact, strict=True)),
        agreed=sum(one.loss == 0 for one in judged),
        decisions=tuple(judged),
        moments=tuple(map(_moment, dearest)),
        rounds=tuple(rounds),
        archmage=again.replays,
    )


def _expected_exact(game: AnyGame, looks: Sequence[Look]) -> float:
    """The chance that the best prediction comes true, summed over the rounds."""
    predictions = [look for look in looks if isinstance(look.asked.action, game.PREDICTION)]
    return sum(look.assessment.best.exact for look in predictions)


def _moment(look: Look) -> Moment:
    verdict, assessment = look.verdict, look.assessment
    taken, view = choice_of(assessment, verdict.action), look.asked.view
    different = list(_different(assessment.choices, taken, view))
    choices = different[:_SHOWN]
    if taken not in choices:
        choices.append(taken)
    fields = {name: getattr(verdict, name) for name in Judged.__struct_fields__}
    return Moment(**fields, choices=tuple(choices), why=why(view, assessment, verdict.action))


def _different(choices: Sequence[Choice], taken: Choice, view: Any) -> Iterator[Choice]:
    """Of choices that come to the same one: the one that was taken, or the first."""
    seen = set()
    mine = _shown(taken.action, view)
    for choice in choices:
        shown = _shown(choice.action, view)
        if shown not in seen:
            seen.add(shown)
            yield taken if shown == mine else choice


def _shown(action: Any, view: Any) -> Any:
    """A choice without what makes no difference: which Wizard, which of two dice that show blue."""
    if isinstance(action, cards.Play) and action.card[0] in "WJ":
        return action.card[0]
    if isinstance(action, Reroll):
        return tuple(sorted(view.faces[die] for die in action.dice))
    return action


def _rounds(record: Record, seat: Seat, looks: Sequence[Look]) -> list[RoundReview]:
    game = records.game_of(record)
    won, exact = _won(game, record, seat)
    levels = levels_of(record)
    others = levels[:seat] + levels[seat + 1 :]
    averages = average_by_round(record.game, record.options, others, len(won))
    reviews = []
    for at, (points, usual) in enumerate(zip(won, averages, strict=True)):
        lost = sum(look.verdict.loss for look in looks if look.asked.round == at + 1)
        average = fine(usual)
        reviews.append(
            RoundReview(
                round=at + 1,
                points=points,
                average=average,
                luck=points - average + lost,
                choices=-lost if lost else 0.0,
                exact=exact[at],
            )
        )
    return reviews


def _won(game: AnyGame, record: Record, seat: Seat) -> tuple[list[float], list[bool]]:
    """The points of every finished round, and whether the prediction came true."""
    state = records.start(record)
    total, points = 0, []
    for step in records.replay(record):
        rounds, state = len(game.finished_rounds(step.before)), step.after
        if len(game.finished_rounds(state)) > rounds:
            points.append(float(game.totals(state)[seat] - total))
            total = game.totals(state)[seat]
    return points, [_exact(round_[seat]) for round_ in game.finished_rounds(state)]
