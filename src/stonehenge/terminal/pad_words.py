"""What is typed at a pad, as entries; None where it is nothing that the pad knows."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, get_args

from stonehenge import pad
from stonehenge.dice.magic import MagicId
from stonehenge.pad import CardPad, DicePad

_MAGIC: Final[tuple[MagicId, ...]] = get_args(MagicId)
_BOX: Final = re.compile(r"([0-9])([bgyr])")
_FACES: Final = re.compile(r"([bgyrwj]{7})(\+j)?")

Shown = CardPad | DicePad


def read_command(text: str, shown: Shown) -> pad.Entry | None:
    """An entry that begins with its verb, such as `leave Ben` or `bid 2 Anna 3`."""
    verb, *rest = text.split()
    reader = _COMMANDS.get(verb.lower())
    try:
        return reader(shown, rest) if reader else None
    except (ValueError, IndexError):
        return None


def read_answer(text: str, shown: Shown) -> pad.Entry | None:
    """The answer to what the pad asks now."""
    line = shown.rounds[-1]
    try:
        return _ANSWERS[shown.phase](shown, line, text.lower())
    except (ValueError, IndexError):
        return None


def player_named(shown: Shown, name: str) -> int:
    """The player of this name, or of the one name that begins like this."""
    names = [known.lower() for known in shown.names]
    if name.lower() in names:
        return names.index(name.lower())
    (found,) = (i for i, known in enumerate(names) if known.startswith(name.lower()))
    return found


def _bid(_shown: CardPad, line: pad.CardRound, text: str) -> pad.Entry:
    return pad.Bid(line.round, line.turn, _number(text))


def _tricks(shown: CardPad, line: pad.CardRound, text: str) -> pad.Entry:
    return tricks_entry(shown, line, [_number(word) for word in text.split()])


def tricks_entry(shown: CardPad, line: pad.CardRound, won: Sequence[int]) -> pad.Entry:
    """Tricks in the order of the bids; the last number is filled in where it is left out."""
    typed = list(won)
    if len(typed) == len(line.order) - 1:
        typed.append(max(0, line.round - sum(typed)))
    by_player = [0] * len(shown.names)
    for player, tricks in zip(line.order, typed, strict=True):
        by_player[player] = tricks
    return pad.Tricks(line.round, tuple(by_player))


def _magic(_shown: DicePad, line: pad.DiceRound, text: str) -> pad.Entry:
    return pad.MagicCard(line.round, None if text == "n" else _MAGIC[_number(text) - 1])


def _predict(_shown: DicePad, line: pad.DiceRound, text: str) -> pad.Entry:
    player = next(p for p in line.order if line.predictions[p] < 0)
    return pad.Predict(line.round, player, _box(text))


def _score(_shown: DicePad, line: pad.DiceRound, text: str) -> pad.Entry:
    player = next(p for p in line.order if not line.scored[p])
    return _result(line.round, player, text)


def _result(number: int, player: int, text: str) -> pad.Entry:
    """`x` exact, `2` off by two, `j3` a Jester Score, or the dice, `+j` with a Jester Score."""
    if text == "x":
        return pad.Score(number, player, 0)
    if text.startswith("j") and text[1:].isdecimal():
        return pad.JesterScore(number, player, int(text[1:]))
    if dice := _FACES.fullmatch(text):
        faces: Any = tuple(dice[1].upper())
        return pad.Dice(number, player, faces, jester=dice[2] is not None)
    return pad.Score(number, player, _number(text))


def _box(text: str) -> Any:
    box = _BOX.fullmatch(text)
    if box is None:
        raise ValueError(text)
    return int(box[1]), box[2].upper()


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > 4:
        raise ValueError(text)
    return int(text)


def _round(text: str) -> int:
    number = _number(text)
    if not 1 <= number <= 20:
        raise ValueError(text)
    return number


def _rename(shown: Shown, words: Sequence[str]) -> pad.Entry:
    return pad.Rename(player_named(shown, words[0]), " ".join(words[1:]))


def _leave(shown: Shown, words: Sequence[str]) -> pad.Entry:
    number = _round(words[1]) if len(words) > 1 else shown.round
    return pad.Leave(number, player_named(shown, words[0]))


def _turn(shown: Shown, words: Sequence[str]) -> pad.Entry:
    return pad.Turn(shown.round, player_named(shown, words[0]))


def _trump(shown: Shown, words: Sequence[str]) -> pad.Entry:
    colour: Any = words[0].upper() if words[0].lower() in "bgyr" else None
    turned: Any = words[1].upper() if len(words) > 1 and words[1].lower() in "wj" else None
    return pad.Trump(shown.round, colour, turned)


def _wizard(shown: Shown, words: Sequence[str]) -> pad.Entry:
    colour: Any = words[0].upper()
    if colour not in ("B", "G", "Y", "R"):
        raise ValueError(colour)
    return pad.Wizard(shown.round, colour)


def _cross(shown: Shown, words: Sequence[str]) -> pad.Entry:
    return pad.Cross(shown.round, player_named(shown, words[0]), _number(words[1]))


def _changed_tricks(shown: Shown, words: Sequence[str]) -> pad.Entry | None:
    number = _round(words[0])
    if not isinstance(shown, CardPad):
        return None
    return tricks_entry(shown, shown.rounds[number - 1], [_number(word) for word in words[1:]])


_COMMANDS: Final[Mapping[str, Callable[[Any, Sequence[str]], pad.Entry | None]]] = {
    "undo": lambda _shown, _words: pad.Undo(),
    "redo": lambda _shown, _words: pad.Redo(),
    "rename": _rename,
    "leave": _leave,
    "dealer": _turn,
    "seer": _turn,
    "rounds": lambda _shown, words: pad.Rounds(_round(words[0])),
    "trump": _trump,
    "wizard": _wizard,
    "cross": _cross,
    "rolls": lambda shown, words: pad.Rolls(shown.round, _number(words[0])),
    "bid": lambda shown, words: pad.Bid(
        _round(words[0]), player_named(shown, words[1]), _number(words[2])
    ),
    "tricks": _changed_tricks,
    "predict": lambda shown, words: pad.Predict(
        _round(words[0]), player_named(shown, words[1]), _box(words[2].lower())
    ),
    "result": lambda shown, words: _result(
        _round(words[0]), player_named(shown, words[1]), words[2].lower()
    ),
}

_ANSWERS: Final[Mapping[str, Callable[[Any, Any, str], pad.Entry]]] = {
    "bids": _bid,
    "tricks": _tricks,
    "magic": _magic,
    "predict": _predict,
    "score": _score,
}
