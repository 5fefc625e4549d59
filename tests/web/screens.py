"""`make screens`: measures every page and phase on every screen, and tells what is wrong.

Prints a sentence for each problem and leaves pictures of the screens that have any. The exit code
is 1 if there are problems. Words as arguments choose: `make screens ONLY="dice 740x360"`.
"""

import json
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby, product
from operator import attrgetter
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page

from stonehenge.tables.messages import Ticket
from tests.web.conftest import Served, launched
from tests.web.geometry import SIZES, Size, problems
from tests.web.play import GO_ON, stand_still
from tests.web.prepared import prepare
from web.tools.scenes import Game, Wanted, asked, over

LANGUAGES: Final = ("en-GB", "de-DE", "nl-NL")
LOOKS: Final = ("light", "dark")
TABLE: Final = "/t/{table}"
A_TABLE: Final = "[data-seq]"
SEATS: Final[dict[Game, tuple[int, int]]] = {"cards": (3, 6), "dice": (2, 5)}


class Phase(NamedTuple):
    """Something to look at: a page, or a moment of a game."""

    path: str = TABLE
    game: Game | None = None
    wanted: Wanted = over
    options: Mapping[str, Any] = MappingProxyType({})
    until: str = A_TABLE
    """What is there once it can be measured."""
    unread: bool = False
    """What the last round brought has not been read, and stays until somebody goes on."""


MAGIC: Final = {"magic": True}
PHASES: Final[dict[str, Phase]] = {
    "trump": Phase(game="cards", wanted=asked("trump", 1)),
    "bid": Phase(game="cards", wanted=asked("bid", 9), options={"plus_minus_one": True}),
    "play": Phase(game="cards", wanted=asked("play", 7)),
    "many": Phase(game="cards", wanted=asked("play", 10)),
    "card-round": Phase(game="cards", wanted=asked("bid", 6), until=GO_ON, unread=True),
    "card-end": Phase(game="cards", until=".end .chart svg"),
    "card-replay": Phase("/g/{table}#r8t3", game="cards", until=".room"),
    "predict": Phase(game="dice", wanted=asked("predict", 3)),
    "predict-magic": Phase(game="dice", wanted=asked("predict", 2), options=MAGIC),
    "wizard": Phase(game="dice", wanted=asked("wizard", 2)),
    "leave": Phase(game="dice", wanted=asked("leave", 2)),
    "seer": Phase(game="dice", wanted=asked("seer", 2), options=MAGIC),
    "score": Phase(game="dice", wanted=asked("score", 2)),
    "rotate": Phase(game="dice", wanted=asked("rotate"), options=MAGIC),
    "cross": Phase(game="dice", wanted=asked("cross"), options=MAGIC),
    "dice-round": Phase(game="dice", wanted=asked("predict", 4), until=GO_ON, unread=True),
    "dice-end": Phase(game="dice", until=".end .chart svg"),
    "dice-replay": Phase("/g/{table}#r4", game="dice", options=MAGIC, until=".room"),
    "home": Phase("/", until=".play:enabled"),
    "card-rules": Phase("/rules/cards", until="article h1"),
    "dice-rules": Phase("/rules/dice", until="article h1"),
    "lobby": Phase(until=".lobby select"),
    "learn": Phase("/learn/cards", until=".plate"),
    "games": Phase("/games", until="main"),
}
BESIDE: Final[dict[str, Phase]] = {
    "dice-learn": Phase("/learn/dice", until=".plate"),
    "new-pad": Phase("/pad", until="main button"),
    "you": Phase("/you", until="main h1"),
    "daily": Phase("/daily", until="main h1"),
    "same-deals": Phase("/m/new", until="main h1"),
    "analysis": Phase("/analysis", until="main button"),
    "exercises": Phase("/exercises", until="main h1"),
    "privacy": Phase("/privacy", until="main h1"),
}
"""Pages beside the two games: too much for `make test`."""
ALL: Final = {**PHASES, **BESIDE}


class Case(NamedTuple):
    """One screen with one picture on it."""

    phase: str
    seats: int
    """The number of players; 0 on a page without a table."""
    language: str
    look: str
    size: Size

    def __str__(self) -> str:
        table = f", {self.seats} players" if self.seats else ""
        width, height = self.size
        return f"{self.phase}{table}, {self.language}, {self.look}, {width}x{height}"


def everything(phases: Mapping[str, Phase] = PHASES) -> Iterator[Case]:
    """All there is of these."""
    for name, phase in phases.items():
        least, most = SEATS[phase.game] if phase.game else (0, 0)
        for seats, language, look in product(range(least, most + 1), LANGUAGES, LOOKS):
            yield from (Case(name, seats, language, look, size) for size in SIZES)


