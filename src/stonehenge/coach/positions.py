"""Positions entered by hand: what a seat knows of a round, judged by the rules.

A position is the beginning of a round and the actions since then, as a record writes them. Nothing
hidden is part of it: where the rules need the cards of the others, any that fit are as good. A bid
that the seat does not know is written as null.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, combinations
from typing import Annotated, Any, Final, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from stonehenge import cards, dice
from stonehenge import record as records
from stonehenge.cards.rules import rounds
from stonehenge.cards.state import NUMBER, Card
from stonehenge.dice import rules as dice_rules
from stonehenge.dice.magic import MagicId
from stonehenge.dice.state import Mark
from stonehenge.players.cards.numbers import excluded_of, unseen_of
from stonehenge.players.dice.numbers import mark_number
from stonehenge.record import BrokenRecord
from stonehenge.vocabulary import CHANCE, AnyGame, IllegalAction, OptionValue, Seat, read_options

LONGEST: Final = 50_000
"""No position is longer; a longer one is refused unread."""

Written: TypeAlias = tuple[Any, ...]
"""An action as a record has it."""
Boxes: TypeAlias = Annotated[tuple[Mark | None, ...], Meta(min_length=5, max_length=5)]
Row: TypeAlias = Annotated[tuple[bool, ...], Meta(min_length=5, max_length=5)]


class _Base(Struct, frozen=True, kw_only=True, tag_field="game", forbid_unknown_fields=True):
    seats: int
    """How many play."""
    seat: Seat
    """Who asks."""
    round: int
    options: dict[str, OptionValue] = {}
    """Those that differ from the defaults; who begins follows from the round."""
    actions: tuple[Written, ...] = ()
    """What has happened in the round, without the deal and the magic card."""


class CardPosition(_Base, frozen=True, kw_only=True, tag="cards"):
    """A position of the card game."""

    dealer: Seat
    hand: tuple[Card, ...]
    """The cards that the seat holds now."""
    turnup: Card | None = None
    """None in the last round."""
    totals: tuple[int, ...] = ()
    """The points before the round; all 0 if left out."""


class SheetPosition(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A sheet of the dice game before the round."""

    rows: Annotated[tuple[Boxes, ...], Meta(min_length=4, max_length=4)]
    """The boxes x1..x5 of blue, green, yellow and red; null for a free one."""
    jester_row: Row = (False,) * 5
    """Which of the Jester boxes 1..5 are used."""


class DicePosition(_Base, frozen=True, kw_only=True, tag="dice"):
    """A position of the dice game."""

    seer: Seat
    magic: MagicId | None = None
    sheets: tuple[SheetPosition, ...] = ()
    """One for each seat; all empty if left out, which only round 1 allows."""


Position: TypeAlias = CardPosition | DicePosition


class Question(NamedTuple):
    """What the coach is asked."""

    game: AnyGame
    view: Any
    legal: tuple[Any, ...]


def read_position(data: bytes | str) -> Position:
    """The position in a piece of JSON; raises BrokenRecord for what has not the form of one."""
    if len(data) > LONGEST:
        raise BrokenRecord(IllegalAction("position-too-long", longest=LONGEST))
    try:
        read: Position = msgspec.convert(records.decode_json(data), Position)
    except msgspec.ValidationError as error:
        raise BrokenRecord(IllegalAction("not-a-position", reason=str(error))) from None
    return read


def question(position: Position) -> Question:
    """What the seat sees and may do; raises BrokenRecord with the reason if that cannot be."""
    game, state = reached(position)
    try:
        if isinstance(position, CardPosition):
            state = _with_hidden_hands(state, position)
        asked = game.to_act(state)
        _must(position.seat in asked, "position-not-asked")
    except IllegalAction as refusal:
        raise BrokenRecord(refusal) from None
    return Question(game, game.view(state, position.seat), game.legal(state, position.seat))


def reached(position: Position) -> tuple[AnyGame, Any]:
    """The game, and the state after the actions: of the others only cards that were played."""
    try:
        game, begun = _begun(position)
    except IllegalAction as refusal:
        raise BrokenRecord(refusal) from None
    return game, _played(game, begun, position)


def _must(holds: bool, rule: str, **facts: object) -> None:
    if not holds:
        raise IllegalAction(rule, **facts)


def _begun(position: Position) -> tuple[AnyGame, Any]:
    if isinstance(position, CardPosition):
        return cards, _dealt(position)
    return dice, _opened(position)


def _played(game: AnyGame, state: Any, position: Position) -> Any:
    for index, written in enumerate(position.actions):
        try:
            seat, action = records.read_action(game, _with_any_bid(position, written))
            game.check(state, seat, action)
        except IllegalAction as refusal:
            raise BrokenRecord(refusal, index) from None
        state = game.apply(state, seat, action)
    known = game.view(state, position.seat)
    for index, written in enumerate(position.actions):
        if _is_hidden_bid(written) and known.bids[written[0]] is not None:
            raise BrokenRecord(IllegalAction("position-bid-shown"), index)
    return state


def _with_any_bid(position: Position, written: Written) -> Written:
    """The same with a number where the bid is not known: any is as good, it cannot be seen."""
    hidden = _is_hidden_bid(written) and isinstance(position, CardPosition)
    return (*written[:2], 0) if hidden and written[0] != position.seat else written


def _is_hidden_bid(written: Written) -> bool:
    return len(written) == 3 and written[1] == "bid" and written[2] is None


