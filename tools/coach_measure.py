"""Measures the coach: `python tools/coach_measure.py calibration|following|agreement [game]`.

Every result is a line of docs/coach/measured.jsonl, in place of those of the same measure and game;
`docs/coach/calibration.svg` is drawn from it.
"""

import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any, Final, NamedTuple

import numpy as np

from stonehenge import cards, dice, players
from stonehenge.arena.match import play_levels, record_of
from stonehenge.cards.rules import NONE
from stonehenge.cards.state import COLOURS, NUMBER
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.coach import assess
from stonehenge.coach.again import SameLuck, play_again
from stonehenge.coach.answers import choice_of
from stonehenge.coach.average import points_of_a_win
from stonehenge.coach.cards import WORLDS, play_out
from stonehenge.coach.playouts import Ends, play_bid, play_cards
from stonehenge.coach.review import review, second_look
from stonehenge.kernels.cards.arrays import with_arrays
from stonehenge.players.cards.net.likelihood import Worlds
from stonehenge.players.cards.net.weights import shipped
from stonehenge.players.cards.numbers import history_of
from stonehenge.record import GAMES, Record, replay
from stonehenge.vocabulary import CHANCE, AnyGame

FOLDER: Final = Path("docs/coach")
SEEDS: Final = Seeded(seed_from_number(15))
WEAK: Final = {"cards": "apprentice", "dice": "journeyman-1"}
_COLOURS: Final = ("#2B5FAF", "#25743F", "#B0352A", "#7D5400")


def main() -> None:
    """Measures what was asked for."""
    kind, *games = sys.argv[1:]
    measure = {"calibration": calibration, "following": following, "agreement": agreement}[kind]
    for name in games or GAMES:
        lines = []
        for line in measure(GAMES[name]):
            lines.append(json.dumps({"measure": kind, "game": name, **line}))
            print(lines[-1], flush=True)
        _keep(kind, name, lines)
    if kind == "calibration":
        (FOLDER / "calibration.svg").write_text(picture())


def _keep(kind: str, game: str, lines: Sequence[str]) -> None:
    """Writes what was measured down, instead of what was measured before."""
    file = FOLDER / "measured.jsonl"
    others = [
        line
        for line in file.read_text().splitlines()
        if (one := json.loads(line))["measure"] != kind or one["game"] != game
    ]
    file.write_text("\n".join([*others, *lines, ""]))


def games(game: AnyGame, seats: int, label: str, number: int) -> Iterator[Record]:
    """Games of a weak player among sages."""
    seated = [WEAK[game.NAME], *["sage-1"] * (seats - 1)]
    for at in range(number):
        seed = SEEDS.derive(f"{game.NAME}/{label}/{seats}/{at}")
        yield record_of(
            game, play_levels(game, game.Options(seats=seats), seated, seed), seated, seed
        )


class Case(NamedTuple):
    """A choice that was made: its chance to be exact, and what became of it."""

    at: int
    """The number of its game: what happens in one game belongs together."""
    given: float
    were: bool
    """As the players of the game played on."""
    afresh: float | None = None
    """Cards: its chance in other deals, which says how much of the given one is noise."""
    assumed: bool | None = None
    """Cards: from the true deal, if those play on whom the coach assumes."""


def calibration(game: AnyGame) -> Iterator[dict[str, Any]]:
    """Of all choices given such a chance to be exact, how many were."""
    for seats in game.PLAYERS:
        random, told = Random(seats), list[Case]()  # noqa: S311 - a sample, no secret
        for at, record in enumerate(games(game, seats, "calibration", 12 if game is cards else 40)):
            part = 0.12 if game is cards else 0.5
            told += exact_cases(game, record, random, part, at)
        for tenth in range(10):
            cases = [case for case in told if min(9, int(case.given * 10)) == tenth]
            if cases:
                yield {"seats": seats, **_calibrated(cases)}


def _calibrated(cases: Sequence[Case]) -> dict[str, Any]:
    """What was given on average, what came of it, and the error of the difference."""
    line: dict[str, Any] = {
        "given": round(fmean(case.given for case in cases), 3),
        "were": round(fmean(case.were for case in cases), 3),
        "cases": len(cases),
        "error": round(_clustered([(case.at, case.were - case.given) for case in cases]), 3),
    }
    if all(case.afresh is not None for case in cases):
        line["afresh"] = round(fmean(case.afresh or 0.0 for case in cases), 3)
        line["assumed"] = round(fmean(case.assumed or 0.0 for case in cases), 3)
        away = [(case.at, (case.assumed or 0.0) - case.given) for case in cases]
        line["assumed_error"] = round(_clustered(away), 3)
    return line


