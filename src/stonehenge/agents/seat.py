"""A seat at a table of a server, told in text: what a language model looks at and answers."""

import json
import threading
import time
from collections.abc import Iterator
from io import StringIO
from typing import Any, Final

from msgspec import UNSET

from stonehenge.agents.answers import Reader, Unclear
from stonehenge.locale import Words
from stonehenge.tables.client import News, Table
from stonehenge.terminal.paper import Paper, harmless, printable, shorten
from stonehenge.terminal.teller import Teller, tell_end, teller_of
from stonehenge.vocabulary import IllegalAction, Seat

LONGEST_WAIT: Final = 120.0
"""Seconds that one call may wait for the others at the table."""
_LONGEST_QUOTE: Final = 80
_MOST_TALK: Final = 20
"""Older talk is not told."""
_LONGEST_TALK: Final = 500


class TextSeat:
    """Follows a table in a thread of its own, and tells it when it is asked to."""

    def __init__(self, table: Table, words: Words) -> None:
        self.table: Final = table
        self._words: Final = words
        self._news: News | None = None
        self._talk: list[tuple[str, str]] = []
        self._failure: Exception | None = None
        self._changed: Final = threading.Condition()
        threading.Thread(target=self._follow, daemon=True).start()

    def _follow(self) -> None:
        try:
            for news in self.table.updates():
                with self._changed:
                    self._news = news
                    self._talk += list(_said(news))
                    self._changed.notify_all()
        except (IllegalAction, OSError) as failure:
            with self._changed:
                self._failure = failure
                self._changed.notify_all()

    def wait(self, seconds: float) -> None:
        """Waits until it is our turn, the game is over, or the time is up."""
        until = time.monotonic() + min(max(seconds, 0.0), LONGEST_WAIT)
        with self._changed:
            self._changed.wait_for(self._has_news, max(0.0, until - time.monotonic()))

    def _has_news(self) -> bool:
        news = self._news
        if self._failure is not None:
            return True
        return news is not None and (news.my_turn or news.table.phase == "over")

    @property
    def is_over(self) -> bool:
        """Whether the game is over, or the table is out of reach."""
        news = self._news
        return self._failure is not None or (news is not None and news.table.phase == "over")

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for this seat."""
        return self._news is not None and self._news.my_turn

    def look(self) -> str:
        """The table as this seat sees it, what was said, and the question if it is our turn."""
        with self._changed:
            self._changed.wait_for(lambda: self._news or self._failure, LONGEST_WAIT)
            news, talk, self._talk = self._news, self._talk[-_MOST_TALK:], []
        if news is None:
            raise self._failure or ConnectionError("the table does not answer")
        return "\n".join([*self._told(news), *self._talked(talk)])

    def _told(self, news: News) -> Iterator[str]:
        if news.view is None or news.you is None:
            yield self._words("agents-lobby", code=self.table.code)
            return
        names = [harmless(seat.name or "?") for seat in news.table.seats]
        others = [name for seat, name in enumerate(names) if seat != news.you]
        yield self._words("agents-you-are", name=names[news.you], others=", ".join(others))
        teller = self._teller(news, names, news.you)
        yield from teller.pad(news.view)
        if news.table.phase == "over":
            yield self._words("agents-over")
            if news.view.outcome is not None:
                yield from tell_end(self._words, names, news.you, news.view.outcome)
        elif news.my_turn:
            for aside in ("hand", "last", "dice", "magic"):
                yield from teller.aside(aside, news.view) or ()
            yield from teller.situation(news.view, news.legal)
            yield from teller.explain(news.view, news.legal)
            yield self._words("agents-answer")
            yield teller.prompt(news.view, news.legal)
        else:
            awaited = [names[seat] for seat in news.view.to_act if seat >= 0]
            yield self._words("agents-not-your-turn", names=", ".join(awaited) or "-")

    def _talked(self, talk: list[tuple[str, str]]) -> Iterator[str]:
        """What people said, quoted so that nobody can take it for anything else."""
        if talk:
            yield self._words("agents-said")
        for name, text in talk:
            said = shorten(printable(text), _LONGEST_TALK)
            yield f"  {json.dumps(harmless(name))}: {json.dumps(said, ensure_ascii=False)}"

    def _teller(self, news: News, names: list[str], seat: Seat) -> Teller:
        return teller_of(news.table.game, self._words, Paper(StringIO(), {}), names, seat)

    def act(self, answer: str) -> str | None:
        """Takes the action in an answer; the sentence that explains a refusal, or None."""
        news = self._news
        if news is None or news.view is None or news.you is None or not news.my_turn:
            return self.look()
        names = [seat.name or "?" for seat in news.table.seats]
        teller = self._teller(news, names, news.you)
        try:
            self.table.act(news, _meant(Reader(news.game, teller), answer, news))
        except IllegalAction as refusal:
            return self._words.refusal(refusal, names)
        except Unclear:
            quoted = shorten(harmless(answer.strip()), _LONGEST_QUOTE)
            return self._words("agents-unclear", text=quoted)
        with self._changed:
            if self._news is news:  # until the next update we have nothing to decide
                self._news = _answered(news)
        return None


class _NotListed(IllegalAction):
    """An action that is not among the legal ones."""

    def __init__(self, action: Any) -> None:
        super().__init__("not-listed")
        self.action: Final = action


def _meant(reader: Reader, answer: str, news: News) -> Any:
    """The action in an answer; a forbidden one too, for the server to refuse with its rule."""

    def judge(action: Any) -> None:
        if not any(action in news.game.expand(choice) for choice in news.legal):
            raise _NotListed(action)

    try:
        return reader.read(answer, news.view, news.legal, judge)
    except _NotListed as refused:
        return refused.action


def _answered(news: News) -> News:
    return News(seq=news.seq, you=news.you, table=news.table, view=news.view)


def _said(news: News) -> Iterator[tuple[str, str]]:
    for event in news.events:
        if event.type == "said" and event.text is not UNSET and event.seat != news.you:
            yield str(event.name) if event.name is not UNSET else "?", str(event.text)
