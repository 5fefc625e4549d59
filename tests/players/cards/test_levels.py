"""Card players side by side: strangers do not break them, weak spots of others are not theirs."""

import hashlib
from importlib.resources import files
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from examples.heedless import Heedless
from stonehenge import cards
from stonehenge.arena.match import play as play_match
from stonehenge.arena.match import play_levels
from stonehenge.arena.schedule import pairings
from stonehenge.cards import Bid, Options, Play
from stonehenge.cards.rules import CARDS, beats
from stonehenge.cards.state import NUMBER
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.players import Player, levels, make
from stonehenge.players.cards.adept import CardsAdept
from stonehenge.players.cards.apprentice import CardsApprentice
from stonehenge.players.cards.archmage import CardsArchmage, EarlierArchmage
from stonehenge.players.cards.sage import CardsSage
from stonehenge.players.cards.yardstick import CardsYardstick
from stonehenge.testing import check_player, random_game
from stonehenge.vocabulary import read_options
from tests.cards.tables import VARIANTS, play, table

LEARNED = ["adept", "sage-1", "sage", "archmage"]
STRONG = ["sage-1", "sage", "archmage"]
EXPLAIN = [
    CardsApprentice(),
    CardsAdept(),
    CardsYardstick(Random(1)),
    CardsSage(),
    CardsArchmage(Random(1), effort=300),
]


@pytest.fixture
def player(request: pytest.FixtureRequest) -> Player:
    """The player of a level, as it is shipped."""
    return make(cards, request.param, seed_from_number(1))


@pytest.mark.parametrize("seats", cards.PLAYERS)
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_adept_plays_every_variant(seats: int, variant: dict[str, Any]) -> None:
    check_player(cards, CardsAdept(), read_options(cards, seats, variant), seed=seats)


def test_the_yardstick_is_frozen() -> None:
    """Progress is measured against it for years: if this fails, it is another player."""
    played = play_levels(cards, Options(seats=4), ["yardstick"] * 4, seed_from_number(4))
    moves = msgspec.json.encode(played.actions)
    assert hashlib.sha256(moves).hexdigest()[:16] == "61f5e519d28b28c9"


def points_among_heedless(player: Player, games: int) -> float:
    total = 0.0
    for number in range(games):
        seated: list[Player] = [player, *[Heedless(Random(seat)) for seat in range(3)]]
        options = Options(seats=4, first_dealer=number % 4)
        played = play_match(cards, options, seated, Seeded(seed_from_number(number)))
        outcome = cards.outcome(played.state)
        assert outcome is not None
        total += outcome.points[0] / outcome.rounds
    return total / games


def test_players_who_forget_their_bids_do_not_break_the_sage() -> None:
    assert points_among_heedless(CardsSage(), 12) > 18


def test_players_who_forget_their_bids_do_not_break_the_archmage() -> None:
    assert points_among_heedless(CardsArchmage(Random(1), effort=4000), 5) > 18


@pytest.mark.parametrize("player", STRONG, indirect=True)
class TestWeakSpotsOfOthers:
    def chosen(self, player: Player, state: cards.State, seat: int) -> Any:
        return player.choose(cards.view(state, seat), cards.legal(state, seat))

    def test_the_bound_last_bidder_does_not_bid_0_on_the_top_trump(self, player: Player) -> None:
        options = Options(seats=3, plus_minus_one=True)
        hands = ["B5 G2 Y3", "B3 G11 Y7", "R13 R12 B9"]
        state = table(hands, "R8", [1, 1], options)
        assert cards.view(state, 2).forbidden_bid == 1
        assert self.chosen(player, state, 2) != Bid(0)
        state = table(["B5", "G2", "Y1", "R13"], "R8", [0, 0, 0], Options(seats=4))
        assert self.chosen(player, state, 3) == Bid(1)

    def test_no_low_trump_is_led_when_every_trick_is_needed(self, player: Player) -> None:
        for high in ("W1 R13", "R13 W2", "W1 W2"):
            state = table([f"{high} R2", "B3 G11 R7", "J2 Y7 R3"], "R8", [3, 0, 0])
            assert self.chosen(player, state, 0) != Play("R2")

    def test_who_has_enough_does_not_trump(self, player: Player) -> None:
        state = play(table(["B9 G1", "B3 G12", "R2 G5"], "R8", [1, 0, 0]), "B9", "B3")
        assert self.chosen(player, state, 2) == Play("G5")

    def test_who_needs_one_waits_with_the_wizard(self, player: Player) -> None:
        state = play(table(["B9 G4", "B3 G12", "W1 G2"], "R8", [1, 0, 1]), "B9", "B3")
        assert self.chosen(player, state, 2) == Play("G2")


