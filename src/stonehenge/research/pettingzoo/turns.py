"""A game whose agents act one after the other (PettingZoo's AEC)."""

from operator import index
from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from stonehenge.research.numbers import Numbered
from stonehenge.research.pettingzoo.shared import Shared, agent_of


class Turns(Shared, AECEnv[str, Any, Any]):  # type: ignore[misc]
    """Agents `player_0`, `player_1` ... in the order of the seats.

    Where several decide at the same time they are asked one by one; none sees what the others have
    decided before the last one has.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game; the same seed deals the same games in the same order."""
        del options
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = agent_of(self.table.match.to_act[0])
        self._show()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know; its mask is empty unless it is asked."""
        return self.table.observe(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        """Takes the action of the selected agent; raises IllegalAction if the mask forbids it."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.table.take(self.possible_agents.index(agent), index(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.table.pay(), strict=True))
        self._accumulate_rewards()
        if asked := self.table.match.to_act:
            self.agent_selection = agent_of(asked[0])
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        self._show()


def one_by_one(numbered: Numbered, seats: int = 4, **settings: Any) -> Any:
    """The same environment in the wrapper that refuses calls in the wrong order."""
    return OrderEnforcingWrapper(Turns(numbered, seats, **settings))
