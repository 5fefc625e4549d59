"""What an honest client does about chance: promises, checks the closing, reveals, compares.

It trusts nothing that the server says later. The commitment, its own nonces and the closings are
its own notes, and the end of the game is compared with them.
"""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from stonehenge import record as records
from stonehenge.promises import VERSION, Closing, PromiseFile, new_nonce, promise, read_closing
from stonehenge.record import Record
from stonehenge.tables.messages import Promise, Reveal, SeatView, TableView
from stonehenge.vocabulary import IllegalAction, OptionValue, Seat


class Cheated(IllegalAction):
    """The server does what an honest server never does; the rule says what."""


class Terms(Struct, frozen=True):
    """What a client knows of a game before the closing."""

    game: str
    seats: int
    asked: Mapping[str, OptionValue]


class Proof(Struct, frozen=True, kw_only=True):
    """What a finished game has been checked for; anything wrong would have been raised instead."""

    version: int
    """Of the way to the seed; 0 where the record does not tell it."""
    unproved: IllegalAction | None
    """Why the server could have chosen the deals; None where it could not."""
    restarts: int = 0
    """How often the start was repeated: cheats could pick the best of so many seeds and one."""


class Memory:
    """The commitments that the clients of this process have met, and where."""

    def __init__(self) -> None:
        self._tables: dict[str, str] = {}
        self._played: set[str] = set()

    def meet(self, table: str, commitment: str, *, opened: bool) -> None:
        """Notes the commitment of a new seat; refuses one that was used before."""
        known = self._tables.get(commitment)
        if commitment in self._played or (known is not None and (opened or known != table)):
            raise Cheated("cheat-commitment-met")
        self._tables[commitment] = table

    def play(self, commitment: str) -> None:
        """Notes that a game was played with this commitment."""
        self._played.add(commitment)


MEMORY: Final = Memory()

_NOT_HERE: Final = IllegalAction("unproved-not-here")
_TERMS: Final = ("closing", "table", "commitment", "game", "seats", "options", "restarts")
"""What the first lines of a closing tell."""


