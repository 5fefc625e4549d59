"""The way to a table's seed: as the contract writes it, and every changed part changes it."""

import hashlib
import hmac
import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from stonehenge.promises import (
    Closing,
    PromiseFile,
    commitment,
    new_nonce,
    old_commitment,
    old_seed,
    promise,
    read_closing,
    read_promise,
    seed,
    write_promise,
)
from stonehenge.vocabulary import IllegalAction
from tests.goldens import GOLDEN, promise_vectors

hashes = st.binary(min_size=32, max_size=32).map(bytes.hex)
secrets = st.binary(min_size=32, max_size=32)
tables = st.text("ABCDEFGHJKMNPQRSTUVWXYZ23456789", min_size=1, max_size=12)
by_seat = st.dictionaries(st.integers(0, 5), hashes, min_size=1)
values = st.booleans() | st.integers(0, 60) | st.sampled_from(["open", "random"])
closings = st.builds(
    Closing,
    table=tables,
    commitment=hashes,
    game=st.sampled_from(["cards", "dice"]),
    seats=st.integers(2, 6),
    asked=st.dictionaries(st.sampled_from(["magic", "target", "bidding", "first_seer"]), values),
    restarts=st.integers(0, 1000),
    promises=by_seat,
)


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def refusal(data: bytes) -> str:
    with pytest.raises(IllegalAction) as refused:
        read_promise(data)
    return refused.value.rule


@given(secrets, tables, hashes)
def test_commitment_and_promise_are_hashes_of_text(secret: bytes, table: str, nonce: str) -> None:
    assert commitment(secret) == sha256("stonehenge secret 2\n" + secret.hex())
    assert promise(table, nonce) == sha256("stonehenge promise 2\n" + table + "\n" + nonce)


@given(closings)
def test_the_closing_has_a_line_for_every_term_and_owner(closing: Closing) -> None:
    asked = json.dumps(dict(sorted(closing.asked.items())), separators=(",", ":"))
    owners = [f"{seat}:{closing.promises[seat]}" for seat in sorted(closing.promises)]
    first = ["stonehenge closing 2", closing.table, closing.commitment, closing.game]
    lines = [*first, str(closing.seats), asked, str(closing.restarts), *owners]
    assert closing.text == "\n".join(lines) + "\n"


@given(closings)
def test_a_closing_is_read_as_it_was_written(closing: Closing) -> None:
    assert read_closing(closing.text) == closing


@given(closings, st.data())
def test_a_closing_can_be_written_in_one_way_only(closing: Closing, data: st.DataObject) -> None:
    text = closing.text
    at = data.draw(st.integers(0, len(text) - 1))
    put = data.draw(st.sampled_from(["", " ", "\n", "0", "x", "+", "é", "\t"]))
    changed = text[:at] + put + text[at + 1 :]
    with suppress(IllegalAction):
        assert read_closing(changed).text == changed


@given(secrets, closings, by_seat)
def test_the_seed_mixes_secret_closing_and_nonces(
    secret: bytes, closing: Closing, nonces: dict[int, str]
) -> None:
    lines = "".join(f"{seat}:{nonces[seat]}\n" for seat in sorted(nonces))
    message = f"stonehenge seed 2\n{sha256(closing.text)}\n{lines}".encode("ascii")
    assert seed(secret, closing.text, nonces) == hmac.new(secret, message, "sha256").digest()


def test_every_part_of_the_closing_and_every_nonce_counts() -> None:
    secret, nonces = bytes(range(32)), {0: "0" * 64, 2: "1" * 64}
    closing = Closing(
        table="ABC234",
        commitment=commitment(secret),
        game="cards",
        seats=3,
        asked={"first_dealer": "random"},
        restarts=0,
        promises={seat: promise("ABC234", nonce) for seat, nonce in nonces.items()},
    )
    changes: list[dict[str, Any]] = [
        {},
        {"table": "ABC235"},
        {"commitment": "0" * 64},
        {"game": "dice"},
        {"seats": 4},
        {"asked": {"first_dealer": 0}},
        {"restarts": 1},
        {"promises": {0: closing.promises[0]}},
    ]
    seeds = {seed(secret, replace(closing, **change).text, nonces) for change in changes}
    seeds |= {
        seed(bytes(32), closing.text, nonces),
        seed(secret, closing.text, {0: "0" * 64}),
        seed(secret, closing.text, {0: "0" * 64, 2: "2" * 64}),
        seed(secret, closing.text, {0: "0" * 64, 1: "1" * 64}),
    }
    assert len(seeds) == len(changes) + 4


def test_by_version_1_a_table_mixed_its_secret_with_the_nonces() -> None:
    secret, one, two = bytes(range(32)), b"\x01" * 16, b"\xab" * 16
    lines = f"0:{one.hex()}\n2:{two.hex()}\n".encode()
    assert old_seed(secret, {2: two, 0: one}) == hmac.new(secret, lines, "sha256").digest()
    assert old_commitment(secret) == hashlib.sha256(secret).digest()


def kept(**changes: Any) -> PromiseFile:
    nonce = "ab" * 32
    closing = Closing(
        table="ABC234",
        commitment="cd" * 32,
        game="dice",
        seats=2,
        asked={},
        restarts=0,
        promises={1: promise("ABC234", nonce)},
    )
    file = PromiseFile(table="ABC234", seat=1, nonce=nonce, closing=closing.text)
    return replace(file, **changes)


def test_a_promise_file_is_read_as_it_was_written() -> None:
    assert read_promise(write_promise(kept())) == kept()
    assert json.loads(write_promise(kept())) == {
        "format": "stonehenge-promise",
        "version": 2,
        "table": "ABC234",
        "seat": 1,
        "nonce": "ab" * 32,
        "closing": kept().closing,
    }


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b"\xff", b'{"format": "stonehenge"}'])
def test_what_is_no_promise_file_is_refused(data: bytes) -> None:
    assert refusal(data) == "not-a-promise-file"


@pytest.mark.parametrize(
    "changes",
    [
        {"table": "ABC235"},
        {"seat": 0},
        {"nonce": "ac" * 32},
        {"nonce": "AB" * 32},
        {"table": "é"},
    ],
)
def test_a_promise_file_whose_parts_do_not_fit_is_refused(changes: dict[str, Any]) -> None:
    assert refusal(write_promise(kept(**changes))) == "promise-file-mismatch"


def test_a_promise_file_without_a_closing_is_refused() -> None:
    assert refusal(write_promise(kept(closing="ABC234\n"))) == "bad-closing"


def test_new_nonces_differ() -> None:
    nonces = {new_nonce() for _ in range(20)}
    assert len(nonces) == 20
    assert {len(nonce) for nonce in nonces} == {64}


def test_the_vectors_are_as_they_stand() -> None:
    assert (GOLDEN / "promise-vectors.txt").read_text() == "\n".join(promise_vectors()) + "\n"
