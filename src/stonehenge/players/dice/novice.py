"""The dice player `novice`: makes the mistakes that people make in their first games.

It predicts a number that feels right, and a colour it likes. It gives no thought to the next Seer,
to Xs or to the boxes that it will need later. As Seer it rolls everything again that is not of its
colour; now and then it forgets that Wizards count, and rolls them too. As a guest it leaves when
its prediction is met, and otherwise hopes for the next roll, whatever that may cost.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from stonehenge.dice.state import (
    COLOURS,
    Choice,
    Colour,
    Decision,
    Predict,
    Reroll,
    Rerolls,
    Rotate,
    Stay,
    Stop,
    View,
    Wizard,
    Written,
)
from stonehenge.players.dice.choices import decide
from stonehenge.players.dice.numbers import card_of, prediction_of, seat_of

_FEELS_RIGHT: Final = {True: 3.8, False: 1.5}
"""The number it expects of seven dice: as Seer, and beside one."""
_UNSURE: Final = 0.65
"""The standard deviation of that feeling."""
_FORGETFUL: Final = 0.2
"""How often it forgets that Wizards count."""
_HOPEFUL: Final = 0.05
"""How often it stays although its prediction is met, because it has not counted."""
_OVERLOOKS: Final = 0.5
"""How often it does not think of a Jester Score."""


class DiceNovice:
    """Somebody who knows the rules and has not played much; the same seed gives the same moves."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def choose(self, view: View, legal: Sequence[Choice]) -> Decision:
        """A legal action for this view."""
        return decide(self, view, legal)

    def rotate(self, _view: View) -> Rotate:
        """Sets the first two dice to a colour it likes."""
        colour = self._random.choice(COLOURS)
        return Rotate(((0, colour), (1, colour)))

    def predict(self, view: View, legal: Sequence[Choice]) -> Predict:
        """A number that feels right; of a colour that many dice show, if any lie there."""
        boxes = [choice.box for choice in legal if isinstance(choice, Predict)]
        feeling = self._random.gauss(_FEELS_RIGHT[view.seat == view.seer], _UNSURE)
        liked = self._random.sample(COLOURS, len(COLOURS))
        showing = {colour: view.faces.count(colour) for colour in COLOURS}
        liked.sort(key=showing.__getitem__, reverse=True)
        return Predict(min(boxes, key=lambda box: (abs(box[0] - feeling), liked.index(box[1]))))

    def name_wizards(self, view: View) -> Wizard:
        """The own colour."""
        return Wizard(prediction_of(view, seat_of(view))[1])

    def roll_on(self, view: View, legal: Sequence[Choice]) -> Decision:
        """Rolls what does not count as it sees it, or what is too much; stops when it is met."""
        rerolls = next((choice for choice in legal if isinstance(choice, Rerolls)), None)
        if rerolls is None:
            return Stop()
        number, colour = prediction_of(view, seat_of(view))
        own = self._counted(view, colour)
        number -= card_of(view).extra
        if len(own) == number and isinstance(legal[0], Stop):
            return Stop()
        unwanted = own[number:] if len(own) > number else set(rerolls.dice) - set(own)
        first = sorted(rerolls.dice, key=lambda die: die not in unwanted)
        rolled = max(rerolls.least, sum(die in unwanted for die in rerolls.dice), 1)
        return Reroll(tuple(sorted(first[: min(rolled, rerolls.most)])))

    def score(self, view: View, may_stay: bool) -> Decision:
        """Leaves when its prediction is met; else stays as long as it may."""
        prospect = view.prospects[seat_of(view)]
        assert prospect is not None
        hopes = not prospect.exact or self._random.random() < _HOPEFUL
        if may_stay and hopes:
            return Stay()
        return self._best_score(view)

    def _best_score(self, view: View) -> Decision:
        """What writes most points; a Jester Score only if it thinks of it."""
        writes = [(c.writes, c.action) for c in view.consequences if c.writes]
        plain = [score for score in writes if score[0].jester_box is None]
        if plain and self._random.random() < _OVERLOOKS:
            writes = plain
        return max(writes, key=lambda score: _looks(score[0]))[1]

    def _counted(self, view: View, colour: Colour) -> list[int]:
        """The dice that it sees as its own."""
        faces: set[str] = {colour}
        if view.wizard_colour in (colour, "every") and self._random.random() >= _FORGETFUL:
            faces.add("W")
        return [die for die, face in enumerate(view.faces) if face in faces]


def _looks(written: Written) -> tuple[int, bool]:
    """How good a score looks: its points, then whether it brings an X in the Jester row."""
    return written.points, written.jester_box is not None
