"""How the seed of a game at a table comes about, so that nobody can choose it.

The server commits to a secret. Every owner of a seat promises a nonce by its hash. The server fixes
the terms of the game in the closing. Only then the owners reveal their nonces, and the seed follows
from secret, closing and nonces. `docs/chance.md` tells why this binds everybody.
"""

import hashlib
import hmac
import json
import re
import secrets
from collections.abc import Mapping
from typing import Any, Final, Literal, TypeGuard

import msgspec
from msgspec import Struct

from stonehenge.vocabulary import IllegalAction, OptionValue, Seat

VERSION: Final = 2
NONCE_BYTES: Final = 32
OLD_NONCE_BYTES: Final = 16
"""Of a nonce by version 1."""
REVEAL_WITHIN: Final = 10.0
"""Seconds that owners have to reveal their nonces once the closing is fixed."""

_TITLE: Final = "stonehenge closing 2"
_HASH: Final = re.compile("[0-9a-f]{64}")
_NUMBER: Final = re.compile("0|[1-9][0-9]{0,8}")


def is_hash(text: object) -> TypeGuard[str]:
    """Whether this is 32 bytes in lowercase hexadecimal: a hash, a nonce or a secret."""
    return isinstance(text, str) and _HASH.fullmatch(text) is not None


def new_nonce() -> str:
    """A nonce nobody can guess."""
    return secrets.token_hex(NONCE_BYTES)


def commitment(secret: bytes) -> str:
    """What the server publishes of its secret before anybody gives anything."""
    return _hash(f"stonehenge secret 2\n{secret.hex()}")


def promise(table: str, nonce: str) -> str:
    """What the owner of a seat publishes of its nonce before the closing is fixed."""
    return _hash(f"stonehenge promise 2\n{table}\n{nonce}")


class Closing(Struct, frozen=True, kw_only=True):
    """The terms of a game, fixed before anybody reveals a nonce."""

    table: str
    commitment: str
    game: str
    seats: int
    asked: Mapping[str, OptionValue]
    """The options as they were asked for: the first dealer or Seer may be `random`."""
    restarts: int
    """How often owners had to promise anew because somebody did not reveal."""
    promises: Mapping[Seat, str]
    """Of every owner, by seat."""

    @property
    def text(self) -> str:
        """The closing as it is sent, kept and hashed: lines, each with its end."""
        terms = (
            _TITLE,
            self.table,
            self.commitment,
            self.game,
            self.seats,
            json.dumps(self.asked, sort_keys=True, separators=(",", ":")),
            self.restarts,
        )
        return "".join(f"{term}\n" for term in terms) + _lines(self.promises)


def read_closing(text: str) -> Closing:
    """The terms that a closing fixes; refuses a text that is no closing."""
    try:
        title, table, committed, game, seats, asked, restarts, *owners, end = text.split("\n")
        closing = Closing(
            table=table,
            commitment=committed,
            game=game,
            seats=_number(seats),
            asked=msgspec.json.decode(asked, type=dict[str, OptionValue]),
            restarts=_number(restarts),
            promises=dict(_owner(line) for line in owners),
        )
    except (ValueError, msgspec.MsgspecError):
        raise IllegalAction("bad-closing") from None
    if (title, end) != (_TITLE, "") or not is_hash(committed) or closing.text != text:
        raise IllegalAction("bad-closing")
    return closing


def seed(secret: bytes, closing: str, nonces: Mapping[Seat, str]) -> bytes:
    """The seed of the game, from the secret, the text of the closing and every owner's nonce."""
    message = f"stonehenge seed 2\n{_hash(closing)}\n{_lines(nonces)}"
    return hmac.digest(secret, message.encode("ascii"), "sha256")


def old_commitment(secret: bytes) -> bytes:
    """What a table published of its secret by version 1."""
    return hashlib.sha256(secret).digest()


def old_seed(secret: bytes, nonces: Mapping[Seat, bytes]) -> bytes:
    """The seed of a table's game by version 1: the nonces were the server's word."""
    lines = _lines({seat: nonce.hex() for seat, nonce in nonces.items()})
    return hmac.digest(secret, lines.encode("ascii"), "sha256")


class PromiseFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client keeps of a game: enough to catch a server that changes anything later."""

    format: Literal["stonehenge-promise"] = "stonehenge-promise"
    version: Literal[2] = 2
    table: str
    seat: Seat
    nonce: str
    closing: str


def write_promise(kept: PromiseFile) -> bytes:
    """The file as one line of JSON."""
    return msgspec.json.encode(kept) + b"\n"


def read_promise(data: bytes) -> PromiseFile:
    """What a client kept; refuses a file whose parts do not fit each other."""
    try:
        kept = msgspec.json.decode(data, type=PromiseFile)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise IllegalAction("not-a-promise-file") from None
    closing = read_closing(kept.closing)
    own = promise(kept.table, kept.nonce) if is_hash(kept.nonce) and kept.table.isascii() else None
    if closing.table != kept.table or closing.promises.get(kept.seat) != own:
        raise IllegalAction("promise-file-mismatch")
    return kept


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def _lines(by_seat: Mapping[Seat, str]) -> str:
    return "".join(f"{seat}:{by_seat[seat]}\n" for seat in sorted(by_seat))


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise ValueError(text)
    return int(text)


def _owner(line: str) -> tuple[Seat, Any]:
    seat, _, promised = line.partition(":")
    if not is_hash(promised):
        raise ValueError(line)
    return _number(seat), promised
