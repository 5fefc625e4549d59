"""Keeps a table going: computer players move, also for absent owners and when a clock runs out.

A driver acts through the log like everybody else, so two nodes that drive the same table cannot
act twice. A table goes on only while the owner of at least one seat is connected.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from stonehenge import daily
from stonehenge.chance import Seeded
from stonehenge.promises import REVEAL_WITHIN
from stonehenge.record import write_action
from stonehenge.tables.log import judge, same_deals, starting
from stonehenge.tables.log.events import By, Event
from stonehenge.tables.log.fold import TableState
from stonehenge.tables.messages import Act
from stonehenge.tables.running.clock import Clock
from stonehenge.tables.running.failures import FailureLog
from stonehenge.tables.running.live import LiveTable
from stonehenge.tables.running.thinkers import Decision, Thinkers
from stonehenge.vocabulary import CHANCE, IllegalAction, Seat

RETRY_AFTER: Final = 1.0
"""Seconds to wait after a failure before trying again."""
RECKONING: Final = 8.0
"""Seconds for which everybody may read what a round brought before their clock starts."""


class Driver:
    """Does what one table needs without anybody asking."""

    def __init__(
        self,
        live: LiveTable,
        here: Callable[[], frozenset[Seat]],
        thinkers: Thinkers,
        failures: FailureLog,
        clock: Clock,
    ) -> None:
        self._live = live
        self._here = here
        self._thinkers = thinkers
        self._failures = failures
        self._clock = clock
        self._busy: dict[tuple[Seat, int], asyncio.Task[None]] = {}
        """Tasks that act for a seat, by the seat and the log number of its last action."""
        self._turns: dict[Seat, tuple[int, float]] = {}
        """For each seat that is to act: the log number of its last action, and since when."""
        self._away: dict[Seat, float] = {}
        """Since when each absent owner has been away."""
        self._reveals: tuple[str, float] | None = None
        """The closing that owners have to reveal for, and since when they can."""
        self._timer: asyncio.TimerHandle | None = None

    def close(self) -> None:
        """Stops everything that is under way."""
        if self._timer:
            self._timer.cancel()
        for task in self._busy.values():
            task.cancel()

    def look(self) -> None:
        """Starts what has to be done now, and sets a timer for what comes later."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        table = self._live.table
        here = self._here()
        self._note_absence(table, here)
        if not (here and table.awaits_reveals):
            self._reveals = None
        if here and table.closing is not None and table.awaits_reveals:
            self._await_reveals(table.closing)
            return
        if not here or table.phase != "playing" or table.paused:
            self._turns.clear()
            return
        waits = [*self._let_computers_move(table), *self._clocks(table), *self._absent(table)]
        if waits:
            self._look_in(min(waits))

    def _look_in(self, seconds: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(max(0.0, seconds), self.look)

    def _await_reveals(self, closing: str) -> None:
        """Gives owners their time to reveal, counted from when they can; then starts anew."""
        now = self._clock.monotonic()
        if self._reveals is None or self._reveals[0] != closing:
            self._reveals = closing, now
        left = self._reveals[1] + REVEAL_WITHIN - now
        if left > 0:
            self._look_in(left)
        else:
            self._work((CHANCE, self._live.table.seq), self._restart(closing))

    def clocks(self) -> tuple[int | None, ...] | None:
        """By seat: the milliseconds until its clock runs out, None where none runs."""
        table = self._live.table
        limit = table.settings.clock
        if not limit or table.phase != "playing" or table.paused:
            return None
        now = self._clock.monotonic()
        begun = {seat: self._turn(table, seat, now)[1] for seat in _asked(table)}
        return tuple(
            int(1000 * max(0.0, begun[seat] + limit - now)) if seat in begun else None
            for seat in range(len(table.chairs))
        )

    def _note_absence(self, table: TableState, here: frozenset[Seat]) -> None:
        now = self._clock.monotonic()
        away = {seat for seat in table.joined if seat not in here}
        self._away = {seat: self._away.get(seat, now) for seat in away}

    def _let_computers_move(self, table: TableState) -> list[float]:
        for seat in _deciding(table):
            level = table.chairs[seat].computer
            if level and self._may_think(table, level):
                self._start(seat, table, self._think(seat, level, table, "computer"))
            elif level:
                return [RETRY_AFTER]
        return []

    def _may_think(self, table: TableState, level: str) -> bool:
        """Whether a level decides now: where others play the same deal, it waits until it can."""
        if not table.same:
            return True
        ready = self._thinkers.player_for(table.game, level) == level
        return ready and same_deals.computers_play_on(table)

    def _clocks(self, table: TableState) -> list[float]:
        """Acts for seats whose time is up; returns the seconds that the others have left."""
        limit, now = table.settings.clock, self._clock.monotonic()
        self._turns = {seat: self._turn(table, seat, now) for seat in _asked(table)}
        waits = []
        for seat, (_, since) in self._turns.items() if limit else ():
            left = since + limit - now
            if left > 0:
                waits.append(left)
            else:
                self._start(seat, table, self._think(seat, judge.HOLD_LEVEL, table, "clock"))
        return waits

    def _turn(self, table: TableState, seat: Seat, now: float) -> tuple[int, float]:
        known = self._turns.get(seat)
        if known and known[0] == table.acted[seat]:
            return known
        return table.acted[seat], now + self._reckoning_left(table)

    def _reckoning_left(self, table: TableState) -> float:
        """Seconds for which the result of the last round is still read, so no clock runs."""
        if table.round_over is None:
            return 0.0
        gone = (self._clock.now() - table.round_over) / 1000
        return min(max(0.0, RECKONING - gone), RECKONING)  # the wall clock may jump

    def _absent(self, table: TableState) -> list[float]:
        """Hands seats of absent owners to a computer; returns the seconds until the next ones."""
        now, waits = self._clock.monotonic(), []
        for seat, since in self._away.items():
            left = since + table.settings.away_after - now
            if table.chairs[seat].held:
                continue
            if left > 0:
                waits.append(left)
            else:
                self._start(seat, table, self._hold(seat))
        return waits

    def _start(self, seat: Seat, table: TableState, work: Coroutine[Any, Any, None]) -> None:
        self._work((seat, table.acted[seat]), work)

    def _work(self, key: tuple[Seat, int], work: Coroutine[Any, Any, None]) -> None:
        if key in self._busy:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(self._watch(key, work))
        # a task that is cancelled before its first step never awaits the work
        task.add_done_callback(lambda _: work.close())
        self._busy[key] = task

    async def _watch(self, key: tuple[Seat, int], work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except IllegalAction:
            await asyncio.sleep(RETRY_AFTER)  # the table has changed meanwhile
        except Exception as error:  # noqa: BLE001 - a table that nobody looks at again stands still
            self._failures.report("moving for a seat", error)
            await asyncio.sleep(RETRY_AFTER)
        finally:
            self._busy.pop(key, None)
        self.look()

    async def _think(self, seat: Seat, level: str, table: TableState, by: By) -> None:
        begun = self._clock.monotonic()
        game, secret = table.rules, self._live.secret
        decision = Decision(
            game=game.NAME,
            seed=_seed(table, secret, seat),
            view=game.view(table.game_state, seat),
            legal=game.legal(table.game_state, seat),
            spare=table.settings.pace / 1000 if by == "computer" else 0.0,
        )
        player, action = await self._choose(table, level, decision)
        if by == "computer":
            pace = table.settings.pace / 1000
            await asyncio.sleep(max(0.0, begun + pace - self._clock.monotonic()))
        asked = Act(table.seq, list(write_action(seat, action)[1:]))

        def move(now: TableState) -> list[Event]:
            events = _act(now, secret, seat, asked, by)
            return [*judge.stand_in(now, seat, player), *events] if events else []

        await self._live.submit(move)

    async def _choose(self, table: TableState, level: str, asked: Decision) -> tuple[str, Any]:
        """The level that decides, and what it chooses; the same deal is played by no other."""
        if table.same:
            return level, await self._thinkers.choose_itself(level, asked)
        player = self._thinkers.player_for(asked.game, level)
        return player, await self._thinkers.choose(player, asked)

    async def _restart(self, closing: str) -> None:
        await self._live.submit(lambda now: starting.restart(now, closing, judge.HOLD_LEVEL))

    async def _hold(self, seat: Seat) -> None:
        await self._live.submit(lambda now: judge.hold(now, seat))


def _deciding(table: TableState) -> tuple[Seat, ...]:
    """The seats that decide now; where others play the same deal, in a fixed order."""
    if not table.same:
        return table.to_act
    people = [seat for seat, chair in enumerate(table.chairs) if chair.is_owned]
    return daily.whose_turn(table.to_act, people)


def _seed(table: TableState, secret: bytes, seat: Seat) -> bytes:
    """What fixes the randomness of a computer player in this decision."""
    if table.same:
        round_ = table.rules.reached(table.game_state)[0]
        return daily.decision_seed(secret, seat, round_, table.decided[seat])
    return Seeded(secret).derive(f"computer/{seat}/{table.seq}")


def _asked(table: TableState) -> list[Seat]:
    """The seats that are to act and have no computer player to do it."""
    return [seat for seat in table.to_act if not table.chairs[seat].computer]


def _act(table: TableState, secret: bytes, seat: Seat, asked: Act, by: By) -> list[Event]:
    if by == "computer" and not table.chairs[seat].computer:
        return []  # its owner has come back meanwhile
    return judge.act(table, secret, seat, asked, by)
