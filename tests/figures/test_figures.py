"""Figures from records, against a count by hand."""

import csv
import io
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from stonehenge import record as records
from stonehenge.arena.match import play_levels
from stonehenge.chance import seed_from_number
from stonehenge.figures import Figures, figures, lines_of
from stonehenge.figures.intervals import Figure
from stonehenge.figures.sums import Trend
from stonehenge.figures.table import csv_text
from stonehenge.record import Record

GAMES = 30


@pytest.fixture(scope="module", params=["cards", "dice"])
def played(request: pytest.FixtureRequest) -> list[Record]:
    """Short games of both kinds among three novices."""
    game = records.GAMES[request.param]
    options = game.Options(seats=3, rounds=5)
    names = ["Anna", "Ben", "Cleo"]
    made = []
    for number in range(GAMES):
        seed = seed_from_number(number)
        match = play_levels(game, options, ["novice"] * 3, seed)
        made.append(
            records.make(game, names, match.options, match.actions, game.outcome(match.state))
        )
    return made


def test_figures_are_what_a_count_by_hand_gives(played: list[Record]) -> None:
    lines = [line for record in played for line in lines_of(record) if line.name == "Ben"]
    own = figures(lines)
    results = [record.result for record in played if record.result is not None]
    assert own.games == len(results) == GAMES
    points = [result["points"][1] for result in results]
    assert own.points.value == pytest.approx(sum(points) / GAMES)
    places = [result["places"] for result in results]
    assert sum(own.places.values()) == GAMES
    assert own.places.get(1, 0) == sum(place[1] == 1 for place in places)
    shared = sum(1 / place.count(1) for place in places if place[1] == 1)
    assert own.wins.value == pytest.approx(shared / GAMES)


def test_the_rounds_of_a_line_add_up_to_its_points(played: list[Record]) -> None:
    for record in played:
        game = records.game_of(record)
        outcome = game.outcome(records.check(record))
        assert outcome is not None
        for line in lines_of(record):
            assert sum(one.points for one in line.rounds) == line.points
            assert sum(one.exact for one in line.rounds) == outcome.exact[line.seat]


def test_boxes_are_those_that_were_predicted(played: list[Record]) -> None:
    record = played[0]
    predicted = [
        action[2] for action in record.actions if action[0] == 2 and action[1] in ("bid", "predict")
    ]
    line = lines_of(record)[2]
    if record.game == "cards":
        assert [one.box for one in line.rounds] == [str(one.number) for one in line.rounds]
        assert [one.predicted for one in line.rounds] == predicted
    else:
        assert [one.box for one in line.rounds] == [f"{n}{colour}" for n, colour in predicted]


def test_predictions_are_counted_once_by_box_and_once_by_number(played: list[Record]) -> None:
    own = of(played, "Cleo")
    rounds = sum(len(lines_of(record)[2].rounds) for record in played)
    assert sum(one.predictions for one in own.by_box) == rounds
    assert sum(one.predictions for one in own.calibration) == rounds


def test_an_unfinished_game_counts_for_nothing(played: list[Record]) -> None:
    whole = played[0]
    cut = replace(whole, actions=whole.actions[:-1], result=None)
    assert not lines_of(cut)
    assert not lines_of(replace(whole, actions=(), result=None))


def of(played: list[Record], name: str) -> Figures:
    return figures([line for one in played for line in lines_of(one) if line.name == name])


def test_a_trend_says_when_it_may_be_luck() -> None:
    assert Trend(Figure(0.5, 0.6), Figure(0.01, 0.2)).may_be_luck
    assert not Trend(Figure(0.7, 0.6), Figure(0.01, 0.2)).may_be_luck
    assert not Trend(Figure(0.1, 0.6), Figure(-0.3, 0.2)).may_be_luck


def test_a_player_who_gets_better_is_told_so(played: list[Record]) -> None:
    base = lines_of(played[0])[0]
    games = [replace(base, points=n % 3 + (40 if n >= 10 else 0)) for n in range(20)]
    better = figures(games).trend
    assert better is not None
    assert better.points_a_round.value == pytest.approx(40 / len(base.rounds), abs=0.2)
    assert not better.may_be_luck
    same = figures([replace(base, points=n % 3) for n in range(20)]).trend
    assert same is not None
    assert same.may_be_luck
    assert figures(games[:9]).trend is None


def test_a_table_has_a_row_for_each_game_and_no_formula(played: list[Record]) -> None:
    lines = [replace(line, name="=1+1") for line in lines_of(played[0])]
    read = list(csv.DictReader(io.StringIO(csv_text(lines))))
    assert [row["name"] for row in read] == ["'=1+1"] * 3
    assert [int(row["points"]) for row in read] == [line.points for line in lines]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "stonehenge.cli", "figures", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_command_tells_all_and_one(played: list[Record], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(b"".join(records.encode(record) + b"\n" for record in played))
    everybody = run(str(file), "--lang", "en")
    assert everybody.returncode == 0, everybody.stderr
    assert {line.split()[0] for line in everybody.stdout.splitlines()[2:5]} == {
        "Anna",
        "Ben",
        "Cleo",
    }
    one = run(str(file), "--name", "Ben", "--json")
    told = msgspec.json.decode(one.stdout)[played[0].game]["Ben"]
    assert told["games"] == GAMES
    assert told["wins"]["value"] == pytest.approx(of(played, "Ben").wins.value)
    assert "30 Spiele" in run(str(file), "--name", "Ben", "--lang", "de").stdout
    nobody = run(str(file), "--name", "Dora", "--lang", "nl")
    assert nobody.returncode == 2
    assert "geen afgelopen spel" in nobody.stderr
    file.write_text('{"format": "stonehenge", "version": 1}\n')
    broken = run(str(file), "--lang", "en")
    assert broken.returncode == 2
    assert "Traceback" not in broken.stderr
