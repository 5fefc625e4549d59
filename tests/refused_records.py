"""One record for each rule that a reader refuses by, the shortest that random games come upon."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, Final

import msgspec
from msgspec import Struct

from stonehenge import cards, dice, record
from stonehenge.chance import seed_from_number
from stonehenge.promises import commitment, old_commitment, promise
from stonehenge.testing import random_game
from stonehenge.vocabulary import CHANCE, AnyGame, IllegalAction


class Refused(Struct, frozen=True):
    """A line of the golden file: the text of a record, and why it is refused."""

    rule: str
    action: int | None
    """The index of the action that is to blame; null where it is not an action."""
    record: str


HANDS: Final = (("B5",), ("W1",), ("J2",))
FAULTY_DEALS: Final = (
    cards.Deal(HANDS[:2], "R8"),
    cards.Deal(HANDS, None),
    cards.Deal(HANDS, "B5"),
)
CARD_ACTIONS: Final[Sequence[cards.Action]] = (
    *(cards.Play(card) for card in cards.DECK),
    *(cards.Bid(tricks) for tricks in (*range(5), 21)),
    *FAULTY_DEALS,
)
DICE_ACTIONS: Final[Sequence[dice.Action]] = (
    *(dice.MagicCard(magic) for magic in dice.CARDS),
    dice.Faces(("B",) * 8),
    *(dice.Predict((number, colour)) for number in range(1, 6) for colour in dice.COLOURS),
    *(dice.Cross(number) for number in range(1, 6)),
    *(dice.Reroll(pair) for pair in combinations(range(7), 2)),
    dice.Reroll((1, 0)),
    dice.Stop(),
    *(kind(jester) for kind in (dice.Leave, dice.Score) for jester in (False, True)),
)
GAMES: Final[Sequence[tuple[AnyGame, Any, Sequence[Any]]]] = (
    (cards, cards.Options(seats=3), CARD_ACTIONS),
    (cards, cards.Options(seats=3, plus_minus_one=True), CARD_ACTIONS),
    (dice, dice.Options(seats=2), DICE_ACTIONS),
    (dice, dice.Options(seats=2, magic=True, jester_when_exact=False), DICE_ACTIONS),
)
SEEDS: Final = range(6)
LONGEST_SEARCH: Final = 120
"""The positions of each game that are searched; then comes its end."""


def refused_records() -> list[Refused]:
    """Records that are wrong before or after their actions, then those with a wrong action."""
    shortest: dict[str, Refused] = {}
    for refused in _searched():
        known = shortest.get(refused.rule)
        if known is None or len(refused.record) < len(known.record):
            shortest[refused.rule] = refused
    return [*_handmade(), *(shortest[rule] for rule in sorted(shortest))]


def _searched() -> Iterator[Refused]:
    for seed in SEEDS:
        for game, options, pool in GAMES:
            positions = list(random_game(game, options, seed))
            actions = [(position.seat, position.action) for position in positions[:-1]]
            indices = [*range(min(LONGEST_SEARCH, len(actions))), len(actions)]
            for index in indices:
                for seat, action, rule in _refusals(game, positions[index].state, pool):
                    tried = [*actions[:index], (seat, action)]
                    yield Refused(rule, index, _text(game, options, tried))


def _refusals(game: AnyGame, state: Any, pool: Sequence[Any]) -> Iterator[tuple[int, Any, str]]:
    """The first action of the pool that is refused by each rule."""
    rules = set()
    for seat in (*game.to_act(state)[:1], 0, 1, CHANCE):
        for action in pool:
            try:
                game.check(state, seat, action)
            except IllegalAction as refusal:
                if refusal.rule not in rules:
                    rules.add(refusal.rule)
                    yield seat, action, refusal.rule


def _text(game: AnyGame, options: Any, actions: Sequence[tuple[int, Any]]) -> str:
    names = [f"Seat {seat}" for seat in range(options.seats)]
    return record.encode(record.make(game, names, options, actions, None)).decode()


def _handmade() -> Iterator[Refused]:
    """What is wrong with a record before or after its actions."""
    right = _text(cards, cards.Options(seats=3), [(CHANCE, cards.Deal(HANDS, "R8"))])
    seeded = {"version": 1, "seed": seed_from_number(1).hex()}
    secret = {"version": 1, "commitment": old_commitment(bytes(32)).hex(), "secret": "01" * 32}
    yield Refused("not-json", None, right[:-1])
    yield Refused("key-twice", None, right.replace('"result"', '"result":{},"result"'))
    yield Refused("not-a-record", None, _with(right, version=2))
    yield Refused("unknown-game", None, _with(right, game="chess"))
    yield Refused("wrong-player-count", None, _with(right, seats=["Seat 0"]))
    yield Refused("unknown-option", None, _with_options(right, jokers=2))
    yield Refused("missing-option", None, right.replace('"clairvoyance":false,', ""))
    yield Refused("bad-option-value", None, _with_options(right, bidding="loud"))
    yield Refused("unsettled-option", None, _with_options(right, first_dealer="random"))
    yield Refused(
        "plus-minus-one-needs-open-bids",
        None,
        _with_options(right, bidding="secret", plus_minus_one=True),
    )
    yield Refused("not-an-action", 0, _with(right, actions=[[-1, "shuffle"]]))
    result = {"points": [0, 0, 0], "places": [1, 1, 1]}
    yield Refused("result-mismatch", None, _with(right, result=result))
    yield Refused("chance-mismatch", 0, _with(right, chance=seeded))
    yield Refused("bad-chance-note", None, _with(right, chance={"version": 1, "seed": "5c12"}))
    yield Refused("commitment-mismatch", None, _with(right, chance=secret))
    promised = _promised(right)
    swapped = {**promised, "nonces": {"0": "02" * 32}}
    yield Refused("promise-mismatch", None, _with(right, chance=swapped))
    yield Refused("first-mismatch", None, _with(right, chance=promised))
    both = {**seeded, "commitment": secret["commitment"]}
    yield Refused("seed-and-commitment", None, _with(right, chance=both))
    day = {"day": "2026-11-16", "game": "cards", "anchor": "00" * 32, "index": 1}
    yield Refused("chain-mismatch", None, _with(right, chance={**seeded, "daily": day}))


def _promised(text: str) -> dict[str, Any]:
    """The chance of a table with promises, where somebody else was asked to deal first."""
    options = msgspec.json.decode(text)["options"]
    return {
        "version": 2,
        "table": "ABC234",
        "asked": {**options, "first_dealer": 1 - options["first_dealer"]},
        "commitment": commitment(bytes(32)),
        "promises": {"0": promise("ABC234", "01" * 32)},
        "nonces": {"0": "01" * 32},
        "restarts": 0,
        "secret": bytes(32).hex(),
    }


def _with(text: str, **changed: Any) -> str:
    return msgspec.json.encode({**msgspec.json.decode(text), **changed}).decode()


def _with_options(text: str, **changed: Any) -> str:
    return _with(text, options={**msgspec.json.decode(text)["options"], **changed})
