"""The daily deal of a server, played in this terminal."""

import os
import secrets
import sys
from pathlib import Path

from stonehenge.agents.seat import LONGEST_WAIT, TextSeat
from stonehenge.exit_codes import DONE
from stonehenge.folders import data_folder
from stonehenge.locale import Words
from stonehenge.tables.client import Table
from stonehenge.tables.deals.messages import PlayDeal
from stonehenge.tables.messages import Ticket
from stonehenge.tables.remote import Server
from stonehenge.terminal.paper import Paper

_LEAVE = ("q", "quit")


def play_on_server(url: str, game: str, name: str, words: Words) -> int:
    """Plays today's deal of a server, or goes on with it; returns the exit code."""
    base = url.rstrip("/")
    key = _profile_key(data_folder(os.environ) / "profile-key")
    wish = PlayDeal(name=name, profile=key)
    ticket: Ticket = Server(base).ask("POST", f"/api/daily/games/{game}", wish, Ticket)
    table = Table.resume(base, ticket.token, ticket.table)
    paper, seat = Paper(sys.stdout, os.environ), TextSeat(table, words)
    while True:
        seat.wait(LONGEST_WAIT)
        paper.line(seat.look())
        if seat.is_over:
            return DONE
        if not seat.is_asked:
            continue
        answer = paper.ask("", sys.stdin)
        if answer is None or answer.lower() in _LEAVE:
            paper.line(words("game-saved", command=f"stonehenge daily {game} --server {base}"))
            return DONE
        if refusal := seat.act(answer):
            paper.line(refusal)


def _profile_key(path: Path) -> str:
    """The key of the profile that games from this machine belong to; nobody else may read it."""
    try:
        return path.read_text().strip()
    except FileNotFoundError:
        path.parent.mkdir(parents=True, exist_ok=True)
        key = secrets.token_urlsafe(32)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(f"{key}\n")
        return key
