"""Every entry judged: by the history of the pad, and by the rules of its game."""

from collections.abc import Sequence

from stonehenge.pad.card_judge import refused_in_cards
from stonehenge.pad.cards import CardOptions, fold_cards
from stonehenge.pad.dice import DiceOptions, fold_dice
from stonehenge.pad.dice_judge import refused_in_dice
from stonehenge.pad.entries import Entry, Misfit, Redo, Undo
from stonehenge.pad.history import History, history
from stonehenge.pad.people import NOBODY, people_of


def refused_card_entry(
    names: Sequence[str], options: CardOptions, entries: Sequence[Entry], entry: Entry
) -> Misfit | None:
    """The rule that forbids an entry after these on a card pad, or None."""
    past = history(entries)
    if isinstance(entry, Undo | Redo):
        return _refused_step(past, entry)
    pad = fold_cards(names, options, past.kept)
    return refused_in_cards(pad, people_of(names, past.kept), options, entry)


def refused_dice_entry(
    names: Sequence[str], options: DiceOptions, entries: Sequence[Entry], entry: Entry
) -> Misfit | None:
    """The rule that forbids an entry after these on a dice pad, or None."""
    past = history(entries)
    if isinstance(entry, Undo | Redo):
        return _refused_step(past, entry)
    pad = fold_dice(names, options, past.kept)
    return refused_in_dice(pad, people_of(names, past.kept), options, entry)


def _refused_step(past: History, entry: Undo | Redo) -> Misfit | None:
    if isinstance(entry, Undo):
        return Misfit("pad-nothing-to-undo", 0, NOBODY, {}) if len(past.kept) == 0 else None
    return Misfit("pad-nothing-to-redo", 0, NOBODY, {}) if len(past.undone) == 0 else None
