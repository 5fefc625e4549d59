"""Counts the ways a dealt round can go: trump, bids and cards, simultaneous bids counted once."""

from typing import Any

from stonehenge import cards
from stonehenge.cards import Deal, Phase, State
from stonehenge.vocabulary import CHANCE, read_options
from tests.cards.tables import before_round


def perft(case: dict[str, Any]) -> int:
    """The number of distinct ways to choose trump, bid and play out the round of a case."""
    options = read_options(cards, case["seats"], case["options"])
    state = before_round(options, case["round"])
    hands, turnup = case["deal"]
    deal = Deal(tuple(map(tuple, hands)), turnup)
    cards.check(state, CHANCE, deal)
    return _ways(cards.apply(state, CHANCE, deal), {})


def _ways(state: State, known: dict[Any, int]) -> int:
    if state.phase in (Phase.DEAL, Phase.OVER):
        return 1
    # bids change nothing about the cards that may be played
    key = (state.hands, state.turn, state.trick, state.trump)
    if state.phase is Phase.PLAY and key in known:
        return known[key]
    seat = cards.to_act(state)[0]
    ways = sum(
        _ways(cards.apply(state, seat, action), known) for action in cards.legal(state, seat)
    )
    if state.phase is Phase.PLAY:
        known[key] = ways
    return ways
