"""Computer players: always legal, always the same from a seed, and as good as we say."""

from typing import Any

import pytest

from stonehenge import cards, players
from stonehenge.arena.match import play_levels
from stonehenge.arena.tally import Tally
from stonehenge.cards import Bid, Options, Play
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.players.cards.apprentice import CardsApprentice
from stonehenge.players.cards.journeyman import CardsJourneyman
from stonehenge.players.cards.tricks import distribution, expected_points
from stonehenge.testing import check_player
from stonehenge.vocabulary import read_options
from tests.cards.tables import VARIANTS, play, table


@pytest.mark.parametrize("level", ["random", "novice", "apprentice", "journeyman"])
@pytest.mark.parametrize("seats", cards.PLAYERS)
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_level_plays_every_variant(level: str, seats: int, variant: dict[str, Any]) -> None:
    player = players.make(cards, level, b"seed")
    check_player(cards, player, read_options(cards, seats, variant), seed=seats)


def test_a_seed_fixes_every_move() -> None:
    options = Options(seats=4)
    games = [
        play_levels(cards, options, ["random"] * 4, seed_from_number(seed)).actions
        for seed in (1, 1, 2)
    ]
    assert games[0] == games[1] != games[2]


@pytest.mark.parametrize(("level", "exact"), [("apprentice", 0.4), ("journeyman", 0.5)])
def test_half_of_the_rounds_are_predicted_exactly(level: str, exact: float) -> None:
    tally = Tally([level] * 4)
    chance = Seeded(seed_from_number(45))
    for number in range(40):
        seed = chance.derive(f"game/{number}")
        played = play_levels(cards, Options(seats=4), [level] * 4, seed)
        outcome = cards.outcome(played.state)
        assert outcome is not None
        tally.add(outcome)
    assert tally.lines()[-1].exact > exact


def test_a_distribution_counts_independent_successes() -> None:
    assert distribution([]) == [1]
    assert distribution([0.5, 0.5]) == [0.25, 0.5, 0.25]
    assert expected_points([0.25, 0.5, 0.25], 1) == 0.5 * 30 - 0.5 * 10


@pytest.mark.parametrize("player", [CardsApprentice(), CardsJourneyman()])
def test_wizards_count_as_tricks_and_jesters_as_none(player: CardsJourneyman) -> None:
    state = table(["W1 W2 J1", "B1 B2 B3", "Y1 Y2 Y3"], "R8")
    choice = player.choose(cards.view(state, 0), cards.legal(state, 0))
    assert choice == Bid(2)


def test_the_journeyman_ducks_when_it_has_its_tricks() -> None:
    state = play(table(["B5 R1", "B3 B9", "J1 B7"], "R8", [1, 0, 0]), "B5")
    choice = CardsJourneyman().choose(cards.view(state, 1), cards.legal(state, 1))
    assert choice == Play("B3")


def test_a_blind_card_is_judged_by_what_the_others_hold() -> None:  # ruling C15
    clairvoyant = Options(seats=3, clairvoyance=True)
    weak = table(["B2", "G1", "J1"], "R8", options=clairvoyant)
    strong = table(["W2", "G1", "W1"], "R8", options=clairvoyant)
    journeyman = CardsJourneyman()
    assert journeyman.choose(cards.view(weak, 0), cards.legal(weak, 0)) == Bid(1)
    assert journeyman.choose(cards.view(strong, 0), cards.legal(strong, 0)) == Bid(0)
