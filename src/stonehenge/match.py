"""A game being played, by a person or a program: every action checked, with undo and a record."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from stonehenge import notation
from stonehenge import record as records
from stonehenge.chance import Seeded, new_seed, seed_from_number
from stonehenge.record import Record
from stonehenge.vocabulary import CHANCE, Game, GameOptions, Outcome, Seat

O_ = TypeVar("O_", bound=GameOptions)
S_ = TypeVar("S_")
A_ = TypeVar("A_")
V_ = TypeVar("V_")


class Match(Generic[O_, S_, A_, V_]):
    """One game from its start on; deals, magic cards and rolls happen by themselves.

    >>> from stonehenge import cards
    >>> match = Match(cards, cards.Options(seats=3, rounds=2), seed=4)
    >>> match.push(1, cards.Bid(1))
    >>> match.to_act
    (2,)
    """

    def __init__(
        self, game: Game[O_, S_, A_, V_], options: O_, seed: int | bytes | None = None
    ) -> None:
        """Begins a game; a number or 32 bytes as the seed make it repeatable."""
        self.game = game
        self._seed = _seed_bytes(seed)
        self._chance = Seeded(self._seed)
        self.options = game.settle(options, self._chance)
        self._moves: list[tuple[Seat, A_]] = []
        self._states: list[S_] = [game.start(self.options)]
        self._draw()

    @property
    def state(self) -> S_:
        """The present state, secrets included."""
        return self._states[-1]

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who may act now: several where they decide at the same time, nobody at the end."""
        return self.game.to_act(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """Points and places, once the game is over."""
        return self.game.outcome(self.state)

    @property
    def moves(self) -> tuple[tuple[Seat, A_], ...]:
        """All that was done, chance (seat -1) included."""
        return tuple(self._moves)

    def view(self, seat: Seat | None) -> V_:
        """All that this seat may know, or a spectator (None)."""
        return self.game.view(self.state, seat)

    def legal(self, seat: Seat) -> list[A_]:
        """Every action that this seat may take now, each one written out."""
        choices = self.game.legal(self.state, seat)
        return [action for choice in choices for action in self.game.expand(choice)]

    def push(self, seat: Seat, action: A_) -> None:
        """Takes an action; raises IllegalAction with the rule that forbids it."""
        self.game.check(self.state, seat, action)
        self._apply(seat, action)
        self._draw()

    def undo(self) -> tuple[Seat, A_]:
        """Takes the last decision back, with the chance that followed it; returns it."""
        at = max((i for i, (seat, _) in enumerate(self._moves) if seat != CHANCE), default=None)
        if at is None:
            raise IndexError("there is no decision to take back")
        taken = self._moves[at]
        del self._moves[at:], self._states[at + 1 :]
        return taken

    def record(self, seats: Sequence[str] | None = None, **notes: Any) -> Record:
        """The game so far as a record; `notes` are its date and players."""
        names = seats or [f"Seat {seat}" for seat in range(self.options.seats)]
        chance = records.seed_note(self._seed)
        return records.make(
            self.game, names, self.options, self._moves, self.outcome, chance=chance, **notes
        )

    def __str__(self) -> str:
        """The game so far in its notation."""
        return notation.write(self.record())

    def _apply(self, seat: Seat, action: A_) -> None:
        self._moves.append((seat, action))
        self._states.append(self.game.apply(self.state, seat, action))

    def _draw(self) -> None:
        while self.to_act == (CHANCE,):
            self._apply(CHANCE, self.game.draw(self.state, self._chance))


def _seed_bytes(seed: int | bytes | None) -> bytes:
    if seed is None:
        return new_seed()
    return seed_from_number(seed) if isinstance(seed, int) else seed
