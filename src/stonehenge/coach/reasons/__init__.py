"""Why, in words: reasons made from facts of a position, each one tried against the numbers.

Where no reason holds, the numbers speak alone: a wrong sentence is worse than none.
"""

from typing import Any

from stonehenge.coach.answers import Assessment, Fact, choice_of


def why(view: Any, assessment: Assessment, taken: Any) -> tuple[Fact, ...]:
    """One or two reasons why an action is worse than the best one."""
    # both import numba
    if assessment.game == "cards":
        from stonehenge.coach.cards import play_out, worlds_for  # noqa: PLC0415
        from stonehenge.coach.reasons import cards  # noqa: PLC0415

        best = assessment.best.action
        trial = play_out(view, (best, taken), worlds_for(assessment.effort))  # type: ignore[arg-type]
        return cards.why(cards.CardCase(view, best, taken, trial))  # type: ignore[arg-type]
    from stonehenge.coach.reasons import dice  # noqa: PLC0415

    return dice.why(dice.DiceCase(view, assessment, choice_of(assessment, taken)))
