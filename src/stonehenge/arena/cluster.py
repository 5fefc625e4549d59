"""Like `parallel`, on a Ray cluster (extra `stonehenge[cluster]`)."""

import logging
import os
import secrets
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final, TypeVar

T_ = TypeVar("T_")

LOCAL: Final = "local"
"""The address that starts a cluster on this machine, for one run."""
_AHEAD: Final = 3
"""Tasks handed out per core before the oldest is waited for."""


class Cluster:
    """A Ray cluster that is connected."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._ahead = cores * _AHEAD

    def map(self, function: Callable[[int], T_], numbers: range) -> Iterator[T_]:
        """The results of the function for all numbers, in order."""
        return _in_order(self._ray, function, numbers, self._ahead)


@contextmanager
def connected(address: str) -> Iterator[Cluster]:
    """The cluster at this address."""
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
        yield Cluster(ray)
    finally:
        ray.shutdown()


def _in_order(ray: Any, function: Callable[[int], T_], numbers: range, ahead: int) -> Iterator[T_]:
    """Keeps up to `ahead` tasks running, and waits for the oldest."""
    task = ray.remote(max_retries=3)(call).options(num_cpus=1)
    # as bytes, because Ray makes arrays read-only, for which numba would compile every kernel again
    shared = ray.put(ray.cloudpickle.dumps(function))
    running: deque[Any] = deque()
    for number in numbers:
        running.append(task.remote(shared, number))
        if len(running) >= ahead:
            yield ray.get(running.popleft())
    while running:
        yield ray.get(running.popleft())


def call(pickled: bytes, number: int) -> Any:
    """The task that a node of the cluster runs."""
    ray: Any = import_module("ray")
    return ray.cloudpickle.loads(pickled)(number)
