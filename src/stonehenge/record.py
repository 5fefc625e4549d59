"""The game record: a game is its options and its actions, chance included; replayed and checked."""

import errno
import gzip
import sys
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final, Literal, cast

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
    """A record that cannot be right: the index of the action, where one is to blame, and why."""

    def __init__(self, refusal: IllegalAction, index: int | None = None) -> None:
        self.refusal = refusal
        self.index = index
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
    """The state at the end of the record, once rules, result and chance have been checked."""
    game = game_of(record)
    chance = chance_of(record)
    state = start(record)
    for step in replay(record):
        state = step.after
        if chance and step.seat == CHANCE and step.action != game.draw(step.before, chance):
            raise BrokenRecord(IllegalAction("chance-mismatch"), step.index)
    if record.result != write_result(game.outcome(state)):
        raise BrokenRecord(IllegalAction("result-mismatch"))
    return state


def chance_of(record: Record) -> Seeded | None:
    """The chance that a record says it was played with; None while that is not revealed."""
    note = record.chance
    if isinstance(note, UnsetType):
        return None
    if not isinstance(note.seed, UnsetType):
        return Seeded(_bytes(note.seed, SEED_BYTES))
    if isinstance(note.secret, UnsetType):
        return None
    secret = _bytes(note.secret, SEED_BYTES)
    if note.commitment != commitment(secret).hex():
        raise BrokenRecord(IllegalAction("commitment-mismatch"))
    return Seeded(table_seed(secret, _nonces(record, note)))


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
        record = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        raise BrokenRecord(IllegalAction("not-a-record", reason=str(error))) from None
    except (msgspec.DecodeError, RecursionError):
        raise BrokenRecord(IllegalAction("not-json")) from None
    start(record)
    return record


def read_file(path: str) -> Iterator[Record]:
    """The records of a file."""
    return map(decode, read_lines(path))


def read_lines(path: str) -> Iterator[bytes]:
    """The records of a file as they stand there, one a line (`.gz`: packed, `-`: standard input).

    A file may also hold a single record over several lines.
    """
    with _open(path) as lines:
        first = lines.readline(LONGEST + 1)
        if not _is_json(first):
            first += lines.read(LONGEST)
        yield first
        while line := lines.readline(LONGEST + 1):
            if line.strip():
                yield line


def _is_json(line: bytes) -> bool:
    try:
        msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError):
        return False
    return True


@contextmanager
def _open(path: str) -> Iterator[IO[bytes]]:
    if path == "-":
        yield sys.stdin.buffer
    elif path.endswith(".gz"):
        try:
            with gzip.open(path, "rb") as packed:
                yield cast("IO[bytes]", packed)
        except (EOFError, zlib.error) as error:
            raise OSError(errno.EIO, "the compressed file is damaged", path) from error
    else:
        with Path(path).open("rb") as plain:
            yield plain
