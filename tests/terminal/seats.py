"""People at a real terminal: they read the questions on the screen and type answers."""

import json
import re
from itertools import product
from pathlib import Path
from typing import Any, Final

import pexpect

from stonehenge import record
from tests.run import STONEHENGE, environment

SYMBOLS: Final = "≈♣Π⚒★♫"
CARDS_QUESTION: Final = (
    r"(Trump \(b, g, y or r\)|Your bid \(0 to \d+(?:, not (\d+))?\)"
    r"|Your card(?: \(Enter plays \S+\))?): "
)
DICE_QUESTION: Final = (
    r"(Your prediction|Set two dice|Cross out|Wizard Colour"
    r"|Stay or leave|Write|Dice to roll again|You have nothing to cross out)"
    r" \([^)\r\n]*\)[^:\r\n]*: "
)
RECORD: Final = r"The record of this game: (\S+)"


class Seat:
    """Somebody who plays a game without ambition, but to the end."""

    def __init__(self, home: Path, game: str, *arguments: str, **extra: str) -> None:
        self.question = CARDS_QUESTION if game == "cards" else DICE_QUESTION
        self._answer = self._answer_cards if game == "cards" else self._answer_dice
        self._boxes: Any = None
        self.program = pexpect.spawn(
            STONEHENGE,
            ["play", game, *arguments],
            env=environment(home, NO_COLOR="1", TERM="xterm", **extra),
            encoding="utf-8",
            timeout=30,
            dimensions=(40, 200),
        )
        self.program.delaybeforesend = None

    def wait(self) -> None:
        """Waits for the next question."""
        self.program.expect(self.question)

    def answer(self) -> bool:
        """Answers one question; False when the game has ended instead."""
        if self.program.expect([self.question, RECORD]) == 1:
            return False
        self.reply()
        return True

    def reply(self) -> None:
        """Answers the question that was read last."""
        self.program.sendline(self._answer(self.program.match))

    def _answer_cards(self, asked: Any) -> str:
        question, forbidden = asked.group(1), asked.group(2)
        if question.startswith("Trump"):
            return "g"
        if question.startswith("Your bid"):
            return "1" if forbidden == "0" else "0"
        return self.hand(playable=True)[0]

    def hand(self, *, playable: bool) -> list[str]:
        """The cards on the screen that may be played, or those in brackets that may not."""
        shown = re.findall(r"Your hand: (.*)", self.program.before)[-1].split()
        cards = [card.strip("()") for card in shown if card.startswith("(") != playable]
        return [card.lstrip(SYMBOLS) for card in cards]

    def _answer_dice(self, asked: Any) -> str:
        question = asked.group(1)
        if question == "Your prediction":
            return self._next_box()
        self._boxes = None
        answers = {"Set two dice": "1b 2b", "Cross out": "n", "Write": "p"}
        if question in ("Wizard Colour", "You have nothing to cross out"):
            return ""
        if question == "Dice to roll again":
            return "stop" if "or stop" in asked.group(0) else "1 2 3"
        return answers.get(question, "l")

    def _next_box(self) -> str:
        if self._boxes is None:
            self._boxes = product("bgyr", "12345")
        colour, number = next(self._boxes)
        return f"{number}{colour}"

    def finish(self) -> Path:
        """Plays to the end and returns where the record is."""
        while self.answer():
            pass
        path = Path(self.program.match.group(1))
        self.program.expect(pexpect.EOF)
        self.program.close()
        assert self.program.exitstatus == 0
        return path


def played(path: Path) -> dict[str, Any]:
    """The record of a finished game, checked, without its date."""
    made: dict[str, Any] = json.loads(path.read_text())
    record.check(record.decode(path.read_bytes()))
    del made["date"]
    return made
