"""The command line as a good Unix tool: clear sentences, exit codes, quiet pipes."""

import gzip
import json
import re
import subprocess
import tomllib
from pathlib import Path

import pexpect
import pytest

from stonehenge import __version__, cli, record
from stonehenge.commands import arguments
from stonehenge.locale import LANGUAGES, rules_text
from stonehenge.players import readiness, warm
from stonehenge.players.levels import LEVELS
from tests.document import ROOT
from tests.run import STONEHENGE, environment, stonehenge


def test_help_and_version(tmp_path: Path) -> None:
    told = stonehenge("--help", home=tmp_path)
    assert told.returncode == 0
    for module in cli.COMMANDS:
        command = module.__name__.rpartition(".")[2]
        assert f"\n    {command} " in told.stdout
        assert stonehenge(command, "--help", home=tmp_path).returncode == 0
    assert stonehenge("--version", home=tmp_path).stdout == f"stonehenge {__version__}\n"


def test_what_the_command_line_repeats_is_true() -> None:
    assert tuple(record.GAMES) == arguments.GAMES
    assert arguments.LANGUAGES == LANGUAGES
    assert tuple(LEVELS) == arguments.GAMES


def test_help_imports_none_of_the_heavy_parts(tmp_path: Path) -> None:
    listed = subprocess.run(
        [
            Path(STONEHENGE).with_name("python"),
            "-X",
            "importtime",
            "-m",
            "stonehenge.cli",
            "--help",
        ],
        capture_output=True,
        text=True,
        check=True,
        env=environment(tmp_path),
    ).stderr
    for heavy in ("msgspec", "fluent", "multiprocessing", "stonehenge.cards", "numpy", "numba"):
        assert f" {heavy}\n" not in listed


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "the following arguments are required: COMMAND"),
        ("dance", "invalid choice: 'dance'"),
        ("play chess", "invalid choice: 'chess'"),
        ("play cards --players 9", "cards is for 3 to 6 players, not for 9"),
        ("play cards --seat 4", "seat 4 is not one of 0 to 3"),
        ("play cards --level wizard", "cards has no level 'wizard'"),
        (
            "play dice --level oracle",
            "dice has no level 'oracle'; the levels are random, novice,",
        ),
        ("play cards --option bidding", "--option wants NAME=VALUE, not 'bidding'"),
        ("play cards --option jokers=2", "There is no option “jokers”."),
        ("play cards --option bidding=loud", "“loud” is no value for the option bidding."),
        (
            "play cards --option bidding=secret --option plus_minus_one=true",
            "Plus/minus one needs open bids",
        ),
        ("simulate cards --games 0", "'0' is not a number from 1 up"),
        ("simulate cards --games x", "'x' is not a number from 1 up"),
        ("simulate cards --seed x", "invalid int value: 'x'"),
        ("simulate cards --with oracle", "cards has no level 'oracle'"),
        ("simulate cards --with random,random", "--with names 2 players for 4 seats"),
        ("simulate cards --records /no/such/folder/x.jsonl", "No such file or directory"),
        ("replay nowhere.json", "nowhere.json: No such file or directory"),
        ("verify nowhere.json", "nowhere.json: No such file or directory"),
        ("verify .", "Is a directory"),
        ("notation junk.txt", "junk.txt, line 1: This is not JSON."),
        ("verify junk.txt", "junk.txt, line 1: This is not JSON."),
        ("replay junk.txt", "junk.txt, line 1: This is not JSON."),
        ("rules cards --lang fr", "invalid choice: 'fr'"),
    ],
)
def test_bad_input_gets_code_2_and_one_sentence(line: str, sentence: str, tmp_path: Path) -> None:
    (tmp_path / "junk.txt").write_text("junk")
    done = stonehenge(*line.split(), home=tmp_path)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("stonehenge")


