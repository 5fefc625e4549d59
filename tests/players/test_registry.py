"""The registry of levels: what it says of each level is true, and all who list levels read it."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from stonehenge import cards, cli, players
from stonehenge import record as records
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.locale import LANGUAGES, Words
from stonehenge.players import levels
from stonehenge.players.levels import LEVELS, Level
from stonehenge.players.making import load_class
from stonehenge.tables import bot
from stonehenge.tables.log import events as log
from stonehenge.tables.log import judge
from stonehenge.tables.messages import OpenTable
from stonehenge.tables.network import api
from stonehenge.vocabulary import CHANCE, IllegalAction

EVERY = [(game, name) for game in LEVELS for name in LEVELS[game]]


class First:
    """Always takes its first choice."""

    def __init__(self, random: Any, offset: float = 0) -> None:
        self.random = random
        self.offset = offset

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        return legal[0]


@pytest.fixture
def first(monkeypatch: pytest.MonkeyPatch) -> Level:
    """A level of the card game that is there for measuring only."""
    level = Level("first", f"{__name__}:First", "1", settings={"offset": 2}, offered=False)
    monkeypatch.setitem(LEVELS["cards"], level.name, level)
    return level


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_a_level_explains_exactly_if_its_class_does(game: str, name: str) -> None:
    level = LEVELS[game][name]
    assert level.name == name
    assert level.explains == hasattr(load_class(level.player), "reasons")
    assert type(players.make(records.GAMES[game], name, b"seed")) is load_class(level.player)


@pytest.mark.parametrize(
    ("game", "name"), [one for one in EVERY if LEVELS[one[0]][one[1]].explains]
)
def test_a_level_expects_tricks_exactly_if_its_reasons_say_so(game: str, name: str) -> None:
    rules, chance = records.GAMES[game], Seeded(seed_from_number(1))
    state = rules.start(rules.Options(seats=3))
    while rules.to_act(state) == (CHANCE,):
        state = rules.apply(state, CHANCE, rules.draw(state, chance))
    (seat,) = rules.to_act(state)
    legal = rules.legal(state, seat)
    assert isinstance(legal[0], rules.PREDICTION)
    player: Any = players.make(rules, name, b"seed")
    assert LEVELS[game][name].expects_tricks == any(
        player.reasons(rules.view(state, seat), legal).tricks
    )


@pytest.mark.parametrize("missing", ["numpy", "numba"])
def test_a_level_needs_exactly_the_packages_it_names(missing: str) -> None:
    program = (
        "import sys\n"
        f"sys.modules[{missing!r}] = None\n"
        "from stonehenge import players, record\n"
        "from stonehenge.players.levels import LEVELS\n"
        "for game in LEVELS:\n"
        "    for name in LEVELS[game]:\n"
        "        try:\n"
        "            players.make(record.GAMES[game], name, b'seed')\n"
        "        except ModuleNotFoundError:\n"
        "            print(game, name)\n"
    )
    told = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout
    cannot = {tuple(line.split()) for line in told.splitlines()}
    assert cannot == {
        (game, name) for game, name in EVERY if missing in LEVELS[game][name].packages
    }


def test_where_packages_are_missing_the_plain_levels_are_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(levels, "find_spec", lambda package: None)
    for game, known in LEVELS.items():
        offered = [level for level in known.values() if level.offered]
        plain = tuple(level.name for level in offered if not level.packages)
        assert levels.DEFAULT_LEVEL in plain
        assert "sage" not in plain
        assert levels.playable(game) == plain
        assert levels.suggested(game) in plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_that_is_offered_has_words_on_the_page(language: str) -> None:
    words = Words(language)
    for game in LEVELS:
        for name in levels.offered(game):
            assert words(f"page-level-{name}")
            assert words(f"page-level-{name}-about-{game}")


def test_the_default_level_decides_at_once_on_every_machine() -> None:
    for game in LEVELS:
        default = levels.find(game, levels.DEFAULT_LEVEL)
        assert not default.packages
        assert not default.own_process


def test_a_level_is_made_with_its_settings_and_a_seeded_generator(first: Level) -> None:
    one, same, other = (players.make(cards, first.name, seed) for seed in (b"1", b"1", b"2"))
    assert isinstance(one, First)
    assert isinstance(same, First)
    assert isinstance(other, First)
    assert one.offset == 2
    drawn = one.random.random()
    assert drawn == same.random.random() != other.random.random()


def test_a_bot_is_made_like_a_level() -> None:
    name, new = bot._find(f"{__name__}:First", cards)
    one, other = new(), new()
    assert name == "First"
    assert isinstance(one, First)
    assert isinstance(other, First)
    assert one.random.random() != other.random.random()


def test_a_level_for_measuring_is_played_where_it_is_named_but_not_offered(
    first: Level, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    line = f"simulate cards --players 3 --games 1 --with {first.name}"
    assert cli.main(line.split()) == 0
    info = api._info("cards", {})
    assert first.name not in info.levels
    assert set(info.levels) < set(levels.names("cards"))
    wish = OpenTable(game="cards", seats=3, name="Anna", computers=[first.name])
    assert log.Filled(1, first.name, first.version) in judge.open_table(wish, "")
    unknown = OpenTable(game="cards", seats=3, name="Anna", computers=["god"])
    with pytest.raises(IllegalAction, match="unknown-level"):
        judge.open_table(unknown, "")


def test_a_first_game_is_against_the_plainest_level_that_is_offered() -> None:
    assert levels.suggested("cards") == levels.offered("cards")[0] == "novice"
    for game in LEVELS:
        assert not {"random", "yardstick"} & set(levels.offered(game))


def test_the_page_is_told_the_version_of_every_level() -> None:
    for game in LEVELS:
        info = api._info(game, {})
        assert info.versions == {level: LEVELS[game][level].version for level in info.levels}
