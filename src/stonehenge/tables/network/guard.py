"""Addresses, origins, limits and the security headers of every answer."""

from collections.abc import Callable, Mapping
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from stonehenge.tables.network.limits import ByAddress, Limits, OpenConnections
from stonehenge.vocabulary import IllegalAction

HEADERS: Final[Mapping[str, str]] = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
TRUSTED_ONLY: Final = frozenset({"cross-origin-opener-policy"})
"""Headers that browsers ignore, and complain about, on pages whose origin they do not trust."""


class Guard:
    """Counts what each address asks for, and refuses what is too much."""

    def __init__(self, limits: Limits, proxies: int, monotonic: Callable[[], float]) -> None:
        self.limits: Final = limits
        self.monotonic: Final = monotonic
        self.requests: Final = ByAddress(limits.requests, monotonic)
        self.files: Final = ByAddress(limits.files, monotonic)
        self.tables: Final = ByAddress(limits.tables, monotonic)
        self.pads: Final = ByAddress(limits.pads, monotonic)
        self.profiles: Final = ByAddress(limits.profiles, monotonic)
        self.entries: Final = ByAddress(limits.entries, monotonic)
        self.talk: Final = ByAddress(limits.talk, monotonic)
        self.guesses: Final = ByAddress(limits.guesses, monotonic)
        self.connections: Final = OpenConnections(limits.sockets)
        self._proxies = proxies

    def address(self, peer: str, forwarded: str) -> str:
        """The client's address: the last one that was not added by one of our own proxies."""
        hops = [hop.strip() for hop in forwarded.split(",") if hop.strip()] if self._proxies else []
        if not hops or len(hops) < self._proxies:
            return _household(peer)
        return _household(hops[-self._proxies])

    def peer(self, host: str) -> str:
        """The address that is connected to us: a client's, or that of a proxy."""
        return _household(host)

    def is_trusted(self, scheme: str, forwarded: str, host: str) -> bool:
        """Whether browsers trust the page's origin: over TLS, or on their own machine."""
        if self._proxies:  # they terminate TLS
            scheme = forwarded.rpartition(",")[2].strip() or "https"
        return scheme == "https" or _is_this_machine(host)

    def count(self, counter: ByAddress, address: str, amount: int = 1) -> None:
        """Counts one more request, or so many; refuses, and counts none, if it is too much."""
        if not counter.take(address, amount):
            raise IllegalAction("too-fast")


def _household(address: str) -> str:
    """What counts as one address: for IPv6 the /64 network, which usually is one household."""
    if ":" not in address:
        return address[:64]
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if not isinstance(parsed, IPv6Address):
        return address[:64]
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return str(ip_network((parsed, 64), strict=False))


def _is_this_machine(host: str) -> bool:
    try:
        name = urlsplit(f"//{host}").hostname or ""
        return name == "localhost" or ip_address(name).is_loopback
    except ValueError:
        return False


def same_origin(origin: str | None, host: str | None) -> bool:
    """Whether a request comes from our own page, or from no page at all."""
    if origin is None:
        return True
    try:
        netloc = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(host) and netloc.lower() == (host or "").lower()
