"""Where games of the same deal part: the same situation of a round, and other choices."""

from collections.abc import Hashable, Iterator, Sequence
from typing import Any, NamedTuple

from stonehenge import record as records
from stonehenge.daily import SEAT
from stonehenge.record import Record
from stonehenge.vocabulary import Seat


class Taken(NamedTuple):
    """An action of a round."""

    at: int
    """Its place in the record."""
    seat: Seat
    action: Any


class Difference(NamedTuple):
    """A situation that several games had alike, and in which they went different ways."""

    round: int
    ways: tuple[tuple[Any, tuple[tuple[int, int], ...]], ...]
    """Each choice, with the games that took it: the number of the game, and the index there."""


def rounds_of(record: Record) -> list[list[Taken]]:
    """The actions of a game by round."""
    game, rounds = records.game_of(record), list[list[Taken]]()
    for step in records.replay(record):
        while len(rounds) < game.reached(step.after)[0]:
            rounds.append([])
        # the last action of a round may already show the next one
        at = min(len(rounds), max(1, game.reached(step.before)[0])) - 1
        place = -1 if step.seat < 0 and not rounds[-1] else at
        rounds[place].append(Taken(step.index, step.seat, step.action))
    return rounds


def differences(games: Sequence[Sequence[Sequence[Taken]]]) -> list[Difference]:
    """All situations in which the first seat chose differently; by round, in order."""
    found: list[Difference] = []
    for round_ in range(max(map(len, games), default=0)):
        there = {at: game[round_] for at, game in enumerate(games) if round_ < len(game)}
        found += _part(round_ + 1, there, 0)
    return found


def _part(round_: int, games: dict[int, Sequence[Taken]], at: int) -> Iterator[Difference]:
    """The differences of games that went alike up to this action of the round."""
    while len(games) > 1:
        ways = _ways(games, at)
        if not ways:
            return
        if len(ways) > 1:
            seats = {taken[at].seat for way in ways.values() for taken in way.values()}
            if seats == {SEAT}:
                yield _difference(round_, ways, at)
            for way in ways.values():
                yield from _part(round_, way, at + 1)
            return
        at += 1


def _ways(games: dict[int, Sequence[Taken]], at: int) -> dict[Hashable, dict[int, Sequence[Taken]]]:
    ways: dict[Hashable, dict[int, Sequence[Taken]]] = {}
    for number, taken in games.items():
        if at < len(taken):
            ways.setdefault((taken[at].seat, taken[at].action), {})[number] = taken
    return ways


def _difference(
    round_: int, ways: dict[Hashable, dict[int, Sequence[Taken]]], at: int
) -> Difference:
    chosen = []
    for way in ways.values():
        action = next(iter(way.values()))[at].action
        places = tuple((number, taken[at].at) for number, taken in way.items())
        chosen.append((action, places))
    return Difference(round_, tuple(chosen))
