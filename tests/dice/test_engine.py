"""A game from its start to its end: options, phases, scoring, ties."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stonehenge import dice
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.dice.rules import BOXES, FREE
from stonehenge.vocabulary import CHANCE, IllegalAction
from tests.dice.play import (
    faces,
    opened,
    play,
    predicts,
    refusal,
    rolled,
    with_sheets,
    written_sheet,
)

EVERY_BOX = tuple(f"{number}{colour}" for colour in "BGYR" for number in range(1, 6))
EMPTY = written_sheet({})


def finished(state: dice.State, jesters: tuple[int, ...] = ()) -> dice.State:
    """After all others stayed and the Seer stopped; some take the Jester Score."""
    seats = range(state.options.seats)
    stays = [(seat, "stay") for seat in seats if seat != state.seer]
    scores = [(seat, "score", seat in jesters) for seat in seats]
    return play(state, *stays, (state.seer, "stop"), *scores)


@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_can_play(seats: int) -> None:
    with pytest.raises(IllegalAction, match=r"wrong-player-count .game='dice', least=2, most=5"):
        dice.start(dice.Options(seats))


def test_a_drawn_first_seer_must_be_settled_before_the_start() -> None:
    options = dice.Options(5, first_seer="random")
    with pytest.raises(IllegalAction, match="unsettled-option"):
        dice.start(options)
    chance = Seeded(seed_from_number(3))
    settled = dice.settle(options, chance)
    assert settled.first_seer == chance.below("first", 5)  # ruling D1
    assert dice.settle(settled, chance) is settled
    assert dice.start(settled).seer == settled.first_seer


def test_the_first_seer_must_sit_at_the_table() -> None:
    with pytest.raises(IllegalAction, match=r"bad-option-value .*allowed='0, 1, random'"):
        dice.start(dice.Options(2, first_seer=2))


@pytest.mark.parametrize(
    ("given", "rule"),
    [
        ({"seats": 3.0}, "wrong-player-count"),
        ({"target": 10}, "bad-option-value"),
        ({"target": 9.0}, "bad-option-value"),
        ({"magic": "no"}, "bad-option-value"),
        ({"jester_when_exact": 1}, "bad-option-value"),
        ({"first_seer": True}, "bad-option-value"),
        ({"first_seer": -1}, "bad-option-value"),
        ({"first_seer": "anyone"}, "bad-option-value"),
    ],
)
def test_the_start_checks_every_option(given: dict[str, Any], rule: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        dice.start(dice.Options(**{"seats": 3, **given}))
    assert caught.value.rule == rule


def test_predictions_go_clockwise_from_the_seer() -> None:
    state = opened(seats=3, first_seer=1)
    for seat, box in ((1, "1B"), (2, "2B"), (0, "3B")):
        assert (state.phase, dice.to_act(state)) == (dice.Phase.PREDICT, (seat,))
        state = play(state, (seat, "predict", (int(box[0]), box[1])))
    assert (state.phase, dice.to_act(state)) == (dice.Phase.WIZARD, (1,))


def test_the_next_seer_is_fixed_by_the_predictions_and_serves_after_the_round() -> None:
    state = play(opened(), *predicts("5G", "2B", "3R"))
    assert (state.seer, state.next_seer) == (0, 2)  # rulings D3, D37
    state = play(state, (0, "wizard", "G"), faces("GGGGGBB"))
    assert state.seer == 0
    state = finished(state)
    assert (state.round, state.seer, dice.to_act(state)) == (2, 2, (2,))


def test_a_colour_nobody_predicted_may_be_the_wizard_colour() -> None:
    state = rolled("WWWWWGB", "1G", "1B", wizard="R")  # ruling D10
    assert [entry.written.mark for entry in last_entries(finished(state))] == ["X", "X"]


def last_entries(state: dice.State) -> tuple[dice.Entry, ...]:
    assert state.last_round is not None
    return state.last_round.entries


def test_the_others_decide_on_leaving_before_the_seer_rolls_again() -> None:
    state = rolled("GGWBBRY", "5G", "2B", "2R")
    assert (state.phase, dice.to_act(state)) == (dice.Phase.LEAVE, (1, 2))  # ruling D7
    state = play(state, (2, "stay"), (1, "leave", False))
    assert (state.phase, dice.to_act(state)) == (dice.Phase.SEER, (0,))
    state = play(state, (0, "reroll", (3, 4)), faces("RR"))
    assert (state.phase, dice.to_act(state)) == (dice.Phase.LEAVE, (2,))
    assert dice.view(state, None).faces == tuple("GGWRRRY")


def test_who_leaves_has_scored_that_roll_for_good() -> None:
    state = play(rolled("GGWBBRY", "5G", "2B"), (1, "leave", False), (0, "reroll", (3, 4)))
    state = play(state, faces("RR"), (0, "stop"))
    assert dice.to_act(state) == (0,)
    left, stayed = reversed(last_entries(play(state, (0, "score", False))))
    assert (left.roll, left.written.mark) == (1, "X")
    assert (stayed.roll, stayed.written.mark) == (2, 2)


def test_the_seer_may_go_on_alone_and_nobody_else_is_asked() -> None:
    state = play(rolled("GGWBBRY", "5G", "2B"), (1, "leave", False))
    state = play(state, (0, "reroll", (3,)), faces("G"))
    assert (state.phase, dice.to_act(state)) == (dice.Phase.SEER, (0,))  # ruling D6
    state = play(state, (0, "reroll", (4,)), faces("G"))
    assert (state.phase, dice.to_act(state)) == (dice.Phase.SCORE, (0,))


def test_after_the_third_roll_everyone_still_in_scores() -> None:
    state = rolled("GGWBBRY", "5G", "2B")
    for _ in range(2):
        state = play(state, (1, "stay"), (0, "reroll", (0,)), faces("R"))
    assert (state.rolls, state.phase, dice.to_act(state)) == (3, dice.Phase.SCORE, (0, 1))


def test_a_kept_die_may_be_rolled_later() -> None:
    state = play(rolled("GGWBBRY", "5G", "2B"), (1, "stay"), (0, "reroll", (3,)), faces("G"))
    state = play(state, (1, "stay"), (0, "reroll", (0, 3)))  # ruling D8
    assert state.rolling == (0, 3)


def test_a_jester_score_uses_the_jester_box_and_writes_a_zero() -> None:
    state = finished(rolled("JJGBBBB", "5G", "2R"), jesters=(0,))
    sheet, other = dice.view(state, None).sheets
    assert sheet.jester_row == (None, "X", None, None, None)
    assert sheet.rows[1][4] == 0
    assert (sheet.xs, sheet.jesters, sheet.total) == (1, 1, 0)
    assert (other.xs, other.jesters, other.total) == (0, 0, -2)


def test_an_exact_prediction_may_take_the_jester_score_by_default() -> None:
    state = finished(rolled("JGGBBBB", "2G", "1R"), jesters=(0,))  # ruling D4
    assert last_entries(state)[0].written == dice.Written(0, 1, 0)


def test_with_the_narrow_reading_a_jester_score_needs_a_miss() -> None:
    state = rolled("JGGBBBB", "2G", "1R", jester_when_exact=False)
    stopped = play(state, (1, "stay"), (0, "stop"))
    assert refusal(stopped, (0, "score", True)) == "jester-when-exact"
    assert last_entries(finished(state, jesters=(1,)))[1].written == dice.Written(0, 1, 0)


def test_simultaneous_decisions_take_effect_together() -> None:
    state = rolled("GGWBBRY", "5G", "2B", "2R")
    waiting = play(state, (1, "leave", False))
    assert dice.to_act(waiting) == (2,)
    assert (waiting.sheets, waiting.entries) == (state.sheets, state.entries)
    assert waiting.history == state.history
    shown = play(waiting, (2, "stay"))
    assert shown.sheets != state.sheets
    assert shown.history[-2:] == ((1, dice.Leave(jester=False)), (2, dice.Stay()))


def test_a_decision_cannot_be_taken_back() -> None:
    state = play(rolled("GGWBBRY", "5G", "2B", "2R"), (1, "leave", False))
    assert refusal(state, (1, "stay")) == "already-decided"  # ruling D39


def nearly_done(xs: int, jesters: tuple[int, ...] = ()) -> tuple[tuple[int, ...], int]:
    """A sheet with so many Xs, none of them in yellow."""
    others = [box for box in EVERY_BOX if box[1] != "Y"]
    return written_sheet(dict.fromkeys(others[: xs - len(jesters)], "X"), jesters)


def test_the_round_in_which_somebody_has_enough_xs_is_played_to_its_end() -> None:
    state = with_sheets(rolled("YYBBGGR", "3Y", "2Y"), EMPTY, nearly_done(8))
    state = play(state, (1, "leave", False))
    assert dice.view(state, None).sheets[1].xs == 9
    assert (state.phase, dice.outcome(state)) == (dice.Phase.SEER, None)  # ruling D12
    state = play(state, (0, "stop"), (0, "score", False))
    assert (state.phase, dice.to_act(state)) == (dice.Phase.OVER, ())
    outcome = dice.outcome(state)
    assert outcome is not None
    assert outcome.reason == "target-reached"
    assert refusal(state, (0, "stay")) == "game-over"


def test_everyone_with_enough_xs_gets_the_bonus() -> None:
    sheets = (nearly_done(8), nearly_done(9), nearly_done(7))
    state = with_sheets(rolled("YYYBBGR", "3Y", "1R", "4Y"), *sheets)
    outcome = dice.outcome(finished(state))
    assert outcome is not None
    xs = [sheet.xs for sheet in dice.view(finished(state), None).sheets]
    assert xs == [9, 10, 7]
    bonuses = [sheet.bonus for sheet in dice.view(finished(state), None).sheets]
    assert bonuses == [3, 3, 0]  # ruling D13
    assert outcome.points[0] == sum(range(1, 6)) + 1 + 2 + 3 + 3 + 3


def test_in_expert_mode_nine_xs_neither_end_the_game_nor_bring_the_bonus() -> None:
    state = with_sheets(rolled("YYBBGGR", "3Y", "2Y", target=12), EMPTY, nearly_done(8))
    state = finished(state)
    assert (state.phase, state.round) == (dice.Phase.PREDICT, 2)
    sheet = dice.view(state, None).sheets[1]
    assert (sheet.xs, sheet.bonus) == (9, 0)  # ruling D16


def test_full_sheets_end_the_game() -> None:
    nearly_full = written_sheet({box: 1 for box in EVERY_BOX if box != "3Y"})
    state = replace(with_sheets(opened(seats=2), nearly_full, nearly_full), round=20)
    state = play(state, *predicts("3Y", "3Y"), (0, "wizard", "Y"), faces("YYYBBBB"))
    outcome = dice.outcome(finished(state))
    assert outcome is not None
    assert (outcome.reason, outcome.points) == ("sheets-full", (-16, -16))  # ruling D5


def test_fewer_jester_scores_break_a_tie_and_equal_ones_share_the_place() -> None:
    def outcome(*sheets: tuple[tuple[int, ...], int]) -> dice.Outcome:
        state = replace(with_sheets(opened(seats=3), *sheets), phase=dice.Phase.OVER)
        found = dice.outcome(state)
        assert found is not None
        return found

    two, one = written_sheet({"4B": "X"}, (1, 2)), written_sheet({"4G": "X"}, (3,))
    assert outcome(two, one, two).places == (2, 1, 2)  # rulings D14, D15
    assert outcome(two, two, EMPTY).places == (1, 1, 3)
    assert outcome(two, one, EMPTY).jesters == (2, 1, 0)


def test_a_forced_duplicate_prediction_is_allowed_and_no_other() -> None:
    only = written_sheet({box: 1 for box in EVERY_BOX if box != "3Y"})
    more = written_sheet({box: 1 for box in EVERY_BOX if box not in ("3Y", "4Y")})
    state = with_sheets(opened(seats=3), only, more, only)
    state = play(state, (0, "predict", (3, "Y")))
    told = refusal(state, (1, "predict", (3, "Y")))
    assert told == "already-predicted (number=3, colour='Y', seat=0)"
    state = play(state, (1, "predict", (4, "Y")))
    assert dice.legal(state, 2) == (dice.Predict((3, "Y")),)  # ruling D2
    assert play(state, (2, "predict", (3, "Y"))).next_seer == 0


def test_a_finished_round_is_kept_when_the_next_one_begins() -> None:
    state = finished(rolled("JGGBBRY", "2G", "2R"), jesters=(1,))
    assert (state.round, state.rolls, state.history) == (2, 0, ())
    assert state.last_round == dice.RoundResult(
        round=1,
        magic=None,
        seer=0,
        wizard_colour="G",
        most_rolls=3,
        entries=(
            entry((2, "G"), (("G", 2),), dice.Written("X", None, 2)),
            entry((2, "R"), (("R", 1),), dice.Written(0, 1, 0)),
        ),
        xs=(1, 1),
        new_xs=(1, 1),
        next_seer=1,
    )


def entry(
    prediction: dice.Prediction, terms: tuple[dice.Term, ...], written: dice.Written
) -> dice.Entry:
    faces: tuple[dice.Face, ...] = ("J", "G", "G", "B", "B", "R", "Y")
    count = sum(dice for _, dice in terms)
    return dice.Entry(prediction, 1, faces, count, count - prediction[0], terms, written)


def test_with_magic_a_finished_round_lies_open_until_the_next_card() -> None:
    state = finished(rolled("JGGBBRY", "2G", "2R", magic="extra_die"))
    assert (state.phase, state.round, dice.to_act(state)) == (dice.Phase.MAGIC, 1, (CHANCE,))
    view = dice.view(state, None)
    assert (view.faces, view.rolls, view.rolls_left) == (tuple("JGGBBRY"), 1, 0)
    assert state.history[-1] == (1, dice.Score(jester=False))
    state = play(state, (CHANCE, "magic", "secret"))
    assert (state.phase, state.round, state.rolls) == (dice.Phase.PREDICT, 2, 0)
    assert state.history == ((CHANCE, dice.MagicCard("secret")),)


def test_before_the_first_card_nothing_has_begun() -> None:
    state = dice.start(dice.Options(2, magic=True, first_seer=1))
    assert (state.round, dice.to_act(state), dice.legal(state, CHANCE)) == (0, (CHANCE,), ())
    view = dice.view(state, 0)
    assert (view.seer, view.next_seer, view.magic) == (None, 1, None)
    assert (view.rolls, view.rolls_left) == (0, 0)
    assert state.sheets == ((FREE,) * BOXES,) * 2


def test_a_pile_has_every_card_once_and_then_is_shuffled_again() -> None:
    state = replace(dice.start(dice.Options(2, magic=True)), drawn=tuple(dice.CARDS)[:9], round=9)
    told = refusal(state, (CHANCE, "magic", "extra_die"))
    assert told == "magic-already-drawn (magic='extra_die')"
    state = play(state, (CHANCE, "magic", "secret"))
    assert state.drawn == tuple(dice.CARDS)
    again = play(replace(state, phase=dice.Phase.MAGIC, acting=(CHANCE,)), (-1, "magic", "secret"))
    assert again.drawn == ("secret",)  # ruling D32


class Labels:
    """Chance that keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, object]] = []

    def below(self, label: str, n: int) -> int:
        self.asked.append((label, n))
        return len(self.asked) % n

    def shuffle(self, label: str, items: Sequence[str]) -> list[str]:
        self.asked.append((label, tuple(items)))
        return list(items)[::-1]


