"""Games prepared for reviews: most choices are the coach's own, some are known to be bad."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

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


Mistake: TypeAlias = Callable[[dice.View, Sequence[Any]], Any]
"""A choice that is plainly bad where the position gives the opportunity, else nothing."""


def dice_game(mistakes: Sequence[Mistake] = (), seed: int = 8) -> tuple[Record, dict[int, Mistake]]:
    """A whole game of two archmages; seat 0 makes each mistake once, at most one a round.

    Also tells at which actions they were made.
    """
    chance, state = Seeded(seed_from_number(seed)), dice.start(dice.Options(seats=2))
    archmage = players.make(dice, "archmage", seed_from_number(0))
    actions: list[tuple[int, Any]] = []
    made: dict[int, Mistake] = {}
    rounds = {0}
    while acting := dice.to_act(state):
        seat = acting[0]
        if seat == CHANCE:
            action: Any = dice.draw(state, chance)
        else:
            view, legal = dice.view(state, seat), dice.legal(state, seat)
            action = archmage.choose(view, legal)
            for mistake in mistakes if seat == 0 and state.round not in rounds else ():
                if mistake not in made.values() and (bad := mistake(view, legal)) is not None:
                    made[len(actions)], action = mistake, bad
                    rounds.add(state.round)
                    break
        dice.check(state, seat, action)
        actions.append((seat, action))
        state = dice.apply(state, seat, action)
    record = records.make(
        dice,
        ("Henry", "Anya"),
        state.options,
        actions,
        dice.outcome(state),
        players=("human", "archmage"),
        chance=records.seed_note(seed_from_number(seed)),
    )
    return record, made


def predicts_a_plain_one(_view: dice.View, legal: Sequence[Any]) -> Any:
    """One of a colour as the first prediction: most rolls have two or more."""
    return dice.Predict((1, "B")) if dice.Predict((1, "B")) in legal else None


def gives_wizards_away(view: dice.View, legal: Sequence[Any]) -> Any:
    """The Seer lets Wizards count as a colour that it did not predict."""
    own = view.predictions[view.me]
    others = [one for one in legal if isinstance(one, dice.Wizard) and own and one.colour != own[1]]
    return others[0] if others else None


def wastes_a_jester_score(view: dice.View, legal: Sequence[Any]) -> Any:
    """Takes a Jester Score although the prediction came true."""
    prospect = view.prospects[view.me]
    wasted = [one for one in (dice.Leave(jester=True), dice.Score(jester=True)) if one in legal]
    return wasted[0] if wasted and prospect and prospect.exact else None


def stops_far_off(view: dice.View, legal: Sequence[Any]) -> Any:
    """The Seer stops after the first roll, with minus points."""
    prospect, own = view.prospects[view.me], view.predictions[view.me]
    far_off = prospect and own and abs(prospect.count - own[0]) >= 2
    return dice.Stop() if far_off and view.rolls == 1 and dice.Stop() in legal else None