@pytest.mark.parametrize("player", LEARNED, indirect=True)
class TestPlainPositions:
    def chosen(self, player: Player, state: cards.State, seat: int) -> Any:
        return player.choose(cards.view(state, seat), cards.legal(state, seat))

    def test_the_last_to_play_keeps_the_card_it_will_need(self, player: Player) -> None:
        state = play(table(["B5 G1", "B3 Y2", "R3 R13"], "R8", [0, 0, 2]), "B5", "B3")
        assert chance_to_hold("R13", state, 2) > chance_to_hold("R3", state, 2) + 0.2
        assert self.chosen(player, state, 2) == Play("R3")

    def test_no_sure_trick_is_thrown_away(self, player: Player) -> None:
        state = play(table(["Y3 G1", "Y2 G9", "W1 B13"], "R8", [0, 0, 2]), "Y3", "Y2")
        assert self.chosen(player, state, 2) == Play("W1")

    def test_the_last_card_that_is_not_wanted_goes_under_the_trick(self, player: Player) -> None:
        state = play(table(["B12 G1", "B3 Y2", "B9 B13"], "R8", [1, 0, 0]), "B12", "B3")
        assert self.chosen(player, state, 2) == Play("B9")


def chance_to_hold(card: str, state: cards.State, seat: int) -> float:
    """The chance that a card led to the last trick wins it, counted over all hands of two."""
    held = {NUMBER[one] for one in cards.view(state, seat).hands[seat] or ()}
    seen = {*held, state.turnup, *state.trick}
    unseen = [one for one in range(CARDS) if one not in seen]
    pairs = list(permutations(unseen, 2))
    holds = 0
    for cards_of_others in pairs:
        best = NUMBER[card]
        for other in cards_of_others:
            best = other if beats(other, best, state.trump) else best
        holds += best == NUMBER[card]
    return holds / len(pairs)


def test_the_levels_stand_in_the_order_of_their_strength() -> None:
    ladder = [name for name in levels.offered("cards") if name != "archmage"]
    points = dict.fromkeys(ladder, 0.0)
    for pairing in pairings(len(ladder), 4, 20, duplicate=True):
        seated = [ladder[entrant] for entrant in pairing.seated]
        played = play_levels(cards, Options(seats=4), seated, seed_from_number(pairing.deal))
        outcome = cards.outcome(played.state)
        assert outcome is not None
        for name, made in zip(seated, outcome.points, strict=True):
            points[name] += made
    assert ladder == ["novice", "apprentice", "journeyman", "adept", "sage"]
    assert sorted(ladder, key=points.__getitem__) == ladder


def test_a_random_player_at_the_table_does_not_break_the_adept() -> None:
    points = {"adept": 0.0, "journeyman": 0.0}
    for number in range(12):
        for level in points:
            seated = [level, "journeyman", "random", "journeyman"]
            options = Options(seats=4, first_dealer=number % 4)
            played = play_levels(cards, options, seated, seed_from_number(number))
            points[level] += played.state.totals[0] / 15 / 12
    assert points["adept"] > points["journeyman"] + 3


@pytest.mark.parametrize("level", ["apprentice", "journeyman", "adept"])
def test_the_plainer_levels_forget_the_tricks_played(level: str) -> None:
    assert cards_of(level, forgotten=True) == cards_of(level, forgotten=False)


@pytest.mark.parametrize("level", ["journeyman-2", "adept-3", "sage"])
def test_the_sage_and_the_frozen_players_remember_tricks(level: str) -> None:
    assert cards_of(level, forgotten=True) != cards_of(level, forgotten=False)


