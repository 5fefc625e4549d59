"""Thousands of card games in lockstep."""

from typing import Final

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from stonehenge.cards.rules import NONE, rounds
from stonehenge.kernels.cards.steps import PLAY, Batch
from stonehenge.research.cards import GAME
from stonehenge.research.gymnasium.vector.games import Array, Games
from stonehenge.research.gymnasium.vector.writing import cards as writing
from stonehenge.vocabulary import Seat

_BIDDINGS: Final = ("open", "covered", "secret")


class CardGames(Games):
    """Each step is one decision in every game, seen by the seat in turn: one policy plays all.

    A game that has nothing to decide while others name a trump passes. All games have the same
    number of rounds, so all end in the same step, and the next step begins them anew.
    """

    numbered = GAME
    packed = (writing.OWN, writing.BY_SEAT)
    fields = writing.FIELDS

    def _prepare(self) -> None:
        if self._packed and self.options.clairvoyance:
            raise ValueError("a packed observation has no room for the hands of clairvoyance")
        self._numbers = writing.Options(
            _BIDDINGS.index(self.options.bidding),
            self.options.plus_minus_one,
            self.options.clairvoyance,
        )
        seats = self.options.seats
        self._fallen = np.zeros((self.num_envs, rounds(seats), seats), np.uint8)
        self._batch = Batch(replace(self.options, first_dealer=0), self.num_envs)
        self._tricks = 0

    def _begin(self) -> None:
        first: Seat | str = self.options.first_dealer
        if isinstance(first, str):  # drawn once for all: they go on in lockstep
            drawn = int(self.np_random.integers(self.options.seats))
            self._batch = Batch(replace(self.options, first_dealer=drawn), self.num_envs)
        elif self._batch.first_dealer != first:
            self._batch = Batch(self.options, self.num_envs)
        self._batch.reset(int(self.np_random.integers(1 << 62)))
        self._fallen[:] = 0
        self._tricks = 0

    def _play(self, chosen: Array) -> Array:
        batch, actions = self._batch, self._actions
        if batch.done:
            self._begin()
            return self._nothing
        refused = writing.read_actions(batch.phase, batch.legal, chosen, actions)
        if refused != NONE:
            raise ValueError(f"game {refused} may not take action {chosen[refused]} now")
        before, plays = batch.round, batch.phase == PLAY
        if plays:
            writing.note_cards(self._tricks, batch.public, actions, self._fallen)
        batch.step(actions)
        if not plays:
            return self._nothing
        self._tricks += batch.placed == 0
        if batch.round == before and not batch.done:
            return self._nothing
        if not batch.done:
            self._fallen[:] = 0
            self._tricks = 0
        return self._earned()

    def _earned(self) -> Array:
        if self._rewards == "round":
            return self._batch.points.astype(float)
        if not self._batch.done:
            return self._nothing
        if self._rewards == "game":
            return self._batch.totals.astype(float)
        first = self._batch.totals == self._batch.totals.max(axis=1, keepdims=True)
        shared: Array = first / first.sum(axis=1, keepdims=True)
        return shared

    def _over(self) -> NDArray[np.bool_]:
        return np.full(self.num_envs, self._batch.done)

    def _turn(self) -> Array:
        turn: Array = self._batch.public["turn"]
        return turn

    def _write(self) -> None:
        batch = self._batch
        moment = writing.Moment(
            batch.phase,
            batch.round,
            self.options.last_round,
            batch.dealer,
            batch.placed if batch.phase == PLAY else 0,
            self._tricks,
        )
        arrays = writing.Games(
            batch.public,
            batch.trick,
            batch.hands,
            batch.bids,
            batch.won,
            batch.totals,
            batch.legal,
            self._fallen,
        )
        if self._packed:
            writing.write_packed(moment, self._numbers, arrays, self._seen)
        else:
            writing.write_flat(moment, self._numbers, arrays, self._at, self._seen)
            writing.write_masks(batch.phase, batch.legal, self._masks)
