"""Positions entered by hand: the same questions as in a game, impossible ones refused."""

import json
from typing import Any

import pytest

from stonehenge import cards, dice
from stonehenge.coach import assess
from stonehenge.coach.positions import question, read_position
from stonehenge.record import BrokenRecord
from tests.cards.tables import play, table
from tests.dice.play import rolled

CARDS: dict[str, Any] = {
    "game": "cards",
    "seats": 3,
    "seat": 2,
    "round": 3,
    "dealer": 2,
    "hand": ["W1", "B3"],
    "turnup": "R5",
    "actions": [
        [0, "bid", 1],
        [1, "bid", 1],
        [2, "bid", 2],
        [0, "play", "G9"],
        [1, "play", "G4"],
        [2, "play", "G12"],
    ],
}
DICE: dict[str, Any] = {
    "game": "dice",
    "seats": 2,
    "seat": 1,
    "round": 1,
    "seer": 0,
    "actions": [
        [0, "predict", [3, "B"]],
        [1, "predict", [2, "G"]],
        [0, "wizard", "B"],
        [-1, "faces", ["B", "B", "B", "G", "G", "J", "J"]],
    ],
}


def asked(position: dict[str, Any], **changed: Any) -> Any:
    return question(read_position(json.dumps({**position, **changed})))


def refused(position: dict[str, Any], **changed: Any) -> str:
    with pytest.raises(BrokenRecord) as broken:
        asked(position, **changed)
    return broken.value.refusal.rule


def test_a_card_position_is_what_the_seat_would_see() -> None:
    state = table(["G9 B5 Y1", "G4 Y2 Y3", "W1 B3 G12"], "R5", bids=[1, 1, 2])
    state = play(state, "G9", "G4", "G12")
    told = asked(CARDS)
    assert told.view == cards.view(state, 2)
    assert told.legal == cards.legal(state, 2)
    assert assess(told.view, told.legal, 0.2).best.exact > 0


def test_a_dice_position_is_what_the_seat_would_see() -> None:
    state = rolled("BBBGGJJ", "3B", "2G", wizard="B")
    told = asked(DICE)
    assert told.view == dice.view(state, 1)
    assert told.legal == dice.legal(state, 1)


def test_sheets_and_magic_cards_belong_to_a_position() -> None:
    row, empty = ["X", None, None, None, None], [None] * 5
    sheets = [{"rows": [row, empty, empty, empty]}, {"rows": [empty, [2, *row[1:]], empty, empty]}]
    told = asked(
        DICE,
        round=2,
        seat=0,
        sheets=sheets,
        actions=[],
        options={"magic": True},
        magic="extra_die",
    )
    assert told.view.sheets[0].xs == 1
    assert told.view.sheets[1].total == -2
    assert told.view.magic == "extra_die"
    assert dice.Predict((1, "B")) not in told.legal
    assert len(told.legal) == 19


def test_who_could_not_follow_cannot_hold_that_colour() -> None:
    actions = [*CARDS["actions"][:4], [1, "play", "Y4"], CARDS["actions"][5]]
    told = asked(CARDS, actions=actions)
    assert told.view.hands[1] is None
    actions.append([2, "play", "B3"])
    assert refused(CARDS, hand=["W1"], seat=1, actions=[*actions, [0, "play", "B1"]]) in (
        "position-hand",
        "position-card-twice",
    )


@pytest.mark.parametrize(
    ("changed", "rule"),
    [
        ({"seat": 7}, "position-no-seat"),
        ({"dealer": 3}, "position-no-seat"),
        ({"round": 21}, "position-no-round"),
        ({"hand": ["W1"]}, "position-hand"),
        ({"hand": ["W1", "G9"]}, "position-card-twice"),
        ({"turnup": None}, "bad-turnup"),
        ({"turnup": "W1"}, "position-card-twice"),
        ({"seat": 0, "hand": ["B1", "B2"]}, "position-not-asked"),
        ({"totals": [1]}, "position-totals"),
        ({"seats": 2}, "wrong-player-count"),
        ({"options": {"bids": 1}}, "unknown-option"),
        ({"round": 1, "options": {"clairvoyance": True}}, "position-clairvoyance"),
        ({"hand": ["W1", "B99"]}, "not-a-position"),
        ({"actions": [[0, "bid"]]}, "not-an-action"),
        ({"actions": [*CARDS["actions"][:4], [1, "play", "Q4"]]}, "no-such-card"),
    ],
)
def test_impossible_card_positions_are_refused(changed: dict[str, Any], rule: str) -> None:
    assert refused(CARDS, **changed) == rule


def test_who_holds_the_colour_must_have_followed() -> None:
    actions = [*CARDS["actions"][:5], [2, "play", "Y1"]]
    assert refused(CARDS, hand=["G13", "B3"], actions=actions) == "must-follow-suit"


@pytest.mark.parametrize(
    ("changed", "rule"),
    [
        ({"round": 2}, "position-sheets"),
        ({"magic": "secret"}, "position-magic"),
        ({"seat": 0}, "position-not-asked"),
        ({"sheets": [{"rows": [["X"] + [None] * 4] * 4}] * 2}, "position-boxes"),
        (
            {"round": 10, "sheets": [{"rows": [["XX", "X", 99, None, None]] * 4}] * 2},
            "position-mark",
        ),
        (
            {"round": 9, "sheets": [{"rows": [["XX", "X", None, None, None]] * 4}] * 2},
            "position-over",
        ),
        ({"actions": [[0, "predict", [6, "B"]]]}, "not-an-action"),
        ({"actions": [[0, "predict", [3, "B"]], [1, "predict", [3, "B"]]]}, "already-predicted"),
    ],
)
def test_impossible_dice_positions_are_refused(changed: dict[str, Any], rule: str) -> None:
    assert refused(DICE, **changed) == rule


def test_long_nonsense_is_refused_unread() -> None:
    with pytest.raises(BrokenRecord):
        read_position("[" * 60_000)
