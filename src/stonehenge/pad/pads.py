"""A pad: who plays which game by which options, and the entries written so far."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from stonehenge import cards, dice
from stonehenge.cards import rules as card_rules
from stonehenge.dice import rules as dice_rules
from stonehenge.pad.cards import CardOptions, CardPad, fold_cards
from stonehenge.pad.dice import DiceOptions, DicePad, fold_dice
from stonehenge.pad.entries import Entry, Misfit, Rename
from stonehenge.pad.history import history
from stonehenge.pad.judge import refused_card_entry, refused_dice_entry
from stonehenge.pad.people import people_of, refused_rename
from stonehenge.vocabulary import AnyGame, IllegalAction, OptionValue, read_options, write_options

GAMES: Final[Mapping[str, AnyGame]] = {"cards": cards, "dice": dice}


class Pad(Struct, frozen=True, kw_only=True):
    """One game on paper. `rounds` stands in its options only if it is a short game."""

    game: str
    players: tuple[str, ...]
    """The names at the beginning, in clockwise order."""
    options: dict[str, OptionValue]
    entries: tuple[Entry, ...] = ()
    date: Annotated[str, Meta(max_length=40)] = ""
    """When it was begun."""


def new_pad(
    game: str, players: Sequence[str], options: Mapping[str, OptionValue], date: str = ""
) -> Pad:
    """A pad without entries; refuses players or options that the game does not allow."""
    pad = Pad(game=game, players=tuple(players), options=dict(options), date=date)
    return replace(pad, options=_judged_options(pad))


def _judged_options(pad: Pad) -> dict[str, OptionValue]:
    if pad.game not in GAMES:
        raise IllegalAction("unknown-game", game=pad.game, known=", ".join(GAMES))
    game = GAMES[pad.game]
    options = read_options(game, len(pad.players), pad.options)
    game.start(options)
    for player, name in enumerate(pad.players):
        _refuse(refused_rename(people_of(pad.players, ()), Rename(player, name)))
    return write_options(options)


def most_rounds(game: str, players: int) -> int:
    """How many rounds a whole game has."""
    return card_rules.rounds(players) if game == "cards" else dice_rules.ROUNDS


def card_options(pad: Pad) -> CardOptions:
    """The options of a card pad, with the number of rounds."""
    return msgspec.convert(_with_rounds(pad), CardOptions)


def dice_options(pad: Pad) -> DiceOptions:
    """The options of a dice pad, with the number of rounds."""
    return msgspec.convert(_with_rounds(pad), DiceOptions)


def _with_rounds(pad: Pad) -> dict[str, OptionValue]:
    return {"rounds": most_rounds(pad.game, len(pad.players)), **pad.options}


def standing(pad: Pad) -> CardPad | DicePad:
    """All that the pad shows: the fold of its entries."""
    return card_standing(pad) if pad.game == "cards" else dice_standing(pad)


def card_standing(pad: Pad) -> CardPad:
    """The standing of a card pad."""
    return fold_cards(pad.players, card_options(pad), history(pad.entries).kept)


def dice_standing(pad: Pad) -> DicePad:
    """The standing of a dice pad."""
    return fold_dice(pad.players, dice_options(pad), history(pad.entries).kept)


def add(pad: Pad, entry: Entry) -> Pad:
    """The pad with one entry more; refuses one that breaks a rule."""
    if pad.game == "cards":
        _refuse(refused_card_entry(pad.players, card_options(pad), pad.entries, entry))
    else:
        _refuse(refused_dice_entry(pad.players, dice_options(pad), pad.entries, entry))
    return replace(pad, entries=(*pad.entries, entry))


def _refuse(misfit: Misfit | None) -> None:
    if misfit is not None:
        raise IllegalAction(misfit.rule, **misfit.facts)
