"""Puts the server together: handlers, refusals, limits and headers."""

import logging
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

import msgspec
from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from stonehenge import __version__
from stonehenge.tables.messages import Problem
from stonehenge.tables.network import (
    api,
    daily,
    matches,
    pads,
    pages,
    profiles,
    session,
    sharing,
    sockets,
)
from stonehenge.tables.network.desk import Desk
from stonehenge.tables.network.guard import HEADERS, TRUSTED_ONLY, same_origin
from stonehenge.tables.network.limits import ByAddress
from stonehenge.tables.storage.database import StoreError
from stonehenge.vocabulary import IllegalAction

LONGEST_BODY: Final = 65_536
_LOG: Final = logging.getLogger(__name__)
_STATUS: Final[Mapping[str, int]] = {
    "bad-request": 400,
    "bad-message": 400,
    "bad-token": 401,
    "host-only": 403,
    "pad-keeper-only": 403,
    "other-site": 403,
    "no-such-table": 404,
    "no-such-pad": 404,
    "no-such-profile": 404,
    "bad-code": 404,
    "no-such-page": 404,
    "no-such-day": 404,
    "no-such-match": 404,
    "no-such-seat": 404,
    "bad-link": 404,
    "too-fast": 429,
    "coach-asked": 429,
    "coach-busy": 429,
    "coach-wakes": 503,
    "coach-away": 503,
    "coach-failed": 503,
    "server-error": 500,
    "storage-full": 503,
    "storage-down": 503,
    "stopping": 503,
}
"""The HTTP status of each refusal; 409 Conflict for rules of games and tables, not listed here."""
_HTTP_ERRORS: Final = {
    404: IllegalAction("no-such-page"),
    405: IllegalAction("no-such-method"),
    413: IllegalAction("too-long", longest=LONGEST_BODY),
}

_GONE: Final = "client disconnected prematurely"
"""What Litestar says when a client goes away within a request, which is nobody's failure."""


def make_app(desk: Desk, public_url: str = "") -> Litestar:
    """The web application for this desk; `public_url` is where the world finds it."""
    files, pictures = pages.load(), sharing.Pictures()

    async def tags(request: Request[Any, Any, Any]) -> str:
        return await sharing.tags(desk, public_url, request) if public_url else ""

    app = Litestar(
        route_handlers=[
            *api.HANDLERS,
            *pads.HANDLERS,
            *daily.HANDLERS,
            *matches.HANDLERS,
            *profiles.HANDLERS,
            sockets.table_socket,
            *sharing.HANDLERS,
            *pages.handlers(files, tags),
        ],
        dependencies={
            "desk": Provide(lambda: desk, sync_to_thread=False),
            "pictures": Provide(lambda: pictures, sync_to_thread=False),
            "live": Provide(api.live_table),
            # not "seat": Litestar would blame the server for errors in a field of that name
            "mine": Provide(api.owner),
            "key": Provide(profiles.profile_key),
            "wanted": Provide(profiles.wanted_games),
        },
        exception_handlers={
            IllegalAction: _refused,
            StoreError: lambda request, error: _refused(request, desk.storage_refusal(error)),
            ValidationException: _misunderstood,
            HTTPException: _http_error,
            RecursionError: _misunderstood,
            Exception: _failed,
        },
        request_max_body_size=LONGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Stonehenge",
            version=__version__,
            description="Tables of the Wizard card game and the Wizard dice game.",
            path="/api/schema",
            # the usual pages load scripts from elsewhere
            render_plugins=[JsonRenderPlugin(path=("/openapi.json", "/"))],
            components=Components(
                security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}
            ),
            create_examples=False,
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )
    # around the router, because its own refusals bypass middleware
    app.asgi_handler = _shield(app.asgi_handler, desk, files)
    return app


def _refused(_request: Request[Any, Any, Any], refusal: IllegalAction) -> Response[Problem]:
    status = _STATUS.get(refusal.rule, 409)
    facts = msgspec.to_builtins(refusal.facts, enc_hook=str)
    headers = {"retry-after": str(refusal.facts.get("seconds", 5))} if status in (429, 503) else {}
    return Response(Problem(refusal.rule, facts), status_code=status, headers=headers)


def _misunderstood(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Refuses a request that cannot be read; JSON nested too deeply raises RecursionError."""
    extra = getattr(error, "extra", None)
    reason = _sentence(extra) or getattr(error, "detail", "It is nested too deeply.")
    return _refused(request, IllegalAction("bad-request", reason=reason))


def _sentence(problems: Any) -> str:
    """What Litestar found wrong, as sentences: the field, and what was expected."""
    listed = problems if isinstance(problems, list) else []
    said = (
        f"{one['key']}: {one['message']}" if one.get("key") else str(one.get("message", ""))
        for one in listed
        if isinstance(one, dict)
    )
    return " ".join(f"{text.rstrip('.')}." for text in said if text)


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    if error.detail == _GONE:
        return _refused(request, IllegalAction("bad-request", reason=error.detail))
    if error.status_code >= 500:
        return _failed(request, error)
    refusal = _HTTP_ERRORS.get(error.status_code) or IllegalAction(
        "bad-request", reason=error.detail
    )
    problem = Problem(refusal.rule, refusal.facts)
    return Response(problem, status_code=error.status_code, headers=error.headers)


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    # the path itself may be an invite link
    path = request.scope.get("path_template", "")
    _LOG.error("failed", exc_info=error, extra={"path": path})
    return _refused(request, IllegalAction("server-error"))


def _shield(app: ASGIApp, desk: Desk, files: dict[str, pages.Page]) -> ASGIApp:
    """Refuses floods and other sites before anything is read, and adds our headers.

    The page's own files are in memory and have a wide limit of their own.
    """

    async def shielded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        request: Request[Any, Any, Any] = Request(scope)
        of_page = pages.is_of_the_page(files, scope["path"])
        counted = desk.guard.files if of_page else desk.guard.requests
        refusal = _turn_away(request, desk, counted)
        sending = _with_headers(send, _headers(request, desk))
        if refusal is None:
            await app(_head_as_get(scope), receive, sending)
        else:
            response = _refused(request, refusal).to_asgi_response(None, request)
            await response(scope, receive, sending)

    return shielded


def _head_as_get(scope: Any) -> Any:
    """Treats HEAD as GET, except for the stream of events, which never ends."""
    if scope["method"] != "HEAD" or scope["path"].endswith("/events"):
        return scope
    return {**scope, "method": "GET"}


def _turn_away(
    request: Request[Any, Any, Any], desk: Desk, counted: ByAddress
) -> IllegalAction | None:
    if not counted.take(session.address_of(request, desk)):
        return IllegalAction("too-fast")
    headers = request.headers
    changes = request.method not in ("GET", "HEAD", "OPTIONS")
    if changes and not same_origin(headers.get("origin"), headers.get("host")):
        return IllegalAction("other-site")
    return None


_RawHeaders: TypeAlias = list[tuple[bytes, bytes]]
_TRUSTED: Final[_RawHeaders] = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_PLAIN: Final = [header for header in _TRUSTED if header[0].decode() not in TRUSTED_ONLY]


def _headers(request: Request[Any, Any, Any], desk: Desk) -> _RawHeaders:
    asked = request.headers
    forwarded = ",".join(asked.getall("x-forwarded-proto", []))
    scheme = request.scope["scheme"]
    return _TRUSTED if desk.guard.is_trusted(scheme, forwarded, asked.get("host", "")) else _PLAIN


def _with_headers(send: Send, headers: _RawHeaders) -> Callable[[Message], Any]:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *headers]
        await send(message)

    return sending
