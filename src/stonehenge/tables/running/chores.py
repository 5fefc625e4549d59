"""What a node does again and again beside its work for clients."""

import asyncio
from collections.abc import Awaitable, Callable

from stonehenge.tables.running.failures import FailureLog


async def repeat(
    failures: FailureLog, doing: str, chore: Callable[[], Awaitable[object]], every: float
) -> None:
    """Does a chore every so many seconds, for good."""
    while True:
        await asyncio.sleep(every)
        try:
            await chore()
        except Exception as error:  # noqa: BLE001 - one failure must not end the chore for good
            failures.report(doing, error)
