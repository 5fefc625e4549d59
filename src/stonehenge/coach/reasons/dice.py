"""Why a decision of the dice game cost something: facts that go with the difference.

A rule is true of the position, and it names what the difference would be without it: the loss of a
choice that differs in this point alone, or the loss without the part that the reason is about. That
must be less than half of the loss.
"""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from msgspec import Struct

from stonehenge.coach.answers import (
    Action,
    Assessment,
    Choice,
    Fact,
    Facts,
    NotAChoice,
    choice_of,
)
from stonehenge.dice.magic import CARDS, PLAIN
from stonehenge.dice.rules import DICE, JESTER, WIZARD
from stonehenge.dice.state import (
    NUMBER,
    Colour,
    Cross,
    Leave,
    Predict,
    Reroll,
    Rotate,
    Score,
    Stay,
    Stop,
    View,
    Wizard,
)
from stonehenge.players.dice.numbers import (
    faces_of,
    minus_points,
    prediction_of,
    seat_of,
    wizards_of,
)

_LEFT_OVER: Final = 0.5
"""The part of the difference that may remain once the reason is taken away."""
_CLEARLY: Final = 0.1
"""Chances that differ by less are about the same."""
NEVER: Final = float("inf")


class DiceCase(Struct, frozen=True):
    """A decision that cost something."""

    view: View
    assessment: Assessment
    taken: Choice

    @property
    def best(self) -> Choice:
        """The choice that is worth most."""
        return self.assessment.best

    @property
    def number(self) -> int:
        """The number that the seat has predicted."""
        return prediction_of(self.view, seat_of(self.view))[0]

    @property
    def colour(self) -> Colour:
        """The colour that the seat has predicted."""
        return prediction_of(self.view, seat_of(self.view))[1]

    def counting(self) -> set[int]:
        """The dice that count for the own prediction as they lie."""
        card = PLAIN if self.view.magic is None else CARDS[self.view.magic]
        own, wizards, faces = NUMBER[self.colour], wizards_of(self.view), faces_of(self.view)
        return {die for die in range(DICE) if card.count((faces[die],), own, wizards) > card.extra}

    def showing(self, face: int) -> set[int]:
        """The dice that show a face."""
        return {die for die, shown in enumerate(faces_of(self.view)) if shown == face}

    def loss_of(self, action: Action) -> float:
        """What another choice costs; endless if it is none."""
        try:
            return choice_of(self.assessment, action).loss
        except NotAChoice:
            return NEVER


class Rule(NamedTuple):
    """A reason: its sentence, when it is true, and what the loss would be without it."""

    sentence: str
    facts: Callable[[DiceCase], Facts | None]
    """What the sentence speaks of; None if it is not true of the position."""
    without: Callable[[DiceCase], float]
    """The loss that remains if the reason is taken away."""


def holds(case: DiceCase, rule: Rule) -> Facts | None:
    """The facts of a reason, if it is true and goes with the difference."""
    facts = rule.facts(case)
    if facts is None or rule.without(case) > _LEFT_OVER * case.taken.loss:
        return None
    return facts


def why(case: DiceCase, most: int = 2) -> tuple[Fact, ...]:
    """The first reasons that hold, the most telling first."""
    told: list[Fact] = []
    for rule in RULES[type(case.taken.action)]:
        facts = holds(case, rule)
        if facts is not None and len(told) < most:
            told.append(Fact(rule.sentence, facts))
    return tuple(told)


def _if(true: bool, **facts: str | float) -> Facts | None:
    return facts if true else None


def _hundred(chance: float | None) -> int:
    return round(100 * (chance or 0.0))


# --- predictions


def _boxes(case: DiceCase) -> tuple[int, Colour, int, Colour]:
    """Number and colour of the best box, then of the one taken."""
    best, taken = case.best.action, case.taken.action
    assert isinstance(best, Predict)
    assert isinstance(taken, Predict)
    return (*best.box, *taken.box)


def number_too_high(case: DiceCase) -> Facts | None:
    """A lower number comes true more often."""
    best, _, taken, _ = _boxes(case)
    true = taken > best and case.best.exact > case.taken.exact + _CLEARLY
    exact, better = _hundred(case.taken.exact), _hundred(case.best.exact)
    return _if(true, number=taken, exact=exact, better=best, more=better)


