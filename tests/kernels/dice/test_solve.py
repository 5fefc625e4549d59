"""The exact tables agree with the known chances and with plain Python that tries everything."""

import random
from collections.abc import Callable
from functools import cache
from itertools import combinations, product
from typing import TypeAlias

import numpy as np
import pytest

from stonehenge import dice
from stonehenge.dice import rules
from stonehenge.dice.rules import DICE, JESTER, NONE, box_of, colour_of, number_of, points_of
from stonehenge.dice.scoring import mark_name
from stonehenge.kernels.dice.numbers import Floats, counts_of, numbers_of
from stonehenge.kernels.dice.rolls import CHANCE, FULL, SHOWN, handful, roll_number
from stonehenge.kernels.dice.solve import advice
from stonehenge.kernels.dice.solve.advice import Faces, SeerPlan, Worth
from stonehenge.kernels.dice.solve.kinds import FOUR, JESTERS
from stonehenge.kernels.dice.solve.predictions import AS_OWN, ELSEWHERE, exact_chances, predictions
from stonehenge.kernels.dice.solve.scoring import SCORES, Scoring, mark_of, scores_on
from stonehenge.kernels.dice.solve.solution import follow, solve_seer
from tests.dice.play import mark_number, play, rolled

EVERY_CARD: dict[str, dice.Magic] = {"none": dice.PLAIN} | {**dice.CARDS}
ROLLING_CARDS = ("none", "jesters_frozen", "roll_first", "rotate_two", "rolls_as_predicted")
SCORING_CARDS = [name for name in EVERY_CARD if name not in (*ROLLING_CARDS[2:4], "cross_out")]
ROLLS = SHOWN[FULL:]
A_ROLL = (0, 4, 5, 1, 0, 5, 2)
RNG = np.random.default_rng(7)


class Slow:
    """A round solved in plain Python: every set of dice is tried, every die rolled by itself."""

    def __init__(self, card: dice.Magic, rolls: int, stop: Callable[[Faces], float]) -> None:
        self.card, self.rolls, self.stop = card, rolls, stop
        self.ahead = cache(self._ahead)
        self.value = cache(self._value)

    def _ahead(self, kept: Faces, made: int) -> float:
        if len(kept) == DICE:
            return self.value(kept, made + 1)
        return sum(self.ahead(tuple(sorted((*kept, face))), made) for face in range(6)) / 6

    def rerolls(self, faces: Faces, made: int) -> dict[Faces, float]:
        """The worth of rolling each set of dice that the rules allow, by the dice kept."""
        frozen = self.card.frozen(faces)
        dice_left = [die for die in range(DICE) if die not in frozen]
        kept = {
            tuple(face for die, face in enumerate(faces) if die not in chosen)
            for size in range(self.card.least_reroll(made), len(dice_left) + 1)
            for chosen in combinations(dice_left, size)
        }
        return {faces: self.ahead(faces, made) for faces in kept}

    def _value(self, faces: Faces, made: int) -> float:
        if made == self.rolls:
            return self.stop(faces)
        choices = list(self.rerolls(faces, made).values())
        if made >= self.card.compulsory_rolls or not choices:
            choices.append(self.stop(faces))
        return max(choices)


def random_stop() -> tuple[Floats, Callable[[Faces], float]]:
    """Any worth of the full rolls, as an array and as a function."""
    worth = RNG.normal(size=len(ROLLS))
    return worth, lambda faces: float(worth[roll_number(faces)])


Solved: TypeAlias = dict[str, tuple[SeerPlan, Slow]]


@pytest.fixture(scope="module", name="solved")
def _solved() -> Solved:
    solved: Solved = {}
    for name in ROLLING_CARDS:
        card, (array, function) = EVERY_CARD[name], random_stop()
        number = 5 if card.rolls_as_predicted else 3
        slow = Slow(card, card.rolls(number), function)
        solved[name] = advice.solve(array, card, number), slow
    return solved


def some_rolls(number: int) -> list[Faces]:
    rng = random.Random(number)
    extremes = [(JESTER,) * 7, (JESTER,) * 6 + (0,), (0,) * 7]
    return [tuple(sorted(rng.choices(range(6), k=7))) for _ in range(number)] + extremes


