"""Serves the page and its texts from memory, each file read and compressed once."""

import gzip
import mimetypes
import re
from collections.abc import Awaitable, Callable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import Any, Final, TypeAlias

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from msgspec import Struct

from stonehenge import __version__
from stonehenge.tables.messages import Version
from stonehenge.vocabulary import IllegalAction

_FOREVER: Final = "public, max-age=31536000, immutable"
_FRESH: Final = "no-cache"
_PACKED: Final = (".js", ".css", ".html", ".svg", ".json", ".ftl", ".md", ".webmanifest")
_TYPES: Final = {
    ".ftl": "text/plain",
    ".md": "text/markdown",
    ".js": "text/javascript",
    ".html": "text/html",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_ROUTES: Final = [
    "/",
    "/games",
    "/you",
    "/privacy",
    "/daily",
    "/daily/{rest:path}",
    "/d/{rest:path}",
    "/m/{rest:path}",
    "/analysis",
    "/exercises",
    "/pad",
    "/pad/{rest:path}",
    "/t/{rest:path}",
    "/g/{rest:path}",
    "/rules/{rest:path}",
    "/learn/{rest:path}",
]
_PLACES: Final = frozenset(route.split("/")[1] for route in _ROUTES[1:])
_VERSION: Final = re.compile(rb'name="stonehenge-page" content="([0-9a-f]+)"')
_UNBUILT: Final = (
    b"<!doctype html><title>Stonehenge</title><p>The page of this server is not built. Run "
    b"<code>make run</code> in a checkout, or install the package from its wheel.</p>"
)


class Page(Struct, frozen=True):
    """One file, plain and compressed."""

    data: bytes
    packed: bytes | None
    media_type: str
    cache: str


def version(pages: dict[str, Page]) -> str | None:
    """The version of the page, which is written in it; None where it is not built."""
    written = _VERSION.search(pages["/index.html"].data)
    return written[1].decode() if written else None


def load() -> dict[str, Page]:
    """All files by their path on the server."""
    root = files("stonehenge")
    pages = {f"/{path}": _page(path, file) for path, file in _walk(root.joinpath("web"))}
    for path, file in _walk(root.joinpath("locale")):
        if path.endswith((".ftl", ".md")):
            pages[f"/locale/{path}"] = _page(path, file)
    pages.setdefault("/index.html", Page(_UNBUILT, None, _TYPES[".html"], _FRESH))
    return pages


def is_of_the_page(pages: dict[str, Page], path: str) -> bool:
    """Whether this is one of the page's files, or one of the addresses that show the page."""
    return path in pages or path == "/" or path.split("/")[1] in _PLACES


def _walk(folder: Traversable, below: str = "") -> Iterator[tuple[str, Traversable]]:
    if not folder.is_dir():
        return
    for item in folder.iterdir():
        if item.is_dir():
            yield from _walk(item, f"{below}{item.name}/")
        else:
            yield f"{below}{item.name}", item


def _page(path: str, file: Traversable) -> Page:
    data, suffix = file.read_bytes(), PurePosixPath(path).suffix
    return Page(
        data=data,
        packed=gzip.compress(data, 9, mtime=0) if suffix in _PACKED else None,
        media_type=_TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "text/plain",
        cache=_FOREVER if path.startswith("assets/") else _FRESH,
    )


Tags: TypeAlias = Callable[[Request[Any, Any, Any]], Awaitable[str]]
"""What messengers read of the page that a request asks for."""


def handlers(pages: dict[str, Page], tags: Tags) -> list[HTTPRouteHandler]:
    """Handlers for the page under all of its addresses, and for its files."""

    @get(_ROUTES, include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        index = pages["/index.html"]
        told = await tags(request)
        return _answer(_with_tags(index, told) if told else index, request)

    known = Version(__version__, version(pages))

    @get("/api/version")
    async def versions() -> Version:
        """Which version answers; a page of another version loads anew when it is idle."""
        return known

    @get("/{path:path}", include_in_schema=False)
    async def file(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
        asked = pages.get("/" + path.lstrip("/"))
        if asked is not None:
            return _answer(asked, request)
        if not _wants_page(request, path):
            raise IllegalAction("no-such-page")
        not_found = _answer(pages["/index.html"], request)
        not_found.status_code = 404
        return not_found

    return [page, versions, file]


def _with_tags(page: Page, tags: str) -> Page:
    data = page.data.replace(b"</head>", tags.encode() + b"</head>", 1)
    return Page(data, None, page.media_type, page.cache)


def _wants_page(request: Request[Any, Any, Any], path: str) -> bool:
    """Whether a browser asks for a page, and not for a file or the HTTP interface."""
    return (
        "text/html" in request.headers.get("accept", "")
        and not PurePosixPath(path).suffix
        and not path.lstrip("/").startswith("api/")
    )


def _answer(page: Page, request: Request[Any, Any, Any]) -> Response[bytes]:
    headers = {"cache-control": page.cache, "vary": "accept-encoding"}
    if page.packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(page.packed, media_type=page.media_type, headers=headers)
    return Response(page.data, media_type=page.media_type, headers=headers)
