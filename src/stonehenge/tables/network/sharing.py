"""Finished games as pictures, and as links that unfold in messengers."""

import asyncio
from collections.abc import Mapping
from datetime import date
from functools import cache
from html import escape
from typing import Annotated, Any, Final, Literal, TypeAlias

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from stonehenge import dice
from stonehenge.daily import SEAT
from stonehenge.locale import Words
from stonehenge.tables.log.fold import TableState
from stonehenge.tables.network.api import REFUSALS, TheTable
from stonehenge.tables.network.desk import Desk
from stonehenge.tables.network.session import address_of
from stonehenge.tables.network.sockets import TheDesk
from stonehenge.tables.pictures.lines import DailyResult, GameResult, daily_line, game_line
from stonehenge.tables.pictures.results import daily_picture, game_picture
from stonehenge.tables.running.history import refuse_running
from stonehenge.tables.running.tokens import is_code
from stonehenge.tables.storage.database import StoreError
from stonehenge.vocabulary import IllegalAction, Outcome

Language: TypeAlias = Literal["en", "de", "nl"]
Result: TypeAlias = DailyResult | GameResult
_KEPT: Final = 64
"""Pictures that are kept in memory."""

_words: Final = cache(Words)


async def result_of(desk: Desk, table: TableState) -> Result:
    """What a picture tells of a finished game."""
    refuse_running(table)
    outcome = table.outcome
    if outcome is None:
        raise IllegalAction("game-not-over")
    if table.same is None or table.same.day is None:
        return _game_result(table, outcome)
    rounds = table.rules.finished_rounds(table.game_state)
    par = await desk.node.store.deals.par(table.same.deal)
    return DailyResult(
        day=date.fromisoformat(table.same.day),
        game=table.game,
        points=outcome.points[SEAT],
        par=sum(par) / len(par) if par else None,
        rounds=tuple(came - said for said, came in (one[SEAT] for one in rounds)),
    )


def _game_result(table: TableState, outcome: Outcome) -> GameResult:
    result = GameResult(
        game=table.game,
        rounds=outcome.rounds,
        names=table.names,
        points=tuple(outcome.points),
        places=tuple(outcome.places),
        hints=tuple(chair.hints > 0 for chair in table.chairs),
    )
    seen = table.rules.view(table.game_state, None)
    if not isinstance(seen, dice.View):
        return result
    xs = tuple(sheet.xs for sheet in seen.sheets)
    return result._replace(xs=xs, target=table.game_state.options.target)


class Pictures:
    """Draws pictures one at a time, and keeps the last ones."""

    def __init__(self) -> None:
        self._drawn: dict[tuple[Result, Language], bytes] = {}
        self._lock = asyncio.Lock()

    async def of(self, result: Result, language: Language) -> bytes:
        """The picture of a result."""
        async with self._lock:
            key = (result, language)
            picture = self._drawn.pop(key, None)
            if picture is None:
                picture = await asyncio.to_thread(_draw, result, language)
            self._drawn[key] = picture
            while len(self._drawn) > _KEPT:
                del self._drawn[next(iter(self._drawn))]
            return picture


def _draw(result: Result, language: Language) -> bytes:
    words = _words(language)
    if isinstance(result, DailyResult):
        return daily_picture(result, words)
    return game_picture(result, words)


_DRAWN: Final[Any] = {
    **REFUSALS,
    200: ResponseSpec(bytes, description="The picture", media_type="image/png"),
}
InLanguage: TypeAlias = Annotated[Language, QueryParameter(name="lang", description="Its language")]


@get("/api/tables/{table_id:str}/picture.png", responses=_DRAWN, media_type="image/png")
async def picture(
    live: TheTable,
    desk: TheDesk,
    pictures: NamedDependency[Pictures],
    language: InLanguage = "en",
) -> Response[bytes]:
    """The result of a finished game as a picture of 1200 by 630; of a daily deal without cards."""
    return _png(await pictures.of(await result_of(desk, live.table), language))


@get("/api/daily/results/{code:str}/picture.png", responses=_DRAWN, media_type="image/png")
async def daily_picture_of(
    request: Request[Any, Any, Any],
    code: Annotated[str, PathParameter(description="The code of a link to a result")],
    desk: TheDesk,
    pictures: NamedDependency[Pictures],
    language: InLanguage = "en",
) -> Response[bytes]:
    """The picture behind a link to the result of a daily deal; the link does not tell the table."""
    table = await _shared(desk, code, address_of(request, desk))
    return _png(await pictures.of(await result_of(desk, table), language))


def _png(drawn: bytes) -> Response[bytes]:
    headers = {"cache-control": "public, max-age=300"}
    return Response(drawn, media_type="image/png", headers=headers)


async def _shared(desk: Desk, code: str, address: str) -> TableState:
    """The table whose result a link tells; whoever guesses codes too often has to wait."""
    if not desk.guard.guesses.has_left(address):
        raise IllegalAction("too-fast")
    table_id = await desk.node.store.deals.shared(code) if is_code(code) else None
    if table_id is None:
        desk.guard.count(desk.guard.guesses, address)
        raise IllegalAction("no-such-table")
    return (await desk.node.live_table(table_id)).table


async def _of_table(desk: Desk, table_id: str, address: str) -> TableState:
    return (await desk.live_table(table_id, address)).table


_FINDERS: Final = {"g": _of_table, "d": _shared}
"""By the first part of an address, how its table is found."""
_PICTURES: Final = {"g": "/api/tables", "d": "/api/daily/results"}


async def tags(desk: Desk, public_url: str, request: Request[Any, Any, Any]) -> str:
    """What messengers read of a link to a finished game; nothing where there is nothing to tell."""
    kind, code = (*request.url.path.split("/"), "", "")[1:3]
    find = _FINDERS.get(kind)
    if find is None:
        return ""
    try:
        result = await result_of(desk, await find(desk, code, address_of(request, desk)))
    except (IllegalAction, StoreError):
        return ""
    language = request.query_params.get("lang")
    known: Language = "de" if language == "de" else "nl" if language == "nl" else "en"
    words = _words(known)
    line = daily_line if isinstance(result, DailyResult) else game_line
    told = line(result, words)  # type: ignore[arg-type]
    return _written(
        {
            "og:type": "website",
            "og:site_name": "Stonehenge",
            "og:title": told,
            "og:description": words("page-hero-about"),
            "og:url": f"{public_url}/{kind}/{code}",
            "og:image": f"{public_url}{_PICTURES[kind]}/{code}/picture.png?lang={known}",
            "og:image:type": "image/png",
            "og:image:width": "1200",
            "og:image:height": "630",
            "og:image:alt": told,
            "twitter:card": "summary_large_image",
        }
    )


def _written(meta: Mapping[str, str]) -> str:
    return "".join(
        f'<meta property="{name}" content="{escape(text)}">' for name, text in meta.items()
    )


HANDLERS: Final[tuple[Any, ...]] = (picture, daily_picture_of)
