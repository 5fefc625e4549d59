"""Matches among friends over HTTP."""

from typing import Annotated, Any, Final, TypeAlias

from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter

from stonehenge.coach.verdicts import Review
from stonehenge.daily import SEAT
from stonehenge.tables.deals.messages import Match, OpenMatch, Parting, PlayDeal
from stonehenge.tables.log.fold import TableState
from stonehenge.tables.messages import Ticket
from stonehenge.tables.network.api import ANYBODY, REFUSALS
from stonehenge.tables.network.daily import told_key
from stonehenge.tables.network.desk import Desk
from stonehenge.tables.network.session import address_of
from stonehenge.tables.network.sockets import TheDesk
from stonehenge.vocabulary import IllegalAction

Code: TypeAlias = Annotated[str, PathParameter(description="The code of a match")]


@post("/api/matches", responses=REFUSALS)
async def open_match(
    request: Request[Any, Any, Any], data: JSONBody[OpenMatch], desk: TheDesk
) -> Match:
    """Open a match among friends; its code makes the link."""
    desk.guard.count(desk.guard.tables, address_of(request, desk))
    return await desk.matches.match(await desk.matches.open(data), None)


@get("/api/matches/{code:str}", responses=REFUSALS, security=ANYBODY)
async def match(request: Request[Any, Any, Any], code: Code, desk: TheDesk) -> Match:
    """A match; what others made is told once the game of my profile is over."""
    return await _match(request, code, desk)


@post("/api/matches/{code:str}/tables", responses=REFUSALS)
async def play_match(
    request: Request[Any, Any, Any], code: Code, data: JSONBody[PlayDeal], desk: TheDesk
) -> Ticket:
    """Play a match, or go on with it; a new game begins at once."""
    desk.guard.count(desk.guard.tables, address_of(request, desk))
    return await desk.matches.play(code, data)


@get("/api/matches/{code:str}/moments", responses=REFUSALS, security=ANYBODY)
async def moments(request: Request[Any, Any, Any], code: Code, desk: TheDesk) -> list[Parting]:
    """Where the players chose differently; what a choice is worth is known of reviewed games."""
    found = await _match(request, code, desk)

    async def review(table: TableState) -> Review | None:
        return (await desk.reviews.look(table, SEAT)).review

    return await desk.matches.moments(found, review)


async def _match(request: Request[Any, Any, Any], code: str, desk: Desk) -> Match:
    """Whoever guesses codes too often has to wait."""
    address = address_of(request, desk)
    if not desk.guard.guesses.has_left(address):
        raise IllegalAction("too-fast")
    try:
        return await desk.matches.match(code, await told_key(request, desk))
    except IllegalAction as refusal:
        if refusal.rule == "no-such-match":
            desk.guard.count(desk.guard.guesses, address)
        raise


HANDLERS: Final = (open_match, match, play_match, moments)
