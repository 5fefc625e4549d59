"""Games of the rule sheets and of the engine, entered through the pad, come out the same."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from stonehenge import cards, dice, pad
from stonehenge.pad import CardPad, DicePad
from stonehenge.vocabulary import read_options
from tests.cards.tables import VARIANTS
from tests.dice.play import all_options
from tests.pad.games import card_round, final_sheets, pad_of_cards, pad_of_dice, random_card_game


def test_the_example_of_the_card_rules_gives_the_printed_sums() -> None:
    paper = pad.new_pad("cards", ("Henry", "Anya", "Freya"), {})
    sums = []
    for bids, won in (((0, 1, 1), (0, 0, 1)), ((2, 0, 0), (1, 0, 1)), ((2, 2, 0), (2, 1, 0))):
        paper = card_round(paper, bids, won)
        sums.append(pad.standing(paper).totals)
    assert sums == [[20, -10, 30], [10, 10, 20], [50, 0, 40]]
    assert pad.standing(paper).places == [1, 3, 2]


def test_the_final_sheets_of_the_dice_rules_give_the_printed_sums() -> None:
    end = pad.standing(final_sheets())
    assert isinstance(end, DicePad)
    assert end.totals == [23, 13, 13]
    assert end.jesters == [1, 2, 3]
    assert end.places == [1, 2, 3], "fewer Jester Scores break the tie"
    assert (end.phase, end.reason, end.misfits) == ("over", "target-reached", [])


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
