"""The server put together: handlers, refusals, limits and headers."""

import logging
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from stonehenge import __version__
from stonehenge.tables import api, pages, sockets
from stonehenge.tables.desk import Desk, storage_refusal
from stonehenge.tables.guard import HEADERS, same_origin
from stonehenge.tables.messages import Problem
from stonehenge.tables.store import StoreError
from stonehenge.vocabulary import IllegalAction

LONGEST_BODY: Final = 65_536
_LOG: Final = logging.getLogger(__name__)
_STATUS: Final[Mapping[str, int]] = {
    "bad-request": 400,
    "bad-message": 400,
    "bad-token": 401,
    "host-only": 403,
    "other-site": 403,
    "no-such-table": 404,
    "no-such-page": 404,
    "no-such-seat": 404,
    "bad-link": 404,
    "too-fast": 429,
    "server-error": 500,
    "storage-full": 503,
    "storage-down": 503,
}
"""The HTTP status of a refusal; a rule that is not here is a conflict with the game or table."""


def make_app(desk: Desk) -> Litestar:
    """The application that serves this desk."""
    return Litestar(
        route_handlers=[*api.HANDLERS, sockets.table_socket, *pages.handlers(pages.load())],
        dependencies={
            "desk": Provide(lambda: desk, sync_to_thread=False),
            "live": Provide(api.live_table),
            "seat": Provide(api.owner),
        },
        exception_handlers={
            IllegalAction: _refused,
            StoreError: lambda request, error: _refused(request, storage_refusal(error)),
            ValidationException: _misunderstood,
            HTTPException: _http_error,
            Exception: _failed,
        },
        middleware=[lambda app: _shield(app, desk)],
        request_max_body_size=LONGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Stonehenge",
            version=__version__,
            description="Tables of the Wizard card game and the Wizard dice game.",
            path="/api/schema",
            create_examples=False,
        ),
        logging_config=None,
    )


def _refused(_request: Request[Any, Any, Any], refusal: IllegalAction) -> Response[Problem]:
    status = _STATUS.get(refusal.rule, 409)
    facts = msgspec.to_builtins(refusal.facts, enc_hook=str)
    headers = {"retry-after": "5"} if status in (429, 503) else {}
    return Response(Problem(refusal.rule, facts), status_code=status, headers=headers)


def _misunderstood(
    request: Request[Any, Any, Any], error: ValidationException
) -> Response[Problem]:
    return _refused(request, IllegalAction("bad-request", reason=str(error.extra or error.detail)))


def _http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    rule = {404: "no-such-page", 405: "no-such-method", 413: "too-long"}.get(
        error.status_code, "bad-request"
    )
    problem = Problem(rule, {"reason": error.detail})
    return Response(problem, status_code=error.status_code, headers=error.headers)


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    _LOG.error("failed", exc_info=error, extra={"path": request.url.path})
    return Response(Problem("server-error", {}), status_code=500)


def _shield(app: ASGIApp, desk: Desk) -> ASGIApp:
    """Turns away floods and other sites before anything is read, and adds our headers."""

    async def shielded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        request: Request[Any, Any, Any] = Request(scope)
        refusal = _turn_away(request, desk)
        if refusal is None:
            await app(scope, receive, _with_headers(send))
        else:
            response = _refused(request, refusal).to_asgi_response(request.app, request)
            await response(scope, receive, _with_headers(send))

    return shielded


def _turn_away(request: Request[Any, Any, Any], desk: Desk) -> IllegalAction | None:
    if not desk.guard.requests.take(sockets.address_of(request, desk)):
        return IllegalAction("too-fast")
    headers = request.headers
    changes = request.method not in ("GET", "HEAD", "OPTIONS")
    if changes and not same_origin(headers.get("origin"), headers.get("host")):
        return IllegalAction("other-site")
    return None


_RAW_HEADERS: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


def _with_headers(send: Send) -> Callable[[Message], Any]:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *_RAW_HEADERS]
        await send(message)

    return sending
