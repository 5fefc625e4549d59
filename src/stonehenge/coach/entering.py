"""Entering a position step by step: how it stands, and what may be entered next.

So a front end needs no rules: it shows the view and offers what is in `turns`.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from stonehenge import cards
from stonehenge.cards.state import DECK
from stonehenge.coach.positions import CardPosition, Position, cards_held, question, reached
from stonehenge.record import BrokenRecord
from stonehenge.vocabulary import CHANCE, Seat


class Turn(Struct, frozen=True):
    """Somebody who may act next, and what they might do as far as the seat that asks knows."""

    seat: Seat
    """-1 for chance."""
    actions: Sequence[Any]
    """As in `legal`: large sets in compact form. Of chance: none, it rolls `dice`."""
    dice: int = 0
    """How many dice chance rolls."""


class Missing(Struct, frozen=True):
    """Why the seat cannot be advised yet: the rule, and the facts for a sentence about it."""

    rule: str
    facts: dict[str, Any]


class Entered(Struct, frozen=True, kw_only=True):
    """A position as far as it has been entered."""

    view: Any
    """What the seat sees."""
    turns: tuple[Turn, ...]
    missing: Missing | None
    """None once the archmage can be asked."""
    held: int = 0
    """Cards: how many cards the seat holds now."""


def enter(position: Position) -> Entered:
    """How a position stands; raises BrokenRecord for what cannot be."""
    game, state = reached(position)
    missing = None
    view = game.view(state, position.seat)
    try:
        view = question(position).view
    except BrokenRecord as broken:
        missing = Missing(broken.refusal.rule, dict(broken.refusal.facts))
    if isinstance(position, CardPosition):
        turns = tuple(_card_turns(position, state))
        held = cards_held(position)[position.seat]
        return Entered(view=view, turns=turns, missing=missing, held=held)
    turns = tuple(
        Turn(CHANCE, (), len(state.rolling))
        if seat == CHANCE
        else Turn(seat, game.legal(state, seat))
        for seat in game.to_act(state)
    )
    return Entered(view=view, turns=turns, missing=missing)


def _card_turns(position: CardPosition, state: cards.State) -> Iterator[Turn]:
    """Who may act next; a card of somebody else may be any that has not been seen."""
    for seat in cards.to_act(state):
        if state.phase is not cards.Phase.PLAY:
            yield Turn(seat, cards.legal(state, seat))
        elif seat == position.seat:
            yield Turn(seat, cards.legal(state, seat) if position.hand else ())
        else:
            yield Turn(seat, tuple(map(cards.Play, _unseen(position))))


def _unseen(position: CardPosition) -> Iterator[str]:
    seen = {position.turnup, *position.hand}
    seen |= {written[2] for written in position.actions if written[1] == "play"}
    return (card for card in DECK if card not in seen)
