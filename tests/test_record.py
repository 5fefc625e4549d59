"""Records: what is written is read, what is wrong is found, what is hostile is harmless."""

import gzip
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from stonehenge import cards, record
from stonehenge.arena.match import play_levels, record_of
from stonehenge.chance import commitment, seed_from_number, table_seed
from stonehenge.record import BrokenRecord, ChanceNote, Record
from stonehenge.vocabulary import read_options

EXAMPLE = b"""
{"format": "stonehenge", "version": 1, "game": "cards", "seats": ["Henry", "Anya", "Freya"],
 "options": {"bidding": "open", "plus_minus_one": false, "clairvoyance": false, "first_dealer": 2},
 "actions": [[-1, "deal", [["B5"], ["W1"], ["J2"]], "R8"], [0, "bid", 1], [1, "bid", 1],
             [2, "bid", 0], [0, "play", "B5"], [1, "play", "W1"], [2, "play", "J2"]],
 "result": null}
"""


def game(seed: int = 1, seats: int = 3, **given: Any) -> Record:
    options = read_options(cards, seats, given)
    seed_bytes = seed_from_number(seed)
    played = play_levels(cards, options, ["random"] * seats, seed_bytes)
    return record_of(cards, played, ["random"] * seats, seed_bytes)


def broken(made: Record | bytes) -> tuple[int | None, str]:
    with pytest.raises(BrokenRecord) as caught:
        record.check(record.decode(made) if isinstance(made, bytes) else made)
    return caught.value.index, caught.value.refusal.rule


def test_the_example_of_the_contract() -> None:
    read = record.decode(EXAMPLE)
    state = record.check(read)
    assert state.totals == (-10, 30, 20)
    assert msgspec.json.decode(record.encode(read)) == msgspec.json.decode(EXAMPLE)


def test_unknown_keys_are_ignored_but_unknown_options_are_not() -> None:
    raw = msgspec.json.decode(EXAMPLE)
    assert record.decode(msgspec.json.encode({**raw, "weather": "dusk"})) == record.decode(EXAMPLE)
    odd = {**raw, "options": {**raw["options"], "jokers": 2}}
    assert broken(msgspec.json.encode(odd)) == (None, "unknown-option")
    del raw["options"]["clairvoyance"]
    assert broken(msgspec.json.encode(raw)) == (None, "missing-option")


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"format": "chess"}, "not-a-record"),
        ({"version": 2}, "not-a-record"),
        ({"game": "go"}, "unknown-game"),
        ({"seats": ["A", "B"]}, "wrong-player-count"),
        ({"seats": ["A", 7, "C"]}, "not-a-record"),
        ({"actions": {}}, "not-a-record"),
        ({"actions": [[]]}, "not-an-action"),
        ({"actions": [["0", "bid", 1]]}, "not-an-action"),
        ({"actions": [[True, "bid", 1]]}, "not-an-action"),
        ({"actions": [[-1, "shuffle"]]}, "not-an-action"),
        ({"actions": [[-1, "deal", [["B5"], ["W1"], ["J2"]], "R8", 1]]}, "not-an-action"),
        ({"actions": [[-1, "deal", [["B5"], ["W1"], ["J9"]], "R8"]]}, "not-an-action"),
        ({"actions": [[0, "bid", 1]]}, "not-your-turn"),
        ({"result": {"points": [0, 0, 0], "places": [1, 1, 1]}}, "result-mismatch"),
    ],
)
def test_a_broken_record_is_refused_with_its_rule(change: dict[str, Any], rule: str) -> None:
    raw = {**msgspec.json.decode(EXAMPLE), **change}
    assert broken(msgspec.json.encode(raw))[1] == rule


def test_the_index_of_the_first_wrong_action_is_told() -> None:
    raw = msgspec.json.decode(EXAMPLE)
    raw["actions"][5] = [1, "play", "W2"]
    assert broken(msgspec.json.encode(raw)) == (5, "card-not-in-hand")


@pytest.mark.parametrize(
    "data",
    [b"", b"[", b"nonsense", b"\xff\xfe", b"[" * 100_000, b'{"a":' * 5000 + b"1" + b"}" * 5000],
)
def test_junk_is_refused(data: bytes) -> None:
    assert broken(data)[1] in ("not-json", "not-a-record")


