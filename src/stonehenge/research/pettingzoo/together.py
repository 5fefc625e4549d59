"""A game whose agents act at the same time (PettingZoo's Parallel); who is not asked passes."""

from collections.abc import Mapping
from operator import index
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from stonehenge.research.numbers import Mask
from stonehenge.research.pettingzoo.shared import Shared, agent_of
from stonehenge.vocabulary import Seat


class Together(Shared, ParallelEnv[str, Any, Any]):  # type: ignore[misc]
    """Every step all who are asked decide, and all others pass with the action after the last."""

    PASSES = 1

    @property
    def pass_action(self) -> int:
        """The action of who has nothing to decide."""
        return len(self.table.actions)

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
            passed = actions.get(agent_of(seat), self.pass_action)
            if seat not in asked and index(passed) != self.pass_action:
                raise ValueError(f"{agent_of(seat)} is not asked, and must pass")
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
        agent = agent_of(seat)
        number = index(actions.get(agent, self.pass_action))
        if number == self.pass_action:
            raise ValueError(f"{agent} is asked, and may not pass")
        self.table.check(seat, number)
        return number

    def _observations(self) -> dict[str, Any]:
        return {
            agent_of(seat): self.table.observe(seat, self._mask(seat)) for seat in self.table.seats
        }

    def _mask(self, seat: Seat) -> Mask:
        mask = self.table.mask(seat)
        return np.append(mask, np.int8(not mask.any()))
