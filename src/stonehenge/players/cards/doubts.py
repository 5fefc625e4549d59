"""How likely each opponent is careless, from how its earlier bids of the game turned out."""

from collections.abc import Sequence
from typing import Final

from stonehenge.cards.state import RoundScore

_PRIOR_ODDS: Final = 0.03
"""The odds that a player is careless before anything is known of it."""
_EVIDENCE: Final = (0.45, 1.35, 8.0)
"""How much more often a careless player misses its bid by 0, by 1, and by 2 or more tricks."""
_LOWEST_ODDS, _HIGHEST_ODDS = 0.002, 50.0
"""The odds stay between these, so that a player who changes is believed again."""


def doubts(pad: Sequence[RoundScore], seats: int) -> tuple[float, ...]:
    """By seat, the chance that it plays without regard to its bid."""
    odds = [_PRIOR_ODDS] * seats
    for line in pad:
        for seat, (bid, won) in enumerate(zip(line.bids, line.won, strict=True)):
            updated = odds[seat] * _EVIDENCE[min(len(_EVIDENCE) - 1, abs(won - bid))]
            odds[seat] = min(_HIGHEST_ODDS, max(_LOWEST_ODDS, updated))
    return tuple(odd / (1 + odd) for odd in odds)
