"""The command as it is used: on several cores, stopped and resumed, on a Ray cluster."""

import csv
import secrets
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pexpect
import pytest

from tests.run import STONEHENGE, environment, stonehenge
from tests.waiting import wait_until

FILES = ("games.jsonl", "results.csv", "results.json", "picture.svg")
ROOT = Path(__file__).parents[2]


def contents(folder: Path) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in FILES}


def arena(home: Path, line: str, *more: str) -> subprocess.CompletedProcess[str]:
    return stonehenge("arena", *line.split(), *more, home=home)


BOTH = "cards --players 3 --with apprentice,random,examples.cautious:Cautious --duplicate --seed 4"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    return tmp_path


def test_the_number_of_jobs_changes_nothing(home: Path) -> None:
    shown = []
    for jobs in ("1", "2"):
        line = "cards --players 3 --with apprentice,examples.cautious:Cautious --duplicate"
        more = ("--deals", "2", "--jobs", jobs, "--out", jobs)
        done = arena(home, line, "--with", "perl=cmd:perl examples/bot.pl", *more)
        assert done.returncode == 0
        assert done.stderr == ""
        shown.append(done.stdout)
    assert shown[0] == shown[1]
    assert contents(home / "1") == contents(home / "2")
    rows = shown[0].splitlines()
    assert rows[0].split()[:4] == ["player", "deals", "points/game", "±"]
    assert rows[1].startswith("apprentice")
    assert rows[5].startswith("points/round over")


def test_two_entrants_on_many_cores_of_dice(tmp_path: Path) -> None:
    line = "dice --players 4 --with apprentice,random --deals 4 --duplicate --option magic=true"
    done = arena(tmp_path, line, "--csv", "a.csv", "--json", "a.json", "--plot", "a.svg")
    assert done.returncode == 0
    assert all((tmp_path / f"a.{kind}").stat().st_size > 100 for kind in ("csv", "json", "svg"))
    apprentice = done.stdout.splitlines()[1].split()
    assert apprentice[:2] == ["apprentice", "4"]


def test_ctrl_c_stops_with_what_there_is_and_the_same_command_goes_on(home: Path) -> None:
    line = f"{BOTH} --deals 5 --jobs 2"
    program = pexpect.spawn(
        STONEHENGE,
        ["arena", *line.split(), "--out", "stopped"],
        env=environment(home),
        cwd=str(home),
        encoding="utf-8",
        timeout=60,
        dimensions=(24, 200),
    )
    program.expect(r"[4-9]/15 games, \d+ s left")
    program.sendintr()
    program.expect(r"stopped after \d+ of 5 deals; the same command goes on from here")
    program.expect(pexpect.EOF)
    program.close()
    assert program.exitstatus == 130
    told = program.before or ""
    assert "Traceback" not in told
    games = len((home / "stopped" / "games.jsonl").read_text().splitlines()) - 1
    assert 4 <= games < 15
    assert b"apprentice" in contents(home / "stopped")["results.csv"]
    listed = subprocess.run(["ps", "axo", "pid,args"], capture_output=True, text=True, check=True)
    assert not [row for row in listed.stdout.splitlines() if str(home) in row]
    again = arena(home, line, "--out", "stopped")
    whole = arena(home, line, "--out", "whole")
    assert again.stdout == whole.stdout
    assert contents(home / "stopped") == contents(home / "whole")