def _options(game: AnyGame, position: Position, first: Mapping[str, int]) -> Any:
    options = read_options(game, position.seats, {**position.options, **first})
    _must(0 <= position.seat < position.seats, "position-no-seat", seats=position.seats)
    return options


def _dealt(position: CardPosition) -> cards.State:
    """The round after its deal, with the cards that are known: the own hand and those played."""
    first = (position.dealer - position.round + 1) % max(1, position.seats)
    options = _options(cards, position, {"first_dealer": first})
    state = cards.start(options)
    most = options.last_round
    _must(1 <= position.round <= most, "position-no-round", most=most)
    _must(0 <= position.dealer < position.seats, "position-no-seat", seats=position.seats)
    last = position.round == rounds(position.seats)
    _must(last == (position.turnup is None), "bad-turnup", tricks=position.round)
    _must(not options.clairvoyance or position.round > 1, "position-clairvoyance")
    totals = position.totals or (0,) * position.seats
    _must(len(totals) == position.seats, "position-totals", seats=position.seats)
    hands = _known_hands(position)
    before = replace(state, round=position.round - 1, totals=totals)
    return cards.apply(before, CHANCE, cards.Deal(hands, position.turnup))


def _known_hands(position: CardPosition) -> tuple[tuple[Card, ...], ...]:
    """By seat the cards it has played, and what the asking seat still holds."""
    hands: list[list[Card]] = [[] for _ in range(position.seats)]
    hands[position.seat] += position.hand
    for written in position.actions:
        if len(written) == 3 and written[1] == "play" and written[0] in range(position.seats):
            hands[written[0]].append(written[2])
    seen = [card for hand in hands for card in hand]
    seen += [position.turnup] if position.turnup else []
    for card in seen:
        _must(card in NUMBER, "no-such-card", card=card)
        _must(seen.count(card) == 1, "position-card-twice", card=card)
    return tuple(map(tuple, hands))


def cards_held(position: CardPosition) -> tuple[int, ...]:
    """By seat how many cards it holds now."""
    held = [position.round] * position.seats
    for seat, *action in position.actions:
        held[seat] -= action[0] == "play"
    return tuple(held)


def _with_hidden_hands(state: cards.State, position: CardPosition) -> cards.State:
    """The same with as many cards for the others as they hold; nobody sees which."""
    sizes = cards_held(position)
    wanted = sizes[position.seat]
    _must(len(position.hand) == wanted, "position-hand", cards=wanted)
    view = cards.view(state, position.seat)
    unseen = unseen_of(view).cards
    others = [seat for seat in range(position.seats) if seat != position.seat]
    _must(_can_be_dealt(unseen, others, sizes, excluded_of(view)), "position-voids")
    hands = list(state.hands)
    for seat in others:
        hands[seat], unseen = _take(unseen, sizes[seat])
    return replace(state, hands=tuple(hands))


def _can_be_dealt(
    unseen: int, seats: Sequence[Seat], sizes: Sequence[int], excluded: Sequence[int]
) -> bool:
    """Whether any group of seats finds enough cards that at least one of it may hold.

    By Hall's theorem that is enough for a deal to exist.
    """
    groups: Iterable[tuple[Seat, ...]] = chain.from_iterable(
        combinations(seats, size) for size in range(1, len(seats) + 1)
    )
    for group in groups:
        held_by_none = unseen
        for seat in group:
            held_by_none &= excluded[seat]
        if (unseen & ~held_by_none).bit_count() < sum(sizes[seat] for seat in group):
            return False
    return True


def _take(cards_left: int, number: int) -> tuple[int, int]:
    """So many of the cards, and the others."""
    taken = 0
    for _ in range(number):
        lowest = cards_left & -cards_left
        taken, cards_left = taken | lowest, cards_left ^ lowest
    return taken, cards_left


def _opened(position: DicePosition) -> dice.State:
    options = _options(dice, position, {"first_seer": position.seer})
    most = options.last_round
    _must(1 <= position.round <= most, "position-no-round", most=most)
    _must(options.magic == (position.magic is not None), "position-magic")
    state = dice.start(options)
    state = replace(state, round=position.round - options.magic)
    if position.sheets or position.round > 1:
        _must(len(position.sheets) == position.seats, "position-sheets", seats=position.seats)
        sheets = [_sheet(sheet, position.round, options.target) for sheet in position.sheets]
        marks, used = zip(*sheets, strict=True)
        state = replace(state, sheets=marks, jester_boxes=used)
    return dice.apply(state, CHANCE, dice.MagicCard(position.magic)) if position.magic else state


def _sheet(sheet: SheetPosition, round_: int, target: int) -> tuple[tuple[int, ...], int]:
    """Marks and used Jester boxes, if a sheet can look like this before a round."""
    marks = tuple(mark_number(mark) for row in sheet.rows for mark in row)
    for mark in marks:
        _must(mark == dice_rules.FREE or 0 <= mark <= dice_rules.XX, "position-mark", mark=mark)
    written = sum(mark != dice_rules.FREE for mark in marks)
    _must(written == round_ - 1, "position-boxes", written=written, wanted=round_ - 1)
    used = sum(1 << number for number, taken in enumerate(sheet.jester_row, 1) if taken)
    xs = dice_rules.count_xs(marks, used)
    _must(not dice_rules.enough_xs(xs, target), "position-over", target=target)
    return marks, used
