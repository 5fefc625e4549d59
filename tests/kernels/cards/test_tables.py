"""Masks, draws and tables are the same compiled, in plain Python, and in the rules."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from numba.core import config

from stonehenge import kernels
from stonehenge.cards import rules
from stonehenge.cards.rules import CARDS, NONE, WIZARD
from stonehenge.kernels import compiled
from stonehenge.kernels.cards import tables
from stonehenge.kernels.cards.bits import _nth_by_counting, count, highest, lowest, nth
from stonehenge.kernels.cards.draws import advanced, below, rest, stream, word


@compiled
def bits_of(mask: int, n: int) -> tuple[int, ...]:
    return count(mask), lowest(mask), highest(mask), nth(mask, n), _nth_by_counting(mask, n)


@compiled
def draws_of(seed: int, number: int, n: int) -> tuple[int, int, int]:
    state = advanced(stream(seed, number))
    drawn = word(state)
    return drawn, below(drawn, n), rest(drawn, n)


def even(number: int) -> bool:
    return number % 2 == 0


def test_masks_are_read_alike_by_the_machine_and_by_python() -> None:
    random = Random(1)
    for _ in range(500):
        mask = random.getrandbits(CARDS) & random.getrandbits(CARDS) | 1 << random.randrange(CARDS)
        n = random.randrange(mask.bit_count())
        found = (count(mask), lowest(mask), highest(mask), nth(mask, n))
        assert bits_of(mask, n) == (*found, nth(mask, n))
        cards = [card for card in range(CARDS) if mask >> card & 1]
        assert count(mask) == len(cards)
        assert (lowest(mask), highest(mask), nth(mask, n)) == (cards[0], cards[-1], 1 << cards[n])


def test_a_stream_gives_the_same_draws_compiled_and_in_python() -> None:
    for seed in (0, 1, 2**62, -5):
        for number in range(50):
            drawn = word(advanced(stream(seed, number)))
            expected = (drawn, below(drawn, 1 + number), rest(drawn, 1 + number))
            assert draws_of(seed, number, 1 + number) == expected


def test_draws_are_spread_evenly() -> None:
    state, counts = stream(7, 0), np.zeros((6, 21))
    for _ in range(20_000):
        state = advanced(state)
        left = word(state)
        for place in range(6):
            counts[place, below(left, 21)] += 1
            left = rest(left, 21)
    expected = 20_000 / 21
    assert (((counts - expected) ** 2 / expected).sum(axis=1) < 50).all()  # 20 degrees of freedom


@pytest.mark.parametrize("suit", range(NONE, WIZARD + 1))
def test_the_table_of_legal_cards_says_what_the_rules_say(suit: int) -> None:
    random = Random(suit)
    for _ in range(3000):
        hand = sum(1 << card for card in random.sample(range(CARDS), random.randint(1, 20)))
        assert tables.legal(hand, suit - NONE) == rules.legal_mask(hand, suit)


def test_the_tables_of_tricks_say_what_the_rules_say() -> None:
    for card in range(CARDS):
        for suit in range(NONE, WIZARD + 1):
            assert tables.suit_after(suit - NONE, card) == rules.suit_after(suit, card) - NONE
        for trump in range(NONE, WIZARD):
            takers = tables.takers(card, trump - NONE)
            for other in range(CARDS):
                assert takers >> other & 1 == rules.beats(other, card, trump)


def test_compiled_kernels_are_kept_for_exactly_these_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    edited = tmp_path / "rules.py"
    edited.write_text("CARDS = 60")
    monkeypatch.setattr(kernels, "sources", lambda: [edited])
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    before = kernels.cache_folder()
    assert before == kernels.cache_folder()
    assert before.parent == tmp_path / "stonehenge" / "kernels"
    edited.write_text("CARDS = 61")
    assert kernels.cache_folder() != before


def test_kernels_that_nobody_uses_any_more_are_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    old, recent = (kernels.cache_folder().with_name(name) for name in ("old", "recent"))
    for folder in (old, recent):
        folder.mkdir(parents=True)
    os.utime(old, (0, 0))
    assert Path(kernels.setup()).is_dir()
    assert recent.is_dir()
    assert not old.exists()


def test_other_users_of_numba_keep_their_own_folder() -> None:
    settings: Any = config
    before = settings.CACHE_DIR
    compiled(even)
    assert before == settings.CACHE_DIR
    assert before != str(kernels.cache_folder())


def test_all_rules_and_kernels_count_as_sources() -> None:
    named = {"/".join(source.parts[-2:]) for source in kernels.sources()}
    assert {"cards/rules.py", "dice/rules.py", "kernels/__init__.py", "cards/games.py"} <= named


def test_the_users_own_folder_is_respected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", "/somewhere/else")
    assert kernels.setup() == "/somewhere/else"


def test_without_a_home_kernels_are_compiled_for_this_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    folder = Path(kernels.setup())
    assert folder.is_dir()
    folder.rmdir()


def test_no_client_imports_numba_at_its_start() -> None:
    program = "import sys, stonehenge.cli, stonehenge.terminal.play; print('numba' in sys.modules)"
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert run.stdout.strip() == "False"
