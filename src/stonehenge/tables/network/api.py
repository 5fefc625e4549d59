"""The HTTP interface of the tables, for the page and for programs."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Annotated, Any, Final, Literal, TypeAlias

from litestar import MediaType, Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from stonehenge import notation
from stonehenge import record as records
from stonehenge.coach.answers import Assessment
from stonehenge.coach.entering import Entered, enter
from stonehenge.coach.moments import position_at
from stonehenge.coach.positions import Position
from stonehenge.players import levels
from stonehenge.tables.log.fold import Owner
from stonehenge.tables.messages import (
    AskCoach,
    Command,
    GameInfo,
    Guided,
    LessonSoFar,
    Listed,
    OneTime,
    OpenTable,
    Problem,
    Receipt,
    ReviewStatus,
    Steps,
    TableView,
    TakeSeat,
    Ticket,
    Tokens,
)
from stonehenge.tables.network import advice
from stonehenge.tables.network.connection import Connection
from stonehenge.tables.network.desk import Desk
from stonehenge.tables.network.session import abort_of, address_of
from stonehenge.tables.network.sockets import TheDesk
from stonehenge.tables.running import guided, history, updates
from stonehenge.tables.running.live import LiveTable
from stonehenge.tables.running.thinkers import Unready
from stonehenge.tables.running.tokens import hashed, is_code
from stonehenge.vocabulary import IllegalAction, Seat, all_options

_SCHEME: Final = "bearer "
MOST_LISTED: Final = 50
REFUSALS: Final = {
    status: ResponseSpec(Problem, description=why)
    for status, why in (
        (400, "The request cannot be understood."),
        (401, "The token is missing or is for no seat here."),
        (403, "Only the host may do that, or the request comes from another site."),
        (404, "There is no such table, link or seat."),
        (409, "A rule of the game or of the table forbids it."),
        (413, "The request is too long."),
        (429, "Too many requests; wait a little."),
        (503, "Nothing can be stored at the moment; try again."),
    )
}

OWNER: Final[list[dict[str, list[str]]]] = [{"token": []}]
ANYBODY: Final[list[dict[str, list[str]]]] = [{}, *OWNER]
"""For the documentation: whether the token of a seat is needed."""

TheTable: TypeAlias = NamedDependency[LiveTable]
Mine: TypeAlias = NamedDependency[Owner]
TableId: TypeAlias = Annotated[
    str, PathParameter(description="The id of a table: letters and digits")
]


async def owner(request: Request[Any, Any, Any], live: TheTable, desk: TheDesk) -> Owner:
    """The owner of the token in the request."""
    return await desk.owner(live, token_of(request), address_of(request, desk))


def token_of(request: Request[Any, Any, Any]) -> str:
    """The token or key in the header of a request."""
    given = request.headers.get("authorization", "")
    if not given.lower().startswith(_SCHEME):
        raise IllegalAction("bad-token")
    return given[len(_SCHEME) :].strip()


async def live_table(
    request: Request[Any, Any, Any], table_id: TableId, desk: TheDesk
) -> LiveTable:
    """The table that the request is about."""
    token = token_of(request) if "authorization" in request.headers else None
    return await desk.live_table(table_id, address_of(request, desk), token=token)


@get("/api/games", responses=REFUSALS)
async def games(desk: TheDesk) -> list[GameInfo]:
    """The games with all that can be chosen when a table is opened."""
    return [_info(name, desk.thinkers.unready) for name in records.GAMES]


def _info(name: str, unready: Unready) -> GameInfo:
    game = records.GAMES[name]
    most = max(game.PLAYERS)
    known = [level for level in levels.playable(name) if unready.get((name, level)) != "failed"]
    suggested = levels.suggested(name)
    return GameInfo(
        name=name,
        players=tuple(game.PLAYERS),
        levels=tuple(known),
        versions={level: levels.find(name, level).version for level in known},
        preparing=tuple(level for level in known if (name, level) in unready),
        default_level=suggested if suggested in known else levels.DEFAULT_LEVEL,
        options=game.choices(most),
        defaults=all_options(game.Options(seats=most)),
        first=game.FIRST,
        excluded=game.EXCLUDED,
    )


@post("/api/lessons/{game:str}", responses=REFUSALS, status_code=200)
async def lesson(
    game: Annotated[Literal["cards", "dice"], PathParameter(description="Which game is learned")],
    data: JSONBody[LessonSoFar],
) -> Guided:
    """A guided first game after what the learner has done so far; nothing of it is stored."""
    return await asyncio.to_thread(guided.guided, game, data.inputs)


@post("/api/tables", responses=REFUSALS)
async def open_table(
    request: Request[Any, Any, Any], data: JSONBody[OpenTable], desk: TheDesk
) -> Ticket:
    """Open a table and sit on its first seat."""
    desk.guard.count(desk.guard.tables, address_of(request, desk))
    return await desk.node.open(data)


@get("/api/tables", responses=REFUSALS)
async def public_tables(desk: TheDesk) -> list[Listed]:
    """The open tables whose hosts want to be found."""
    rows = await desk.node.store.public_tables(MOST_LISTED)
    return [updates.listed((await desk.node.live_table(row.id)).table) for row in rows]


@get("/api/tables/{table_id:str}", responses=REFUSALS)
async def table(live: TheTable) -> TableView:
    """A table as everybody sees it."""
    return updates.table_view(live.table)


@post("/api/tables/{table_id:str}/seats", responses=REFUSALS)
async def take_seat(
    request: Request[Any, Any, Any], live: TheTable, data: JSONBody[TakeSeat], desk: TheDesk
) -> Ticket:
    """Sit down at a table."""
    return await desk.node.join(live.id, data, address_of(request, desk))


@post("/api/tables/{table_id:str}/commands", responses=REFUSALS, status_code=200, security=OWNER)
async def command(live: TheTable, mine: Mine, data: JSONBody[Command], desk: TheDesk) -> Receipt:
    """Do something at a table: act in the game, say something, or what a host may do."""
    return Receipt(await desk.command(live.id, mine, data))


@get(
    "/api/tables/{table_id:str}/events",
    responses=REFUSALS,
    media_type="application/x-ndjson",
    security=ANYBODY,
)
async def events(
    request: Request[Any, Any, Any],
    live: TheTable,
    desk: TheDesk,
    since: Annotated[int, QueryParameter(ge=0, le=2**53)] = 0,
) -> Stream:
    """Updates of a table as they happen, one JSON object a line; without a token as a spectator."""
    if desk.draining:
        raise IllegalAction("stopping")
    address = address_of(request, desk)
    await desk.node.live_table(live.id, since)
    seat = None
    if "authorization" in request.headers:
        seat = await desk.sit(live, token_of(request), address)
    if not desk.guard.connections.open(address):
        raise IllegalAction("too-fast")
    lines = _lines(desk, live, Connection(seat), since, request)
    return Stream(lines, media_type="application/x-ndjson")


async def _lines(
    desk: Desk, live: LiveTable, connection: Connection, since: int, request: Request[Any, Any, Any]
) -> AsyncIterator[bytes]:
    address = address_of(request, desk)
    try:
        if connection.seat is not None:
            connection.seat = await desk.sit(live, token_of(request), address)
        connection.abort = abort_of(request)
        await desk.arrive(live, connection, since)
        async for line in connection.lines():
            yield line
    finally:
        desk.guard.connections.close(address)
        desk.depart(live, connection)


@get(
    "/api/tables/{table_id:str}/record.json",
    responses={
        **REFUSALS,
        200: ResponseSpec(dict[str, Any], description="The record", generate_examples=False),
    },
)
async def record_json(live: TheTable, desk: TheDesk) -> Response[bytes]:
    """The record of a finished game."""
    data = records.encode(
        await history.record_of(desk.node.store, live.table, desk.node.clock.now())
    )
    return download(data, "application/json", f"{live.id}.json")


@get("/api/tables/{table_id:str}/record.txt", responses=REFUSALS, media_type=MediaType.TEXT)
async def record_text(live: TheTable, desk: TheDesk) -> Response[bytes]:
    """The record of a finished game as text that people read."""
    text = notation.write(
        await history.record_of(desk.node.store, live.table, desk.node.clock.now())
    )
    return download(text.encode(), MediaType.TEXT, f"{live.id}.txt")


def download(data: bytes, media_type: str, name: str) -> Response[bytes]:
    """An answer that a browser keeps as a file."""
    disposition = f'attachment; filename="stonehenge-{name}"'
    return Response(data, media_type=media_type, headers={"content-disposition": disposition})


@get("/api/tables/{table_id:str}/steps", responses=REFUSALS)
async def steps(
    live: TheTable,
    desk: TheDesk,
    seat_seen: Annotated[
        Literal["all", "none", "0", "1", "2", "3", "4", "5"],
        QueryParameter(
            name="seat", description="Whose view: a seat, `none` for a spectator, or all"
        ),
    ] = "none",
    first: Annotated[int, QueryParameter(name="from", ge=0, le=100_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=500)] = 100,
) -> Steps:
    """A finished game step by step, as a seat saw it, or with all hands open."""
    record = await history.record_of(desk.node.store, live.table, desk.node.clock.now())
    return await asyncio.to_thread(history.steps, record, seat_seen, first, count)


@post("/api/tables/{table_id:str}/hint", responses=REFUSALS, status_code=200, security=OWNER)
async def hint(
    request: Request[Any, Any, Any], live: TheTable, mine: Mine, desk: TheDesk
) -> Assessment:
    """What the coach thinks of the decision that my seat is asked for; everybody is told of it."""
    return await advice.hint(request, desk, live, mine)


@get("/api/tables/{table_id:str}/position", responses=REFUSALS)
async def position(
    live: TheTable,
    desk: TheDesk,
    at: Annotated[int, QueryParameter(ge=0, le=100_000, description="Actions done so far")],
    seat_asked: Annotated[
        Literal["next", "0", "1", "2", "3", "4", "5"],
        QueryParameter(name="seat", description="Who asks: a seat, or whoever acted next"),
    ] = "next",
) -> Position:
    """A moment of a finished game as a position, with what the seat could know then."""
    record = await history.record_of(desk.node.store, live.table, desk.node.clock.now())
    seat = None if seat_asked == "next" else int(seat_asked)
    return await asyncio.to_thread(position_at, record, at, seat)


@post("/api/positions", responses=REFUSALS, status_code=200)
async def enter_position(data: JSONBody[Position]) -> Entered:
    """How a position stands that is being entered, and what may be entered next."""
    return await asyncio.to_thread(advice.judged, enter, data)


@post("/api/assess", responses=REFUSALS, status_code=200)
async def assess(
    request: Request[Any, Any, Any], data: JSONBody[AskCoach], desk: TheDesk
) -> Assessment:
    """What every choice of a position is worth, the best first."""
    return await advice.assess(request, desk, data)


SeatNumber: TypeAlias = Annotated[int, PathParameter(ge=0, le=5, description="Whose review")]


@get("/api/tables/{table_id:str}/review/{number:int}", responses=REFUSALS)
async def review(live: TheTable, number: SeatNumber, desk: TheDesk) -> ReviewStatus:
    """How things stand with the review of a seat in a finished game; ask every second or so."""
    return await desk.reviews.look(live.table, number)


@post("/api/tables/{table_id:str}/review/{number:int}", responses=REFUSALS, status_code=200)
async def ask_for_review(
    request: Request[Any, Any, Any], live: TheTable, number: SeatNumber, desk: TheDesk
) -> ReviewStatus:
    """Let the coach review the game of a seat; it is given up when nobody asks about it."""
    return await desk.reviews.ask(live.table, number, address_of(request, desk))


@post("/api/tables/{table_id:str}/link", responses=REFUSALS, security=OWNER)
async def make_link(request: Request[Any, Any, Any], live: TheTable, desk: TheDesk) -> OneTime:
    """A one-time code to go on with this seat on another device."""
    token = token_of(request)
    await desk.seat_of(live.id, token, address_of(request, desk))
    return OneTime(await desk.node.make_link(live.id, token))


@post("/api/links", responses=REFUSALS)
async def take_link(
    request: Request[Any, Any, Any], data: JSONBody[OneTime], desk: TheDesk
) -> Ticket:
    """Go on with a seat on this device."""
    try:
        return await desk.node.take_link(data.link)
    except IllegalAction:
        desk.guard.count(desk.guard.guesses, address_of(request, desk))
        raise


@post("/api/mine", responses=REFUSALS, status_code=200)
async def my_games(data: JSONBody[Tokens], desk: TheDesk) -> list[Listed]:
    """The tables of one's own seats, the latest first."""
    hashes = [hashed(token) for token in data.tokens]
    seats: Sequence[tuple[str, Seat]] = await desk.node.store.seats_of(hashes)
    mine = [(table_id, seat) for table_id, seat in seats if is_code(table_id)]
    tables = [updates.listed((await desk.node.live_table(t)).table, seat) for t, seat in mine]
    return sorted(tables, key=lambda one: one.changed, reverse=True)


@delete("/api/tables/{table_id:str}/me", responses=REFUSALS, status_code=204, security=OWNER)
async def forget_me(live: TheTable, mine: Mine, desk: TheDesk) -> None:
    """Take my name and what I said out of the table's log."""
    await desk.node.forget(live.id, mine)


@get("/healthz", responses=REFUSALS)
async def health(desk: TheDesk) -> dict[str, str]:
    """Whether the server works and can store and read; answers within two seconds."""
    await desk.health.check()
    return {"status": "draining" if desk.draining else "well"}


@get("/metrics", include_in_schema=False)
async def metrics(desk: TheDesk) -> Response[bytes]:
    """What the server counts about itself, for Prometheus."""
    return Response(desk.measure(), media_type="text/plain; version=0.0.4")


HANDLERS: Final = (
    games,
    lesson,
    open_table,
    public_tables,
    table,
    take_seat,
    command,
    events,
    record_json,
    record_text,
    steps,
    hint,
    position,
    enter_position,
    assess,
    review,
    ask_for_review,
    make_link,
    take_link,
    my_games,
    forget_me,
    health,
    metrics,
)
