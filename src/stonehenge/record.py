"""The game record: a game is its options and its actions, chance included; replayed and checked."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date, timedelta
from functools import cache
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from stonehenge import cards, chain, dice, promises
from stonehenge.chain import PublishedChain
from stonehenge.chance import SEED_BYTES, Seeded
from stonehenge.promises import Closing, PromiseFile
from stonehenge.vocabulary import (
    CHANCE,
    AnyGame,
    IllegalAction,
    OptionValue,
    Outcome,
    Seat,
    read_options,
    write_options,
)

GAMES: Final[Mapping[str, AnyGame]] = {"cards": cards, "dice": dice}
"""The games by their names."""

LONGEST: Final = 4_000_000
"""No honest record is longer; a longer line is refused unread."""
TEXT_START: Final = "Stonehenge record"
"""How games begin that are told as text (`stonehenge.notation`)."""


class DailyNote(Struct, frozen=True):
    """Which daily deal a record is of."""

    day: date
    game: str
    anchor: str
    """The seed of day 0 of the server's chain."""
    index: int
    """The number of the day in the chain."""


class ChanceNote(Struct, frozen=True, omit_defaults=True):
    """Where a record's chance came from: a seed, the deal of a day, or promises at a table."""

    version: Literal[1, 2]
    seed: str | UnsetType = UNSET
    """Of the game; of a daily deal the seed of the day, left out until the day is over."""
    daily: DailyNote | UnsetType = UNSET
    table: str | UnsetType = UNSET
    asked: dict[str, OptionValue] | UnsetType = UNSET
    """The options as they were asked for."""
    commitment: str | UnsetType = UNSET
    promises: dict[str, str] | UnsetType = UNSET
    nonces: dict[str, str] | UnsetType = UNSET
    restarts: int | UnsetType = UNSET
    secret: str | UnsetType = UNSET


class Computer(Struct, frozen=True):
    """A computer player: its level, and which version of that level it was."""

    level: str
    version: str


class Record(Struct, frozen=True, kw_only=True):
    """One finished or unfinished game, as it stands in a file."""

    format: Literal["stonehenge"] = "stonehenge"
    version: Literal[1] = 1
    game: str
    seats: tuple[str, ...]
    options: dict[str, OptionValue]
    actions: tuple[tuple[Any, ...], ...]
    result: dict[str, tuple[int, ...]] | None
    date: str | UnsetType = UNSET
    players: tuple[str | Computer, ...] | UnsetType = UNSET
    """What sits on each seat: `human`, a computer player, or its level without a version."""
    hints: tuple[Annotated[int, Meta(ge=0)], ...] | UnsetType = UNSET
    """For how many decisions each seat had a hint; left out where none were allowed."""
    chance: ChanceNote | UnsetType = UNSET


class Step(Struct, frozen=True):
    """One action of a replay, with the states around it."""

    index: int
    seat: Seat
    action: Any
    before: Any
    after: Any


class BrokenRecord(ValueError):
    """A record that cannot be right: why, which action is to blame, and the line of a text."""

    def __init__(
        self, refusal: IllegalAction, index: int | None = None, line: int | None = None
    ) -> None:
        self.refusal = refusal
        self.index = index
        self.line = line
        place = "" if index is None else f"action {index}: "
        super().__init__(f"{place}{refusal}")


def game_of(record: Record) -> AnyGame:
    """The rules a record is played by."""
    if record.game not in GAMES:
        raise BrokenRecord(IllegalAction("unknown-game", game=record.game, known=", ".join(GAMES)))
    return GAMES[record.game]


def kinds(record: Record) -> tuple[str, ...]:
    """What sits on each seat: `human` or a level; nothing if the record does not say."""
    told = () if isinstance(record.players, UnsetType) else record.players
    return tuple(one.level if isinstance(one, Computer) else one for one in told)


def make(
    game: AnyGame,
    seats: Sequence[str],
    options: Any,
    actions: Iterable[tuple[Seat, Any]],
    outcome: Outcome | None,
    **notes: Any,
) -> Record:
    """A record of a game as it was played; `notes` are its date, players and chance."""
    return Record(
        game=game.NAME,
        seats=tuple(seats),
        options=write_options(options),
        actions=tuple(write_action(seat, action) for seat, action in actions),
        result=write_result(outcome),
        **notes,
    )


