"""The figures of a tournament with 95 % intervals: of each entrant, and of each pair.

The deal is the unit of measurement. All games of one deal are averaged first, and the intervals
come from the variation between deals. Differences between entrants are taken within a deal, so on
duplicate deals they do not contain the luck of the cards.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import TypeAlias

from msgspec import Struct

from stonehenge.arena.control import without_luck
from stonehenge.arena.seating import Forfeited, count_forfeits
from stonehenge.arena.tournament import GameScore, Tournament, games
from stonehenge.figures.intervals import Figure, average, figure, win_share

ByDeal: TypeAlias = dict[int, dict[int, float]]
"""By deal and entrant: a value, averaged over the entrant's seats and games."""
Lucks: TypeAlias = tuple[ByDeal, ...]
"""What is controlled: the luck of an entrant and that of its opponents, or nothing."""


class EntrantFigures(Struct, frozen=True, kw_only=True):
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
    forfeited: float
    """The share of its decisions that the fallback took."""


class Pair(Struct, frozen=True):
    """Points a round that one entrant won more than another, on the deals where they met."""

    name: str
    other: str
    deals: int
    ahead: Figure


class RoundFigures(Struct, frozen=True):
    """How often an entrant's predictions were exact in one round of the game."""

    round: int
    deals: int
    exact: Figure


class Calibration(Struct, frozen=True):
    """Tricks expected against tricks won, on average over some bids."""

    expected: float
    won: Figure
    bids: int


class Result(Struct, frozen=True, kw_only=True):
    """All figures of a tournament."""

    deals: int
    games: int
    lines: tuple[EntrantFigures, ...]
    pairs: tuple[Pair, ...]
    by_round: dict[str, tuple[RoundFigures, ...]]
    calibration: dict[str, tuple[Calibration, ...]]
    forfeits: tuple[Forfeited, ...]


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
            name: cases for i, name in enumerate(names) if (cases := _calibration(scores, i))
        },
        forfeits=count_forfeits(
            (names[entrant], forfeit)
            for score in scores
            for entrant, lost in zip(score.seated, score.forfeits, strict=True)
            for forfeit in lost
        ),
    )


def rows(tournament: Tournament, scores: Sequence[GameScore]) -> list[dict[str, object]]:
    """A row for each seat of each game, as a data frame takes them."""
    return [
        {
            "deal": score.deal,
            "seat": seat,
            "player": tournament.entrants[entrant].name,
            "points": score.points[seat],
            "place": score.places[seat],
            "wins": win_share(score.places, seat),
            "rounds": len(score.rounds),
            "exact": exact_share(score, seat),
            "forfeits": len(score.forfeits[seat]),
            "luck": score.luck[seat] if score.luck else None,
        }
        for score in scores
        for seat, entrant in enumerate(score.seated)
    ]


def complete(tournament: Tournament, scores: Sequence[GameScore]) -> Sequence[GameScore]:
    """The games without those of a last deal that is not complete."""
    planned = games(tournament)
    end = len(scores)
    while 0 < end < len(planned) and planned[end].deal == planned[end - 1].deal:
        end -= 1
    return scores[:end]


def _lines(names: Sequence[str], scores: Sequence[GameScore]) -> list[EntrantFigures]:
    per_game = _by_deal(scores, lambda score, seat: score.points[seat])
    per_round = _by_deal(scores, points_a_round)
    exact = _by_deal(scores, exact_share)
    wins = _by_deal(scores, lambda score, seat: win_share(score.places, seat))
    lucks = _lucks(scores)
    several = len(names) > 1
    rated = _ratings(len(names), scores) if several else None
    return [
        EntrantFigures(
            name=name,
            deals=sum(i in deal for deal in per_game.values()),
            games=sum(i in score.seated for score in scores),
            points_a_game=_mean(per_game, lucks, i),
            points_a_round=_mean(per_round, lucks, i),
            over_the_others=_over(per_round, lucks, i) if several else None,
            exact=_mean(exact, lucks, i),
            wins=_mean(wins, lucks, i),
            rating=rated[i] if rated else None,
            forfeited=_forfeited_share(scores, i),
        )
        for i, name in enumerate(names)
        if any(i in deal for deal in per_game.values())
    ]


