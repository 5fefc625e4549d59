"""The readable text of a game: written, read back, and not to be fooled."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from stonehenge import notation, record
from stonehenge.record import BrokenRecord, Record
from tests.test_record import EXAMPLE, game

TEXT = """\
Stonehenge record 1: cards
Seats: "Henry", "Anya", "Freya"
Options: bidding open, plus_minus_one false, clairvoyance false, first_dealer 2

Round 1, dealer Freya
  hand Henry  B5
  hand Anya   W1
  hand Freya  J2
  turn-up R8, red is trump
  bids Henry 1, Anya 1, Freya 0
  trick Henry B5, Anya W1, Freya J2 -> Anya
  score Henry -10 = -10, Anya +30 = 30, Freya +20 = 20
"""


def parse(text: str) -> Record:
    (told,) = notation.parse(text)
    return told


def refused(text: str) -> tuple[str, object]:
    with pytest.raises(BrokenRecord) as caught:
        list(notation.parse(text))
    return caught.value.refusal.rule, caught.value.line


def test_a_round_reads_like_a_round() -> None:
    assert notation.write(record.decode(EXAMPLE)) == TEXT
    assert parse(TEXT) == record.decode(EXAMPLE)


@pytest.mark.parametrize("end", range(60))
def test_a_game_may_break_off_anywhere(end: int) -> None:
    made = game(seed=3)
    part = replace(made, actions=made.actions[:end], result=None)
    assert parse(notation.write(part)) == part


def test_simultaneous_bids_are_told_in_seat_order() -> None:
    made = game(bidding="covered", seats=4)
    actions = list(made.actions)
    actions[1:5] = reversed(actions[1:5])
    turned = replace(made, actions=tuple(actions))
    record.check(turned)
    assert parse(notation.write(turned)) == made


def test_several_games_in_one_text() -> None:
    games = [game(seed) for seed in (1, 2, 3)]
    assert list(notation.parse("\n".join(map(notation.write, games)))) == games


def test_spaces_do_not_matter() -> None:
    assert parse(TEXT.replace("  ", "     ").replace("\n", "\n\n")) == record.decode(EXAMPLE)


@pytest.mark.parametrize(
    ("old", "new", "rule", "line"),
    [
        ("-> Anya", "-> Henry", "notation-mismatch", 11),
        ("Anya +30", "Anya +40", "notation-mismatch", 12),
        ("dealer Freya", "dealer Anya", "notation-mismatch", 5),
        ("Henry 1", "Harry 1", "bad-notation", 10),
        ("Henry 1", "Henry one", "bad-notation", 10),
        ("  bids", "  says", "bad-notation", 10),
        ("Stonehenge", "Woodhenge", "bad-notation", 1),
        ("Seats:", "Chairs:", "bad-notation", 1),
        ("bidding open", "bidding loud", "bad-option-value", 1),
        (": cards", ": chess", "unknown-game", 1),
        ("Anya W1, Freya", "Anya W2, Freya", "card-not-in-hand", 1),
    ],
)
def test_a_text_that_contradicts_itself_is_refused(
    old: str, new: str, rule: str, line: int
) -> None:
    assert refused(TEXT.replace(old, new, 1)) == (rule, line)


@given(st.lists(st.text(max_size=8), min_size=3, max_size=3))
def test_any_names_can_be_told(names: list[str]) -> None:
    made = replace(record.decode(EXAMPLE), seats=tuple(names))
    assert parse(notation.write(made)) == made
    assert len(set(notation.labels(names))) == 3


@given(st.text())
def test_junk_is_refused_with_a_rule(text: str) -> None:
    with pytest.raises(BrokenRecord):
        list(notation.parse(text))


def test_notes_survive() -> None:
    made = replace(game(), date="2026-11-15", players=("human", "random", "apprentice"))
    told = parse(notation.write(made))
    assert told == made
    assert not isinstance(told.chance, msgspec.UnsetType)
