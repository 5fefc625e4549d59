"""The compiled random games and the engine play the same games from one seed, action by action."""

from collections.abc import Iterator
from itertools import product
from typing import Final, Literal

import numpy as np
import pytest
from msgspec.structs import replace

from stonehenge import dice
from stonehenge.dice import rules
from stonehenge.kernels.dice.draws import ALL_DICE
from stonehenge.kernels.dice.games import LoggedGame, logged_game, random_games, reroll
from stonehenge.kernels.dice.log import moves, new_log
from stonehenge.kernels.dice.numbers import CARD_NUMBERS
from stonehenge.kernels.dice.state import new_game
from stonehenge.vocabulary import CHANCE, IllegalAction, Seat

MASK = (1 << 64) - 1
WORD = 52
STEP = 0x9E3779B97F4A7C15
TARGETS: Final[tuple[Literal[9], Literal[12]]] = (9, 12)


def mixed(state: int) -> int:
    """The random word of a state of splitmix64."""
    state = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & MASK
    state = (state ^ state >> 27) * 0x94D049BB133111EB & MASK
    return state ^ state >> 31


class Draws:
    """The kernel's random numbers in plain Python."""

    def __init__(self, seed: int, number: int) -> None:
        self.state = mixed(seed + number * STEP & MASK)
        self.bits = 0

    def new_word(self) -> None:
        self.state = self.state + STEP & MASK
        self.bits = mixed(self.state) >> 64 - WORD

    def below(self, n: int) -> int:
        drawn, self.bits = divmod(self.bits * n, 1 << WORD)
        return drawn

    def faces(self) -> list[dice.Face]:
        four, three = self.below(6**4), self.below(6**3)
        return [dice.FACES[four // 6**die % 6] for die in range(4)] + [
            dice.FACES[three // 6**die % 6] for die in range(3)
        ]


def chance_action(state: dice.State, draws: Draws) -> dice.Action:
    draws.new_word()
    if state.phase is dice.Phase.MAGIC:
        drawn = state.drawn if len(state.drawn) < len(dice.CARDS) else ()
        pile = [magic for magic in dice.CARDS if magic not in drawn]
        return dice.MagicCard(pile[draws.below(len(pile))])
    faces = draws.faces()
    return dice.Faces(tuple(faces[die] for die in state.rolling))


def decision(state: dice.State, seat: Seat, draws: Draws) -> dice.Decision:
    """An entry of the legal list, then one of the actions it stands for."""
    choices = dice.legal(state, seat)
    actions = list(dice.expand(choices[draws.below(len(choices))]))
    return actions[draws.below(len(actions))]


def begins_phase(state: dice.State) -> bool:
    """Whether the kernel takes a new word before this decision."""
    first = all(box == rules.NONE for box in state.predictions) and not state.options.magic
    crosses = state.phase is dice.Phase.CROSS and not state.pending
    return crosses or (state.phase is dice.Phase.PREDICT and first)


def engine_game(
    options: dice.Options, seed: int, number: int
) -> Iterator[tuple[dice.Move, dice.State]]:
    """The moves of the game that the kernel's random numbers make of the engine."""
    draws = Draws(seed, number)
    if options.first_seer == "random":
        draws.new_word()
        options = replace(options, first_seer=draws.below(options.seats))
    state = dice.start(options)
    while acting := dice.to_act(state):
        seat = min(acting)
        if state.phase is dice.Phase.PREDICT:
            seat = min(acting, key=lambda other: (other - state.seer) % options.seats)
        if seat == CHANCE:
            action = chance_action(state, draws)
        else:
            if begins_phase(state):
                draws.new_word()
            action = decision(state, seat, draws)
        dice.check(state, seat, action)
        state = dice.apply(state, seat, action)
        yield (seat, action), state


EVERY_OPTION = [
    replace(options, seats=seats, first_seer=seer)
    for options in (
        dice.Options(2, magic=magic, jester_when_exact=exact, target=target)
        for target in TARGETS
        for magic, exact in product((False, True), repeat=2)
    )
    for seats in range(2, 6)
    for seer in (seats - 1, "random")
]
SHORT = [dice.Options(seats, magic=True, rounds=4) for seats in range(2, 6)]


@pytest.mark.parametrize("options", [*EVERY_OPTION, *SHORT], ids=str)
def test_kernel_and_engine_play_the_same_games(options: dice.Options) -> None:
    for number in range(2):
        played = logged_game(options, 2024, number)
        steps = list(engine_game(options, 2024, number))
        for ours, (theirs, _) in zip(played.moves, steps, strict=True):
            assert ours == theirs
        state = steps[-1][1]
        outcome = dice.outcome(state)
        assert outcome is not None
        assert played.sheets == state.sheets
        assert played.jester_boxes == state.jester_boxes
        assert played.points == outcome.points
        assert played.rounds == outcome.rounds
        assert played.decisions == sum(seat != CHANCE for (seat, _), _ in steps)


def test_the_games_compared_have_every_card_verb_and_full_pile() -> None:
    games = [logged_game(options, 2024, number) for options in EVERY_OPTION for number in range(2)]
    actions = [action for game in games for _, action in game.moves]
    assert {type(action) for action in actions} == {
        dice.MagicCard, dice.Faces, dice.Rotate, dice.Predict, dice.Cross, dice.Wizard,
        dice.Stay, dice.Leave, dice.Stop, dice.Reroll, dice.Score,
    }  # fmt: skip
    assert {action.magic for action in actions if isinstance(action, dice.MagicCard)} == set(
        dice.CARDS
    )
    assert any(action.number for action in actions if isinstance(action, dice.Cross))
    assert max(game.rounds for game in games) == rules.ROUNDS


def test_a_game_in_which_a_called_box_had_to_be_predicted_again_is_among_them() -> None:
    def has_double(game: LoggedGame) -> bool:
        predicted = [action.box for _, action in game.moves if isinstance(action, dice.Predict)]
        rounds = zip(*[iter(predicted)] * 5, strict=True)
        return any(len(set(boxes)) < 5 for boxes in rounds)

    options = dice.Options(5, target=12)
    assert any(has_double(logged_game(options, 1, number)) for number in range(20))  # ruling D2


def test_with_seven_frozen_jesters_the_seer_can_only_stop() -> None:
    game, log, every_bit = new_game(dice.Options(3)), new_log(), (1 << WORD) - 1
    game["faces"], game["rolls"], game["bits"] = 0x5555555, 1, every_bit
    frozen = list(dice.CARDS).index("jesters_frozen")
    assert reroll(game[0], CARD_NUMBERS[frozen], log) == 0  # ruling D28
    assert list(moves(log)) == [(0, dice.Stop())]
    assert game["bits"] == every_bit  # a choice between stopping and rolling would have drawn


def test_frozen_dice_are_never_rolled() -> None:
    frozen = list(dice.CARDS).index("jesters_frozen")
    game = new_game(dice.Options(3))
    game["faces"], game["rolls"] = 0x5015350, 1
    seen = 0
    for bits in np.random.default_rng(0).integers(0, 1 << WORD, 500):
        game["bits"] = bits
        seen |= int(reroll(game[0], CARD_NUMBERS[frozen], None))
    assert seen == ALL_DICE ^ 0b1001010


def test_a_series_is_the_same_for_any_number_of_threads_and_cut() -> None:
    options = dice.Options(4, magic=True)
    whole = random_games(options, 60, seed=7)
    assert random_games(options, 60, seed=7, threads=3) == whole
    assert whole.games == 60
    games = [logged_game(options, 7, number) for number in range(60)]
    assert whole.decisions == sum(game.decisions for game in games)
    assert whole.rounds == sum(game.rounds for game in games)
    assert whole.points == tuple(map(sum, zip(*(game.points for game in games), strict=True)))


def test_dice_and_choices_are_fair() -> None:
    games = [logged_game(dice.Options(2), 11, number) for number in range(300)]
    actions = [action for game in games for _, action in game.moves]
    faces = [face for action in actions if isinstance(action, dice.Faces) for face in action.faces]
    shares = [faces.count(face) / len(faces) for face in dice.FACES]
    assert shares == pytest.approx([1 / 6] * 6, abs=4 * (5 / 36 / len(faces)) ** 0.5)
    seer = [type(action) for action in actions if isinstance(action, dice.Stop | dice.Reroll)]
    assert seer.count(dice.Stop) / len(seer) == pytest.approx(0.5, abs=2 / len(seer) ** 0.5)
    assert len(set(games)) == len(games)


@pytest.mark.parametrize(
    "options", [dice.Options(1), dice.Options(6), dice.Options(3, first_seer=3)]
)
def test_options_that_no_game_can_have_are_refused(options: dice.Options) -> None:
    with pytest.raises(IllegalAction):
        random_games(options, 1)