def test_a_complaint_comes_in_the_language_of_the_environment(tmp_path: Path) -> None:
    done = stonehenge("simulate", "cards", "--option", "x=1", home=tmp_path, LANG="de_DE.UTF-8")
    assert "Eine Option „x“ gibt es nicht." in done.stderr


def test_simulate_prints_a_table_and_writes_records_that_verify(tmp_path: Path) -> None:
    line = "simulate cards --players 3 --games 25 --seed 7 --with apprentice,random,random --jobs 2"
    done = stonehenge(*line.split(), "--records", "out.jsonl.gz", home=tmp_path)
    assert done.returncode == 0
    rows = done.stdout.splitlines()
    assert rows[0].split() == ["player", "points/game", "±", "points/round", "±", "exact", "wins"]
    assert [row.split("  ")[0] for row in rows[1:]] == [
        "apprentice 0",
        "random 1",
        "random 2",
        "random, all 2",
    ]
    assert done.stderr == "", "no progress bar in a pipe"
    lines = gzip.decompress((tmp_path / "out.jsonl.gz").read_bytes()).splitlines()
    assert len(lines) == 25
    checked = stonehenge("verify", "out.jsonl.gz", home=tmp_path)
    assert checked.returncode == 0
    assert "25 of 25 records right, 25 with every deal" in checked.stdout


def test_a_seed_gives_the_same_bytes_whatever_the_number_of_jobs(tmp_path: Path) -> None:
    line = "simulate cards --games 24 --seed 3 --option bidding=secret --option clairvoyance=true"
    for jobs in ("1", "2"):
        stonehenge(*line.split(), "--jobs", jobs, "--records", f"{jobs}.gz", home=tmp_path)
    assert (tmp_path / "1.gz").read_bytes() == (tmp_path / "2.gz").read_bytes()
    stonehenge(*line.replace("3 ", "4 ").split(), "--records", "3.gz", home=tmp_path)
    assert (tmp_path / "1.gz").read_bytes() != (tmp_path / "3.gz").read_bytes()


def test_records_on_standard_output_leave_the_table_to_standard_error(tmp_path: Path) -> None:
    done = stonehenge("simulate", "cards", "--games", "2", "--records", "-", home=tmp_path)
    assert [json.loads(line)["game"] for line in done.stdout.splitlines()] == ["cards"] * 2
    assert done.stderr.startswith("player")
    checked = stonehenge("verify", "-", home=tmp_path, answers=done.stdout)
    assert "2 of 2 records right" in checked.stdout


def test_a_random_first_dealer_stands_in_the_record_as_a_seat(tmp_path: Path) -> None:
    line = "simulate cards --games 8 --option first_dealer=random --records -"
    done = stonehenge(*line.split(), home=tmp_path)
    dealers = {json.loads(line)["options"]["first_dealer"] for line in done.stdout.splitlines()}
    assert len(dealers) > 1
    assert dealers <= {0, 1, 2, 3}


@pytest.fixture
def games(tmp_path: Path) -> Path:
    stonehenge("simulate", "cards", "--games", "2", "--records", "games.jsonl", home=tmp_path)
    return tmp_path / "games.jsonl"


def test_verify_finds_what_was_changed_and_says_where(games: Path) -> None:
    first, second = games.read_text().splitlines()
    changed = json.loads(second)
    changed["actions"][0][3] = "J4" if changed["actions"][0][3] != "J4" else "J3"
    games.write_text(f"{first}\n{json.dumps(changed)}\n")
    done = stonehenge("verify", "games.jsonl", home=games.parent)
    assert done.returncode == 1
    assert "games.jsonl, line 2, action 0:" in done.stderr
    assert "1 of 2 records right" in done.stdout


