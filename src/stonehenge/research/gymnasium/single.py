"""One learner against computer players, as a Gymnasium environment."""

from functools import partial
from operator import index
from typing import Any, Final, Literal

import gymnasium
import numpy as np
from gymnasium import spaces

from stonehenge.players import Player, make
from stonehenge.players.making import load_class, new_player
from stonehenge.research.cards import GAME as CARDS
from stonehenge.research.dice import GAME as DICE
from stonehenge.research.numbers import Mask, Numbered
from stonehenge.research.playing import RENDER_MODES, Form, Rewards, Settings, Table
from stonehenge.vocabulary import IllegalAction, Seat

_SEEDS: Final = 1 << 63


class Against(gymnasium.Env[dict[str, Any], np.int64]):
    """A game in which all other seats are played by a level of ours, or by a class of yours.

    Each step is one decision of the learner. A forbidden action ends the episode: it costs what
    the worst game possible would, and `info["illegal"]` names the rule.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(  # noqa: PLR0913 - each of them is a setting that a user names
        self,
        numbered: Numbered,
        seats: int = 4,
        *,
        level: str = "apprentice",
        seat: Seat | Literal["random"] = "random",
        rewards: Rewards = "round",
        observation: Form = "flat",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Prepares a table; `level` is a level or `module:Class`, `seat` where the learner sits."""
        settings = Settings(rewards, observation, render_mode)
        self.table: Final = Table(numbered, seats, settings, options)
        if seat != "random" and seat not in self.table.seats:
            raise ValueError(
                f"there is no seat {seat}; the seats are 0 to {seats - 1}, or 'random'"
            )
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(len(numbered.actions))
        self.observation_space = self.table.observation_space(len(numbered.actions))
        self.seat: Seat = 0
        """Where the learner sits in this episode."""
        self._wanted: Final = seat
        self._level: Final = level
        self._others: dict[Seat, Player] = {}
        self._over = True
        self._new_player(0)  # a level that does not exist is refused now

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deals a new game, and lets the others play until the learner is asked."""
        super().reset(seed=seed, options=options)
        self.seat = self._choose_seat()
        self._others = {
            seat: self._new_player(int(self.np_random.integers(_SEEDS)))
            for seat in self.table.seats
            if seat != self.seat
        }
        self.table.begin(int(self.np_random.integers(_SEEDS)))
        self._over = False
        self._play_on()
        self._show()
        return self.table.observe(self.seat), {}

    def step(
        self, action: np.int64 | int
    ) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Takes the learner's action, and lets the others play until the learner is asked again."""
        if self._over:
            raise gymnasium.error.ResetNeeded("the episode is over: call reset() first")
        try:
            self.table.take(self.seat, index(action))
        except IllegalAction as refused:
            self._over = True
            return self.table.observe(self.seat), self._penalty, True, False, _illegal(refused)
        self._play_on()
        self._show()
        reward = self.table.pay()[self.seat]
        outcome = self.table.match.outcome
        self._over = outcome is not None
        info = {} if outcome is None else {"place": outcome.places[self.seat]}
        return self.table.observe(self.seat), reward, self._over, False, info

    def action_masks(self) -> Mask:
        """What the learner may choose now; the name is that of learners with masks."""
        return self.table.mask(self.seat).copy()

    def render(self) -> Any:
        """The whole table as text (`ansi`) or as a picture (`rgb_array`); `human` prints it."""
        return self.table.render()

    @property
    def _penalty(self) -> float:
        worst = self.table.numbered.worst(self.table.options)
        return -1.0 if self.table.settings.rewards == "win" else worst

    def _choose_seat(self) -> Seat:
        if self._wanted == "random":
            return int(self.np_random.integers(len(self.table.seats)))
        return self._wanted

    def _new_player(self, seed: int) -> Player:
        if ":" in self._level:
            return new_player(load_class(self._level), self.table.game, seed)
        return make(self.table.game, self._level, seed.to_bytes(8, "big"))

    def _play_on(self) -> None:
        match, game = self.table.match, self.table.game
        while (asked := match.to_act) and self.seat not in asked:
            seat = asked[0]
            legal = game.legal(match.state, seat)
            match.push(seat, self._others[seat].choose(match.view(seat), legal))

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def _illegal(refused: IllegalAction) -> dict[str, Any]:
    return {"illegal": refused.rule}


cards: Final = partial(Against, CARDS)
"""The card game against computer players."""
dice: Final = partial(Against, DICE)
"""The dice game against computer players."""
