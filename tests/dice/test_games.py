"""What holds in every game, whatever is decided and rolled."""

import random
import re
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from stonehenge import dice
from stonehenge.dice.rules import FREE
from stonehenge.vocabulary import CHANCE, IllegalAction, Seat, places
from tests.dice.play import Step, all_options, games, random_game, rounds

every_game = settings(max_examples=60, deadline=None)
a_few_games = settings(max_examples=12, deadline=None)

LETTERS = {
    "magic": "m",
    "rotate": "t",
    "predict": "p",
    "cross": "c",
    "wizard": "w",
    "faces": "f",
    "stay": "s",
    "leave": "l",
    "reroll": "r",
    "stop": "h",
    "score": "k",
}


def magic_of(round_: list[Step]) -> str | None:
    first = round_[0].action
    return first.magic if isinstance(first, dice.MagicCard) else None


def verbs(round_: list[Step]) -> str:
    return "".join(LETTERS[msgspec.to_builtins(step.action)[0]] for step in round_)


def round_pattern(magic: str | None, seats: int, seer_number: int) -> str:
    """The verbs of a round, from the table of the record's format."""
    predict, rolls = f"p{{{seats}}}", 3
    opening = f"m{predict}w" if magic else f"{predict}w"
    if magic in ("wizards_all_colors", "rolls_as_predicted"):
        opening = f"m{predict}"
    if magic == "rolls_as_predicted":
        rolls = seer_number
    if magic == "cross_out":
        opening = f"m{predict}c{{{seats}}}w"
    if magic == "roll_first":
        opening, rolls = f"mf{predict}wr", 2
    if magic == "rotate_two":
        opening, rolls = f"mt{predict}w", 2
    last = f"f([sl]*rf){{{rolls - 1}}}k+"
    stopped = f"f([sl]*rf){{0,{rolls - 2}}}[sl]*hk+" if rolls > 1 else last
    return f"{opening}({last}|{stopped})"


@every_game
@given(games())
def test_every_round_has_the_verbs_of_the_record_in_their_order(steps: list[Step]) -> None:
    for round_ in rounds(steps):
        predicted = {s.seat: s.action.box for s in round_ if isinstance(s.action, dice.Predict)}
        seer = next(s.seat for s in round_ if isinstance(s.action, dice.Predict))
        pattern = round_pattern(magic_of(round_), len(predicted), predicted[seer][0])
        assert re.fullmatch(pattern, verbs(round_))


@every_game
@given(games())
def test_after_a_roll_all_others_still_in_are_asked_and_then_the_seer(steps: list[Step]) -> None:
    for round_ in rounds(steps):
        inside, asked = set(range(round_[0].after.options.seats)), list[Seat]()
        seer = next(s.seat for s in round_ if isinstance(s.action, dice.Predict))
        for step in round_:
            if isinstance(step.action, dice.Stay | dice.Leave):
                asked.append(step.seat)
            if isinstance(step.action, dice.Reroll | dice.Stop):
                compulsory = magic_of(round_) == "roll_first" and step.before.rolls == 1
                assert step.seat == seer
                assert sorted(asked) == ([] if compulsory else sorted(inside - {seer}))
                inside, asked = still_inside(round_, step), []
        scorers = [s.seat for s in round_ if isinstance(s.action, dice.Score)]
        assert sorted(scorers) == sorted(inside)


def still_inside(round_: list[Step], now: Step) -> set[Seat]:
    before = round_[: round_.index(now)]
    left = {step.seat for step in before if isinstance(step.action, dice.Leave)}
    return set(range(now.before.options.seats)) - left


@every_game
@given(games())
def test_every_round_fills_one_box_of_every_sheet(steps: list[Step]) -> None:
    for number, round_ in enumerate(rounds(steps), 1):
        sheets = round_[-1].after.sheets
        assert [sum(mark != FREE for mark in sheet) for sheet in sheets] == [number] * len(sheets)


@every_game
@given(games())
def test_predictions_are_free_and_distinct_unless_nothing_else_is_left(steps: list[Step]) -> None:
    for round_ in rounds(steps):
        called: list[tuple[int, str]] = []
        for step in round_:
            if isinstance(step.action, dice.Predict):
                number, colour = step.action.box
                sheet = dice.view(step.before, None).sheets[step.seat]
                assert sheet.rows["BGYR".index(colour)][number - 1] is None
                rivals = called[:1] if magic_of(round_) == "secret" else called
                if step.action.box in rivals:
                    free = [
                        (n, c)
                        for c, row in zip("BGYR", sheet.rows, strict=True)
                        for n, mark in enumerate(row, 1)
                        if mark is None
                    ]
                    assert set(free) <= set(rivals)  # ruling D2
                called.append(step.action.box)


