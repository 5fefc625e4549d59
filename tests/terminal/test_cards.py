"""What the teller of the card game has in sight at each decision: everybody's bids and tricks."""

import io
from typing import Any

import pytest
from msgspec.structs import replace

from stonehenge import cards
from stonehenge.cards import Bid, Options, State
from stonehenge.locale import LANGUAGES, Words
from stonehenge.terminal.cards import CardsTeller
from stonehenge.terminal.paper import Paper
from tests.cards.tables import act, play, table

NAMES = ("Ada", "Bruno", "Clara")
HANDS = ["B5 R1 J1", "B3 G11 R7", "J2 B7 R3"]


def teller(seat: int | None, language: str = "en") -> CardsTeller:
    return CardsTeller(Words(language), Paper(io.StringIO(), {}), NAMES, seat)


def situation(state: State, seat: int, language: str = "en") -> list[str]:
    view = cards.view(state, seat)
    return list(teller(seat, language).situation(view, cards.legal(state, seat)))


def pad(state: State, seat: int) -> list[list[str]]:
    return [line.split() for line in teller(seat).pad(cards.view(state, seat))][2:]


def options(bidding: Any) -> Options:
    return Options(seats=3, bidding=bidding)


def test_everybodys_bids_and_tricks_are_in_sight_before_each_card() -> None:
    state = play(table(HANDS, "R8", [0, 1, 2]), "J1", "R7", "R3")
    assert situation(state, 1) == [
        "Trick 2 of 3: you lead.",
        "Tricks won: you 1 of 1 (exact), Clara 0 of 2, Ada 0 of 0 (exact).",
        "Your hand: B3 G11",
    ]
    state = play(state, "G11", "J2", "R1")
    assert situation(state, 0)[1] == (
        "Tricks won: you 1 of 0 (1 too many), Bruno 1 of 1 (exact), Clara 0 of 2."
    )


def test_secret_bids_of_others_stay_hidden() -> None:
    state = play(table(HANDS, "R8", [0, 1, 2], options("secret")), "J1", "R7", "R3")
    assert situation(state, 1)[1] == "Tricks won: you 1 of 1 (exact), Clara 0 of ?, Ada 0 of ?."
    assert pad(state, 1) == [["3", "?/0", "1/1", "?/0"]]


def test_covered_bids_are_in_sight_once_all_have_bid() -> None:
    state = table(HANDS, "R8", [0, 1], options("covered"))
    assert situation(state, 2) == ["The bids: Ada ?, Bruno ?."]
    assert pad(state, 2) == [["3", "?/0", "?/0", "-/0"]]
    state = act(state, 2, Bid(2))
    assert situation(state, 0)[1] == "Tricks won: you 0 of 0 (exact), Bruno 0 of 1, Clara 0 of 2."
    assert pad(state, 2) == [["3", "0/0", "1/0", "2/0"]]


def test_the_bids_so_far_are_in_sight_before_each_bid() -> None:
    state = table(HANDS, "R8", [0, 1])
    assert situation(state, 2) == ["The bids: Ada 0, Bruno 1.", "1 bid so far, for 3 tricks."]
    assert situation(table(HANDS, "R8"), 0) == []


def test_the_pad_has_the_present_round_below_the_finished_ones() -> None:
    state = play(table(["B5", "B9", "R1"], "R8", [0, 1, 1]), "B5", "B9", "R1")
    assert pad(state, 0) == [["1", "0/0", "20", "1/0", "-10", "1/1", "30"]]
    second = table(["B5 B6", "B9 B10", "R1 R2"], "R8")
    second = replace(second, pad=state.pad, totals=state.totals)
    assert pad(second, 0) == [
        ["1", "0/0", "20", "1/0", "-10", "1/1", "30"],
        ["2", "-/0", "-/0", "-/0"],
    ]


def test_the_columns_of_the_pad_stay_in_line() -> None:
    finished = play(table(["B5", "B9", "R1"], "R8", [0, 1, 1]), "B5", "B9", "R1")
    second = replace(table(["B5 B6", "B9 B10", "R1 R2"], "R8"), pad=finished.pad)
    *_, above, below = teller(0).pad(cards.view(second, 0))
    assert [i for i, c in enumerate(above) if c == "/"] == [
        i for i, c in enumerate(below) if c == "/"
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bidding", ["open", "covered", "secret"])
def test_every_situation_can_be_told_in_every_language(bidding: str, language: str) -> None:
    state = table(HANDS, "R8", [0, 1, 2], options(bidding))
    for card in ("J1", "R7", "R3", "G11", "J2", "R1", "B5", "B3"):
        _, won, hand = situation(state, state.turn, language)
        assert all(name in won for seat, name in enumerate(NAMES) if seat != state.turn)
        assert hand
        state = play(state, card)
