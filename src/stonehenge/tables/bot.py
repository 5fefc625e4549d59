"""The command `bot`: plays at a table with a class that the user has written.

A player that fails hands its seat to a computer player, so that nobody has to wait for it.
"""

import importlib
import os
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any, Final

from msgspec import Struct

from stonehenge import record as records
from stonehenge.chance import new_seed
from stonehenge.exit_codes import DONE, FAILED
from stonehenge.locale import Words, from_environment
from stonehenge.players import Player, make
from stonehenge.players.levels import DEFAULT_LEVEL, UnknownLevel, find
from stonehenge.players.making import new_player
from stonehenge.record import BrokenRecord
from stonehenge.tables.client import News, Table
from stonehenge.tables.messages import Hold, Leave
from stonehenge.vocabulary import AnyGame, IllegalAction

LEAVE_WITHIN: Final = 2.0
"""Seconds that leaving the table may take."""
_TOO_LATE: Final = ("already-acted", "game-paused", "game-over", "table-closed")
"""Refusals of an action that was only too late."""


class BotError(Exception):
    """What went wrong, in one sentence."""


class BotConfig(Struct, frozen=True, kw_only=True):
    """Who is to play, and where."""

    player: str
    """A class as `module:Class`, or a level of our own players."""
    url: str
    """The invite link of the table."""
    name: str | None = None
    seats: int = 1
    stay: bool = False
    """Whether to come along to a rematch."""


def play(config: BotConfig) -> int:
    """Plays until the game is over; returns the exit code."""
    try:
        game = records.GAMES[Table.watch(config.url).look().game]
        name, new_player = _find(config.player, game)
        players = [new_player() for _ in range(config.seats)]
        guests = [_Guest(config, config.name or name, player) for player in players]
    except (IllegalAction, OSError, ValueError) as error:
        raise BotError(_sentence(config.url, error)) from None
    # each seat has a thread that waits for its updates; Ctrl-C ends them all
    threads = [Thread(target=guest.run, daemon=True) for guest in guests]
    for thread in threads:
        thread.start()
    try:
        for thread in threads:
            thread.join()
    except KeyboardInterrupt:
        for guest in guests:
            guest.leave()
        raise
    return max(guest.code for guest in guests)


class _Guest:
    """One seat and the player on it."""

    def __init__(self, config: BotConfig, name: str, player: Player) -> None:
        self.code = DONE
        self._config = config
        self._name = name
        self._player = player
        self._sit(config.url)

    def _sit(self, url: str, before: str | None = None) -> None:
        self._table = Table.join(url, name=self._name, before=before)
        print(f"{self._name} sits at {self._table.url}", flush=True)

    def run(self) -> None:
        """Plays one game, and with `stay` every rematch."""
        try:
            while rematch := self._play():
                self._sit(rematch, self._table.token)
        except (BotError, IllegalAction, OSError, ValueError) as error:
            self._fail(_sentence(self._table.url, error))

    def leave(self) -> None:
        """Leaves the table."""
        with suppress(IllegalAction, OSError, ValueError):
            seat = Table.resume(self._table.url, self._table.token or "", patience=LEAVE_WITHIN)
            seat.command(Leave())

    def _play(self) -> str | None:
        """Plays one game; returns the address of the rematch, if there is one to play."""
        is_over = False
        for update in self._table.updates():
            if update.my_turn and not self._answer(update):
                return None
            if update.table.phase == "over" and not is_over:
                is_over = True
                self._tell_result(update)
                self._tell_proof()
            if update.table.phase == "closed" or (is_over and not self._config.stay):
                return None
            if update.table.rematch:
                return self._table.url.removesuffix(self._table.code) + update.table.rematch
        return None

    def _answer(self, update: News) -> bool:
        """Takes the action that the player chooses; False if it failed or chose an illegal one."""
        try:
            action = self._player.choose(update.view, update.legal)
            written = records.write_action(0, action)[1:]
        except Exception as error:  # noqa: BLE001 - whatever the user's code does
            # without our own frame, which says nothing about the user's mistake
            frames = error.__traceback__.tb_next if error.__traceback__ else None
            print(
                "".join(traceback.format_exception(error.with_traceback(frames))), file=sys.stderr
            )
            self._hand_over(f"failed with {type(error).__name__}")
            return False
        try:
            self._table.act(update, list(written))
        except IllegalAction as refusal:
            if refusal.rule in _TOO_LATE:
                return True
            self._hand_over(f"answered {action!r}, which is refused: {refusal}")
            return False
        return True

    def _hand_over(self, what: str) -> None:
        with suppress(IllegalAction):
            self._table.command(Hold(DEFAULT_LEVEL))
        self._fail(f"{self._name} {what}; a computer player goes on with the seat")

    def _tell_result(self, update: News) -> None:
        outcome, seat = update.view.outcome, update.you
        points, place = outcome.points[seat], outcome.places[seat]
        print(
            f"{self._name} has {points} points, place {place} of {len(outcome.places)}", flush=True
        )

    def _tell_proof(self) -> None:
        """Says whether the deals are proved; a record that does not fit is an error."""
        self._table.record()
        proof = self._table.proof
        if proof is None or proof.unproved is None:
            print(f"{self._name} has checked that nobody chose the deals", flush=True)
        else:
            print(f"{self._name}: {_words_for(proof.unproved)}", flush=True)

    def _fail(self, sentence: str) -> None:
        self.code = FAILED
        print(f"stonehenge bot: {sentence}", file=sys.stderr, flush=True)


def _find(player: str, game: AnyGame) -> tuple[str, Callable[[], Player]]:
    """The name of a player, and a function that makes one."""
    if ":" in player:
        cls = _class(player)
        return cls.__name__, lambda: _new(cls, player, game)
    try:
        find(game.NAME, player)
    except UnknownLevel as unknown:
        raise BotError(f"{unknown}, and a player of your own is module:Class") from None
    return player.capitalize(), lambda: make(game, player, new_seed())


def _class(player: str) -> Any:
    module, _, name = player.partition(":")
    sys.path.insert(0, str(Path.cwd()))
    try:
        cls = getattr(importlib.import_module(module), name, None)
    except Exception as error:
        raise BotError(f"{module} cannot be imported: {type(error).__name__}: {error}") from error
    if not isinstance(cls, type):
        raise BotError(f"{module} has no class '{name}'")
    if not callable(getattr(cls, "choose", None)):
        raise BotError(f"{player} has no method choose(view, legal)")
    return cls


def _new(cls: Any, player: str, game: AnyGame) -> Player:
    try:
        return new_player(cls, game, new_seed())
    except Exception as error:
        raise BotError(f"{player}() fails: {type(error).__name__}: {error}") from error


def _sentence(url: str, error: Exception) -> str:
    if isinstance(error, BrokenRecord):
        return f"{url}: {_words_for(error.refusal)}"
    if isinstance(error, IllegalAction):
        return f"{url}: {_words_for(error)}"
    if isinstance(error, OSError):
        return f"{url} cannot be reached: {error.strerror or error}"
    return str(error)


def _words_for(refusal: IllegalAction) -> str:
    """The refusal as a sentence; a newer server may have rules that we have no words for."""
    with suppress(LookupError, ValueError):
        return Words(from_environment(os.environ)).refusal(refusal)
    return str(refusal)
