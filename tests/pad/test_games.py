"""Games of the rule sheets and of the engine, entered through the pad, come out the same."""

import json
from itertools import permutations
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from stonehenge import cards, dice, pad
from stonehenge.dice.state import COLOURS
from stonehenge.pad import CardPad, DicePad
from stonehenge.vocabulary import read_options
from tests.cards.tables import VARIANTS
from tests.dice.play import all_options
from tests.pad.games import card_round, dice_pad, pad_of_cards, pad_of_dice, random_card_game

GOLDEN = Path(__file__).parents[1] / "golden" / "dice-cases.json"


def test_the_example_of_the_card_rules_gives_the_printed_sums() -> None:
    paper = pad.new_pad("cards", ("Henry", "Anya", "Freya"), {})
    sums = []
    for bids, won in (((0, 1, 1), (0, 0, 1)), ((2, 0, 0), (1, 0, 1)), ((2, 2, 0), (2, 1, 0))):
        paper = card_round(paper, bids, won)
        sums.append(pad.standing(paper).totals)
    assert sums == [[20, -10, 30], [10, 10, 20], [50, 0, 40]]
    assert pad.standing(paper).places == [1, 3, 2]


def sheet_marks(case: dict[str, Any]) -> list[tuple[int, str, Any]]:
    """The marks of a printed sheet, those with an X last."""
    marks = [
        (number, colour, mark)
        for colour in COLOURS
        for number, mark in enumerate(case["sheet"][colour], 1)
        if mark is not None
    ]
    return sorted(marks, key=lambda mark: mark[2] == "X")


def round_of(waiting: list[list[tuple[int, str, Any]]]) -> list[tuple[int, str, Any]]:
    """One mark of every sheet, no box twice; the first sheet in its order."""
    for others in permutations(range(len(waiting[0])), 2):
        chosen = [waiting[0][0], *(waiting[i + 1][other] for i, other in enumerate(others))]
        if len({box[:2] for box in chosen}) == 3:
            return chosen
    return [marks[0] for marks in waiting]


def test_the_final_sheets_of_the_dice_rules_give_the_printed_sums() -> None:
    cases = {case["id"]: case for case in json.loads(GOLDEN.read_text("utf-8"))}
    sheets = [cases[name] for name in cases["final-ranking"]["sheets"]]
    waiting = [sheet_marks(sheet) for sheet in sheets]
    jesters = [[n for n, mark in enumerate(s["sheet"]["J"], 1) if mark] for s in sheets]
    paper = dice_pad()
    for number in range(1, 15):
        chosen = round_of(waiting)
        for player, (count, colour, _) in enumerate(chosen):
            box: Any = (count, colour)
            paper = pad.add(paper, pad.Predict(number, player, box))
        for player, mark in enumerate(chosen):
            waiting[player].remove(mark)
            paper = pad.add(paper, printed(number, player, mark[2], jesters[player]))
    end = pad.standing(paper)
    assert isinstance(end, DicePad)
    assert end.totals == [sheet["total"] for sheet in sheets] == [23, 13, 13]
    assert end.jesters == [1, 2, 3]
    assert end.places == [1, 2, 3], "fewer Jester Scores break the tie"
    assert (end.phase, end.reason, end.misfits) == ("over", "target-reached", [])


def printed(number: int, player: int, mark: Any, jesters: list[int]) -> pad.Entry:
    if mark == 0:
        return pad.JesterScore(number, player, jesters.pop())
    return pad.Score(number, player, 0 if mark == "X" else mark)


@settings(max_examples=20, deadline=None)
@given(st.sampled_from(VARIANTS), st.integers(3, 6), st.integers(0, 10**6), st.integers(0, 2))
def test_any_card_game_ends_on_the_pad_as_it_does_in_the_engine(
    variant: dict[str, Any], seats: int, number: int, dealer: int
) -> None:
    options = read_options(cards, seats, {**variant, "first_dealer": dealer})
    end = random_card_game(options, number)
    outcome = cards.outcome(end)
    assert outcome is not None
    shown = pad.standing(pad_of_cards(end))
    assert isinstance(shown, CardPad)
    assert tuple(shown.totals) == outcome.points
    assert tuple(shown.places) == outcome.places
    assert tuple(shown.exact) == outcome.exact
    assert (shown.phase, shown.reason, shown.misfits) == ("over", outcome.reason, [])
    assert [tuple(line.points) for line in shown.rounds] == [line.points for line in end.pad]


@settings(max_examples=10, deadline=None)
@given(all_options(), st.integers(0, 10**6))
def test_any_dice_game_ends_on_the_pad_as_it_does_in_the_engine(
    options: dice.Options, number: int
) -> None:
    paper, end = pad_of_dice(options, number)
    outcome = dice.outcome(end)
    assert outcome is not None
    shown = pad.standing(paper)
    assert isinstance(shown, DicePad)
    assert tuple(shown.totals) == outcome.points
    assert tuple(shown.places) == outcome.places
    assert tuple(shown.jesters) == outcome.jesters
    assert (shown.phase, shown.reason, shown.misfits) == ("over", outcome.reason, [])
    assert [tuple(sheet) for sheet in shown.sheets] == list(end.sheets)
    assert [line.seer for line in shown.rounds][-1] == end.seer
