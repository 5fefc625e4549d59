"""What the environment of turns and the parallel one have in common."""

from typing import Any, Final

from gymnasium import spaces

from stonehenge.research.numbers import Numbered
from stonehenge.research.playing import Form, Rewards, Settings, Table, metadata
from stonehenge.vocabulary import Seat


def agent_of(seat: Seat) -> str:
    """The agent on a seat."""
    return f"player_{seat}"


class Shared:
    """A table, its agents, its spaces and its pictures."""

    PASSES = 0
    """How many actions there are beyond those of the game."""

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
        super().__init__()
        settings = Settings(rewards, observation, render_mode)
        self.table: Final = Table(numbered, seats, settings, options)
        self.render_mode: Final = render_mode
        self.metadata = metadata(numbered)
        self.possible_agents = [agent_of(seat) for seat in self.table.seats]
        self.agents: list[str] = []
        actions = len(numbered.actions) + self.PASSES
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

    def render(self) -> Any:
        """The whole table as text (`ansi`) or as a picture (`rgb_array`); `human` prints it."""
        return self.table.render()

    def close(self) -> None:
        """Nothing stays open."""

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()
