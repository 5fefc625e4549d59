"""What clients ask of the coach: hints at a table, and positions."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from litestar import Request

from stonehenge.coach.answers import Assessment
from stonehenge.coach.positions import question
from stonehenge.record import BrokenRecord
from stonehenge.tables.log import judge
from stonehenge.tables.log.fold import Owner
from stonehenge.tables.messages import AskCoach
from stonehenge.tables.network.desk import Desk
from stonehenge.tables.network.session import address_of
from stonehenge.tables.running.live import LiveTable
from stonehenge.vocabulary import IllegalAction

T = TypeVar("T")


async def hint(
    request: Request[Any, Any, Any], desk: Desk, live: LiveTable, owner: Owner
) -> Assessment:
    """The coach's answer to the decision of a seat: from its view, so it tells nothing hidden.

    It counts, and everybody is told of it, before it is answered.
    """
    table = live.table
    seat = judge.seat_of(table, owner)
    judge.hint(table, seat)
    game, since = table.rules, table.acted[seat]
    view, legal = game.view(table.game_state, seat), game.legal(table.game_state, seat)
    asking = desk.coaching.assess(address_of(request, desk), view, legal)
    answer = await while_waited_for(request, asking)
    await live.submit(lambda now: judge.hint(now, seat, since))
    return answer


async def assess(request: Request[Any, Any, Any], desk: Desk, asked: AskCoach) -> Assessment:
    """The coach's answer to a position."""
    about = await asyncio.to_thread(judged, question, asked.position)
    address = address_of(request, desk)
    asking = desk.coaching.assess(address, about.view, about.legal, asked.effort)
    return await while_waited_for(request, asking)


def judged(judge_: Callable[[Any], T], position: Any) -> T:
    """What is made of a position; refuses an impossible one with the action that is to blame."""
    try:
        return judge_(position)
    except BrokenRecord as broken:
        facts = {} if broken.index is None else {"action": broken.index}
        raise IllegalAction(broken.refusal.rule, **broken.refusal.facts, **facts) from None


async def while_waited_for(
    request: Request[Any, Any, Any], asking: Coroutine[Any, Any, Assessment]
) -> Assessment:
    """The answer; a question whose client has gone is given up."""
    answer, gone = asyncio.create_task(asking), asyncio.create_task(_gone(request))
    try:
        await asyncio.wait({answer, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not answer.done():
            raise IllegalAction("bad-request", reason="The client has gone.")
        return answer.result()
    finally:
        answer.cancel()
        gone.cancel()


async def _gone(request: Request[Any, Any, Any]) -> None:
    """Returns when the client has closed its connection."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