# The table of chances: 7 dice, 3 rolls, exactly n of a colour (Wizards of that colour, elsewhere).
KNOWN = {
    1: (0.848302, 0.921440),
    2: (0.859475, 0.767549),
    3: (0.802989, 0.532188),
    4: (0.690825, 0.283754),
    5: (0.518458, 0.105176),
}


def test_known_chances_of_exactly_n_dice() -> None:
    chances = exact_chances()
    for number, (as_own, elsewhere) in KNOWN.items():
        assert chances[number, AS_OWN] == pytest.approx(as_own, abs=1e-6)
        assert chances[number, ELSEWHERE] == pytest.approx(elsewhere, abs=1e-6)


@pytest.mark.parametrize("number", KNOWN)
def test_known_chances_from_all_handfuls(number: int) -> None:
    for wizard_colour, known in zip((0, 1), KNOWN[number], strict=True):
        hits = [rules.count(faces, 0, wizard_colour, 0, 0) == number for faces in ROLLS]
        assert advice.solve(np.array(hits, float)).before() == pytest.approx(known, abs=1e-6)


def test_known_opening_values() -> None:
    worth = predictions(advice.points_worth())
    best = worth.max(axis=1)[:5]
    assert best == pytest.approx([0.91, 1.69, 2.38, 2.68, 2.39], abs=0.005)
    scored = advice.scored(advice.points_worth(), wizard_colour=0)
    under_a_five = advice.beside(advice.solve(scored[:, box_of(5, 0)]), scored)
    assert under_a_five.before()[box_of(4, 0)] == pytest.approx(1.91, abs=0.005)


def test_one_roll_has_the_chances_of_seven_dice() -> None:
    card = dice.CARDS["rolls_as_predicted"]
    worth, _ = random_stop()
    assert advice.solve(worth, card, 1).before() == pytest.approx(float(CHANCE @ worth))


@pytest.mark.parametrize("missing", [1, 2, 3])
def test_the_last_dice_against_every_throw(missing: int) -> None:
    worth, stop = random_stop()
    plan = advice.solve(worth)
    for kept in ((0, 1, 5, 5), (4, 4, 4, 4), (0, 1, 2, 3, 4, 5)):
        known = kept[: DICE - missing] + (3,) * (DICE - missing - len(kept))
        throws = [stop(known + thrown) for thrown in product(range(6), repeat=missing)]
        assert plan.ahead[2, handful(known)] == pytest.approx(sum(throws) / len(throws))


@pytest.mark.parametrize("name", ROLLING_CARDS)
def test_the_seer_against_plain_python(name: str, solved: Solved) -> None:
    plan, slow = solved[name]
    for made in range(1, slow.rolls + 1):
        for faces in some_rolls(12):
            assert plan.after(faces, made) == pytest.approx(slow.value(faces, made))
    opening = slow.ahead((2, 4), 1) if name == "rotate_two" else slow.ahead((), 0)
    first = plan.rotations()[4, 2] if name == "rotate_two" else plan.before()
    assert first == pytest.approx(opening)


@pytest.mark.parametrize("name", ROLLING_CARDS)
def test_every_decision_has_its_worth(name: str, solved: Solved) -> None:
    plan, slow = solved[name]
    for made, faces in product(range(1, slow.rolls + 1), (A_ROLL, (JESTER,) * 7)):
        decisions = plan.decisions(faces, made)
        assert list(decisions.values()) == sorted(decisions.values(), reverse=True)
        assert next(iter(decisions.values())) == pytest.approx(plan.after(faces, made))
        assert decisions[plan.best(faces, made)] == pytest.approx(plan.after(faces, made))
        stops = decisions.pop((), None)
        assert (stops is None) == (decisions != {} and made < plan.card.compulsory_rolls)
        again = slow.rerolls(faces, made) if made < slow.rolls else {}
        for chosen, worth in decisions.items():
            kept = tuple(face for die, face in enumerate(faces) if die not in chosen)
            assert worth == pytest.approx(again[kept])
        assert bool(decisions) == bool(again)


