"""The command `mcp`: lets an assistant play at tables, over the Model Context Protocol."""

import argparse
from typing import Any

from stonehenge.commands.arguments import add_language, language
from stonehenge.exit_codes import DONE


def add(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser(
        "mcp",
        help="let an assistant play at tables of a server (Model Context Protocol)",
        description="Speak the Model Context Protocol over standard input and output, so that an "
        "assistant can open tables on a server, sit down, look and act. Everybody at a table sees "
        "that it is a program. Enter this command in the settings of the assistant.",
    )
    parser.add_argument("url", metavar="URL", help="the address of the server of the tables")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Serves until the assistant closes the connection."""
    from stonehenge.agents.server import make_server

    make_server(arguments.url, language(arguments.lang)).run("stdio")
    return DONE
