"""The command `serve`: the server of the tables."""

import argparse
from typing import Any

from stonehenge.commands.arguments import Complaint


def add(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser(
        "serve",
        help="open the tables: play in the browser, alone or together",
        description="Serve tables of both games over the network. On one machine nothing has to "
        "be set up; several nodes share a PostgreSQL database and a Redis.",
    )
    parser.add_argument(
        "--host", default="127.0.0.1", help="address to listen on; 0.0.0.0 for all (%(default)s)"
    )
    parser.add_argument(
        "--port", type=int, default=8080, metavar="N", help="0 for any free one (%(default)s)"
    )
    parser.add_argument(
        "--database", metavar="URL", help="where games are kept (SQLite in your data folder)"
    )
    parser.add_argument("--redis", metavar="URL", help="how several nodes hear of each other")
    parser.add_argument(
        "--proxies",
        type=int,
        default=0,
        metavar="N",
        help="proxies in front whose X-Forwarded-For is trusted (%(default)s)",
    )
    parser.add_argument(
        "--public-url",
        default="",
        metavar="URL",
        help="where the world finds this server, such as https://stones.example: links to finished "
        "games then unfold in messengers with a picture",
    )
    parser.add_argument(
        "--no-limits", action="store_true", help="no rate limits: for load tests only"
    )
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Serves until told to stop."""
    from sqlalchemy.exc import ArgumentError

    from stonehenge.tables.network.serve import ServerConfig, serve
    from stonehenge.tables.storage.database import StoreError

    if not 0 <= arguments.port <= 65535:
        raise Complaint(f"there is no port {arguments.port}")
    config = ServerConfig(
        host=arguments.host,
        port=arguments.port,
        database=arguments.database,
        redis=arguments.redis,
        proxies=arguments.proxies,
        limits=not arguments.no_limits,
        public_url=_public_url(arguments.public_url),
        open_browser=arguments.open,
    )
    try:
        return serve(config)
    except (ArgumentError, StoreError, ValueError) as error:
        raise Complaint(str(error).partition("\n")[0]) from None


def _public_url(text: str) -> str:
    """An address that can stand before a path."""
    from urllib.parse import urlsplit

    if not text:
        return ""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
        raise Complaint(f"'{text}' is no address of a server; write it as https://stones.example")
    return text.rstrip("/")