def exact_cases(
    game: AnyGame, record: Record, random: Random, part: float, at: int
) -> Iterator[Case]:
    """A part of all decisions with a choice."""
    steps = list(replay(record))
    rounds = game.finished_rounds(steps[-1].after)
    for step in steps:
        if step.seat == CHANCE or random.random() > part:
            continue
        if game is cards and step.seat == 0:  # does not play on as the numbers assume
            continue
        view, legal = game.view(step.before, step.seat), game.legal(step.before, step.seat)
        if sum(1 for choice in legal for _ in game.expand(choice)) > 1:
            number, came = rounds[view.round - 1][step.seat]
            given = choice_of(assess(view, legal), step.action).exact
            case = Case(at, given, number == came)
            yield (
                case if game is dice else _from_the_true_deal(case, step.before, view, step.action)
            )


def _from_the_true_deal(case: Case, state: Any, view: cards.View, action: Any) -> Case:
    """The case with what other deals say, and how it ends if the archmage's nets play on."""
    afresh = play_out(view, (action,), WORLDS, seed=1).exact[0]
    brain, history = shipped("cards"), with_arrays(history_of(view))
    hands = np.array([state.hands], np.int64)
    worlds = Worlds(hands, np.zeros_like(hands))
    shape = 1, 1, history.seats
    ends = Ends(np.zeros(shape, np.int64), np.zeros(shape, np.int64))
    if isinstance(action, cards.Play):
        play_cards(history, np.array([NUMBER[action.card]]), worlds, brain, ends)
    else:
        if isinstance(action, cards.Trump):
            history = history._replace(trump=COLOURS.index(action.colour))
        bid = action.tricks if isinstance(action, cards.Bid) else NONE
        play_bid(history, bid, worlds, brain, Ends(ends.bids[0], ends.won[0]))
    assumed = ends.bids[0, 0, history.seat] == ends.won[0, 0, history.seat]
    return case._replace(afresh=float(afresh), assumed=bool(assumed))


def _clustered(values: Sequence[tuple[Any, float]]) -> float:
    """The standard error of a mean of values that belong together in groups."""
    groups: dict[Any, float] = defaultdict(float)
    for group, value in values:
        groups[group] += value
    return float(sum(value**2 for value in groups.values()) ** 0.5 / len(values))


def following(game: AnyGame) -> Iterator[dict[str, Any]]:
    """What the coach says its best choice gains, and what it gains."""
    yield from _following_cards() if game is cards else _following_dice()


def _following_cards(number: int = 200) -> Iterator[dict[str, Any]]:
    """The rest of the round is played from the true deal, after the choice and after the best."""
    random = Random(7)  # noqa: S311 - a sample, no secret
    sage = players.make(cards, "sage-1", seed_from_number(0))
    cases: list[tuple[int, float, float, float]] = []
    for at, record in enumerate(games(cards, 4, "following", number)):
        for step in replay(record):
            if step.seat != 0 or random.random() > 0.02:
                continue
            view, legal = cards.view(step.before, 0), cards.legal(step.before, 0)
            best = assess(view, legal).best.action
            if best != step.action:
                said, error = second_look(view, (best, step.action), 1.0, 0)
                gained = _rest(step.before, best, sage) - _rest(step.before, step.action, sage)
                cases.append((at, said, error, gained))
    for name, kept in (
        ("all", cases),
        ("counted", [case for case in cases if case[1] > 2 * case[2]]),
    ):
        yield {
            "seats": 4,
            "cases": name,
            "games": number,
            "number": len(kept),
            "said": round(fmean(said for _, said, _, _ in kept), 2),
            "gained": round(fmean(gained for *_, gained in kept), 2),
            "error": round(_clustered([(at, gained - said) for at, said, _, gained in kept]), 2),
        }


def _rest(state: Any, action: Any, sage: Any) -> float:
    """The points of seat 0 in this round after an action, if sages play on."""
    before, round_ = state.totals[0], state.round
    state = cards.apply(state, 0, action)
    while state.phase not in (cards.Phase.DEAL, cards.Phase.OVER):
        seat = cards.to_act(state)[0]
        choice = sage.choose(cards.view(state, seat), cards.legal(state, seat))
        state = cards.apply(state, seat, choice)
    assert state.round == round_
    return float(state.totals[0] - before)


