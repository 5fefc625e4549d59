"""The command `daily`: the same deal with and without a server."""

import json
from pathlib import Path

from stonehenge import chain
from stonehenge import record as records
from tests.daily.test_chain import CHAIN, DAY
from tests.run import stonehenge
from tests.tables.servers import Server, server

__all__ = ["server"]


def test_a_day_that_is_over_is_played_from_its_seed_and_goes_on_where_it_was(
    tmp_path: Path,
) -> None:
    file = tmp_path / "day.json"
    told = {
        "day": str(DAY),
        "index": 5,
        "anchor": CHAIN.anchor.hex(),
        "seed": CHAIN.seed(DAY).hex(),
    }
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


def test_todays_deal_of_a_server_goes_on_where_it_was(tmp_path: Path, server: Server) -> None:
    def daily(answers: str) -> str:
        done = stonehenge(
            "daily", "cards", "--server", server.url, "--name", "Ada", home=tmp_path,
            answers=answers,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert "Ada" in daily("rubbish\nq\n")
    key = (tmp_path / "data" / "stonehenge" / "profile-key").read_text().strip()
    mine = server.http().get("/api/daily", headers={"authorization": f"Bearer {key}"}).json()
    table = mine["deals"][0]["mine"]["table"]
    bid = daily("0\nq\n")
    assert "stonehenge daily cards --server" in bid
    again = server.http().get("/api/daily", headers={"authorization": f"Bearer {key}"}).json()
    assert again["deals"][0]["mine"]["table"] == table
