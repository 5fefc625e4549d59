"""Corrections: undo and redo, an earlier round changed, a player who leaves, a dealer turned."""

from typing import Any

import pytest

from stonehenge import pad
from stonehenge.pad import CardPad, DicePad, Pad
from stonehenge.vocabulary import IllegalAction
from tests.pad.games import card_pad, card_round, dice_pad, written


def refused(paper: Pad, entry: pad.Entry) -> str:
    """The refusal of an entry, with its facts."""
    with pytest.raises(IllegalAction) as refusal:
        pad.add(paper, entry)
    return str(refusal.value)


def cards_shown(paper: Pad) -> CardPad:
    shown = pad.standing(paper)
    assert isinstance(shown, CardPad)
    return shown


def dice_shown(paper: Pad) -> DicePad:
    shown = pad.standing(paper)
    assert isinstance(shown, DicePad)
    return shown


def seven_rounds(**options: Any) -> Pad:
    """Seven rounds in which Anna takes all tricks, as she bid; the others bid and take none."""
    paper = card_pad(**options)
    for number in range(1, 8):
        paper = card_round(paper, (number, 0, 0), (number, 0, 0))
    return paper


def test_undo_and_redo_have_no_end() -> None:
    paper = seven_rounds()
    empty = written(paper, *[pad.Undo()] * len(paper.entries))
    assert cards_shown(empty) == cards_shown(card_pad())
    assert refused(empty, pad.Undo()) == "pad-nothing-to-undo"
    again = written(empty, *[pad.Redo()] * len(paper.entries))
    assert cards_shown(again) == cards_shown(paper)
    assert refused(again, pad.Redo()) == "pad-nothing-to-redo"


def test_a_new_entry_forgets_what_was_undone() -> None:
    paper = written(card_pad(), pad.Bid(1, 1, 0), pad.Undo(), pad.Bid(1, 1, 1))
    assert refused(paper, pad.Redo()) == "pad-nothing-to-redo"
    assert cards_shown(paper).rounds[0].bids == [-1, 1, -1]


def test_a_change_of_round_2_after_round_7_moves_all_later_totals() -> None:
    paper = written(seven_rounds(), pad.Tricks(2, (1, 1, 0)))
    before, after = cards_shown(seven_rounds()), cards_shown(paper)
    assert after.rounds[1].points == [-10, -10, 20]
    assert after.rounds[0].totals == before.rounds[0].totals
    for i in range(1, 7):
        change = [
            a - b for a, b in zip(after.rounds[i].totals, before.rounds[i].totals, strict=True)
        ]
        assert change == [-50, -30, 0]
    assert [line.changed for line in after.rounds] == [i == 1 for i in range(8)]
    assert after.round == 8
    assert after.misfits == []


def test_a_changed_bid_may_make_another_one_forbidden() -> None:
    paper = card_pad(plus_minus_one=True)
    paper = written(paper, pad.Bid(1, 1, 1), pad.Bid(1, 2, 0))
    assert cards_shown(paper).rounds[0].forbidden == 0
    assert refused(paper, pad.Bid(1, 0, 0)) == "forbidden-bid (bid=0, tricks=1)"
    paper = written(paper, pad.Bid(1, 0, 1), pad.Bid(1, 1, 0))
    (misfit,) = cards_shown(paper).misfits
    assert (misfit.rule, misfit.round, misfit.player) == ("forbidden-bid", 1, 0)
    assert cards_shown(written(paper, pad.Bid(1, 0, 0))).misfits == []


@pytest.mark.parametrize(
    ("entry", "rule"),
    [
        (pad.Bid(1, 0, 0), "not-your-turn (turn=1)"),
        (pad.Bid(1, 1, 2), "bid-out-of-range (bid=2, most=1)"),
        (pad.Bid(2, 1, 1), "pad-round-not-begun (round=2)"),
        (pad.Bid(1, 3, 0), "pad-no-such-player (players=3)"),
        (pad.Tricks(1, (1, 0, 0)), "pad-bid-missing (name='Ben')"),
        (pad.Score(1, 0, 0), "pad-other-game"),
        (pad.Rename(1, "  "), "bad-name (longest=40)"),
        (pad.Rename(1, " ANNA"), "pad-name-twice (name='ANNA')"),
        (pad.Rename(3, "Eva"), "pad-no-such-player (players=3)"),
        (pad.Rounds(20 + 0), None),
        (pad.Leave(2, 1), "pad-round-not-begun (round=2)"),
    ],
)
def test_an_entry_that_breaks_a_rule_is_refused_by_it(entry: pad.Entry, rule: str | None) -> None:
    if rule is None:
        pad.add(card_pad(), entry)
    else:
        assert refused(card_pad(), entry) == rule


