"""Advice: what is expected of each choice, told in the words of the game, and reviews."""

import io
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stonehenge import cards, cli, dice
from stonehenge import record as records
from stonehenge.arena.match import play_levels, record_of
from stonehenge.chance import seed_from_number
from stonehenge.coach.answers import Assessment
from stonehenge.locale import LANGUAGES, Words
from stonehenge.players.levels import LEVELS, Level
from stonehenge.players.reasons import Reason, Reasons
from stonehenge.record import Record
from stonehenge.terminal.advice import decision_at, decisions, own_seat
from stonehenge.terminal.choices import choice_text
from stonehenge.terminal.paper import Paper


class Wise:
    """Would always take its last choice; each choice before it is worth ten points less."""

    def __init__(self, game: Any) -> None:
        self._game = game

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        return self.reasons(view, legal).choices[0].action

    def reasons(self, view: Any, legal: Sequence[Any]) -> Reasons:
        actions = [action for choice in legal for action in self._game.expand(choice)]
        return Reasons(
            choices=tuple(
                Reason(action=action, points=30.0 - 10 * i, exact=0.9**i)
                for i, action in enumerate(reversed(actions))
            ),
            tricks=(0.25, 0.5, 0.25) if self._game is cards else (),
        )


@pytest.fixture(autouse=True)
def _wise(monkeypatch: pytest.MonkeyPatch) -> None:
    for levels in LEVELS.values():
        wise = Level("wise", f"{__name__}:Wise", "1", explains=True)
        monkeypatch.setitem(levels, wise.name, wise)


def played(game: Any, options: Any, rounds: int | None = None) -> Record:
    seated, seed = ["random"] * options.seats, seed_from_number(1)
    record = record_of(game, play_levels(game, options, seated, seed), seated, seed)
    if rounds is None:
        return record
    ends = [step.index for step in records.replay(record) if step.after.round > rounds]
    return replace(record, actions=record.actions[: ends[0]], result=None)


@pytest.fixture(scope="module")
def record() -> Record:
    return played(cards, cards.Options(seats=3), rounds=3)


@pytest.fixture
def file(record: Record, tmp_path: Path) -> str:
    (tmp_path / "game.json").write_bytes(records.encode(record))
    return str(tmp_path / "game.json")


def paper() -> Paper:
    return Paper(io.StringIO(), {})


def index_of(record: Record, verb: str) -> int:
    return next(i for i, action in enumerate(record.actions) if action[1] == verb)


