"""Why: what a level expects of each choice, told in the words of the game, and reviews."""

import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from stonehenge import cards, cli, dice, players
from stonehenge import record as records
from stonehenge.arena.match import play_levels, record_of
from stonehenge.chance import seed_from_number
from stonehenge.locale import LANGUAGES, Words
from stonehenge.players.levels import LEVELS, Level
from stonehenge.players.reasons import Reason, Reasons
from stonehenge.record import Computer, Record
from stonehenge.terminal.advice import decisions, own_seat, tell_decision, tell_review
from stonehenge.terminal.choices import choice_text
from stonehenge.terminal.paper import Paper
from tests.run import stonehenge


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


def played(game: Any, options: Any, level: str = "random") -> Record:
    seated = [level] * options.seats
    seed = seed_from_number(1)
    return record_of(game, play_levels(game, options, seated, seed), seated, seed)


@pytest.fixture
def record() -> Record:
    return played(cards, cards.Options(seats=3))


@pytest.fixture
def file(record: Record, tmp_path: Path) -> str:
    (tmp_path / "game.json").write_bytes(records.encode(record))
    return str(tmp_path / "game.json")


def paper() -> Paper:
    return Paper(io.StringIO(), {})


def first_play(record: Record) -> int:
    return next(
        i for i, action in enumerate(record.actions) if len(action) > 1 and action[1] == "play"
    )


def test_a_decision_is_told_as_the_seat_saw_it_with_each_choice(record: Record) -> None:
    bid = next(i for i, action in enumerate(record.actions) if action[1] == "bid")
    seat = record.actions[bid][0]
    told = list(tell_decision(record, bid, "wise", Words("en"), paper()))
    assert told[1].startswith("Round 1 of 20.")
    assert any(line.startswith("Your hand: ") for line in told)
    at = told.index(f"What wise expects of each choice that {players.NAMES[seat]} has:")
    assert told[at + 1].split() == ["points", "exact"]
    assert told[at + 2].split()[:4] == ["bid", "1", "+30.0", "100%"]
    assert told[at + 3].split()[:4] == ["bid", "0", "+20.0", "90%"]
    assert sum("(taken)" in line for line in told) == 1
    assert told[-1] == "Tricks that wise expects: 1.0 (0: 25%, 1: 50%, 2: 25%)"


def test_where_there_was_no_choice_that_is_said(record: Record) -> None:
    told = list(tell_decision(record, first_play(record), "wise", Words("de"), paper()))
    assert told[-1] == "Es gab keine andere Möglichkeit."


def test_a_review_counts_and_lists_the_dearest_first(record: Record) -> None:
    head, title, *lines, hint = tell_review(record, 1, None, Words("en"), paper())
    assert head.startswith("Bruno: ")
    assert title == "What wise would have done otherwise, the dearest first:"
    assert hint.startswith("--at")
    losses = [float(line.rsplit("-", 1)[1].split()[0]) for line in lines]
    assert losses == sorted(losses, reverse=True)
    assert len(losses) == 10
    index = int(lines[0].split()[1].rstrip(","))
    told = "\n".join(tell_decision(record, index, None, Words("en"), paper()))
    assert "(taken)" in told


def test_who_plays_like_the_level_has_nothing_to_regret(record: Record) -> None:
    del record
    good = played(cards, cards.Options(seats=3), "wise")
    (told,) = tell_review(good, 0, "wise", Words("en"), paper())
    count = len([1 for d in decisions(good, 0, Words("en"), paper()) if len(d.legal) > 1])
    assert told == f"Ada: {count} of {count} decisions as wise would have taken them."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_of_a_dice_game_can_be_told(language: str) -> None:
    game = played(dice, dice.Options(seats=2, magic=True))
    words = Words(language)
    verbs = set()
    for decision in decisions(game, 0, words, paper()):
        verbs.add(type(decision.action).__name__)
        assert choice_text(words, decision.view, decision.action)
    assert {"Predict", "Wizard", "Stay", "Reroll", "Score"} <= verbs
    assert len(list(tell_review(game, 1, "wise", words, paper()))) > 3


def test_many_choices_are_cut_short_but_the_one_taken_is_shown() -> None:
    game = played(dice, dice.Options(seats=2))
    rerolls = [i for i, action in enumerate(game.actions) if action[1] == "reroll"]
    told = list(tell_decision(game, rerolls[0], "wise", Words("en"), paper()))
    assert any("more" in line and "..." in line for line in told)
    assert sum("(taken)" in line for line in told) == 1


def test_it_is_the_humans_game(record: Record) -> None:
    assert own_seat(record) == 0
    human = played(cards, cards.Options(seats=3))
    for seated in (("wise", "wise", "human"), (Computer("wise", "1"), "wise", "human")):
        data = records.encode(replace(human, players=seated))
        assert own_seat(records.decode(data)) == 2


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("--at 0", "Action 0 is not a decision of a player"),
        ("--at -1", "Action -1 is not a decision of a player"),
        ("--at 99999", "Action 99999 is not a decision of a player"),
        ("--level random", "The level random cannot say why it plays as it does."),
        ("--level oracle", "cards has no level 'oracle'"),
        ("--seat 3", "seat 3 is not one of 0 to 2"),
        ("--game 2", "has no game number 2"),
    ],
)
def test_what_cannot_be_told_is_said_in_one_sentence(
    line: str, sentence: str, file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["why", file, *line.split()]) == 2
    told = capsys.readouterr()
    assert sentence in told.err
    assert told.err.count("\n") == 1
    assert not told.out


def test_the_command_tells(file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["why", file, "--seat", "2", "--lang", "nl", "--level", "wise"]) == 0
    assert "beslissingen zoals wise ze genomen zou hebben" in capsys.readouterr().out
    done = stonehenge("why", file, "--level", "random", home=tmp_path)
    assert done.returncode == 2


def test_a_game_whose_levels_are_all_mute(
    file: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(LEVELS, "cards", {"random": LEVELS["cards"]["random"]})
    assert cli.main(["why", file]) == 2
    assert "None of the levels of this game can say why" in capsys.readouterr().err
