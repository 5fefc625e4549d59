"""What a pad looks like in the terminal: its lines, what it asks, and what no longer fits."""

from collections.abc import Iterator, Sequence
from typing import Final, get_args

from stonehenge.dice.magic import MagicId
from stonehenge.dice.scoring import mark_name, prediction_name
from stonehenge.locale import Words
from stonehenge.pad import CardPad, CardRound, DicePad, DiceRound, Misfit
from stonehenge.pad.dice import column_sums
from stonehenge.terminal.paper import columns, harmless
from stonehenge.vocabulary import IllegalAction

_NONE: Final = -1
_MAGIC: Final[tuple[MagicId, ...]] = get_args(MagicId)


class PadTeller:
    """Tells a pad in one language."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def paper(self, shown: CardPad | DicePad) -> Iterator[str]:
        """The whole pad, and what no longer fits on it."""
        yield from self._cards(shown) if isinstance(shown, CardPad) else self._sheets(shown)
        for misfit in shown.misfits:
            yield self._misfit(misfit, shown.names)

    def _cards(self, shown: CardPad) -> Iterator[str]:
        names = [harmless(name) for name in shown.names]
        rows = [[self._words("cards-pad-round"), *names]]
        rows += [
            [f"{line.round}{'*' if line.changed else ''}", *map(_cell, _by_player(line))]
            for line in shown.rounds
        ]
        yield self._words("pad-title")
        yield from columns(rows)

    def _sheets(self, shown: DicePad) -> Iterator[str]:
        for player, name in enumerate(shown.names):
            sheet, used = shown.sheets[player], shown.used[player]
            yield ""
            yield harmless(name)
            jesters = ["X" if used >> number & 1 else "." for number in range(1, 6)]
            rows = [["", *map(str, range(1, 6))], ["J", *jesters]]
            for i, letter in enumerate("BGYR"):
                rows.append([letter, *map(_mark, sheet[5 * i : 5 * i + 5])])
            rows.append(["=", *map(str, column_sums(sheet))])
            yield from columns(rows)
            yield self._words(
                "dice-sheet-foot",
                xs=shown.xs[player],
                jesters=shown.jesters[player],
                total=shown.totals[player],
            )

    def _misfit(self, misfit: Misfit, names: Sequence[str]) -> str:
        sentence = self._words.refusal(IllegalAction(misfit.rule, **misfit.facts), names)
        return self._words("pad-misfit", round=misfit.round, sentence=sentence)

    def head(self, shown: CardPad | DicePad) -> str:
        """What begins: the round, and who deals or is the Seer."""
        line = shown.rounds[-1]
        if isinstance(line, CardRound):
            name = harmless(shown.names[line.dealer])
            return self._words(
                "cards-round", round=line.round, rounds=shown.of, who="other", name=name
            )
        name = harmless(shown.names[line.seer])
        return self._words("dice-round", round=line.round, who="other", name=name)

    def prompt(self, shown: CardPad | DicePad) -> str:
        """What the pad asks now."""
        if isinstance(shown, CardPad):
            return self._card_prompt(shown, shown.rounds[-1])
        return self._dice_prompt(shown, shown.rounds[-1])

    def _card_prompt(self, shown: CardPad, line: CardRound) -> str:
        if shown.phase == "tricks":
            names = ", ".join(harmless(shown.names[player]) for player in line.order)
            return self._words("pad-prompt-tricks", names=names, tricks=line.round)
        name = harmless(shown.names[line.turn])
        if line.turn == line.dealer and line.forbidden != _NONE:
            return self._words(
                "pad-prompt-bid-not", name=name, most=line.round, forbidden=line.forbidden
            )
        return self._words("pad-prompt-bid", name=name, most=line.round)

    def _dice_prompt(self, shown: DicePad, line: DiceRound) -> str:
        if shown.phase == "magic":
            return self._words("pad-prompt-magic")
        if shown.phase == "predict":
            player = next(p for p in line.order if line.predictions[p] == _NONE)
            return self._words("pad-prompt-predict", name=harmless(shown.names[player]))
        player = next(p for p in line.order if not line.scored[p])
        number, colour = prediction_name(line.predictions[player])
        name = harmless(shown.names[player])
        return self._words(
            "pad-prompt-score", name=name, number=number, colour=self._words.colour(colour)
        )

    def explain(self, shown: CardPad | DicePad) -> Iterator[str]:
        """Help for what is asked now."""
        yield self._words("pad-help", phase=shown.phase)
        if shown.phase == "magic":
            for number, magic in enumerate(_MAGIC, 1):
                yield f"{number:>3}  {self._words('magic-name', id=magic)}"
        yield self._words("pad-help-words", game="cards" if isinstance(shown, CardPad) else "dice")

    def magic(self, shown: DicePad) -> Iterator[str]:
        """The magic card of the round, once it is known."""
        magic = shown.rounds[-1].magic
        if magic is not None:
            name = self._words("magic-name", id=magic)
            yield self._words("dice-magic", name=name, effect=self._words("magic-effect", id=magic))

    def end(self, shown: CardPad | DicePad) -> Iterator[str]:
        """Who has won."""
        yield self._words("game-over")
        ranked = sorted((place, i) for i, place in enumerate(shown.places) if place > 0)
        for place, player in ranked:
            message = "game-place-shared" if shown.places.count(place) > 1 else "game-place"
            name, points = harmless(shown.names[player]), shown.totals[player]
            yield self._words(message, who="other", name=name, place=place, points=points)


def _by_player(line: CardRound) -> Iterator[tuple[bool, int, int | None, int]]:
    for player, bid in enumerate(line.bids):
        won = line.won[player] if line.written else None
        yield line.here[player], bid, won, line.totals[player]


def _cell(entry: tuple[bool, int, int | None, int]) -> str:
    here, bid, won, total = entry
    if not here:
        return ""
    said = "-" if bid == _NONE else str(bid)
    return said if won is None else f"{said}/{won} {total:>4}"


def _mark(mark: int) -> str:
    if mark == _NONE:
        return "."
    name = mark_name(mark)
    return str(-name) if isinstance(name, int) else name
