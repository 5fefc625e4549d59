"""The states of both games as OpenSpiel wants them: chance in small steps, memory for each seat."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel
from msgspec import json
from msgspec.structs import replace

from stonehenge import cards, dice, worlds
from stonehenge.cards import DECK, Bid, Deal
from stonehenge.cards.rules import NONE
from stonehenge.cards.state import names
from stonehenge.vocabulary import CHANCE, Seat


class Line:
    """A game so far. It never changes, so that a copy of a state may share it."""

    __slots__ = ("drawn", "moves", "seen", "state")

    def __init__(
        self,
        state: Any,
        drawn: tuple[int, ...] = (),
        moves: tuple[tuple[Seat, Any], ...] = (),
        seen: tuple[tuple[str, ...], ...] = (),
    ) -> None:
        self.state: Final = state
        self.drawn: Final = drawn
        """Steps of a chance action that is not complete yet."""
        self.moves: Final = moves
        """Everything done, chance included."""
        self.seen: Final = seen
        """By seat: all that it has seen."""

    def __deepcopy__(self, _memory: Any) -> "Line":
        return self


class WizardState(pyspiel.State):  # type: ignore[misc]
    """A state of either game."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._line = Line(game.rules.start(game.options), seen=((),) * game.options.seats)

    @property
    def _game(self) -> Any:
        return self.get_game()

    @property
    def engine_state(self) -> Any:
        """The state of the rules, secrets included."""
        return self._line.state

    def current_player(self) -> int:
        """Who decides; of several who decide at the same time the first who has not."""
        asked = self._game.rules.to_act(self._line.state)
        if not asked:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if asked[0] == CHANCE else int(asked[0])

    def _legal_actions(self, player: int) -> list[int]:
        game = self._game
        mask = game.NUMBERED.actions.mask(game.rules.legal(self._line.state, player))
        return [int(number) for number in np.flatnonzero(mask)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring next; all of it is as likely."""
        outcomes = self._game.CHANCES.outcomes(self._line.state, self._line.drawn)
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, number: int) -> None:
        game, line = self._game, self._line
        seat = self.current_player()
        if seat != pyspiel.PlayerId.CHANCE:
            action = game.NUMBERED.actions.action(number)
            game.rules.check(line.state, seat, action)
            self._line = _after(game.rules, line, seat, action)
            return
        drawn = (*line.drawn, number)
        action = game.CHANCES.action(line.state, drawn)
        if action is None:
            self._line = Line(line.state, drawn, line.moves, line.seen)
        else:
            self._line = _after(game.rules, line, CHANCE, action)

    def _action_to_string(self, player: int, number: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return str(self._game.CHANCES.name(self._line.state, number))
        return str(self._game.NUMBERED.actions.name(number))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self._game.rules.to_act(self._line.state)

    def returns(self) -> list[float]:
        """The points of everybody at the end, nothing before."""
        game = self._game
        if not self.is_terminal():
            return [0.0] * game.options.seats
        return [float(points) for points in game.rules.totals(self._line.state)]

    def remembered(self, seat: Seat) -> str:
        """All that a seat has seen, from the start on."""
        return "\n".join(self._line.seen[seat])

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "WizardState":
        """A state with another deal, or other hidden decisions, that this player may be in.

        What is hidden is drawn as `stonehenge.worlds.sample` does it: hands respect the voids.
        """
        game, line = self._game, self._line
        random = Random(int(sampler() * (1 << 53)))  # noqa: S311 - luck, not secrecy
        (world,) = worlds.sample(game.rules.view(line.state, player), random)
        sampled: WizardState = game.new_initial_state()
        for seat, action in _moves_to(world, line.moves):
            if seat == CHANCE:
                for step in game.CHANCES.steps(sampled.engine_state, action):
                    sampled.apply_action(step)
            else:
                sampled.apply_action(game.NUMBERED.actions.number(action))
        return sampled

    def __str__(self) -> str:
        """The table as a person would describe it, secrets included."""
        drawn = ",".join(map(str, self._line.drawn))
        return f"{self._line.state}\ndrawn {drawn}" if drawn else str(self._line.state)


def _after(game: Any, line: Line, seat: Seat, action: Any) -> Line:
    """The line after an action, with what everybody has seen of it."""
    state = game.apply(line.state, seat, action)
    shown = game.revealed(line.state, seat, action)
    public = seat != CHANCE and game.is_public(line.state, seat, action)
    seen = []
    for watcher, before in enumerate(line.seen):
        now = list(before)
        if seat == CHANCE:
            now.append(_dealt(state, action, game.view(state, watcher)))
        else:
            now.append(_told(seat, action if public or watcher == seat else None))
        now += [f"shown {_told(owner, decided)}" for owner, decided in shown]
        now += _uncovered(line.state, state, watcher)
        seen.append(tuple(now))
    return Line(state, (), (*line.moves, (seat, action)), tuple(seen))


def _uncovered(before: Any, after: Any, watcher: Seat) -> Iterator[str]:
    """The own card, where clairvoyance has hidden it until now."""
    if not isinstance(after, cards.State) or not after.options.clairvoyance:
        return
    hidden = before.hands and cards.view(before, watcher).hands[watcher] is None
    held = cards.view(after, watcher).hands[watcher]
    if hidden and held is not None:
        yield f"{watcher} holds {' '.join(held)}"


def _told(seat: Seat, action: Any | None) -> str:
    return f"{seat} decided" if action is None else f"{seat} {json.encode(action).decode()}"


def _dealt(state: Any, action: Any, view: Any) -> str:
    """What a seat sees of a chance action: of a deal the hands in its sight."""
    if not isinstance(action, Deal):
        return _told(CHANCE, action)
    hands = ["?" if hand is None else " ".join(hand) for hand in view.hands]
    return f"round {state.round}: {', '.join(hands)}; turned up {view.turnup}"


def _moves_to(
    world: cards.State | dice.State, moves: tuple[tuple[Seat, Any], ...]
) -> list[tuple[Seat, Any]]:
    """The moves of a game that leads to a sampled state: only what is hidden differs."""
    changed = list(moves)
    if isinstance(world, dice.State):
        for seat, decision in world.pending:
            at = max(place for place, (owner, _) in enumerate(changed) if owner == seat)
            changed[at] = seat, decision
        return changed
    at = max(place for place, (owner, _) in enumerate(changed) if owner == CHANCE)
    dealt: Deal = changed[at][1]
    changed[at] = CHANCE, replace(dealt, hands=_hands_dealt(world))
    for place in range(at + 1, len(changed)):
        seat, action = changed[place]
        if isinstance(action, Bid):
            changed[place] = seat, Bid(world.bids[seat])
    return changed


def _hands_dealt(world: cards.State) -> tuple[tuple[str, ...], ...]:
    """The hands as they were dealt: those held now, and the cards played since."""
    seats = world.options.seats
    hands = [list(names(hand)) for hand in world.hands]
    for leader, fallen, _ in (*world.tricks, (world.leader, world.trick, NONE)):
        for place, card in enumerate(fallen):
            hands[(leader + place) % seats].append(DECK[card])
    return tuple(map(tuple, hands))
