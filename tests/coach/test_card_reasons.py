"""Reasons for cards, bids and trumps: true of positions made for them, and of no others."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from stonehenge import cards
from stonehenge.cards import Bid, Play, Trump
from stonehenge.coach import assess
from stonehenge.coach.cards import Trial
from stonehenge.coach.reasons import why
from stonehenge.coach.reasons.cards import (
    EVERY,
    RULES,
    CardCase,
    Rule,
    holds,
    left_over,
    too_few,
    too_many,
)
from stonehenge.locale import LANGUAGES, Words
from tests.cards.tables import play, table

FOLLOW = ("B5 G2", "B7 G3")
PLAYS: list[tuple[str, Sequence[str], Sequence[int], str, str, str, dict[str, Any]]] = [
    # reason, hands, bids, cards played, best, taken, facts
    ("last-took", (*FOLLOW, "B9 B2"), (0, 1, 0), "B5 B7", "B2", "B9", {"card": "B9"}),
    ("last-missed", (*FOLLOW, "B9 B2"), (0, 0, 1), "B5 B7", "B9", "B2", {"better": "B9"}),
    ("second-wizard", ("W1 G2", "B7 G3", "W2 B2"), (1, 0, 1), "W1 B7", "B2", "W2", {}),
    ("led-low-trump", ("R2 W1", "B7 G3", "B9 B2"), (2, 0, 0), "", "W1", "R2", {"card": "R2"}),
    ("all-needed", ("B3 W1", "B7 G3", "B9 B2"), (2, 0, 0), "", "W1", "B3", {"beaters": 25}),
    ("jester-lead", ("J1 B12", "B7 G3", "B9 B2"), (0, 0, 0), "", "J1", "B12", {}),
    ("jester-under", (*FOLLOW, "J1 B2"), (0, 0, 0), "B5 B7", "J1", "B2", {}),
    ("wizard-kept", ("W1 B3", "B7 G3", "B9 B2"), (1, 0, 0), "", "W1", "B3", {}),
    ("took-unneeded", ("B5 G2", "B7 B2", "B9 G3"), (0, 0, 0), "B5", "B2", "B7", {"card": "B7"}),
    (
        "led-high",
        ("B13 B2", "B7 G3", "B9 G4"),
        (0, 0, 0),
        "",
        "B2",
        "B13",
        {"beaters": 16, "more": 26},
    ),
    ("followed-high", ("B5 G2", "B7 B2", "B9 G3"), (0, 1, 0), "B5", "B2", "B7", {"better": "B2"}),
    ("high-kept", ("B10 G2", "B12 G3", "B9 B2"), (0, 0, 0), "B10 B12", "B9", "B2", {"card": "B9"}),
    (
        "danger-kept",
        ("B10 G2", "B12 G3", "G12 Y2"),
        (0, 0, 0),
        "B10 B12",
        "G12",
        "Y2",
        {"card": "G12"},
    ),
    ("trump-kept", ("B10 G2", "R9 G3", "R3 Y2"), (0, 0, 0), "B10 R9", "R3", "Y2", {}),
    ("jester-spent", ("J1 B3", "B7 G3", "B9 B2"), (0, 0, 0), "", "B3", "J1", {}),
    ("gave-up", ("B5 G2", "B7 B2", "B9 G3"), (0, 1, 0), "B5", "B7", "B2", {"better": "B7"}),
    (
        "overtaken",
        ("B8 B13", "B7 G3", "B9 B2"),
        (1, 0, 0),
        "",
        "B13",
        "B8",
        {"beaters": 20, "fewer": 16},
    ),
    ("wizard-spent", ("W1 B3", "B7 G3", "B9 B2"), (1, 0, 0), "", "B3", "W1", {}),
    ("trump-spent", ("R3 Y2", "B7 G3", "B9 B2"), (1, 0, 0), "", "Y2", "R3", {}),
    (
        "high-thrown",
        ("B10 G2", "R9 G3", "B13 B2"),
        (0, 0, 1),
        "B10 R9",
        "B2",
        "B13",
        {"card": "B13"},
    ),
    (
        "last-of-colour",
        ("G4 R3 Y5 Y6", "B7 G3 B1 G9", "B9 B2 B3 G8"),
        (1, 0, 0),
        "",
        "G4",
        "Y5",
        {"colour": "G"},
    ),
]
BIDS: list[tuple[str, str, Sequence[int], int, int, dict[str, Any]]] = [
    # reason, hand, bids made before, best, taken, facts
    ("below-wizards", "W1 W2 B3", (), 2, 1, {"wizards": 2}),
    ("beyond-jesters", "J1 J2 B3", (), 0, 2, {"jesters": 2}),
    ("no-trumps", "B3 G4 Y5", (), 0, 2, {}),
    ("low-trumps", "R2 R3 B5", (), 1, 2, {"low": 2}),
    ("unclaimed", "W1 B3 B4", (0, 0), 1, 0, {"left": 3}),
    ("claimed", "B2 B3 B4", (2, 1), 0, 1, {"sum": 3, "tricks": 3}),
    ("many-trumps", "R2 R5 R9", (), 2, 1, {"trumps": 3}),
    ("beatable", "B11 G2 Y3", (), 0, 1, {"card": "B11", "beaters": 18}),
    ("high-cards", "B13 G13 Y2", (), 1, 0, {"high": 2}),
    ("bid-high", "B2 G2 Y2", (), 0, 1, {"tricks": 1.0}),
    ("bid-low", "W1 G2 Y2", (), 1, 0, {"tricks": 1.0}),
]
REST = ("G6 G7 G8", "Y7 Y8 Y9")


def rule_named(name: str) -> Rule:
    return next(rule for rule in EVERY if rule.sentence == f"because-{name}")


def ended(wrong: int, seat: int = 0) -> Trial:
    """The best choice is always exact; the one taken misses by so much in every second world."""
    bids, won = np.ones((2, 20, 3), np.int64), np.ones((2, 20, 3), np.int64)
    won[1, ::2, seat] += wrong
    return Trial(seat, bids, won, np.arange(20))


def position(name: str) -> tuple[Any, Any, Any, dict[str, Any]]:
    """A view made for a reason, the best choice and the one taken, and the facts."""
    for reason, hands, bids, lying, best, taken, facts in PLAYS:
        if reason == name:
            state = play(table(hands, "R1", bids), *lying.split())
            return cards.view(state, state.turn), Play(best), Play(taken), facts
    for reason, hand, before, best_bid, bid, facts in BIDS:
        if reason == name:
            hands = [*REST[: len(before)], hand, *REST[len(before) :]]
            state = table(hands, "R1", before)
            return cards.view(state, state.turn), Bid(best_bid), Bid(bid), facts
    hand = {"longer-colour": "R2 R3 B5", "higher-colour": "R9 B5 G2"}[name]
    state = table([*REST, hand], "W4")
    facts = {"longer-colour": {"cards": 2, "fewer": 1}, "higher-colour": {"rank": 9}}[name]
    return cards.view(state, state.turn), Trump("R"), Trump("B"), {**facts, "colour": "R"}


NAMES = [rule.sentence.removeprefix("because-") for rule in EVERY]


def test_there_are_at_least_25_reasons() -> None:
    assert len(set(NAMES)) == len(NAMES) == sum(map(len, RULES.values())) >= 25


@pytest.mark.parametrize("name", NAMES)
def test_a_reason_holds_where_it_is_true_and_goes_with_the_difference(name: str) -> None:
    rule, (view, best, taken, facts) = rule_named(name), position(name)
    wrong = -1 if rule.wrong is too_few else 1
    case = CardCase(view, best, taken, ended(wrong, view.seat))
    told = holds(case, rule)
    assert told is not None
    assert facts.items() <= told.items()
    for language in LANGUAGES:
        spoken = {key: value for key, value in told.items() if key != "colour"}
        if "colour" in told:
            spoken["colour"] = Words(language).colour(told["colour"])
        assert Words(language)(rule.sentence, **spoken).endswith(".")


@pytest.mark.parametrize("name", NAMES)
def test_a_reason_is_not_told_of_the_opposite(name: str) -> None:
    """Neither where best and taken change places, nor where something else goes wrong."""
    rule, (view, best, taken, _) = rule_named(name), position(name)
    assert rule.facts(CardCase(view, taken, best, ended(1, view.seat))) is None
    if rule.wrong in (too_few, too_many):
        other = 1 if rule.wrong is too_few else -1
        case = CardCase(view, best, taken, ended(other, view.seat))
        assert rule.facts(case) is not None
        assert left_over(case, rule) == 1.0
        assert holds(case, rule) is None


@pytest.mark.parametrize(
    ("name", "facts", "english", "german"),
    [
        (
            "below-wizards",
            {"wizards": 1},
            "The Wizard in the hand wins a trick.",
            "Der Zauberer auf der Hand gewinnt einen Stich.",
        ),
        (
            "claimed",
            {"sum": 2, "tricks": 1},
            "The others had already bid 2, for one trick.",
            "Die anderen hatten schon 2 angesagt, bei einem Stich.",
        ),
        (
            "bid-high",
            {"tricks": 0.4},
            "On average such a hand wins 0.4 tricks.",
            "Im Mittel gewinnt so eine Hand 0,4 Stiche.",
        ),
        (
            "bid-low",
            {"tricks": 1.0},
            "On average such a hand wins 1 trick.",
            "Im Mittel gewinnt so eine Hand 1 Stich.",
        ),
    ],
)
def test_numbers_are_told_as_the_language_tells_them(
    name: str, facts: dict[str, Any], english: str, german: str
) -> None:
    told = [Words(language)(f"because-{name}", **facts) for language in ("en", "de")]
    assert told == [english, german]


def test_without_a_difference_there_is_no_reason() -> None:
    view, best, taken, _ = position("wizard-kept")
    assert holds(CardCase(view, best, taken, ended(0)), rule_named("wizard-kept")) is None


def test_reasons_of_real_decisions() -> None:
    state = table(["W1 W2 R13", "B5 G4 Y3", "B6 G9 Y7"], "R1")
    view, legal = cards.view(state, 0), cards.legal(state, 0)
    assessment = assess(view, legal, 0.5)
    told = why(view, assessment, Bid(1))
    assert told[0].reason == "because-below-wizards"
    assert told[0].facts == {"wizards": 2}
    assert len(why(view, assessment, Bid(0))) <= 2
