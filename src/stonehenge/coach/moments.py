"""A moment of a recorded game as a position: with what a seat could know then, and nothing else."""

from collections.abc import Sequence
from typing import Any

from stonehenge import cards
from stonehenge import record as records
from stonehenge.coach.positions import (
    CardPosition,
    DicePosition,
    Position,
    SheetPosition,
    Written,
)
from stonehenge.record import Record, Step
from stonehenge.vocabulary import AnyGame, IllegalAction, OptionValue, Seat, write_options


def position_at(record: Record, done: int, seat: Seat | None = None) -> Position:
    """What a seat knew of the round after so many actions; by default whoever acts next.

    Refuses moments at which the seat was not asked, and rounds that no position can tell.
    """
    game = records.game_of(record)
    steps = list(records.replay(record))[: done + 1]
    following = steps[done] if done < len(steps) else None
    state = following.before if following else records.start(record)
    asked = game.to_act(state) if following else ()
    who = following.seat if following and seat is None else seat
    if who is None or who < 0 or who not in asked:
        raise IllegalAction("position-not-asked")
    since = _round_begins(game, steps[:done])
    begun = steps[since - 1].after if since else records.start(record)
    told = tuple(_known(game, steps[since:done], who, state))
    common: dict[str, Any] = {
        "seats": len(record.seats),
        "seat": who,
        "round": state.round,
        "options": _options(game, state.options),
        "actions": told,
    }
    if game is cards:
        return _of_cards(cards.view(state, who), steps[since - 1].before.totals, common)
    return _of_dice(game.view(begun, who), common)


def _of_cards(view: cards.View, totals: tuple[int, ...], common: dict[str, Any]) -> CardPosition:
    hand = view.hands[common["seat"]]
    if view.options.clairvoyance and view.round == 1:
        raise IllegalAction("position-clairvoyance")
    assert view.dealer is not None
    assert hand is not None
    return CardPosition(**common, dealer=view.dealer, hand=hand, turnup=view.turnup, totals=totals)


def _of_dice(view: Any, common: dict[str, Any]) -> DicePosition:
    sheets = tuple(
        SheetPosition(
            rows=sheet.rows, jester_row=tuple(box is not None for box in sheet.jester_row)
        )
        for sheet in view.sheets
    )
    return DicePosition(**common, seer=view.seer, magic=view.magic, sheets=sheets)


def _options(game: AnyGame, options: Any) -> dict[str, OptionValue]:
    """The options that differ from the defaults, without who began."""
    usual = write_options(game.Options(seats=options.seats))
    written = write_options(options)
    return {
        name: value
        for name, value in written.items()
        if name != game.FIRST and value != usual.get(name)
    }


def _round_begins(game: AnyGame, steps: Sequence[Step]) -> int:
    """How many actions there were when the present round had begun."""
    begins = 0
    for number, step in enumerate(steps, 1):
        if game.reached(step.after)[0] > game.reached(step.before)[0]:
            begins = number
    return begins


def _known(game: AnyGame, steps: Sequence[Step], seat: Seat, state: Any) -> list[Written]:
    """The actions as the seat knows them; what others decide at this moment is left out."""
    known: list[tuple[Seat, Any, bool]] = []
    for step in steps:
        open_ = step.seat == seat or game.is_public(step.before, step.seat, step.action)
        known.append((step.seat, step.action, open_))
        shown = {owner for owner, _ in game.revealed(step.before, step.seat, step.action)}
        known = [(who, action, told or who in shown) for who, action, told in known]
    return [
        records.write_action(who, action) if told else (who, "bid", None)
        for who, action, told in known
        if told or _is_over(game, state, action)
    ]


def _is_over(game: AnyGame, state: Any, action: Any) -> bool:
    """Whether the deciding that this action belongs to is over: only secret bids stay hidden."""
    return game is cards and isinstance(action, cards.Bid) and state.phase is cards.Phase.PLAY