def test_tricks_must_add_up() -> None:
    paper = written(card_pad(), pad.Bid(1, 1, 0), pad.Bid(1, 2, 0), pad.Bid(1, 0, 0))
    wrong = "pad-tricks-do-not-add-up (sum=0, tricks=1)"
    assert refused(paper, pad.Tricks(1, (0, 0, 0))) == wrong
    assert refused(paper, pad.Tricks(1, (1, 1, 0))) == wrong.replace("sum=0", "sum=2")
    assert refused(paper, pad.Tricks(1, (1, 0))) == "pad-no-such-player (players=3)"
    assert pad.standing(written(paper, pad.Tricks(1, (0, 1, 0)))).finished == 1


def test_covered_bids_may_be_written_in_any_order() -> None:
    paper = written(card_pad(bidding="covered"), pad.Bid(1, 0, 0), pad.Bid(1, 2, 1))
    assert cards_shown(paper).phase == "bids"
    assert cards_shown(written(paper, pad.Bid(1, 1, 0))).phase == "tricks"


def test_a_misnamed_dealer_is_turned_and_the_deal_goes_on_from_there() -> None:
    paper = written(card_round(card_pad(), (0, 0, 0), (1, 0, 0)), pad.Turn(2, 2))
    assert [line.dealer for line in cards_shown(paper).rounds] == [0, 2]
    paper = card_round(paper, (0, 0, 0), (2, 0, 0))
    assert cards_shown(paper).rounds[2].dealer == 0
    assert cards_shown(paper).rounds[2].order == [1, 2, 0]


def test_who_leaves_ends_a_column_and_the_others_play_the_rounds_agreed() -> None:
    paper = card_pad(4)
    paper = card_round(paper, (0, 0, 0, 0), (1, 0, 0, 0))
    paper = written(paper, pad.Leave(2, 1))
    shown = cards_shown(paper)
    assert shown.of == 15
    assert shown.rounds[1].dealer == 2
    assert shown.rounds[1].order == [3, 0, 2]
    assert shown.places == [3, 0, 1, 1]
    assert refused(paper, pad.Bid(2, 1, 0)) == "pad-has-left (name='Ben', round=2)"
    ended = cards_shown(written(paper, pad.Leave(2, 3)))
    assert (ended.phase, ended.reason, ended.finished) == ("over", "too-few-players", 1)
    assert ended.totals == [-10, 20, 20, 20]


def test_a_leave_told_late_shows_what_no_longer_fits() -> None:
    paper = card_pad(4)
    paper = card_round(paper, (0, 0, 0, 0), (0, 1, 0, 0))
    paper = card_round(paper, (0, 0, 0, 0), (0, 2, 0, 0))
    shown = cards_shown(written(paper, pad.Leave(2, 1)))
    assert [(misfit.rule, misfit.round) for misfit in shown.misfits] == [
        ("pad-tricks-do-not-add-up", 2)
    ]
    shown = cards_shown(written(paper, pad.Leave(2, 1), pad.Leave(2, 3)))
    assert (shown.phase, shown.finished) == ("over", 1)
    assert [misfit.rule for misfit in shown.misfits] == ["pad-after-the-end"]


def test_a_short_game_ends_early_and_may_be_lengthened() -> None:
    paper = card_round(card_pad(rounds=1), (0, 0, 0), (1, 0, 0))
    assert cards_shown(paper).phase == "over"
    assert refused(paper, pad.Bid(2, 0, 0)) == "game-over"
    assert cards_shown(written(paper, pad.Rounds(20))).phase == "bids"
    assert refused(paper, pad.Rounds(20 + 1)) == "pad-rounds-out-of-range (least=1, most=20)"
    longer = card_round(written(paper, pad.Rounds(3)), (0, 0, 0), (2, 0, 0))
    assert refused(longer, pad.Rounds(1)) == "pad-rounds-out-of-range (least=2, most=20)"
    assert paper.options["rounds"] == 1
    assert "rounds" not in card_pad(rounds=20).options
    with pytest.raises(IllegalAction, match="bad-option-value"):
        card_pad(rounds=21)