def test_the_legal_decisions_are_those_of_the_engine() -> None:
    state = rolled("BWJGBJY", "3B", "1G", magic="jesters_frozen")
    state = play(state, (1, "stay"))
    plan = advice.solve(random_stop()[0], state.card)
    legal = [action for choice in dice.legal(state, 0) for action in dice.expand(choice)]
    sets = {action.dice if isinstance(action, dice.Reroll) else () for action in legal}
    assert set(plan.decisions(state.faces, state.rolls)) == sets


def slow_stay(
    plan: SeerPlan, scored: Callable[[Faces], float], rolls: int
) -> Callable[[Faces, int], float]:
    """The worth of staying beside a Seer with a plan, in plain Python."""

    @cache
    def ahead(kept: Faces, made: int) -> float:
        if len(kept) == DICE:
            return max_value(kept, made + 1)
        return sum(ahead(tuple(sorted((*kept, face))), made) for face in range(6)) / 6

    @cache
    def stay(faces: Faces, made: int) -> float:
        kept = SHOWN[plan.kept[made, roll_number(faces)]]
        return scored(faces) if len(kept) == DICE else ahead(kept, made)

    def max_value(faces: Faces, made: int) -> float:
        if made < plan.card.compulsory_rolls:
            return stay(faces, made)
        return scored(faces) if made == rolls else max(scored(faces), stay(faces, made))

    return stay


@pytest.mark.parametrize("name", ROLLING_CARDS)
def test_leaving_against_plain_python(name: str, solved: Solved) -> None:
    plan, slow = solved[name]
    columns = [random_stop() for _ in range(3)]
    beside = advice.beside(plan, np.array([array for array, _ in columns]).T)
    for column, (_, scored) in enumerate(columns):
        stay = slow_stay(plan, scored, slow.rolls)
        for made, faces in product(range(1, slow.rolls), some_rolls(8)):
            staying = beside.staying(faces, made)[column]
            assert staying == pytest.approx(stay(faces, made))
            assert beside.leaving(faces)[column] == scored(faces)
            may_leave = made >= plan.card.compulsory_rolls
            leaves = bool(beside.leaves[made, roll_number(faces), column])
            assert leaves == (may_leave and scored(faces) > staying + 1e-12)


@pytest.mark.parametrize("name", ROLLING_CARDS)
def test_leaving_among_kinds_of_dice_against_plain_python(name: str) -> None:
    card, chances = EVERY_CARD[name], RNG.dirichlet(np.ones(4))
    numbers, full, rolls = numbers_of(card), int(FOUR.first[DICE]), card.rolls(3)
    width = int(FOUR.first[DICE + 1]) - full
    stop, scored = RNG.normal(size=(rolls + 1, width)), RNG.normal(size=(width, 2))
    *_, plan = solve_seer(
        stop, numbers, JESTERS if name == "jesters_frozen" else NONE, FOUR, chances
    )
    leaves = np.zeros((rolls + 1, width, 2), np.bool_)
    stay, opening = follow(plan, scored, leaves, True, numbers, FOUR, chances)

    @cache
    def ahead(handful: int, made: int, column: int) -> float:
        if handful >= full:
            return value(handful - full, made + 1, column)
        more = FOUR.plus[handful].tolist()
        odds = zip(chances.tolist(), more, strict=True)
        return float(sum(chance * ahead(after, made, column) for chance, after in odds))

    def staying(roll: int, made: int, column: int) -> float:
        kept = int(plan[made, roll])
        return float(scored[roll, column]) if kept >= full else ahead(kept, made, column)

    def value(roll: int, made: int, column: int) -> float:
        if made == rolls:
            return float(scored[roll, column])
        best = staying(roll, made, column)
        may_leave = made >= card.compulsory_rolls
        return max(best, float(scored[roll, column])) if may_leave else best

    for made, column in product(range(rolls), range(2)):
        known = [ahead(handful, made, column) for handful in range(len(opening[made]))]
        assert opening[made, :, column] == pytest.approx(known)
        if made:
            known = [staying(roll, made, column) for roll in range(width)]
            assert stay[made, :, column] == pytest.approx(known)