def test_a_killed_tournament_goes_on_too_and_may_be_made_longer(tmp_path: Path) -> None:
    line = "cards --players 3 --with apprentice,random --duplicate --jobs 1"
    running = subprocess.Popen(
        [STONEHENGE, "arena", *line.split(), "--deals", "500", "--out", "killed"],
        cwd=tmp_path,
        env=environment(tmp_path),
    )
    journal = tmp_path / "killed" / "games.jsonl"
    wait_until(lambda: journal.exists() and journal.stat().st_size > 3000, 60)
    running.send_signal(signal.SIGKILL)
    running.wait()
    played = len(journal.read_bytes().splitlines()) - 1
    deals = str(played // 3 + 2)
    assert arena(tmp_path, line, "--deals", deals, "--out", "killed").returncode == 0
    arena(tmp_path, line, "--deals", deals, "--out", "whole")
    assert contents(tmp_path / "killed") == contents(tmp_path / "whole")


def test_a_player_that_always_fails_costs_itself_and_not_the_run(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text("import sys\nsys.exit('I do not want to play')\n")
    line = "cards --players 3 --with apprentice,random --deals 2 --jobs 2 --fallback random"
    done = arena(tmp_path, line, "--with", f"bad=cmd:{sys.executable} bad.py", "--csv", "x.csv")
    assert done.returncode == 1
    assert [row.split()[-1] for row in done.stdout.splitlines()[:4] if "bad" in row] == ["100.0%"]
    decisions = 2 * (20 + 210)  # bids and cards of two games
    (row,) = (row for row in (tmp_path / "x.csv").read_text().splitlines() if "bad" in row)
    assert row.endswith(f",{decisions},1.0")
    crashed, given_up = done.stderr.splitlines()
    assert crashed == (
        "bad forfeited 6 decisions to random: crash (ended with code 1: I do not want to play)"
    )
    assert "given up (after 3 failures in a row)" in given_up


BAD_PLAYERS = """
class Silent: pass

class Broken:
    def __init__(self): raise RuntimeError("no luck today")
"""


def test_figures_can_go_to_standard_output_alone(tmp_path: Path) -> None:
    line = "dice --players 2 --with random,apprentice,random --deals 1 --csv - --jobs 1"
    done = arena(tmp_path, line)
    lines = list(csv.DictReader(done.stdout.splitlines()))
    assert [line["points_a_round_within"] for line in lines] == ["", ""], "one deal, no interval"
    assert "random #2 has not played: more --deals would seat everybody" in done.stderr


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("cards", "the following arguments are required: --with"),
        ("cards --with oracle", "cards has no level 'oracle'"),
        ("cards --with random --fallback x:Y", "--fallback wants a level, not 'x:Y'"),
        ("cards --with random --limit 0", "'0' is not a number of seconds"),
        ("cards --with random --out old", "is not the journal of a tournament"),
        ("cards --with random,,random", "there is an empty name in 'random,,random'"),
        ("cards --with random --plot x.png", "name a file that ends in .svg, not 'x.png'"),
        ("cards --with players:NoSuch", "module 'players' has no attribute 'NoSuch'"),
        ("cards --with nowhere:X", "No module named 'nowhere'"),
        ("cards --with players:Silent", "it has no method choose(view, legal)"),
        ("cards --with players:Broken", "RuntimeError: no luck today"),
        ("cards --with random --deals 1 --plot no/such/x.svg", "no/such/x.svg: No such file"),
        ("dice --players 6 --with random", "dice is for 2 to 5 players, not for 6"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(line: str, sentence: str, tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    (tmp_path / "old" / "games.jsonl").write_text("junk\n")
    (tmp_path / "players.py").write_text(BAD_PLAYERS)
    done = arena(tmp_path, line)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1


class Cluster(NamedTuple):
    address: str
    key: dict[str, str]


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    """A Ray instance of this machine with a token of its own; it ends with its standard input."""
    key = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    ray = (
        "import ray, sys\n"
        "ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)\n"
        "print(ray.get_runtime_context().gcs_address, flush=True)\n"
        "sys.stdin.read()\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", ray],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment(tmp_path, RAY_USAGE_STATS_ENABLED="0", **key),
    ) as head:
        assert head.stdout is not None
        yield Cluster(head.stdout.readline().strip(), key)
        assert head.stdin is not None
        head.stdin.close()
        head.wait(60)


def test_a_ray_cluster_gives_the_same_results(home: Path, cluster: Cluster) -> None:
    line = ["arena", *BOTH.split(), "--deals", "2"]
    on_ray = stonehenge(*line, "--ray", cluster.address, "--out", "ray", home=home, **cluster.key)
    assert on_ray.returncode == 0, on_ray.stderr
    here = stonehenge(*line, "--jobs", "1", "--out", "here", home=home)
    assert on_ray.stdout == here.stdout
    assert contents(home / "ray") == contents(home / "here")


def test_a_ray_cluster_for_the_occasion_leaves_nothing_behind(tmp_path: Path) -> None:
    line = "cards --players 3 --with random --deals 1 --duplicate"
    on_ray = arena(tmp_path, line, "--ray", "local", "--csv", "ray.csv")
    assert on_ray.returncode == 0, on_ray.stderr
    assert on_ray.stdout == arena(tmp_path, line).stdout
    assert [path.name for path in tmp_path.iterdir()] == ["ray.csv"]
