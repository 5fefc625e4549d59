"""The hash chain behind the daily deals: the server cannot choose a day's seed after it has begun.

`seed(day) = SHA-256(seed(day + 1))`. The server draws the last seed, hashes it down to the anchor
(the seed of day 0) and publishes the anchor. It tells the seed of a day once that day is over, and
everybody can hash it back to the anchor. `docs/chance.md` says what that shows.
"""

import hashlib
import hmac
from datetime import UTC, date, datetime, timedelta
from typing import Final, Literal

import msgspec
from msgspec import Struct

from stonehenge.chance import SEED_BYTES, new_seed
from stonehenge.vocabulary import IllegalAction

LENGTH: Final = 3653
"""The days of a new chain: ten years. To find a seed takes a few milliseconds at most."""
LONGEST: Final = 36_600
"""The days of the longest chain that is read: a hundred years."""
_DAY: Final = 86_400_000
_START: Final = date(1970, 1, 1)


class Chain(Struct, frozen=True):
    """A chain with its secret; day 1 is the first that is played."""

    first: date
    """The date of day 1."""
    last: bytes
    """The seed of its last day, from which all others follow."""
    length: int = LENGTH

    @property
    def anchor(self) -> bytes:
        """The seed of day 0, which is published when the chain begins."""
        return hashed_down(self.last, self.length)

    def index(self, day: date) -> int | None:
        """The number of a day; None if the chain does not reach it."""
        number = (day - self.first).days + 1
        return number if 1 <= number <= self.length else None

    def seed(self, day: date) -> bytes:
        """The seed of a day; a secret until that day is over."""
        index = self.index(day)
        assert index is not None
        return hashed_down(self.last, self.length - index)

    @property
    def published(self) -> "PublishedChain":
        """What everybody may know of it from its first day on."""
        return PublishedChain(anchor=self.anchor.hex(), first=self.first, length=self.length)


class PublishedChain(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a server publishes when its chain begins; keep it, and it cannot change a day's deal."""

    format: Literal["stonehenge-chain"] = "stonehenge-chain"
    version: Literal[1] = 1
    anchor: str
    """The seed of day 0."""
    first: date
    """The date of day 1."""
    length: int
    """How many days it has."""


def new_chain(first: date) -> Chain:
    """A chain that nobody can guess."""
    return Chain(first, new_seed())


def hashed_down(seed: bytes, days: int) -> bytes:
    """The seed of so many days before."""
    for _ in range(days):
        seed = hashlib.sha256(seed).digest()
    return seed


def game_seed(day_seed: bytes, game: str) -> bytes:
    """The seed of one game of a day."""
    return hmac.digest(day_seed, f"stonehenge daily {game}".encode("ascii"), "sha256")


def read_chain(data: bytes) -> PublishedChain:
    """A published chain that somebody kept; refuses what is none."""
    try:
        chain = msgspec.json.decode(data, type=PublishedChain)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise IllegalAction("not-a-chain-file") from None
    is_anchor = len(chain.anchor) == 2 * SEED_BYTES and not set(chain.anchor) - set(_HEX)
    if not is_anchor or not 1 <= chain.length <= LONGEST:
        raise IllegalAction("not-a-chain-file")
    return chain


_HEX: Final = "0123456789abcdef"


def day_of(at: int) -> date:
    """The day (UTC) of a time in milliseconds since 1970."""
    return datetime.fromtimestamp(at / 1000, UTC).date()


def end_of(day: date) -> int:
    """When a day (UTC) is over, in milliseconds since 1970."""
    return ((day - _START).days + 1) * _DAY


def next_day(day: date) -> date:
    """The day after."""
    return day + timedelta(days=1)