@every_game
@given(games())
def test_a_jester_box_is_used_once(steps: list[Step]) -> None:
    used: set[tuple[Seat, int]] = set()
    for round_ in rounds(steps):
        result = round_[-1].after.last_round
        assert result is not None
        for seat, entry in enumerate(result.entries):
            if entry.written.jester_box is not None:
                assert entry.written.jester_box == entry.faces.count("J")
                assert (seat, entry.written.jester_box) not in used
                used.add((seat, entry.written.jester_box))
    rows = [sheet.jester_row for sheet in dice.view(steps[-1].after, None).sheets]
    assert used == {(s, n) for s, row in enumerate(rows) for n, mark in enumerate(row, 1) if mark}


@every_game
@given(games())
def test_frozen_dice_are_never_rolled_and_kept_dice_keep_their_faces(steps: list[Step]) -> None:
    for round_ in rounds(steps):
        for step in round_:
            if isinstance(step.action, dice.Faces):
                before = dice.view(step.before, None).faces
                after = dice.view(step.after, None).faces
                kept = set(range(7)) - set(step.before.rolling)
                assert all(before[die] == after[die] for die in kept)
                assert tuple(after[die] for die in step.before.rolling) == step.action.faces
                if magic_of(round_) == "jesters_frozen":
                    assert "J" not in [before[die] for die in step.before.rolling]


@every_game
@given(games())
def test_nobody_leaves_or_stops_before_they_may(steps: list[Step]) -> None:
    for round_ in rounds(steps):
        least = 2 if magic_of(round_) in ("roll_first", "rotate_two") else 1
        for step in round_:
            if isinstance(step.action, dice.Leave | dice.Stop):
                assert dice.view(step.before, None).rolls >= least


class Recount:
    """A game counted again from its record, by other means than the engine's."""

    def __init__(self, options: dice.Options) -> None:
        self.options = options
        self.marks: list[dict[tuple[int, str], int]] = [{} for _ in range(options.seats)]
        self.xs = [0] * options.seats
        self.jesters = [0] * options.seats
        self.exact = [0] * options.seats
        self.begin("")

    def begin(self, magic: str) -> None:
        self.magic, self.wizard, self.dice = magic, "", list("???????")
        self.rolling, self.scored = list(range(7)), 0
        self.boxes: dict[Seat, tuple[int, str]] = {}

    def tell(self, seat: Seat, verb: str, *rest: Any) -> None:
        match verb, *rest:
            case "magic", magic:
                self.begin(magic)
            case "faces", faces:
                for die, face in zip(self.rolling, faces, strict=True):
                    self.dice[die] = face
            case "rotate", ((low, face), (high, other)):
                self.dice[low], self.dice[high] = face, other
                self.rolling = [die for die in range(7) if die not in (low, high)]
            case "predict", (number, colour):
                self.boxes[seat] = number, colour
            case "cross", int(number):
                self.marks[seat][number, self.boxes[seat][1]] = 0
            case "wizard", colour:
                self.wizard = colour
            case "reroll", dice_:
                self.rolling = list(dice_)
            case "leave" | "score", jester:
                self.score(seat, jester)

    def score(self, seat: Seat, jester: bool) -> None:
        number, colour = self.boxes[seat]
        found = self.dice.count(colour) + (self.magic == "extra_die")
        if colour == self.wizard or self.magic == "wizards_all_colors":
            found += self.dice.count("W")
        if self.magic == "jesters_own_color":
            found += self.dice.count("J")
        factor = 2 if self.magic in ("wizards_all_colors", "jesters_frozen") else 1
        xs = factor if found == number else 0
        points = xs * number - factor * abs(found - number)
        if jester:
            xs = int(self.magic == "jester_column" and self.dice.count("J") == number)
            points = xs * number
            self.jesters[seat] += 1
        self.marks[seat][number, colour] = points
        self.exact[seat] += found == number
        self.xs[seat] += xs + jester
        self.scored += 1
        if self.scored == self.options.seats:
            self.begin("")

    def points(self) -> tuple[int, ...]:
        bonus = [3 * (xs >= self.options.target) for xs in self.xs]
        return tuple(sum(m.values()) + b for m, b in zip(self.marks, bonus, strict=True))


