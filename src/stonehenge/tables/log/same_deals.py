"""Tables whose deal others play, too: nothing may happen there that would make it another game."""

from msgspec.structs import replace

from stonehenge import daily
from stonehenge.daily import SEAT, Terms
from stonehenge.tables import messages as ask
from stonehenge.tables.log import events as log
from stonehenge.tables.log import starting
from stonehenge.tables.log.events import Event, SameDeal, Settings
from stonehenge.tables.log.fold import TableState, fold
from stonehenge.tables.log.words import clean_name

_SETTINGS = Settings(hints=False)
_REFUSED = ask.Hold | ask.Close | ask.Rematch | ask.Fill | ask.Empty | ask.Arrange | ask.NameFirst


def open_table(
    terms: Terms, same: SameDeal, seed: bytes, name: str, kind: log.Kind = "human"
) -> list[Event]:
    """Opens a table for one person against the computer players of a deal; the game begins."""
    options = dict(terms.options)
    events: list[Event] = [
        log.Opened(terms.game, terms.seats, options, _SETTINGS, "", same=same),
        log.Joined(SEAT, clean_name(name), kind),
    ]
    for seat, computer in enumerate(terms.seated, SEAT + 1):
        events.append(log.Filled(seat, *computer))
    table = fold("", [log.Entry(0, 0, tuple(events))])
    return [*events, *starting.begin(table, seed)]


def allows(table: TableState, command: ask.Command) -> bool:
    """Whether a command leaves the game one that can be compared with the others of its deal."""
    if not table.same:
        return True
    if isinstance(command, ask.Adjust):
        return command.settings == replace(table.settings, pace=command.settings.pace)
    return not isinstance(command, _REFUSED)


def computers_play_on(table: TableState) -> bool:
    """Whether the computer players here would still choose as they did when the deal began."""
    if not table.same:
        return True
    seated = [(chair.level, chair.version) for chair in table.chairs if chair.level is not None]
    return daily.still_there(table.game, seated)
