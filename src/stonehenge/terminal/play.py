"""A game in the terminal: one person, computer players on the other seats."""

from collections.abc import Iterator
from typing import Any, Final, TextIO

from stonehenge import players
from stonehenge import record as records
from stonehenge.coach import advise
from stonehenge.coach.answers import LEVEL
from stonehenge.locale import Words
from stonehenge.players import readiness
from stonehenge.terminal.advice import tell_assessment
from stonehenge.terminal.paper import Paper, harmless
from stonehenge.terminal.questions import Questions
from stonehenge.terminal.saves import Journal
from stonehenge.terminal.teller import tell_end, teller_of
from stonehenge.terminal.waking import Waking
from stonehenge.vocabulary import CHANCE, Outcome, Seat

HINT: Final = "hint"
"""The word that asks the coach."""


class Sitting:
    """One person's time in a game, from sitting down to its end or to leaving."""

    def __init__(self, journal: Journal, words: Words, paper: Paper, waking: Waking) -> None:
        record = journal.record
        chance = records.chance_of(record)
        assert chance is not None
        self._game = records.game_of(record)
        self._journal = journal
        self._words = words
        self._paper = paper
        self._chance = chance
        self._waking = waking
        self._kinds = records.kinds(record)
        self._names = [harmless(name) for name in record.seats]
        self._seat = self._kinds.index("human")
        self._teller = teller_of(record.game, words, paper, self._names, self._seat)
        self._questions = Questions(self._game, self._teller, words, paper, self._names, self._seat)

    def play(self, answers: TextIO) -> Outcome:
        """Plays to the end; raises LeftGame when the person goes before."""
        state = self._catch_up()
        for level, other in self._waking.stand_ins():
            self._say("game-waking", level=self._level(level), other=self._level(other))
        while seats := self._game.to_act(state):
            seat = self._seat if self._seat in seats else seats[0]
            if seat == CHANCE:
                action = self._game.draw(state, self._chance)
            elif seat == self._seat:
                action = self._decide(state, answers)
            else:
                action = self._computer(state, seat)
            self._journal.append(seat, action)
            before, state = state, self._game.apply(state, seat, action)
            self._print(self._tell(before, state, seat, action))
        outcome = self._game.outcome(state)
        assert outcome is not None
        self._print(tell_end(self._words, self._names, self._seat, outcome))
        self._print(self._teller.pad(self._game.view(state, self._seat)))
        return outcome

    def _decide(self, state: Any, answers: TextIO) -> Any:
        """The action that the person takes; before it they may ask for a hint, counted once."""
        hinted = False
        while (action := self._questions.ask(state, answers, (HINT,))) == HINT:
            if not readiness.is_ready(self._game.NAME, LEVEL):
                self._say("hint-asleep")
                continue
            if not hinted:
                self._journal.hint(self._seat)
            hinted = True
            view = self._game.view(state, self._seat)
            answer = advise(view, self._game.legal(state, self._seat))
            self._print(tell_assessment(self._words, view, answer, None, self._names[self._seat]))
        return action

    def _catch_up(self) -> Any:
        """The state that the journal has reached; tells the round it stands in once more."""
        state = records.start(self._journal.record)
        told = list(self._teller.begin(self._game.view(state, self._seat)))
        for step in records.replay(self._journal.record):
            state = step.after
            if self._game.reached(state)[0] != self._game.reached(step.before)[0]:
                told = []
            told += self._tell(step.before, state, step.seat, step.action)
        self._print(iter(told))
        return state

    def _tell(self, before: Any, after: Any, seat: Seat, action: Any) -> Iterator[str]:
        view = self._game.view
        return self._teller.tell(view(before, self._seat), view(after, self._seat), seat, action)

    def _computer(self, state: Any, seat: Seat) -> Any:
        # a fresh player each time, so that a resumed game goes on as it would have
        luck = self._chance.derive(f"player/{seat}/{len(self._journal.record.actions)}")
        for level in self._waking.awoken():
            self._say("game-awake", level=self._level(level))
        player = players.make(self._game, self._waking.player_for(self._kinds[seat]), luck)
        return player.choose(self._game.view(state, seat), self._game.legal(state, seat))

    def _level(self, name: str) -> str:
        return self._words(f"page-level-{name}")

    def _say(self, message: str, **facts: str) -> None:
        self._paper.line(self._words(message, **facts))

    def _print(self, lines: Iterator[str]) -> None:
        for line in lines:
            self._paper.line(line)