@every_game
@given(games())
def test_the_outcome_is_what_a_recount_of_the_actions_gives(steps: list[Step]) -> None:
    recount = Recount(steps[0].before.options)
    for step in steps:
        recount.tell(step.seat, *msgspec.to_builtins(step.action))
    outcome = dice.outcome(steps[-1].after)
    assert outcome is not None
    assert outcome.points == recount.points()
    assert outcome.jesters == tuple(recount.jesters)
    assert outcome.exact == tuple(recount.exact)
    assert outcome.rounds == steps[-1].after.round
    ranks = list(zip(recount.points(), [-row for row in recount.jesters], strict=True))
    assert outcome.places == places(ranks)
    reached = max(recount.xs) >= recount.options.target
    assert outcome.reason == ("target-reached" if reached else "sheets-full")
    assert reached or steps[-1].after.round == 20


@every_game
@given(games())
def test_the_game_ends_with_the_first_round_that_reaches_the_target(steps: list[Step]) -> None:
    target = steps[0].before.options.target
    for round_ in rounds(steps)[:-1]:
        sheets = dice.view(round_[-1].after, None).sheets
        assert max(sheet.xs for sheet in sheets) < target


def conceivable(rng: random.Random) -> Iterator[dice.Action]:
    """Everything one might try, and a few things nobody may."""
    for number in range(7):
        yield from (dice.Predict((number, colour)) for colour in dice.COLOURS)
        yield dice.Cross(number)
    yield from (dice.Cross(None), dice.Stay(), dice.Stop())
    for jester in (False, True):
        yield from (dice.Leave(jester), dice.Score(jester))
    yield from (dice.Wizard(colour) for colour in dice.COLOURS)
    yield from (dice.Reroll(d) for size in range(8) for d in combinations(range(8), size))
    yield from (dice.Reroll((1, 0)), dice.Reroll((2, 2)), dice.Reroll((-1,)))
    for _ in range(10):
        low, high = rng.randrange(-1, 8), rng.randrange(8)
        yield dice.Rotate(((low, rng.choice(dice.FACES)), (high, rng.choice(dice.FACES))))
    yield from (dice.MagicCard(magic) for magic in dice.CARDS)
    yield from (dice.Faces(dice.FACES[:1] * size) for size in range(9))


def accepted(state: dice.State, seat: Seat, actions: Iterable[dice.Action]) -> set[dice.Action]:
    found = set()
    for action in actions:
        try:
            dice.check(state, seat, action)
        except IllegalAction:
            continue
        found.add(action)
    return found


@a_few_games
@given(games(), st.integers(0, 999).map(random.Random))
def test_legal_and_check_agree_on_everything_conceivable(
    steps: list[Step], rng: random.Random
) -> None:
    actions = set(conceivable(rng))
    for step in rng.sample(steps, min(len(steps), 30)):
        state = step.after
        for seat in range(-1, state.options.seats):
            found = accepted(state, seat, actions)
            if seat == CHANCE or not dice.legal(state, seat):
                chance_may = {dice.MagicCard, dice.Faces} if seat in dice.to_act(state) else set()
                assert {type(action) for action in found} <= chance_may
                continue
            legal = {one for choice in dice.legal(state, seat) for one in dice.expand(choice)}
            assert found == {one for one in legal if one in actions}
            assert len(found) == len(legal) or state.phase is dice.Phase.ROTATE


@a_few_games
@given(games(), st.integers(0, 999).map(random.Random))
def test_a_refused_action_and_an_applied_one_leave_the_state_as_it_was(
    steps: list[Step], rng: random.Random
) -> None:
    for step in steps:
        before = msgspec.msgpack.encode(step.before)
        again = dice.apply(step.before, step.seat, step.action)
        assert again == step.after
        for action in rng.sample(list(conceivable(rng)), 5):
            accepted(step.before, step.seat, [action])
        assert msgspec.msgpack.encode(step.before) == before


@a_few_games
@given(all_options(), st.integers(0, 1000))
def test_the_same_seed_and_decisions_give_the_same_game(options: dice.Options, number: int) -> None:
    assert list(random_game(options, number)) == list(random_game(options, number))


@every_game
@given(games())
def test_the_history_of_a_view_is_the_round_as_it_was_shown(steps: list[Step]) -> None:
    for round_ in rounds(steps):
        done: list[dice.Move] = []
        for step in round_:
            done.append((step.seat, step.action))
            if step.after.round == step.before.round:
                view = dice.view(step.after, None)
                shown = [*view.history, *step.after.pending]
                # what was decided at the same time is shown in seat order
                assert sorted(map(repr, shown)) == sorted(map(repr, done))
                assert sum(view.decided) == len(step.after.pending)
                assert not step.after.pending or view.to_act
