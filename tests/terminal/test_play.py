"""Games in a real terminal: played to the end, interrupted in every way, and gone on with."""

import json
import os
import re
import signal
from pathlib import Path
from typing import Any

import pexpect
import pytest

from stonehenge import record
from tests.run import STONEHENGE, environment, stonehenge

PROMPT = (
    r"(Trump \(b, g, y or r\)|Your bid \(0 to \d+(?:, not (\d+))?\)"
    r"|Your card(?: \(Enter plays \S+\))?): "
)


class Seat:
    """Somebody at a terminal who bids nothing and plays the first card that may be played."""

    def __init__(self, home: Path, *arguments: str, **extra: str) -> None:
        self.program = pexpect.spawn(
            STONEHENGE,
            ["play", "cards", *arguments],
            env=environment(home, NO_COLOR="1", TERM="xterm", **extra),
            encoding="utf-8",
            timeout=30,
            dimensions=(40, 200),
        )

    def answer(self) -> bool:
        """Answers one question; False when the game has ended instead."""
        if self.program.expect([PROMPT, r"The record of this game: (\S+)"]) == 1:
            return False
        question, forbidden = self.program.match.group(1), self.program.match.group(2)
        if question.startswith("Your card"):
            hand = re.findall(r"Your hand: (.*)", self.program.before)[-1]
            playable = [word for word in hand.split() if not word.startswith("(")]
            self.program.sendline(playable[0].lstrip("≈♣Π⚒★♫"))
        elif question.startswith("Trump"):
            self.program.sendline("g")
        else:
            self.program.sendline("1" if forbidden == "0" else "0")
        return True

    def finish(self) -> Path:
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


SIX = ("--players", "6", "--seed", "11")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """A game played without any interruption."""
    return played(Seat(tmp_path_factory.mktemp("whole"), *SIX).finish())


def test_a_whole_game_ends_with_the_pad_and_its_record(tmp_path: Path) -> None:
    seat = Seat(tmp_path, "--players", "6", "--seat", "2", "--level", "random")
    while seat.answer():
        told = seat.program.before
    assert "The score pad" in seat.program.before + told
    made = played(Path(seat.program.match.group(1)))
    assert made["players"] == ["random", "random", "human", "random", "random", "random"]
    assert made["result"] is not None


@pytest.mark.parametrize("interruption", ["kill", "interrupt", "hangup", "quit"])
def test_an_interrupted_game_goes_on_with_nothing_lost(
    interruption: str, tmp_path: Path, whole: dict[str, Any]
) -> None:
    for questions in (1, 12, 17):
        seat = Seat(tmp_path, *SIX) if questions == 1 else Seat(tmp_path)
        for _ in range(questions):
            assert seat.answer()
        seat.program.expect(PROMPT)
        if interruption == "kill":
            os.kill(seat.program.pid, signal.SIGKILL)
        elif interruption == "interrupt":
            seat.program.sendintr()
            seat.program.expect("The game is saved. Go on with it any time: stonehenge play cards")
        elif interruption == "hangup":
            seat.program.close(force=True)
        else:
            seat.program.sendline("quit")
            seat.program.expect("The game is saved.")
        seat.program.close(force=True)
    seat = Seat(tmp_path)
    seat.program.expect("You go on with your game of ")
    assert played(seat.finish()) == whole


def test_a_write_cut_short_loses_that_action_alone(tmp_path: Path, whole: dict[str, Any]) -> None:
    seat = Seat(tmp_path, *SIX)
    for _ in range(5):
        seat.answer()
    seat.program.expect(PROMPT)
    seat.program.close(force=True)
    (journal,) = (tmp_path / "data/stonehenge/unfinished").iterdir()
    journal.write_bytes(journal.read_bytes()[:-3])
    assert played(Seat(tmp_path).finish()) == whole


def test_a_game_that_is_open_elsewhere_is_left_alone(tmp_path: Path) -> None:
    first = Seat(tmp_path, *SIX)
    first.program.expect(PROMPT)
    second = Seat(tmp_path)
    second.program.expect("is open in another terminal, so this is a new one")
    second.program.expect(PROMPT)
    for seat in (first, second):
        seat.program.close(force=True)


def test_other_wishes_start_another_game_and_keep_the_first(tmp_path: Path) -> None:
    first = stonehenge("play", "cards", *SIX, home=tmp_path, answers="")
    assert "A new game" in first.stdout
    other = stonehenge("play", "cards", "--players", "3", home=tmp_path)
    assert "An unfinished game of" in other.stdout
    assert "A new game" in other.stdout
    again = stonehenge("play", "cards", "--players", "6", home=tmp_path)
    assert "You go on with your game" in again.stdout
    new = stonehenge("play", "cards", "--players", "6", "--new", home=tmp_path)
    assert "A new game" in new.stdout


