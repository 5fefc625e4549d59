"""Programs at tables: the client and the command `bot`, with a real server that really dies."""

import contextlib
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stonehenge import record as records
from stonehenge.cards import Play
from stonehenge.locale import Words
from stonehenge.players.identity import with_versions
from stonehenge.tables.bot import BotConfig, BotError, play
from stonehenge.tables.client import News, Table
from stonehenge.tables.log.events import Settings
from stonehenge.tables.messages import Empty, Fill, Hold, Rematch, Return, Say, Start
from stonehenge.vocabulary import CHANCE, IllegalAction
from tests.run import STONEHENGE, environment, stonehenge
from tests.tables.servers import Server, serving
from tests.waiting import PATIENCE, wait_until

EXAMPLES = Path(__file__).parents[2] / "examples"
README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
INSTANT = Settings(pace=0)


def lucky(update: News, random: Random) -> Any:
    return random.choice(list(update.game.expand(random.choice(update.legal))))


def play_out(table: Table, seen: list[News] | None = None) -> News:
    """Plays whatever is legal until the game is over; returns the last update."""
    random = Random(7)
    for update in table.updates():
        if seen is not None:
            seen.append(update)
        if update.my_turn:
            table.act(update, lucky(update, random))
        if update.table.phase == "over":
            return update
    raise AssertionError


def until(table: Table, wanted: Callable[[News], bool]) -> News:
    return next(update for update in table.updates() if wanted(update))


def verified(table: Table, folder: Path) -> str:
    """What `stonehenge verify` says of the record of a finished game."""
    (folder / "game.json").write_bytes(records.encode(table.record()))
    done = stonehenge("verify", "game.json", home=folder)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("cards", 6, {"bidding": "covered"}), ("dice", 2, {"magic": True})],
)
def test_a_program_opens_a_table_and_plays_a_whole_game(
    game: Any, seats: int, options: dict[str, Any], server: Server, tmp_path: Path
) -> None:
    table = Table.open(
        server.url,
        game=game,
        seats=seats,
        name="Robin",
        options=options,
        settings=INSTANT,
        computers=["random"] * (seats - 1),
        start=True,
    )
    seen: list[News] = []
    last = play_out(table, seen)
    assert last.view.outcome is not None
    assert [update.seq for update in seen] == sorted(update.seq for update in seen)
    assert [seat.kind for seat in last.table.seats] == ["program"] + ["computer"] * (seats - 1)
    assert table.record().players == with_versions(game, ["program", *["random"] * (seats - 1)])
    assert "1 of 1 record right" in verified(table, tmp_path)


def test_views_and_legal_actions_arrive_as_the_types_of_the_game(server: Server) -> None:
    for game, seats in (("cards", 3), ("dice", 2)):
        table = Table.open(
            server.url,
            game=game,  # type: ignore[arg-type]
            seats=seats,
            name="Robin",
            settings=INSTANT,
            computers=["random"] * (seats - 1),
            start=True,
        )
        update = until(table, lambda update: update.my_turn)
        rules = records.GAMES[game]
        assert type(update.view).__module__ == f"stonehenge.{game}.state"
        assert update.view.seat == update.you == 0
        for choice in update.legal:
            assert list(rules.expand(choice))


def test_two_programs_play_with_a_person_whose_seat_a_computer_player_holds(
    server: Server, tmp_path: Path
) -> None:
    host = Table.open(server.url, game="cards", seats=6, name="Ada", kind="human", settings=INSTANT)
    first = Table.join(host.url, name="Robin")
    second = Table.join(server.url, host.code.lower(), name="Robin")
    for seat in (3, 4, 5):
        host.command(Fill(seat, "random"))
    host.command(Start())
    threads = [
        threading.Thread(target=play_out, args=(table,), daemon=True) for table in (first, second)
    ]
    for thread in threads:
        thread.start()
    next(news for news in host.updates() if news.table.phase == "playing")
    host.command(Hold("random"))
    last = until(host, lambda update: update.table.phase == "over")
    for thread in threads:
        thread.join(PATIENCE)
    assert [seat.kind for seat in last.table.seats[:4]] == [
        "human",
        "program",
        "program",
        "computer",
    ]
    assert [seat.name for seat in last.table.seats[1:3]] == ["Robin", "Robin (2)"]
    assert last.table.seats[0].held == "random"
    assert "1 of 1 record right" in verified(host, tmp_path)


def test_a_seat_that_was_handed_over_comes_back(server: Server) -> None:
    table = Table.open(
        server.url, game="dice", seats=2, name="Robin", computers=["random"], start=True
    )
    table.command(Hold("apprentice"))
    held = until(table, lambda update: update.table.seats[0].held is not None)
    assert held.table.seats[0].held_why == "asked"
    assert not held.my_turn
    table.command(Return())
    assert until(table, lambda update: update.my_turn).table.seats[0].held is None


