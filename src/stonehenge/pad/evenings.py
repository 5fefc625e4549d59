"""Many evenings: how often everybody won, with how many points, and how often exactly."""

from collections.abc import Sequence

from msgspec import Struct

from stonehenge.pad.cards import CardPad
from stonehenge.pad.dice import DicePad
from stonehenge.pad.people import count_true


class Evening(Struct):
    """One finished game. Lists are by player."""

    names: list[str]
    totals: list[int]
    places: list[int]
    """0 for who has left."""
    exact: list[int]
    rounds: list[int]
    """How many rounds each player played."""


class Figures(Struct):
    """What one player did on many evenings, all in one game."""

    name: str
    games: int
    wins: int
    """Shared victories count for everybody who shares."""
    points: int
    best: int
    exact: int
    rounds: int


def card_evening(pad: CardPad) -> Evening:
    """A card pad as an evening."""
    lines = pad.rounds[: pad.finished]
    return Evening(
        names=pad.names,
        totals=pad.totals,
        places=pad.places,
        exact=pad.exact,
        rounds=[
            count_true([line.here[player] for line in lines]) for player in range(len(pad.names))
        ],
    )


def dice_evening(pad: DicePad) -> Evening:
    """A dice pad as an evening."""
    lines = pad.rounds[: pad.finished]
    return Evening(
        names=pad.names,
        totals=pad.totals,
        places=pad.places,
        exact=pad.exact,
        rounds=[
            count_true([line.here[player] for line in lines]) for player in range(len(pad.names))
        ],
    )


def figures_of(evenings: Sequence[Evening]) -> list[Figures]:
    """The figures of everybody who played, in the order in which they first did.

    A name is a person; upper and lower case and spaces around it do not matter. Whoever played no
    round of an evening is not counted there.
    """
    people: list[Figures] = []
    for evening in evenings:
        for player, name in enumerate(evening.names):
            if evening.rounds[player] > 0:
                _add(people, name.strip(), evening, player)
    return people


def _add(people: list[Figures], name: str, evening: Evening, player: int) -> None:
    known = [person.name.lower() for person in people]
    if name.lower() not in known:
        points = evening.totals[player]
        people.append(Figures(name=name, games=0, wins=0, points=0, best=points, exact=0, rounds=0))
        known.append(name.lower())
    person = people[known.index(name.lower())]
    person.games += 1
    person.points += evening.totals[player]
    person.best = max(person.best, evening.totals[player])
    person.exact += evening.exact[player]
    person.rounds += evening.rounds[player]
    if evening.places[player] == 1:
        person.wins += 1
