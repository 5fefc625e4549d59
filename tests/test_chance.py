"""Chance as it is promised: HMAC-SHA256 streams, fair draws, tables that cannot cheat."""

import hashlib
import hmac
import struct
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stonehenge import cards, chance
from stonehenge.chance import Seeded, seed_from_number

SEED = seed_from_number(7)


def plain_words(seed: bytes, label: str) -> Iterator[int]:
    """The stream of a label, written as the contract says it and as slowly."""
    block = 0
    while True:
        digest = hmac.new(seed, f"{label}/{block}".encode("ascii"), "sha256").digest()
        yield from struct.unpack(">8I", digest)
        block += 1


def plain_below(words: Iterator[int], n: int) -> int:
    word = next(words)
    while word >= 2**32 - (2**32 % n):
        word = next(words)
    return word % n


@given(st.binary(min_size=32, max_size=32), st.sampled_from(["first", "cards/deal/3"]))
def test_the_stream_is_hmac_sha256_in_blocks(seed: bytes, label: str) -> None:
    fast, plain = Seeded(seed).words(label), plain_words(seed, label)
    assert [next(fast) for _ in range(40)] == [next(plain) for _ in range(40)]


@given(st.integers(1, 2**32), st.lists(st.integers(0, 2**32 - 1)))
def test_below_refuses_just_what_the_contract_refuses(n: int, words: list[int]) -> None:
    words.append(0)
    assert chance._below(iter(words), n) == plain_below(iter(words), n)


def test_below_refuses_the_incomplete_run_at_the_end() -> None:
    assert chance._below(iter([2**32 - 1, 5]), 3) == 2  # 2^32 mod 3 = 1: the last word goes
    assert chance._below(iter([2**32 - 2, 5]), 3) == 2
    assert chance._below(iter([2**32 - 1]), 4) == 3


def test_a_shuffle_is_the_plain_fisher_yates() -> None:
    words = plain_words(SEED, "cards/deal/4")
    deck = list(cards.DECK)
    for i in range(59, 0, -1):
        j = plain_below(words, i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    assert Seeded(SEED).shuffle("cards/deal/4", cards.DECK) == deck


def test_the_deck_is_in_the_promised_order() -> None:
    colours = [f"{colour}{rank}" for colour in "BGYR" for rank in range(1, 14)]
    assert list(cards.DECK) == colours + ["W1", "W2", "W3", "W4", "J1", "J2", "J3", "J4"]


def test_a_number_stands_for_the_hash_of_its_text() -> None:
    assert seed_from_number(7) == hashlib.sha256(b"stonehenge:7").digest()
    assert seed_from_number(-3) == hashlib.sha256(b"stonehenge:-3").digest()


def test_a_seed_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Seeded(b"short")


def test_new_seeds_differ() -> None:
    assert len({chance.new_seed() for _ in range(20)}) == 20


def chi_square(counts: Counter[str], kinds: int) -> float:
    expected = counts.total() / kinds
    missing = (kinds - len(counts)) * expected
    return missing + sum((count - expected) ** 2 / expected for count in counts.values())


def test_a_million_dice_are_fair() -> None:
    counts: Counter[str] = Counter()
    for seed in range(1429):
        die_of = Seeded(seed_from_number(seed))
        for round_ in range(1, 21):
            for roll in range(1, 6):
                for die in range(7):
                    counts["BGYRWJ"[die_of.below(f"dice/roll/{round_}/{roll}/{die}", 6)]] += 1
    assert counts.total() > 1_000_000
    assert chi_square(counts, 6) < 20.5  # 5 degrees of freedom, p = 0.001


def test_a_hundred_thousand_shuffles_are_fair() -> None:
    first: Counter[str] = Counter()
    last: Counter[str] = Counter()
    pairs: Counter[str] = Counter()
    shuffler = Seeded(SEED)
    for number in range(100_000):
        order = shuffler.shuffle(f"dice/magic/{number}", "abcdefghij")
        first[order[0]] += 1
        last[order[9]] += 1
        pairs[order[4] + order[5]] += 1
    assert chi_square(first, 10) < 27.9  # 9 degrees of freedom, p = 0.001
    assert chi_square(last, 10) < 27.9
    assert chi_square(pairs, 90) < 135.9  # 89 degrees of freedom


def test_every_card_is_dealt_first_about_equally_often() -> None:
    first = Counter(Seeded(SEED).shuffle(f"cards/deal/{i}", cards.DECK)[0] for i in range(12_000))
    assert chi_square(first, 60) < 98.3  # 59 degrees of freedom, p = 0.001