def number_too_low(case: DiceCase) -> Facts | None:
    """A higher number is worth more points."""
    best, _, taken, _ = _boxes(case)
    true = taken < best and case.best.points > case.taken.points
    return _if(true, number=taken, better=best, more=_hundred(case.best.exact))


def with_best_number(case: DiceCase) -> float:
    """The loss of the same colour with the best number."""
    best, _, _, colour = _boxes(case)
    return case.loss_of(Predict((best, colour)))


def wrong_colour(case: DiceCase) -> Facts | None:
    """The same number comes more often in another colour."""
    best, better, taken, colour = _boxes(case)
    true = best == taken and case.best.exact > case.taken.exact + _CLEARLY / 2
    exact, more = _hundred(case.taken.exact), _hundred(case.best.exact)
    return _if(true, colour=colour, exact=exact, better_colour=better, more=more)


def with_best_colour(case: DiceCase) -> float:
    """The loss of the same number in the best colour."""
    _, better, number, _ = _boxes(case)
    return case.loss_of(Predict((number, better)))


def beside_the_seer(case: DiceCase) -> Facts | None:
    """The Seer rolls for a colour, and a guest in it profits."""
    _, better, _, colour = _boxes(case)
    seers = case.view.seer_colour
    guest = case.view.seat != case.view.seer and seers is not None
    return _if(guest and better == seers != colour, colour=better)


def next_seer_given(case: DiceCase) -> Facts | None:
    """The best box makes its seat the next Seer more often."""
    best, taken = case.best.next_seer, case.taken.next_seer
    if best is None or taken is None or best < taken + 2 * _CLEARLY:
        return None
    return {"chance": _hundred(taken), "more": _hundred(best)}


def seer_colour(case: DiceCase) -> Facts | None:
    """Whoever predicts in the Seer's colour cannot be the next Seer."""
    _, better, _, colour = _boxes(case)
    seers = case.view.seer_colour
    guest = case.view.seat != case.view.seer
    return _if(guest and colour == seers and better != seers, colour=colour)


def without_the_role(case: DiceCase) -> float:
    """The loss without what it is worth to be the next Seer."""
    worth = case.assessment.next_seer
    if worth is None or case.best.next_seer is None or case.taken.next_seer is None:
        return NEVER
    return case.taken.loss - (case.best.next_seer - case.taken.next_seer) * worth.points


def dice_show(case: DiceCase) -> Facts | None:
    """The dice that lie before the predictions show more of another colour."""
    _, better, _, colour = _boxes(case)
    shown, more = (len(case.showing(NUMBER[of])) for of in (colour, better))
    return _if(more > shown, colour=colour, shown=shown, better_colour=better, more=more)


# --- Wizard Colour, rotations, crossing out


def wizards_away(case: DiceCase) -> Facts | None:
    """Wizards do not count as the own colour."""
    best, taken = case.best.action, case.taken.action
    assert isinstance(best, Wizard)
    assert isinstance(taken, Wizard)
    exact, more = _hundred(case.taken.exact), _hundred(case.best.exact)
    true = best.colour == case.colour != taken.colour
    return _if(true, colour=case.colour, exact=exact, more=more)


def with_own_wizards(case: DiceCase) -> float:
    """The loss with Wizards as the own colour."""
    return case.loss_of(Wizard(case.colour))


def wizards_too_many(case: DiceCase) -> Facts | None:
    """With Wizards as the own colour there are too many of it."""
    best, taken = case.best.action, case.taken.action
    assert isinstance(best, Wizard)
    assert isinstance(taken, Wizard)
    true = taken.colour == case.colour != best.colour
    return _if(true, colour=case.colour, number=case.number)


def with_other_wizards(case: DiceCase) -> float:
    """The least loss with Wizards as another colour."""
    others = [of for of in NUMBER if of in "BGYR" and of != case.colour]
    return min(case.loss_of(Wizard(of)) for of in others)  # type: ignore[arg-type]


