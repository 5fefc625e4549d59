"""Who meets whom: which entrants sit at the table of a deal, and in which seats.

The table of a deal depends only on the number of the deal, so a longer tournament begins with the
same games as a shorter one. Entrants are known here by their numbers.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, islice, permutations
from math import comb, factorial
from typing import Final, TypeAlias

from msgspec import Struct

Seating: TypeAlias = tuple[int, ...]
"""The entrant on each seat."""

_FEW: Final = 300


class Pairing(Struct, frozen=True):
    """One game of a tournament: a deal, and the entrants in their seats."""

    deal: int
    seated: Seating


def pairings(entrants: int, seats: int, deals: int, *, duplicate: bool) -> Iterator[Pairing]:
    """All games in order: with `duplicate` each deal in all seatings, else one game a deal."""
    if duplicate:
        for deal, table in enumerate(islice(tables(entrants, seats), deals)):
            yield from (Pairing(deal, seated) for seated in rotations(table))
        return
    every = (seated for table in tables(entrants, seats) for seated in rotations(table))
    yield from (Pairing(deal, seated) for deal, seated in enumerate(islice(every, deals)))


def rotations(table: Seating) -> list[Seating]:
    """The cyclic seatings of a table, each once: everyone takes every seat in the same order."""
    turned = [table[turn:] + table[:turn] for turn in range(len(table))]
    return list(dict.fromkeys(turned))


def tables(entrants: int, seats: int) -> Iterator[Seating]:
    """The table of each deal: all entrants meet as evenly as possible, in changing orders.

    If there are fewer entrants than seats, each sits several times; entrants take turns on the
    seats that are left over.
    """
    everyone = tuple(range(entrants)) * (seats // entrants)
    left_over = blocks(entrants, seats % entrants)
    times: Counter[Seating] = Counter()
    for block in left_over:
        table = tuple(sorted(everyone + block))
        yield _order(table, times[table])
        times[table] += 1


def _order(table: Seating, number: int) -> Seating:
    """The table in one of its circular orders; the first entrant stays, the others move."""
    nth = number % factorial(len(table) - 1)
    return table[:1] + next(islice(permutations(table[1:]), nth, None))


def blocks(entrants: int, size: int) -> Iterator[Seating]:
    """Endless groups of different entrants; all entrants, and all pairs, appear equally often.

    If there are few possible groups, each is taken once before any comes again, so the schedule is
    exactly even after a full cycle. Within a cycle, or if there are many groups, the entrants who
    have sat and met least come next.
    """
    few = comb(entrants, size) <= _FEW
    waiting: list[Seating] = []
    sat = [0] * entrants
    met: Counter[tuple[int, int]] = Counter()
    while True:
        waiting = waiting or (list(combinations(range(entrants), size)) if few else [])
        block = _least(waiting, sat, met) if waiting else _next_block(sat, met, size)
        yield block
        for entrant in block:
            sat[entrant] += 1
        met.update(combinations(block, 2))


def _least(waiting: list[Seating], sat: Sequence[int], met: Counter[tuple[int, int]]) -> Seating:
    """Takes from the list the group whose entrants have sat and met least."""

    def weight(block: Seating) -> tuple[int, int]:
        return sum(sat[entrant] for entrant in block), sum(
            met[p] ** 2 for p in combinations(block, 2)
        )

    block = min(waiting, key=weight)
    waiting.remove(block)
    return block


def _next_block(sat: Sequence[int], met: Counter[tuple[int, int]], size: int) -> Seating:
    chosen: list[int] = []
    for _ in range(size):
        free = [entrant for entrant in range(len(sat)) if entrant not in chosen]
        chosen.append(
            min(free, key=lambda entrant: (sat[entrant], _meetings(met, entrant, chosen)))
        )
    return tuple(sorted(chosen))


def _meetings(met: Counter[tuple[int, int]], entrant: int, chosen: Sequence[int]) -> int:
    return sum(met[min(entrant, other), max(entrant, other)] ** 2 for other in chosen)
