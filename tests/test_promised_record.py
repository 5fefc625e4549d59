"""Records of tables with promises: verified, and nothing in them can be changed unseen."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stonehenge import promises
from stonehenge import record as records
from stonehenge.promises import read_promise
from stonehenge.record import BrokenRecord
from tests.run import stonehenge

FIXTURES = Path(__file__).parents[1] / "web" / "fixtures"
GAMES = ("cards", "dice")


def told(game: str, suffix: str = "") -> dict[str, Any]:
    """The record of a game as JSON, to be changed."""
    record: dict[str, Any] = json.loads((FIXTURES / f"record-{game}{suffix}.json").read_text())
    return record


def rule(record: dict[str, Any]) -> str:
    with pytest.raises(BrokenRecord) as broken:
        records.check(records.decode(json.dumps(record)))
    return broken.value.refusal.rule


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_promises_is_verified(game: str) -> None:
    record = records.decode(json.dumps(told(game)))
    records.check(record)
    assert records.chance_version(record) == 2
    kept = read_promise((FIXTURES / f"promise-{game}.json").read_bytes())
    records.check_promise(record, kept)


def swap(key: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def change(record: dict[str, Any]) -> None:
        record["chance"][key] = value

    return change


def other_nonce(record: dict[str, Any]) -> None:
    record["chance"]["nonces"]["2"] = "00" * 32


def other_nonce_and_promise(record: dict[str, Any]) -> None:
    other_nonce(record)
    promised = promises.promise(record["chance"]["table"], "00" * 32)
    record["chance"]["promises"]["2"] = promised


def other_first(record: dict[str, Any]) -> None:
    record["options"]["first_dealer"] = (record["options"]["first_dealer"] + 1) % 4


def asked_for_another_first(record: dict[str, Any]) -> None:
    record["chance"]["asked"]["first_dealer"] = (record["options"]["first_dealer"] + 1) % 4


def asked_for_what_was_drawn(record: dict[str, Any]) -> None:
    record["chance"]["asked"]["first_dealer"] = record["options"]["first_dealer"]


def without(key: str) -> Callable[[dict[str, Any]], None]:
    return lambda record: record["chance"].pop(key)


def without_owners(record: dict[str, Any]) -> None:
    record["chance"] |= {"promises": {}, "nonces": {}}


@pytest.mark.parametrize(
    ("change", "refusal"),
    [
        (swap("secret", "00" * 32), "commitment-mismatch"),
        (swap("commitment", "00" * 32), "commitment-mismatch"),
        (other_nonce, "promise-mismatch"),
        (swap("promises", {"0": "00" * 32, "2": "00" * 32}), "promise-mismatch"),
        (other_nonce_and_promise, "first-mismatch"),  # another seed draws another dealer
        (other_first, "first-mismatch"),
        (asked_for_another_first, "first-mismatch"),
        (asked_for_what_was_drawn, "chance-mismatch"),
        (swap("table", "ABC234"), "promise-mismatch"),
        (swap("restarts", 0), "first-mismatch"),
        (swap("restarts", "1"), "not-a-record"),
        (swap("nonces", {"0": "00" * 32}), "bad-chance-note"),
        (swap("promises", {"0": "00" * 32, "9": "00" * 32}), "bad-chance-note"),
        (swap("secret", "zz"), "bad-chance-note"),
        (swap("seed", "00" * 32), "seed-and-commitment"),
        (swap("asked", {"first_dealer": "random"}), "first-mismatch"),
        (swap("asked", {"colour": "red"}), "unknown-option"),
        (without_owners, "bad-chance-note"),
        *((without(key), "bad-chance-note") for key in ("table", "asked", "restarts", "promises")),
    ],
)
def test_a_changed_record_is_refused(
    change: Callable[[dict[str, Any]], object], refusal: str
) -> None:
    record = told("cards")
    change(record)
    assert rule(record) == refusal


@pytest.mark.parametrize(
    ("change", "refusal"),
    [
        (swap("table", "ABC234"), "kept-closing-mismatch"),
        (swap("restarts", 0), "kept-closing-mismatch"),
        (swap("commitment", "00" * 32), "kept-closing-mismatch"),
        (asked_for_what_was_drawn, "kept-closing-mismatch"),
        (other_nonce_and_promise, "kept-closing-mismatch"),
        (swap("nonces", {"0": "00" * 32, "2": "00" * 32}), "kept-nonce-mismatch"),
    ],
)
def test_what_a_client_kept_catches_what_the_record_tells_differently(
    change: Callable[[dict[str, Any]], object], refusal: str
) -> None:
    record = told("cards")
    change(record)
    kept = read_promise((FIXTURES / "promise-cards.json").read_bytes())
    with pytest.raises(BrokenRecord) as broken:
        records.check_promise(records.decode(json.dumps(record)), kept)
    assert broken.value.refusal.rule == refusal


def verify(home: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    return stonehenge("verify", *arguments, home=home)


def test_the_command_says_what_each_version_proves(tmp_path: Path) -> None:
    old, new = (FIXTURES / name for name in ("record-cards-old.json", "record-cards.json"))
    (tmp_path / "both.jsonl").write_bytes(old.read_bytes() + new.read_bytes())
    done = verify(tmp_path, "both.jsonl")
    assert done.returncode == 0, done.stderr
    assert "2 of 2 records right, 2 with every deal" in done.stdout
    assert "(version 1): its draws fit what the server published, but the server" in done.stdout
    assert "(version 2): its draws fit what was promised before the start" in done.stdout


def test_the_command_compares_with_a_promise_file(tmp_path: Path) -> None:
    record, kept = str(FIXTURES / "record-cards.json"), str(FIXTURES / "promise-cards.json")
    done = verify(tmp_path, "--promise", kept, record)
    assert done.returncode == 0, done.stderr
    assert "Table K7QM4X: the record fits the promise file. Nobody chose these deals" in done.stdout
    assert "The start was repeated once: cheats could have picked the best of 2" in done.stdout


def test_the_command_catches_a_record_that_does_not_fit_the_promise_file(tmp_path: Path) -> None:
    # of another game at a table of the same name: right by itself
    record = str(FIXTURES / "record-dice.json")
    done = verify(tmp_path, "--promise", str(FIXTURES / "promise-cards.json"), record)
    assert done.returncode == 1
    assert "other terms of the game than the promise file" in done.stderr
    assert "Nobody chose" not in done.stdout


def test_the_command_says_when_no_record_belongs_to_the_promise_file(tmp_path: Path) -> None:
    record = str(FIXTURES / "record-cards-old.json")
    done = verify(tmp_path, "--promise", str(FIXTURES / "promise-cards.json"), record)
    assert done.returncode == 1
    assert "No record here is of table K7QM4X" in done.stderr


def test_the_command_refuses_what_is_no_promise_file(tmp_path: Path) -> None:
    record = str(FIXTURES / "record-cards.json")
    done = verify(tmp_path, "--promise", record, record)
    assert done.returncode == 2
    assert "not a promise file" in done.stderr
    done = verify(tmp_path, "--promise", "nowhere.json", record)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