def seed_note(seed: bytes) -> ChanceNote:
    """The chance of a local game."""
    return ChanceNote(version=1, seed=seed.hex())


def write_action(seat: Seat, action: Any) -> tuple[Any, ...]:
    """An action as it stands in a record: seat, verb, and what belongs to the verb."""
    return (seat, *(_listed(part) for part in msgspec.to_builtins(action)))


def _listed(part: Any) -> Any:
    """Lists where JSON has lists, so that what is written equals what is read."""
    return [_listed(item) for item in part] if isinstance(part, tuple | list) else part


@cache
def _holder(action: Any) -> Any:
    """A type with an action in it: msgspec reads it six times as fast as the union of actions."""
    return msgspec.defstruct("Holder", [("action", action)], array_like=True)


def read_action(game: AnyGame, written: Sequence[Any]) -> tuple[Seat, Any]:
    """The seat and the action that were written; refuses what is not an action of the game."""
    if len(written) < 2 or type(written[0]) is not int:
        raise IllegalAction("not-an-action")
    try:
        return written[0], msgspec.convert((written[1:],), _holder(game.Action)).action
    except msgspec.ValidationError as error:
        raise IllegalAction("not-an-action") from error


def write_result(outcome: Outcome | None) -> dict[str, tuple[int, ...]] | None:
    """The result as a record has it."""
    if outcome is None:
        return None
    fields: dict[str, Any] = msgspec.structs.asdict(outcome)
    return {name: tuple(fields[name]) for name in ("points", "jesters", "places") if name in fields}


def start(record: Record) -> Any:
    """The state before the first action; refuses options that are missing, unknown or at odds."""
    game = game_of(record)
    try:
        options = read_options(game, len(record.seats), record.options)
        _refuse_missing(game, record)
        return game.start(options)
    except IllegalAction as refusal:
        raise BrokenRecord(refusal) from None


def _refuse_missing(game: AnyGame, record: Record) -> None:
    for name in game.choices(len(record.seats)):
        if name not in record.options and name != "rounds":
            raise IllegalAction("missing-option", option=name)


def replay(record: Record) -> Iterator[Step]:
    """The game step by step, every action judged by the rules before it is applied."""
    game = game_of(record)
    state = start(record)
    for index, written in enumerate(record.actions):
        try:
            seat, action = read_action(game, written)
            game.check(state, seat, action)
        except IllegalAction as refusal:
            raise BrokenRecord(refusal, index) from None
        before, state = state, game.apply(state, seat, action)
        yield Step(index, seat, action, before, state)


def check(record: Record) -> Any:
    """The state at the end of the record, once rules, chance and result have been checked."""
    state = check_actions(record)
    if record.result != write_result(game_of(record).outcome(state)):
        raise BrokenRecord(IllegalAction("result-mismatch"))
    return state


def check_actions(record: Record) -> Any:
    """The state at the end of the record, once rules and chance have been checked."""
    chance = chance_of(record)
    state = start(record)
    for step in replay(record):
        state = step.after
        if chance and step.seat == CHANCE and not _is_drawn(game_of(record), step, chance):
            raise BrokenRecord(IllegalAction("chance-mismatch"), step.index)
    return state


def _is_drawn(game: AnyGame, step: Step, chance: Seeded) -> bool:
    """Whether this is what the seed gives; the order of the cards in a hand means nothing."""
    drawn = game.draw(step.before, chance)
    return drawn == step.action or bool(game.apply(step.before, CHANCE, drawn) == step.after)


def chance_of(record: Record) -> Seeded | None:
    """The chance that a record says it was played with; None while that is not revealed."""
    note = record.chance
    if isinstance(note, UnsetType):
        return None
    if not isinstance(note.daily, UnsetType):
        return _daily_chance(record, note, note.daily)
    if not isinstance(note.seed, UnsetType):
        return Seeded(_local_seed(note, note.seed))
    if note.version == promises.VERSION:
        return _promised_chance(record, note)
    nonces = _nonces(record, note)
    published = b"" if isinstance(note.commitment, UnsetType) else _bytes(note.commitment, 32)
    if isinstance(note.secret, UnsetType):
        return None
    secret = _bytes(note.secret, SEED_BYTES)
    if published != promises.old_commitment(secret):
        raise BrokenRecord(IllegalAction("commitment-mismatch"))
    return Seeded(promises.old_seed(secret, nonces))


