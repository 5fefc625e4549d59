"""The exact dice player: legal under every option, right in numbers, and open about them."""

from itertools import product
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from stonehenge import dice
from stonehenge.arena.match import play as play_match
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.dice import Cross, Leave, Options, Predict, Reroll, Rotate, Score, Stay, Stop
from stonehenge.players.dice.exact import DiceExact, next_seer_chance
from stonehenge.players.dice.journeyman import DiceJourneyman
from stonehenge.players.uniform import Uniform
from stonehenge.testing import check_player
from stonehenge.vocabulary import CHANCE
from tests.dice.play import (
    MAGIC_IDS,
    faces,
    opened,
    play,
    predicts,
    random_choice,
    rolled,
    with_sheets,
    written_sheet,
)

BOXES = [(number, colour) for number, colour in product(range(1, 6), "BGYR")]
NAMES = [f"{number}{colour}" for number, colour in BOXES]
POINTS_ONLY = DiceExact(next_seer=0, per_x=0)
EMPTY = written_sheet({})


def chosen(state: dice.State, seat: int, player: DiceExact | None = None) -> Any:
    player = player or DiceExact()
    return player.choose(dice.view(state, seat), dice.legal(state, seat))


def box(state: dice.State, seat: int, player: DiceExact | None = None) -> str:
    choice = chosen(state, seat, player)
    assert isinstance(choice, Predict)
    return f"{choice.box[0]}{choice.box[1]}"


def dice_of_seer(letters: str, prediction: str, **options: Any) -> dice.State:
    """The Seer's turn after a roll, beside one guest who stays."""
    return play(rolled(letters, prediction, "1R", **options), (1, "stay"))


EVERY_OPTION = list(product(dice.PLAYERS, (False, True), (9, 12), (True, False)))


@pytest.mark.parametrize(("seats", "magic", "target", "when_exact"), EVERY_OPTION)
def test_it_plays_every_option_legally(
    seats: int, magic: bool, target: Any, when_exact: bool
) -> None:
    for seed in range(2):
        check_player(dice, DiceExact(), Options(seats, magic, target, when_exact), seed)


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


def test_it_knows_what_the_openings_are_worth() -> None:
    values = POINTS_ONLY.predictions(dice.view(opened(), 0))
    known = {1: 0.91, 2: 1.69, 3: 2.38, 4: 2.68, 5: 2.39}
    assert set(values) == set(BOXES)
    for (number, _), value in values.items():
        assert value == pytest.approx(known[number], abs=0.006)
    assert box(opened(), 0, POINTS_ONLY)[0] == "4"


def test_one_below_a_five_is_the_best_box_beside_it() -> None:
    state = play(opened(), (0, "predict", (5, "B")))
    values = POINTS_ONLY.predictions(dice.view(state, 1))
    assert max(values, key=values.__getitem__) == (4, "B")
    assert values[4, "B"] == pytest.approx(1.91, abs=0.006)


def test_the_next_seers_role_has_its_price() -> None:
    state = play(opened(seats=2), (0, "predict", (4, "B")))
    priced, plain = (
        DiceExact(next_seer=price).predictions(dice.view(state, 1)) for price in (3, 0)
    )
    for prediction, value in priced.items():
        expected = plain[prediction] + (0 if prediction[1] == "B" else 3)
        assert value == pytest.approx(expected)
    assert box(state, 1)[1] != "B"


def test_a_number_costs_what_is_asked_for_it() -> None:
    view = dice.view(opened(), 0)
    dear, free = DiceExact(per_number=0.5).predictions(view), DiceExact().predictions(view)
    assert all(dear[key] == pytest.approx(free[key] - 0.5 * key[0]) for key in free)


def test_who_is_beaten_already_or_cannot_be_beaten_knows_it() -> None:
    state = play(opened(), (0, "predict", (4, "B")), (1, "predict", (3, "G")))
    last = dice.view(state, 2)
    assert [next_seer_chance(last, (number, "Y")) for number in (2, 3, 4)] == [0, 0, 1]
    assert next_seer_chance(last, (5, "B")) == 0
    first = dice.view(play(opened(), (0, "predict", (4, "B"))), 1)
    assert next_seer_chance(first, (5, "G")) == 1
    assert 0 < next_seer_chance(first, (1, "G")) < next_seer_chance(first, (4, "G")) < 1


