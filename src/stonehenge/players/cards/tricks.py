"""Chances of tricks: a distribution from single chances, and what it promises for each choice."""

from collections.abc import Callable, Iterable, Sequence

from stonehenge.cards import Bid, Trump, rules
from stonehenge.cards.state import Colour, Decision
from stonehenge.players.reasons import Reason, Reasons, best_first


def distribution(chances: Iterable[float]) -> list[float]:
    """The distribution of a number of successes from the chance of each."""
    odds = [1.0]
    for chance in chances:
        miss = 1 - chance
        odds = [
            chance_of(odds, k) * miss + chance_of(odds, k - 1) * chance
            for k in range(len(odds) + 1)
        ]
    return odds


def chance_of(odds: Sequence[float], k: int) -> float:
    """The chance of exactly so many successes, which may be impossible."""
    return odds[k] if 0 <= k < len(odds) else 0.0


def expected_points(odds: Sequence[float], bid: int) -> float:
    """The points a bid promises under a distribution of tricks."""
    return sum(p * rules.points(bid, won) for won, p in enumerate(odds))


def points_of_bids(odds: Sequence[float]) -> list[float]:
    """The points that every bid promises under a distribution of tricks."""
    return [expected_points(odds, bid) for bid in range(len(odds))]


def trump_reasons(
    legal: Sequence[Decision], choice: Trump, points: Callable[[Colour], float]
) -> Reasons:
    """What each trump colour promises."""
    colours = [
        Reason(action=action, points=points(action.colour))
        for action in legal
        if isinstance(action, Trump)
    ]
    return Reasons(choices=best_first(colours, choice))


def bid_reasons(legal: Sequence[Decision], choice: Decision, odds: Sequence[float]) -> Reasons:
    """What each bid promises by the distribution of tricks."""
    bids = [
        Reason(action=bid, points=expected_points(odds, bid.tricks), exact=odds[bid.tricks])
        for bid in legal
        if isinstance(bid, Bid)
    ]
    return Reasons(choices=best_first(bids, choice), tricks=tuple(odds))
