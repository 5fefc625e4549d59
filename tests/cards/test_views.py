"""A view shows nothing that its seat may not know: resample all of that, and it stays the same."""

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stonehenge import cards
from stonehenge.cards import Phase, State
from stonehenge.cards.rules import CARDS, NONE
from stonehenge.testing import random_game
from stonehenge.vocabulary import read_options
from tests.cards.tables import VARIANTS

HIDDEN_BID_PHASES = {
    "open": (),
    "covered": (Phase.BID,),
    "secret": (Phase.BID, Phase.PLAY),
}


def sees(state: State, seat: int | None, owner: int) -> bool:
    """Whether the rules let a seat see a hand; written here once more, on purpose."""
    if seat is None:
        return False
    if state.options.clairvoyance and state.round == 1:
        return owner != seat or state.phase not in (Phase.TRUMP, Phase.BID)
    return owner == seat


def resample(state: State, seat: int | None, random: Random) -> State:
    """The same for all that the seat knows, anything else in its place."""
    known = 0 if state.turnup == NONE else 1 << state.turnup
    for cards_ in (state.trick, *(trick for _, trick, _ in state.tricks)):
        known |= sum(1 << card for card in cards_)
    for owner, hand in enumerate(state.hands):
        known |= hand if sees(state, seat, owner) else 0
    unseen = [card for card in range(CARDS) if not known >> card & 1]
    random.shuffle(unseen)
    hands = []
    for owner, hand in enumerate(state.hands):
        if sees(state, seat, owner):
            hands.append(hand)
        else:
            hands.append(sum(1 << unseen.pop() for _ in range(hand.bit_count())))
    hidden = state.phase in HIDDEN_BID_PHASES[state.options.bidding]
    bids = tuple(
        random.randint(0, state.round) if hidden and owner != seat and bid != NONE else bid
        for owner, bid in enumerate(state.bids)
    )
    return replace(state, hands=tuple(hands), bids=bids)


@pytest.mark.parametrize("seats", cards.PLAYERS)
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_view_does_not_depend_on_what_is_hidden(seats: int, variant: dict[str, Any]) -> None:
    random = Random(seats)
    options = read_options(cards, seats, variant)
    phases = set()
    changed = 0
    for seed in range(3):
        for position in random_game(cards, options, seed):
            state = position.state
            phases.add(state.phase)
            for seat in (None, *range(seats)):
                other = resample(state, seat, random)
                changed += other != state
                assert cards.view(other, seat) == cards.view(state, seat)
                if seat is not None:
                    assert cards.legal(other, seat) == cards.legal(state, seat)
    assert phases == set(Phase)
    assert changed > 1000, "there was something to hide"


def test_the_resampling_would_show_a_leak() -> None:
    state = next(
        position.state
        for position in random_game(cards, read_options(cards, 4, {}), 1)
        if position.state.round == 5 and position.state.phase is Phase.PLAY
    )
    other = resample(state, 0, Random(1))
    assert cards.view(other, 1) != cards.view(state, 1)


def test_no_hidden_card_is_in_the_bytes_a_seat_receives() -> None:
    for position in random_game(cards, read_options(cards, 4, {}), 2):
        state = position.state
        for seat in range(4):
            # cards of the round before, where the same ones were dealt otherwise
            view = replace(cards.view(state, seat), last_trick=None, last_round=None)
            sent = msgspec.json.encode(view).decode()
            shown = {name for name in cards.DECK if f'"{name}"' in sent}
            for owner, hand in enumerate(state.hands):
                if owner != seat:
                    assert shown.isdisjoint(
                        name for card, name in enumerate(cards.DECK) if hand >> card & 1
                    )