def test_a_record_of_absurd_length_is_refused_unread() -> None:
    assert broken(b" " * (record.LONGEST + 1))[1] == "record-too-long"


def test_a_whole_game_checks_with_its_result_and_every_deal() -> None:
    made = game()
    assert record.decode(record.encode(made)) == made
    assert record.write_result(cards.outcome(record.check(made))) == made.result


def test_an_unfinished_game_is_a_record_too() -> None:
    made = game()
    record.check(replace(made, actions=made.actions[:100], result=None))
    assert broken(replace(made, actions=made.actions[:100])) == (None, "result-mismatch")
    assert broken(replace(made, result=None)) == (None, "result-mismatch")


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_changed_deal_is_detected(data: st.DataObject) -> None:
    made = game()
    deals = [i for i, action in enumerate(made.actions) if action[1] == "deal"]
    index = data.draw(st.sampled_from(deals[:-1]))  # the last one deals every card there is
    seat, verb, hands, turnup = made.actions[index]
    cards_ = [card for hand in hands for card in hand]
    old = data.draw(st.sampled_from(cards_))
    new = data.draw(st.sampled_from([card for card in cards.DECK if card not in cards_]))
    if new == turnup:
        turnup = old
    changed = [[new if card == old else card for card in hand] for hand in hands]
    actions = list(made.actions)
    actions[index] = (seat, verb, changed, turnup)
    found, rule = broken(replace(made, actions=tuple(actions), result=made.result))
    assert found is not None
    assert (found, rule) == (index, "chance-mismatch")


def test_two_cards_swapped_in_the_last_deal_are_detected() -> None:
    made = game()
    index = max(i for i, action in enumerate(made.actions) if action[1] == "deal")
    seat, verb, hands, turnup = made.actions[index]
    hands = [list(hand) for hand in hands]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]
    actions = list(made.actions)
    actions[index] = (seat, verb, hands, turnup)
    assert broken(replace(made, actions=tuple(actions))) == (index, "chance-mismatch")


def test_a_game_with_a_changed_seed_is_detected() -> None:
    made = game()
    other = record.seed_note(seed_from_number(2))
    assert broken(replace(made, chance=other)) == (0, "chance-mismatch")


def test_a_table_game_is_checked_from_its_secret_and_nonces() -> None:
    secret, nonces = bytes(range(32)), {0: b"\x07" * 16, 2: b"\x09" * 16}
    seed = table_seed(secret, nonces)
    played = play_levels(cards, read_options(cards, 3, {}), ["random"] * 3, seed)
    note = ChanceNote(
        version=1,
        commitment=commitment(secret).hex(),
        nonces={str(seat): nonce.hex() for seat, nonce in nonces.items()},
        secret=secret.hex(),
    )
    made = replace(record_of(cards, played, ["random"] * 3, seed), chance=note)
    record.check(record.decode(record.encode(made)))
    wrong = replace(note, commitment=commitment(b"x" * 32).hex())
    assert broken(replace(made, chance=wrong)) == (None, "commitment-mismatch")
    assert note.nonces
    fewer = replace(note, nonces={"0": note.nonces["0"]})
    assert broken(replace(made, chance=fewer)) == (0, "chance-mismatch")
    for nonces_ in ({"9": "00" * 16}, {"0": "zz"}, {"0": "00" * 15}):
        odd = replace(made, chance=replace(note, nonces=nonces_))
        assert broken(odd) == (None, "bad-chance-note")
    running = replace(note, secret=msgspec.UNSET)
    assert record.chance_of(replace(made, chance=running)) is None


def test_files_of_many_records(tmp_path: Path) -> None:
    made = [game(seed) for seed in (1, 2)]
    lines = b"\n\n".join(map(record.encode, made)) + b"\n"
    plain, packed = tmp_path / "games.jsonl", tmp_path / "games.jsonl.gz"
    plain.write_bytes(lines)
    packed.write_bytes(gzip.compress(lines))
    assert list(record.read_file(str(plain))) == made
    assert list(record.read_file(str(packed))) == made
    single = tmp_path / "pretty.json"
    single.write_bytes(msgspec.json.format(record.encode(made[0])))
    assert list(record.read_file(str(single))) == made[:1]
    packed.write_bytes(gzip.compress(lines)[:-20])
    with pytest.raises(OSError, match="damaged"):
        list(record.read_file(str(packed)))