class Witness:
    """The notes of one seat about the chance of its table, and what to say next."""

    def __init__(
        self,
        table: str,
        commitment: str | None = None,
        terms: Terms | None = None,
        memory: Memory = MEMORY,
    ) -> None:
        self._table = table
        self._commitment = commitment
        self._terms = terms
        self._opened = terms is not None
        """Whether we opened the table, and so know who was asked to begin."""
        self._memory = memory
        self._nonces: dict[str, str] = {}
        """Our own, by their promises."""
        self._closings: dict[str, str] = {}
        """The closing that each promise was used for."""
        self._revealed: set[str] = set()
        """Promises whose nonces the server has confirmed."""
        self._restarts = 0
        self._promised_at: int | None = None
        """How many restarts there had been when we last promised."""
        self._file: PromiseFile | None = None
        self.unproved: IllegalAction | None = _NOT_HERE
        """Why this game is not proved to us; None once our nonce is in it."""

    @property
    def file(self) -> PromiseFile | None:
        """What to keep of the game."""
        return self._file

    def promise(self, restarts: int = 0) -> Promise:
        """Draws a nonce and promises it."""
        nonce = new_nonce()
        promised = promise(self._table, nonce)
        self._nonces[promised] = nonce
        self._promised_at = restarts
        return Promise(promised)

    def see(self, view: TableView, seat: Seat | None, *, arrived: bool) -> Promise | Reveal | None:
        """What to say to a table that looks like this; `arrived`: after connecting anew."""
        if view.chance != VERSION or seat is None:
            return None
        self._compare(view, arrived=arrived)
        mine = view.seats[seat]
        if not mine.part:
            self._lose_part(view)
        if view.phase != "open":
            self._note_game(view, mine)
            return None
        if not mine.part:
            return None
        if view.closing is not None:
            return self._answer(view, view.closing, seat)
        if self._promised_at != view.restarts or (arrived and mine.promise not in self._nonces):
            return self.promise(view.restarts)
        return None

    def seat_at(self, view: TableView) -> Seat | None:
        """The seat that has promised one of our nonces."""
        seats = (seat for seat, one in enumerate(view.seats) if one.promise in self._nonces)
        return next(seats, None)

    def confirm(self, said: Promise | Reveal) -> None:
        """Notes that the server has stored what we said."""
        if isinstance(said, Reveal):
            self._revealed.add(promise(self._table, said.nonce))

    def check(self, record: Record) -> Proof:
        """Checks a finished game against our notes; raises BrokenRecord for what does not fit."""
        records.check(record)
        if self.unproved is None and self._file is not None:
            records.check_promise(record, self._file)
        version = records.chance_version(record)
        if version != VERSION:
            return Proof(version=version, unproved=IllegalAction("unproved-old-version"))
        restarts = records.closing_of(record).restarts
        return Proof(version=version, unproved=self.unproved, restarts=restarts)

    def _compare(self, view: TableView, *, arrived: bool) -> None:
        """Compares the table with what was known of it; learns what was not."""
        if view.id != self._table or view.commitment != (self._commitment or view.commitment):
            raise Cheated("cheat-commitment-changed")
        if view.restarts < self._restarts:
            raise Cheated("cheat-terms", what="restarts")
        self._commitment = view.commitment
        self._restarts = view.restarts
        if view.phase != "open" or self._opened:
            return
        if self._terms is None:
            self._terms = Terms(view.game, len(view.seats), dict(view.options))
        elif view.closing is None or arrived:
            # the host may name who begins until the closing
            first = records.GAMES[view.game].FIRST
            asked = {**self._terms.asked, first: view.options[first]}
            self._terms = Terms(self._terms.game, self._terms.seats, asked)

    def _note_game(self, view: TableView, mine: SeatView) -> None:
        self._memory.play(view.commitment)
        if mine.part and mine.promise not in self._nonces:
            here = self._promised_at is not None
            self.unproved = IllegalAction("unproved-other-promise") if here else _NOT_HERE

    def _lose_part(self, view: TableView) -> None:
        kept = self._file
        if kept and promise(kept.table, kept.nonce) in self._revealed:
            closing = read_closing(kept.closing)
            if closing.restarts == view.restarts - 1:
                raise Cheated("cheat-reveal-denied")
        self.unproved = IllegalAction("unproved-late")

    def _answer(self, view: TableView, text: str, seat: Seat) -> Reveal | None:
        """Checks a closing, keeps it, and only then reveals our nonce."""
        try:
            closing = read_closing(text)
        except IllegalAction:
            raise Cheated("cheat-terms", what="closing") from None
        own = closing.promises.get(seat)
        if own is None:
            raise Cheated("cheat-promise-left-out")
        if own not in self._nonces:
            self.unproved = IllegalAction("unproved-other-promise")
            return None
        if self._closings.get(own, text) != text:
            raise Cheated("cheat-second-closing")
        wrong = self._differs(view, closing)
        if wrong:
            raise Cheated("cheat-terms", what=wrong)
        self._closings[own] = text
        nonce = self._nonces[own]
        self._file = PromiseFile(table=self._table, seat=seat, nonce=nonce, closing=text)
        self.unproved = None
        return None if own in self._revealed else Reveal(nonce)

    def _differs(self, view: TableView, closing: Closing) -> str | None:
        """The first term of the closing that is not as we know it."""
        terms = self._terms
        assert terms is not None
        expected = Closing(
            table=self._table,
            commitment=view.commitment,
            game=terms.game,
            seats=terms.seats,
            asked=terms.asked,
            restarts=view.restarts,
            promises=closing.promises,
        )
        lines = zip(_TERMS, closing.text.split("\n"), expected.text.split("\n"), strict=False)
        wrong = next((term for term, told, known in lines if told != known), None)
        earlier = (read_closing(text) for text in self._closings.values() if text != closing.text)
        if any(other.restarts >= closing.restarts for other in earlier):
            return wrong or "restarts"
        return wrong
