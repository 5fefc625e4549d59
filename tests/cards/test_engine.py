"""The card game phase by phase: who acts, what is refused and why, how it ends."""

from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from stonehenge import cards
from stonehenge.cards import Bid, Deal, Options, Phase, Play, Trump
from stonehenge.cards.rules import NONE
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.vocabulary import CHANCE, IllegalAction, read_options
from tests.cards.tables import VARIANTS, act, before_round, dealt, play, table

CHANCE_7 = Seeded(seed_from_number(7))


def refusal(state: cards.State, seat: int, action: Any) -> tuple[str, dict[str, object]]:
    with pytest.raises(IllegalAction) as caught:
        cards.check(state, seat, action)
    return caught.value.rule, caught.value.facts


@pytest.mark.parametrize("seats", cards.PLAYERS)
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_all_eight_sets_of_options_can_be_played(seats: int, variant: dict[str, Any]) -> None:
    options = read_options(cards, seats, variant)
    assert cards.to_act(cards.start(options)) == (CHANCE,)


@pytest.mark.parametrize("bidding", ["covered", "secret"])
def test_plus_minus_one_needs_open_bids(bidding: str) -> None:  # ruling C13
    options = read_options(cards, 4, {"bidding": bidding, "plus_minus_one": True})
    with pytest.raises(IllegalAction, match="plus-minus-one-needs-open-bids"):
        cards.start(options)