def pairwise() -> Iterator[Case]:
    """A selection in which any two properties of a case meet; opens each phase three times.

    There are as few players as the game takes, or as many.
    """
    for number, (name, phase) in enumerate(PHASES.items()):
        for turn, language in enumerate(LANGUAGES):
            seats = SEATS[phase.game][(number + turn) % 2 == 0] if phase.game else 0
            look = LOOKS[(number // 2 + turn) % 2]
            sizes = SIZES[(number + turn) % len(LANGUAGES) :: len(LANGUAGES)]
            yield from (Case(name, seats, language, look, size) for size in sizes)


class Screens:
    """Tables at all phases, each prepared once, and a browser that looks at them."""

    def __init__(self, server: Served, browser: Browser, folder: Path) -> None:
        self.server = server
        self.browser = browser
        self.folder = folder
        self.tickets: dict[tuple[str, int], Ticket] = {}

    def look(self, cases: Iterable[Case]) -> Iterator[str]:
        """The problems of these cases, a sentence each; cases of one page stand together."""
        for _, same in groupby(cases, attrgetter("phase", "seats", "language", "look")):
            yield from self._look_at(list(same))

    def _look_at(self, cases: Sequence[Case]) -> Iterator[str]:
        case = cases[0]
        phase = ALL[case.phase]
        ticket = self._ticket(case)
        context = self.browser.new_context(
            base_url=self.server.address,
            locale=case.language,
            color_scheme="dark" if case.look == "dark" else "light",
            reduced_motion="reduce",
            storage_state=_kept(self.server.address, ticket, unread=phase.unread),  # type: ignore[arg-type]
        )
        page = context.new_page()
        page.goto(phase.path.format(table=ticket.table if ticket else ""))
        page.locator(phase.until).first.wait_for()
        for case in cases:
            width, height = case.size
            page.set_viewport_size({"width": width, "height": height})
            stand_still(page)
            yield from (f"{case}: {problem}" for problem in self._lasting(page, case))
        context.close()

    def _lasting(self, page: Page, case: Case) -> list[str]:
        """What is wrong and stays so: nothing that was only on its way to its place."""
        found = problems(page)
        if not found:
            return []
        page.screenshot(path=self.folder / f"{case}.png".replace(", ", "-"))
        stand_still(page)
        again = problems(page)
        return [problem for problem in found if problem in again]

    def _ticket(self, case: Case) -> Ticket | None:
        key = case.phase, case.seats
        phase = ALL[case.phase]
        if phase.game and key not in self.tickets:
            self.tickets[key] = prepare(
                self.server,
                phase.game,
                phase.wanted,
                seats=case.seats,
                options=phase.options,
            )
        elif phase.path == TABLE and key not in self.tickets:
            self.tickets[key] = self._lobby()
        return self.tickets.get(key)

    def _lobby(self) -> Ticket:
        """A table where one friend and one computer player have sat down beside the host."""
        page = self.browser.new_page(base_url=self.server.address)
        wish = {"game": "cards", "seats": 6, "name": "Robin", "computers": ["apprentice"]}
        opened = page.request.post("/api/tables", data=wish).json()
        friend = {"name": "Wilhelmina Brandenburg"}
        page.request.post(f"/api/tables/{opened['table']}/seats", data=friend)
        page.close()
        return Ticket(**opened)


def _kept(address: str, ticket: Ticket | None, *, unread: bool) -> dict[str, Any]:
    seats = {ticket.table: ticket.token} if ticket else {}
    read = {} if unread else dict.fromkeys(seats, 99)
    kept = json.dumps({"seats": seats, "read": read, "patient": True})
    items = [{"name": "stonehenge", "value": kept}]
    return {"cookies": [], "origins": [{"origin": address, "localStorage": items}]}


def main(wanted: Sequence[str]) -> int:
    """Measures everything, or what has all these words in its name; returns the exit code."""
    folder = Path(tempfile.mkdtemp(prefix="stonehenge-screens-"))
    server = Served(folder)
    cases = [case for case in everything(ALL) if all(word in str(case) for word in wanted)]
    count = 0
    try:
        with launched() as browser:
            for problem in Screens(server, browser, folder).look(cases):
                count += 1
                print(problem, flush=True)
    finally:
        server.stop()
    print(f"{len(cases)} screens measured, {count} problems; pictures of them in {folder}")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