def _following_dice(number: int = 200) -> Iterator[dict[str, Any]]:
    """Whole games: the weak player's, and the same dice with the archmage in the seat."""
    cases = []
    for record in games(dice, 3, "following", number):
        told, state = review(record, 0), play_again(record, 0, SameLuck(record), 0)
        outcome = dice.outcome(state)
        assert outcome is not None
        assert record.result is not None
        won = (outcome.places[0] == 1) - (record.result["places"][0] == 1)
        said = -told.choices / points_of_a_win(dice.Options(seats=3))
        cases.append((said, won, outcome.points[0] - told.points, -told.choices))
    yield _followed(cases)


def _followed(cases: Sequence[tuple[float, int, float, float]]) -> dict[str, Any]:
    """What was said and what was gained, in games won and in points."""
    games_away = [won - said for said, won, *_ in cases]
    points_away = [points - said for *_, points, said in cases]
    return {
        "seats": 3,
        "games": len(cases),
        "said": round(fmean(said for said, *_ in cases), 3),
        "gained": round(fmean(won for _, won, *_ in cases), 3),
        "error": round(stdev(games_away) / len(cases) ** 0.5, 3),
        "said_points": round(fmean(said for *_, said in cases), 2),
        "gained_points": round(fmean(points for *_, points, _ in cases), 2),
        "points_error": round(stdev(points_away) / len(cases) ** 0.5, 2),
    }


def agreement(game: AnyGame) -> Iterator[dict[str, Any]]:
    """Reviews of the same games by other deals; and how long a review takes."""
    number = 4 if game is cards else 8
    for seats in (4,) if game is cards else (3,):
        both, times, moments, choices = [], [], [], []
        for record in games(game, seats, "agreement", number):
            begun = process_time()
            one = review(record, 0)
            times.append(process_time() - begun)
            other = review(record, 0, seed=1)
            pairs = zip(one.decisions, other.decisions, strict=True)
            both += [(first.loss > 0) == (second.loss > 0) for first, second in pairs]
            named = {moment.index for moment in one.moments}
            again = {decision.index for decision in other.decisions if decision.loss > 0}
            moments += [index in again for index in named]
            choices.append(one.choices - other.choices)
        yield {
            "seats": seats,
            "games": number,
            "same_verdict": round(fmean(both), 3),
            "moments_again": round(fmean(moments), 3),
            "choices_differ": round((fmean(away**2 for away in choices) / 2) ** 0.5, 2),
            "seconds": round(fmean(times[1:]), 1),
            "longest": round(max(times[1:]), 1),
        }


def picture() -> str:
    """The calibration as SVG: given chances to the right, what came of them upwards."""
    lines = [json.loads(line) for line in (FOLDER / "measured.jsonl").read_text().splitlines()]
    told = [line for line in lines if line["measure"] == "calibration"]
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 400" role="img"',
        ' font-family="sans-serif" font-size="13" aria-label="Calibration of the coach">',
        '<rect width="760" height="400" fill="#FBF5E6"/>',
    ]
    measured = [name for name in GAMES if any(line["game"] == name for line in told)]
    for i, name in enumerate(measured):
        parts += _half(name, 50 + 370 * i, [line for line in told if line["game"] == name])
    return "\n".join([*parts, "</svg>", ""])


def _half(name: str, left: int, lines: Sequence[dict[str, Any]]) -> Iterator[str]:
    size, bottom = 300, 350
    yield f'<text x="{left}" y="30">{name}: exact, given and were</text>'
    yield f'<path d="M{left} {bottom - size}V{bottom}H{left + size}" stroke="#655A45" fill="none"/>'
    yield (
        f'<path d="M{left} {bottom}L{left + size} {bottom - size}" stroke="#655A45" '
        'stroke-dasharray="4 4"/>'
    )
    for tick in (0, 50, 100):
        at = size * tick / 100
        yield f'<text x="{left + at}" y="{bottom + 18}" text-anchor="middle">{tick} %</text>'
        yield f'<text x="{left - 6}" y="{bottom - at + 4}" text-anchor="end">{tick}</text>'
    for i, seats in enumerate(sorted({line["seats"] for line in lines})):
        colour = _COLOURS[i]
        yield f'<text x="{left + 10}" y="{70 + 18 * i}" fill="{colour}">{seats} players</text>'
        for line in lines:
            if line["seats"] == seats:
                x, y = left + size * line["given"], bottom - size * line["were"]
                reach = size * 2 * line["error"]
                top, foot = max(bottom - size, y - reach), min(bottom, y + reach)
                yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{colour}"/>'
                yield f'<path d="M{x:.1f} {top:.1f}V{foot:.1f}" stroke="{colour}"/>'


if __name__ == "__main__":
    main()
