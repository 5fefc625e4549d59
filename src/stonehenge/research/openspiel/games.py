"""The games and their observers as OpenSpiel wants them."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel
from msgspec import json

from stonehenge.cards import rules as card_rules
from stonehenge.dice import rules as dice_rules
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
            max_utility=self.best(),
            max_game_length=self.longest(),
        )
        super().__init__(self.TYPE, info, dict(parameters or {}))

    def best(self) -> float:
        """Points above which nobody can rise."""
        raise NotImplementedError

    def longest(self) -> int:
        """The most decisions that a game can have."""
        raise NotImplementedError

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

    def best(self) -> float:
        """All tricks of all rounds."""
        return float(sum(card_rules.points(n, n) for n in range(1, self.options.last_round + 1)))

    def longest(self) -> int:
        """In each round a trump, a bid and the cards of everybody."""
        seats = self.options.seats
        return sum(1 + seats * (1 + tricks) for tricks in range(1, self.options.last_round + 1))


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

    def best(self) -> float:
        """Two Xs in every box, and the bonus."""
        doubled = dice_rules.XX - dice_rules.CROSSED
        boxes = map(dice_rules.number_of, range(dice_rules.BOXES))
        return float(doubled * sum(boxes) + dice_rules.BONUS)

    def longest(self) -> int:
        """In each round all that may be asked, with the most rolls there can be."""
        seats, rolls = self.options.seats, max(dice_rules.ROLLS, dice_rules.NUMBERS)
        # a rotation, a Wizard Colour; predictions, crosses, scores; after each roll who leaves
        return int(self.options.last_round * (2 + 3 * seats + rolls * (seats + 1)))


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