def test_a_seer_keeps_the_role_only_if_nobody_can_leave_the_colour() -> None:
    only_blue = written_sheet({name: 1 for name in NAMES if name[1] != "B"})
    assert next_seer_chance(dice.view(opened(), 0), (4, "B")) == 0
    alone = dice.view(with_sheets(opened(), EMPTY, only_blue, only_blue), 0)
    assert next_seer_chance(alone, (4, "B")) == 1
    assert next_seer_chance(alone, (4, "G")) == 0
    assert next_seer_chance(replace(alone, round=20), (4, "B")) == 0


def test_secret_equals_count_for_the_first_from_the_seer() -> None:
    state = play(opened("secret"), (0, "predict", (4, "B")))
    assert next_seer_chance(dice.view(state, 1), (5, "G")) == 1
    assert next_seer_chance(dice.view(state, 2), (5, "G")) < 1
    hidden = [play(state, (1, "predict", (number, "G"))) for number in (1, 5)]
    assert chosen(hidden[0], 2) == chosen(hidden[1], 2)


def test_it_repeats_a_prediction_where_it_must() -> None:  # ruling D2
    last = written_sheet({name: 1 for name in NAMES if name != "3B"})
    state = play(with_sheets(opened(), *[last] * 3), (0, "predict", (3, "B")))
    assert box(state, 1) == "3B"


def test_it_predicts_from_the_faces_that_lie() -> None:
    state = play(opened("roll_first"), faces("RRRRRYG"))
    assert box(state, 0)[1] == "R"
    state = play(state, (0, "predict", (5, "R")))
    values = POINTS_ONLY.predictions(dice.view(state, 1))
    assert max(values, key=values.__getitem__) == (4, "R")


def test_it_turns_two_dice_to_the_colour_it_predicts() -> None:
    blue_used = written_sheet({"3B": 1, "4B": "X", "5B": "X"})
    state = with_sheets(opened("rotate_two", seats=2), blue_used, EMPTY)
    turned = chosen(state, 0)
    assert isinstance(turned, Rotate)
    value = max(DiceExact().predictions(dice.view(state, 0)).values())
    state = dice.apply(state, 0, turned)
    assert max(DiceExact().predictions(dice.view(state, 0)).values()) == pytest.approx(value)
    assert box(state, 0)[1] == "G"
    state = play(state, (0, "predict", (4, "G")))
    dice.check(state, 1, chosen(state, 1))


def test_the_values_of_a_round_hang_together() -> None:
    state = play(opened(seats=2), *predicts("4B", "3B"))
    before = DiceExact(next_seer=0).predictions(dice.view(opened(seats=2), 0))[4, "B"]
    assert DiceExact().wizards(dice.view(state, 0))["B"] == pytest.approx(before)


def test_wizards_are_the_own_colour_unless_they_are_in_the_way() -> None:
    assert chosen(play(opened(), *predicts("4Y", "3Y", "1G")), 0) == dice.Wizard("Y")
    assert chosen(play(opened(), *predicts("1Y", "3B", "1G")), 0) == dice.Wizard("R")


def test_it_crosses_out_its_largest_minus() -> None:
    sheets = [written_sheet({"1B": 1, "2B": 3, "3B": "X"}), EMPTY, EMPTY]
    state = with_sheets(opened("cross_out"), *sheets)
    assert box(state, 0)[1] == "B"
    state = play(state, *predicts("4B", "3B", "1G"))
    assert chosen(state, 0) == Cross(2)
    assert chosen(state, 1) == Cross(None)


def test_a_seer_stops_when_exact_and_nothing_is_to_gain() -> None:
    state = dice_of_seer("BBWBGYR", "4B")
    assert chosen(state, 0) == Stop()
    again, value = DiceExact().rerolls(dice.view(state, 0))[0]
    assert not again
    assert value == pytest.approx(4.5)


def test_a_seer_keeps_what_counts_and_rolls_the_rest() -> None:
    state = dice_of_seer("BBWGGYR", "5B")
    assert chosen(state, 0) == Reroll((3, 4, 5, 6))
    values = DiceExact().rerolls(dice.view(state, 0))
    assert len(values) == 2**7
    assert values[0][0] == (3, 4, 5, 6)


def test_the_ninth_x_counts_its_bonus() -> None:
    eight = written_sheet(dict.fromkeys(NAMES[:8], "X"))
    state = with_sheets(dice_of_seer("YYYYWGR", "5Y"), eight, EMPTY)
    again, value = DiceExact().rerolls(dice.view(state, 0))[0]
    assert not again
    assert value == pytest.approx(8.5)


