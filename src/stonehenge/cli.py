"""The command `stonehenge`: parses the command line and calls the command."""

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper, UnsupportedOperation
from typing import Final, NoReturn

from stonehenge import __version__
from stonehenge.commands import (
    arena,
    assess,
    bot,
    compare,
    daily,
    dataset,
    figures,
    learn,
    mcp,
    notation,
    pad,
    play,
    replay,
    review,
    rules,
    serve,
    simulate,
    train,
    verify,
)
from stonehenge.commands.arguments import Complaint
from stonehenge.exit_codes import BAD_INPUT, INTERRUPTED, READER_GONE
from stonehenge.players.levels import UnknownLevel

COMMANDS: Final = (
    daily,
    learn,
    play,
    pad,
    simulate,
    compare,
    arena,
    replay,
    review,
    assess,
    figures,
    verify,
    notation,
    dataset,
    rules,
    train,
    serve,
    bot,
    mcp,
)
"""The commands in the order in which --help lists them."""

EXTRAS: Final = {
    "players": ("llvmlite", "numba", "numpy"),
    "server": (
        *("PIL", "alembic", "asyncpg", "litestar", "prometheus_client", "redis", "sqlalchemy"),
        *("uvicorn", "websockets"),
    ),
    "cluster": ("ray",),
    "dataset": ("numpy", "pyarrow"),
    "mcp": ("anyio", "mcp"),
    "openspiel": ("open_spiel", "pyspiel"),
    "research": ("PIL", "gymnasium", "pettingzoo"),
}
"""The modules that each extra of the package brings."""


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one sentence, without the usage before it."""

    def error(self, message: str) -> NoReturn:
        """Says what is wrong with the command line and where help is."""
        self.exit(BAD_INPUT, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command line and returns the exit code."""
    arguments = _parser().parse_args(argv)
    _accept_any_character()
    # whoever started us may have told us to ignore Ctrl-C, but the person who presses it did not
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except (Complaint, UnknownLevel) as complaint:
        return _complain(arguments, str(complaint))
    except ModuleNotFoundError as missing:
        return _complain(arguments, _missing(missing.name or str(missing), arguments.extra))
    except BrokenPipeError:
        # whoever read our output has seen enough; keep Python from flushing into the void
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return READER_GONE
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        what = f"{error.filename}: {error.strerror}" if error.filename else str(error)
        return _complain(arguments, what)
    return code


def _accept_any_character() -> None:
    """Replaces typed bytes that are no characters, and characters that cannot be shown."""
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace")):
        if isinstance(stream, TextIOWrapper):
            with suppress(UnsupportedOperation):  # whoever calls us has already read from it
                stream.reconfigure(errors=errors)


def _missing(module: str, needed: str | None) -> str:
    """What to install for a module that is not there; `needed` is the extra of the command."""
    package = module.partition(".")[0]
    extras = [needed] if needed and package in EXTRAS[needed] else list(EXTRAS)
    extra = next((extra for extra in extras if package in EXTRAS[extra]), None)
    if extra is None:
        return f"this needs the Python module {module}, which is not installed"
    return (
        f"this needs {module}, which is in the extra '{extra}': "
        f"in your clone of Stonehenge run pip install '.[{extra}]'"
    )


def _complain(arguments: argparse.Namespace, sentence: str) -> int:
    print(f"stonehenge {arguments.command}: {sentence}", file=sys.stderr)
    return BAD_INPUT


def _parser() -> Parser:
    parser = Parser(
        prog="stonehenge",
        description="Play, study and program the two Wizard games.",
        epilog="'stonehenge COMMAND --help' tells more about a command.",
    )
    parser.add_argument("--version", action="version", version=f"stonehenge {__version__}")
    parser.set_defaults(extra=None)
    commands = parser.add_subparsers(
        dest="command", metavar="COMMAND", required=True, parser_class=Parser
    )
    for command in COMMANDS:
        command.add(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
