"""The daily deal over HTTP."""

from datetime import date
from typing import Annotated, Any, Final, Literal, TypeAlias

from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter

from stonehenge.chain import PublishedChain
from stonehenge.tables.deals.messages import Daily, PlayDeal, Standing, ToldSeed
from stonehenge.tables.messages import ProfileKey, Ticket
from stonehenge.tables.network.api import ANYBODY, REFUSALS
from stonehenge.tables.network.profiles import profile_key
from stonehenge.tables.network.session import address_of
from stonehenge.tables.network.sockets import TheDesk
from stonehenge.vocabulary import IllegalAction

GamePart: TypeAlias = Annotated[Literal["cards", "dice"], PathParameter(description="Which game")]
DayPart: TypeAlias = Annotated[str, PathParameter(description="A day (UTC), as `2026-11-16`")]


@get("/api/daily", responses=REFUSALS, security=ANYBODY)
async def daily(request: Request[Any, Any, Any], desk: TheDesk) -> Daily:
    """The deals of today; with the key of my profile, also what I have made of them."""
    return await desk.deals.todays(await told_key(request, desk))


async def told_key(request: Request[Any, Any, Any], desk: TheDesk) -> ProfileKey | None:
    """The key of a profile, where somebody tells one."""
    return await profile_key(request, desk) if "authorization" in request.headers else None


@get("/api/daily/days/{day:str}/{game:str}", responses=REFUSALS, security=ANYBODY)
async def standing(
    request: Request[Any, Any, Any], day: DayPart, game: GamePart, desk: TheDesk
) -> Standing:
    """Par and the results of all, once I have played the deal or the day is over."""
    return await desk.deals.standing(read_day(day), game, await told_key(request, desk))


@get("/api/daily/chain", responses=REFUSALS)
async def chain(desk: TheDesk) -> PublishedChain:
    """What binds the server to its daily deals: keep it, and `stonehenge verify` can use it."""
    return (await desk.deals.chain(desk.deals.today)).published


@get("/api/daily/days/{day:str}", responses=REFUSALS)
async def day_of_chain(day: DayPart, desk: TheDesk) -> ToldSeed:
    """A day in the chain; its seed is told once the day is over."""
    return await desk.deals.told(read_day(day))


@post("/api/daily/games/{game:str}", responses=REFUSALS)
async def play_daily(
    request: Request[Any, Any, Any],
    game: GamePart,
    data: JSONBody[PlayDeal],
    desk: TheDesk,
) -> Ticket:
    """Play today's deal, or go on with it; a new game begins at once."""
    desk.guard.count(desk.guard.tables, address_of(request, desk))
    deal = await desk.deals.daily_deal(desk.deals.today, game)
    return await desk.deals.play(deal, data)


def read_day(text: str) -> date:
    """A day in an address."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise IllegalAction("no-such-day") from None


HANDLERS: Final = (daily, standing, chain, day_of_chain, play_daily)
