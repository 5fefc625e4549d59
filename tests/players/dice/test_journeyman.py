"""The dice journeyman: legal under every option, sensible by the odds, and far above chance."""

from itertools import product
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from stonehenge import dice
from stonehenge.arena.match import play as play_match
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.dice import Cross, Leave, Options, Predict, Reroll, Rotate, Score, Stay, Stop
from stonehenge.players.dice.journeyman import DiceJourneyman, binomial, count_odds, expected
from stonehenge.players.uniform import Uniform
from stonehenge.vocabulary import CHANCE
from tests.dice.play import (
    faces,
    opened,
    play,
    predicts,
    random_choice,
    rolled,
    with_sheets,
    written_sheet,
)

PLAYER = DiceJourneyman(each_x=0.5, next_seer=2.0, each_column=0.2)
"""Goes by all prices that the machinery knows; the levels leave some of them out."""


def chosen(state: dice.State, seat: int) -> Any:
    return PLAYER.choose(dice.view(state, seat), dice.legal(state, seat))


def box(state: dice.State, seat: int) -> str:
    choice = chosen(state, seat)
    assert isinstance(choice, Predict)
    return f"{choice.box[0]}{choice.box[1]}"


EVERY_OPTION = list(product(dice.PLAYERS, (False, True), (9, 12), (True, False)))


@pytest.mark.parametrize(("seats", "magic", "target", "when_exact"), EVERY_OPTION)
def test_it_plays_every_option_to_the_end(
    seats: int, magic: bool, target: Any, when_exact: bool
) -> None:
    options = Options(seats, magic, target, when_exact)
    chance = Seeded(seed_from_number(seats))
    assert dice.outcome(play_match(dice, options, [PLAYER] * seats, chance).state)


@pytest.mark.parametrize("magic", [False, True])
def test_it_finds_a_legal_choice_wherever_random_players_lead_it(magic: bool) -> None:
    random, chance = Random(7), Seeded(seed_from_number(7))
    state = dice.start(Options(3, magic, 12))
    while acting := dice.to_act(state):
        seat = random.choice(acting)
        if seat == CHANCE:
            done: dice.Action = dice.draw(state, chance)
        else:
            dice.check(state, seat, chosen(state, seat))
            done = random_choice(state, seat, random)
        state = dice.apply(state, seat, done)


def test_it_repeats_a_prediction_where_it_must() -> None:  # ruling D2
    boxes = [f"{number}{colour}" for number, colour in product(range(1, 6), "BGYR")]
    last = written_sheet({box: 1 for box in boxes if box != "3B"})
    state = play(with_sheets(opened(), *[last] * 3), (0, "predict", (3, "B")))
    assert box(state, 1) == "3B"


@pytest.mark.parametrize("magic", [False, True])
def test_one_journeyman_among_three_random_players_wins_nearly_always(magic: bool) -> None:
    games, wins = 12, 0
    for number in range(games):
        seat = number % 4
        seated: list[Any] = [Uniform(dice, Random(number + other)) for other in range(4)]
        seated[seat] = PLAYER
        chance = Seeded(seed_from_number(number))
        outcome = dice.outcome(play_match(dice, Options(4, magic), seated, chance).state)
        assert outcome is not None
        wins += outcome.places[seat] == 1
    assert wins >= 0.85 * games


def test_a_seer_opens_with_four() -> None:
    assert box(opened(), 0)[0] == "4"


def test_with_two_players_a_low_number_beside_the_seer_colour_takes_the_role() -> None:
    state = play(opened(seats=2), (0, "predict", (4, "B")))
    assert box(state, 1) in {"1G", "2G"}


def test_where_the_role_is_gone_it_goes_one_below_the_seer() -> None:
    state = play(opened(), (0, "predict", (5, "B")), (1, "predict", (5, "G")))
    assert box(state, 2) == "4B"


def test_it_predicts_from_the_faces_that_lie() -> None:
    state = play(opened("roll_first"), faces("RRRRRYG"))
    assert box(state, 0) == "5R"


def test_more_rolls_make_a_higher_number_the_better_opening() -> None:
    assert box(opened("rolls_as_predicted"), 0)[0] in {"4", "5"}


