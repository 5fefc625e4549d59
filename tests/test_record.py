"""Records: what is written is read, what is wrong is found, what is hostile is harmless."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from stonehenge import cards, dice, notation, record
from stonehenge.arena.match import play_levels, record_of
from stonehenge.chance import seed_from_number
from stonehenge.locale import LANGUAGES, Words
from stonehenge.promises import old_commitment, old_seed
from stonehenge.record import BrokenRecord, ChanceNote, Record
from stonehenge.testing import random_game
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


def test_rounds_stand_in_a_record_of_a_short_game_alone() -> None:
    for rounds, written in ((2, {"rounds": 2}), ("all", {}), (20, {})):
        made = game(seed=4, rounds=rounds)
        assert {name: n for name, n in made.options.items() if name == "rounds"} == written
        assert record.check(record.decode(record.encode(made))).phase is cards.Phase.OVER
        assert next(notation.parse(notation.write(made))) == made


def test_a_record_may_name_all_rounds_of_the_whole_game() -> None:
    raw = msgspec.json.decode(EXAMPLE)
    raw["options"]["rounds"] = 20
    named = record.decode(msgspec.json.encode(raw))
    assert record.check(named) == record.check(record.decode(EXAMPLE))
    assert "rounds" not in notation.write(named)
    raw["options"]["rounds"] = 21
    assert broken(msgspec.json.encode(raw)) == (None, "bad-option-value")


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
    assert broken(data)[1] in ("not-json", "not-a-record", "not-utf-8")


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
    seed = old_seed(secret, nonces)
    played = play_levels(cards, read_options(cards, 3, {}), ["random"] * 3, seed)
    note = ChanceNote(
        version=1,
        commitment=old_commitment(secret).hex(),
        nonces={str(seat): nonce.hex() for seat, nonce in nonces.items()},
        secret=secret.hex(),
    )
    made = replace(record_of(cards, played, ["random"] * 3, seed), chance=note)
    record.check(record.decode(record.encode(made)))
    wrong = replace(note, commitment=old_commitment(b"x" * 32).hex())
    assert broken(replace(made, chance=wrong)) == (None, "commitment-mismatch")
    assert note.nonces
    fewer = replace(note, nonces={"0": note.nonces["0"]})
    assert broken(replace(made, chance=fewer)) == (0, "chance-mismatch")
    for nonces_ in ({"9": "00" * 16}, {"0": "zz"}, {"0": "00" * 15}):
        odd = replace(made, chance=replace(note, nonces=nonces_))
        assert broken(odd) == (None, "bad-chance-note")
    running = replace(note, secret=msgspec.UNSET)
    assert record.chance_of(replace(made, chance=running)) is None


def test_a_seed_beside_the_commitment_of_a_table_is_refused() -> None:
    made = game()
    assert made.chance
    for beside in (
        {"commitment": old_commitment(b"x" * 32).hex()},
        {"secret": "00" * 32},
        {"nonces": {"0": "00" * 16}},
    ):
        odd = replace(made, chance=replace(made.chance, **beside))
        assert broken(odd) == (None, "seed-and-commitment")


def test_a_commitment_and_nonces_are_judged_before_the_secret_is_revealed() -> None:
    note = ChanceNote(version=1, commitment="00" * 32, nonces={"0": "00" * 16})
    made = replace(game(), chance=note)
    record.check(made)
    for odd in (
        replace(note, commitment="00" * 31),
        replace(note, nonces={"0": "zz" * 16}),
        replace(note, nonces={"3": "00" * 16}),
    ):
        assert broken(replace(made, chance=odd)) == (None, "bad-chance-note")


@pytest.mark.parametrize(
    ("once", "twice", "key"),
    [
        (b'"result":', b'"result": {"points": [0], "places": [1]}, "result":', "result"),
        (b'"result":', b'"res\\u0075lt": null, "result":', "result"),
        (b'"bidding":', b'"bidding": "secret", "bidding":', "bidding"),
        (b'"result":', b'"weather": {"sky": [{"sun": 1, "sun": 1}]}, "result":', "sun"),
    ],
)
def test_a_key_that_stands_twice_is_refused(once: bytes, twice: bytes, key: str) -> None:
    with pytest.raises(BrokenRecord) as caught:
        record.decode(EXAMPLE.replace(once, twice))
    assert (caught.value.refusal.rule, caught.value.refusal.facts) == ("key-twice", {"key": key})


def test_the_first_byte_that_is_not_utf_8_is_told() -> None:
    with pytest.raises(BrokenRecord) as caught:
        record.decode(EXAMPLE.replace(b"Anya", b"An\xffa"))
    assert caught.value.refusal.rule == "not-utf-8"
    assert caught.value.refusal.facts == {"byte": EXAMPLE.index(b"Anya") + 3}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"bid", 1]', b'"bid", 1.0]'),
        (b'"bid", 1]', b'"bid", true]'),
        (b'"bid", 1]', b'"bid", "1"]'),
        (b'[0, "bid"', b'[0.0, "bid"'),
        (b'"play", "B5"]', b'"play", "B05"]'),
        (b'"play", "B5"]', b'"play"]'),
        (b'"play", "B5"]', b'"play", "B5", null]'),
    ],
)
def test_an_action_has_exactly_its_form(old: bytes, new: bytes) -> None:
    assert broken(EXAMPLE.replace(old, new, 1))[1] == "not-an-action"


@pytest.mark.parametrize("order", [sorted, lambda hand: hand[::-1]])
def test_the_cards_of_a_hand_may_stand_in_any_order(order: Callable[[Any], Any]) -> None:
    made = game()
    actions = [
        (seat, verb, list(map(order, rest[0])), *rest[1:])
        if verb == "deal"
        else (seat, verb, *rest)
        for seat, verb, *rest in made.actions
    ]
    assert tuple(actions) != made.actions
    assert record.check(replace(made, actions=tuple(actions))) == record.check(made)


def test_hands_are_not_to_be_exchanged() -> None:
    made = game()
    seat, verb, hands, turnup = made.actions[0]
    actions = ((seat, verb, [hands[1], hands[0], hands[2]], turnup), *made.actions[1:])
    assert broken(replace(made, actions=actions)) == (0, "chance-mismatch")


ODD: list[Any] = [None, True, -2, 10**999, 1.5, "", "x" * 2000, "\x1b[2J", [], [[]], {}, {"a": 1}]
DAMAGE = st.one_of(
    st.binary(max_size=3),
    st.sampled_from([b"null", b"true", b"1.5", b"9" * 2000, b'"a":1,', b"\\ud800", b"[", b"}"]),
)


def short_games() -> list[Record]:
    """The beginnings of a few games that differ in all they can."""
    options: list[tuple[Any, Any]] = [
        (cards, cards.Options(seats=3)),
        (cards, cards.Options(seats=4, bidding="secret", clairvoyance=True)),
        (dice, dice.Options(seats=3, magic=True)),
    ]
    return [short_game(game_, options_, seed) for seed, (game_, options_) in enumerate(options)]


def short_game(game_: Any, options: Any, seed: int) -> Record:
    moves = [(now.seat, now.action) for now in random_game(game_, options, seed)][:60]
    names = [f"Zoë {seat}" for seat in range(options.seats)]
    chance = record.seed_note(seed_from_number(seed))
    return record.make(game_, names, options, moves, None, chance=chance)


SHORT = short_games()


def sentences(data: bytes) -> list[str]:
    """What is said about a record in each language; any other exception is a failure."""
    try:
        read = record.decode(data)
        notation.write(read)
        record.check(read)
    except BrokenRecord as refused:
        return [Words(language).refusal(refused.refusal) for language in LANGUAGES]
    return ["All is right."]


@settings(max_examples=500, deadline=None)
@given(made=st.sampled_from(SHORT), damage=DAMAGE, data=st.data())
def test_any_damage_is_refused_in_a_sentence_or_does_no_harm(
    made: Record, damage: bytes, data: st.DataObject
) -> None:
    whole = record.encode(made)
    begin = data.draw(st.integers(0, len(whole)))
    end = data.draw(st.integers(begin, min(begin + 3, len(whole))))
    assert all(sentences(whole[:begin] + damage + whole[end:]))


@settings(max_examples=300, deadline=None)
@given(made=st.sampled_from(SHORT), path=st.data(), value=st.sampled_from(ODD))
def test_any_odd_value_is_refused_in_a_sentence_or_does_no_harm(
    made: Record, path: st.DataObject, value: Any
) -> None:
    raw = msgspec.json.decode(record.encode(made))
    place: Any = raw
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = path.draw(st.sampled_from(keys))
        if not isinstance(place[key], dict | list) or not place[key] or path.draw(st.booleans()):
            break
        place = place[key]
    place[key] = value
    assert all(sentences(msgspec.json.encode(raw)))
