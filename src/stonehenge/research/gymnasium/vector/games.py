"""What the vector environments of both games share: settings, spaces, observations."""

from abc import abstractmethod
from typing import Any, ClassVar, Final, Literal, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from stonehenge.match import Match
from stonehenge.research.numbers import Numbered
from stonehenge.research.playing import Rewards, Settings
from stonehenge.vocabulary import read_options

Array: TypeAlias = NDArray[Any]


class Games(VectorEnv[Any, Array, Array]):
    """Each step is one decision in every game, seen by the seat in turn: one policy plays all."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012
    numbered: ClassVar[Numbered]
    """The game with its numbers. The action after the last one passes."""
    packed: ClassVar[tuple[int, int]]
    """The columns of a packed observation: so many, and so many for each seat."""
    fields: ClassVar[tuple[str, ...]]
    """The fields of a flat observation that the kernels know, in order."""

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
        self.options: Final = read_options(self.numbered.game, seats, options)
        Match(self.numbered.game, self.options, seed=0)  # refuses options that no game can have
        self._rewards: Final = rewards
        self._packed: Final = observation == "packed"
        self._copy: Final = copy
        layout = self.numbered.layout(self.options)
        assert tuple(field.name for field in layout.fields) == self.fields
        self._at: Final = np.array([place.start for place in layout.slices().values()], np.int64)
        actions = len(self.numbered.actions) + 1
        own, by_seat = self.packed
        size = own + by_seat * seats if self._packed else layout.size
        self.single_action_space = spaces.Discrete(actions)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.single_observation_space = self._space(size, layout.low())
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._seen: Final[Array] = np.zeros(
            (num_envs, size), np.int64 if self._packed else np.float32
        )
        self._masks: Final = np.zeros((num_envs, actions), np.int8)
        self._actions: Final = np.zeros(num_envs, np.int64)
        self._nothing: Final = np.zeros((num_envs, seats))
        self._prepare()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begins all games anew; game k depends on the seed and k alone."""
        super().reset(seed=seed, options=options)
        self._begin()
        return self._observe(), self._info(self._nothing)

    def step(self, actions: Array) -> tuple[Any, Array, Array, Array, dict[str, Any]]:
        """Takes an action in every game, or begins it anew if it is over."""
        chosen = np.asarray(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            raise ValueError(f"there are {self.num_envs} games, but {chosen.size} actions")
        acted = self._turn().copy()
        earned = self._play(chosen)
        reward = (
            earned[np.arange(self.num_envs), acted] if earned.any() else np.zeros(self.num_envs)
        )
        truncated = np.zeros(self.num_envs, bool)
        return self._observe(), reward, self._over(), truncated, self._info(earned)

    @abstractmethod
    def _prepare(self) -> None:
        """Makes the batch."""

    @abstractmethod
    def _begin(self) -> None:
        """Begins all games anew."""

    @abstractmethod
    def _play(self, chosen: Array) -> Array:
        """Takes the actions; what every seat of every game has earned by them."""

    @abstractmethod
    def _over(self) -> NDArray[np.bool_]:
        """Which games are over."""

    @abstractmethod
    def _turn(self) -> Array:
        """Who is in turn in every game."""

    @abstractmethod
    def _write(self) -> None:
        """Writes what the seats in turn see, and unless it is packed what they may do."""

    def _space(self, size: int, low: Array) -> spaces.Space[Any]:
        if self._packed:
            return spaces.Box(np.iinfo(np.int64).min, np.iinfo(np.int64).max, (size,), np.int64)
        return spaces.Dict(
            {
                "observation": spaces.Box(low, np.float32(1), dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.numbered.actions) + 1,), np.int8),
            }
        )

    def _observe(self) -> Any:
        self._write()
        if self._packed:
            return self._own(self._seen)
        return {"observation": self._own(self._seen), "action_mask": self._own(self._masks)}

    def _own(self, array: Array) -> Array:
        return array.copy() if self._copy else array

    def _info(self, earned: Array) -> dict[str, Any]:
        """Who is in turn in every game, and what every seat has earned in this step."""
        return {"seat": self._turn().copy(), "rewards": earned.copy()}