def test_notation_there_and_back(games: Path) -> None:
    text = stonehenge("notation", "games.jsonl", home=games.parent).stdout
    assert text.count("Stonehenge record 1: cards") == 2
    (games.parent / "games.txt").write_text(text)
    back = stonehenge("notation", "games.txt", home=games.parent).stdout
    assert back == games.read_text()
    assert stonehenge("notation", "-", home=games.parent, answers=text).stdout == back
    (games.parent / "games.txt").write_text(text.replace("-> Ada", "-> Bruno", 1))
    done = stonehenge("notation", "games.txt", home=games.parent)
    assert done.returncode == 2
    assert "contradicts the game" in done.stderr


def test_replay_tells_the_game_to_an_onlooker_and_to_a_seat(games: Path) -> None:
    open_hands = stonehenge("replay", "games.jsonl", home=games.parent).stdout
    assert "Round 15 of 15." in open_hands
    assert "Ada: " in open_hands
    assert "The game is over." in open_hands
    seat = stonehenge("replay", "games.jsonl", "--as", "1", "--lang", "nl", home=games.parent)
    assert "Je hand: " in seat.stdout
    second = stonehenge("replay", "games.jsonl", "--game", "2", home=games.parent).stdout
    assert second != open_hands
    done = stonehenge("replay", "games.jsonl", "--game", "3", home=games.parent)
    assert "has no game number 3" in done.stderr
    done = stonehenge("replay", "games.jsonl", "--as", "4", home=games.parent)
    assert "seat 4 is not one of 0 to 3" in done.stderr


def test_dice_have_the_same_numbers_in_replay_notation_and_json(tmp_path: Path) -> None:
    series = "simulate dice --players 2 --games 1 --seed 4 --with random --records games.jsonl"
    stonehenge(*series.split(), home=tmp_path)
    told = stonehenge("replay", "games.jsonl", home=tmp_path).stdout
    noted = stonehenge("notation", "games.jsonl", home=tmp_path).stdout
    recorded = json.loads((tmp_path / "games.jsonl").read_text())["actions"]
    rerolls = [" ".join(map(str, action[2])) for action in recorded if action[1] == "reroll"]
    assert any("0" in dice for dice in rerolls)
    assert re.findall(r"reroll ([\d ]+)", noted) == rerolls
    told_rerolls = re.findall(r"rolls again: dice ([\d, ]+)\.", told)
    assert [dice.replace(",", "") for dice in told_rerolls] == rerolls
    assert "Dice are numbered from 0" in told
    assert re.search(r"Roll 1: 0:[BGYRWJ] 1:[BGYRWJ]", told)


def test_replay_step_by_step(games: Path) -> None:
    done = stonehenge("replay", "games.jsonl", "--step", home=games.parent, answers="\n\nq\n")
    assert done.stdout.count("Enter goes on, q ends:") == 3
    assert "Round 2 of" not in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", arguments.GAMES)
def test_rules(game: str, language: str, tmp_path: Path) -> None:
    done = stonehenge("rules", game, "--lang", language, home=tmp_path)
    assert done.stdout == rules_text(game, language)


def test_dice_games_are_simulated_verified_and_told(tmp_path: Path) -> None:
    line = "simulate dice --players 5 --games 6 --seed 2 --with random --option magic=true"
    done = stonehenge(*line.split(), "--option", "target=12", "--records", "d.gz", home=tmp_path)
    assert done.returncode == 0
    assert done.stdout.startswith("player")
    assert "6 of 6 records right" in stonehenge("verify", "d.gz", home=tmp_path).stdout
    text = stonehenge("notation", "d.gz", home=tmp_path).stdout
    back = stonehenge("notation", "-", home=tmp_path, answers=text).stdout
    assert back.encode() == gzip.decompress((tmp_path / "d.gz").read_bytes())
    done = stonehenge(*line.replace("magic=true", "target=10").split(), home=tmp_path)
    assert "“10” is no value for the option target. Choose one of: 9, 12." in done.stderr