def other_faces(case: DiceCase) -> Facts | None:
    """Other faces on the two dice help the best box more."""
    best, taken = case.best.action, case.taken.action
    assert isinstance(best, Rotate)
    assert isinstance(taken, Rotate)
    faces = " ".join(face for _, face in best.dice)
    more = case.best.exact > case.taken.exact + _CLEARLY / 2
    return _if(more, faces=faces, exact=_hundred(case.taken.exact), more=_hundred(case.best.exact))


def with_as_exact(case: DiceCase) -> float:
    """The largest loss of a choice that is exact as often as the best one."""
    alike = [one for one in case.assessment.choices if one.exact > case.best.exact - _CLEARLY / 4]
    return max(one.loss for one in alike)


def nothing_else(_case: DiceCase) -> float:
    """Nothing remains, as the choices differ in nothing else."""
    return 0.0


def crossed_nothing(case: DiceCase) -> Facts | None:
    """Minus points stay that could go."""
    best, taken = case.best.action, case.taken.action
    assert isinstance(best, Cross)
    assert isinstance(taken, Cross)
    back = _minus(case, best.number)
    return _if(taken.number is None and back > 0, number=best.number or 0, points=back)


def crossed_less(case: DiceCase) -> Facts | None:
    """Another box has more minus points."""
    best, taken = case.best.action, case.taken.action
    assert isinstance(best, Cross)
    assert isinstance(taken, Cross)
    back, less = _minus(case, best.number), _minus(case, taken.number)
    true = taken.number is not None and back > less
    return _if(true, number=best.number or 0, points=back, fewer=less)


def _minus(case: DiceCase, number: int | None) -> int:
    if number is None:
        return 0
    row = case.view.sheets[seat_of(case.view)].rows[NUMBER[case.colour]]
    return minus_points(row[number - 1])


# --- the Seer rolls


def _again(choice: Choice) -> set[int]:
    """The dice that a choice of the Seer rolls again."""
    return set(choice.action.dice) if isinstance(choice.action, Reroll) else set()


def _dice(dice: set[int]) -> Action:
    return Reroll(tuple(sorted(dice))) if dice else Stop()


def _rolled_too(case: DiceCase) -> set[int]:
    """The dice that were rolled again and had better stay."""
    return _again(case.taken) - _again(case.best)


def _left(case: DiceCase) -> set[int]:
    """The dice that stayed and had better been rolled again."""
    return _again(case.best) - _again(case.taken)


def was_exact(case: DiceCase) -> Facts | None:
    """The roll was exact, and the Seer rolls on."""
    exact = len(case.counting()) + _extra(case) == case.number
    true = exact and isinstance(case.best.action, Stop) and bool(_again(case.taken))
    return _if(true, exact=_hundred(case.taken.exact))


def _extra(case: DiceCase) -> int:
    return 0 if case.view.magic is None else CARDS[case.view.magic].extra


def stopped_early(case: DiceCase) -> Facts | None:
    """The Seer stops, although another roll is exact often."""
    true = isinstance(case.taken.action, Stop) and case.best.exact > case.taken.exact
    return _if(true, more=_hundred(case.best.exact))


def rolled_counting(case: DiceCase) -> Facts | None:
    """Dice that counted are rolled again though they are needed."""
    dice = _rolled_too(case) & case.counting() - case.showing(WIZARD)
    needed = len(case.counting()) + _extra(case) <= case.number
    return _if(bool(dice) and needed, dice=len(dice), colour=case.colour)


def without_rolling_counting(case: DiceCase) -> float:
    """The loss if the dice that counted stay."""
    return case.loss_of(_dice(_again(case.taken) - (_rolled_too(case) & case.counting())))


def rolled_wizards(case: DiceCase) -> Facts | None:
    """Wizards that counted are rolled again."""
    dice = _rolled_too(case) & case.counting() & case.showing(WIZARD)
    return _if(bool(dice), dice=len(dice))


def rolled_jesters(case: DiceCase) -> Facts | None:
    """Jesters for a Jester Score are rolled again."""
    dice = _rolled_too(case) & case.showing(JESTER) - case.counting()
    chance = sum(one.chance for one in case.best.writes if one.jester_box)
    return _if(bool(dice) and chance > _CLEARLY, dice=len(dice), chance=_hundred(chance))


def without_rolling_jesters(case: DiceCase) -> float:
    """The loss if the Jesters stay."""
    return case.loss_of(_dice(_again(case.taken) - case.showing(JESTER)))


