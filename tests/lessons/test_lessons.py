"""Guided games: every path leads to the end, and everything that is said has words."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stonehenge import record as records
from stonehenge.cards import Bid, Play
from stonehenge.dice import Leave, Predict, Reroll, Score, Stay, Stop, Wizard
from stonehenge.lessons import LESSONS, NEXT, Lesson, Moment, act, begin, go_on, replay
from stonehenge.lessons.lesson import LEARNER
from stonehenge.locale import LANGUAGES, Words
from stonehenge.vocabulary import IllegalAction

CARDS, DICE = LESSONS["cards"], LESSONS["dice"]
SPOKEN: set[str] = set()
"""What was found to have words; formatting is slow, so each saying is looked at once."""


def spoken(moment: Moment) -> Iterator[str]:
    """Everything that a moment says, in all languages; fails where words or facts are missing."""
    if (saying := moment.saying) is None or str(saying) in SPOKEN:
        return
    SPOKEN.add(str(saying))
    for language in LANGUAGES:
        words = Words(language)
        facts = dict(saying.facts)
        if "colour" in facts:
            facts["colour"] = words.colour(facts["colour"])
        for part in ("", "-text", *(["-do"] if saying.wants else [])):
            text = words(saying.message + part, **facts)
            assert text
            yield saying.message + part


def actions(lesson: Lesson, moment: Moment) -> list[Any]:
    return [action for choice in moment.legal(lesson) for action in lesson.game.expand(choice)]


def all_moments(lesson: Lesson) -> Iterator[Moment]:
    """Every moment that can be reached, skipping what is asked included."""
    left, met = [begin(lesson)], set()
    while left:
        moment = left.pop()
        key = (moment.state, moment.said, moment.saying and moment.saying.message)
        if key in met:
            continue
        met.add(key)
        yield moment
        if moment.saying is not None:
            left.append(go_on(lesson, moment))
        left += [act(lesson, moment, action) for action in actions(lesson, moment)]


def test_every_path_of_the_card_lesson_ends_with_three_rounds_and_says_all_there_is() -> None:
    SPOKEN.clear()
    said, ends = set(), set()
    for moment in all_moments(CARDS):
        said |= set(spoken(moment))
        if moment.over(CARDS):
            ends.add(tuple(score.won[LEARNER] for score in moment.state.pad))
        else:
            assert moment.saying or actions(CARDS, moment), "nothing can be done here"
    assert ends == {(1, 1, 1)}, "whatever the learner plays, each round brings one trick"
    assert said == lesson_messages("lesson-cards-")


@cache
def lesson_messages(beginning: str) -> set[str]:
    from tests.test_locale import messages  # noqa: PLC0415

    return {message for message in messages("en") if message.startswith(beginning)}


def play(lesson: Lesson, *wanted: Any) -> list[Moment]:
    """The moments of a lesson in which the learner reads everything and acts as given."""
    moments, moment, left = [], begin(lesson), list(wanted)
    while not moment.over(lesson):
        moments.append(moment)
        if moment.saying is not None and not moment.saying.wants:
            moment = go_on(lesson, moment)
        else:
            moment = act(lesson, moment, left.pop(0))
    assert not left
    return [*moments, moment]


def steps(moments: list[Moment]) -> list[str]:
    return [one.saying.message.split("-", 2)[2] for one in moments if one.saying]


def test_the_card_lesson_as_it_is_meant() -> None:
    moments = play(
        CARDS,
        *(Bid(1), Play("R9"), Bid(1), Play("B10"), Play("Y2")),
        *(Bid(1), Play("W1"), Play("J1"), Play("R8")),
    )
    assert steps(moments) == ["trump", "bid", "trick", "exact", "follow", "special", "wizard"]
    assert moments[-1].state.totals[LEARNER] == 90


def test_another_bid_is_taken_and_answered() -> None:
    moment = go_on(CARDS, begin(CARDS))
    answered = act(CARDS, moment, Bid(0))
    assert answered.saying is not None
    assert answered.saying.message == "lesson-cards-bid-other"
    assert answered.state.bids[LEARNER] == 0
    assert "hard to lose" in Words("en")("lesson-cards-bid-other-text")


def test_a_card_that_does_not_follow_is_refused_and_the_lesson_waits() -> None:
    inputs = [NEXT, ["bid", 1], ["play", "R9"], NEXT, ["bid", 1]]
    moment = replay(CARDS, inputs)
    assert moment.saying is not None
    assert moment.saying.message == "lesson-cards-follow"
    with pytest.raises(IllegalAction, match="must-follow-suit"):
        act(CARDS, moment, Play("Y2"))
    with pytest.raises(IllegalAction, match="not-an-action"):
        replay(CARDS, [*inputs, ["fly"]])
    with pytest.raises(IllegalAction, match="lesson-waits"):
        replay(CARDS, [NEXT, NEXT, NEXT])


def test_the_dice_lesson_as_it_is_meant() -> None:
    moments = play(
        DICE,
        *(Predict((2, "G")), Wizard("G"), Reroll((0, 1)), Stop(), Score(jester=False)),
        *(Predict((3, "R")), Leave(jester=False)),
        *(Predict((2, "B")), Wizard("B"), Stop(), Score(jester=True)),
    )
    assert steps(moments) == [
        *("predict", "wizard", "roll", "written", "xs", "leave", "magic", "jester")
    ]
    sheet = moments[-1].view(DICE).sheets[LEARNER]
    assert sheet.xs == 3
    assert sheet.total == 5


def test_staying_with_an_exact_roll_is_answered_and_the_next_roll_misses() -> None:
    moment = replay(
        DICE,
        [
            *(["predict", [2, "G"]], ["wizard", "G"], ["reroll", [0, 1, 3]], ["stop"]),
            *(["score", False], NEXT, ["predict", [3, "R"]]),
        ],
    )
    assert moment.saying is not None
    assert moment.saying.facts["state"] == "leave-exact"
    stayed = act(DICE, moment, Stay())
    assert stayed.saying is not None
    assert stayed.saying.message == "lesson-dice-leave-stayed"
    later = go_on(DICE, stayed)
    prospect = later.view(DICE).prospects[LEARNER]
    assert prospect is not None
    assert not prospect.exact


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_any_way_through_the_dice_lesson_ends_after_three_rounds(data: st.DataObject) -> None:
    moment, inputs, said = begin(DICE), [], set()
    while not moment.over(DICE):
        said |= set(spoken(moment))
        may_act = actions(DICE, moment)
        if moment.saying is not None and (not may_act or data.draw(st.booleans(), "read")):
            inputs.append(NEXT)
            moment = go_on(DICE, moment)
            continue
        action = data.draw(st.sampled_from(may_act), "action")
        inputs.append(records.write_action(LEARNER, action)[1:])
        moment = act(DICE, moment, action)
    assert said <= lesson_messages("lesson-dice-")
    assert moment.state.round == 3
    assert moment.state.drawn == ("extra_die",)
    # what a front end keeps is enough to come back to the same place
    assert replay(DICE, inputs).state == moment.state


@pytest.mark.parametrize("colour", "BGYR")
@pytest.mark.parametrize("number", range(1, 6))
def test_the_dice_are_prepared_for_every_first_prediction(number: int, colour: Any) -> None:
    """The learner misses by one die, rolls what does not count, and has it; later they miss."""
    moment = act(DICE, begin(DICE), Predict((number, colour)))
    moment = act(DICE, moment, Wizard(colour))
    view = moment.view(DICE)
    assert view.prospects[LEARNER].count == number - 1
    again = tuple(die for die, face in enumerate(view.faces) if face not in (colour, "W"))
    moment = act(DICE, moment, Reroll(again))
    assert moment.saying is not None
    assert moment.saying.facts["state"] == "seer-exact"
    moment = act(DICE, act(DICE, moment, Stop()), Score(jester=False))
    assert moment.view(DICE).seer == 1, "Bruno is the next Seer"


def test_all_words_of_the_dice_lesson_are_said_somewhere() -> None:
    SPOKEN.clear()
    said: set[str] = set()
    for rare in ("none", "stop", "wizard", "stay", "plain", "jester-stay"):
        boxes, moment = iter([(2, "G"), (1, "B"), (1, "Y")]), begin(DICE)
        while not moment.over(DICE):
            said |= set(spoken(moment))
            moment = _rarely(moment, rare, boxes)
    assert said == lesson_messages("lesson-dice-")


def _rarely(moment: Moment, rare: str, boxes: Iterator[tuple[int, Any]]) -> Moment:
    """The next moment, where the learner does one thing that was not expected."""
    if moment.saying is not None and not moment.saying.wants:
        return go_on(DICE, moment)
    may = actions(DICE, moment)
    if isinstance(may[0], Predict):
        return act(DICE, moment, Predict(next(boxes)))
    unusual: dict[str, list[Any]] = {
        "stop": [Stop()],
        "wizard": [Wizard("R")],
        "stay": [Stay()] if moment.state.round == 2 else [],
        "plain": [Leave(jester=False), Score(jester=False)],
        "jester-stay": [Stay()] if moment.state.round == 3 else [],
    }
    usual = [Leave(jester=True), Score(jester=True), Leave(jester=False), Wizard("G")]
    return act(
        DICE,
        moment,
        next(one for one in [*unusual.get(rare, []), *usual, Reroll((0, 1)), *may] if one in may),
    )
