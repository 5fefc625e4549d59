"""Which bids and predictions of a pad nobody else may know yet."""

from collections.abc import Collection

from stonehenge.cards.rules import NONE
from stonehenge.pad.cards import CardPad, CardRound
from stonehenge.pad.dice import DiceRound, all_predicted, card_of
from stonehenge.pad.entries import Bid, Entry, Predict
from stonehenge.pad.pads import Pad, standing


def covered_rounds(pad: Pad, shown: Collection[int]) -> dict[int, int]:
    """The rounds whose bids or predictions are covered, each with the Seer, who is open, or NONE.

    `shown`: the rounds whose secret bids somebody has laid open after the last trick.
    """
    paper = standing(pad)
    if isinstance(paper, CardPad):
        bidding = str(pad.options["bidding"])
        lines = [line for line in paper.rounds if _bids_covered(bidding, line, shown)]
        return {line.round: NONE for line in lines}
    return {line.round: line.seer for line in paper.rounds if _predictions_covered(line)}


def _bids_covered(bidding: str, line: CardRound, shown: Collection[int]) -> bool:
    if bidding == "open" or line.written:
        return False
    return line.turn != NONE or (bidding == "secret" and line.round not in shown)


def _predictions_covered(line: DiceRound) -> bool:
    secret = card_of(line.magic).secret and not line.written
    return secret and not all_predicted(line.predictions, line.here)


def is_covered(entry: Entry, rounds: dict[int, int]) -> bool:
    """Whether an entry is a bid or a prediction in one of these rounds."""
    return (
        isinstance(entry, Bid | Predict)
        and entry.round in rounds
        and entry.player != rounds[entry.round]
    )
