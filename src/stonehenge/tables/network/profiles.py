"""Profiles over HTTP; the key of the profile is the token of every request."""

import re
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from stonehenge.figures.choosing import Wanted
from stonehenge.figures.table import csv_text
from stonehenge.tables.messages import Listed, ProfileKey, Ticket, Tokens
from stonehenge.tables.network.api import OWNER, REFUSALS, TableId, download, token_of
from stonehenge.tables.network.session import address_of
from stonehenge.tables.network.sockets import TheDesk
from stonehenge.tables.profiles.messages import ProfileCode, TakeCode, You, YourFigures
from stonehenge.vocabulary import IllegalAction

_KEY: Final = re.compile(r"[A-Za-z0-9_-]{43}")

Key: TypeAlias = NamedDependency[ProfileKey]


async def profile_key(request: Request[Any, Any, Any], desk: TheDesk) -> ProfileKey:
    """The key in the header of a request; each counts, because some cost much."""
    desk.guard.count(desk.guard.profiles, address_of(request, desk))
    key = token_of(request)
    if not _KEY.fullmatch(key):
        raise IllegalAction("no-such-profile")
    return key


@get("/api/you", responses=REFUSALS, security=OWNER)
async def you(key: Key, desk: TheDesk) -> You:
    """My profile in a few numbers."""
    return await desk.profiles.you(key)


@post("/api/you/seats", responses=REFUSALS, status_code=200, security=OWNER)
async def claim_seats(key: Key, data: JSONBody[Tokens], desk: TheDesk) -> You:
    """Let the seats of these tokens belong to my profile; the first one makes it."""
    return await desk.profiles.claim(key, data.tokens)


@get("/api/you/tables", responses=REFUSALS, security=OWNER)
async def my_tables(key: Key, desk: TheDesk) -> list[Listed]:
    """The tables of my profile, the latest first."""
    return await desk.profiles.tables(key)


@post("/api/you/tables/{table_id:str}", responses=REFUSALS, security=OWNER)
async def my_seat(key: Key, table_id: TableId, desk: TheDesk) -> Ticket:
    """Play a seat of my profile on this device, too."""
    return await desk.profiles.ticket(key, table_id)


async def wanted_games(
    kind: Annotated[
        Literal["cards", "dice"], QueryParameter(name="game", description="Which game")
    ] = "cards",
    against: Annotated[
        str | None,
        QueryParameter(max_length=20, description="A level among the others, or `people`"),
    ] = None,
    players: Annotated[int | None, QueryParameter(ge=2, le=6)] = None,
    rules: Annotated[
        list[str] | None,
        QueryParameter(name="option", description="A rule, such as `bidding=covered`; repeatable"),
    ] = None,
    hints: Annotated[bool, QueryParameter(description="Whether games with hints count")] = False,
) -> Wanted:
    """The games that a request asks for."""
    options = dict(given.partition("=")[::2] for given in rules or ())
    return Wanted(game=kind, against=against, players=players, options=options, hints=hints)


@get("/api/you/figures", responses=REFUSALS, security=OWNER)
async def my_figures(key: Key, desk: TheDesk, wanted: NamedDependency[Wanted]) -> YourFigures:
    """The figures of my finished games of one kind."""
    return await desk.profiles.figures(key, wanted)


@get("/api/you/games.csv", responses=REFUSALS, security=OWNER, media_type="text/csv")
async def my_games_csv(key: Key, desk: TheDesk) -> Response[bytes]:
    """My finished games as a table, one row a game."""
    lines = [one.line for one in await desk.profiles.games(key)]
    return download(csv_text(lines).encode(), "text/csv", "games.csv")


@get(
    "/api/you/export",
    responses={
        **REFUSALS,
        200: ResponseSpec(dict[str, Any], description="The profile", generate_examples=False),
    },
    security=OWNER,
)
async def export(key: Key, desk: TheDesk) -> Response[bytes]:
    """All that the server has about my profile: its seats and its finished games."""
    return download(
        msgspec.json.encode(await desk.profiles.export(key)), "application/json", "profile.json"
    )


@post("/api/you/codes", responses=REFUSALS, security=OWNER)
async def make_code(key: Key, desk: TheDesk) -> ProfileCode:
    """A one-time code that gives my profile to another browser; a code made before is void."""
    return await desk.profiles.make_code(key)


@post("/api/you/browsers", responses=REFUSALS, status_code=200, security=OWNER)
async def take_code(
    request: Request[Any, Any, Any], key: Key, data: JSONBody[TakeCode], desk: TheDesk
) -> You:
    """Join the profile behind a one-time code, with the key of this browser."""
    address = address_of(request, desk)
    if not desk.guard.guesses.has_left(address):
        raise IllegalAction("too-fast")
    try:
        return await desk.profiles.take_code(key, data.code)
    except IllegalAction:
        desk.guard.count(desk.guard.guesses, address)
        raise


@delete("/api/you", responses=REFUSALS, status_code=204, security=OWNER)
async def delete_profile(key: Key, desk: TheDesk) -> None:
    """Delete my profile: keys, figures and reviews; games keep my actions, but not my name."""
    await desk.profiles.delete(key)


HANDLERS: Final = (
    you,
    claim_seats,
    my_tables,
    my_seat,
    my_figures,
    my_games_csv,
    export,
    make_code,
    take_code,
    delete_profile,
)
