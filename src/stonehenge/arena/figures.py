"""What a tournament adds up to, with 95 % intervals: a line an entrant, and each against each.

The deal is what repeats: whatever happened on one deal is averaged first, and the intervals come
from how the deals differ. Differences are taken within a deal, so that on duplicate deals the luck
of the cards is in neither of them.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import TypeAlias

from msgspec import Struct

from stonehenge.arena.foreign import Forfeit
from stonehenge.arena.rating import ratings
from stonehenge.arena.tally import Figure, average, figure
from stonehenge.arena.tournament import GameScore, Tournament, games

ByDeal: TypeAlias = dict[int, dict[int, float]]
"""By deal and entrant: a value, averaged over its seats and games."""


class Line(Struct, frozen=True, kw_only=True):
    """The figures of one entrant."""

    name: str
    deals: int
    games: int
    points_a_game: Figure
    points_a_round: Figure
    over_the_others: Figure | None
    """Points a round more than the others at its table, deal by deal."""
    exact: Figure
    wins: Figure
    rating: Figure | None


class Pair(Struct, frozen=True):
    """How one entrant did against another on the deals where they met: points a round more."""

    name: str
    other: str
    deals: int
    ahead: Figure


class Share(Struct, frozen=True):
    """How often predictions were exact in one round, which has as many cards as its number."""

    round: int
    deals: int
    exact: Figure


class Calibration(Struct, frozen=True):
    """How many tricks came where so many were expected, on average over so many bids."""

    expected: float
    won: Figure
    bids: int


class Lost(Struct, frozen=True):
    """Decisions that an entrant forfeited, by their kind, with the first case."""

    name: str
    kind: str
    times: int
    first: str


class Result(Struct, frozen=True, kw_only=True):
    """All figures of a tournament."""

    deals: int
    games: int
    lines: tuple[Line, ...]
    pairs: tuple[Pair, ...]
    by_round: dict[str, tuple[Share, ...]]
    calibration: dict[str, tuple[Calibration, ...]]
    forfeits: tuple[Lost, ...]


def result(tournament: Tournament, scores: Sequence[GameScore]) -> Result:
    """The figures of the deals whose games have all been played."""
    scores = complete(tournament, scores)
    names = [entrant.name for entrant in tournament.entrants]
    return Result(
        deals=len({score.deal for score in scores}),
        games=len(scores),
        lines=tuple(_lines(names, scores)),
        pairs=tuple(_pairs(names, scores)),
        by_round={name: _by_round(scores, i) for i, name in enumerate(names)},
        calibration={
            name: found for i, name in enumerate(names) if (found := _calibration(scores, i))
        },
        forfeits=tuple(_forfeits(names, scores)),
    )


def complete(tournament: Tournament, scores: Sequence[GameScore]) -> Sequence[GameScore]:
    """The games without those of a deal that was broken off."""
    planned = games(tournament)
    end = len(scores)
    while 0 < end < len(planned) and planned[end].deal == planned[end - 1].deal:
        end -= 1
    return scores[:end]


def _lines(names: Sequence[str], scores: Sequence[GameScore]) -> list[Line]:
    per_game = _by_deal(scores, lambda score, seat: score.points[seat])
    per_round = _by_deal(scores, points_a_round)
    exact = _by_deal(scores, exact_share)
    wins = _by_deal(scores, win)
    rated = ratings(len(names), scores)
    several = len(names) > 1
    return [
        Line(
            name=name,
            deals=sum(i in deal for deal in per_game.values()),
            games=sum(i in score.seated for score in scores),
            points_a_game=_mean(per_game, i),
            points_a_round=_mean(per_round, i),
            over_the_others=_over(per_round, i) if several else None,
            exact=_mean(exact, i),
            wins=_mean(wins, i),
            rating=rated[i] if several else None,
        )
        for i, name in enumerate(names)
        if any(i in deal for deal in per_game.values())
    ]


def points_a_round(score: GameScore, seat: int) -> float:
    """The points that a seat won a round."""
    return score.points[seat] / len(score.rounds)


def exact_share(score: GameScore, seat: int) -> float:
    """The share of a seat's predictions that came true."""
    return average(line[seat][0] == line[seat][1] for line in score.rounds)


def win(score: GameScore, seat: int) -> float:
    """1 for a victory; a shared one counts in part."""
    return 1 / score.places.count(1) if score.places[seat] == 1 else 0.0


def _by_deal(scores: Sequence[GameScore], value: Callable[[GameScore, int], float]) -> ByDeal:
    found: dict[int, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for score in scores:
        for seat, entrant in enumerate(score.seated):
            found[score.deal][entrant].append(value(score, seat))
    return {
        deal: {entrant: average(values) for entrant, values in sorted(table.items())}
        for deal, table in found.items()
    }


def _mean(by_deal: ByDeal, entrant: int) -> Figure:
    return figure([deal[entrant] for deal in by_deal.values() if entrant in deal])


def _over(by_deal: ByDeal, entrant: int) -> Figure | None:
    """What an entrant had more than the others of its deal."""
    gains = [
        deal[entrant] - average(value for other, value in deal.items() if other != entrant)
        for deal in by_deal.values()
        if entrant in deal and len(deal) > 1
    ]
    return figure(gains) if gains else None


def _pairs(names: Sequence[str], scores: Sequence[GameScore]) -> list[Pair]:
    per_round = _by_deal(scores, points_a_round)
    found = []
    for i, name in enumerate(names):
        for j, other in enumerate(names):
            met = [deal for deal in per_round.values() if i in deal and j in deal]
            if i != j and met:
                gains = [deal[i] - deal[j] for deal in met]
                found.append(Pair(name, other, len(met), figure(gains)))
    return found


def _by_round(scores: Sequence[GameScore], entrant: int) -> tuple[Share, ...]:
    """By round the share of exact predictions, where all seats of a deal count as one."""
    hits: dict[int, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for score in scores:
        for number, line in enumerate(score.rounds, 1):
            for seat, sitting in enumerate(score.seated):
                if sitting == entrant:
                    hits[number][score.deal].append(line[seat][0] == line[seat][1])
    return tuple(
        Share(number, len(deals), figure([average(deal) for deal in deals.values()]))
        for number, deals in sorted(hits.items())
    )


def _calibration(scores: Sequence[GameScore], entrant: int) -> tuple[Calibration, ...]:
    """The tricks won where about so many were expected, in steps of half a trick."""
    cases: dict[int, list[tuple[float, int]]] = defaultdict(list)
    for score in scores:
        for seat, sitting in enumerate(score.seated):
            if sitting == entrant:
                for number, expected in score.expected[seat].items():
                    won = score.rounds[number - 1][seat][1]
                    cases[round(expected * 2)].append((expected, won))
    return tuple(
        Calibration(
            average(expected for expected, _ in bids), figure([won for _, won in bids]), len(bids)
        )
        for _, bids in sorted(cases.items())
    )


def _forfeits(names: Sequence[str], scores: Sequence[GameScore]) -> list[Lost]:
    found: dict[tuple[int, str], list[Forfeit]] = defaultdict(list)
    for score in scores:
        for seat, entrant in enumerate(score.seated):
            for forfeit in score.forfeits[seat]:
                found[entrant, forfeit.kind].append(forfeit)
    return [
        Lost(names[entrant], kind, len(cases), cases[0].detail)
        for (entrant, kind), cases in sorted(found.items())
    ]