def test_before_the_round_a_leaver_has_the_worth_of_the_first_roll(solved: Solved) -> None:
    plan, _ = solved["none"]
    beside = advice.beside(plan, RNG.normal(size=(len(ROLLS), 2)))
    first = np.maximum(beside.scored, beside.stay[1])
    assert beside.before() == pytest.approx(CHANCE @ first)


def test_who_never_leaves_shares_the_seers_fate(solved: Solved) -> None:
    for plan, _ in solved.values():
        followed = advice.expect(plan, plan.stop[-1:].T)
        for made, faces in product(range(1, len(plan.kept)), some_rolls(5)):
            if made >= plan.card.compulsory_rolls or made == len(plan.kept) - 1:
                assert followed.staying(faces, made) == pytest.approx(plan.after(faces, made))
        if plan.card.opening == "rotate":
            assert followed.rotated(1, 1) == pytest.approx(plan.rotations()[1, 1])
        else:
            assert followed.before() == pytest.approx(plan.before())


def test_chances_of_a_plan_add_up_to_its_worth() -> None:
    scored = advice.scored(advice.points_worth(), wizard_colour=2)
    plan = advice.solve(scored[:, box_of(3, 2)])
    beside = advice.beside(plan, scored)
    for followed, worth, column in (
        (advice.expect, plan.before(), box_of(3, 2)),
        (lambda _, finals: beside.expect(finals, box_of(1, 0)), beside.before()[0], box_of(1, 0)),
    ):
        values = np.unique(scored[:, column])
        chances = followed(plan, np.equal.outer(scored[:, column], values).astype(float)).before()
        assert chances.sum() == pytest.approx(1)
        assert chances @ values == pytest.approx(worth)


@pytest.mark.parametrize("name", EVERY_CARD)
def test_three_kinds_of_faces_are_enough_for_the_own_prediction(name: str) -> None:
    card = EVERY_CARD[name]
    worth = Worth(RNG.normal(size=(20, 23)), RNG.normal(size=(20, 6)))
    used, exact = 0b1010, False
    worths = predictions(worth, card, used=used, when_exact=exact)
    for box in (0, 7, 14, 18):
        for case, colour in ((ELSEWHERE, colour_of(box) - 1), (AS_OWN, colour_of(box))):
            wizards = colour % 4 if card.chooses_wizard_colour else card.wizard_colour
            scored = advice.scored(worth, card, wizards, used=used, when_exact=exact)
            plan = advice.solve(scored[:, box], card, number_of(box))
            rotates = card.opening == "rotate"
            known = plan.rotations().max() if rotates else plan.before()
            assert worths[box, case] == pytest.approx(known)


@pytest.mark.parametrize("name", ["roll_first", "rotate_two"])
def test_predictions_after_an_opening(name: str) -> None:
    card = EVERY_CARD[name]
    worth = Worth(RNG.normal(size=(20, 23)), RNG.normal(size=(20, 6)))
    faces = A_ROLL if name == "roll_first" else (NONE, 4, NONE, NONE, JESTER, NONE, NONE)
    worths = predictions(worth, card, faces)
    for box, case in product((3, 11), (ELSEWHERE, AS_OWN)):
        wizards = colour_of(box) if case == AS_OWN else 1
        plan = advice.solve(advice.scored(worth, card, wizards)[:, box], card)
        known = plan.after(faces, 1) if name == "roll_first" else plan.rotations()[4, JESTER]
        assert worths[box, case] == pytest.approx(known)


def engine_worth(state: dice.State, seat: int, worth: Worth) -> float:
    """The best of the scores that the engine offers."""
    box = state.predictions[seat]
    worths: list[float] = []
    for choice in dice.legal(state, seat):
        assert isinstance(choice, dice.Score)
        written = dice.view(state, seat).consequences[len(worths)].writes
        assert written is not None
        if choice.jester:
            worths.append(float(worth.jester[box, written.jester_box or 0]))
        else:
            worths.append(float(worth.plain[box, mark_number(written.mark)]))
    return max(worths)


