"""What kind of player each opponent may be, from how its earlier bids of the game turned out."""

from collections.abc import Sequence
from typing import Final

from stonehenge.cards.state import RoundScore

_PRIOR_ODDS: Final = 0.03
"""The odds that a player is careless before anything is known of it."""
_EVIDENCE: Final = (0.45, 1.35, 8.0)
"""How much more often a careless player misses its bid by 0, by 1, and by 2 or more tricks."""
_LOWEST_ODDS, _HIGHEST_ODDS = 0.002, 50.0
"""The odds stay between these, so that a player who changes is believed again."""


_PLAIN_EVIDENCE: Final = (0.75, 1.4, 3.5)
"""How much more often a plain player does, than one who plays with care."""


def doubts(pad: Sequence[RoundScore], seats: int) -> tuple[float, ...]:
    """By seat, the chance that it plays without regard to its bid."""
    return tuple(odd / (1 + odd) for odd in _odds(pad, seats, _PRIOR_ODDS, _EVIDENCE))


def plainness(pad: Sequence[RoundScore], seats: int) -> tuple[float, ...]:
    """By seat, how many times likelier its results are of a plain player than of a careful one."""
    return tuple(_odds(pad, seats, 1.0, _PLAIN_EVIDENCE))


def _odds(
    pad: Sequence[RoundScore], seats: int, before: float, evidence: Sequence[float]
) -> list[float]:
    odds = [before] * seats
    for line in pad:
        for seat, (bid, won) in enumerate(zip(line.bids, line.won, strict=True)):
            updated = odds[seat] * evidence[min(len(evidence) - 1, abs(won - bid))]
            odds[seat] = min(_HIGHEST_ODDS, max(_LOWEST_ODDS, updated))
    return odds
