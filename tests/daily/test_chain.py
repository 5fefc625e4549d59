"""The chain of daily deals: quick to compute, bound by its anchor, and a swapped day is caught."""

import json
from datetime import date, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stonehenge import chain, daily, players
from stonehenge import record as records
from stonehenge.chain import Chain
from stonehenge.chance import Seeded
from stonehenge.record import BrokenRecord, ChanceNote, DailyNote
from stonehenge.vocabulary import CHANCE, AnyGame
from tests.run import stonehenge

FIRST = date(2026, 11, 16)
CHAIN = Chain(FIRST, bytes(range(32)), 30)
DAY = date(2026, 11, 20)


def test_a_day_hashes_back_to_the_anchor() -> None:
    today, tomorrow = CHAIN.seed(DAY), CHAIN.seed(DAY + timedelta(days=1))
    assert sha256(tomorrow).digest() == today
    assert CHAIN.index(DAY) == 5
    assert chain.hashed_down(today, 5) == CHAIN.anchor
    assert CHAIN.index(FIRST - timedelta(days=1)) is None
    assert CHAIN.index(FIRST + timedelta(days=30)) is None


def test_the_two_games_of_a_day_have_seeds_of_their_own() -> None:
    seed = CHAIN.seed(DAY)
    assert chain.game_seed(seed, "cards") != chain.game_seed(seed, "dice")


def record_of(game: AnyGame, day: date = DAY) -> dict[str, Any]:
    """A game of that day, played by the plainest players, as JSON to be changed."""
    seed = chain.game_seed(CHAIN.seed(day), game.NAME)
    terms = daily.terms(game.NAME)
    settled = daily.settled(terms, seed)
    chance, state, actions = Seeded(seed), game.start(settled), []
    seated = [players.make(game, "novice", bytes([seat])) for seat in range(terms.seats)]
    while acting := game.to_act(state):
        seat = acting[0]
        action = (
            game.draw(state, chance)
            if seat == CHANCE
            else seated[seat].choose(game.view(state, seat), game.legal(state, seat))
        )
        actions.append((seat, action))
        state = game.apply(state, seat, action)
    index = CHAIN.index(day)
    assert index
    note = DailyNote(day=day, game=game.NAME, anchor=CHAIN.anchor.hex(), index=index)
    record = records.make(
        game,
        ["you", "Anya", "Henry", "Freya"][: terms.seats],
        settled,
        actions,
        game.outcome(state),
        chance=ChanceNote(version=1, seed=CHAIN.seed(day).hex(), daily=note),
    )
    told: dict[str, Any] = json.loads(records.encode(record))
    return told


def rule(record: dict[str, Any]) -> str:
    with pytest.raises(BrokenRecord) as broken:
        records.check(records.decode(json.dumps(record)))
    return broken.value.refusal.rule


@pytest.mark.parametrize("game", records.GAMES.values(), ids=records.GAMES)
def test_the_record_of_a_daily_deal_is_checked(game: AnyGame, tmp_path: Path) -> None:
    record = record_of(game)
    assert record["chance"] == {
        "version": 1,
        "seed": CHAIN.seed(DAY).hex(),
        "daily": {
            "day": "2026-11-20",
            "game": game.NAME,
            "anchor": CHAIN.anchor.hex(),
            "index": 5,
        },
    }
    file, kept = tmp_path / "game.json", tmp_path / "chain.json"
    kept.write_bytes(msgspec.json.encode(CHAIN.published))
    file.write_text(json.dumps(record))
    right = stonehenge("verify", str(file), "--chain", str(kept), home=tmp_path)
    assert right.returncode == 0
    assert "fit the chain that you gave" in right.stdout
    assert "--chain" in stonehenge("verify", str(file), home=tmp_path).stdout

    record["chance"]["daily"]["day"] = "2026-11-19"
    file.write_text(json.dumps(record))
    swapped = stonehenge("verify", str(file), "--chain", str(kept), home=tmp_path)
    assert swapped.returncode == 1
    assert "2026-11-20" in swapped.stderr


def test_nothing_of_a_daily_deal_can_be_swapped() -> None:
    right = record_of(records.GAMES["cards"])
    other_day = CHAIN.seed(DAY + timedelta(days=1)).hex()
    assert rule({**right, "chance": {**right["chance"], "seed": other_day}}) == "chain-mismatch"
    moved = {**right["chance"]["daily"], "index": 6}
    assert rule({**right, "chance": {**right["chance"], "daily": moved}}) == "chain-mismatch"
    following = {**right["chance"], "seed": other_day, "daily": moved}
    assert rule({**right, "chance": following}) in {"chance-mismatch", "first-mismatch"}
    dealt = (right["options"]["first_dealer"] + 1) % 4
    other = {**right, "options": {**right["options"], "first_dealer": dealt}}
    assert rule(other) == "first-mismatch"
    named = {**right["chance"]["daily"], "game": "dice"}
    assert rule({**right, "chance": {**right["chance"], "daily": named}}) == "bad-chance-note"
    both = {**right["chance"], "commitment": "00" * 32}
    assert rule({**right, "chance": both}) == "seed-and-commitment"


def test_a_record_of_a_running_day_tells_no_seed_and_is_no_lie() -> None:
    right = record_of(records.GAMES["dice"])
    del right["chance"]["seed"]
    record = records.decode(json.dumps(right))
    records.check(record)
    assert records.chance_version(record) == 0
    assert records.daily_of(record) is None