def run(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert cli.main(words) == 0
    return capsys.readouterr().out


def test_a_level_tells_what_it_expects(
    record: Record, file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bid = str(index_of(record, "bid"))
    told = run(capsys, "assess", file, "--at", bid, "--level", "wise", "--lang", "en").splitlines()
    assert told[1].startswith("Round 1 of 20.")
    assert any(line.startswith("Your hand: ") for line in told)
    table = [line.split() for line in told[-4:]]
    assert table[0] == ["points", "exact"]
    assert table[1][:4] == ["bid", "1", "+30.0", "100%"]
    assert table[2][:4] == ["bid", "0", "+20.0", "90%"]
    assert sum("(taken)" in line for line in told) == 1
    assert told[-1] == "Tricks that wise expects: 1.0 (0: 25%, 1: 50%, 2: 25%)"


def test_the_coach_tells_a_decision_of_a_record(
    record: Record, file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bid = str(index_of(record, "bid"))
    told = run(capsys, "assess", file, "--at", bid, "--lang", "en", "--effort", "0.2")
    assert "What archmage expects of each choice" in told
    assert "The numbers come from 20 deals" in told
    answer = msgspec.json.decode(
        run(capsys, "assess", file, "--at", bid, "--json"), type=Assessment
    )
    assert answer.worlds == 100
    assert {choice.action for choice in answer.choices} == {cards.Bid(0), cards.Bid(1)}


def test_where_there_was_no_choice_that_is_said(
    record: Record, file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    play = str(index_of(record, "play"))
    told = run(capsys, "assess", file, "--at", play, "--lang", "de")
    assert told.splitlines()[-1] == "Es gab keine andere Möglichkeit."


POSITION = {
    "game": "cards",
    "seats": 3,
    "seat": 0,
    "round": 2,
    "dealer": 2,
    "hand": ["W1", "B3"],
    "turnup": "R5",
}


def test_a_position_is_assessed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "position.json").write_text(json.dumps(POSITION))
    told = run(capsys, "assess", str(tmp_path / "position.json"), "--lang", "nl")
    assert "Wat archmage verwacht van elke keuze die plaats 0 heeft:" in told
    assert [line.split()[:2] for line in told.splitlines() if "bied" in line]


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"hand": ["W1"]}, "The hand must have 2 cards at this moment."),
        ({"hand": ["W1", "R5"]}, "R5 cannot be in two places."),
        ({"seat": 1}, "This seat has nothing to decide at this moment."),
        ({"colour": 1}, "This is not a position:"),
        ({"actions": [[0, "bid", 3]]}, "action 0: A bid is a number from 0 to 2."),
    ],
)
def test_an_impossible_position_is_refused_in_one_sentence(
    changed: Any, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "position.json").write_text(json.dumps({**POSITION, **changed}))
    assert cli.main(["assess", str(tmp_path / "position.json"), "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert sentence in told.err
    assert told.err.count("\n") == 1


def test_a_review_is_told_and_is_json(
    record: Record, file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = json.loads(run(capsys, "review", file, "--seat", "1", "--json", "--effort", "0.2"))
    assert told["points"] == told["average"] + told["luck"] + told["choices"]
    assert isinstance(told["moments"], list)
    text = run(capsys, "review", file, "--seat", "1", "--lang", "en", "--effort", "0.2")
    lines = text.splitlines()
    assert lines[0].startswith("Bruno: ")
    assert lines[2].startswith("archmage in this seat, with the same cards: ")
    losses = [float(line.split("; ")[2].split()[0]) for line in lines if "; better: " in line]
    assert losses == sorted(losses, reverse=True)
    assert len(losses) == len(told["moments"]) > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_of_a_dice_game_can_be_told(language: str) -> None:
    game = played(dice, dice.Options(seats=2, magic=True))
    words = Words(language)
    verbs = set()
    for decision in decisions(game, 0, words, paper()):
        verbs.add(type(decision.action).__name__)
        assert choice_text(words, decision.view, decision.action)
    assert {"Predict", "Wizard", "Stay", "Reroll", "Score"} <= verbs


def test_many_choices_are_cut_short_but_the_one_taken_is_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = played(dice, dice.Options(seats=2))
    (tmp_path / "game.json").write_bytes(records.encode(game))
    at = str(index_of(game, "reroll"))
    told = run(capsys, "assess", str(tmp_path / "game.json"), "--at", at, "--lang", "en")
    assert any("more" in line and "..." in line for line in told.splitlines())
    assert told.count("(taken)") == 1
    first = run(capsys, "assess", str(tmp_path / "game.json"), "--at", "0", "--lang", "en")
    assert "To be the next Seer is worth" in first


def test_it_is_the_humans_game(record: Record) -> None:
    assert own_seat(record) == 0
    assert own_seat(replace(record, players=("wise", "wise", "human"))) == 2


def test_a_decision_is_told_as_the_seat_saw_it(record: Record) -> None:
    bid = index_of(record, "bid")
    decision = decision_at(record, bid, Words("en"), paper())
    assert decision.view.seat == decision.seat == record.actions[bid][0]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("assess --at 0", "Action 0 is not a decision of a player"),
        ("assess --at -1", "Action -1 is not a decision of a player"),
        ("assess --at 99999", "Action 99999 is not a decision of a player"),
        ("assess --at 1 --level random", "The level random cannot say why it plays as it does."),
        ("assess --at 1 --level oracle", "cards has no level 'oracle'"),
        ("review --seat 3", "seat 3 is not one of 0 to 2"),
        ("review --game 2", "has no game number 2"),
    ],
)
def test_what_cannot_be_told_is_said_in_one_sentence(
    line: str, sentence: str, file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    command, *rest = line.split()
    assert cli.main([command, file, *rest]) == 2
    told = capsys.readouterr()
    assert sentence in told.err
    assert told.err.count("\n") == 1
    assert not told.out