def test_refusals_tell_the_rule_and_the_facts(server: Server) -> None:
    table = Table.open(
        server.url,
        game="cards",
        seats=3,
        name="Robin",
        computers=["random"] * 2,
        settings=INSTANT,
        start=True,
    )
    update = until(table, lambda update: update.my_turn)
    for action, rule in ((Play("B1"), None), (["fly"], "not-an-action")):
        with pytest.raises(IllegalAction) as refused:
            table.act(update, action)
        assert rule is None or refused.value.rule == rule
    with pytest.raises(IllegalAction, match="unknown-level") as refused:
        table.command(Hold("deity"))
    assert refused.value.facts["level"] == "deity"
    with pytest.raises(IllegalAction, match="game-not-over"):
        table.record()
    with pytest.raises(IllegalAction, match="game-has-begun"):
        Table.join(table.url, name="Late")
    with pytest.raises(IllegalAction, match="no-such-table"):
        Table.join(server.url, "ZZZZZZ", name="Lost")
    with pytest.raises(IllegalAction, match="bad-token"):
        next(Table.resume(table.url, "x" * 43).updates())
    with pytest.raises(IllegalAction, match="bad-token"):
        Table.watch(table.url).command(Say("hello"))
    for address in ("ftp://example.org/t/ABC234", f"{server.url}g/ABC234", server.url):
        with pytest.raises(ValueError, match="is no "):
            Table.join(address, name="Lost")


def test_an_answered_update_is_not_asked_again(server: Server) -> None:
    table = Table.open(
        server.url, game="cards", seats=3, name="Robin", computers=["random"] * 2, start=True
    )
    updates = table.updates()
    update = next(update for update in updates if update.my_turn)
    table.command(Say("thinking"))  # waits in the stream, between the question and the answer
    table.act(update, update.legal[0])
    said = next(update for update in updates if any(e.type == "said" for e in update.events))
    assert said.view == update.view
    assert not said.my_turn
    with pytest.raises(IllegalAction, match="already-acted"):
        table.act(update, update.legal[0])


def test_whoever_is_removed_is_told_so_and_may_watch(server: Server) -> None:
    host = Table.open(server.url, game="cards", seats=3, name="Ada")
    guest = Table.join(host.url, name="Robin", seat=2)
    assert host.look().seats[2].kind == "program"
    updates = guest.updates()
    assert next(updates).you == 2
    host.command(Empty(2))
    assert next(update for update in updates if update.events).you is None
    with pytest.raises(IllegalAction, match="removed") as removed:
        list(updates)
    for language, words in (("en", "The host"), ("de", "Der Gastgeber"), ("nl", "De gast")):
        assert Words(language).refusal(removed.value).startswith(words)
    assert next(Table.watch(host.url).updates()).you is None


def test_a_spectator_sees_no_hand(server: Server) -> None:
    table = Table.open(
        server.url, game="cards", seats=3, name="Robin", computers=["random"] * 2, start=True
    )
    update = next(Table.watch(table.url).updates())
    assert update.you is None
    assert not update.legal
    assert set(update.view.hands) == {None}


def is_alive(process: str) -> bool:
    """Whether a process runs; one that has ended and only waits to be counted does not."""
    try:
        return " Z " not in Path("/proc", process, "stat").read_text()
    except OSError:
        return False


def test_a_killed_server_is_resumed_and_nothing_is_missed_or_done_twice(tmp_path: Path) -> None:
    with contextlib.ExitStack() as servers:
        server = servers.enter_context(serving(tmp_path, "--no-limits"))
        again = ("--no-limits", "--port", server.host.rpartition(":")[2])

        helpers = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
        thinkers = helpers.read_text().split()

        def kill_and_start_again() -> None:
            server.process.send_signal(signal.SIGKILL)
            server.process.wait(PATIENCE)
            servers.enter_context(serving(tmp_path, *again))

        table = Table.open(
            server.url,
            game="dice",
            seats=2,
            name="Robin",
            settings=INSTANT,
            computers=["random"],
            start=True,
        )
        killer = threading.Thread(target=kill_and_start_again)
        random, told = Random(7), []
        for update in table.updates():
            told += [(event.seq, event.type) for event in update.events]
            if update.my_turn:
                if update.view.round == 4 and killer.ident is None:
                    killer.start()  # while we go on
                table.act(update, lucky(update, random))
            if update.table.phase == "over":
                break
        killer.join(PATIENCE)
        assert thinkers
        # a process that has just begun needs a moment to see that its server is gone
        wait_until(lambda: not any(map(is_alive, thinkers)))
        assert sorted({seq for seq, _ in told}) == list(range(update.seq + 1))
        assert [seq for seq, _ in told] == sorted(seq for seq, _ in told)
        players = [seat for seat, *_ in table.record().actions]
        at_first = next(index for index, seat in enumerate(players) if seat != CHANCE)
        assert sum(kind == "acted" for _, kind in told) == len(players) - at_first
        assert "1 of 1 record right" in verified(table, tmp_path)
        assert next(Table.resume(table.url, table.token or "").updates()).view == update.view