@pytest.mark.parametrize("name", SCORING_CARDS)
def test_scores_are_those_of_the_engine(name: str) -> None:
    worth = Worth(RNG.normal(size=(20, 23)), RNG.normal(size=(20, 6)))
    magic, rng = (None if name == "none" else name), random.Random(3)
    for exact in (True, False):
        for _ in range(12):
            shown = "".join(rng.choices("BGYRWJ", weights=(3, 3, 1, 1, 2, 3), k=7))
            state = rolled_at_once(shown, magic, exact)
            wizards = state.wizard_colour
            scored = advice.scored(worth, EVERY_CARD[name], wizards, when_exact=exact)
            for seat, box in enumerate(state.predictions):
                known = engine_worth(state, seat, worth)
                assert scored[roll_number(state.faces), box] == known
                both = advice.scores(worth, state.faces, box, state.card, wizards, when_exact=exact)
                assert max(both) == known
                assert written_by_scores(state, seat) == dice.view(state, seat).consequences


def written_by_scores(state: dice.State, seat: int) -> tuple[dice.Consequence, ...]:
    """What the scores that kernels tell apart would write."""
    card, box, used = state.card, state.predictions[seat], state.jester_boxes[seat]
    number, colour, when_exact = number_of(box), colour_of(box), state.options.jester_when_exact
    scoring = Scoring(
        np.zeros(SCORES), number, colour, state.wizard_colour, used, when_exact, card.jester_worth,
        card.extra,
    )  # fmt: skip
    plain, jester = scores_on(scoring, counts_of(state.faces))
    consequences = []
    for score in (plain, jester):
        if score != NONE:
            mark = mark_of(numbers_of(card), score, number)
            jester_box = max(score - DICE, 0) or None
            written = dice.Written(mark_name(mark), jester_box, points_of(mark, number))
            consequences.append(dice.Consequence(dice.Score(jester_box is not None), written))
    return tuple(consequences)


def rolled_at_once(shown: str, magic: str | None, exact: bool) -> dice.State:
    """A game whose Seer stops on the first roll."""
    boxes = ("1B", "2B", "3G") if magic == "rolls_as_predicted" else ("3B", "2G", "1Y")
    state = rolled(shown, *boxes, magic=magic, wizard="G", jester_when_exact=exact)
    if state.phase is dice.Phase.SCORE:
        return state
    return play(state, (1, "stay"), (2, "stay"), (0, "stop"))


def test_points_worth_counts_points_and_xs() -> None:
    plain = advice.points_worth(per_x=0.5)
    assert plain.plain[box_of(3, 1), rules.X] == 3.5
    assert plain.plain[box_of(3, 1), rules.XX] == 7
    assert plain.plain[box_of(3, 1), 2] == -2
    assert plain.plain[box_of(3, 1), rules.CROSSED] == 0
    assert plain.jester[box_of(3, 1), 3] == 0.5
    column = advice.points_worth(dice.CARDS["jester_column"], per_x=0.5)
    assert column.jester[box_of(3, 1), 3] == 4  # ruling D31
    assert column.jester[box_of(3, 1), 2] == 0.5


def test_what_stopping_is_worth_may_depend_on_the_rolls_made() -> None:
    stop = np.zeros((4, len(ROLLS)))
    stop[1], stop[3] = 1, 0.5
    plan = advice.solve(stop)
    assert plan.before() == pytest.approx(1)
    assert plan.best(A_ROLL, 1) == ()
    assert plan.best(A_ROLL, 2) != ()
    beside = advice.beside(plan, RNG.normal(size=(len(ROLLS), 1)))
    assert np.array_equal(beside.stay[1], beside.scored)  # the Seer stops: all score this roll
    assert not np.array_equal(beside.stay[2], beside.scored)


def test_equal_values_roll_fewer_dice_and_nobody_leaves() -> None:
    plan = advice.solve(np.ones(len(ROLLS)))
    assert plan.best(A_ROLL, 1) == ()
    assert not advice.beside(plan, np.ones((len(ROLLS), 1))).leaves.any()
