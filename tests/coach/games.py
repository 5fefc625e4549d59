"""Games prepared for reviews: most choices are the coach's own, some are known to be bad."""

from collections.abc import Mapping, Sequence
from typing import Any

from stonehenge import cards, dice, players
from stonehenge import record as records
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.coach import assess
from stonehenge.record import Record
from stonehenge.vocabulary import CHANCE

EFFORT = 0.3


def card_game(deals: Sequence[cards.Deal], scripted: Mapping[tuple[int, str], Any]) -> Record:
    """The first rounds of a game of three; seat 0 follows the coach, except as scripted.

    A script names a round and a verb; the first such decision of the round is meant.
    """
    state: Any = cards.start(cards.Options(seats=3, first_dealer=2))
    sage = players.make(cards, "sage", seed_from_number(0))
    script, actions = dict(scripted), []
    while (seat := cards.to_act(state)[0]) != CHANCE or state.round < len(deals):
        view, legal = cards.view(state, seat), cards.legal(state, seat)
        if seat == CHANCE:
            action: Any = deals[state.round]
        elif seat:
            action = sage.choose(view, legal)
        else:
            key = view.round, type(legal[0]).__struct_config__.tag
            action = script.pop(key, None) or assess(view, legal, EFFORT).best.action
        cards.check(state, seat, action)
        actions.append((seat, action))
        state = cards.apply(state, seat, action)
    assert not script
    return records.make(cards, ("Henry", "Anya", "Freya"), state.options, actions, None)


def dice_game(spoilt: Mapping[int, Any], seed: int = 3) -> Record:
    """A whole game of two archmages; seat 0 takes other decisions at some actions."""
    chance, state = Seeded(seed_from_number(seed)), dice.start(dice.Options(seats=2))
    archmage = players.make(dice, "archmage", seed_from_number(0))
    actions: list[tuple[int, Any]] = []
    while acting := dice.to_act(state):
        seat = acting[0]
        if seat == CHANCE:
            action: Any = dice.draw(state, chance)
        else:
            action = archmage.choose(dice.view(state, seat), dice.legal(state, seat))
            if seat == 0:
                action = spoilt.get(len(actions), action)
        dice.check(state, seat, action)
        actions.append((seat, action))
        state = dice.apply(state, seat, action)
    return records.make(
        dice,
        ("Henry", "Anya"),
        state.options,
        actions,
        dice.outcome(state),
        players=("human", "archmage"),
        chance=records.seed_note(seed_from_number(seed)),
    )
