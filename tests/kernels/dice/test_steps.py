"""The batch of games for learning follows the engine step by step."""

from collections.abc import Callable, Sequence
from itertools import product
from typing import Final, Literal

import numpy as np
import pytest
from msgspec.structs import replace

from stonehenge import dice
from stonehenge.dice import COLOURS, FACES, Cross, Leave, Phase, Reroll, Score, State, Stay
from stonehenge.dice.rules import BOXES, DICE, NONE
from stonehenge.dice.scoring import prediction_name
from stonehenge.kernels.dice.draws import NTH, SIZE
from stonehenge.kernels.dice.steps import Batch, draw_actions, find_refused, new_draws
from stonehenge.research.dice import PHASES
from stonehenge.vocabulary import CHANCE, IllegalAction

ROTATIONS: Final = tuple(dice.expand(dice.Rotations(tuple(range(DICE)), FACES, 2)))
LEAVES: Final = (Stay(), Leave(jester=False), Leave(jester=True))
TARGETS: Final[tuple[tuple[Literal[9, 12], bool], ...]] = ((9, True), (12, False))
"""Each with a value of the option `jester_when_exact`."""
VARIANTS: Final = [
    dice.Options(seats, magic=magic, target=target, jester_when_exact=exact, first_seer=seats - 1)
    for seats in dice.PLAYERS
    for magic in (False, True)
    for target, exact in TARGETS
]
SHORT: Final = [dice.Options(3, magic=True, rounds=2), dice.Options(5, rounds=1)]
GAMES = 3


def decision(phase: Phase, number: int) -> dice.Decision:
    """The action of a number in a phase."""
    return DECISIONS[phase](number)


def _reroll(number: int) -> dice.Decision:
    chosen = tuple(int(die) for die in NTH[number, : SIZE[number]])
    return Reroll(chosen) if chosen else dice.Stop()


DECISIONS: Final[dict[Phase, Callable[[int], dice.Decision]]] = {
    Phase.ROTATE: lambda number: ROTATIONS[number],
    Phase.PREDICT: lambda number: dice.Predict(prediction_name(number)),
    Phase.CROSS: lambda number: Cross(number or None),
    Phase.WIZARD: lambda number: dice.Wizard(COLOURS[number]),
    Phase.LEAVE: lambda number: LEAVES[number],
    Phase.SEER: _reroll,
    Phase.SCORE: lambda number: Score(jester=bool(number)),
}