def _ratings(entrants: int, scores: Sequence[GameScore]) -> list[Figure] | None:
    """The rating of each entrant; none where numpy is not installed, which nothing else needs."""
    if find_spec("numpy") is None:
        return None
    from stonehenge.arena.rating import ratings  # noqa: PLC0415

    return ratings(entrants, scores)


def _forfeited_share(scores: Sequence[GameScore], entrant: int) -> float:
    asked = lost = 0
    for score in scores:
        for seat, sitting in enumerate(score.seated):
            if sitting == entrant and score.decisions:
                asked += score.decisions[seat]
                lost += len(score.forfeits[seat])
    return lost / asked if asked else 0.0


def points_a_round(score: GameScore, seat: int) -> float:
    """The points a seat won, per round."""
    return score.points[seat] / len(score.rounds)


def exact_share(score: GameScore, seat: int) -> float:
    """The share of a seat's predictions that came true."""
    return average(line[seat][0] == line[seat][1] for line in score.rounds)


def _by_deal(scores: Sequence[GameScore], value: Callable[[GameScore, int], float]) -> ByDeal:
    collected: dict[int, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for score in scores:
        for seat, entrant in enumerate(score.seated):
            collected[score.deal][entrant].append(value(score, seat))
    return {
        deal: {entrant: average(values) for entrant, values in sorted(table.items())}
        for deal, table in collected.items()
    }


def _lucks(scores: Sequence[GameScore]) -> Lucks:
    """The luck of each entrant and of those it sat with, where luck was judged."""
    if not all(score.luck for score in scores):
        return ()
    return (
        _by_deal(scores, lambda score, seat: score.luck[seat]),
        _by_deal(scores, lambda score, seat: average(_without(score.luck, seat))),
    )


def _without(values: Sequence[float], seat: int) -> list[float]:
    return [value for other, value in enumerate(values) if other != seat]


def _mean(by_deal: ByDeal, lucks: Lucks, entrant: int) -> Figure:
    deals = [deal for deal, table in by_deal.items() if entrant in table]
    values = [by_deal[deal][entrant] for deal in deals]
    return figure(without_luck(values, [[luck[deal][entrant] for luck in lucks] for deal in deals]))


def _over(by_deal: ByDeal, lucks: Lucks, entrant: int) -> Figure | None:
    """What an entrant won more than the others on the same deal."""
    deals = [deal for deal, table in by_deal.items() if entrant in table and len(table) > 1]
    if not deals:
        return None
    gains = [_ahead_of_others(by_deal[deal], entrant) for deal in deals]
    ahead = [[_ahead_of_others(luck[deal], entrant) for luck in lucks] for deal in deals]
    return figure(without_luck(gains, ahead))


def _ahead_of_others(table: dict[int, float], entrant: int) -> float:
    return table[entrant] - average(value for other, value in table.items() if other != entrant)


def _pairs(names: Sequence[str], scores: Sequence[GameScore]) -> list[Pair]:
    per_round, lucks = _by_deal(scores, points_a_round), _lucks(scores)
    pairs = []
    for i, name in enumerate(names):
        for j, other in enumerate(names):
            met = [deal for deal, table in per_round.items() if i in table and j in table]
            if i != j and met:
                gains = [per_round[deal][i] - per_round[deal][j] for deal in met]
                ahead = [[luck[deal][i] - luck[deal][j] for luck in lucks] for deal in met]
                pairs.append(Pair(name, other, len(met), figure(without_luck(gains, ahead))))
    return pairs


def _by_round(scores: Sequence[GameScore], entrant: int) -> tuple[RoundFigures, ...]:
    """The share of exact predictions in each round; all seats of a deal count as one value."""
    hits: dict[int, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for score in scores:
        for number, line in enumerate(score.rounds, 1):
            for seat, sitting in enumerate(score.seated):
                if sitting == entrant:
                    hits[number][score.deal].append(line[seat][0] == line[seat][1])
    return tuple(
        RoundFigures(number, len(deals), figure([average(deal) for deal in deals.values()]))
        for number, deals in sorted(hits.items())
    )


def _calibration(scores: Sequence[GameScore], entrant: int) -> tuple[Calibration, ...]:
    """Tricks expected against tricks won; bids are grouped in steps of half a trick."""
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
