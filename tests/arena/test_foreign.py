"""Other people's players: whatever they do costs them the decision at most."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from stonehenge import cards, dice, players
from stonehenge import record as records
from stonehenge.arena import foreign, program
from stonehenge.arena.entrants import Entrant, NoEntrant, read_entrants
from stonehenge.arena.foreign import Foreign, Forfeit, Guarded, Match
from stonehenge.arena.program import Failure, Program, close_all, plain, running
from stonehenge.arena.tournament import GameScore, Tournament, games, play_game
from stonehenge.chance import seed_from_number
from stonehenge.players.levels import LEVELS
from stonehenge.testing import check_player

ROOT = Path(__file__).parents[2]
HONEST = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"id": asked["id"], "action": asked["legal"][0], "tricks": [0.25, 0.75]}))
    sys.stdout.flush()
"""


@pytest.fixture(autouse=True)
def _no_programs_left():  # type: ignore[no-untyped-def]
    yield
    close_all()


def script(tmp_path: Path, text: str) -> tuple[str, ...]:
    path = tmp_path / "player.py"
    path.write_text(text)
    return (sys.executable, str(path))


def ask(tmp_path: Path, text: str, limit: float = 0.5) -> bytes:
    asked = Program(script(tmp_path, text), ".")
    try:
        return asked.ask(b'{"id": 1}', limit)
    finally:
        asked.close()


@pytest.mark.parametrize(
    ("text", "kind", "detail"),
    [
        ("raise SystemExit(3)", "crash", "ended with code 3"),
        ("1 / 0", "crash", "ended with code 1: ZeroDivisionError: division by zero"),
        ("import os; os.abort()", "crash", "ended with code -6"),
        ("print('[1', end='')", "crash", "ended with code 0"),
        ("print('x' * 10**6)", "junk", "wrote more than 65536 bytes for one answer"),
        ("while True: print('', end='x' * 9999)", "junk", "wrote more than 65536 bytes"),
        (
            "import os, time; os.close(0); os.close(1); time.sleep(60)",
            "crash",
            "closed its ",
        ),
    ],
)
def test_a_program_that_breaks_is_a_failure_with_a_reason(
    text: str, kind: str, detail: str, tmp_path: Path
) -> None:
    with pytest.raises(Failure) as failed:
        ask(tmp_path, text)
    assert failed.value.kind == kind
    assert failed.value.detail.startswith(detail)


@pytest.mark.parametrize(
    "text",
    [
        "import time; time.sleep(60)",
        "import signal, time; signal.signal(15, signal.SIG_IGN); time.sleep(60)",
        "import sys\nwhile True: sys.stderr.write('noise' * 1000)",
        "import subprocess; subprocess.run(['sh', '-c', 'sleep 60; true', __file__])",
    ],
)
def test_a_program_that_hangs_is_ended_with_all_that_it_started(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "_START_UP", 0.5)
    begun = time.monotonic()
    with pytest.raises(Failure) as failed:
        ask(tmp_path, text)
    assert failed.value.kind == "timeout"
    assert time.monotonic() - begun < 10
    listed = subprocess.run(["ps", "axo", "args"], capture_output=True, text=True, check=True)
    assert str(tmp_path) not in listed.stdout


def test_a_program_that_hangs_is_given_up_and_costs_no_more_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "_START_UP", 0.2)
    monkeypatch.setattr(program, "_HANGS", 2)
    asked = Program(script(tmp_path, "import time; time.sleep(60)"), ".")
    kinds = []
    for limit in (0.05, 0.05, 60):
        with pytest.raises(Failure, match="flush") as failed:
            asked.ask(b"x", limit)
        kinds.append(failed.value.kind)
    assert kinds == ["timeout", "timeout", "given up"]


def test_a_program_that_does_not_read_gets_no_more_than_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "_START_UP", 0.2)
    asked = Program(script(tmp_path, "import time; print('[]', flush=True); time.sleep(60)"), ".")
    with pytest.raises(Failure, match="timeout"):
        asked.ask(b"x" * 10**6, 0.3)


def test_what_a_program_says_cannot_control_the_terminal() -> None:
    assert plain("\x1b[31mred\x07\u202e\n") == "[31mred"
    assert len(plain("x" * 10**6)) == 200


def guarded(tmp_path: Path, text: str) -> Guarded:
    match = Match(game="cards", name="m", seed=1, limit=20.0)
    fallback = players.make(cards, "apprentice", seed_from_number(1))
    return Guarded(Foreign(cards, running(script(tmp_path, text), ".", 0), match), fallback)


def answering(line: str) -> str:
    """A program that always answers these bytes."""
    data = line.encode("latin-1")
    return f"import os, sys\nfor _ in sys.stdin: os.write(1, {data!r})"