def test_frozen_jesters_are_never_rolled() -> None:
    state = dice_of_seer("BJJGGYR", "4B", magic="jesters_frozen")
    assert set(chosen(state, 0).dice).isdisjoint({1, 2})
    all_frozen = rolled("JJJJJJJ", "4B", "3B", magic="jesters_frozen")
    assert chosen(play(all_frozen, (1, "stay")), 0) == Stop()


def test_a_compulsory_roll_takes_at_least_three_dice() -> None:
    state = play(opened("roll_first", seats=2), faces("BBBBBBG"), *predicts("5B", "1G"))
    assert len(chosen(play(state, (0, "wizard", "B")), 0).dice) >= 3


def test_a_guest_leaves_when_exact_and_waits_when_far_off() -> None:
    state = rolled("BWGGYYR", "5B", "2G")
    leave, stay = DiceExact().leaving(dice.view(state, 1))
    assert leave == pytest.approx(2.5)
    assert stay < leave
    assert chosen(state, 1) == Leave(jester=False)
    assert chosen(rolled("BGGGGYR", "5B", "4B"), 1) == Stay()


def test_a_gain_is_taken_although_the_seer_is_expected_to_stop() -> None:
    state = rolled("BBWBGYY", "4B", "1G")
    leave, stay = DiceExact().leaving(dice.view(state, 1))
    assert leave == pytest.approx(stay)
    assert chosen(state, 1) == Leave(jester=False)


def test_a_jester_score_turns_a_loss_into_an_x() -> None:
    lost = play(rolled("JGGGGYR", "4B", "1R"), (1, "leave", False), (0, "reroll", (1,)))
    lost = play(lost, faces("G"), (0, "reroll", (1,)), faces("G"))
    assert chosen(lost, 0) == Score(jester=True)
    assert chosen(with_sheets(lost, written_sheet({}, [1]), EMPTY), 0) == Score(jester=False)


def test_both_xs_of_the_jester_column_are_taken() -> None:
    state = rolled("JJJYGRR", "4B", "3Y", magic="jester_column")
    assert chosen(state, 1) == Leave(jester=True)


@pytest.mark.parametrize("magic", MAGIC_IDS)
def test_every_choice_has_its_numbers_under_every_card(magic: str) -> None:
    player = DiceExact()
    state = opened(magic, seats=2)
    chance = Seeded(seed_from_number(3))
    seen = set()
    while state.round == 1 and (acting := dice.to_act(state)):
        seat = acting[0]
        if seat == CHANCE and state.phase is dice.Phase.MAGIC:
            break
        done = dice.draw(state, chance) if seat == CHANCE else chosen(state, seat, player)
        view = dice.view(state, seat if seat != CHANCE else None)
        if isinstance(done, Predict):
            values = player.predictions(view)
            assert {choice.box for choice in dice.legal(state, seat)} == set(values)  # type: ignore[union-attr]
            assert values[done.box] == max(values.values())
        elif isinstance(done, Stop | Reroll):
            best = player.rerolls(view)[0][1]
            again = done.dice if isinstance(done, Reroll) else ()
            assert dict(player.rerolls(view))[again] == pytest.approx(best)
        seen.add(type(done))
        state = dice.apply(state, seat, done)
    assert {Predict, Score} <= seen


def wins(options: Options, others: Any, games: int) -> int:
    """How many games one exact player wins among others; it sits on each seat in turn."""
    won = 0
    for number in range(games):
        seat = number % options.seats
        seated = [others(number + other) for other in range(options.seats)]
        seated[seat] = DiceExact(per_x=1.0, per_number=0.4)
        chance = Seeded(seed_from_number(number))
        outcome = dice.outcome(play_match(dice, options, seated, chance).state)
        assert outcome is not None
        won += outcome.places[seat] == 1
    return won


@pytest.mark.parametrize("magic", [False, True])
def test_one_among_three_random_players_wins_nearly_always(magic: bool) -> None:
    games = 20  # of 200 games it won 197 without magic cards, and 192 with them
    assert wins(Options(4, magic), lambda seed: Uniform(dice, Random(seed)), games) >= 0.85 * games


def test_it_holds_its_own_among_players_with_the_same_prices() -> None:
    games = 80
    assert wins(Options(4), lambda _: DiceJourneyman(0.5, 2.0, 0.2), games) >= games / 4
