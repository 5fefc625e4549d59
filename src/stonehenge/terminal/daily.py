"""A daily deal in the terminal, without a server: equal choices give the game of everybody else."""

import hashlib
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any, TextIO

import msgspec
from msgspec import Struct

from stonehenge import chain, daily, players
from stonehenge import record as records
from stonehenge.daily import SEAT
from stonehenge.locale import Words
from stonehenge.players.identity import with_versions
from stonehenge.record import ChanceNote, DailyNote, Record
from stonehenge.terminal.play import Sitting
from stonehenge.terminal.sit_down import Occasion, Wish, play
from stonehenge.vocabulary import IllegalAction, Seat, write_options


class SeedFile(Struct, frozen=True, kw_only=True):
    """A day of a server's chain, as it tells it at `/api/daily/days/` once the day is over."""

    day: date
    index: int
    anchor: str
    seed: str


class DailySitting(Sitting):
    """A sitting at which computer players have fixed randomness, and nobody gives hints."""

    def _decide(self, state: Any, answers: TextIO) -> Any:
        return self._questions.ask(state, answers)

    def _computer(self, state: Any, seat: Seat) -> Any:
        round_, number = self._number(seat)
        luck = daily.decision_seed(self._chance.seed, seat, round_, number)
        player = players.make(self._game, self._kinds[seat], luck)
        return player.choose(self._game.view(state, seat), self._game.legal(state, seat))

    def _number(self, seat: Seat) -> tuple[int, int]:
        """The round, and how many decisions the seat has taken in it."""
        record, decided = self._journal.record, (0,) * len(self._names)
        state = records.start(record)
        for step in records.replay(record):
            state = step.after
            decided = daily.counted(decided, self._game, (step.before, state), step.seat)
        return self._game.reached(state)[0], decided[seat]


def read_seed_file(path: str) -> SeedFile:
    """The seed of a day; refuses a file that tells none, or one that does not fit its anchor."""
    try:
        told = msgspec.json.decode(Path(path).read_bytes(), type=SeedFile)
        seed, anchor = bytes.fromhex(told.seed), bytes.fromhex(told.anchor)
    except (msgspec.MsgspecError, ValueError, UnicodeError):
        raise IllegalAction("not-a-seed-file") from None
    if len(seed) != 32 or not 1 <= told.index <= chain.LONGEST:
        raise IllegalAction("not-a-seed-file")
    if chain.hashed_down(seed, told.index) != anchor:
        raise IllegalAction("chain-mismatch")
    return told


def play_daily(game: str, words: Words, seed_file: str | None) -> int:
    """Plays the deal of a seed file, or one that only the date decides; returns the exit code."""
    told = None if seed_file is None else read_seed_file(seed_file)
    day = told.day if told else datetime.now(UTC).date()
    day_seed = bytes.fromhex(told.seed) if told else _dated(day)
    record = _new_game(game, words, chain.game_seed(day_seed, game), told)
    level = records.kinds(record)[SEAT + 1]
    chance = records.chance_of(record)
    assert chance is not None
    wish = Wish(len(record.seats), SEAT, level, chance.seed, {}, new=False)
    command = f"stonehenge daily {game}" + (f" --seed-file {seed_file}" if seed_file else "")
    occasion = Occasion("daily", DailySitting, record)
    return play(records.GAMES[game], wish, words, command, occasion)


def _dated(day: date) -> bytes:
    """A seed that everybody without a server can make of a date."""
    return hashlib.sha256(f"stonehenge daily {day.isoformat()}".encode("ascii")).digest()


def _new_game(game: str, words: Words, seed: bytes, told: SeedFile | None) -> Record:
    terms = daily.terms(game)
    note = records.seed_note(seed)
    if told:
        of_day = DailyNote(day=told.day, game=game, anchor=told.anchor, index=told.index)
        note = ChanceNote(version=1, seed=told.seed, daily=of_day)
    return Record(
        game=game,
        seats=(words("you-name"), *players.NAMES[: terms.seats - 1]),
        options=write_options(daily.settled(terms, seed)),
        actions=(),
        result=None,
        date=datetime.now(UTC).isoformat(timespec="seconds"),
        players=with_versions(game, ["human", *terms.computers]),
        chance=note,
    )
