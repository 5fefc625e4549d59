"""The learned dice players, and all dice levels: legal everywhere, the same from a seed, frank."""

import hashlib
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest

from stonehenge import dice, players
from stonehenge.arena.match import play as play_match
from stonehenge.arena.match import play_levels
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.dice import Options, Phase, Rerolls, Rotations
from stonehenge.players.dice.learned import DiceLearned
from stonehenge.players.uniform import Uniform
from stonehenge.testing import check_player, random_game

EVERY_OPTION = list(product(dice.PLAYERS, (False, True), (9, 12), (True, False)))
LEARNED = ["sage-1", "archmage"]
FRANK = ["apprentice", "journeyman", "adept", "yardstick", "sage-1", "sage", "archmage"]


def made(level: str) -> Any:
    return players.make(dice, level, b"seed")


@pytest.mark.parametrize("level", LEARNED)
@pytest.mark.parametrize(("seats", "magic", "target", "when_exact"), EVERY_OPTION)
def test_they_play_every_option_legally(
    level: str, seats: int, magic: bool, target: Any, when_exact: bool
) -> None:
    check_player(dice, made(level), Options(seats, magic, target, when_exact), seed=seats)


@pytest.mark.parametrize("level", LEARNED)
def test_they_find_a_legal_choice_wherever_random_players_lead_them(level: str) -> None:
    player = made(level)
    for moment in random_game(dice, Options(4, magic=True, target=12), 5):
        if moment.seat >= 0:
            legal = dice.legal(moment.state, moment.seat)
            choice = player.choose(dice.view(moment.state, moment.seat), legal)
            dice.check(moment.state, moment.seat, choice)


def test_a_seed_fixes_every_move() -> None:
    games = [
        play_levels(
            dice, Options(3, magic=True), LEARNED + ["adept"], seed_from_number(seed)
        ).actions
        for seed in (1, 1, 2)
    ]
    assert games[0] == games[1] != games[2]


def test_the_yardstick_is_frozen() -> None:
    digest = hashlib.sha256()
    for seats, magic, target in ((2, False, 9), (3, False, 9), (3, True, 9), (4, False, 12)):
        options = Options(seats, magic, target)  # type: ignore[arg-type]
        played = play_levels(dice, options, ["yardstick"] * seats, seed_from_number(4))
        digest.update(msgspec.json.encode(played.actions))
    assert digest.hexdigest()[:16] == "1f553386e8697e2e"


@pytest.mark.parametrize("level", FRANK)
def test_each_level_says_why(level: str) -> None:
    player = made(level)
    explained = set()
    options = Options(3, magic=True)
    for moment in random_game(dice, options, 8):
        if moment.seat < 0 or moment.state.round > 8:
            continue
        view, legal = dice.view(moment.state, moment.seat), dice.legal(moment.state, moment.seat)
        if moment.state.phase is Phase.SEER and moment.state.round % 3:
            continue  # many sets of dice
        given = player.reasons(view, legal).choices
        assert given[0].action == player.choose(view, legal)
        listed = [action for choice in legal for action in dice.expand(choice)]
        actions = [reason.action for reason in given]
        assert len(set(actions)) == len(actions)
        assert set(actions) <= set(listed)
        if not isinstance(legal[-1], Rotations):
            assert len(actions) == len(listed)
        for reason in given:
            assert 0 <= (reason.exact or 0) <= 1 + 1e-9
            assert 0 <= (reason.win or 0) <= 1 + 1e-9
        explained.add(moment.state.phase)
    assert {Phase.PREDICT, Phase.WIZARD, Phase.LEAVE, Phase.SEER, Phase.SCORE} <= explained


def test_the_reasons_of_an_exact_player_are_the_odds() -> None:
    state = dice.start(Options(3))
    given = made("yardstick").reasons(dice.view(state, 0), dice.legal(state, 0)).choices
    fours = [reason for reason in given if reason.action.box[0] == 4]
    for reason in fours:
        assert reason.points is not None
        assert reason.exact is not None
        assert reason.points == pytest.approx(2.68, abs=0.006)
        assert reason.exact == pytest.approx(0.69, abs=0.02)


def test_an_archmage_judges_a_prediction_by_what_it_chooses_by() -> None:
    state = dice.start(Options(3))
    view, legal = dice.view(state, 0), dice.legal(state, 0)
    player = DiceLearned(spoil=0)
    values = player.predictions(view, legal)
    best = max(values, key=values.__getitem__)
    reason = player.reasons(view, legal).choices[0]
    assert reason.action.box == best
    assert reason.win is not None
    assert values[best] == pytest.approx(reason.win, abs=0.15)  # a point counts a little, too
    assert not any(isinstance(choice, Rerolls) for choice in legal)


@pytest.mark.parametrize("magic", [False, True])
def test_one_archmage_among_random_players_wins_nearly_always(magic: bool) -> None:
    games, won = 12, 0
    for number in range(games):
        seat = number % 4
        seated: list[Any] = [Uniform(dice, Random(number + other)) for other in range(4)]
        seated[seat] = made("archmage")
        chance = Seeded(seed_from_number(number))
        outcome = dice.outcome(play_match(dice, Options(4, magic), seated, chance).state)
        assert outcome is not None
        won += outcome.places[seat] == 1
    assert won >= 0.8 * games
