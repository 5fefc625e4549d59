"""A server that cheats is caught by the client, and the player reads a sentence about it."""

import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from stonehenge import promises
from stonehenge import record as records
from stonehenge.arena.match import play_levels, record_of
from stonehenge.locale import LANGUAGES, Words
from stonehenge.promises import Closing, promise, read_closing
from stonehenge.record import BrokenRecord, ChanceNote
from stonehenge.tables import bot
from stonehenge.tables.bot import BotConfig
from stonehenge.tables.client import Cheated, Table
from stonehenge.tables.log.events import Settings
from stonehenge.tables.messages import Fill, Start
from stonehenge.tables.witness import MEMORY
from stonehenge.vocabulary import IllegalAction, read_options
from tests.run import stonehenge
from tests.tables.cheating import Cheat, Lie, Told, cheating
from tests.tables.servers import Server

pytestmark = pytest.mark.xdist_group("server")

INSTANT = Settings(pace=0)


@pytest.fixture
def cheat(server: Server) -> Iterator[Cheat]:
    with cheating(server) as made:
        yield made


def open_table(cheat: Cheat, *, start: bool = True, **wish: Any) -> Table:
    """A dice game against a computer player."""
    computers = ["random"] if start else []
    settings = {"game": "dice", "seats": 2, "name": "Ada", "settings": INSTANT, **wish}
    return Table.open(cheat.url, start=start, computers=computers, **settings)


def in_tables(change: Callable[[Told], None]) -> Lie:
    """Changes every view of a table."""

    def lie(path: str, told: Told) -> Told:
        for table in (told, told.get("table")):
            if isinstance(table, dict) and "commitment" in table and "seats" in table:
                change(table)
        return told

    return lie


def in_closing(**changes: Any) -> Lie:
    """Changes the closing."""

    def change(table: Told) -> None:
        if table["closing"]:
            table["closing"] = replace(read_closing(table["closing"]), **changes).text

    return in_tables(change)


def assert_told(refusal: IllegalAction) -> None:
    """There is a sentence about it in every language."""
    for language in LANGUAGES:
        sentence = Words(language).refusal(refusal)
        assert len(sentence) > 40, sentence
        assert sentence.endswith(".")


def caught(cheat: Cheat, rule: str, **wish: Any) -> Cheated:
    """The client refuses to start, says why, and gives no nonce away."""
    with pytest.raises(Cheated) as refused:
        open_table(cheat, **wish)
    assert refused.value.rule == rule
    assert not cheat.reveals()
    assert_told(refused.value)
    return refused.value


def play_out(table: Table) -> None:
    random = Random(7)
    for update in table.updates():
        if update.my_turn:
            choices = list(update.game.expand(random.choice(update.legal)))
            table.act(update, random.choice(choices))
        if update.table.phase == "over":
            return


def test_an_honest_server_is_believed(cheat: Cheat, tmp_path: Path) -> None:
    table = open_table(cheat)
    play_out(table)
    record = table.record()
    assert table.proof is not None
    assert (table.proof.version, table.proof.unproved) == (2, None)
    table.save_promise(tmp_path / "promise.json")
    (tmp_path / "record.json").write_bytes(records.encode(record))
    done = stonehenge("verify", "--promise", "promise.json", "record.json", home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Nobody chose these deals" in done.stdout
    assert len(cheat.reveals()) == 1


def test_a_commitment_seen_before_is_refused(cheat: Cheat) -> None:
    first = open_table(cheat, start=False).look().commitment

    def lie(_path: str, told: Told) -> Told:
        return {**told, "commitment": first} if "token" in told else told

    cheat.lie = lie
    caught(cheat, "cheat-commitment-met")


def test_a_replayed_table_is_refused(cheat: Cheat) -> None:
    tickets: list[Told] = []

    def lie(path: str, told: Told) -> Told:
        if path == "/api/tables":
            tickets.append(told)
            return tickets[0]
        return told

    cheat.lie = lie
    table = open_table(cheat)
    cheat.asked.clear()
    caught(cheat, "cheat-commitment-met")
    # nor can one join it again once the game has begun
    next(news for news in table.updates() if news.table.phase == "playing")
    ticket = tickets[0]
    with pytest.raises(Cheated, match="cheat-commitment-met"):
        MEMORY.meet(ticket["table"], ticket["commitment"], opened=False)


def test_a_changed_commitment_is_caught(cheat: Cheat) -> None:
    cheat.lie = in_tables(lambda table: table.update(commitment="00" * 32))
    caught(cheat, "cheat-commitment-changed")


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"asked": {"magic": True}}, "options"),
        ({"game": "cards"}, "game"),
        ({"seats": 3}, "seats"),
        ({"table": "XXXXXX"}, "table"),
        ({"commitment": "00" * 32}, "commitment"),
        ({"restarts": 2}, "restarts"),
    ],
)
def test_other_terms_are_caught(cheat: Cheat, changes: dict[str, Any], what: str) -> None:
    cheat.lie = in_closing(**changes)
    assert caught(cheat, "cheat-terms").facts == {"what": what}


