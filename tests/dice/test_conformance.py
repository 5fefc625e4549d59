"""The dice game keeps every promise of a Game: records, texts, views, who may act."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from stonehenge import dice, notation, record
from stonehenge.arena.match import play_levels, record_of
from stonehenge.chance import seed_from_number
from stonehenge.record import BrokenRecord
from stonehenge.testing import check_game
from stonehenge.vocabulary import read_options


@settings(max_examples=24, deadline=None)
@given(
    seats=st.integers(2, 5),
    magic=st.booleans(),
    target=st.sampled_from([9, 12]),
    jester_when_exact=st.booleans(),
    first_seer=st.integers(0, 1) | st.just("random"),
    rounds=st.integers(1, 20) | st.just("all"),
    seed=st.integers(0, 2**32),
)
def test_whole_games_conform(seats: int, seed: int, **given: Any) -> None:
    options = read_options(dice, seats, given)
    outcome = check_game(dice, options, seed)
    full = "sheets-full" if options.last_round == 20 else "all-rounds-played"
    assert outcome.reason in ("target-reached", full)
    assert 1 <= outcome.rounds <= options.last_round
    assert outcome.reason == "target-reached" or outcome.rounds == options.last_round


def a_record() -> record.Record:
    options = read_options(dice, 3, {"magic": True})
    seed = seed_from_number(5)
    return record_of(dice, play_levels(dice, options, ["random"] * 3, seed), ["random"] * 3, seed)


def test_one_changed_die_is_detected() -> None:
    made = a_record()
    for index, (seat, verb, *rest) in enumerate(made.actions):
        if verb != "faces":
            continue
        for die, face in enumerate(rest[0]):
            faces = list(rest[0])
            faces[die] = "W" if face != "W" else "B"
            actions = list(made.actions)
            actions[index] = (seat, verb, faces)
            with pytest.raises(BrokenRecord) as caught:
                record.check(replace(made, actions=tuple(actions)))
            assert (caught.value.index, caught.value.refusal.rule) == (index, "chance-mismatch")


def test_a_changed_magic_card_is_detected() -> None:
    made = a_record()
    other = "secret" if made.actions[0][2] != "secret" else "extra_die"
    with pytest.raises(BrokenRecord, match="action 0: chance-mismatch"):
        record.check(replace(made, actions=((-1, "magic", other), *made.actions[1:])))


@pytest.mark.parametrize("end", range(0, 120, 7))
def test_a_text_may_break_off_anywhere(end: int) -> None:
    made = a_record()
    part = replace(made, actions=made.actions[:end], result=None)
    (told,) = notation.parse(notation.write(part))
    assert sorted(map(str, told.actions)) == sorted(map(str, part.actions))
    assert notation.write(told) == notation.write(part)


@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [
        ("; next Seer", "; the next Seer", "notation-mismatch"),
        ("predict Ada 1", "predict Ada 7", "bad-notation"),
        ("  others ", "  the others ", "bad-notation"),
        ("  marks ", "  scores ", "bad-notation"),
        ("roll ", "roll X ", "bad-notation"),
        ("score Ada", "score Eva", "bad-notation"),
    ],
)
def test_a_text_that_contradicts_itself_is_refused(old: str, new: str, rule: str) -> None:
    text = notation.write(a_record())
    for number in range(1, 6):
        text = text.replace(f"predict Ada {number}", "predict Ada 1", 1) if "Ada 1" in old else text
    assert old in text
    with pytest.raises(BrokenRecord) as caught:
        list(notation.parse(text.replace(old, new, 1)))
    assert caught.value.refusal.rule == rule
