"""The daily deal of a server, played in this terminal."""

import os
import secrets
import sys
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any, Final, TextIO

from stonehenge.exit_codes import DONE, INTERRUPTED
from stonehenge.folders import data_folder
from stonehenge.locale import Words
from stonehenge.tables.client import News, Table
from stonehenge.tables.deals.messages import Daily, PlayDeal, Standing
from stonehenge.tables.log.events import Settings
from stonehenge.tables.messages import Adjust, Ticket
from stonehenge.tables.pictures.lines import DailyResult, daily_line
from stonehenge.tables.remote import Server
from stonehenge.terminal.paper import Paper, harmless
from stonehenge.terminal.questions import LeftGame, Questions
from stonehenge.terminal.teller import Teller, tell_end, teller_of
from stonehenge.vocabulary import IllegalAction

_AT_ONCE: Final = Adjust(Settings(hints=False, pace=0))
"""Nobody watches the computer players here, so they need not take their time."""


def play_on_server(url: str, game: str, words: Words, name: str, *, again: bool) -> int:
    """Plays today's deal of a server, or goes on with it; returns the exit code.

    Raises OSError if the server cannot be reached, and ValueError if it is none of ours.
    """
    base = (url if "://" in url else f"http://{url}").rstrip("/")
    key = _profile_key(data_folder(os.environ) / "profile-key")
    paper, server = Paper(sys.stdout, os.environ), Server(base, key)
    wish = PlayDeal(name=name, profile=key, again=again)
    try:
        ticket: Ticket = server.ask("POST", f"/api/daily/games/{game}", wish, Ticket)
        table = Table.resume(base, ticket.token, ticket.table)
        table.command(_AT_ONCE)
        _Sitting(table, words, paper).play(sys.stdin)
    except (LeftGame, KeyboardInterrupt) as left:
        paper.line()
        paper.line(words("game-saved", command=f"stonehenge daily {game} --server {base}"))
        return DONE if isinstance(left, LeftGame) else INTERRUPTED
    except IllegalAction as refusal:
        if refusal.rule != "deal-played":
            raise
        paper.line(words.refusal(refusal))
        paper.line(
            words("daily-again-how", command=f"stonehenge daily {game} --server {base} --again")
        )
    _tell_standing(server, game, words, paper)
    return DONE


class _Sitting:
    """One person at a table of a server: told what the seat sees, asked when it is their turn."""

    def __init__(self, table: Table, words: Words, paper: Paper) -> None:
        self._table = table
        self._words = words
        self._paper = paper
        self._round = 0

    def play(self, answers: TextIO) -> None:
        """Plays to the end; raises LeftGame when the person goes before."""
        for news in self._table.updates():
            if news.view is None or news.you is None:
                continue
            if news.table.phase == "over":
                self._end(news)
                return
            if news.my_turn:
                self._decide(news, answers)

    def _decide(self, news: News, answers: TextIO) -> None:
        names, teller = _names(news), self._teller(news)
        self._print(self._meanwhile(news, teller))
        assert news.you is not None
        asked = Questions(news.game, teller, self._words, self._paper, names, news.you)
        # the server judges, and its refusal is told like one of our own
        asked.ask_about(news.view, news.legal, partial(self._table.act, news), answers)

    def _meanwhile(self, news: News, teller: Teller) -> list[str]:
        """What a person wants to know who has waited: the pad after a round, the last trick."""
        begins, self._round = news.view.round != self._round, news.view.round
        pad = list(teller.pad(news.view)) if begins else []
        if set(pad) <= set(teller.situation(news.view, news.legal)):
            pad = []  # the question shows it
        return [*pad, *(teller.aside("last", news.view) or ())]

    def _end(self, news: News) -> None:
        if news.view.outcome is not None:
            self._print(list(tell_end(self._words, _names(news), news.you, news.view.outcome)))
        self._print(list(self._teller(news).pad(news.view)))

    def _teller(self, news: News) -> Teller:
        return teller_of(news.table.game, self._words, self._paper, _names(news), news.you)

    def _print(self, lines: list[str]) -> None:
        for line in lines:
            self._paper.line(line)


def _names(news: News) -> list[str]:
    return [harmless(seat.name or "?") for seat in news.table.seats]


def _tell_standing(server: Server, game: str, words: Words, paper: Paper) -> None:
    """What the first game came to, and how that compares with par and with the others."""
    today: Daily = server.ask("GET", "/api/daily", None, Daily)
    standing: Standing = server.ask("GET", f"/api/daily/days/{today.day}/{game}", None, Standing)
    mine = standing.terms.mine
    if mine is None or mine.points is None:
        return  # the day has ended meanwhile
    day = date.fromisoformat(today.day)
    result = DailyResult(day, game, mine.points, standing.par, mine.rounds)
    paper.line()
    paper.line(daily_line(result, words))
    if standing.par is None:
        paper.line(words("daily-par-waits"))
    better = _better_than(mine.points, standing.others or ())
    paper.line(words("daily-alone") if better is None else words("daily-better", share=better))
    if today.streak:
        paper.line(words("daily-streak", days=today.streak.days))


def _better_than(points: int, others: Any) -> int | None:
    """Of a hundred others, how many made less; None where nobody else has played."""
    everybody = sum(count for _, count in others)
    less = sum(count for made, count in others if made < points)
    return round(100 * less / (everybody - 1)) if everybody > 1 else None


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