def cards_of(level: str, *, forgotten: bool) -> list[Any]:
    """What a level plays in some games, with or without the finished tricks before its eyes."""
    player, played = make(cards, level, seed_from_number(1)), []
    for number in range(3):
        for moment in random_game(cards, Options(seats=4, rounds=8), number):
            state = moment.state
            if state.phase is cards.Phase.PLAY:
                view = cards.view(state, state.turn)
                shown = replace(view, tricks=()) if forgotten else view
                played.append(player.choose(shown, cards.legal(state, state.turn)))
    return played


def bids_of(level: str, totals: tuple[int, ...], round_: int, last: int) -> list[Any]:
    """What a level bids in this round of some games, with these totals."""
    player, bids = make(cards, level, seed_from_number(1)), []
    for number in range(8):
        for moment in random_game(cards, Options(seats=3, rounds=last), number):
            state = moment.state
            if state.phase is cards.Phase.BID and state.round == round_:
                view = replace(cards.view(state, state.turn), totals=totals)
                bids.append(player.choose(view, cards.legal(state, state.turn)))
    return bids


AHEAD, BEHIND = (400, 360, 340), (340, 360, 400)


@pytest.mark.parametrize("level", ["sage", "archmage"])
@pytest.mark.parametrize("last", [20, 6])
def test_the_last_bids_depend_on_the_totals(level: str, last: int) -> None:
    assert bids_of(level, AHEAD, last, last) != bids_of(level, BEHIND, last, last)


@pytest.mark.parametrize("level", ["sage-1", "archmage-1"])
def test_the_frozen_players_never_look_at_the_totals(level: str) -> None:
    assert bids_of(level, AHEAD, 6, 6) == bids_of(level, BEHIND, 6, 6)


@pytest.mark.parametrize("level", [CardsArchmage, EarlierArchmage])
def test_before_the_last_third_the_archmage_plays_for_points(level: type[CardsArchmage]) -> None:
    """So playing for the win costs no points there."""
    for_points = level(Random(2), effort=4000, last_part=0.0)
    archmage = level(Random(2), effort=4000)
    asked = 0
    for moment in random_game(cards, Options(seats=4, rounds=6), 3):
        state, seat = moment.state, moment.seat
        if seat < 0 or state.round > 4:
            continue
        view, legal = (
            replace(cards.view(state, seat), totals=(90, 20, 0, 80)),
            cards.legal(state, seat),
        )
        assert archmage.choose(view, legal) == for_points.choose(view, legal)
        asked += len(legal) > 1
    assert asked > 20


@pytest.mark.parametrize("player", EXPLAIN, ids=lambda player: type(player).__name__)
@pytest.mark.parametrize("variant", [VARIANTS[0], VARIANTS[3], VARIANTS[7]], ids=str)
def test_every_level_says_why(player: Any, variant: dict[str, Any]) -> None:
    asked = 0
    for number, moment in enumerate(random_game(cards, read_options(cards, 4, variant), 1)):
        if moment.seat < 0 or (number % 29 and moment.state.round > 1):
            continue
        view, legal = cards.view(moment.state, moment.seat), cards.legal(moment.state, moment.seat)
        reasons = player.reasons(view, legal)
        assert reasons.choices[0].action == player.choose(view, legal)
        assert {reason.action for reason in reasons.choices} == set(legal)
        if not isinstance(legal[0], cards.Trump):
            assert sum(reasons.tricks) == pytest.approx(1)
            assert all(0 <= reason.exact <= 1 for reason in reasons.choices)
        asked += 1
    assert asked > 10


def test_asking_why_leaves_the_luck_as_it_was() -> None:
    state = table(["B5 R1 J1", "B3 G11 R7", "J2 Y7 R3"], "R8", [2, 1, 1])
    view, legal = cards.view(state, 0), cards.legal(state, 0)
    for player in (CardsYardstick, CardsArchmage):
        asked = player(Random(1))
        first = asked.reasons(view, legal)
        assert asked.reasons(view, legal) == first


def test_all_weights_together_are_small() -> None:
    nets = Path(str(files("stonehenge.players.cards.net")))
    assert sum(path.stat().st_size for path in nets.glob("*.npz")) < 2_000_000
