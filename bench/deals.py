"""What the queries of the daily deal cost at 100,000 games: python -m bench.deals."""

import asyncio
import os
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from bench.databases import RUNS, Portion, fill, median_time
from stonehenge import chain as chains
from stonehenge import daily
from stonehenge.record import GAMES as BOTH
from stonehenge.tables.deals.deal import deal_id
from stonehenge.tables.network.serve import ServerConfig, running_desk
from stonehenge.tables.running.tokens import hashed
from tests.tables.postgres import running_postgres

TARGET: Final = Path(__file__).with_name("deals.md")
DAY: Final = 24 * 3600 * 1000
GAMES: Final = 100_000
CROWD: Final = 5000
"""Games of today's deal of cards; the others are spread over the days before."""
EACH_DAY: Final = 100
DAYS: Final = (GAMES - CROWD) // EACH_DAY // len(BOTH)
FAITHFUL: Final = "f" * 43
"""The key of the profile that has played both games on every day."""


def main() -> None:
    """Measures both databases and writes it down."""
    today = datetime.now(UTC).date()
    rows = list(_portions(today))
    with tempfile.TemporaryDirectory() as folder, running_postgres(durable=True) as server:
        columns = []
        for url in (f"sqlite:///{folder}/tables.db", server.database()):
            asyncio.run(fill(url, rows))
            columns.append(asyncio.run(_measured(url, today)))
    text = (
        "# Queries of the daily deal\n\n"
        f"Measured by `python -m bench.deals` on {datetime.now(UTC):%d %B %Y}, "
        f"{os.cpu_count()} cores, load of the machine {os.getloadavg()[0]:.1f}. The database has "
        f"{GAMES:,} finished games of daily deals: {EACH_DAY} of each game on each of {DAYS} days, "
        f"and {CROWD:,} of today's deal of cards, by as many profiles. One profile has played "
        f"both games on each of those days. The middle one of {RUNS} runs.\n\n"
        "| what | SQLite | PostgreSQL |\n|---|---|---|\n"
    )
    lines = [f"| {what} | {columns[0][what]} | {columns[1][what]} |\n" for what in columns[0]]
    TARGET.write_text(text + "".join(lines), "utf-8")
    print(TARGET.read_text("utf-8"))


def _portions(today: date) -> Iterator[Portion]:
    """The rows of the database, a day at a time; what no query reads is left out."""
    key = (hashed(FAITHFUL), "faithful", 0)
    yield {"profiles": [("faithful", 0)], "profile_keys": [key]}
    for ago in range(DAYS, -1, -1):
        for game in BOTH:
            if ago > 0 or game == "cards":
                yield _played(today - timedelta(days=ago), game, EACH_DAY if ago else CROWD)


def _played(day: date, game: str, games: int) -> Portion:
    deal, end = deal_id(day, game), chains.end_of(day)
    terms = msgspec.json.encode(daily.terms(game))
    rounds = "[0, -1, 0, 1, 0, 2, 0, 0]"
    tables = [f"{deal} {number}" for number in range(games)]
    played: list[tuple[Any, ...]] = [
        (table, deal, True, opened, opened + 600_000, n % 40 * 10 - 60, rounds, f"share {table}")
        for n, table in enumerate(tables)
        for opened in [end - DAY + n]
    ]
    seats = [(table, 0, "faithful" if n == 7 else f"p{n}") for n, table in enumerate(tables)]
    return {
        "deals": [(deal, None, terms, end - DAY, end)],
        "deal_games": played,
        "profile_seats": seats,
    }


async def _measured(url: str, today: date) -> dict[str, str]:
    quiet = deal_id(today - timedelta(days=3), "cards")
    async with running_desk(ServerConfig(database=url)) as desk:
        rooms, store = desk.deals, desk.node.store.deals
        crowded = await rooms.daily_deal(today, "cards")
        asked: dict[str, Callable[[], Awaitable[object]]] = {
            "the home page: today's deals, own games, streak": partial(rooms.todays, FAITHFUL),
            f"standing of a deal with {CROWD:,} games": partial(
                rooms.standing, today, "cards", FAITHFUL
            ),
            f"of it the spread, {CROWD:,} games": partial(
                store.spread, crowded.row.id, crowded.row.until
            ),
            f"the spread of a deal with {EACH_DAY} games": partial(store.spread, quiet, 2**50),
            f"first game of a profile in a deal with {CROWD:,}": partial(
                store.first_games, "faithful", [crowded.row.id]
            ),
            f"days played of a profile with {DAYS} days": partial(store.days_played, "faithful"),
            "the table behind a link to a result": partial(
                store.shared, f"share {crowded.row.id} {CROWD // 2}"
            ),
            "when a deal was last opened": store.last_opened,
        }
        return {what: await median_time(ask) for what, ask in asked.items()}


if __name__ == "__main__":
    main()