def kept_idle(case: DiceCase) -> Facts | None:
    """Dice that do not count stay, though more must count."""
    dice = _left(case) - case.counting()
    missing = case.number - len(case.counting()) - _extra(case)
    return _if(bool(dice) and missing > 0 and bool(_again(case.taken)), dice=len(dice))


def without_keeping_idle(case: DiceCase) -> float:
    """The loss if those dice are rolled too."""
    return case.loss_of(_dice(_again(case.taken) | (_left(case) - case.counting())))


def without_keeping_surplus(case: DiceCase) -> float:
    """The loss if those dice are rolled too."""
    return case.loss_of(_dice(_again(case.taken) | (_left(case) & case.counting())))


def kept_surplus(case: DiceCase) -> Facts | None:
    """More dice count than were predicted, and too many of them stay."""
    dice = _left(case) & case.counting()
    surplus = len(case.counting()) + _extra(case) - case.number
    return _if(bool(dice) and surplus > 0, surplus=surplus, dice=len(dice))


def rolled_more(case: DiceCase) -> Facts | None:
    """Dice that do not count are rolled again though nothing is missing."""
    dice = _rolled_too(case) - case.counting() - case.showing(JESTER)
    enough = len(case.counting()) + _extra(case) >= case.number
    return _if(bool(dice) and enough and bool(_again(case.best)), dice=len(dice))


def without_rolling_more(case: DiceCase) -> float:
    """The loss if these dice stay."""
    return case.loss_of(_dice(_again(case.taken) - (_rolled_too(case) - case.counting())))


def others_gain(case: DiceCase) -> Facts | None:
    """The own chances are as good, but the others get more out of it."""
    others = sum(case.view.still_in) > 1
    same = case.taken.points >= case.best.points - _CLEARLY
    return _if(others and same and case.taken.exact >= case.best.exact - _CLEARLY / 2)


def own_part(case: DiceCase) -> float:
    """The part of the loss that the own points of the round explain."""
    return max(0.0, case.best.points - case.taken.points)


# --- leaving and scoring


def _share(case: DiceCase, part: Callable[[str | int, int | None], bool]) -> float:
    """The loss without those writings: the part of the difference in points they do not explain."""
    chances = {(one.mark, one.jester_box): -one.chance for one in case.taken.writes}
    for one in case.best.writes:
        key = one.mark, one.jester_box
        chances[key] = chances.get(key, 0.0) + one.chance
    worth = {
        (one.mark, one.jester_box): one.points for one in (*case.taken.writes, *case.best.writes)
    }
    behind = case.best.points - case.taken.points
    explained = sum(worth[key] * more for key, more in chances.items() if part(*key))
    return case.taken.loss * (1 - explained / behind) if behind > 0 else NEVER


def without_exact(case: DiceCase) -> float:
    """The loss without what exact predictions bring."""
    return _share(case, lambda mark, _: mark in ("X", "XX"))


def without_minus(case: DiceCase) -> float:
    """The loss without minus points and Xs."""
    return _share(case, lambda mark, _: mark != 0)


def left_early(case: DiceCase) -> Facts | None:
    """Who leaves now gives up a good chance."""
    true = isinstance(case.taken.action, Leave) and isinstance(case.best.action, Stay)
    true = true and case.best.exact > case.taken.exact
    return _if(true, more=_hundred(case.best.exact))


def left_late(case: DiceCase) -> Facts | None:
    """It is exact now, and staying risks it."""
    true = isinstance(case.taken.action, Stay) and case.best.action == Leave(jester=False)
    return _if(true and case.best.exact == 1, exact=_hundred(case.taken.exact))


def stayed_minus(case: DiceCase) -> Facts | None:
    """It will hardly get better: leaving now keeps the minus small."""
    true = isinstance(case.taken.action, Stay) and case.best.action == Leave(jester=False)
    return _if(true and case.best.exact == 0, points=round(-case.best.points))


def _jester(choice: Choice) -> bool:
    return isinstance(choice.action, Leave | Score) and choice.action.jester


