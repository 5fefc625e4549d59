"""Thousands of card games in lockstep, numpy in and numpy out: a Gymnasium vector environment."""

from typing import Any, Final, Literal, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from msgspec.structs import replace
from numpy.typing import NDArray

from stonehenge import cards
from stonehenge.cards.rules import NONE, rounds
from stonehenge.kernels.cards.steps import PLAY, Batch
from stonehenge.research.cards import layout
from stonehenge.research.gymnasium import writing
from stonehenge.research.gymnasium.writing import BY_SEAT, FIELDS, OWN, PASS, Games, Moment
from stonehenge.research.playing import Rewards, Settings
from stonehenge.vocabulary import Seat, read_options

Array: TypeAlias = NDArray[Any]
_BIDDINGS: Final = ("open", "covered", "secret")


class CardGames(VectorEnv[Any, Array, Array]):
    """Each step is one decision in every game, seen by the seat in turn: one policy plays all.

    A game that has nothing to decide while others name a trump passes. All games have the same
    number of rounds, so all end in the same step, and the next step begins them anew.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1024,
        seats: int = 4,
        *,
        rewards: Rewards = "round",
        observation: Literal["flat", "packed"] = "flat",
        copy: bool = True,
        **options: Any,
    ) -> None:
        """Prepares the games; without `copy` each step overwrites the arrays of the last one."""
        Settings(rewards).check()
        if observation not in ("flat", "packed"):
            raise ValueError(f"observation is {observation!r}, but must be 'flat' or 'packed'")
        self.num_envs = num_envs
        self.options: Final = read_options(cards, seats, options)
        cards.start(replace(self.options, first_dealer=0))
        if observation == "packed" and self.options.clairvoyance:
            raise ValueError("a packed observation has no room for the hands of clairvoyance")
        self._rewards: Final = rewards
        self._packed: Final = observation == "packed"
        self._copy: Final = copy
        self._numbers: Final = writing.Options(
            _BIDDINGS.index(self.options.bidding),
            self.options.plus_minus_one,
            self.options.clairvoyance,
        )
        fields = layout(self.options)
        assert tuple(field.name for field in fields.fields) == FIELDS
        self._at: Final = np.array([place.start for place in fields.slices().values()], np.int64)
        self.single_action_space = spaces.Discrete(PASS + 1)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.single_observation_space = self._space(fields.low())
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        size = OWN + BY_SEAT * seats if self._packed else fields.size
        self._seen: Final[Array] = np.zeros(
            (num_envs, size), np.int64 if self._packed else np.float32
        )
        self._masks: Final = np.zeros((num_envs, PASS + 1), np.int8)
        self._actions: Final = np.zeros(num_envs, np.int64)
        self._fallen: Final = np.zeros((num_envs, rounds(seats), seats), np.uint8)
        self._nothing: Final = np.zeros((num_envs, seats))
        self._batch = Batch(replace(self.options, first_dealer=0), num_envs)
        self._tricks = 0

    def _space(self, low: Array) -> spaces.Space[Any]:
        if self._packed:
            size = OWN + BY_SEAT * self.options.seats
            return spaces.Box(np.iinfo(np.int64).min, np.iinfo(np.int64).max, (size,), np.int64)
        return spaces.Dict(
            {
                "observation": spaces.Box(low, np.float32(1), dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (PASS + 1,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deals new games; game k depends on the seed and k alone."""
        super().reset(seed=seed, options=options)
        first: Seat | str = self.options.first_dealer
        if isinstance(first, str):  # drawn once for all: they go on in lockstep
            drawn = int(self.np_random.integers(self.options.seats))
            self._batch = Batch(replace(self.options, first_dealer=drawn), self.num_envs)
        elif self._batch.first_dealer != first:
            self._batch = Batch(self.options, self.num_envs)
        self._batch.reset(int(self.np_random.integers(1 << 62)))
        self._fallen[:] = 0
        self._tricks = 0
        return self._observe(), self._info(self._nothing)

    def step(self, actions: Array) -> tuple[Any, Array, Array, Array, dict[str, Any]]:
        """Takes an action in every game, or begins the games anew if they are over."""
        over = np.zeros(self.num_envs, bool)
        if self._batch.done:
            seen, info = self.reset()
            return seen, np.zeros(self.num_envs), over, over.copy(), info
        acted = self._batch.public["turn"].copy()
        earned = self._play(np.asarray(actions, np.int64))
        over[:] = self._batch.done
        reward = (
            earned[np.arange(self.num_envs), acted] if earned.any() else np.zeros(self.num_envs)
        )
        return self._observe(), reward, over, np.zeros(self.num_envs, bool), self._info(earned)

    def _play(self, chosen: Array) -> Array:
        """Takes the actions; what every seat of every game has earned by them."""
        batch, actions = self._batch, self._actions
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

    def _observe(self) -> Any:
        batch = self._batch
        moment = Moment(
            batch.phase,
            batch.round,
            self.options.last_round,
            batch.dealer,
            batch.placed if batch.phase == PLAY else 0,
            self._tricks,
        )
        games = Games(
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
            writing.write_packed(moment, self._numbers, games, self._seen)
            return self._seen.copy() if self._copy else self._seen
        writing.write_flat(moment, self._numbers, games, self._at, self._seen)
        writing.write_masks(batch.phase, batch.legal, self._masks)
        if not self._copy:
            return {"observation": self._seen, "action_mask": self._masks}
        return {"observation": self._seen.copy(), "action_mask": self._masks.copy()}

    def _info(self, earned: Array) -> dict[str, Any]:
        """Who is in turn in every game, and what every seat has earned in this step."""
        return {"seat": self._batch.public["turn"].copy(), "rewards": earned.copy()}
