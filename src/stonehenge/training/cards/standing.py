"""The command `train cards-standing`: what rounds bring, measured for the value of the standing.

The nets play many rounds of each number of players and cards against themselves. From these come
the figures of each round. Other rounds, put together to whole games, show how true the chances are
that follow from the figures.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from msgspec import Struct

from stonehenge.cards import PLAYERS, rules
from stonehenge.kernels import compiled
from stonehenge.players.cards.net import standing
from stonehenge.players.cards.net.rounds import new_round, new_scratch
from stonehenge.players.cards.net.standing import RoundFigures, chance_to_win
from stonehenge.players.cards.net.weights import shipped
from stonehenge.players.cards.numbers import MOST_SEATS
from stonehenge.training.cards.samples import no_samples
from stonehenge.training.cards.self_play import (
    LEARNER,
    OPEN,
    Company,
    Terms,
    deal,
    hold_auction,
    name_trump,
    play_out,
)

_TERMS: Final = Terms(OPEN, plus_minus_one=False, curiosity=0.0)
_GRADES: Final = 10
"""Chances are compared with what came in so many classes."""
_SHORT: Final = (5, 8)
"""Chances are also tested in games of so few rounds."""
_DECIMALS: Final = 2


class Measure(Struct, frozen=True):
    """How many rounds are played for the figures, and how many games to test them."""

    rounds: int = 4000
    tested_rounds: int = 1500
    games: int = 1500


class Grade(NamedTuple):
    """Seats that were given about the same chance to win, and how many of them won."""

    players: int
    rounds: int
    """Of the whole game."""
    to_come: int
    """The rounds that were still to come."""
    foretold: float
    came: float
    within: float
    """Half the width of the 95 % interval of what came."""
    seats: int

    def __str__(self) -> str:
        return ",".join(f"{one:.3f}" if isinstance(one, float) else str(one) for one in self)


@compiled
def points_of_rounds(seed: int, number: int, seats: int, tricks: int, company: Company) -> Any:
    """By round the points of each seat; the last seat is the dealer."""
    np.random.seed(seed)
    game, scratch, notes = new_round(), new_scratch(), no_samples()
    points = np.zeros((number, seats))
    for i in range(number):
        deal(game, seats, tricks)
        name_trump(game, company.brain, scratch)
        hold_auction(game, company, _TERMS, scratch, notes)
        play_out(game, company, 0.0, scratch)
        for seat in range(seats):
            points[i, seat] = rules.points(game[0].bids[seat], game[0].won[seat])
    return points


def all_points(seed: int, number: int, seats: int) -> list[Any]:
    """Points of so many rounds of each number of tricks."""
    brain = shipped("cards")
    company = Company(brain, brain, np.full(MOST_SEATS, LEARNER))
    return [
        points_of_rounds(seed + tricks, number, seats, tricks, company)
        for tricks in range(1, rules.rounds(seats) + 1)
    ]


def figures_of(points: Any) -> RoundFigures:
    """What a round brings, from the points of many."""
    exact, means = points > 0, points.mean(axis=0)
    apart = points - points.mean(axis=1, keepdims=True)
    seats = points.shape[1]
    return RoundFigures(
        means=tuple(round(float(mean), _DECIMALS) for mean in means - means.mean()),
        spread=round(float(np.sqrt(apart.var(axis=0).mean() * seats / (seats - 1))), _DECIMALS),
        exact=round(float(exact.mean()), _DECIMALS + 2),
        gain=round(float(points[exact].mean()), _DECIMALS),
        loss=round(float(points[~exact].mean()), _DECIMALS),
    )


def games_from(points: list[Any], number: int, seed: int) -> Any:
    """Games put together from rounds: by game and round the points of each seat; seat 0 begins."""
    random = np.random.default_rng(seed)
    seats = points[0].shape[1]
    games = np.zeros((number, len(points), seats))
    for tricks, played in enumerate(points):
        drawn = played[random.integers(len(played), size=number)]
        games[:, tricks] = np.roll(drawn, tricks + 1, axis=1)  # the dealer is the last of them
    return games


def foretold(games: Any, left: int) -> tuple[Any, Any]:
    """The chances to win with so many rounds to come, and the shares of victory that came."""
    rounds, seats = games.shape[1:]
    played = rounds - left
    rest = standing.rest_of_game(seats, (played - 1) % seats, played, rounds)
    expected = games[:, :played].sum(axis=1) + np.array(rest.means)
    chances = [
        [chance_to_win(row, rest.spread, seat) for seat in range(seats)]
        for row in expected.tolist()
    ]
    last = games.sum(axis=1)
    won = last == last.max(axis=1, keepdims=True)
    return np.array(chances), won / won.sum(axis=1, keepdims=True)


def calibration(games: Any) -> Iterator[Grade]:
    """Chances compared with what came, in whole games and in short ones."""
    seats, longest = games.shape[2], games.shape[1]
    for rounds in (*_SHORT, longest):
        for left in sorted({1, 2, 3, rounds // 3, rounds // 2}):
            chances, came = foretold(games[:, :rounds], left)
            grade = np.minimum((chances * _GRADES).astype(int), _GRADES - 1)
            for one in range(_GRADES):
                here = grade == one
                if number := int(here.sum()):
                    yield Grade(
                        players=seats,
                        rounds=rounds,
                        to_come=left,
                        foretold=float(chances[here].mean()),
                        came=float(came[here].mean()),
                        within=float(1.96 * came[here].std() / np.sqrt(number)),
                        seats=number,
                    )


def train(folder: Path, seed: int, say: Callable[[str], None], how: Measure | None = None) -> None:
    """Measures the figures, writes them, and says how true the shipped ones are."""
    how = how or Measure()
    folder.mkdir(parents=True, exist_ok=True)
    measured = {}
    for seats in PLAYERS:
        points = all_points(seed, how.rounds, seats)
        measured[seats] = tuple(map(figures_of, points))
        say(f"{seats} players: {how.rounds} rounds of each number of cards")
        (folder / "standing.json").write_bytes(msgspec.json.encode(measured))
    lines = [",".join(Grade._fields)]
    for seats in PLAYERS:
        tested = all_points(seed + 1000, how.tested_rounds, seats)
        for grade in calibration(games_from(tested, how.games, seed)):
            lines.append(str(grade))
            say(lines[-1])
    (folder / "calibration.csv").write_text("\n".join([*lines, ""]))