def without_jester(case: DiceCase) -> float:
    """The loss if there were no Jester Score."""
    plain = [one.loss for one in case.assessment.choices if not _jester(one)]
    return max(0.0, case.taken.loss - min(plain))


def jester_waiting(case: DiceCase) -> Facts | None:
    """A Jester Score is there for the taking, and the seat stays."""
    true = isinstance(case.taken.action, Stay) and _jester(case.best)
    return _if(true, jesters=_jesters(case.best))


def _jesters(choice: Choice) -> int:
    return choice.writes[0].jester_box or 0


def jester_over_exact(case: DiceCase) -> Facts | None:
    """A Jester Score in place of an exact prediction."""
    true = _jester(case.taken) and case.best.exact == 1
    return _if(true, points=round(case.best.points))


def jester_missed(case: DiceCase) -> Facts | None:
    """Minus points in place of a Jester Score."""
    plain = isinstance(case.taken.action, Leave | Score) and not _jester(case.taken)
    true = plain and _jester(case.best) and case.taken.points < 0
    return _if(true, points=round(-case.taken.points), jesters=_jesters(case.best))


def jester_early(case: DiceCase) -> Facts | None:
    """A Jester Score is taken, though staying promises more."""
    true = _jester(case.taken) and isinstance(case.best.action, Stay)
    return _if(true, more=_hundred(case.best.exact), jesters=_jesters(case.taken))


def jester_box_spent(case: DiceCase) -> Facts | None:
    """A Jester box is used where a plain score costs little."""
    plain = isinstance(case.best.action, Leave | Score) and not _jester(case.best)
    true = _jester(case.taken) and plain and case.best.exact == 0
    return _if(true, jesters=_jesters(case.taken), points=round(-case.best.points))


_LEAVING: Final = (
    Rule("because-jester-over-exact", jester_over_exact, without_exact),
    Rule("because-jester-missed", jester_missed, without_jester),
    Rule("because-jester-waiting", jester_waiting, without_jester),
    Rule("because-jester-early", jester_early, without_exact),
    Rule("because-jester-box-spent", jester_box_spent, own_part),
    Rule("because-left-late", left_late, without_exact),
    Rule("because-stayed-minus", stayed_minus, without_minus),
    Rule("because-left-early", left_early, without_exact),
)
_ROLLING: Final = (
    Rule("because-was-exact", was_exact, without_exact),
    Rule("because-rolled-wizards", rolled_wizards, without_rolling_counting),
    Rule("because-rolled-counting", rolled_counting, without_rolling_counting),
    Rule("because-rolled-jesters", rolled_jesters, without_rolling_jesters),
    Rule("because-kept-surplus", kept_surplus, without_keeping_surplus),
    Rule("because-kept-idle", kept_idle, without_keeping_idle),
    Rule("because-rolled-more", rolled_more, without_rolling_more),
    Rule("because-others-gain", others_gain, own_part),
    Rule("because-stopped-early", stopped_early, without_exact),
)
RULES: Final[Mapping[type, tuple[Rule, ...]]] = {
    Predict: (
        Rule("because-dice-show", dice_show, with_best_colour),
        Rule("because-beside-the-seer", beside_the_seer, with_best_colour),
        Rule("because-seer-colour", seer_colour, without_the_role),
        Rule("because-next-seer-given", next_seer_given, without_the_role),
        Rule("because-number-too-high", number_too_high, with_best_number),
        Rule("because-number-too-low", number_too_low, with_best_number),
        Rule("because-wrong-colour", wrong_colour, with_best_colour),
    ),
    Wizard: (
        Rule("because-wizards-away", wizards_away, with_own_wizards),
        Rule("because-wizards-too-many", wizards_too_many, with_other_wizards),
    ),
    Rotate: (Rule("because-other-faces", other_faces, with_as_exact),),
    Cross: (
        Rule("because-crossed-nothing", crossed_nothing, nothing_else),
        Rule("because-crossed-less", crossed_less, nothing_else),
    ),
    Stop: _ROLLING,
    Reroll: _ROLLING,
    Stay: _LEAVING,
    Leave: _LEAVING,
    Score: _LEAVING,
}
"""The reasons by kind of decision, the most telling first."""
EVERY: Final = tuple({rule.sentence: rule for rules in RULES.values() for rule in rules}.values())
