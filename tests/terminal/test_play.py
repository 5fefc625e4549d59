"""Games in a real terminal: played to the end, interrupted in every way, and gone on with."""

import os
import re
import signal
from pathlib import Path
from typing import Any

import pexpect
import pytest

from stonehenge import dice, record
from stonehenge.locale import Words
from stonehenge.players import levels, readiness
from stonehenge.terminal.waking import Waking
from tests.run import STONEHENGE, environment, stonehenge
from tests.terminal.seats import Seat, played

WISHES = {
    "cards": ("--players", "6", "--seed", "11"),
    "dice": ("--players", "3", "--seed", "11", "--option", "magic=true", "--level", "random"),
}


@pytest.fixture(scope="module", params=list(WISHES))
def whole(request: Any, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """A game played without any interruption."""
    home = tmp_path_factory.mktemp("whole")
    return played(Seat(home, request.param, *WISHES[request.param]).finish())


def test_a_whole_card_game_ends_with_the_pad_and_its_record(tmp_path: Path) -> None:
    seat = Seat(tmp_path, "cards", "--players", "6", "--seat", "2", "--level", "random")
    while seat.answer():
        pass
    assert "The score pad" in seat.program.before
    made = played(Path(seat.program.match.group(1)))
    other = {"level": "random", "version": "1"}
    assert made["players"] == [other, other, "human", other, other, other]
    assert made["result"] is not None


def test_a_whole_dice_game_ends_with_the_sheets_and_its_record(tmp_path: Path) -> None:
    options = ("--option", "magic=true", "--option", "target=12")
    seat = Seat(tmp_path, "dice", "--players", "2", "--seat", "1", *options)
    while seat.answer():
        pass
    assert ". free, o predicted" in seat.program.before
    made = played(Path(seat.program.match.group(1)))
    assert made["players"] == [{"level": levels.suggested("dice"), "version": "1"}, "human"]
    assert made["result"]["jesters"] is not None


@pytest.mark.parametrize("interruption", ["kill", "interrupt", "hangup", "quit"])
def test_an_interrupted_game_goes_on_with_nothing_lost(
    interruption: str, tmp_path: Path, whole: dict[str, Any]
) -> None:
    game = whole["game"]
    for questions in (1, 12, 17):
        seat = Seat(tmp_path, game, *WISHES[game]) if questions == 1 else Seat(tmp_path, game)
        for _ in range(questions):
            assert seat.answer()
        seat.wait()
        if interruption == "kill":
            os.kill(seat.program.pid, signal.SIGKILL)
        elif interruption == "interrupt":
            seat.program.sendintr()
            seat.program.expect(
                f"The game is saved. Go on with it any time: stonehenge play {game}"
            )
        elif interruption == "quit":
            seat.program.sendline("quit")
            seat.program.expect("The game is saved.")
        seat.program.close(force=True)  # hangs up where the game still runs
    seat = Seat(tmp_path, game)
    seat.program.expect("You go on with your game of ")
    assert played(seat.finish()) == whole


def test_a_write_cut_short_loses_that_action_alone(tmp_path: Path, whole: dict[str, Any]) -> None:
    game = whole["game"]
    seat = Seat(tmp_path, game, *WISHES[game])
    for _ in range(5):
        seat.answer()
    seat.wait()
    seat.program.close(force=True)
    (journal,) = (tmp_path / "data/stonehenge/unfinished").iterdir()
    journal.write_bytes(journal.read_bytes()[:-3])
    assert played(Seat(tmp_path, game).finish()) == whole


def test_a_folder_that_cannot_be_written_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    done = stonehenge("play", "cards", home=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("stonehenge play: ")
    assert done.stderr.count("\n") == 1


def test_a_game_that_is_open_elsewhere_is_left_alone(tmp_path: Path) -> None:
    first = Seat(tmp_path, "cards", *WISHES["cards"])
    first.wait()
    second = Seat(tmp_path, "cards")
    second.program.expect("is open in another terminal, so this is a new one")
    second.wait()
    for seat in (first, second):
        seat.program.close(force=True)


def test_other_wishes_start_another_game_and_keep_the_first(tmp_path: Path) -> None:
    first = stonehenge("play", "cards", *WISHES["cards"], home=tmp_path, answers="")
    assert "A new game" in first.stdout
    other = stonehenge("play", "cards", "--players", "3", home=tmp_path)
    assert "An unfinished game of" in other.stdout
    assert "A new game" in other.stdout
    again = stonehenge("play", "cards", "--players", "6", home=tmp_path)
    assert "You go on with your game" in again.stdout
    new = stonehenge("play", "cards", "--players", "6", "--new", home=tmp_path)
    assert "A new game" in new.stdout


def test_help_and_refusals_at_every_card_question(tmp_path: Path) -> None:
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


def test_help_and_refusals_at_every_dice_question(tmp_path: Path) -> None:
    line = "play dice --players 2 --seed 1 --level random"
    answers = "?\n9b\nzz\n5 blue\nmagic\n?\nx\n\n?\n0\n8\n1 1 8\nq8\nsheets\ndice\nkeep b w\n"
    done = stonehenge(*line.split(), home=tmp_path, answers=answers)
    assert done.returncode == 0
    for told in (
        "Predict how many dice will show a colour",
        "A prediction is a number from 1 to 5",
        "I do not understand “zz”.",
        "You predict 5B.",
        "No magic card lies in this round.",
        "Wizards will count as this colour",
        "You name the Wizard Colour: blue.",
        "Name the dice to roll again by position",
        "There is no such die.",
        "Roll 1: 1:",
        "You roll again: dice",
        "Roll 2: 1:",
    ):
        assert told in done.stdout, told


def test_the_reason_why_a_card_is_refused(tmp_path: Path) -> None:
    seat = Seat(tmp_path, "cards", "--players", "3", "--seed", "2")
    while True:
        seat.wait()
        follow = re.search(r"Follow (\w+)\.", seat.program.before)
        if follow and seat.hand(playable=False):
            break
        seat.reply()
    seat.program.sendline(seat.hand(playable=False)[0])
    seat.program.expect(rf"may not be played: {follow.group(1)} must be followed")
    seat.program.sendline("?")
    seat.program.expect(r"must be followed as long as you have it")
    seat.program.close(force=True)


@pytest.mark.parametrize("game", WISHES)
def test_colour_and_symbols_only_where_they_are_welcome(game: str, tmp_path: Path) -> None:
    line = f"play {game} --seed 4 --new --players 5"

    def shown(**extra: str) -> str:
        screen: str = pexpect.run(
            f"{STONEHENGE} {line}",
            env=environment(tmp_path, TERM="xterm", **extra),
            events={r"\): ": "q\n", "card: ": "q\n"},
            encoding="utf-8",
        )
        return screen

    assert "\x1b[" in shown()
    assert re.search("[≈♣Π⚒★♫][BGYRWJ]", shown())
    assert "\x1b[" not in shown(NO_COLOR="1")
    piped = stonehenge(*line.split(), home=tmp_path).stdout
    assert "\x1b[" not in piped
    assert not re.search("[≈♣Π⚒★♫]", piped)


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


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("magic", dice.CARDS)
def test_every_magic_card_is_told_in_every_language(magic: str, language: str) -> None:
    words = Words(language)
    assert words("magic-name", id=magic) in (
        Path(record.__file__).parent / f"locale/rules/dice.{language}.md"
    ).read_text(encoding="utf-8")
    assert words("magic-effect", id=magic).endswith(".")


@pytest.mark.parametrize("seat", [None, "0", "2"])
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_dice_games_are_told_again_in_every_language(
    language: str, seat: str | None, tmp_path: Path
) -> None:
    line = "simulate dice --players 3 --games 4 --option magic=true --records games.jsonl"
    stonehenge(*line.split(), home=tmp_path)
    for number in "1234":
        told = ("replay", "games.jsonl", "--game", number, "--lang", language)
        done = stonehenge(*told, *(("--as", seat) if seat else ()), home=tmp_path)
        assert done.returncode == 0
        assert len(done.stdout.splitlines()) > 60


def test_nobody_waits_for_the_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache = tmp_path / "cache"
    line = ("play", "dice", "--players", "2", "--seat", "1", "--level", "adept", "--seed", "1")
    first = stonehenge(*line, "--new", home=tmp_path, XDG_CACHE_HOME=str(cache))
    assert "The adept is still waking up" in first.stdout
    assert "Until then the journeyman plays." in first.stdout
    assert "Ada predicts" in first.stdout
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))
    readiness.markers().mkdir(parents=True, exist_ok=True)
    readiness.mark_ready("dice", "adept", cache)
    assert list(Waking("dice", ["adept", "adept", "novice"]).stand_ins()) == []


