"""A game as an environment plays it: actions by number, observations as arrays, rewards."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias, get_args

import numpy as np
from gymnasium import spaces
from msgspec import Struct

from stonehenge.match import Match
from stonehenge.research.drawing import draw
from stonehenge.research.numbers import Layout, Mask, Numbered
from stonehenge.vocabulary import Seat, read_options

Rewards: TypeAlias = Literal["round", "game", "win"]
"""What is rewarded: the points of a round when it ends, all points at the end of the game, or the
win, which several at the first place share."""
Form: TypeAlias = Literal["flat", "dict"]
"""Whether an observation is one array, or an array for each field."""
RENDER_MODES: Final = ("human", "ansi", "rgb_array")


def metadata(numbered: Numbered) -> dict[str, Any]:
    """What PettingZoo and Gymnasium want to know beforehand."""
    name = f"stonehenge_{numbered.game.NAME}_v1"
    return {"name": name, "render_modes": list(RENDER_MODES), "render_fps": 1}


class Settings(Struct, frozen=True):
    """How an environment shows and rewards a game."""

    rewards: Rewards = "round"
    observation: Form = "flat"
    render_mode: str | None = None

    def check(self) -> None:
        """Refuses a value that is none of those known."""
        for name, value, known in (
            ("rewards", self.rewards, get_args(Rewards)),
            ("observation", self.observation, get_args(Form)),
            ("render_mode", self.render_mode, (None, *RENDER_MODES)),
        ):
            if value not in known:
                listed = ", ".join(map(repr, known))
                raise ValueError(f"{name} is {value!r}, but must be one of {listed}")


class Table:
    """One game after another under the same options."""

    def __init__(
        self, numbered: Numbered, seats: int, settings: Settings, options: Mapping[str, Any]
    ) -> None:
        settings.check()
        self.numbered: Final = numbered
        self.game: Final = numbered.game
        self.actions: Final = numbered.actions
        self.settings: Final = settings
        self.options: Final = read_options(numbered.game, seats, options)
        Match(self.game, self.options, seed=0)  # options that exclude each other are refused now
        self.layout: Final[Layout] = numbered.layout(self.options)
        self.seats: Final = range(seats)
        self.match: Match[Any, Any, Any, Any]
        self._random = np.random.default_rng()

    def observation_space(self, actions: int) -> spaces.Dict:
        """The space of the observations, with a mask for so many actions."""
        return spaces.Dict(
            {
                "observation": self._seen_space(),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    def _seen_space(self) -> spaces.Space[Any]:
        if self.settings.observation == "flat":
            return spaces.Box(self.layout.low(), np.float32(1), dtype=np.float32)
        return spaces.Dict(
            {
                field.name: spaces.Box(field.low, 1, field.shape, np.float32)
                for field in self.layout.fields
            }
        )

    def begin(self, seed: int | None) -> None:
        """Deals a new game; the same seed deals the same games in the same order."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.match = Match(self.game, self.options, int(self._random.integers(1 << 63)))
        self._paid = (0,) * len(self.seats)
        self._rounds = 0

    def mask(self, seat: Seat) -> Mask:
        """What a seat may choose now; zeros if it is not asked."""
        return self.actions.mask(self.game.legal(self.match.state, seat))

    def observe(self, seat: Seat, mask: Mask | None = None) -> dict[str, Any]:
        """What a seat may know, with its mask."""
        view = self.match.view(seat)
        flat = self.settings.observation == "flat"
        seen = self.layout.flat(view) if flat else self.layout.named(view)
        return {
            "observation": seen,
            "action_mask": (self.mask(seat) if mask is None else mask).copy(),
        }

    def check(self, seat: Seat, number: int) -> Any:
        """The action of a number; raises IllegalAction if the seat may not take it now."""
        action = self.actions.action(number)
        self.game.check(self.match.state, seat, action)
        return action

    def take(self, seat: Seat, number: int) -> None:
        """Takes an action; raises IllegalAction with the rule that forbids it."""
        self.match.push(seat, self.actions.action(number))

    def pay(self) -> Sequence[float]:
        """What every seat has earned since the last call."""
        nothing = (0.0,) * len(self.seats)
        outcome = self.match.outcome
        if self.settings.rewards == "win":
            if outcome is None:
                return nothing
            winners = outcome.places.count(1)
            return [1 / winners if place == 1 else 0.0 for place in outcome.places]
        rounds = len(self.game.finished_rounds(self.match.state))
        due = rounds > self._rounds if self.settings.rewards == "round" else outcome is not None
        if not due:
            return nothing
        totals = self.game.totals(self.match.state)
        earned = [float(now - paid) for now, paid in zip(totals, self._paid, strict=True)]
        self._paid, self._rounds = totals, rounds
        return earned

    def render(self) -> Any:
        """The whole table, hidden hands included: text, a picture, or printed."""
        text = str(self.match.state)
        if self.settings.render_mode == "rgb_array":
            return draw(self.game, self.match.state)
        if self.settings.render_mode == "human":
            print(text, end="\n\n")
            return None
        return text