@pytest.mark.parametrize(
    ("line", "kind", "detail"),
    [
        ("junk\n", "junk", "JSON is malformed"),
        ("\n", "junk", ""),
        ("\xff\xfe\n", "junk", ""),
        ('{"action": ["bid\xff", 0]}\n', "junk", "'utf-8' codec can't decode"),
        ('{"action": ["\\ud800"]}\n', "junk", ""),
        ('{"action": ["bid", ' + "9" * 9000 + "]}\n", "junk", ""),
        ('{"action": ["bid", 0], "tricks": [1e308, 1e308]}\n', "junk", "Expected `float` <= 1"),
        ('{"action": ["bid", 0], "tricks": [-1]}\n', "junk", "Expected `float` >= 0"),
        ("[" * 5000 + "\n", "junk", ""),
        *(
            ('{"action": ' + "[" * deep + "]" * deep + "}\n", kind, "")
            for deep, kind in ((300, "illegal"), (880, "?"), (940, "?"), (2000, "junk"))
        ),
        ("null\n", "junk", "Expected `object`"),
        ('{"action": "bid"}\n', "junk", "Expected `array`"),
        ('{"action": ["bid", 0], "id": 77}\n', "junk", "answered question 77, not 1"),
        ('{"action": ["dance"]}\n', "illegal", "['dance'] is no action"),
        ('{"action": ["bid", 99]}\n', "illegal", "['bid', 99] is not allowed here"),
        ('{"action": ["bid", true]}\n', "illegal", "['bid', True] is no action"),
        ('{"action": ["bid", 1e400]}\n', "junk", ""),
        ('{"action": []}\n', "illegal", "[] is no action"),
        ('{"action": ["play", "B1"]}\n', "illegal", "['play', 'B1'] is not allowed here"),
    ],
)
def test_an_answer_that_is_no_legal_action_forfeits_the_decision(
    line: str, kind: str, detail: str, tmp_path: Path
) -> None:
    player = guarded(tmp_path, answering(line))
    chosen = player.choose(cards.view(dealt(), 1), cards.legal(dealt(), 1))
    assert chosen in cards.legal(dealt(), 1)
    (forfeit,) = player.forfeits
    assert forfeit.kind == kind or (kind == "?" and forfeit.kind in {"junk", "illegal"})
    assert forfeit.detail.startswith(detail)


def dealt() -> cards.State:
    deal = cards.Deal((("B5",), ("W1",), ("J2",)), "R8")
    return cards.apply(cards.start(cards.Options(seats=3)), -1, deal)


def test_who_fails_three_times_in_a_row_is_asked_no_more_in_this_game(tmp_path: Path) -> None:
    player = guarded(tmp_path, answering("junk\n"))
    for _ in range(5):
        player.choose(cards.view(dealt(), 1), cards.legal(dealt(), 1))
    assert [forfeit.kind for forfeit in player.forfeits] == ["junk"] * 3 + ["given up"] * 2


def test_a_good_answer_ends_a_row_of_failures(tmp_path: Path) -> None:
    fails = f"""
    if not os.path.exists({str(tmp_path / "failed")!r}):
        open({str(tmp_path / "failed")!r}, "w").close()
        print("oops", flush=True)
        continue
    asked"""
    text = HONEST.replace("for line", "import os\nfor line").replace("    asked", fails, 1)
    player = guarded(tmp_path, text)
    rows = []
    for _ in range(3):
        player.choose(cards.view(dealt(), 1), cards.legal(dealt(), 1))
        rows.append(player._in_a_row)
    assert rows == [1, 0, 0]
    assert len(player.forfeits) == 1


def tournament(game: str, *entrants: str, **more: object) -> Tournament:
    settings: dict[str, object] = {"deals": 1, "folder": str(ROOT), "limit": 20.0, **more}
    options = {"cards": cards.Options(seats=3), "dice": dice.Options(seats=3, magic=True)}[game]
    return Tournament(
        game=game,
        options=settings.pop("options", options),
        entrants=read_entrants(game, entrants),
        seed=seed_from_number(1),
        **settings,  # type: ignore[arg-type]
    )


def forfeits(score: GameScore) -> list[Forfeit]:
    return [forfeit for seat in score.forfeits for forfeit in seat]


@pytest.mark.parametrize("game", ["cards", "dice"])
@pytest.mark.parametrize("who", ["cmd:python3 examples/bot.py", "cmd:perl examples/bot.pl"])
def test_the_example_programs_play_every_decision_of_both_games(game: str, who: str) -> None:
    contest = tournament(game, "apprentice", who, deals=2)
    played = [play_game(contest, number) for number in range(len(games(contest)))]
    assert not any(forfeits(score) for score in played)


