"""Pads with what they come to, for every reader of pads: the page runs the same lines."""

from collections.abc import Iterator
from typing import Any

import msgspec

from stonehenge import cards, dice, pad
from stonehenge.pad import Pad
from stonehenge.pad.evenings import card_evening, dice_evening, figures_of
from stonehenge.pad.judge import refused_card_entry, refused_dice_entry
from stonehenge.pad.pads import card_options, dice_options
from stonehenge.vocabulary import read_options
from tests.pad.games import (
    card_pad,
    card_round,
    dice_pad,
    final_sheets,
    pad_of_cards,
    pad_of_dice,
    random_card_game,
    written,
)


def golden_pads() -> Iterator[str]:
    """One pad a line: its entries, what it shows, and what is refused on it."""
    for name, paper in named_pads().items():
        tried = [{"entry": entry, "misfit": misfit(paper, entry)} for entry in tries()]
        shown = pad.standing(paper)
        evening = card_evening(shown) if isinstance(shown, pad.CardPad) else dice_evening(shown)
        case = {
            "name": name,
            "pad": paper,
            "standing": shown,
            "tried": tried,
            "figures": figures_of([evening, evening]),
        }
        yield msgspec.json.encode(case).decode()


def misfit(paper: Pad, entry: pad.Entry) -> pad.Misfit | None:
    """Why a pad refuses an entry."""
    if paper.game == "cards":
        return refused_card_entry(paper.players, card_options(paper), paper.entries, entry)
    return refused_dice_entry(paper.players, dice_options(paper), paper.entries, entry)


def tries() -> tuple[pad.Entry, ...]:
    """Entries that are tried on every pad."""
    faces: Any = tuple("JWBGYRR")
    return (
        pad.Bid(1, 1, 0),
        pad.Bid(2, 1, 3),
        pad.Bid(3, 2, 1),
        pad.Tricks(1, (1, 0, 0)),
        pad.Tricks(2, (1, 1, 1)),
        pad.Trump(1, "B", "W"),
        pad.MagicCard(1, "secret"),
        pad.MagicCard(2, "cross_out"),
        pad.Predict(1, 0, (3, "G")),
        pad.Predict(2, 1, (5, "R")),
        pad.Predict(1, 0, (0, "G")),
        pad.Cross(2, 0, 2),
        pad.Wizard(1, "Y"),
        pad.Rolls(1, 4),
        pad.Score(1, 0, 7),
        pad.JesterScore(1, 1, 2),
        pad.JesterScore(2, 0, 6),
        pad.Dice(1, 0, faces, jester=True),
        pad.Turn(1, 2),
        pad.Rename(0, " ben"),
        pad.Rename(0, ""),
        pad.Leave(1, 0),
        pad.Leave(9, 5),
        pad.Rounds(1),
        pad.Rounds(20),
        pad.Undo(),
        pad.Redo(),
    )


def named_pads() -> dict[str, Pad]:
    """The pads of the goldens."""
    return {
        "cards-empty": card_pad(),
        "cards-of-the-rules": rules_example(),
        **{f"cards-{seats}": card_game(seats, options) for seats, options in CARD_GAMES.items()},
        "cards-corrected": corrected_cards(),
        "cards-left": card_left(),
        "dice-empty": dice_pad(2, magic=True),
        "dice-final-sheets": final_sheets(),
        "dice-plain-2": pad_of_dice(dice.Options(2), 3)[0],
        "dice-magic-3": pad_of_dice(dice.Options(3, magic=True, first_seer=2), 7)[0],
        "dice-expert-4": expert(),
        "dice-corrected": corrected_dice(),
    }


CARD_GAMES: dict[int, dict[str, Any]] = {
    3: {"bidding": "secret", "first_dealer": 1},
    4: {"plus_minus_one": True},
    6: {"bidding": "covered", "clairvoyance": True},
}


def rules_example() -> Pad:
    """The example of the card rules."""
    paper = pad.new_pad("cards", ("Henry", "Anya", "Freya"), {})
    paper = card_round(paper, (0, 1, 1), (0, 0, 1))
    paper = card_round(paper, (2, 0, 0), (1, 0, 1))
    return card_round(paper, (2, 2, 0), (2, 1, 0))


def card_game(seats: int, options: dict[str, Any]) -> Pad:
    """A random card game of the engine."""
    return pad_of_cards(random_card_game(read_options(cards, seats, options), seats))


def corrected_cards() -> Pad:
    """Corrections of every kind, some of which do not fit."""
    paper = card_pad(4, plus_minus_one=True, rounds=5)
    paper = card_round(paper, (1, 0, 1, 0), (0, 0, 1, 0))
    paper = card_round(paper, (2, 0, 1, 0), (1, 0, 1, 0))
    paper = written(paper, pad.Bid(1, 2, 0), pad.Tricks(2, (2, 0, 0, 0)), pad.Undo(), pad.Redo())
    return written(paper, pad.Turn(3, 3), pad.Rename(1, "Bernd"), pad.Undo(), pad.Bid(3, 0, 2))


def card_left() -> Pad:
    """Somebody leaves, and that is told too late."""
    paper = card_round(card_pad(4), (0, 0, 0, 0), (0, 1, 0, 0))
    paper = card_round(paper, (0, 0, 0, 0), (0, 2, 0, 0))
    return written(paper, pad.Leave(2, 1), pad.Trump(3, None, "J"))


def expert() -> Pad:
    """A long game with magic cards."""
    options = dice.Options(4, magic=True, target=12, jester_when_exact=False)
    return pad_of_dice(options, 11)[0]


def corrected_dice() -> Pad:
    """A prediction changed later takes the box of another round."""
    paper = dice_pad(3, magic=True)
    rounds: tuple[Any, ...] = (
        ("jester_column", ((1, "B"), (5, "B"), (5, "R"))),
        ("secret", ((1, "G"), (2, "G"), (3, "Y"))),
    )
    for number, (magic, boxes) in enumerate(rounds, 1):
        calls = [pad.Predict(number, player, box) for player, box in enumerate(boxes)]
        paper = written(paper, pad.MagicCard(number, magic), *calls)
        paper = written(paper, pad.JesterScore(number, 0, number), pad.Score(number, 1, 2))
        paper = written(paper, pad.Score(number, 2, 0))
    return written(paper, pad.Predict(1, 1, (2, "G")), pad.Turn(3, 0), pad.Leave(3, 1))
