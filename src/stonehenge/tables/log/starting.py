"""The start of a game: owners promise and reveal their nonces, then chance begins."""

from typing import Any

from stonehenge import record as records
from stonehenge.chance import Seeded
from stonehenge.promises import Closing, old_seed, promise, seed
from stonehenge.tables import messages as ask
from stonehenge.tables.log import events as log
from stonehenge.tables.log.events import By, Event
from stonehenge.tables.log.fold import TableState, after
from stonehenge.vocabulary import CHANCE, IllegalAction, Seat, read_options, write_options


def start(table: TableState, secret: bytes) -> list[Event]:
    """The host starts the game: the closing is fixed."""
    _must(table.phase == "open", "game-has-begun")
    must_be_full(table)
    if table.chance == 1:
        return begin(table, secret)
    if table.closing is not None:
        return []
    missing = [table.names[seat] for seat in table.with_part if not table.chairs[seat].promise]
    _must(not missing, "not-promised", names=", ".join(missing))
    return [_fix_closing(table)]


def must_be_full(table: TableState) -> None:
    """Refuses to start while seats are free."""
    free = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "empty"]
    _must(not free, "seats-free", free=len(free))


def promised(table: TableState, seat: Seat, command: ask.Promise) -> list[Event]:
    """An owner promises a nonce; where the game only waits for that, the closing is fixed."""
    chair = table.chairs[seat]
    if chair.promise == command.promise:
        return []
    _must(table.chance != 1, "no-promises")
    _must(table.phase == "open", "game-has-begun")
    _must(table.closing is None, "game-starting")
    _must(seat in table.with_part, "part-lost")
    event = log.Promised(seat, command.promise)
    now = after(table.id, table, event, table.seq, table.at)
    if now.starting and now.promises.keys() >= set(now.with_part):
        return [event, _fix_closing(now)]
    return [event]


def revealed(table: TableState, secret: bytes, seat: Seat, command: ask.Reveal) -> list[Event]:
    """An owner reveals the promised nonce; after the last one the game begins."""
    chair = table.chairs[seat]
    if chair.nonce == command.nonce:
        return []
    _must(table.phase == "open", "game-has-begun")
    _must(table.closing is not None, "no-closing")
    _must(promise(table.id, command.nonce) == chair.promise, "nonce-mismatch")
    event = log.NonceRevealed(seat, command.nonce)
    now = after(table.id, table, event, table.seq, table.at)
    if now.nonces.keys() >= set(now.with_part):
        return [event, *begin(now, secret)]
    return [event]


def restart(table: TableState, closing: str | None, holder: str) -> list[Event]:
    """Time is up: those who have not revealed for this closing are left out of the game's chance.

    Computer players of the level `holder` play for them until they return.
    """
    if not table.awaits_reveals or table.closing != closing:
        return []
    missing = tuple(seat for seat in table.with_part if seat not in table.nonces)
    events: list[Event] = [log.Restarted(missing)]
    if len(missing) < len(table.with_part):
        events += [log.Held(s, holder, "away") for s in missing if not table.chairs[s].held]
    return events


def leave(table: TableState, seat: Seat) -> list[Event]:
    """An owner leaves before the game; a start that is under way is called off."""
    called_off = [log.Restarted((seat,))] if table.awaits_reveals else []
    return [*called_off, log.Emptied(seat, removed=False)]


def what_follows(table: TableState, state: Any, secret: bytes) -> list[Event]:
    """All that chance does before somebody has to decide; at the end the secret is told."""
    game = table.rules
    events: list[Event] = []
    while game.to_act(state) == (CHANCE,):
        action = game.draw(state, _chance(table, secret))
        events.append(acted(CHANCE, action, "chance"))
        state = game.apply(state, CHANCE, action)
    if not game.to_act(state) and not table.same:  # others may not have played the same deal yet
        events.append(log.Revealed(secret.hex()))
    return events


def acted(seat: Seat, action: Any, by: By) -> log.Acted:
    """An action as the log has it."""
    return log.Acted(seat, records.write_action(seat, action)[1:], by)


def begin(table: TableState, secret: bytes) -> list[Event]:
    """The start of the game and its first deal, magic card or roll."""
    asked = read_options(table.rules, len(table.chairs), table.asked)
    settled = table.rules.settle(asked, _chance(table, secret))
    return [
        log.Started(write_options(settled)),
        *what_follows(table, table.rules.start(settled), secret),
    ]


def _chance(table: TableState, secret: bytes) -> Seeded:
    if table.same:
        return Seeded(secret)
    if table.chance == 1:
        nonces = {seat: bytes.fromhex(nonce) for seat, nonce in table.nonces.items()}
        return Seeded(old_seed(secret, nonces))
    assert table.closing is not None
    return Seeded(seed(secret, table.closing, table.nonces))


def _fix_closing(table: TableState) -> log.ClosingFixed:
    parties = table.with_part
    closing = Closing(
        table=table.id,
        commitment=table.commitment,
        game=table.game,
        seats=len(table.chairs),
        asked=table.asked,
        restarts=table.restarts,
        promises={seat: table.promises[seat] for seat in parties},
    )
    return log.ClosingFixed(closing.text)


def _must(holds: bool, rule: str, **facts: object) -> None:
    if not holds:
        raise IllegalAction(rule, **facts)
