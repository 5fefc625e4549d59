"""A game whose agents act at the same time (PettingZoo's Parallel); who is not asked passes."""

from collections.abc import Mapping
from operator import index
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from stonehenge.research.numbers import Mask, Numbered
from stonehenge.research.pettingzoo.turns import AGENT
from stonehenge.research.playing import Form, Rewards, Settings, Table, metadata
from stonehenge.vocabulary import Seat


class Together(ParallelEnv[str, Any, Any]):  # type: ignore[misc]
    """Every step all who are asked decide, and all others pass with the action after the last."""

    def __init__(
        self,
        numbered: Numbered,
        seats: int = 4,
        *,
        rewards: Rewards = "round",
        observation: Form = "flat",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        settings = Settings(rewards, observation, render_mode)
        self.table: Final = Table(numbered, seats, settings, options)
        self.render_mode: Final = render_mode
        self.metadata = metadata(numbered)
        self.pass_action: Final = len(numbered.actions)
        """The action of who has nothing to decide."""
        self._pass_mask: Final[Mask] = np.eye(self.pass_action + 1, dtype=np.int8)[-1]
        self.possible_agents = [AGENT.format(seat) for seat in self.table.seats]
        self.agents: list[str] = []
        actions = self.pass_action + 1
        self.observation_spaces = {
            agent: self.table.observation_space(actions) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same space for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same space for every agent."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deals a new game; the same seed deals the same games in the same order."""
        del options
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self._show()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[
        dict[str, Any],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Takes all actions; raises IllegalAction before any is taken if one is forbidden."""
        asked = self.table.match.to_act
        chosen = {seat: self._chosen(seat, actions) for seat in asked}
        for seat in self.table.seats:
            passed = actions.get(AGENT.format(seat), self.pass_action)
            if seat not in asked and index(passed) != self.pass_action:
                raise ValueError(f"{AGENT.format(seat)} is not asked, and must pass")
        for seat, number in chosen.items():
            self.table.take(seat, number)
        over = not self.table.match.to_act
        rewards = dict(zip(self.possible_agents, self.table.pay(), strict=True))
        observations = self._observations()
        live, self.agents = self.agents, [] if over else self.agents
        self._show()
        return (
            observations,
            rewards,
            dict.fromkeys(live, over),
            dict.fromkeys(live, False),
            {agent: {} for agent in live},
        )

    def _chosen(self, seat: Seat, actions: Mapping[str, Any]) -> int:
        agent = AGENT.format(seat)
        number = index(actions.get(agent, self.pass_action))
        if number == self.pass_action:
            raise ValueError(f"{agent} is asked, and may not pass")
        self.table.check(seat, number)
        return number

    def _observations(self) -> dict[str, Any]:
        return {
            AGENT.format(seat): self.table.observe(seat, self._mask(seat))
            for seat in self.table.seats
        }

    def _mask(self, seat: Seat) -> Mask:
        mask = self.table.mask(seat)
        return np.append(mask, np.int8(0)) if mask.any() else self._pass_mask

    def render(self) -> Any:
        """The whole table as text (`ansi`) or as a picture (`rgb_array`); `human` prints it."""
        return self.table.render()

    def close(self) -> None:
        """Nothing stays open."""

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()