def test_it_turns_two_dice_to_the_colour_it_predicts() -> None:
    state = opened("rotate_two", seats=2)
    blue_used = written_sheet({"3B": 1, "4B": "X", "5B": "X"})
    state = with_sheets(state, blue_used, written_sheet({}))
    turned = chosen(state, 0)
    assert turned == Rotate(((0, "G"), (1, "G")))
    assert box(dice.apply(state, 0, turned), 0) in {"4G", "5G"}


def test_it_crosses_out_its_largest_minus() -> None:
    sheets = [written_sheet({"1B": 1, "2B": 3, "3B": "X"})] + [written_sheet({})] * 2
    state = with_sheets(opened("cross_out"), *sheets)
    assert box(state, 0)[1] == "B"
    state = play(state, *predicts("4B", "3B", "1G"))
    assert chosen(state, 0) == Cross(2)
    assert chosen(state, 1) == Cross(None)


def test_it_names_its_own_colour_for_wizards() -> None:
    assert chosen(play(opened(), *predicts("4Y", "3Y", "1G")), 0) == dice.Wizard("Y")


def test_a_seer_keeps_what_counts_and_rolls_the_rest() -> None:
    assert chosen(dice_of_seer("BBWGGYR", "5B"), 0) == Reroll((3, 4, 5, 6))
    assert chosen(dice_of_seer("BBWGBBR", "4B"), 0) in {Reroll((die,)) for die in (0, 1, 2, 4, 5)}


def test_a_seer_stops_when_exact() -> None:
    assert chosen(dice_of_seer("BBWBGYR", "4B"), 0) == Stop()


def test_frozen_jesters_are_never_rolled() -> None:
    state = dice_of_seer("BJJGGYR", "4B", magic="jesters_frozen")
    assert set(chosen(state, 0).dice).isdisjoint({1, 2})
    all_frozen = rolled("JJJJJJJ", "4B", "3B", magic="jesters_frozen")
    assert chosen(play(all_frozen, (1, "stay")), 0) == Stop()
    dice.check(all_frozen, 1, chosen(all_frozen, 1))


def test_a_compulsory_roll_takes_at_least_three_dice() -> None:
    state = play(opened("roll_first", seats=2), faces("BBBBBBG"), *predicts("5B", "1G"))
    assert len(chosen(play(state, (0, "wizard", "B")), 0).dice) >= 3


def dice_of_seer(letters: str, prediction: str, magic: str | None = None) -> dice.State:
    """The Seer's turn after a roll, beside one guest who stays."""
    return play(rolled(letters, prediction, "1R", magic=magic), (1, "stay"))


def test_a_guest_leaves_when_exact_and_waits_when_far_off() -> None:
    assert chosen(rolled("BWGGYYR", "5B", "2G"), 1) == Leave(jester=False)
    assert chosen(rolled("BGGGGYR", "5B", "4B"), 1) == Stay()


def test_a_jester_score_turns_a_loss_into_an_x() -> None:
    lost = play(rolled("JGGGGYR", "4B", "1R"), (1, "leave", False), (0, "reroll", (1,)))
    lost = play(lost, faces("G"), (0, "reroll", (1,)), faces("G"))
    assert chosen(lost, 0) == Score(jester=True)
    used = with_sheets(lost, written_sheet({}, [1]), written_sheet({}))
    assert chosen(used, 0) == Score(jester=False)


def test_both_xs_of_the_jester_column_are_taken() -> None:
    state = rolled("JJJYGRR", "4B", "3Y", magic="jester_column")
    assert chosen(state, 1) == Leave(jester=True)


def test_an_exact_prediction_is_not_given_away_for_a_jester_score() -> None:
    assert chosen(rolled("BWGGYYJ", "5B", "2G"), 1) == Leave(jester=False)


def test_an_unseen_prediction_changes_nothing() -> None:
    state = play(opened("secret"), (0, "predict", (4, "B")))
    hidden = [play(state, (1, "predict", (number, "G"))) for number in (1, 5)]
    assert chosen(hidden[0], 2) == chosen(hidden[1], 2)
    assert chosen(replace(hidden[0], pending=()), 2) == chosen(hidden[0], 2)


def test_odds_add_up() -> None:
    assert binomial(2, 3, 6) == (0.25, 0.5, 0.25)
    assert sum(count_odds(3, 0b010001, 0b100000)) == pytest.approx(1)
    assert count_odds(3, 0b010001, 0b010001)[3] == 1
    assert expected([0, 10, 20], (0.5, 0.5), start=1) == 15