def test_another_first_seer_than_asked_is_caught_even_if_the_table_shows_it(cheat: Cheat) -> None:
    def change(table: Told) -> None:
        table["options"] = {**table["options"], "first_seer": 1}
        if table["closing"]:
            closing = read_closing(table["closing"])
            table["closing"] = replace(closing, asked=table["options"]).text

    cheat.lie = in_tables(change)
    assert caught(cheat, "cheat-terms", options={"first_seer": 0}).facts == {"what": "options"}


def test_a_closing_without_our_promise_is_caught(cheat: Cheat) -> None:
    cheat.lie = in_closing(promises={1: "ab" * 32})
    caught(cheat, "cheat-promise-left-out")


def test_a_closing_that_cannot_be_read_is_caught(cheat: Cheat) -> None:
    cheat.lie = in_tables(lambda table: table.update(closing=table["closing"] and "nonsense"))
    assert caught(cheat, "cheat-terms").facts == {"what": "closing"}


def test_a_swapped_promise_is_told_and_nothing_is_revealed(cheat: Cheat) -> None:
    cheat.lie = in_closing(promises={0: "ab" * 32})
    table = open_table(cheat)
    assert not cheat.reveals()
    with pytest.raises(IllegalAction) as refused:
        table.save_promise("nowhere")
    assert refused.value.rule == "unproved-other-promise"
    assert_told(refused.value)


def test_a_second_closing_for_the_same_promise_is_caught(cheat: Cheat) -> None:
    host = open_table(cheat, start=False)
    host.command(Fill(1, "random"))
    cheat.swallows = lambda command: command["type"] == "reveal"
    host.command(Start())
    assert len(cheat.reveals()) == 1

    def change(table: Told) -> None:
        if table["closing"]:
            closing = read_closing(table["closing"])
            table["closing"] = replace(closing, promises={**closing.promises, 1: "ab" * 32}).text

    cheat.lie = in_tables(change)
    with pytest.raises(Cheated, match="cheat-second-closing") as refused:
        next(host.updates())
    assert_told(refused.value)
    assert len(cheat.reveals()) == 1


def test_a_reveal_that_the_server_pretends_not_to_have_got_is_caught(cheat: Cheat) -> None:
    cheat.swallows = lambda command: command["type"] == "reveal"
    table = open_table(cheat)
    assert len(cheat.reveals()) == 1

    def change(told: Told) -> None:
        told.update(closing=None, restarts=1)
        told["seats"][0].update(part=False, promise=None)

    cheat.lie = in_tables(change)
    with pytest.raises(Cheated, match="cheat-reveal-denied") as refused:
        next(table.updates())
    assert_told(refused.value)


def test_restarts_that_are_not_counted_are_caught(cheat: Cheat) -> None:
    cheat.swallows = lambda command: command["type"] == "reveal"
    table = open_table(cheat)
    cheat.lie = in_tables(lambda told: told.update(restarts=2, closing=None))
    next(table.updates())
    cheat.lie = in_tables(lambda told: told.update(restarts=1, closing=None))
    with pytest.raises(Cheated, match="restarts") as refused:
        next(table.updates())
    assert_told(refused.value)


# at the end


def in_record(change: Callable[[Told], object]) -> Lie:
    def lie(path: str, told: Told) -> Told:
        if path.endswith("/record.json"):
            change(told)
        return told

    return lie


def other_nonce(told: Told) -> None:
    told["chance"]["nonces"]["0"] = "00" * 32


