"""Writes what the archmage makes on average: `python tools/coach_average.py`.

The archmage takes a seat among players of one level, every seat in turn, on deals of their own.
The coach subtracts these averages from the points of a game, to tell luck from choices. Lines of
earlier runs are kept, so that a stopped run goes on where it stopped.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

from stonehenge import cards, dice
from stonehenge.arena.match import Played, play_levels
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.coach.average import PEOPLE
from stonehenge.players.levels import LEVELS, offered
from stonehenge.vocabulary import AnyGame

OUT: Final = Path("src/stonehenge/coach/average.jsonl")
ARCHMAGE: Final = "archmage"
CARD_VARIANTS: Final[tuple[dict[str, Any], ...]] = (
    {"bidding": "covered"},
    {"bidding": "secret"},
    {"plus_minus_one": True},
)
DICE_VARIANTS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"magic": True},
    {"target": 12},
    {"magic": True, "target": 12},
)


def cells() -> Iterator[tuple[AnyGame, int, str, dict[str, Any], int]]:
    """Every table that is measured: game, seats, level of the others, options, deals.

    This field is measured most that people are taken to be like; how another differs is measured
    at one number of players.
    """
    for seats in dice.PLAYERS:
        for options in DICE_VARIANTS:
            yield dice, seats, PEOPLE, options, 160
    for seats, deals in ((4, 60), (3, 20), (5, 20), (6, 20)):
        yield cards, seats, PEOPLE, {}, deals
    for options in CARD_VARIANTS:
        yield cards, 4, PEOPLE, options, 12
    for field in offered("cards"):
        yield cards, 4, field, {}, 16
    for field in offered("dice"):
        yield dice, 3, field, {}, 80


def points_by_round(game: AnyGame, played: Played) -> list[tuple[int, ...]]:
    """What each seat won in every round."""
    state, rounds = game.start(played.options), []
    totals = game.totals(state)
    for seat, action in played.actions:
        before, state = len(game.finished_rounds(state)), game.apply(state, seat, action)
        if len(game.finished_rounds(state)) > before:
            rounds.append(tuple(b - a for a, b in zip(totals, game.totals(state), strict=True)))
            totals = game.totals(state)
    return rounds


def measured(
    game: AnyGame, seats: int, field: str, options: dict[str, Any], deals: int
) -> dict[str, Any]:
    """One line of the table."""
    chance = Seeded(seed_from_number(2026))
    rounds: list[list[int]] = []
    won: list[int] = []
    lost: list[int] = []
    for deal in range(deals):
        own = deal % seats
        levels = [ARCHMAGE if seat == own else field for seat in range(seats)]
        seed = chance.derive(f"{game.NAME}/{seats}/{field}/{options}/{deal}")
        played = play_levels(game, game.Options(seats=seats, **options), levels, seed)
        by_round, outcome = points_by_round(game, played), game.outcome(played.state)
        assert outcome is not None
        for seat in range(seats) if field == ARCHMAGE else (own,):
            rounds.append([points[seat] for points in by_round])
            (won if outcome.places[seat] == 1 else lost).append(outcome.points[seat])
    totals = [sum(points) for points in rounds]
    columns = [
        [points[at] for points in rounds if len(points) > at] for at in range(max(map(len, rounds)))
    ]
    return {
        "game": game.NAME,
        "seats": seats,
        "field": field,
        "options": options,
        "version": LEVELS[game.NAME][ARCHMAGE].version,
        "games": len(rounds),
        "rounds": [round(fmean(column), 2) for column in columns],
        "counts": [len(column) for column in columns],
        "total": round(fmean(totals), 2),
        "error": round(stdev(totals) / len(totals) ** 0.5, 2),
        "won": round(fmean(won or totals), 2),
        "lost": round(fmean(lost or totals), 2),
    }


def main() -> None:
    """Measures the tables that the file lacks."""
    lines = OUT.read_text().splitlines() if OUT.exists() else []
    done = {_key(line) for line in map(json.loads, lines)}
    for game, seats, field, options, deals in cells():
        if (game.NAME, seats, field, json.dumps(options)) not in done:
            line = json.dumps(measured(game, seats, field, options, deals))
            with OUT.open("a") as file:
                file.write(line + "\n")
            print(line, flush=True)


def _key(line: dict[str, Any]) -> tuple[str, int, str, str]:
    return line["game"], line["seats"], line["field"], json.dumps(line["options"])


if __name__ == "__main__":
    main()
