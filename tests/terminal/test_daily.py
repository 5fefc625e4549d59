"""The command `daily`: the same deal with and without a server."""

import json
import re
from io import StringIO
from pathlib import Path

import pytest

from stonehenge import chain
from stonehenge import record as records
from stonehenge.locale import Words
from stonehenge.terminal.daily import play_daily
from stonehenge.terminal.daily_server import play_on_server
from tests.daily.test_chain import CHAIN, DAY
from tests.run import stonehenge
from tests.tables.servers import Server, server
from tests.tables.test_daily import is_the_game_without_a_server

__all__ = ["server"]


def seed_of_the_day() -> dict[str, object]:
    """What a server tells of a day that is over."""
    anchor, seed = CHAIN.anchor.hex(), CHAIN.seed(DAY).hex()
    return {"day": str(DAY), "index": 5, "anchor": anchor, "seed": seed}


def test_a_day_that_is_over_is_played_from_its_seed_and_goes_on_where_it_was(
    tmp_path: Path,
) -> None:
    file, told = tmp_path / "day.json", seed_of_the_day()
    file.write_text(json.dumps(told))
    begun = stonehenge("daily", "cards", "--seed-file", str(file), home=tmp_path, answers="0\nq\n")
    assert begun.returncode == 0
    (kept,) = (tmp_path / "data" / "stonehenge" / "daily").iterdir()
    record = json.loads(kept.read_text().splitlines()[0])
    assert record["chance"]["daily"]["day"] == str(DAY)
    again = stonehenge("daily", "cards", "--seed-file", str(file), home=tmp_path, answers="q\n")
    assert again.returncode == 0
    assert len(list((tmp_path / "data" / "stonehenge" / "daily").iterdir())) == 1
    of_game = chain.game_seed(CHAIN.seed(DAY), "cards")
    assert records.chance_of(records.decode(json.dumps(record))).seed == of_game  # type: ignore[union-attr]

    file.write_text(json.dumps({**told, "index": 6}))
    wrong = stonehenge("daily", "cards", "--seed-file", str(file), home=tmp_path)
    assert wrong.returncode == 2
    assert "anchor" in wrong.stderr


def test_without_anything_the_date_decides(tmp_path: Path) -> None:
    done = stonehenge("daily", "dice", home=tmp_path, answers="q\n")
    assert done.returncode == 0
    assert "stonehenge daily dice" in done.stdout


class Hand(StringIO):
    """Somebody who reads what is written, bids nothing and plays the first card that they may."""

    def __init__(self, told: StringIO) -> None:
        super().__init__()
        self._told = told

    def readline(self, _size: int | None = -1) -> str:  # type: ignore[override]
        lines = self._told.getvalue().splitlines()
        if lines[-1].startswith("Your card"):
            hand = next(line for line in reversed(lines) if line.startswith("Your hand: "))
            return next(card for card in hand.split()[2:] if not card.startswith("(")) + "\n"
        return "0\n" if lines[-1].startswith("Your bid") else "b\n"


def test_todays_deal_of_a_server_is_played_to_its_end_and_compared(
    tmp_path: Path, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    server.wait_for_computers()

    def played(*, again: bool = False) -> str:
        told = StringIO()
        monkeypatch.setattr("sys.stdout", told)
        monkeypatch.setattr("sys.stdin", Hand(told))
        assert play_on_server(server.url, "cards", Words("en"), "Ada", again=again) == 0
        return told.getvalue()

    first = played()
    assert re.search(r"Stonehenge, \d+ \w+, Cards: .*of 6 exact\.", first)
    assert re.search("Nobody else has finished it yet|Better than", first)
    assert "One day in a row" in first
    assert "language model" not in first
    once_more = played()
    assert "--again" in once_more
    assert first.splitlines()[-4:] == once_more.splitlines()[-4:]
    assert "Your bid" in played(again=True)


def test_from_a_seed_file_the_computers_choose_as_they_did_on_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    file, told = tmp_path / "day.json", StringIO()
    file.write_text(json.dumps(seed_of_the_day()))
    monkeypatch.setattr("sys.stdout", told)
    monkeypatch.setattr("sys.stdin", Hand(told))
    assert play_daily("cards", Words("en"), str(file)) == 0
    (kept,) = (tmp_path / "stonehenge" / "games").iterdir()
    record = records.decode(kept.read_bytes())
    records.check(record)
    is_the_game_without_a_server(record)


def test_a_server_that_cannot_be_reached_is_told_in_a_sentence(tmp_path: Path) -> None:
    nowhere = "127.0.0.1:1"
    done = stonehenge("daily", "cards", "--server", nowhere, "--lang", "de", home=tmp_path)
    assert done.returncode == 2
    assert "ist nicht zu erreichen" in done.stderr


def test_todays_deal_of_a_server_goes_on_where_it_was(tmp_path: Path, server: Server) -> None:
    def daily(answers: str) -> str:
        done = stonehenge(
            "daily", "cards", "--server", server.url, "--name", "Ada", home=tmp_path,
            answers=answers,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert "do not understand" in daily("rubbish\nq\n")
    key = (tmp_path / "data" / "stonehenge" / "profile-key").read_text().strip()
    mine = server.http().get("/api/daily", headers={"authorization": f"Bearer {key}"}).json()
    table = mine["deals"][0]["mine"]["table"]
    bid = daily("0\nq\n")
    assert "stonehenge daily cards --server" in bid
    again = server.http().get("/api/daily", headers={"authorization": f"Bearer {key}"}).json()
    assert again["deals"][0]["mine"]["table"] == table