def _local_seed(note: ChanceNote, seed: str) -> bytes:
    """The seed of a local game; a table's promise beside it could be false, so there is none."""
    if note != ChanceNote(version=1, seed=seed):
        raise BrokenRecord(IllegalAction("seed-and-commitment"))
    return _bytes(seed, SEED_BYTES)


def _daily_chance(record: Record, note: ChanceNote, daily: DailyNote) -> Seeded | None:
    """The chance of a daily deal, once the seed of its day has been hashed back to the anchor."""
    anchor = _bytes(daily.anchor, SEED_BYTES)
    if note != ChanceNote(version=1, seed=note.seed, daily=daily):
        raise BrokenRecord(IllegalAction("seed-and-commitment"))
    if daily.game != record.game or not 1 <= daily.index <= chain.LONGEST:
        raise BrokenRecord(IllegalAction("bad-chance-note"))
    if isinstance(note.seed, UnsetType):
        return None
    day_seed = _bytes(note.seed, SEED_BYTES)
    if chain.hashed_down(day_seed, daily.index) != anchor:
        raise BrokenRecord(IllegalAction("chain-mismatch"))
    chance = Seeded(chain.game_seed(day_seed, daily.game))
    _check_first(record, chance)
    return chance


def _check_first(record: Record, chance: Seeded) -> None:
    """Refuses a first dealer or Seer who was not drawn."""
    game = game_of(record)
    asked = {**record.options, game.FIRST: "random"}
    try:
        settled = game.settle(read_options(game, len(record.seats), asked), chance)
    except IllegalAction as refusal:
        raise BrokenRecord(refusal) from None
    if write_options(settled) != record.options:
        raise BrokenRecord(IllegalAction("first-mismatch"))


def check_chain(record: Record, kept: PublishedChain) -> None:
    """Refuses the record of a daily deal that is not of this chain, or not of its day."""
    note = record.chance
    if isinstance(note, UnsetType) or isinstance(note.daily, UnsetType):
        return
    daily = note.daily
    if daily.anchor != kept.anchor:
        raise BrokenRecord(IllegalAction("other-chain"))
    right = kept.first + timedelta(days=daily.index - 1)
    if daily.index > kept.length or daily.day != right:
        raise BrokenRecord(IllegalAction("swapped-day", day=str(daily.day), right=str(right)))


def daily_of(record: Record) -> DailyNote | None:
    """Which daily deal a record is of, if it is one whose seed is told."""
    note = record.chance
    if isinstance(note, UnsetType) or isinstance(note.daily, UnsetType):
        return None
    return None if isinstance(note.seed, UnsetType) else note.daily


def _promised_chance(record: Record, note: ChanceNote) -> Seeded | None:
    """The chance of a table of version 2, once secret, nonces and options fit what was promised."""
    closing, nonces = closing_of(record), note.nonces
    if isinstance(note.secret, UnsetType):
        return None
    secret = _bytes(note.secret, SEED_BYTES)
    owners = set(map(str, closing.promises))
    if isinstance(nonces, UnsetType) or not owners or nonces.keys() != owners:
        raise BrokenRecord(IllegalAction("bad-chance-note"))
    if closing.commitment != promises.commitment(secret):
        raise BrokenRecord(IllegalAction("commitment-mismatch"))
    for seat, promised in closing.promises.items():
        _bytes(nonces[str(seat)], promises.NONCE_BYTES)
        if promises.promise(closing.table, nonces[str(seat)]) != promised:
            raise BrokenRecord(IllegalAction("promise-mismatch", owner=seat))
    by_seat = {seat: nonces[str(seat)] for seat in closing.promises}
    chance = Seeded(promises.seed(secret, closing.text, by_seat))
    _check_options(record, closing, chance)
    return chance


def _check_options(record: Record, closing: Closing, chance: Seeded) -> None:
    """Refuses other options than were asked for, and a first dealer or Seer who was not drawn."""
    game = game_of(record)
    try:
        asked = read_options(game, closing.seats, closing.asked)
        settled = write_options(game.settle(asked, chance))
    except IllegalAction as refusal:
        raise BrokenRecord(refusal) from None
    if settled != record.options:
        raise BrokenRecord(IllegalAction("first-mismatch"))