def other_secret(told: Told) -> None:
    told["chance"]["secret"] = "00" * 32


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        (other_nonce, "promise-mismatch"),
        (other_secret, "commitment-mismatch"),
        (lambda told: told["chance"].update(restarts=1), None),
        (lambda told: told["options"].update(first_seer=1 - told["options"]["first_seer"]), None),
    ],
)
def test_a_changed_record_is_caught(
    cheat: Cheat, change: Callable[[Told], None], rule: str | None
) -> None:
    table = open_table(cheat)
    play_out(table)
    cheat.lie = in_record(change)
    with pytest.raises(BrokenRecord) as broken:
        table.record()
    assert rule in (None, broken.value.refusal.rule)
    assert_told(broken.value.refusal)


def forged(told: Told, **changes: Any) -> records.Record:
    """Another game, right by itself: the server chose one number until the deals pleased it."""
    note = note_of(told)
    nonces = {int(seat): nonce for seat, nonce in {**note.nonces, **changes}.items()}
    closing = Closing(
        table=note.table,
        commitment=note.commitment,
        game=told["game"],
        seats=len(told["seats"]),
        asked=note.asked,
        restarts=note.restarts,
        promises={seat: promise(note.table, nonce) for seat, nonce in nonces.items()},
    )
    game = records.GAMES[told["game"]]
    seed = promises.seed(bytes.fromhex(note.secret), closing.text, nonces)
    options = read_options(game, closing.seats, closing.asked)
    levels = ["random"] * closing.seats
    played = record_of(game, play_levels(game, options, levels, seed), levels, seed)
    chance = replace(
        note,
        promises={str(seat): one for seat, one in closing.promises.items()},
        nonces={str(seat): one for seat, one in nonces.items()},
    )
    return replace(played, seats=tuple(told["seats"]), chance=chance)


def note_of(told: Told) -> Any:
    note = records.decode(json.dumps(told)).chance
    assert isinstance(note, ChanceNote)
    return note


def test_a_whole_game_made_up_from_another_nonce_is_caught(cheat: Cheat, tmp_path: Path) -> None:
    table = open_table(cheat)
    play_out(table)
    made_up: list[bytes] = []

    def lie(path: str, told: Told) -> Told:
        if path.endswith("/record.json"):
            made_up.append(records.encode(forged(told, **{"0": "00" * 32})))
            return json.loads(made_up[0])  # type: ignore[no-any-return]
        return told

    cheat.lie = lie
    with pytest.raises(BrokenRecord, match="kept-closing-mismatch") as broken:
        table.record()
    assert_told(broken.value.refusal)
    # by itself the record is right: only what the client kept gives the server away
    (tmp_path / "record.json").write_bytes(made_up[0])
    assert stonehenge("verify", "record.json", home=tmp_path).returncode == 0
    table.save_promise(tmp_path / "promise.json")
    done = stonehenge("verify", "--promise", "promise.json", "record.json", home=tmp_path)
    assert done.returncode == 1
    assert "other terms of the game" in done.stderr


def test_a_record_that_says_it_is_old_is_caught(cheat: Cheat) -> None:
    table = open_table(cheat)
    play_out(table)

    def lie(path: str, told: Told) -> Told:
        if path.endswith("/record.json"):
            game = records.GAMES[told["game"]]
            levels = ["random"] * len(told["seats"])
            options = read_options(game, len(levels), told["options"])
            played = record_of(
                game, play_levels(game, options, levels, bytes(32)), levels, bytes(32)
            )
            return json.loads(records.encode(played))  # type: ignore[no-any-return]
        return told

    cheat.lie = lie
    with pytest.raises(BrokenRecord, match="kept-old-record"):
        table.record()


def test_a_bot_says_that_the_deals_are_proved_or_that_the_server_cheats(
    cheat: Cheat, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    host = open_table(cheat, start=False)
    thread = threading.Thread(target=host_plays, args=(host,), daemon=True)
    thread.start()
    assert bot.play(BotConfig(player="random", url=host.url)) == 0
    assert "Random has checked that nobody chose the deals" in capsys.readouterr().out
    host = open_table(cheat, start=False)
    cheat.lie = in_record(other_nonce)
    threading.Thread(target=host_plays, args=(host,), daemon=True).start()
    assert bot.play(BotConfig(player="random", url=host.url)) == 1
    assert "The nonce of seat 0 is not the one that was promised." in capsys.readouterr().err


def host_plays(host: Table) -> None:
    next(news for news in host.updates() if news.table.seats[1].kind != "empty")
    host.command(Start())
    play_out(host)