def test_draws_have_the_labels_that_anyone_can_check() -> None:
    chance = Labels()
    state = play(rolled("GGGGGGG", "5G", "2B"), (1, "stay"), (0, "reroll", (2, 5)))
    assert dice.draw(replace(state, round=7), chance) == dice.Faces(("G", "Y"))
    assert chance.asked == [("dice/roll/7/2/2", 6), ("dice/roll/7/2/5", 6)]
    drawn = ((0, 0, "secret"), (9, 0, "wizards_all_colors"), (11, 1, "jester_column"))
    for round_, pile, magic in drawn:
        chance = Labels()
        state = replace(dice.start(dice.Options(2, magic=True)), round=round_)
        assert msgspec.to_builtins(dice.draw(state, chance)) == ["magic", magic]
        assert chance.asked == [(f"dice/magic/{pile}", tuple(dice.CARDS))]


def test_after_a_rotation_the_first_real_roll_is_roll_two() -> None:
    chance = Labels()
    state = play(opened("rotate_two", 2), (0, "rotate", ((1, "Y"), (4, "Y"))))
    state = play(state, *predicts("5Y", "1B"), (0, "wizard", "Y"))
    dice.draw(state, chance)
    labels = [label for label, _ in chance.asked]
    assert labels == [f"dice/roll/1/2/{die}" for die in (0, 2, 3, 5, 6)]
