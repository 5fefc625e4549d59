"""Limits on what one connection and one address may ask for."""

from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final

from msgspec import Struct

REMEMBERED: Final = 20_000
"""Addresses that are counted at a time; the one unseen for longest is forgotten."""


class Rate(Struct, frozen=True):
    """How many a second in the long run, and how many at once."""

    each_second: float
    at_once: float


class Limits(Struct, frozen=True):
    """The limits of a server."""

    messages: Rate = Rate(10, 40)
    """Messages on one socket."""
    requests: Rate = Rate(20, 100)
    """Requests from one address, besides files of the page."""
    files: Rate = Rate(100, 1000)
    """Files of the page for one address: a household may open it all at once."""
    tables: Rate = Rate(0.2, 20)
    """Tables opened from one address."""
    pads: Rate = Rate(0.005, 10)
    """Pads shared from one address."""
    profiles: Rate = Rate(1, 40)
    """Requests about profiles from one address."""
    entries: Rate = Rate(5, 400)
    """Entries on shared pads from one address: an evening at once, then as fast as one taps."""
    talk: Rate = Rate(0.5, 8)
    """Sayings and reactions of one seat."""
    guesses: Rate = Rate(0.5, 20)
    """Tokens, links and codes from one address that were wrong."""
    sockets: int = 100
    """Sockets and streams open at one time from one address."""


_PLENTY: Final = Rate(1e9, 1e9)
_RATES: Final = (
    *("messages", "requests", "files", "tables", "pads", "profiles", "entries", "talk", "guesses"),
)
UNLIMITED: Final = Limits(**dict.fromkeys(_RATES, _PLENTY), sockets=1_000_000)


class Bucket:
    """A token bucket: fills at a steady rate, and every request takes one out."""

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._level = rate.at_once
        self._seen = now

    def take(self, now: float, amount: float = 1.0) -> bool:
        """Whether this much was left; takes it if so."""
        if not self.has_left(now, amount):
            return False
        self._level -= amount
        return True

    def has_left(self, now: float, amount: float = 1.0) -> bool:
        """Whether this much is left."""
        filled = self._level + max(0.0, now - self._seen) * self._rate.each_second
        self._level, self._seen = min(self._rate.at_once, filled), now
        return self._level >= amount


class OpenConnections:
    """How many connections each address has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def open(self, address: str) -> bool:
        """Whether this address may open one more; counts it if so."""
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def close(self, address: str) -> None:
        """Counts one connection less."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class ByAddress:
    """One bucket for each address."""

    def __init__(self, rate: Rate, monotonic: Callable[[], float]) -> None:
        self._rate = rate
        self._monotonic = monotonic
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, amount: float = 1.0) -> bool:
        """Whether this address may ask once more; counts it."""
        now = self._monotonic()
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, now)
        self._buckets[address] = bucket
        while len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take(now, amount)

    def has_left(self, address: str) -> bool:
        """Whether this address may ask once more; counts nothing."""
        bucket = self._buckets.get(address)
        return bucket is None or bucket.has_left(self._monotonic())
