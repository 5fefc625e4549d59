"""The faults of `test_faults`, longer and harder, with figures: `make soak`.

Prints a line for each storm; stops at the first broken promise.
"""

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

from tests.tables.postgres import running_postgres, running_redis
from tests.tables.storm import Figures, Node, check, open_tables, rage

TABLES = 20


def weather(stack: ExitStack, folder: Path) -> Iterator[tuple[str, list[Node], str, list[object]]]:
    """The storms in turn: a name, the nodes, their database, and what else may be restarted."""
    postgres = stack.enter_context(running_postgres())
    redis = stack.enter_context(running_redis())
    for number in range(10_000):
        file = f"sqlite:///{folder}/{number}.db"
        yield "SQLite, one node", [Node(folder, "--database", file)], file, []
        url = postgres.database()
        both = [Node(folder, "--database", url, "--redis", redis.url) for _ in range(2)]
        yield "PostgreSQL and Redis, two nodes", both, url, [postgres, redis]


def trouble(
    nodes: list[Node], others: list[object], seconds: float, counts: list[int]
) -> Callable[[], None]:
    """Kills a node at random moments, and now and then restarts something else."""
    luck = random.Random(len(counts) + int(seconds))

    def make() -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            time.sleep(luck.uniform(0.2, 2.0))
            victim = luck.choice([*nodes, *nodes, *others])
            victim.kill()  # type: ignore[attr-defined]
            time.sleep(luck.uniform(0.0, 1.0))
            victim.start()  # type: ignore[attr-defined]
            counts[0] += 1

    return make


def one_storm(
    nodes: list[Node], database: str, others: list[object], seconds: float
) -> tuple[int, Figures]:
    """Plays through one storm and checks every promise."""
    counts = [0]
    try:
        for node in nodes:
            node.start()
        tickets = open_tables(nodes[0], TABLES)
        players = asyncio.run(
            rage(nodes, tickets, trouble(nodes, others, seconds, counts), vanish=0.02)
        )
    finally:
        for node in nodes:
            node.stop()
    return counts[0], asyncio.run(check(database, players))


def main() -> None:
    """Storms until the time is over."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--each", type=float, default=60, help="seconds that one storm lasts")
    arguments = parser.parse_args()
    end = time.monotonic() + 60 * arguments.minutes
    print("Each line is a storm in which nothing was lost, stored twice or missed; else it stops.")
    print("storm | kills | actions acknowledged | log entries | connections")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        for name, nodes, database, others in weather(stack, folder):
            if time.monotonic() > end:
                break
            kills, figures = one_storm(nodes, database, others, arguments.each)
            print(
                f"{name} | {kills} | {figures.acknowledged} | {figures.entries} "
                f"| {figures.connections}",
                flush=True,
            )


if __name__ == "__main__":
    main()