@pytest.mark.parametrize(
    ("seats", "given", "rule"),
    [
        (2, {}, "wrong-player-count"),
        (7, {}, "wrong-player-count"),
        (4, {"jokers": True}, "unknown-option"),
        (4, {"bidding": "loud"}, "bad-option-value"),
        (4, {"clairvoyance": 1}, "bad-option-value"),
        (4, {"plus_minus_one": "yes"}, "bad-option-value"),
        (4, {"first_dealer": 4}, "bad-option-value"),
        (4, {"first_dealer": True}, "bad-option-value"),
        (4, {"rounds": 0}, "bad-option-value"),
        (4, {"rounds": 16}, "bad-option-value"),
        (4, {"rounds": "6"}, "bad-option-value"),
        (4, {"rounds": True}, "bad-option-value"),
    ],
)
def test_options_are_refused_with_a_reason(seats: int, given: dict[str, Any], rule: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        read_options(cards, seats, given)
    assert caught.value.rule == rule


@pytest.mark.parametrize(
    ("given", "rule"),
    [
        ({"seats": 4.0}, "wrong-player-count"),
        ({"bidding": "loud"}, "bad-option-value"),
        ({"bidding": None}, "bad-option-value"),
        ({"plus_minus_one": 0}, "bad-option-value"),
        ({"clairvoyance": "no"}, "bad-option-value"),
        ({"first_dealer": True}, "bad-option-value"),
        ({"first_dealer": 4}, "bad-option-value"),
        ({"first_dealer": [0]}, "bad-option-value"),
    ],
)
def test_the_start_checks_every_option(given: dict[str, Any], rule: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        cards.start(Options(**{"seats": 4, **given}))
    assert caught.value.rule == rule


def test_a_random_first_dealer_is_drawn_and_fixed() -> None:  # ruling C1
    options = Options(seats=5, first_dealer="random")
    with pytest.raises(IllegalAction, match="unsettled-option"):
        cards.start(options)
    settled = cards.settle(options, CHANCE_7)
    assert settled.first_dealer == CHANCE_7.below("first", 5)
    assert cards.settle(settled, CHANCE_7) is settled


def test_the_deal_goes_round_card_by_card_from_the_left_of_the_dealer() -> None:
    state = before_round(Options(seats=4, first_dealer=1), 3)
    deal = cards.draw(state, CHANCE_7)
    deck = CHANCE_7.shuffle("cards/deal/3", cards.DECK)
    assert cards.apply(state, CHANCE, deal).dealer == 3
    assert deal.hands[0] == (deck[0], deck[4], deck[8])
    assert deal.hands[3] == (deck[3], deck[7], deck[11])
    assert deal.turnup == deck[12]


def test_the_dealer_moves_clockwise_every_round() -> None:
    options = Options(seats=3, first_dealer=2)
    assert [dealt(options, round_).dealer for round_ in (1, 2, 3, 4)] == [2, 0, 1, 2]


@pytest.mark.parametrize("seats", cards.PLAYERS)
def test_the_last_round_deals_every_card_and_has_no_trump(seats: int) -> None:
    state = dealt(Options(seats=seats), 60 // seats)
    view = cards.view(state, 0)
    assert (view.turnup, view.trump, view.phase) == (None, None, Phase.BID)
    assert sum(view.hand_sizes) == 60


def test_after_a_turned_up_wizard_the_dealer_names_one_of_four_colours() -> None:  # C3, C4
    state = table(["B1", "G1", "Y1"], "W1")
    assert state.phase is Phase.TRUMP
    assert cards.to_act(state) == (state.dealer,) == (2,)
    assert cards.legal(state, 2) == (Trump("B"), Trump("G"), Trump("Y"), Trump("R"))
    assert refusal(state, 2, Trump("W"))[0] == "not-a-colour"  # type: ignore[arg-type]
    assert refusal(state, 0, Bid(0))[0] == "not-your-turn"
    assert cards.view(act(state, 2, Trump("G")), 0).trump == "G"


def test_bids_are_made_in_turn_from_the_left_of_the_dealer() -> None:  # ruling C19
    state = table(["B1 B2", "G1 G2", "Y1 Y2"], "R1")
    for seat in (0, 1, 2):
        assert cards.to_act(state) == (seat,)
        assert cards.legal(state, seat) == (Bid(0), Bid(1), Bid(2))
        state = act(state, seat, Bid(seat))
    assert state.phase is Phase.PLAY
    assert cards.to_act(state) == (0,)


def test_a_bid_is_from_none_to_all_tricks_and_stays() -> None:  # ruling C5
    state = table(["B1 B2", "G1 G2", "Y1 Y2"], "R1")
    assert refusal(state, 0, Bid(3)) == ("bid-out-of-range", {"bid": 3, "most": 2})
    assert refusal(state, 0, Bid(-1))[0] == "bid-out-of-range"
    assert refusal(act(state, 0, Bid(2)), 0, Bid(1)) == ("already-bid", {"bid": 2})


def test_plus_minus_one_binds_the_dealer_alone() -> None:  # ruling C12
    options = Options(seats=3, plus_minus_one=True)
    state = table(["B1 B2", "G1 G2", "Y1 Y2"], "R1", [0, 1], options)
    assert cards.legal(state, 2) == (Bid(0), Bid(2))
    assert refusal(state, 2, Bid(1)) == ("forbidden-bid", {"bid": 1, "tricks": 2})
    assert cards.view(state, 0).forbidden_bid == 1
    overbid = table(["B1 B2", "G1 G2", "Y1 Y2"], "R1", [2, 2], options)
    assert cards.legal(overbid, 2) == (Bid(0), Bid(1), Bid(2))
    assert cards.view(overbid, 2).forbidden_bid is None


@pytest.mark.parametrize("bidding", ["covered", "secret"])
def test_hidden_bids_are_made_in_any_order(bidding: Any) -> None:
    state = dealt(Options(seats=4, bidding=bidding), 2, seed=1)
    assert state.phase is Phase.BID
    assert cards.to_act(state) == (0, 1, 2, 3)
    state = act(act(state, 2, Bid(1)), 0, Bid(0))
    assert cards.to_act(state) == (1, 3)
    assert refusal(state, 2, Bid(2))[0] == "already-bid"
    assert cards.view(state, 1).has_bid == (True, False, True, False)


def test_a_card_is_played_from_the_own_hand_and_follows() -> None:
    state = table(["B5 R1", "B3 G11", "J1 B7"], "R8", [0, 0, 0])
    assert refusal(state, 0, Play("B3")) == ("card-not-in-hand", {"card": "B3"})
    assert refusal(state, 0, Play("X9"))[0] == "card-not-in-hand"
    assert refusal(state, 1, Play("B3")) == ("not-your-turn", {"turn": 0})
    assert refusal(state, 0, Bid(1)) == ("wrong-phase", {"phase": "play"})
    assert refusal(state, CHANCE, Deal((), None))[0] == "not-your-turn"
    state = play(state, "B5")
    assert refusal(state, 1, Play("G11")) == ("must-follow-suit", {"card": "G11", "colour": "B"})
    assert cards.legal(play(state, "B3"), 2) == (Play("B7"), Play("J1"))


def test_the_winner_of_a_trick_leads_the_next() -> None:
    state = table(["B5 R1", "B3 G11", "W1 B7"], "R8", [0, 0, 0])
    state = play(state, "B5", "B3", "W1")
    assert state.won == (0, 0, 1)
    assert cards.to_act(state) == (2,)


def test_a_finished_round_stays_on_the_table_until_the_next_deal() -> None:
    state = play(table(["B5", "B9", "R1"], "R8", [0, 0, 1]), "B5", "B9", "R1")
    view = cards.view(state, None)
    assert view.phase is Phase.DEAL
    assert view.tricks[0].winner == 2
    assert view.pad[0].points == view.totals == (20, 20, 30)


@pytest.mark.parametrize(
    ("hands", "turnup", "rule"),
    [
        ((("B1",), ("B2",)), "B3", "bad-deal-size"),
        ((("B1",), ("B2",), ("B3", "B4")), "B5", "bad-deal-size"),
        ((("B1",), ("B2",), ("B3",)), None, "bad-turnup"),
        ((("B1",), ("B1",), ("B3",)), "B5", "card-dealt-twice"),
        ((("B1",), ("B2",), ("B3",)), "B3", "card-dealt-twice"),
        ((("B1",), ("B2",), ("B14",)), "B3", "no-such-card"),
    ],
)
def test_an_impossible_deal_is_refused(hands: Any, turnup: str | None, rule: str) -> None:
    assert refusal(cards.start(Options(seats=3)), CHANCE, Deal(hands, turnup))[0] == rule


def test_equal_totals_share_the_victory() -> None:  # ruling C17
    state = table(["B5", "B9", "R1"], "R8", [0, 1, 1])
    state = replace(state, totals=(0, 30, -10), options=Options(seats=3))
    state = play(state, "B5", "B9", "R1")
    over = replace(state, phase=Phase.OVER)
    outcome = cards.outcome(over)
    assert outcome is not None
    assert outcome.points == (20, 20, 20)
    assert outcome.places == (1, 1, 1)
    assert outcome.exact == (1, 0, 1)
    assert refusal(over, 0, Play("B1"))[0] == "game-over"
    assert cards.legal(over, 0) == ()


@pytest.mark.parametrize("seats", cards.PLAYERS)
def test_the_game_ends_because_all_rounds_are_played(seats: int) -> None:
    rounds = 60 // seats
    before_last = dealt(Options(seats=seats), rounds - 1)
    assert cards.outcome(played_out(before_last)) is None
    outcome = cards.outcome(played_out(dealt(Options(seats=seats), rounds)))
    assert outcome is not None
    assert (outcome.reason, outcome.rounds) == ("all-rounds-played", rounds)


def test_a_short_game_ends_after_its_last_round_which_has_a_turned_up_card() -> None:
    short = dealt(Options(seats=4, rounds=6), 6)
    assert (short.turnup != NONE, cards.view(short, 0).rounds) == (True, 6)
    outcome = cards.outcome(played_out(short))
    assert outcome is not None
    assert (outcome.reason, outcome.rounds) == ("all-rounds-played", 6)


def test_a_short_game_of_all_rounds_is_the_whole_game() -> None:
    assert read_options(cards, 4, {"rounds": 15}) == read_options(cards, 4, {})


def played_out(state: cards.State) -> cards.State:
    """The round with everyone's first choice taken."""
    while state.phase in (Phase.TRUMP, Phase.BID, Phase.PLAY):
        state = act(state, state.turn, cards.legal(state, state.turn)[0])
    return state


def test_clairvoyance_hides_the_own_card_until_play_starts() -> None:  # rulings C15, C16
    options = Options(seats=3, clairvoyance=True)
    state = table(["B1", "G1", "Y1"], "W1", options=options)
    assert cards.view(state, 2).hands == (("B1",), ("G1",), None)
    state = act(state, 2, Trump("R"))
    for seat in (0, 1, 2):
        own = [hand is None for hand in cards.view(state, seat).hands]
        assert own == [owner == seat for owner in range(3)]
        state = act(state, seat, Bid(0))
    assert cards.view(state, 0).hands == (("B1",), ("G1",), ("Y1",))
    assert cards.view(state, None).hands == (None, None, None)
    second = dealt(options, 2)
    assert [hand is None for hand in cards.view(second, 0).hands] == [False, True, True]


def test_a_view_tells_what_a_front_end_shows() -> None:
    state = table(["B5 R1 J1", "B3 G11 R7", "J2 B7 R3"], "R8", [2, 1, 1])
    view = cards.view(play(state, "J1", "B3"), 2)
    assert view.to_follow == "B"
    assert view.trick == cards.Trick(0, (0, 1, 2), ("J1", "B3"), 1)
    assert (view.bid_sum, view.round, view.needs) == (4, 3, (2, 1, 1))
    assert (view.dealer, view.rounds, view.hand_sizes) == (2, 20, (2, 2, 3))
    assert (view.together, view.bid_so_far, view.last_trick) == (False, 4, None)
    assert cards.view(play(state, "B5", "B3", "B7"), 0).trick == cards.Trick(2, (2, 0, 1), (), None)


def test_only_who_plays_now_and_has_the_colour_must_follow_it() -> None:
    state = table(["B5 B1 J1", "B3 G11 R7", "J2 B7 R3"], "R8", [2, 1, 1])
    assert not cards.view(state, 0).must_follow  # nothing is led
    state = play(state, "B5")  # all have blue, and only seat 1 plays now
    must = [cards.view(state, seat).must_follow for seat in (None, 0, 1, 2)]
    assert must == [False, False, True, False]
    without_blue = table(["B5 R1", "G3 R9", "J2 Y7"], "R8", [1, 1, 1])
    assert not cards.view(play(without_blue, "B5"), 1).must_follow
    only_blue = table(["B5 R1", "B3 B9", "J2 Y7"], "R8", [1, 1, 1])
    assert cards.view(play(only_blue, "B5"), 1).must_follow


def test_the_last_trick_stays_in_sight_when_the_next_round_is_dealt() -> None:
    state = play(table(["B5", "B9", "R1"], "R8", [1, 1, 0]), "B5", "B9", "R1")
    trick = cards.Trick(0, (0, 1, 2), ("B5", "B9", "R1"), 2)
    assert (cards.view(state, 0).tricks, cards.view(state, 0).last_trick) == ((trick,), trick)
    state = cards.apply(state, CHANCE, cards.draw(state, Seeded(seed_from_number(1))))
    assert (cards.view(state, 0).tricks, cards.view(state, 0).last_trick) == ((), trick)
    assert cards.view(state, 0).last_round == cards.RoundResult(1, 2, "R8", "R")
    assert cards.view(state, 0).turnup != "R8"
    assert cards.view(state, 0).pad[-1].places == (1, 1, 1)


def test_what_is_excluded_is_refused_and_nothing_else() -> None:
    for bidding, closes in product(("open", "covered", "secret"), (True, False)):
        options = read_options(cards, 4, {"bidding": bidding, "plus_minus_one": closes})
        if (("plus_minus_one", closes), ("bidding", bidding)) in cards.EXCLUDED:
            with pytest.raises(IllegalAction, match="plus-minus-one-needs-open-bids"):
                cards.start(options)
        else:
            cards.start(options)


def test_a_line_of_the_pad_says_who_was_exact_and_the_new_totals() -> None:
    state = play(table(["B5", "B9", "R1"], "R8", [1, 1, 0]), "B5", "B9", "R1")
    before = replace(table(["B5", "B9", "R1"], "R8", [0, 1, 1]), totals=(10, 20, 30))
    (line,) = cards.view(play(before, "B5", "B9", "R1"), None).pad
    assert (line.exact, line.totals) == ((True, False, True), (30, 10, 60))
    (line,) = cards.view(state, None).pad
    assert (line.exact, line.totals) == ((False, False, False), (-10, -10, -10))


def test_the_sum_so_far_is_told_unless_bids_are_hidden() -> None:
    def so_far(bidding: Any, bids: list[int]) -> int | None:
        state = table(["B5 R1", "B9 R2", "R3 R4"], "R8", bids, Options(seats=3, bidding=bidding))
        return cards.view(state, 0).bid_so_far

    assert [so_far("open", [2, 1, 0][:made]) for made in range(4)] == [0, 2, 3, 3]
    assert [so_far("covered", [2, 1, 0][:made]) for made in range(4)] == [None, None, None, 3]
    assert [so_far("secret", [2, 1, 0][:made]) for made in range(4)] == [None] * 4


@pytest.mark.parametrize(
    ("bidding", "together"), [("open", False), ("covered", True), ("secret", True)]
)
def test_bids_are_made_together_unless_they_are_open(bidding: Any, together: bool) -> None:
    options = Options(seats=3, bidding=bidding)
    state = table(["B5", "B9", "R1"], "R8", [1, 1], options)
    assert cards.view(state, 0).together == together
    assert not cards.view(act(state, 2, Bid(0)), 0).together


@pytest.mark.parametrize("bidding", ["open", "covered", "secret"])
def test_an_open_view_shows_every_hand_and_bid(bidding: Any) -> None:
    options = Options(seats=3, bidding=bidding, clairvoyance=True)
    view = cards.open_view(table(["B5", "B9", "R1"], "R8", [1, 1, 0], options))
    assert view.hands == (("B5",), ("B9",), ("R1",))
    assert (view.bids, view.bid_sum, view.needs) == ((1, 1, 0), 2, (1, 1, 0))


@pytest.mark.parametrize(("bidding", "seen"), [("covered", (1, 1, 0)), ("secret", (1, None, None))])
def test_covered_bids_are_shown_before_play_and_secret_ones_after_it(
    bidding: Any, seen: Any
) -> None:  # ruling C18
    options = Options(seats=3, bidding=bidding)
    state = table(["B5", "B9", "R1"], "R8", [1, 1], options)
    assert cards.view(state, 0).bids == (1, None, None)
    state = act(state, 2, Bid(0))
    assert cards.view(state, 0).bids == seen
    assert cards.view(play(state, "B5", "B9", "R1"), 0).bids == (1, 1, 0)
