"""Moments of recorded games as positions: the same question, and nothing that was hidden."""

from typing import Any, Final

import msgspec
import pytest
from msgspec.structs import replace

from stonehenge import cards, dice
from stonehenge import record as records
from stonehenge.coach.entering import enter
from stonehenge.coach.moments import position_at
from stonehenge.coach.positions import Position, question, read_position
from stonehenge.record import BrokenRecord, Record
from stonehenge.testing import random_game
from stonehenge.vocabulary import CHANCE, AnyGame, IllegalAction, read_options

VARIANTS: Final[list[tuple[AnyGame, int, dict[str, Any]]]] = [
    (cards, 4, {}),
    (cards, 3, {"bidding": "covered"}),
    (cards, 3, {"bidding": "secret", "rounds": 6}),
    (cards, 5, {"plus_minus_one": True}),
    (dice, 3, {"target": 12}),
    (dice, 4, {"magic": True}),
]
EARLIER: Final = {"pad", "last_trick", "last_round", "drawn"}
"""What a view tells of rounds before this one, which no position holds."""
MEANWHILE: Final = {"to_act", "has_bid", "decided"}
"""Who has decided at this very moment: left out, since it is not known what."""


def played(game: AnyGame, seats: int, options: dict[str, Any]) -> Record:
    *turns, end = random_game(game, read_options(game, seats, options), 3)
    made = [(turn.seat, turn.action) for turn in turns]
    return records.make(game, ["?"] * seats, end.state.options, made, game.outcome(end.state))


def through_json(position: Position) -> Position:
    return read_position(msgspec.json.encode(position))


def essence(game: AnyGame, view: Any, left_out: set[str]) -> dict[str, Any]:
    told = msgspec.structs.asdict(view)
    options = replace(told.pop("options"), **{game.FIRST: 0})
    return {name: told[name] for name in told.keys() - left_out} | {"options": options}


@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS)
def test_a_moment_asks_what_the_seat_was_asked(
    game: AnyGame, seats: int, options: dict[str, Any]
) -> None:
    record = played(game, seats, options)
    for step in list(records.replay(record))[::4]:
        for seat in set(game.to_act(step.before)) - {CHANCE}:
            told = question(through_json(position_at(record, step.index, seat)))
            seen = game.view(step.before, seat)
            hidden = EARLIER | (MEANWHILE if seen.together else set())
            assert told.legal == game.legal(step.before, seat)
            assert essence(game, told.view, hidden) == essence(game, seen, hidden)


@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS)
def test_every_round_can_be_entered_action_by_action(
    game: AnyGame, seats: int, options: dict[str, Any]
) -> None:
    record = played(game, seats, options)
    middle = len(record.actions) * 2 // 3
    at = next(n for n in range(middle, 0, -1) if record.actions[n][0] >= 0)
    position = through_json(position_at(record, at))
    for count, written in enumerate(position.actions):
        offered = enter(replace(position, actions=position.actions[:count])).turns
        turn = next(turn for turn in offered if turn.seat == written[0])
        if turn.seat == CHANCE:
            assert turn.dice == len(written[2])
        elif written[1:] != ("bid", None) and (turn.seat, written[1]) != (position.seat, "play"):
            _, action = records.read_action(game, written)
            assert any(action in game.expand(choice) for choice in turn.actions)
    whole = enter(position)
    assert whole.missing is None
    assert whole.view == question(position).view


def test_nobody_is_asked_about_a_moment_of_chance_or_of_somebody_else() -> None:
    record = played(cards, 3, {"rounds": 2})
    for done, seat in ((0, None), (0, 0), (len(record.actions), 0), (1, 5)):
        with pytest.raises(IllegalAction, match="position-not-asked"):
            position_at(record, done, seat)
    blind = played(cards, 3, {"clairvoyance": True, "first_dealer": 0})
    bid = next(i for i, written in enumerate(blind.actions) if written[1] == "bid")
    with pytest.raises(IllegalAction, match="position-clairvoyance"):
        position_at(blind, bid)


def test_only_bids_that_are_still_hidden_may_be_left_open() -> None:
    record = played(cards, 3, {"bidding": "secret", "rounds": 3})
    at = next(i for i, written in enumerate(record.actions) if written[1] == "play")
    position = position_at(record, at)
    assert sorted(written[2] is None for written in position.actions) == [False, True, True]
    shown = replace(position, options={"bidding": "covered"})
    own = replace(position, actions=tuple((s, "bid", None) for s, *_ in position.actions))
    assert _refused(shown) == "position-bid-shown"
    assert _refused(own) == "not-an-action"


def test_what_is_missing_is_told_while_entering() -> None:
    text = b'{"game":"cards","seats":3,"seat":0,"round":2,"dealer":2,"hand":["B1"],"turnup":"R5"}'
    entered = enter(read_position(text))
    assert entered.missing is not None
    assert (entered.missing.rule, entered.missing.facts) == ("position-hand", {"cards": 2})
    assert entered.held == 2
    assert [turn.seat for turn in entered.turns] == [0]
    assert "R5" not in msgspec.json.encode(entered.turns).decode()


def _refused(position: Position) -> str:
    with pytest.raises(BrokenRecord) as broken:
        question(position)
    return broken.value.refusal.rule