def dice_round(paper: Pad, number: int, *boxes: str, offs: tuple[int, ...] = (0, 0)) -> Pad:
    for player, name in enumerate(boxes):
        box: Any = (int(name[0]), name[1])
        paper = pad.add(paper, pad.Predict(number, player, box))
    return written(paper, *[pad.Score(number, player, off) for player, off in enumerate(offs)])


def test_a_changed_prediction_may_take_the_box_of_a_later_round() -> None:
    paper = dice_round(dice_round(dice_pad(2), 1, "1B", "2B"), 2, "3R", "4R")
    changed = written(paper, pad.Predict(1, 0, (3, "R")))
    (misfit,) = dice_shown(changed).misfits
    assert (misfit.rule, misfit.round, misfit.player) == ("box-taken", 2, 0)
    assert dice_shown(changed).totals == [3, 6]
    assert [line.changed for line in dice_shown(changed).rounds] == [True, False, False]
    assert dice_shown(written(changed, pad.Predict(2, 0, (1, "B")))).misfits == []


@pytest.mark.parametrize(
    ("entry", "rule"),
    [
        (pad.Predict(1, 1, (1, "B")), "already-predicted (number=1, colour='B', seat=0)"),
        (pad.Predict(1, 1, (6, "B")), "prediction-out-of-range (number=6, colour='B')"),
        (pad.Score(1, 0, 0), "pad-prediction-missing (name='Ben')"),
        (pad.Cross(1, 1, 3), "pad-nothing-to-cross"),
        (pad.MagicCard(1, "secret"), "pad-no-magic"),
        (pad.Rolls(1, 4), "pad-no-roll-left (rolls=3)"),
        (pad.Bid(1, 0, 0), "pad-other-game"),
        (pad.Turn(1, 2), "pad-no-such-player (players=2)"),
    ],
)
def test_a_dice_entry_that_breaks_a_rule_is_refused_by_it(entry: pad.Entry, rule: str) -> None:
    assert refused(written(dice_pad(2), pad.Predict(1, 0, (1, "B"))), entry) == rule


def test_results_are_judged_by_the_magic_card_and_the_sheet() -> None:
    paper = written(dice_pad(2, magic=True, jester_when_exact=False), pad.MagicCard(1, "extra_die"))
    paper = written(paper, pad.Predict(1, 0, (1, "B")), pad.Predict(1, 1, (5, "R")))
    assert refused(paper, pad.Score(1, 0, 8)) == "pad-miss-out-of-range (most=7)"
    assert refused(paper, pad.Score(1, 1, 5)) == "pad-miss-out-of-range (most=4)"
    assert refused(paper, pad.JesterScore(1, 0, 6)) == "no-jester-score (jesters=6)"
    dice: Any = tuple("JGGGGGG")
    assert refused(paper, pad.Dice(1, 0, dice, jester=True)) == "jester-when-exact"
    paper = written(paper, pad.JesterScore(1, 0, 2), pad.Score(1, 1, 4))
    assert refused(paper, pad.MagicCard(2, "extra_die")).startswith("magic-already-drawn")
    paper = written(paper, pad.MagicCard(2, "cross_out"))
    paper = written(paper, pad.Predict(2, 0, (2, "B")), pad.Predict(2, 1, (4, "R")))
    assert refused(paper, pad.JesterScore(2, 0, 2)) == "jester-box-taken (jesters=2)"
    assert refused(paper, pad.Cross(2, 0, 1)) == "not-crossable (number=1)"
    assert dice_shown(paper).totals == [0, -4]
    assert dice_shown(written(paper, pad.Cross(2, 1, 5))).totals == [0, 0]


def test_the_next_seer_can_be_another_one_and_leaves() -> None:
    paper = dice_round(dice_pad(3), 1, "1B", "5G", "5R", offs=(0, 0, 0))
    assert dice_shown(paper).rounds[1].seer == 1
    assert dice_shown(written(paper, pad.Turn(2, 0))).rounds[1].seer == 0
    left = dice_shown(written(paper, pad.Leave(2, 1)))
    assert left.rounds[1].seer == 2
    assert left.rounds[1].order == [2, 0]
    over = dice_shown(written(paper, pad.Leave(2, 1), pad.Leave(2, 0)))
    assert (over.phase, over.reason) == ("over", "too-few-players")
