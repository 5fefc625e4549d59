"""The command `dataset`: turns records into a table of decisions for learning."""

import argparse
from typing import Any

from stonehenge.commands.arguments import Complaint, words_of
from stonehenge.exit_codes import DONE


def add(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser(
        "dataset",
        help="turn records into a Parquet file of decisions",
        description="Turn the records of files into a Parquet file with one row for each decision: "
        "what the seat knew, what it might do, what it did, and what came of it. "
        "docs/research.md describes the columns.",
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="files of records, one a line")
    parser.add_argument("--out", required=True, metavar="FILE", help="the Parquet file to write")
    parser.add_argument("--views", action="store_true", help="add what the seat knew as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Writes the file, and says how many decisions it has."""
    from itertools import chain

    from stonehenge.record import BrokenRecord
    from stonehenge.record_files import read_file
    from stonehenge.research.decisions import write_decisions
    from stonehenge.terminal.files import reason

    told = chain.from_iterable(map(read_file, arguments.files))
    try:
        rows = write_decisions(told, arguments.out, views=arguments.views)
    except BrokenRecord as broken:
        raise Complaint(f"a record is wrong: {reason(words_of(None), broken)}") from None
    print(f"{arguments.out}: {rows:,} decisions")
    return DONE
