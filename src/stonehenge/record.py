"""The game record: a game is its options and its actions, chance included; replayed and checked."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from stonehenge import cards, dice
from stonehenge.chance import NONCE_BYTES, SEED_BYTES, Seeded, commitment, table_seed
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


class ChanceNote(Struct, frozen=True, omit_defaults=True):
    """Where a record's chance came from: a seed, or a table's commitment, nonces and secret."""

    version: Literal[1]
    seed: str | UnsetType = UNSET
    commitment: str | UnsetType = UNSET
    nonces: dict[str, str] | UnsetType = UNSET
    secret: str | UnsetType = UNSET


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
    players: tuple[str, ...] | UnsetType = UNSET
    """What sits on each seat: `human`, or the level of a computer player."""
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


def read_action(game: AnyGame, written: Sequence[Any]) -> tuple[Seat, Any]:
    """The seat and the action that were written; refuses what is not an action of the game."""
    if len(written) < 2 or type(written[0]) is not int:
        raise IllegalAction("not-an-action")
    try:
        return written[0], msgspec.convert(written[1:], game.Action)
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
        if name not in record.options:
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
    if not isinstance(note.seed, UnsetType):
        return Seeded(_local_seed(note, note.seed))
    nonces = _nonces(record, note)
    published = b"" if isinstance(note.commitment, UnsetType) else _bytes(note.commitment, 32)
    if isinstance(note.secret, UnsetType):
        return None
    secret = _bytes(note.secret, SEED_BYTES)
    if published != commitment(secret):
        raise BrokenRecord(IllegalAction("commitment-mismatch"))
    return Seeded(table_seed(secret, nonces))


def _local_seed(note: ChanceNote, seed: str) -> bytes:
    """The seed of a local game; a table's promise beside it could be false, so there is none."""
    if note != ChanceNote(version=1, seed=seed):
        raise BrokenRecord(IllegalAction("seed-and-commitment"))
    return _bytes(seed, SEED_BYTES)


def _nonces(record: Record, note: ChanceNote) -> dict[int, bytes]:
    written = {} if isinstance(note.nonces, UnsetType) else note.nonces
    seats = {str(seat): seat for seat in range(len(record.seats))}
    if not written.keys() <= seats.keys():
        raise BrokenRecord(IllegalAction("bad-chance-note"))
    return {seats[seat]: _bytes(nonce, NONCE_BYTES) for seat, nonce in written.items()}


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
        raise BrokenRecord(IllegalAction("not-json")) from None


def _with_each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    said: dict[str, Any] = {}
    for key, value in pairs:
        if key in said:
            raise BrokenRecord(IllegalAction("key-twice", key=key))
        said[key] = value
    return said