@pytest.mark.parametrize("bidding", ["open", "covered"])
def test_the_example_class_plays_and_repeats_itself(bidding: str) -> None:
    options = cards.Options(seats=3, bidding=bidding, clairvoyance=True)  # type: ignore[arg-type]
    contest = tournament("cards", "random,examples.cautious:Cautious", options=options)
    score = play_game(contest, 0)
    assert not forfeits(score)
    close_all()
    assert play_game(contest, 0) == score


def test_a_class_is_made_anew_for_each_game_and_given_what_it_names(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "class Mine:\n"
        "    def __init__(self, game):\n"
        "        self.asked = 0\n"
        "        assert game.NAME == 'cards'\n"
        "    def choose(self, view, legal):\n"
        "        print('this is no answer')\n"
        "        self.asked += 1\n"
        "        assert self.asked <= 250\n"
        "        return legal[0]\n"
    )
    contest = tournament("cards", "mine:Mine,random", folder=str(tmp_path), deals=2)
    assert not any(forfeits(play_game(contest, number)) for number in range(2))


def test_a_class_that_is_not_there_forfeits_and_the_game_goes_on() -> None:
    score = play_game(tournament("cards", "random,examples.nowhere:Nobody"), 0)
    assert forfeits(score)[0].kind == "crash"
    assert "No module named 'examples.nowhere'" in forfeits(score)[0].detail
    assert len(score.rounds) == 20


def test_an_honest_program_is_asked_what_the_protocol_says(tmp_path: Path) -> None:
    command = script(tmp_path, HONEST + "    sys.stderr.write(line)\n    sys.stderr.flush()\n")
    contest = tournament("cards", "random")
    contest = Tournament(
        game="cards",
        options=contest.options,
        entrants=(Entrant("honest", command=command),),
        seed=contest.seed,
        deals=1,
        limit=20.0,
    )
    score = play_game(contest, 0)
    assert not forfeits(score)
    assert score.expected[0] == dict.fromkeys(range(1, 21), 0.75)
    fields = foreign.Question.__struct_fields__
    assert fields == ("protocol", "id", "match", "seed", "limit", "game", "view", "legal")
    told = (ROOT / "docs" / "players.md").read_text(encoding="utf-8")
    assert all(f"`{field}`" in told for field in fields)
    assert "](protocol.md#views)" in told


def test_conformance_of_the_example_class() -> None:
    contest = tournament("cards", "examples.cautious:Cautious")
    match = Match(game="cards", name="x", seed=5, limit=20.0)
    player = Foreign(cards, Program(contest.entrants[0].command, str(ROOT)), match)
    check_player(cards, player, cards.Options(seats=6, plus_minus_one=True), 1)
    player._program.close()


@pytest.mark.parametrize(
    ("texts", "names"),
    [
        (["sage,apprentice"], ["sage", "apprentice"]),
        (["sage", "sage,sage"], ["sage", "sage #2", "sage #3"]),
        (["a.b:C,cmd:python3 x.py --y a,b"], ["C", "python3 x.py --y a,b"]),
        (["mine=a.b:C", "best=sage", "p=cmd:python3 x=y"], ["mine", "best", "p"]),
    ],
)
def test_entrants_are_read(texts: list[str], names: list[str]) -> None:
    assert [entrant.name for entrant in read_entrants("cards", texts)] == names


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("oracle", "cards has no level 'oracle'"),
        ("cmd:", "there is no program ''"),
        ("cmd:no-such-program", "there is no program 'no-such-program'"),
        ("cmd:python3 'x", "is not a command"),
        ("a b:C", "'a b:C' is not a class: write module:Class"),
        ("a:", "is not a class"),
    ],
)
def test_nobody_by_that_name(text: str, sentence: str) -> None:
    with pytest.raises(NoEntrant, match=sentence):
        read_entrants("cards", [text])


def test_every_level_there_is_may_enter() -> None:
    for game, levels in LEVELS.items():
        assert len(read_entrants(game, [",".join(levels)])) == len(levels)
    assert set(LEVELS) == set(records.GAMES)


def test_an_illegal_action_leaves_the_program_what_it_remembers(tmp_path: Path) -> None:
    counting = (
        "import json, sys\n"
        "for number, line in enumerate(sys.stdin):\n"
        "    print(json.dumps({'action': ['bid', 99 if number < 1 else 0]}), flush=True)\n"
    )
    player = guarded(tmp_path, counting)
    for _ in range(2):
        player.choose(cards.view(dealt(), 1), cards.legal(dealt(), 1))
    assert [forfeit.kind for forfeit in player.forfeits] == ["illegal"]
