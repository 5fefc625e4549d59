"""What the figures of profiles cost at 100,000 games: python -m bench.figures writes figures.md."""

import asyncio
import os
import tempfile
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, Final

from bench.databases import RUNS, Portion, fill, median_time
from stonehenge import cards, dice
from stonehenge.figures.choosing import Wanted
from stonehenge.tables.log import events as log
from stonehenge.tables.network.serve import ServerConfig, running_desk
from stonehenge.tables.profiles.counting import AT_ONCE, Counting, rows_of
from stonehenge.tables.running.clock import Clock
from stonehenge.tables.running.failures import FailureLog
from stonehenge.tables.running.tokens import hashed
from stonehenge.tables.storage.database import Job, Statement
from stonehenge.tables.storage.opening import open_store
from stonehenge.tables.storage.store import Row
from tests.tables import finished
from tests.tables.postgres import running_postgres

TARGET: Final = Path(__file__).with_name("figures.md")
GAMES: Final = 100_000
PROFILES: Final = (10, 100, 1000)
"""Games of the profiles that are asked for; all others have 100."""
OTHERS: Final = 100
COUNTED: Final = 200
LOGS: Final = 2000


def main() -> None:
    """Measures both databases and writes it down."""
    tables = list(_tables())
    with tempfile.TemporaryDirectory() as folder, running_postgres(durable=True) as server:
        sqlite = f"sqlite:///{folder}/tables.db"
        columns = []
        for url in (sqlite, server.database()):
            asyncio.run(fill(url, tables))
            columns.append(asyncio.run(_measured(url)))
        size = sum(path.stat().st_size for path in Path(folder).glob("tables.db*"))
    text = (
        "# Figures of profiles\n\n"
        f"Measured by `python -m bench.figures` on {datetime.now(UTC):%d %B %Y}, "
        f"{os.cpu_count()} cores, load of the machine {os.getloadavg()[0]:.1f}. The database has "
        f"{GAMES:,} finished games, half of them cards with 4 players and half dice with 3, all "
        f"rounds, {size / 1e6:,.0f} MB in SQLite; logs only of the first {LOGS:,}, because no "
        f"query reads others. The middle one of {RUNS} runs where a time is given.\n\n"
        "| what | SQLite | PostgreSQL |\n|---|---|---|\n"
    )
    lines = [f"| {what} | {columns[0][what]} | {columns[1][what]} |\n" for what in columns[0]]
    TARGET.write_text(text + "".join(lines), "utf-8")
    print(TARGET.read_text("utf-8"))


def _tables() -> Iterator[Portion]:
    """The rows of the database, a portion of games at a time."""
    yield {
        "profiles": [(str(one), 0) for one in PROFILES],
        "profile_keys": [(hashed(_key(one)), str(one), 0) for one in PROFILES],
    }
    bodies = [_bodies(game, number) for game in (cards, dice) for number in range(20)]
    owners = [str(one) for one in PROFILES for _ in range(one)]
    for start in range(0, GAMES, 5000):
        portion: dict[str, list[tuple[Any, ...]]] = {
            name: [] for name in ("tables", "log", "figures", "profile_seats")
        }
        for number in range(start, min(start + 5000, GAMES)):
            table, at = f"T{number:06}", number * 60_000
            game, opened, played, (seat, owner, _, version, body) = bodies[number % len(bodies)]
            profile = owners[number] if number < len(owners) else f"other {number // OTHERS}"
            portion["tables"].append((table, bytes(32), game, "over", False, at, at, False))
            if number < LOGS:
                portion["log"] += [(table, 0, at, opened), (table, 1, at + 1, played)]
            portion["figures"].append((table, seat, owner, at, version, body))
            portion["profile_seats"].append((table, 0, profile))
        yield portion


def _bodies(game: Any, number: int) -> tuple[str, bytes, bytes, Any]:
    seats = 4 if game is cards else 3
    (record,) = finished.games(game, 1, rounds="all", seats=seats, first=number)
    opened, played = (log.write(events) for events in finished.events_of(record))
    (row,) = rows_of("T", [Row(0, 0, opened), Row(1, 1, played)], {})
    return game.NAME, opened, played, row


def _key(games: int) -> str:
    return f"{games:->43}"


async def _measured(url: str) -> dict[str, str]:
    lines: dict[str, str] = {}
    async with running_desk(ServerConfig(database=url)) as desk:
        store, profiles = desk.node.store, desk.profiles
        for games in PROFILES:
            rows, own = partial(store.figures.of_profile, str(games)), Wanted(game="cards")
            asked = partial(profiles.figures, _key(games), own)
            lines[f"the rows of a profile with {games} games"] = await median_time(rows)
            lines[f"its figures of cards, with {games} games"] = await median_time(asked)
        lines["looking for games to be counted"] = await median_time(
            lambda: store.figures.uncounted(AT_ONCE)
        )
        lines["the list of its tables, 10 games"] = await median_time(
            lambda: profiles.tables(_key(10))
        )
    lines |= await _counting(url)
    return lines


async def _counting(url: str) -> dict[str, str]:
    store = await open_store(url)
    mark = "INSERT INTO uncounted SELECT id, changed FROM tables ORDER BY id LIMIT $1 RETURNING 1"
    await store.database.write(Job("", [Statement(mark, (COUNTED,))]))
    begun, used = time.perf_counter(), time.process_time()
    assert await Counting(store, FailureLog(Clock())).catch_up() == COUNTED
    each = (time.perf_counter() - begun) / COUNTED
    processor = (time.process_time() - used) / COUNTED
    begun = time.perf_counter()
    await store.figures.start_over()
    over = time.perf_counter() - begun
    await store.close()
    return {
        "counting a game: reading, playing it over, writing": f"{each * 1e3:.1f} ms",
        "processor time of that, without the database's": f"{processor * 1e3:.1f} ms",
        "beginning to rebuild all, before the counting": f"{over:.1f} s",
        f"so rebuilding all {GAMES:,} takes one node": f"{each * GAMES / 60:.0f} min, "
        f"{processor * GAMES / 60:.0f} of the processor",
    }


if __name__ == "__main__":
    main()
