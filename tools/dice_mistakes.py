"""What decisions of weak dice levels cost, and why, by the coach: `python -m tools.dice_mistakes`.

The level sits among two archmages. The coach counts all rolls, so nothing here is sampled.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Any, Final, NamedTuple

from stonehenge import dice, players
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.coach import assess
from stonehenge.coach.answers import choice_of
from stonehenge.coach.reasons import why
from stonehenge.dice import Options
from stonehenge.vocabulary import CHANCE

LEVELS: Final = ("novice", "apprentice", "journeyman")
FIELD: Final = "archmage"
SEATS: Final = 3
DECISIONS: Final = 200
FELT: Final = 0.05
"""What a choice must cost, in points, to be a mistake; as in a review."""


class Decided(NamedTuple):
    """A decision of the level, as the coach judges it."""

    phase: str
    loss: float
    why: str
    """The reason that the coach tells first; empty where it tells none."""


def decisions(level: str) -> Iterator[Decided]:
    """Decisions with a choice of a level in the first seat, in game after game."""
    number = 500
    while True:
        chance, state = Seeded(seed_from_number(number)), dice.start(Options(seats=SEATS))
        seated = [
            players.make(dice, name, chance.derive(f"player/{seat}"))
            for seat, name in enumerate([level, *[FIELD] * (SEATS - 1)])
        ]
        while seats := dice.to_act(state):
            seat = seats[0]
            if seat == CHANCE:
                state = dice.apply(state, seat, dice.draw(state, chance))
                continue
            view, legal = dice.view(state, seat), dice.legal(state, seat)
            action = seated[seat].choose(view, legal)
            if seat == 0 and sum(1 for one in legal for _ in dice.expand(one)) > 1:
                yield judged(view, legal, action)
            state = dice.apply(state, seat, action)
        number += 1


def judged(view: dice.View, legal: Sequence[Any], action: Any) -> Decided:
    """A decision with what it costs, and why."""
    answer = assess(view, legal)
    loss = choice_of(answer, action).loss
    reasons = why(view, answer, action) if loss >= FELT else ()
    return Decided(view.phase.value, loss, reasons[0].reason if reasons else "")


def main() -> None:
    """Prints for each level what its decisions cost, by phase, and the reasons told most often."""
    for level in sys.argv[1:] or LEVELS:
        by_phase: dict[str, list[Decided]] = defaultdict(list)
        for _, decided in zip(range(DECISIONS), decisions(level), strict=False):
            by_phase[decided.phase].append(decided)
        print(f"{level}: {DECISIONS} decisions")
        for phase, made in by_phase.items():
            bad = [one for one in made if one.loss >= FELT]
            cost = fmean(one.loss for one in made)
            print(f"  {phase}: {len(bad)} of {len(made)} cost something, {cost:.2f} on average")
            for reason, times in Counter(one.why for one in bad).most_common(4):
                print(f"    {times:3d} {reason or 'no reason told'}")


if __name__ == "__main__":
    main()
