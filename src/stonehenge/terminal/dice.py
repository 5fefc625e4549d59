"""The teller of the dice game: words for what happens, and what is typed as actions."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from stonehenge.dice import Choice, Decision, Entry, Faces, MagicCard, Phase, View, Written
from stonehenge.dice.state import (
    Cross,
    Leave,
    Predict,
    Reroll,
    Rotate,
    Score,
    Stay,
    Stop,
    Wizard,
)
from stonehenge.locale import Words
from stonehenge.terminal.dice_answers import read_decision
from stonehenge.terminal.paper import Paper
from stonehenge.terminal.sheets import side_by_side
from stonehenge.vocabulary import Seat

_PROMPTS: Final = {
    Phase.ROTATE: "dice-prompt-rotate",
    Phase.PREDICT: "dice-prompt-predict",
    Phase.LEAVE: "dice-prompt-leave",
    Phase.SCORE: "dice-prompt-score",
}


class DiceTeller:
    """Tells a dice game to one seat; `seat` is None for onlookers."""

    def __init__(self, words: Words, paper: Paper, names: Sequence[str], seat: Seat | None) -> None:
        self._words = words
        self._paper = paper
        self._names = names
        self._seat = seat
        self._first_die = 1

    def as_record(self) -> Iterator[str]:
        """Numbers the dice from now on as records and the text notation do, and says so."""
        self._first_die = 0
        yield self._words("dice-numbers", first=self._first_die)

    def begin(self, view: View) -> Iterator[str]:
        """What is told before the first action; with magic cards the first card comes first."""
        if view.round:
            yield from self._tell_round(view)

    def tell(self, before: View, after: View, _seat: Seat, action: Any) -> Iterator[str]:
        """What an action did, as far as this seat may know."""
        if isinstance(action, MagicCard):
            yield from self._tell_round(after)
            yield from self._magic(after)
            return
        round_over = before.phase is Phase.SCORE and after.phase is not Phase.SCORE
        if isinstance(action, Faces):
            yield self._tell_roll(after)
        elif not round_over:
            for mover, shown in after.history[len(before.history) :]:
                yield self._tell_move(after, mover, shown)
            if before.phase is Phase.PREDICT and after.phase is not Phase.PREDICT:
                yield from self._tell_next_seer(after)
        else:
            yield from self._tell_scores(after)
            if after.phase is Phase.PREDICT:
                yield from self._tell_round(after)

    def _tell_round(self, view: View) -> Iterator[str]:
        assert view.seer is not None
        yield ""
        yield self._paper.bold(self._words("dice-round", round=view.round, **self._who(view.seer)))

    def _magic(self, view: View) -> Iterator[str]:
        if view.magic:
            name = self._paper.bold(self._words("magic-name", id=view.magic))
            yield self._words("dice-magic", name=name, effect=self._effect(view.magic))

    def _effect(self, magic: str) -> str:
        return self._words("magic-effect", id=magic)

    def _tell_roll(self, view: View) -> str:
        return self._words("dice-roll", number=view.rolls, dice=self._dice(view))

    def _dice(self, view: View) -> str:
        return " ".join(
            f"{die}:{self._paper.piece(face)}"
            for die, face in enumerate(view.faces, self._first_die)
            if face is not None
        )

    def _tell_move(self, view: View, seat: Seat, action: Any) -> str:
        who = self._who(seat)
        if isinstance(action, Predict):
            return self._words("dice-predict", box=self._box(action.box), **who)
        if isinstance(action, Cross):
            return self._tell_cross(view, seat, action)
        if isinstance(action, Leave):
            entry = view.entries[seat]
            assert entry is not None
            return self._words("dice-leave", writes=self._writes(entry.written), **who)
        if isinstance(action, Stay):
            return self._words("dice-stay", **who)
        return self._tell_seer(who, action)

    def _tell_cross(self, view: View, seat: Seat, action: Cross) -> str:
        prediction = view.predictions[seat]
        assert prediction is not None
        if action.number is None:
            return self._words("dice-cross-none", **self._who(seat))
        box = self._box((action.number, prediction[1]))
        return self._words("dice-cross", box=box, **self._who(seat))

    def _tell_seer(self, who: dict[str, str], action: Any) -> str:
        if isinstance(action, Wizard):
            return self._words("dice-wizard", colour=self._words.colour(action.colour), **who)
        if isinstance(action, Reroll):
            listed = ", ".join(str(self._first_die + die) for die in action.dice)
            return self._words("dice-reroll", dice=listed, **who)
        if isinstance(action, Rotate):
            dice = " ".join(
                f"{self._first_die + die}:{self._paper.piece(face)}" for die, face in action.dice
            )
            return self._words("dice-rotate", dice=dice, **who)
        return self._words("dice-stop", **who)

    def _tell_next_seer(self, view: View) -> Iterator[str]:
        if view.next_seer is not None:
            yield self._words("dice-next-seer", **self._who(view.next_seer))

    def _tell_scores(self, view: View) -> Iterator[str]:
        assert view.last_round is not None
        yield self._words("dice-round-over", round=view.last_round.round)
        for seat, entry in enumerate(view.last_round.entries):
            yield "  " + self._entry(view, seat, entry)

    def _entry(self, view: View, seat: Seat, entry: Entry) -> str:
        return self._words(
            "dice-entry",
            box=self._box(entry.prediction),
            count=entry.count,
            writes=self._writes(entry.written),
            xs=view.sheets[seat].xs,
            total=view.sheets[seat].total,
            **self._who(seat),
        )

    def _writes(self, written: Written) -> str:
        mark = str(written.points) if written.points < 0 else str(written.mark)
        if written.jester_box is None:
            return mark
        return self._words("dice-writes-jester", box=written.jester_box, mark=mark)

    def situation(self, view: View, legal: Sequence[Choice]) -> Iterator[str]:
        """What the seat should know before it decides."""
        assert self._seat is not None
        if view.phase in (Phase.ROTATE, Phase.PREDICT) or (
            len(legal) > 1 and view.phase is Phase.CROSS
        ):
            yield from self.pad(view)
        if view.phase in (Phase.LEAVE, Phase.SEER, Phase.SCORE):
            yield from self._prospects(view)
        for consequence in view.consequences:
            if consequence.writes is not None:
                key = "j" if consequence.writes.jester_box is not None else "p"
                key = "l" if key == "p" and isinstance(consequence.action, Leave) else key
                yield f"  {key}: {self._writes(consequence.writes)}"

    def _prospects(self, view: View) -> Iterator[str]:
        for seat, prospect in enumerate(view.prospects):
            prediction = view.predictions[seat]
            if prospect is not None and prediction is not None:
                yield "  " + self._words(
                    "dice-prospect",
                    box=self._box(prediction),
                    count=prospect.count,
                    writes=self._writes(prospect.plain),
                    **self._who(seat),
                )
        left = view.rolls_left
        if left:
            yield self._words("dice-rolls-left", left=left)

    def prompt(self, view: View, legal: Sequence[Choice]) -> str:
        """The question that is asked."""
        if view.phase is Phase.WIZARD and view.seer_colour:
            colour = self._words.colour(view.seer_colour)
            return self._words("dice-prompt-wizard", colour=colour)
        if view.phase is Phase.CROSS:
            numbers = [str(a.number) for a in legal if isinstance(a, Cross) and a.number]
            if not numbers:
                return self._words("dice-prompt-cross-none")
            return self._words("dice-prompt-cross", numbers=" ".join(numbers))
        if view.phase is Phase.SEER:
            can_stop = any(isinstance(choice, Stop) for choice in legal)
            return self._words("dice-prompt-seer", stop="yes" if can_stop else "no")
        return self._words(_PROMPTS[view.phase], keys=_keys(legal))

    def read(self, text: str, view: View, legal: Sequence[Choice]) -> Decision | None:
        """The action that was typed, not yet judged; None where it cannot be understood."""
        return read_decision(text.lower(), view, legal, self._words)

    def explain(self, view: View, _legal: Sequence[Choice]) -> Iterator[str]:
        """What may be done now, and why not the rest."""
        yield self._words("dice-help", phase=view.phase.value)
        if view.reroll is not None:
            yield self._words("dice-help-least", least=view.reroll.least)
        if view.frozen:
            frozen = ", ".join(str(die + 1) for die in view.frozen)
            yield self._words("dice-help-frozen", dice=frozen)
        yield from self._magic(view)
        yield self._words("dice-help-words")

    def aside(self, word: str, view: View) -> Iterator[str] | None:
        """The answer to a word that may be typed at any question."""
        if word in ("sheets", "pad"):
            return self.pad(view)
        if word == "dice":
            return iter([self._tell_roll(view)])
        if word == "magic":
            return self._magic(view) if view.magic else iter([self._words("dice-no-magic")])
        return None

    def pad(self, view: View) -> Iterator[str]:
        """All sheets side by side."""
        titles = [self._title(view, seat) for seat in range(len(self._names))]
        return side_by_side(view, titles, self._words, self._paper)

    def _title(self, view: View, seat: Seat) -> str:
        name = self._words("you") if seat == self._seat else self._names[seat]
        return f"{name} *" if seat == view.seer else name

    def _box(self, box: tuple[int, str]) -> str:
        return f"{box[0]}{self._paper.piece(box[1])}"

    def _who(self, seat: Seat) -> dict[str, str]:
        return {"who": "you" if seat == self._seat else "other", "name": self._names[seat]}


def _keys(legal: Sequence[Choice]) -> str:
    keys = []
    for choice in legal:
        if isinstance(choice, Stay):
            keys.append("s")
        elif isinstance(choice, Leave | Score):
            keys.append("j" if choice.jester else "l" if isinstance(choice, Leave) else "p")
    return ", ".join(keys)