@contextlib.contextmanager
def bot(folder: Path, *arguments: str) -> Iterator["subprocess.Popen[str]"]:
    """A process `stonehenge bot`, run in this folder."""
    process = subprocess.Popen(
        [STONEHENGE, "bot", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(folder),
        cwd=folder,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def test_a_bot_that_is_removed_says_so(server: Server, tmp_path: Path) -> None:
    host = Table.open(server.url, game="dice", seats=2, name="Ada")
    with bot(tmp_path, "random", host.url) as process:
        until(host, lambda update: update.here[1])
        host.command(Empty(1))
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert f"{host.url}: The host has taken your seat away." in err


def start_when_full(host: Table) -> None:
    until(host, lambda update: all(seat.kind != "empty" for seat in update.table.seats))
    host.command(Start())


def test_a_bot_of_ten_lines_plays_a_whole_game_and_the_rematch(
    server: Server, tmp_path: Path
) -> None:
    (tmp_path / "table_bot.py").write_text((EXAMPLES / "table_bot.py").read_text())
    host = Table.open(server.url, game="dice", seats=3, name="Ada", settings=INSTANT)
    with bot(tmp_path, "table_bot:Lucky", host.url, "--seats", "2", "--stay") as process:
        start_when_full(host)
        last = play_out(host)
        assert [seat.name for seat in last.table.seats[1:]] == ["Lucky", "Lucky (2)"]
        assert {seat.kind for seat in last.table.seats} == {"program"}
        assert {seat.held for seat in last.table.seats} == {None}
        host.command(Rematch())
        code = until(host, lambda update: update.table.rematch is not None).table.rematch
        again = Table.watch(host.url, code)
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(8)]
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130, err
    told = "".join(lines)
    assert told.count(f"sits at {host.url}\n") == told.count(f"sits at {again.url}\n") == 2
    assert told.count("place") == 2
    assert {seat.kind for seat in again.look().seats} == {"empty"}


def test_the_readme_shows_the_bot_that_was_tested() -> None:
    assert f"```py\n{(EXAMPLES / 'table_bot.py').read_text()}```" in README


def test_the_program_in_the_readme_plays_a_whole_game(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    blocks = re.findall(r"```py\n(.*?)```", README, re.DOTALL)
    code = next(block for block in blocks if "Table.join" in block)
    host = Table.open(server.url, game="dice", seats=2, name="Ada", settings=INSTANT)
    code = code.replace("http://127.0.0.1:8080/t/ABC234", host.url)
    program = threading.Thread(target=exec, args=(code, {}), daemon=True)
    program.start()
    start_when_full(host)
    play_out(host)
    program.join(PATIENCE)
    assert "places" in capsys.readouterr().out


def test_a_level_plays_as_a_bot(server: Server, tmp_path: Path) -> None:
    host = Table.open(server.url, game="dice", seats=2, name="Ada", settings=INSTANT)
    with bot(tmp_path, "apprentice", host.url, "--name", "Zed") as process:
        start_when_full(host)
        last = play_out(host)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, err
    assert "Zed has" in out
    assert last.table.seats[1].name == "Zed"


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("return view.nonsense", "Broken failed with AttributeError"),
        ("return None", "Broken failed with TypeError"),
        ("return ['fly', 1]", "which is refused: not-an-action"),
    ],
)
def test_a_broken_bot_hands_its_seat_over(
    body: str, said: str, server: Server, tmp_path: Path
) -> None:
    code = f"class Broken:\n    def choose(self, view, legal):\n        {body}\n"
    (tmp_path / "broken.py").write_text(code)
    host = Table.open(server.url, game="dice", seats=2, name="Ada", settings=INSTANT)
    with bot(tmp_path, "broken:Broken", host.url) as process:
        start_when_full(host)
        last = play_out(host)
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert said in err
    assert "a computer player goes on with the seat" in err
    assert "tables/bot.py" not in err
    assert (last.table.seats[1].kind, last.table.seats[1].held) == ("program", "apprentice")


def test_what_is_wrong_is_said_in_a_sentence_before_a_seat_is_taken(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = """
class Mute: pass
class Needy:
    def __init__(self, something): pass
    def choose(self, view, legal): pass
"""
    (tmp_path / "wanting.py").write_text(code)
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LANGUAGE", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "C")
    monkeypatch.setattr("sys.path", list(sys.path))
    host = Table.open(server.url, game="dice", seats=2, name="Ada", settings=INSTANT)
    for player, url, said in (
        ("nowhere:Lucky", host.url, "nowhere cannot be imported: ModuleNotFoundError"),
        ("wanting:Lucky", host.url, "wanting has no class 'Lucky'"),
        ("wanting:Mute", host.url, "has no method choose(view, legal)"),
        ("wanting:Needy", host.url, "wanting:Needy() fails: TypeError"),
        ("oracle", host.url, "dice has no level 'oracle'"),
        ("random", server.url, "is no invite link"),
        ("random", f"{server.url}t/ZZZZZZ", "There is no such table."),
        ("random", "http://127.0.0.1:9/t/ABC234", "cannot be reached: Connection refused"),
    ):
        with pytest.raises(BotError) as trouble:
            play(BotConfig(player=player, url=url))
        assert said in str(trouble.value)
    assert host.look().seats[1].kind == "empty"
    done = stonehenge("bot", "oracle", host.url, home=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith(
        "stonehenge bot: dice has no level 'oracle'; the levels are random"
    )