def test_a_simulation_on_a_terminal_shows_progress_and_stops_quietly(tmp_path: Path) -> None:
    program = pexpect.spawn(
        STONEHENGE,
        ["simulate", "cards", "--games", "100000", "--jobs", "2"],
        env=environment(tmp_path),
        encoding="utf-8",
        timeout=60,
    )
    program.expect(r"\[-+\] \d+/100000 games, \d+ s left")
    program.sendintr()
    program.expect(pexpect.EOF)
    program.close()
    assert program.exitstatus == 130
    assert "Traceback" not in program.before


def test_compare_prints_what_a_challenger_wins(tmp_path: Path) -> None:
    line = "compare cards apprentice random --players 3 --deals 4 --jobs 1"
    done = stonehenge(*line.split(), home=tmp_path)
    assert done.returncode == 0
    rows = done.stdout.splitlines()
    assert rows[0].split() == ["apprentice", "among", "random", "mean", "±95%"]
    assert float(rows[1].split()[-2]) > 10
    bad = stonehenge("compare", "cards", "apprentice", "oracle", home=tmp_path)
    assert bad.returncode == 2
    assert "cards has no level 'oracle'" in bad.stderr


def test_simulate_and_compare_seat_classes_and_programs(tmp_path: Path) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    line = ["simulate", "cards", "--players", "3", "--games", "2", "--jobs", "1", "--option"]
    line += ["rounds=3", "--with", "random,examples.cautious:Cautious", "--records", "kept.jsonl"]
    done = stonehenge(*line, "--with", "mine=cmd:python3 examples/bot.py", home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    named = [row.split()[0] for row in done.stdout.splitlines()]
    assert named == ["player", "random", "Cautious", "mine"]
    kept = json.loads((tmp_path / "kept.jsonl").read_text().splitlines()[0])
    assert kept["players"] == [{"level": "random", "version": "1"}, "Cautious", "mine"]
    line = ["compare", "cards", "examples.cautious:Cautious", "random", "--deals", "2"]
    done = stonehenge(*line, "--players", "3", "--jobs", "1", home=tmp_path)
    assert done.returncode == 0
    assert done.stdout.startswith("Cautious among random")


def test_who_never_plays_is_no_result(tmp_path: Path) -> None:
    line = ["dice", "--players", "2", "--jobs", "1", "--option", "rounds=1"]
    done = stonehenge("simulate", *line, "--games", "1", "--with", "random,cmd:cat", home=tmp_path)
    assert done.returncode == 1
    assert "cat forfeited" in done.stderr
    done = stonehenge("compare", *line, "--deals", "1", "cmd:cat", "random", home=tmp_path)
    assert done.returncode == 1
    for entrant, why in (
        ("none.such:Thing", "No module named 'none'"),
        ("cmd:no-such-program", "there is no program 'no-such-program'"),
        (" ", "there is an empty name"),
        ("oracle", "dice has no level 'oracle'"),
    ):
        done = stonehenge("compare", *line, entrant, "random", home=tmp_path)
        assert done.returncode == 2
        assert why in done.stderr


def test_what_an_extra_is_needed_for_is_said(tmp_path: Path) -> None:
    missing = "raise ModuleNotFoundError(\"No module named 'numpy'\", name='numpy')"
    (tmp_path / "numpy.py").write_text(missing)
    line = ["simulate", "cards", "--games", "1", "--with", "sage", "--jobs", "1"]
    done = stonehenge(*line, home=tmp_path, PYTHONPATH=str(tmp_path))
    assert done.returncode == 2
    assert "this needs numpy, which is in the extra 'players'" in done.stderr
    assert "pip install '.[players]'" in done.stderr


@pytest.mark.parametrize(
    ("module", "line", "extra"),
    [
        ("pyarrow", ["dataset", "none.jsonl", "--out", "x.parquet"], "dataset"),
        ("anyio", ["mcp", "http://127.0.0.1:1"], "mcp"),
        ("sqlalchemy", ["serve"], "server"),
    ],
)
def test_a_command_names_its_own_extra(
    module: str, line: list[str], extra: str, tmp_path: Path
) -> None:
    missing = f"raise ModuleNotFoundError('No module named {module}', name='{module}')"
    (tmp_path / f"{module}.py").write_text(missing)
    done = stonehenge(*line, home=tmp_path, PYTHONPATH=str(tmp_path))
    assert done.returncode == 2
    assert f"pip install '.[{extra}]'" in done.stderr


def test_a_tournament_needs_no_extra(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("stonehenge.arena.figures.find_spec", lambda name: None)
    line = ["arena", "cards", "--players", "3", "--deals", "1", "--jobs", "1", "--option"]
    assert cli.main([*line, "rounds=2", "--with", "random,apprentice,novice"]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert "rating" not in shown[0]
    points = [float(row.split()[4]) for row in shown[1:4]]
    assert points == sorted(points, reverse=True)


def test_every_extra_names_the_modules_it_brings() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    for extra, wanted in extras["optional-dependencies"].items():
        packages = {re.match(r"[\w-]+", item)[0].replace("-", "_") for item in wanted}  # type: ignore[index]
        brought = {module.lower().replace("pil", "pillow") for module in cli.EXTRAS[extra]}
        assert packages - {"numba", "numpy"} <= brought
    assert set(cli.EXTRAS) == set(extras["optional-dependencies"])


def test_text_and_byte_order_marks_are_understood(tmp_path: Path) -> None:
    line = "simulate dice --players 2 --games 2 --jobs 1 --with random --records plain.jsonl"
    assert stonehenge(*line.split(), home=tmp_path).returncode == 0
    text = stonehenge("notation", "plain.jsonl", home=tmp_path).stdout
    (tmp_path / "games.txt").write_text(text, encoding="utf-8")
    for command in ("verify", "replay", "review"):
        told = stonehenge(command, "games.txt", home=tmp_path)
        assert told.returncode == 2
        assert "stonehenge notation FILE` turns it into records" in told.stderr
    (tmp_path / "marked.txt").write_text(text, encoding="utf-8-sig")
    records = (tmp_path / "plain.jsonl").read_text(encoding="utf-8")
    assert stonehenge("notation", "marked.txt", home=tmp_path).stdout == records
    (tmp_path / "marked.jsonl").write_text(records, encoding="utf-8-sig")
    assert "2 of 2 records right" in stonehenge("verify", "marked.jsonl", home=tmp_path).stdout


def test_a_reader_who_has_seen_enough_is_no_error(tmp_path: Path) -> None:
    simulate = f"{STONEHENGE} simulate cards --games 40 --jobs 1 --records - 2>/dev/null"
    piped = subprocess.run(
        ["/bin/bash", "-o", "pipefail", "-c", f"{simulate} | head -c 10"],
        capture_output=True,
        check=False,
        env=environment(tmp_path),
    )
    assert piped.stdout.startswith(b'{"format"')
    assert b"Traceback" not in piped.stderr
    assert piped.returncode == 141  # as a shell says of any program that a closed pipe ends


@pytest.mark.parametrize(
    "line",
    [
        ["simulate", "dice", "--players", "3", "--games", "1", "--jobs", "1", "--with"],
        ["arena", "dice", "--players", "3", "--deals", "1", "--jobs", "1", "--with"],
    ],
)
def test_who_waits_for_the_compiler_is_told(
    line: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    prepared: list[tuple[str, str]] = []
    monkeypatch.setattr(warm, "prepare", lambda *level: prepared.append(level))
    monkeypatch.setattr(readiness, "is_ready", lambda game, level: level in {"novice", "random"})
    assert cli.main([*line, "novice"]) == 0
    assert "prepared for this machine" not in capsys.readouterr().err
    assert cli.main([*line, "apprentice"]) == 0
    assert "The dice player apprentice is prepared for this machine" in capsys.readouterr().err
    assert prepared == [("dice", "apprentice")]
