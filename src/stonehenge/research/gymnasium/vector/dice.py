"""Thousands of dice games side by side."""

import numpy as np
from numpy.typing import NDArray

from stonehenge.dice.rules import NONE
from stonehenge.kernels.dice.numbers import CARD_NUMBERS
from stonehenge.kernels.dice.steps import Batch
from stonehenge.research.dice import GAME
from stonehenge.research.gymnasium.vector.games import Array, Games
from stonehenge.research.gymnasium.vector.writing import dice as writing


class DiceGames(Games):
    """Each step is one decision in every game, seen by the seat in turn: one policy plays all.

    Who decides at the same time as others is asked in the order of the seats. Games end when the
    rules say so, and each begins anew with the step after its last.
    """

    numbered = GAME
    packed = (writing.OWN, writing.BY_SEAT)
    fields = writing.FIELDS

    def _prepare(self) -> None:
        self._batch = Batch(self.options, self.num_envs)

    def _begin(self) -> None:
        self._batch.reset(int(self.np_random.integers(1 << 62)))

    def _play(self, chosen: Array) -> Array:
        refused = writing.read_actions(self._batch.games, chosen, self._actions)
        if refused != NONE:
            raise ValueError(f"game {refused} may not take action {chosen[refused]} now")
        self._batch.step(self._actions)
        return self._earned()

    def _earned(self) -> Array:
        if self._rewards == "round":
            return self._batch.points.astype(float)
        earned = np.zeros_like(self._nothing)
        if self._rewards == "game":
            earned[self._batch.done] = self._batch.totals[self._batch.done]
        else:
            writing.write_wins(self._batch.games, earned)
        return earned

    def _over(self) -> NDArray[np.bool_]:
        return self._batch.done

    def _turn(self) -> Array:
        turn: Array = self._batch.games["turn"]
        return turn

    def _write(self) -> None:
        records = self._batch.games
        if self._packed:
            writing.write_packed(records, CARD_NUMBERS, self._seen)
        else:
            writing.write_flat(records, CARD_NUMBERS, self._at, self._seen)
            writing.write_masks(records, self._masks)
