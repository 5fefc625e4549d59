"""Levels whose kernels are not compiled yet: others play for them, and no table waits."""

import asyncio
import fcntl
import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from stonehenge.players import readiness
from stonehenge.tables import messages
from stonehenge.tables.log.events import Settings
from tests.tables.desks import Client, an_action, desk_on, open_table, play_on
from tests.tables.servers import Client as Seated
from tests.tables.servers import Server, serving, stop
from tests.waiting import PATIENCE, wait_until

INSTANT = Settings(pace=0)
COMPILING = 600.0
"""Seconds that a busy machine may take to compile what a level needs."""
KERNELS = ("stonehenge", "kernels")


# at a table


def test_another_level_plays_and_the_game_says_so_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with desk_on(tmp_path) as desk:
            desk.thinkers.unready["cards", "adept"] = "preparing"
            computers = ["adept", "random"]
            anna = await open_table(desk, computers=computers, start=True, settings=INSTANT)
            await play_on(anna, lambda s: s["view"]["round"] >= 3)
            assert told(anna) == [("stood-in", 1, "journeyman")]
            desk.thinkers.unready.clear()
            await play_on(anna, lambda s: s["view"]["round"] >= 5)
            assert told(anna) == [("stood-in", 1, "journeyman"), ("awoke", 1, None)]

    asyncio.run(asyncio.wait_for(story(), 60))


def test_another_level_plays_for_one_that_holds_a_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with desk_on(tmp_path) as desk:
            desk.thinkers.unready["cards", "adept"] = "failed"
            computers = ["random", "random"]
            anna = await open_table(desk, computers=computers, start=True, settings=INSTANT)
            await anna.do(messages.Hold("adept"))
            await anna.until(lambda s: s["view"]["round"] >= 2)
            await anna.do(messages.Return())
            await anna.do(messages.Hold("adept"))
            await anna.until(lambda s: s["view"]["round"] >= 4)
            assert told(anna) == [("stood-in", 0, "journeyman")] * 2

    asyncio.run(asyncio.wait_for(story(), 60))


def told(client: Client) -> list[tuple[str, int, str | None]]:
    """What was said about stand-ins."""
    events = [event for update in client.updates for event in update.get("events", ())]
    return [
        (event["type"], event["seat"], event.get("level"))
        for event in events
        if event["type"] in ("stood-in", "awoke")
    ]


# in a real server


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    """A cache folder in which nothing is compiled yet."""
    folder = tmp_path / "cache"
    folder.mkdir()
    return folder


def info(server: Server, game: str) -> dict[str, Any]:
    """What the server says about a game."""
    known: list[dict[str, Any]] = server.http().get("/api/games").json()
    return next(one for one in known if one["name"] == game)


def compiler_of(server: Server) -> int | None:
    """The process in which this server compiles now."""
    pid = server.process.pid
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        if b"--background" in Path(f"/proc/{child}/cmdline").read_bytes().split(b"\0"):
            return int(child)
    return None


def wait_until_it_compiles(server: Server, cache: Path) -> int:
    """Waits for the first compiled function; returns the process that compiles."""
    wait_until(lambda: any(cache.rglob("*.nbc")), COMPILING)
    compiler = compiler_of(server)
    assert compiler is not None
    return compiler


def is_gone(pid: int) -> bool:
    return not Path(f"/proc/{pid}").exists()


def test_a_table_never_waits_for_a_level_and_gets_it_once_it_is_ready(
    tmp_path: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kernels = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", *KERNELS)
    kernels.mkdir(parents=True, exist_ok=True)
    cache.joinpath(*KERNELS).parent.mkdir()
    cache.joinpath(*KERNELS).symlink_to(kernels)  # compiled, but nobody has marked it
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))
    readiness.markers().mkdir(parents=True)
    with (readiness.markers() / "lock").open("w") as another:
        fcntl.flock(another, fcntl.LOCK_EX)  # as if another server compiled the same
        with serving(tmp_path, "--no-limits", XDG_CACHE_HOME=str(cache)) as server:
            assert info(server, "dice")["preparing"] == ["adept", "sage", "archmage"]
            host = beside_a_sage(server)
            assert play_until(host, "stood-in")["level"] == "journeyman"
            fcntl.flock(another, fcntl.LOCK_UN)
            wait_until(lambda: "sage" not in info(server, "dice")["preparing"], COMPILING)
            assert play_until(host, "awoke")["seat"] == 1
    assert server.complaints() == ""


def beside_a_sage(server: Server) -> Seated:
    """The host of a dice game that a sage begins."""
    options, settings = {"first_seer": 1}, {"pace": 0}
    ticket = server.open_table(
        "dice", 2, computers=["sage"], start=True, options=options, settings=settings
    )
    return server.sit(ticket["table"], ticket["token"])


def play_until(host: Seated, kind: str) -> dict[str, Any]:
    """The first event of this kind; the host plays on until it comes."""
    while True:
        for message in map(json.loads, host.heard):
            for event in message.get("events", ()):
                if event["type"] == kind:
                    return dict(event)
        if legal := host.standing.get("legal"):
            host.do("act", seq=host.standing["seq"], action=an_action(legal[0]))
        else:
            host.hear_type("update")


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_nothing_is_left_of_a_server_that_ends_while_it_compiles(
    tmp_path: Path, cache: Path, how: signal.Signals
) -> None:
    with serving(tmp_path, "--no-limits", XDG_CACHE_HOME=str(cache)) as server:
        compiler = wait_until_it_compiles(server, cache)
        assert os.getpriority(os.PRIO_PROCESS, compiler) == 19
        server.process.send_signal(how)
        server.process.wait(PATIENCE)
        wait_until(lambda: is_gone(compiler))
    assert server.complaints() == "" or how == signal.SIGKILL
    with serving(tmp_path, "--no-limits", XDG_CACHE_HOME=str(cache)) as again:
        assert "sage" in info(again, "dice")["preparing"]


def test_a_level_that_cannot_be_compiled_is_not_offered(tmp_path: Path, cache: Path) -> None:
    with serving(tmp_path, "--no-limits", XDG_CACHE_HOME=str(cache)) as server:
        os.kill(wait_until_it_compiles(server, cache), signal.SIGKILL)
        wait_until(lambda: "archmage" not in info(server, "cards")["levels"])
        assert "archmage" in info(server, "dice")["preparing"]  # the next one is compiled
    assert "preparing the cards player archmage failed" in server.complaints()


def test_where_kernels_cannot_be_kept_the_reason_is_logged(tmp_path: Path, cache: Path) -> None:
    cache.joinpath("stonehenge").mkdir()
    cache.joinpath(*KERNELS).touch()
    with serving(tmp_path, "--no-limits", XDG_CACHE_HOME=str(cache)) as server:
        wait_until(lambda: not info(server, "dice")["preparing"], COMPILING)
        assert info(server, "dice")["levels"] == ["novice", "apprentice", "journeyman"]
    assert "compiled kernels cannot be kept in" in server.complaints()


def test_without_a_cache_folder_it_compiles_into_one_that_goes_with_the_server(
    tmp_path: Path, cache: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    with serving(tmp_path, "--no-limits", XDG_CACHE_HOME=str(blocked), TMPDIR=str(cache)) as server:
        wait_until_it_compiles(server, cache)
        assert "sage" in info(server, "dice")["preparing"]
        assert stop(server.process) == 0
        assert list(cache.iterdir()) == []
