"""Which entries the dice game allows on a pad, and the rule that forbids the others."""

from stonehenge.dice import rules
from stonehenge.dice.magic import CARDS, MagicId
from stonehenge.dice.rules import NONE, NUMBERS, ROUNDS, box_of, colour_of
from stonehenge.dice.state import COLOURS
from stonehenge.pad.dice import (
    DiceOptions,
    DicePad,
    DiceRound,
    card_of,
    pile_after,
    refused_box,
    refused_score,
)
from stonehenge.pad.dice_notes import RoundEntry, score_note
from stonehenge.pad.entries import (
    Cross,
    Dice,
    Entry,
    JesterScore,
    Leave,
    MagicCard,
    Misfit,
    Predict,
    Rename,
    Rolls,
    Rounds,
    Score,
    Turn,
    Wizard,
)
from stonehenge.pad.people import (
    NOBODY,
    People,
    refused_player,
    refused_round,
    refused_table_entry,
)


def refused_in_dice(
    pad: DicePad, people: People, options: DiceOptions, entry: Entry
) -> Misfit | None:
    """The rule that forbids an entry on this pad now, or None."""
    if isinstance(entry, Rename | Rounds | Leave):
        return refused_table_entry(people, entry, pad.round, pad.finished, ROUNDS)
    if not isinstance(entry, RoundEntry):
        return Misfit("pad-other-game", 0, NOBODY, {})
    early = refused_round(entry.round, len(pad.rounds), pad.phase)
    return _refused_in_round(pad, people, options, entry) if early is None else early


def _refused_in_round(
    pad: DicePad, people: People, options: DiceOptions, entry: RoundEntry
) -> Misfit | None:
    line = pad.rounds[entry.round - 1]
    if isinstance(entry, MagicCard):
        return _refused_magic(pad, options, line, entry)
    if isinstance(entry, Wizard | Rolls):
        return _refused_note(line, entry)
    gone = refused_player(people, entry.round, entry.player)
    if gone is not None or isinstance(entry, Turn):
        return gone
    if isinstance(entry, Predict):
        return _refused_predict(pad, line, entry)
    if isinstance(entry, Cross):
        return _refused_cross(pad, line, entry)
    return _refused_result(pad, options, line, entry)


def _refused_magic(
    pad: DicePad, options: DiceOptions, line: DiceRound, entry: MagicCard
) -> Misfit | None:
    if entry.magic is None:
        return None
    if not options.magic:
        return Misfit("pad-no-magic", line.round, NOBODY, {})
    if entry.magic in _drawn_before(pad, line):  # ruling D32
        return Misfit("magic-already-drawn", line.round, NOBODY, {"magic": entry.magic})
    return None


def _drawn_before(pad: DicePad, line: DiceRound) -> list[MagicId]:
    """The cards that are gone from the pile when a round begins."""
    drawn: list[MagicId] = []
    for earlier in pad.rounds[: line.round - 1]:
        if earlier.magic is not None:
            drawn = pile_after(drawn)
            drawn.append(earlier.magic)
    return pile_after(drawn)


def magic_pile(pad: DicePad) -> list[MagicId]:
    """The magic cards that can be drawn for the round that is being played."""
    drawn = _drawn_before(pad, pad.rounds[-1])
    return [magic for magic in list(CARDS.keys()) if magic not in drawn]


def _refused_note(line: DiceRound, entry: Wizard | Rolls) -> Misfit | None:
    if isinstance(entry, Rolls) and line.most_rolls > 0 and entry.rolls > line.most_rolls:
        return Misfit("pad-no-roll-left", line.round, NOBODY, {"rolls": line.most_rolls})
    return None


def _refused_predict(pad: DicePad, line: DiceRound, entry: Predict) -> Misfit | None:
    number, colour = entry.box
    if number < 1 or number > NUMBERS:
        facts: dict[str, int | str] = {"number": number, "colour": colour}
        return Misfit("prediction-out-of-range", line.round, entry.player, facts)
    earlier = [
        player
        for player, prediction in enumerate(line.predictions)
        if prediction != NONE and player != entry.player
    ]
    box = box_of(number, COLOURS.index(colour))
    sheet = sheet_before(pad, line, entry.player)
    return refused_box(sheet, line, earlier, entry.player, box)


def sheet_before(pad: DicePad, line: DiceRound, player: int) -> list[int]:
    """A player's sheet as it was before a round."""
    if line.round == 1:
        return [rules.FREE] * rules.BOXES
    return pad.rounds[line.round - 2].sheets[player]


def _refused_cross(pad: DicePad, line: DiceRound, entry: Cross) -> Misfit | None:
    if entry.number is None:
        return None
    if not card_of(line.magic).crosses_out:
        return Misfit("pad-nothing-to-cross", line.round, entry.player, {})
    box = line.predictions[entry.player]
    if box == NONE:
        facts: dict[str, int | str] = {"name": pad.names[entry.player]}
        return Misfit("pad-prediction-missing", line.round, entry.player, facts)
    sheet = sheet_before(pad, line, entry.player)
    in_range = 1 <= entry.number <= NUMBERS
    if in_range and rules.crossable(sheet[box_of(entry.number, colour_of(box))]):
        return None
    return Misfit("not-crossable", line.round, entry.player, {"number": entry.number})


def _refused_result(
    pad: DicePad, options: DiceOptions, line: DiceRound, entry: Score | JesterScore | Dice
) -> Misfit | None:
    for player in line.order:
        if line.predictions[player] == NONE:
            facts: dict[str, int | str] = {"name": pad.names[player]}
            return Misfit("pad-prediction-missing", line.round, player, facts)
    used = used_before(pad, line, entry.player)
    return refused_score(used, options, line, entry.player, score_note(entry))


def used_before(pad: DicePad, line: DiceRound, player: int) -> int:
    """The Jester boxes that a player had used before a round."""
    return 0 if line.round == 1 else pad.rounds[line.round - 2].used[player]
