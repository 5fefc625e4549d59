"""The games and their observers as OpenSpiel wants them."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel
from msgspec import json

from stonehenge.research.cards import GAME as CARDS
from stonehenge.research.dice import GAME as DICE
from stonehenge.research.numbers import Numbered
from stonehenge.research.openspiel.chances import CardChances, Chances, DiceChances
from stonehenge.research.openspiel.states import WizardState
from stonehenge.vocabulary import read_options

_WHOLE: Final = 0
"""The parameter `rounds` of a game that is not cut short."""


def _type(name: str, long_name: str, players: range, parameters: Mapping[str, Any]) -> Any:
    return pyspiel.GameType(
        short_name=name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=dict(parameters),
    )


class _Game(pyspiel.Game):  # type: ignore[misc]
    """What both games share."""

    TYPE: Any
    NUMBERED: Numbered
    CHANCES: Chances

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        given = {**self.TYPE.parameter_specification, **(parameters or {})}
        seats = int(given.pop("players"))
        if given["rounds"] == _WHOLE:
            del given["rounds"]
        self.rules: Final = self.NUMBERED.game
        self.options: Final = read_options(self.rules, seats, given)
        self.rules.start(self.options)
        self.layout: Final = self.NUMBERED.layout(self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.NUMBERED.actions),
            max_chance_outcomes=self.CHANCES.MOST,
            num_players=seats,
            min_utility=self.NUMBERED.worst(self.options),
            max_utility=self.NUMBERED.best(self.options),
            max_game_length=self.NUMBERED.longest(self.options),
        )
        super().__init__(self.TYPE, info, dict(parameters or {}))

    def new_initial_state(self) -> WizardState:
        """The state before the first chance."""
        return WizardState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What a seat sees as numbers, and what it remembers as text."""
        recall = bool(iig_obs_type and iig_obs_type.perfect_recall)
        return Observer(self, params, recall=recall)


class CardsGame(_Game):
    """`python_wizard_cards`: 3 to 6 players."""

    TYPE = _type(
        "python_wizard_cards",
        "Wizard, the card game",
        CARDS.game.PLAYERS,
        {
            "players": 3,
            "bidding": "open",
            "plus_minus_one": False,
            "clairvoyance": False,
            "first_dealer": 0,
            "rounds": _WHOLE,
        },
    )
    NUMBERED = CARDS
    CHANCES = CardChances()


class DiceGame(_Game):
    """`python_wizard_dice`: 2 to 5 players."""

    TYPE = _type(
        "python_wizard_dice",
        "Wizard, the dice game",
        DICE.game.PLAYERS,
        {
            "players": 2,
            "magic": False,
            "target": 9,
            "jester_when_exact": True,
            "first_seer": 0,
            "rounds": _WHOLE,
        },
    )
    NUMBERED = DICE
    CHANCES = DiceChances()


class Observer:
    """The present view as numbers, as elsewhere in `research`; or all a seat has seen as text."""

    def __init__(self, game: _Game, params: Any, *, recall: bool) -> None:
        if params:
            raise ValueError(f"observers have no parameters here, but were given {params}")
        self._game: Final = game
        self._recall: Final = recall
        self.tensor = np.zeros(game.layout.size, np.float32)
        self.dict = {
            field.name: self.tensor[place].reshape(field.shape)
            for field, place in zip(game.layout.fields, game.layout.slices().values(), strict=True)
        }

    def set_from(self, state: WizardState, player: int) -> None:
        """Writes what a player sees; zeros while chance is drawn."""
        if state.is_chance_node():
            self.tensor.fill(0)
        else:
            view = self._game.rules.view(state.engine_state, player)
            self.tensor[:] = self._game.layout.flat(view)

    def string_from(self, state: WizardState, player: int) -> str:
        """All that a player remembers, or what it sees now."""
        if self._recall:
            return state.remembered(player)
        view = self._game.rules.view(state.engine_state, player)
        return json.encode(view).decode()