class Mirror:
    """The same games in the engine, card by card, roll by roll and decision by decision."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self.states = [dice.start(self.options)] * len(batch.games)
        self.paid = [(0,) * self.options.seats] * len(batch.games)
        self.follow()

    @property
    def options(self) -> dice.Options:
        return self.batch.options

    def take(self, decisions: Sequence[dice.Decision | None]) -> list[tuple[int, ...]]:
        """What every seat earns by these decisions; a game that is over begins anew."""
        return [self._take(game, decided) for game, decided in enumerate(decisions)]

    def _take(self, game: int, decided: dice.Decision | None) -> tuple[int, ...]:
        before, nothing = self.states[game], (0,) * self.options.seats
        if decided is None:
            self.states[game], self.paid[game] = dice.start(self.options), nothing
            return nothing
        dice.check(before, before.acting[0], decided)
        state = self.states[game] = dice.apply(before, before.acting[0], decided)
        if len(state.finished) == len(before.finished):
            return nothing
        then, self.paid[game] = self.paid[game], dice.totals(state)
        return tuple(new - old for new, old in zip(self.paid[game], then, strict=True))

    def follow(self) -> None:
        """Takes over the magic cards and rolls that lie in the records."""
        for game, state in enumerate(self.states):
            self.states[game] = self._follow(game, state)

    def _follow(self, game: int, state: State) -> State:
        while CHANCE in dice.to_act(state):
            drawn = self._drawn(game, state)
            dice.check(state, CHANCE, drawn)
            state = dice.apply(state, CHANCE, drawn)
        return state

    def _drawn(self, game: int, state: State) -> dice.Action:
        record = self.batch.games[game]
        if state.phase is Phase.MAGIC:
            return dice.MagicCard(list(dice.CARDS)[record["card"]])
        faces = int(record["faces"])
        return dice.Faces(tuple(FACES[faces >> 4 * die & 15] for die in state.rolling))


@pytest.mark.parametrize("options", [*VARIANTS, *SHORT], ids=str)
def test_every_step_is_the_engines(options: dice.Options) -> None:
    batch = Batch(options, GAMES)
    batch.reset(seed=options.seats)
    mirror = Mirror(batch)
    draws, actions = new_draws(GAMES), np.zeros(GAMES, np.int64)
    ended = 0
    while ended < 2 * GAMES:
        for game, state in enumerate(mirror.states):
            agree(batch, game, state)
        draw_actions(batch.games, draws, actions)
        earned = mirror.take(
            [
                None if state.phase is Phase.OVER else decision(state.phase, int(number))
                for state, number in zip(mirror.states, actions, strict=True)
            ]
        )
        batch.step(actions)
        mirror.follow()
        assert [tuple(points) for points in batch.points] == earned
        ended += sum(batch.done)


def agree(batch: Batch, game: int, state: State) -> None:
    """Asserts that both sides show the same table."""
    record, seats = batch.games[game], batch.options.seats
    assert state.phase is PHASES[record["phase"]]
    assert state.acting == tuple(seat for seat in range(seats) if record["waiting"] >> seat & 1)
    assert (state.round, state.seer, state.rolls) == tuple(
        int(record[name]) for name in ("round", "seer", "rolls")
    )
    assert state.sheets == tuple(map(tuple, record["sheets"][:seats].tolist()))
    assert state.jester_boxes == tuple(record["used"][:seats])
    assert state.predictions == tuple(record["predictions"][:seats])
    assert dice.totals(state) == tuple(batch.totals[game])
    if state.phase is Phase.OVER:
        return
    assert state.next_seer == record["next_seer"]
    assert state.acting[0] == record["turn"]
    assert legal_actions(batch, game) == {
        action for choice in dice.legal(state, state.acting[0]) for action in dice.expand(choice)
    }


def legal_actions(batch: Batch, game: int) -> set[dice.Decision]:
    """All that the batch lets the seat in turn do."""
    alone, phase = batch.games[game : game + 1], PHASES[batch.games["phase"][game]]
    return {
        decision(phase, number)
        for number in range(len(ROTATIONS))
        if find_refused(alone, np.array([number])) == NONE
    }


@pytest.mark.parametrize("first", [2, "random"])
def test_a_batch_is_reproducible(first: int | str) -> None:
    options = replace(dice.Options(4, magic=True), first_seer=first)
    batch, again = Batch(options, 16), Batch(options, 8)
    for some in (batch, again):
        some.reset(seed=9)
        draws, actions = new_draws(len(some.games)), np.zeros(len(some.games), np.int64)
        for _ in range(300):
            draw_actions(some.games, draws, actions)
            some.step(actions)
    assert (batch.games[:8] == again.games).all()
    assert len(set(batch.games["random"])) == 16


def test_the_lot_finds_another_first_seer_in_every_game() -> None:
    batch = Batch(dice.Options(4, first_seer="random"), 400)
    batch.reset(seed=1)
    assert (np.bincount(batch.games["seer"]) > 60).all()


@pytest.mark.parametrize("wrong", [BOXES, -1, 1 << 40])
def test_an_action_that_is_not_legal_is_refused(wrong: int) -> None:
    batch = Batch(dice.Options(3), 40)
    batch.reset(seed=1)
    before = batch.games.copy()
    actions = np.zeros(40, np.int64)
    actions[17] = wrong
    with pytest.raises(ValueError, match=f"game 17 may not take action {wrong}"):
        batch.step(actions)
    assert (batch.games == before).all()


def test_actions_are_drawn_evenly() -> None:
    batch, draws, actions = Batch(dice.Options(2), 4000), new_draws(4000), np.zeros(4000, np.int64)
    batch.reset(seed=1)
    for _ in range(4):  # two predictions, the Wizard Colour, and who leaves
        draw_actions(batch.games, draws, actions)
        batch.step(actions)
    draw_actions(batch.games, draws, actions)
    assert set(batch.games["phase"]) == {PHASES.index(Phase.SEER)}
    assert (np.bincount(actions, minlength=128) > 8).all()  # stop, and 127 sets of dice


def test_options_that_no_game_can_have_are_refused() -> None:
    with pytest.raises(IllegalAction):
        Batch(dice.Options(6))


def test_the_games_compared_have_every_card_and_phase() -> None:
    options = dice.Options(3, magic=True, target=12)
    batch, draws, actions = Batch(options, 50), new_draws(50), np.zeros(50, np.int64)
    batch.reset(seed=3)
    seen = set()
    for _ in range(400):
        seen |= set(product(("phase",), batch.games["phase"].tolist()))
        seen |= set(product(("card",), batch.games["card"].tolist()))
        draw_actions(batch.games, draws, actions)
        batch.step(actions)
    assert len(seen) == len(PHASES) + len(dice.CARDS)