def test_a_level_plays_once_it_is_awake(monkeypatch: pytest.MonkeyPatch) -> None:
    ready: set[str] = set()
    monkeypatch.setattr(readiness, "is_ready", lambda _game, level: level in ready)
    waking = Waking("cards", ["archmage"])
    try:
        assert (waking.player_for("archmage"), waking.awoken()) == ("sage", [])
        ready.add("archmage")
        assert (waking.awoken(), waking.awoken()) == (["archmage"], [])
        assert waking.player_for("archmage") == "archmage"
    finally:
        waking.close()


def test_a_name_cannot_control_the_terminal(tmp_path: Path) -> None:
    made = record.decode((Path(__file__).parents[1] / "golden/evil-name.json").read_bytes())
    assert "\x1b" in made.seats[0]
    path = tmp_path / "evil.json"
    path.write_bytes(record.encode(made))
    assert "\x1b" not in stonehenge("replay", str(path), home=tmp_path).stdout


def test_a_hint_is_the_coach_and_stands_in_the_record_after_an_interruption(tmp_path: Path) -> None:
    wishes = ("--players", "3", "--seed", "11", "--option", "rounds=1", "--level", "random")
    seat = Seat(tmp_path, "cards", *wishes)
    seat.wait()
    seat.program.sendline("hint")
    seat.program.expect("What archmage expects")
    seat.wait()
    seat.program.sendline("hint")  # about the same decision: it counts once
    seat.program.expect("What archmage expects")
    seat.program.kill(signal.SIGKILL)
    made = played(Seat(tmp_path, "cards").finish())
    assert made["hints"] == [1, 0, 0]