def test_help_and_refusals_at_every_question(tmp_path: Path) -> None:
    line = ("play", "cards", "--players", "3", "--seed", "8", "--seat", "1", "--option")
    answers = "?\nmany\n7\n0\n?\nhand\nlast\npad\nb99\nzz\n"
    done = stonehenge(*line, "plus_minus_one=true", home=tmp_path, answers=answers)
    assert done.returncode == 0
    for told in (
        "Say how many tricks you will win, from 0 to 1.",
        "I do not understand “many”. Type ? for help.",
        "A bid is a number from 0 to 1.",
        "Play a card by its name",
        "Your hand:",
        "No trick has been finished in this round.",
        "The score pad",
        "B99 is not in the hand.",
        "I do not understand “zz”.",
        "The game is saved.",
    ):
        assert told in done.stdout


def test_the_reason_why_a_card_is_refused(tmp_path: Path) -> None:
    seat = Seat(tmp_path, "--players", "3", "--seed", "2")
    while True:
        seat.program.expect(PROMPT)
        before = seat.program.before
        follow = re.search(r"Follow (\w+)\.", before)
        hands = re.findall(r"Your hand: (.*)", before)
        hidden = [word.strip("()") for word in hands[-1].split() if word[0] == "("] if hands else []
        if follow and hidden:
            break
        seat.program.sendline("")
        seat.program.expect(PROMPT)
        question, forbidden = seat.program.match.group(1), seat.program.match.group(2)
        if question.startswith("Your bid"):
            seat.program.sendline("1" if forbidden == "0" else "0")
        elif question.startswith("Trump"):
            seat.program.sendline("b")
        else:
            playable = [word for word in hands[-1].split() if word[0] != "("]
            seat.program.sendline(playable[0].lstrip("≈♣Π⚒★♫"))
    seat.program.sendline(hidden[0].lstrip("≈♣Π⚒★♫"))
    seat.program.expect(rf"may not be played: {follow.group(1)} must be followed")
    seat.program.sendline("?")
    seat.program.expect(r"must be followed as long as you have it")
    seat.program.close(force=True)


def test_colour_and_symbols_only_where_they_are_welcome(tmp_path: Path) -> None:
    home = tmp_path
    shown = pexpect.run(
        f"{STONEHENGE} play cards --seed 4 --new",
        env=environment(home, TERM="xterm"),
        events={"Your|Trump": "q\n"},
        encoding="utf-8",
    )
    assert "\x1b[" in shown
    assert re.search("[≈♣Π⚒★♫][BGYRWJ]", shown)
    plain = pexpect.run(
        f"{STONEHENGE} play cards --seed 4 --new",
        env=environment(home, TERM="xterm", NO_COLOR="1"),
        events={"Your|Trump": "q\n"},
        encoding="utf-8",
    )
    assert "\x1b[" not in plain
    piped = stonehenge("play", "cards", "--seed", "4", "--new", home=home)
    assert "\x1b[" not in piped.stdout
    assert not re.search("[≈♣Π⚒★♫]", piped.stdout)


@pytest.mark.parametrize(
    ("language", "told"), [("de", "Runde 1 von 15."), ("nl", "Ronde 1 van 15."), ("en", "Round 1")]
)
def test_every_language_plays(language: str, told: str, tmp_path: Path) -> None:
    done = stonehenge("play", "cards", "--lang", language, "--seed", "1", home=tmp_path)
    assert told in done.stdout


@pytest.mark.parametrize("bidding", ["covered", "secret"])
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_every_variant_is_told_in_every_language(
    bidding: str, language: str, tmp_path: Path
) -> None:
    line = f"play cards --players 6 --seed 3 --option bidding={bidding} --option clairvoyance=true"
    answers = "b\n0\n" + "\n" * 3 + "0\n?\n"
    done = stonehenge(*line.split(), "--lang", language, home=tmp_path, answers=answers)
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) > 15


def test_a_name_cannot_control_the_terminal(tmp_path: Path) -> None:
    made = record.decode((Path(__file__).parents[1] / "golden/evil-name.json").read_bytes())
    assert "\x1b" in made.seats[0]
    path = tmp_path / "evil.json"
    path.write_bytes(record.encode(made))
    assert "\x1b" not in stonehenge("replay", str(path), home=tmp_path).stdout
