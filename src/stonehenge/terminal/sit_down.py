"""From the command line to a seat: an unfinished game that fits the wish, or a new one."""

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from msgspec import Struct, UnsetType

from stonehenge import players
from stonehenge import record as records
from stonehenge.chance import Seeded, new_seed
from stonehenge.exit_codes import DONE, INTERRUPTED
from stonehenge.folders import data_folder
from stonehenge.locale import Words
from stonehenge.players.identity import with_versions
from stonehenge.players.levels import suggested
from stonehenge.record import BrokenRecord, Record
from stonehenge.terminal import saves
from stonehenge.terminal.files import reason
from stonehenge.terminal.paper import Paper, harmless, printable
from stonehenge.terminal.play import Sitting
from stonehenge.terminal.questions import LeftGame
from stonehenge.terminal.waking import Waking
from stonehenge.vocabulary import AnyGame, OptionValue, read_options, write_options

_DEFAULT_PLAYERS: Final = 4


class Wish(Struct, frozen=True):
    """What the person asked for; None where they left it to us."""

    players: int | None
    seat: int | None
    level: str | None
    seed: bytes | None
    options: Mapping[str, OptionValue]
    new: bool


class Occasion(Struct, frozen=True):
    """What kind of game it is: where it is kept while it runs, and who sits how at the table."""

    folder: str = "unfinished"
    sitting: type[Sitting] = Sitting
    record: Record | None = None
    """The game that begins, if it is not for us to draw."""


def play(
    game: AnyGame, wish: Wish, words: Words, command: str, occasion: Occasion | None = None
) -> int:
    """Plays a game in this terminal and returns the exit code."""
    paper, occasion = Paper(sys.stdout, os.environ), occasion or Occasion()
    folder = data_folder(os.environ)
    journal = _find(game, wish, folder / occasion.folder, words, paper)
    if journal is None:
        begun = occasion.record or new_game(game, wish, words)
        journal = saves.begin(folder / occasion.folder, begun)
        opponents = [name for name in journal.record.seats if name in players.NAMES]
        paper.line(words("game-new", game=game.NAME, names=", ".join(opponents)))
    else:
        paper.line(words("game-resumed", date=_date(journal.record)))
    waking = Waking(game.NAME, (kind for kind in records.kinds(journal.record) if kind != "human"))
    try:
        outcome = occasion.sitting(journal, words, paper, waking).play(sys.stdin)
    except (LeftGame, KeyboardInterrupt) as left:
        journal.close()
        paper.line()
        paper.line(words("game-saved", command=command))
        return DONE if isinstance(left, LeftGame) else INTERRUPTED
    finally:
        waking.close()
    path = journal.finish(outcome, folder / "games")
    paper.line(words("game-record", path=str(path)))
    return DONE


def _find(
    game: AnyGame, wish: Wish, folder: Path, words: Words, paper: Paper
) -> saves.Journal | None:
    """The latest unfinished game that is what the person asked for, if it can be had."""
    if wish.new:
        return None
    others = []
    for path in saves.unfinished(folder, game):
        with _trouble_told(path, words, paper):
            record = saves.peek(path)
            if not fits(wish, record):
                others.append(record)
            elif journal := saves.resume(path):
                return journal
            else:
                paper.line(words("game-busy"))
    if others:
        paper.line(words("game-other-unfinished", date=_date(others[0])))
    return None


@contextmanager
def _trouble_told(path: Path, words: Words, paper: Paper) -> Iterator[None]:
    """Tells the person about a saved game that cannot go on, and keeps a damaged one aside."""
    try:
        yield
    except FileNotFoundError:
        return  # another terminal has just finished it
    except OSError as error:
        paper.line(words("game-unreadable", path=printable(str(path)), why=error.strerror))
    except BrokenRecord as broken:
        aside = printable(str(saves.set_aside(path)))
        paper.line(words("game-damaged", path=aside, why=reason(words, broken)))


def fits(wish: Wish, record: Record) -> bool:
    """Whether an unfinished game has everything that was asked for."""
    kinds, chance = records.kinds(record), records.chance_of(record)
    return (
        wish.players in (None, len(record.seats))
        and wish.seat in (None, kinds.index("human"))
        and all(wish.level in (None, kind) for kind in kinds if kind != "human")
        and chance is not None
        and wish.seed in (None, chance.seed)
        and all(
            value == "random" or record.options.get(name) == value
            for name, value in wish.options.items()
        )
    )


def new_game(game: AnyGame, wish: Wish, words: Words) -> Record:
    """The record of a game that is about to begin; refuses a wish the rules forbid."""
    seats = wish.players or _DEFAULT_PLAYERS
    seed = wish.seed or new_seed()
    options = game.settle(read_options(game, seats, wish.options), Seeded(seed))
    game.start(options)
    human = wish.seat or 0
    names = list(players.NAMES[: seats - 1])
    names.insert(human, words("you-name"))
    kinds = [wish.level or suggested(game.NAME)] * seats
    kinds[human] = "human"
    return Record(
        game=game.NAME,
        seats=tuple(names),
        options=write_options(options),
        actions=(),
        result=None,
        date=datetime.now(UTC).isoformat(timespec="seconds"),
        players=with_versions(game.NAME, kinds),
        chance=records.seed_note(seed),
    )


def _date(record: Record) -> str:
    return (
        "" if isinstance(record.date, UnsetType) else harmless(record.date)[:16].replace("T", " ")
    )
