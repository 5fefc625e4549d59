"""Numbered work on a Ray cluster, brought back in order (extra `stonehenge[cluster]`)."""

import logging
import os
import secrets
from collections import deque
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, Final, TypeVar

T_ = TypeVar("T_")

LOCAL: Final = "local"
"""The address that stands for a cluster of this machine alone, started for the occasion."""
_AHEAD: Final = 3


def spread_on_ray(one: Callable[[int], T_], numbers: range, address: str) -> Iterator[T_]:
    """What `one` makes of each number, in order, on the cluster at this address."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if address == LOCAL and "RAY_AUTH_MODE" not in os.environ:
        # a token for this one run, so that Ray neither stays open nor writes one to the home
        os.environ |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    ray: Any = import_module("ray")  # an extra, and slow to import

    ray.init(
        address=address,
        include_dashboard=False if address == LOCAL else None,
        log_to_driver=False,
        logging_level=logging.ERROR,
    )
    try:
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        yield from _in_order(ray, one, numbers, cores * _AHEAD)
    finally:
        ray.shutdown()


def _in_order(ray: Any, one: Callable[[int], T_], numbers: range, ahead: int) -> Iterator[T_]:
    """Keeps so many tasks under way, and waits for the oldest."""
    task = ray.remote(max_retries=3)(one_of).options(num_cpus=1)
    shared = ray.put(one)
    under_way: deque[Any] = deque()
    for number in numbers:
        under_way.append(task.remote(shared, number))
        if len(under_way) >= ahead:
            yield ray.get(under_way.popleft())
    while under_way:
        yield ray.get(under_way.popleft())


def one_of(one: Callable[[int], T_], number: int) -> T_:
    """The task that a node of the cluster does."""
    return one(number)
