"""docs/record.md is true: its examples are right, and the engines do what its tables say."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from stonehenge import cards, dice, record
from stonehenge.record import BrokenRecord
from stonehenge.testing import random_game
from stonehenge.vocabulary import WHOLE_GAME, AnyGame, places
from tests.document import ROOT, blocks, check_session, links
from tests.goldens import GOLDEN, refused_lines
from tests.refused_records import Refused

TEXT: Final = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")
EXAMPLES: Final = [block for block in blocks(TEXT, "json") if '"format"' in block]
SESSIONS: Final = blocks(TEXT, "console")
GOLDEN_LINES: Final = (GOLDEN / "refused-records.jsonl").read_text().splitlines()
REFUSED: Final = [msgspec.json.decode(line, type=Refused) for line in GOLDEN_LINES]
NOT_IN_GOLDEN: Final = {"not-json", "not-utf-8", "record-too-long"}
SOURCES: Final = ("record.py", "vocabulary.py", "cards/engine.py", "dice/legality.py")
NEVER_IN_RECORDS: Final = {
    "kept-closing-mismatch",
    "kept-nonce-mismatch",
    "kept-old-record",
    "other-chain",
    "swapped-day",
    "no-such-card",
    "no-such-die",
    "no-such-face",
    "no-such-magic",
    "not-a-colour",
    "prediction-out-of-range",
}
"""Rules for actions not from JSON (`not-an-action` in a record), and for promise files."""


def rows(heading: str) -> list[list[str]]:
    """The rows of every table whose first column has this heading."""
    tables = re.findall(rf"^\| {heading} \|.*\n\|[-|]+\|\n((?:\|.*\n)+)", TEXT, re.MULTILINE)
    return [line.strip("| ").split(" | ") for table in tables for line in table.splitlines()]


def names(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_is_a_right_record(example: str) -> None:
    record.check(record.decode(example))


def test_there_are_examples_of_both_games() -> None:
    assert [json.loads(example)["game"] for example in EXAMPLES] == ["cards", "dice", "dice"]


def test_places_follow_from_points_and_jesters() -> None:
    (block,) = (block for block in blocks(TEXT, "json") if '"format"' not in block)
    results = json.loads(block)
    assert places(results["cards"]["points"]) == tuple(results["cards"]["places"])
    points, jesters = results["dice"]["points"], results["dice"]["jesters"]
    ranks = [(total, -row) for total, row in zip(points, jesters, strict=True)]
    assert places(ranks) == tuple(results["dice"]["places"])


def test_every_option_is_listed_with_its_values() -> None:
    listed = rows("option")
    for game in (cards, dice):
        for option, values in game.choices(3).items():
            name, meaning = listed.pop(0)
            assert name == f"`{option}`"
            numbers = "random" in values or WHOLE_GAME in values  # told in words
            assert numbers or {json.loads(told) for told in names(meaning)} == set(values)
    assert not listed


def test_every_verb_is_listed() -> None:
    verbs = re.findall(r'`\[(?:-1|seat), "(\w+)"', "".join(row[0] for row in rows("action")))
    kinds = [*cards.Action.__args__, *dice.Action.__args__]
    assert sorted(verbs) == sorted(kind.__struct_config__.tag for kind in kinds)


PARTS: Final = {
    name: pattern
    for block in blocks(TEXT, "text")
    for name, pattern in re.findall(r"^([A-Z]+) +(.*)$", block, re.MULTILINE)
}


@cache
def compiled(pattern: str) -> re.Pattern[str]:
    """A pattern of the document as a regular expression on verbs with a space after each."""
    while part := re.search(r"[A-Z]+", pattern):
        pattern = pattern.replace(part[0], f"({PARTS[part[0]]})")
    return re.compile(re.sub(r"[a-z]+", r"(\g<0>_)", pattern).replace(" ", ""))


def rounds(game: AnyGame, options: Any, seed: int) -> Iterator[tuple[Any, str]]:
    """The rounds of a random game: the state after each, and its verbs."""
    verbs: dict[int, list[str]] = {}
    ends: dict[int, Any] = {}
    for now in random_game(game, options, seed):
        if now.action is None:
            break
        after = game.apply(now.state, now.seat, now.action)
        begun = after if type(now.action) in (cards.Deal, dice.MagicCard) else now.state
        verbs.setdefault(begun.round, []).append(now.action.__struct_config__.tag)
        ends[begun.round] = begun
    for number, said in verbs.items():
        yield ends[number], "".join(f"{verb}_" for verb in said)


@pytest.mark.parametrize("seats", cards.PLAYERS)
@pytest.mark.parametrize("bidding", ["open", "covered"])
def test_the_verbs_of_a_round_of_cards(seats: int, bidding: Any) -> None:
    for state, verbs in rounds(cards, cards.Options(seats=seats, bidding=bidding), seats):
        assert compiled("CARDS").fullmatch(verbs), verbs
        assert verbs.count("bid_") == seats
        assert verbs.count("play_") == seats * state.round


DICE_ROUNDS: Final = {
    magic: names(row[1])[0]
    for row in rows("magic card of the round")
    for magic in names(row[0]) or ["none"]
}


def test_every_magic_card_has_its_order_of_verbs() -> None:
    assert DICE_ROUNDS.keys() == {"none", *dice.CARDS}


@pytest.mark.parametrize("magic", [False, True])
@pytest.mark.parametrize("seats", dice.PLAYERS)
def test_the_verbs_of_a_round_of_dice(seats: int, magic: bool) -> None:
    for seed in range(6):
        for state, verbs in rounds(dice, dice.Options(seats, magic=magic), seed):
            card = state.drawn[-1] if magic else "none"
            assert compiled(DICE_ROUNDS[card]).fullmatch(verbs), (card, verbs)


def test_every_refusal_is_listed() -> None:
    listed = [row[0].strip("`") for row in rows("rule")]
    assert len(listed) == len(set(listed))
    assert set(listed) == {refused.rule for refused in REFUSED} | NOT_IN_GOLDEN
    # a record that is no JSON is refused by the reader of files, too
    assert set(listed) - {"not-json"} == set(raised()) - NEVER_IN_RECORDS - {"not-json"}


def raised() -> Iterator[str]:
    """Every rule that reading a record can refuse by, from the source."""
    for source in SOURCES:
        text = (ROOT / "src" / "stonehenge" / source).read_text(encoding="utf-8")
        yield from re.findall(r'IllegalAction\(\s*"([a-z0-9-]+)"', text)


@pytest.mark.parametrize("refused", REFUSED, ids=lambda refused: refused.rule)
def test_a_record_is_refused_as_told(refused: Refused) -> None:
    with pytest.raises(BrokenRecord) as caught:
        record.check(record.decode(refused.record))
    assert (caught.value.refusal.rule, caught.value.index) == (refused.rule, refused.action)


def test_the_refused_records_are_up_to_date() -> None:
    assert refused_lines() == GOLDEN_LINES


def test_the_longest_record_is_told() -> None:
    assert f"more than {record.LONGEST:,} bytes" in TEXT


def test_the_order_of_the_magic_cards_is_told() -> None:
    (told,) = re.findall(r"The order of the magic cards is ([^.]*)\.", TEXT)
    assert names(told) == list(dice.CARDS)


def test_the_commands_do_what_is_shown(tmp_path: Path) -> None:
    check_session(SESSIONS[0], tmp_path)


def test_what_is_wrong_is_said_as_shown(tmp_path: Path) -> None:
    right = EXAMPLES[0].replace("\n", "")
    twice = right.replace('"result"', '"result": null, "result"')
    wrong = right.replace('"play", "B5"', '"play", "B6"')
    (tmp_path / "broken.jsonl").write_text(f"{twice}\n{wrong}\n")
    check_session(SESSIONS[1], tmp_path, code=2)


def test_what_it_links_to_is_there() -> None:
    for target in links(TEXT):
        assert (ROOT / "docs" / target).exists(), target