def closing_of(record: Record) -> Closing:
    """The terms of a game that a record of version 2 tells; refuses a record without them."""
    note = record.chance
    if isinstance(note, UnsetType) or note.version != promises.VERSION:
        raise BrokenRecord(IllegalAction("kept-old-record"))
    seats = {str(seat): seat for seat in range(len(record.seats))}
    try:
        told = {seats[seat]: promise for seat, promise in (note.promises or {}).items()}
        closing = msgspec.convert(
            {
                "table": note.table,
                "commitment": note.commitment,
                "game": record.game,
                "seats": len(record.seats),
                "asked": note.asked,
                "restarts": note.restarts,
                "promises": told,
            },
            Closing,
        )
        return promises.read_closing(closing.text)
    except (KeyError, msgspec.ValidationError, IllegalAction):
        raise BrokenRecord(IllegalAction("bad-chance-note")) from None


def check_promise(record: Record, kept: PromiseFile) -> None:
    """Refuses a record that differs from what a client kept before and during the game."""
    if closing_of(record).text != kept.closing:
        raise BrokenRecord(IllegalAction("kept-closing-mismatch"))
    nonces = record.chance.nonces if isinstance(record.chance, ChanceNote) else UNSET
    if isinstance(nonces, UnsetType) or nonces.get(str(kept.seat)) != kept.nonce:
        raise BrokenRecord(IllegalAction("kept-nonce-mismatch", owner=kept.seat))


def chance_version(record: Record) -> int:
    """How the seed of a record came about, 1 or 2; 0 where the record does not tell its chance."""
    note = record.chance
    if isinstance(note, UnsetType):
        return 0
    hidden = isinstance(note.seed, UnsetType) and isinstance(note.secret, UnsetType)
    return 0 if hidden else note.version


def _nonces(record: Record, note: ChanceNote) -> dict[int, bytes]:
    written = {} if isinstance(note.nonces, UnsetType) else note.nonces
    seats = {str(seat): seat for seat in range(len(record.seats))}
    if not written.keys() <= seats.keys():
        raise BrokenRecord(IllegalAction("bad-chance-note"))
    return {seats[seat]: _bytes(nonce, promises.OLD_NONCE_BYTES) for seat, nonce in written.items()}


def _bytes(text: str, size: int) -> bytes:
    try:
        value = bytes.fromhex(text)
    except ValueError:
        value = b""
    if len(value) != size or value.hex() != text:
        raise BrokenRecord(IllegalAction("bad-chance-note"))
    return value


def encode(record: Record) -> bytes:
    """The record as one line of JSON, without the line's end."""
    return msgspec.json.encode(record)


def decode(data: bytes | str) -> Record:
    """The record in a piece of JSON; refuses what has not the form of one."""
    if len(data) > LONGEST:
        raise BrokenRecord(IllegalAction("record-too-long", longest=LONGEST))
    try:
        record = msgspec.convert(decode_json(data), Record)
    except msgspec.ValidationError as error:
        raise BrokenRecord(IllegalAction("not-a-record", reason=str(error))) from None
    start(record)
    return record


def decode_json(data: bytes | str) -> Any:
    """What a piece of JSON says; refuses what is not UTF-8, is not JSON or has a key twice."""
    try:
        text = data if isinstance(data, str) else data.decode()
        msgspec.json.decode(text)  # stricter than json, which takes NaN and half a character
        return json.loads(text, object_pairs_hook=_with_each_key_once)
    except UnicodeError as error:
        at = error.start if isinstance(error, UnicodeDecodeError) else 0
        raise BrokenRecord(IllegalAction("not-utf-8", byte=at + 1)) from None
    except (msgspec.DecodeError, json.JSONDecodeError, RecursionError):
        rule = "text-notation" if text.lstrip().startswith(TEXT_START) else "not-json"
        raise BrokenRecord(IllegalAction(rule)) from None


def _with_each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    said: dict[str, Any] = {}
    for key, value in pairs:
        if key in said:
            raise BrokenRecord(IllegalAction("key-twice", key=key))
        said[key] = value
    return said
