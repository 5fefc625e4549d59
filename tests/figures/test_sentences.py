"""Sentences about figures are true of the data, and say when it may be luck."""

from collections.abc import Callable
from typing import TypeAlias

from stonehenge.figures import Figures, GameLine, RoundLine, figures
from stonehenge.figures.sentences import about_boxes, about_calibration, about_trend

Rounds: TypeAlias = Callable[[int], list[RoundLine]]


def of(count: int, rounds: Rounds, points: Callable[[int], int]) -> Figures:
    """The figures of so many games, made by rules for their rounds and points."""
    return figures(
        GameLine(
            game="cards",
            options={},
            seat=0,
            name="",
            kind="human",
            others=("sage", "sage"),
            date=None,
            points=points(number),
            place=1,
            wins=1.0,
            hints=0,
            rounds=tuple(rounds(number)),
        )
        for number in range(count)
    )


def bids(came: Callable[[int, int], int]) -> Rounds:
    """Rounds 1 to 4, in each of which as much is bid as there are cards."""
    return lambda number: [RoundLine(n, str(n), n, came(number, n), 0) for n in range(1, 5)]


def test_small_hands_that_succeed_more_often_are_told() -> None:
    own = of(40, bids(lambda _game, n: n if n < 3 else n - 1), lambda _: 0)
    said = about_boxes(own, "cards")
    assert said.id == "figures-small-boxes"
    assert (said.facts["from"], said.facts["small"], said.facts["large"]) == (3, 100, 0)


def test_a_difference_that_may_be_luck_is_none() -> None:
    own = of(12, bids(lambda game, n: n if (game + n) % 2 else n - 1), lambda _: 0)
    assert about_boxes(own, "cards").id == "figures-same-boxes"
    assert about_boxes(own, "cards").facts["exact"] == 50


def test_bids_are_too_high_from_the_number_on_where_they_are() -> None:
    own = of(40, bids(lambda game, n: n if n < 3 else n - 1 + game % 2), lambda _: 0)
    said = about_calibration(own, "cards")
    assert (said.id, said.facts["from"], said.facts["by"]) == ("figures-bid-high", 3, 0.5)
    low = of(40, bids(lambda _game, n: n + 1), lambda _: 0)
    assert about_calibration(low, "cards").id == "figures-bid-low"
    right = of(40, bids(lambda game, n: n + (-1) ** game), lambda _: 0)
    assert about_calibration(right, "cards").id == "figures-bid-right"


def test_a_trend_is_told_as_one_only_where_it_is() -> None:
    def going(points: Callable[[int], int]) -> str | None:
        said = about_trend(of(20, bids(lambda _game, n: n), points))
        return None if said is None else said.id

    assert going(lambda n: n % 3 + (40 if n >= 10 else 0)) == "figures-going-up"
    assert going(lambda n: n % 3 - (40 if n >= 10 else 0)) == "figures-going-down"
    assert going(lambda n: n % 3) == "figures-going-same"
    assert about_trend(of(9, bids(lambda _game, n: n), lambda _: 0)) is None
