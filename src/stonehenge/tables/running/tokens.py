"""Tokens that prove whose seat it is, and codes that name tables."""

import hashlib
import hmac
import re
import secrets
from typing import Final

ALPHABET: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters and digits that are not mistaken for one another."""
CODE_LENGTH: Final = 6
_CODE: Final = re.compile("[A-Z0-9]{1,12}")


def new_token() -> str:
    """A secret that proves whose seat it is."""
    return secrets.token_urlsafe(32)


def new_link() -> str:
    """A secret that hands a seat to one more device."""
    return secrets.token_urlsafe(24)


def new_code(length: int = CODE_LENGTH) -> str:
    """The id of a new table, short enough to type; or another code, of any length."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def is_code(text: str) -> bool:
    """Whether this could be the id of a table."""
    return bool(_CODE.fullmatch(text))


def device_hash(secret: bytes, device: str) -> str:
    """A device or address as the log of a table has it: other tables have another hash of it.

    An unknown one has none.
    """
    if not device:
        return ""
    return hmac.new(secret, device.encode(), hashlib.sha256).hexdigest()[:16]


def hashed(token: str) -> bytes:
    """The form in which a token or link is stored: it opens nothing for a reader of the database.

    Stored tokens are looked up by this hash, so the time that takes tells nothing about a token.
    """
    return hashlib.sha256(token.encode()).digest()
