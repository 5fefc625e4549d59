"""Control variates narrow intervals, and shift nothing."""

from math import sqrt
from statistics import fmean, stdev

import numpy as np
import pytest
from msgspec.structs import replace

from stonehenge import cards, dice
from stonehenge.arena import figures, tournament
from stonehenge.arena.control import without_luck
from stonehenge.arena.duplicate import Contest, run, verdicts
from stonehenge.arena.entrants import read_entrants, read_one
from stonehenge.arena.fields import Field, known_field, known_fields
from stonehenge.arena.series import Series
from stonehenge.arena.series import run as run_series
from stonehenge.chance import seed_from_number
from stonehenge.figures.intervals import average, figure, mean_and_error
from stonehenge.vocabulary import read_options

GAIN = "points a round over the field"


def drawn(seed: int, deals: int) -> tuple[list[float], list[tuple[float]]]:
    """Values around 3 that follow luck by a curve; luck itself is skewed."""
    random = np.random.default_rng(seed)
    luck = random.exponential(size=deals) - 1
    values = 3 + 2 * luck + luck**2 - 1 + random.normal(size=deals)
    return values.tolist(), [(float(one),) for one in luck]


def test_the_figure_is_not_shifted_however_few_the_deals() -> None:
    means = [fmean(without_luck(*drawn(seed, 12))) for seed in range(2000)]
    assert abs(fmean(means) - 3) < 4 * stdev(means) / sqrt(len(means))


def test_the_interval_is_narrower_and_holds_the_truth_as_often_as_it_says() -> None:
    held, narrower = 0, []
    for seed in range(600):
        random = np.random.default_rng(seed)
        luck = random.normal(size=60)
        values = (3 + luck + random.normal(size=60)).tolist()
        lucks = luck.reshape(-1, 1).tolist()
        plain, controlled = figure(values), figure(without_luck(values, lucks))
        held += abs(controlled.value - 3) <= controlled.reach
        narrower.append(controlled.reach / plain.reach)
    assert 0.91 < held / 600 < 0.985
    assert fmean(narrower) < 0.75


def test_luck_that_says_nothing_costs_little() -> None:
    values, _ = drawn(1, 100)
    _, lucks = drawn(2, 100)
    assert figure(without_luck(values, lucks)).reach < 1.08 * figure(values).reach


def test_two_controls_may_say_the_same() -> None:
    values, lucks = drawn(1, 40)
    once, twice = without_luck(values, lucks), without_luck(values, [luck * 2 for luck in lucks])
    assert twice == pytest.approx(once)


def test_too_few_deals_and_no_luck_leave_the_values_as_they_are() -> None:
    values, lucks = drawn(1, 9)
    assert without_luck(values, lucks) == values
    assert without_luck(values, [()] * 9) == values
    assert without_luck([], []) == []


def contest(game: str, deals: int, *, control: bool) -> Contest:
    options = dice.Options(seats=2, rounds=6) if game == "dice" else cards.Options(seats=4)
    return Contest(
        game=game,
        options=options,
        challenger=read_one(game, "apprentice"),
        field=read_one(game, "novice" if game == "dice" else "journeyman"),
        seed=seed_from_number(1),
        deals=deals,
        control_luck=control,
    )


def test_rolls_explain_most_of_a_comparison_of_dice_players() -> None:
    asked = contest("dice", 24, control=True)
    scores = list(run(asked, 1))
    controlled = verdicts(scores)[GAIN]
    plain = verdicts([replace(score, luck=()) for score in scores])[GAIN]
    assert controlled.reach < 0.7 * plain.reach
    assert abs(controlled.value - plain.value) < plain.reach


def test_a_comparison_without_control_is_as_it_was() -> None:
    plain = list(run(contest("dice", 2, control=False), 1))
    controlled = list(run(contest("dice", 2, control=True), 1))
    assert [replace(score, luck=()) for score in controlled] == plain


def test_a_known_field_plays_no_games_of_its_own() -> None:
    asked = contest("cards", 1, control=True)
    known = asked.known_field
    assert known is not None
    [score] = run(asked, 1)
    assert len(score.conducts) == 4
    assert score.gain == pytest.approx(score.points - known.points)
    assert contest("cards", 1, control=False).known_field is None


def test_the_interval_has_the_error_of_the_known_field() -> None:
    known = contest("cards", 1, control=True).known_field
    assert known is not None
    [score] = run(contest("cards", 1, control=True), 1)
    scores = [replace(score, gain=gain, luck=()) for gain in (1.0, 2.0, 3.0)]
    alone = verdicts(scores)[GAIN].reach
    assert verdicts(scores, known)[GAIN].reach == pytest.approx(
        sqrt(alone**2 + (4.30 * known.error) ** 2)
    )


def test_known_fields_are_found_by_options_and_version() -> None:
    field = known_fields()[0]
    options = read_options(cards, field.seats, field.options)
    assert known_field("cards", options, field.level) == field
    assert known_field("cards", replace(options, bidding="covered"), field.level) is None
    assert known_field("cards", options, None) is None


@pytest.mark.parametrize("field", known_fields(), ids=lambda field: field.level)
def test_a_known_field_still_wins_what_was_measured(field: Field) -> None:
    options = read_options(cards, field.seats, field.options)
    seated = (read_one("cards", field.level),) * field.seats
    series = Series("cards", options, seated, seed_from_number(3), 16, keep_records=False)
    points = [average(game.outcome.points) / game.outcome.rounds for game in run_series(series, 1)]
    mean, error = mean_and_error(points)
    assert abs(mean - field.points) < 4.5 * sqrt(error**2 + field.error**2)


def test_a_tournament_with_controlled_luck_has_narrower_figures() -> None:
    asked = tournament.Tournament(
        game="dice",
        options=dice.Options(seats=2, rounds=6),
        entrants=read_entrants("dice", ["apprentice,novice"]),
        seed=seed_from_number(2),
        deals=60,
        control_luck=True,
    )
    scores = [tournament.play_game(asked, number) for number in range(60)]
    controlled = figures.result(asked, scores)
    plain = figures.result(asked, [replace(score, luck=()) for score in scores])
    for line, before in zip(controlled.lines, plain.lines, strict=True):
        assert line.points_a_round.reach < 0.8 * before.points_a_round.reach
        assert line.over_the_others
        assert before.over_the_others
        assert line.over_the_others.reach < 0.8 * before.over_the_others.reach
        assert abs(line.wins.value - before.wins.value) < before.wins.reach
        assert line.rating == before.rating
    assert controlled.pairs[0].ahead.reach < 0.8 * plain.pairs[0].ahead.reach
