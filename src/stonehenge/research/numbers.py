"""Actions and views as numbers: a fixed number for every action, an array for every view."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from msgspec import Struct, json
from numpy.typing import NDArray

from stonehenge.vocabulary import AnyGame, Seat

Floats: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]


class ActionNumbers:
    """The fixed numbers of all decisions of a game, in the order in which they are given."""

    def __init__(self, game: AnyGame, actions: Sequence[Any]) -> None:
        self._game = game
        self.actions: Final = tuple(actions)
        """Every action; its place is its number."""
        self._numbers: Final = {action: number for number, action in enumerate(actions)}
        self.mask: Final[Callable[[tuple[Any, ...]], Mask]] = lru_cache(maxsize=1 << 14)(self._mask)
        """What `legal` gave as a mask, 1 for each number that may be chosen. Not to be changed."""

    def __len__(self) -> int:
        return len(self.actions)

    def number(self, action: Any) -> int:
        """The number of an action."""
        return self._numbers[action]

    def action(self, number: int) -> Any:
        """The action of a number."""
        if not 0 <= number < len(self.actions):
            raise ValueError(f"there is no action {number}; the last is {len(self.actions) - 1}")
        return self.actions[number]

    def name(self, number: int) -> str:
        """An action as records write it, such as `["play","B5"]`."""
        return json.encode(self.action(number)).decode()

    def _mask(self, legal: tuple[Any, ...]) -> Mask:
        mask = np.zeros(len(self.actions), np.int8)
        for choice in legal:
            for action in self._game.expand(choice):
                mask[self._numbers[action]] = 1
        mask.flags.writeable = False
        return mask


class Field(NamedTuple):
    """A part of an observation: what it is, and how it is read from a view."""

    name: str
    shape: tuple[int, ...]
    about: str
    read: Callable[[Any], Any]
    """The numbers, with the observing seat first wherever there is one for each seat."""
    low: float = 0.0


class Layout(Struct, frozen=True):
    """The fields of an observation, one after the other."""

    fields: tuple[Field, ...]

    @property
    def size(self) -> int:
        """How many numbers a flat observation has."""
        return sum(int(np.prod(field.shape)) for field in self.fields)

    def low(self) -> Floats:
        """The least value of every number of a flat observation; the most is 1."""
        return np.concatenate(
            [np.full(int(np.prod(field.shape)), field.low, np.float32) for field in self.fields]
        )

    def slices(self) -> Mapping[str, slice]:
        """Where each field is in a flat observation."""
        found, begin = {}, 0
        for field in self.fields:
            end = begin + int(np.prod(field.shape))
            found[field.name] = slice(begin, end)
            begin = end
        return found

    def flat(self, view: Any) -> Floats:
        """A view as one array."""
        parts = [np.asarray(field.read(view), np.float32).reshape(-1) for field in self.fields]
        return np.concatenate(parts)

    def named(self, view: Any) -> dict[str, Floats]:
        """A view as an array for each field."""
        return {
            field.name: np.asarray(field.read(view), np.float32).reshape(field.shape)
            for field in self.fields
        }


class Numbered(Struct, frozen=True):
    """A game with its numbers: what an environment needs to know about it."""

    game: Any
    actions: ActionNumbers
    layout: Callable[[Any], Layout]
    """The layout of observations under these options."""
    worst: Callable[[Any], float]
    """Points below which nobody can fall under these options."""
    best: Callable[[Any], float]
    """Points above which nobody can rise."""
    longest: Callable[[Any], int]
    """The most decisions that a game can have."""


def one_of(place: int | None, places: int) -> Floats:
    """A 1 at this place among zeros; zeros alone for None."""
    row = np.zeros(places, np.float32)
    if place is not None:
        row[place] = 1
    return row


def several_of(chosen: Sequence[int], places: int) -> Floats:
    """A 1 at each of these places."""
    row = np.zeros(places, np.float32)
    row[list(chosen)] = 1
    return row


def from_me(view: Any, by_seat: Sequence[Any]) -> list[Any]:
    """What there is for each seat, the observing one first and then clockwise."""
    return [*by_seat[view.me :], *by_seat[: view.me]]


def steps(view: Any, seat: Seat) -> int:
    """How many seats clockwise from the observing one."""
    counted: int = (seat - view.me) % view.options.seats
    return counted


def seat_row(view: Any, seat: Seat | None) -> Floats:
    """A 1 for this seat, the observing one first."""
    return one_of(None if seat is None else steps(view, seat), view.options.seats)


def asked_row(view: Any) -> Floats:
    """A 1 for everybody who is asked now."""
    return several_of([steps(view, seat) for seat in view.to_act], view.options.seats)
