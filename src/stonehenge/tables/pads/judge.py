"""Who may write what on a shared pad, and which entries are in conflict with others."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from stonehenge.cards.rules import NONE
from stonehenge.pad.cards import CardPad
from stonehenge.pad.covers import covered_rounds, is_covered
from stonehenge.pad.entries import (
    Bid,
    Cross,
    Dice,
    Entry,
    JesterScore,
    Predict,
    Redo,
    Score,
    Tricks,
    Undo,
)
from stonehenge.pad.history import history
from stonehenge.pad.merging import rival
from stonehenge.pad.pads import add, new_pad, standing
from stonehenge.tables.pads.log import KEEPER, Allowed, Event, Shared, SharedPad, Shown, Written
from stonehenge.tables.pads.log import after as after_events
from stonehenge.tables.pads.messages import MOST_SHARED, Answer, Offer, Role, SharePad
from stonehenge.vocabulary import IllegalAction

_OWN: Final = Bid | Predict | Cross | Score | JesterScore | Dice
"""What a writer enters for their own player."""


class Who(Struct, frozen=True):
    """A device at a shared pad."""

    role: Role
    device: str
    """The hash of its secret."""
    player: int = KEEPER
    """For whom a writer writes; KEEPER until they have said so."""


def share(wish: SharePad) -> Shared:
    """The beginning of a shared pad; refuses players or options that the game does not allow."""
    pad = new_pad(wish.game, wish.players, wish.options, wish.date)
    return Shared(pad.game, pad.players, pad.options, pad.date)


def allow(pad: SharedPad, who: Who, writing: bool) -> list[Event]:
    """Lets writers write, or only look."""
    if who.role != "keeper":
        raise IllegalAction("pad-keeper-only")
    return [] if pad.writing == writing else [Allowed(writing)]


def show(pad: SharedPad, who: Who, round_: int) -> list[Event]:
    """Lays the secret bids of a round open, once all are there."""
    _may_write(pad, who)
    paper = standing(pad.pad)
    if not isinstance(paper, CardPad) or pad.pad.options["bidding"] != "secret":
        raise IllegalAction("pad-nothing-secret")
    if round_ > len(paper.rounds):
        raise IllegalAction("pad-round-not-begun", round=round_)
    turn = paper.rounds[round_ - 1].turn
    if turn != NONE:
        raise IllegalAction("pad-bid-missing", name=paper.names[turn])
    return [] if round_ in pad.shown else [Shown(round_)]


def write(
    pad: SharedPad, who: Who, offers: Sequence[Offer]
) -> tuple[list[Event], tuple[Answer, ...]]:
    """What a device's entries come to: those that are written, and the answer to each."""
    events: list[Event] = []
    answers = []
    for offer in offers:
        try:
            number, event = _judged(pad, who, offer)
        except IllegalAction as refusal:
            other = getattr(refusal, "other", None)
            answers.append(Answer(id=offer.id, rule=refusal.rule, facts=refusal.facts, other=other))
            continue
        if event is not None:
            events.append(event)
            pad = after_events(pad, pad.seq, [event])
        answers.append(Answer(id=offer.id, number=number))
    return events, tuple(answers)


class _Conflict(IllegalAction):
    """Somebody else wrote about the same thing meanwhile."""

    def __init__(self, other: int) -> None:
        super().__init__("pad-conflict")
        self.other = other


def _judged(pad: SharedPad, who: Who, offer: Offer) -> tuple[int, Written | None]:
    """The number of an entry on the pad, and what is to be stored unless it stands there already.

    Raises IllegalAction with the rule that forbids it.
    """
    for number, line in enumerate(pad.lines):
        if line.id == offer.id and line.device == who.device:
            return number, None  # the answer got lost
    _may_write(pad, who)
    _must_be_own(pad, who, offer.entry)
    if len(pad.lines) >= MOST_SHARED:
        raise IllegalAction("pad-full", most=MOST_SHARED)
    if (same := _same_meanwhile(pad, who, offer)) is not None:
        return same, None
    add(pad.pad, offer.entry)
    player = KEEPER if who.role == "keeper" else who.player
    return len(pad.lines), Written(who.device, player, offer.id, offer.entry)


def _may_write(pad: SharedPad, who: Who) -> None:
    if who.role == "watcher" or (who.role == "writer" and not pad.writing):
        raise IllegalAction("pad-only-look")
    if who.role == "writer" and not 0 <= who.player < len(pad.pad.players):
        raise IllegalAction("pad-who-are-you")


def _must_be_own(pad: SharedPad, who: Who, entry: Entry) -> None:
    """Refuses what a writer may not write: a keeper may write everything."""
    if who.role == "keeper" or isinstance(entry, Tricks):  # tricks must add up, so one writes all
        return
    if isinstance(entry, _OWN):
        if entry.player == who.player:
            return
    elif isinstance(entry, Undo | Redo) and _is_own_step(pad, who, entry):
        return
    raise IllegalAction("pad-not-yours")


def _is_own_step(pad: SharedPad, who: Who, entry: Undo | Redo) -> bool:
    """Whether undo or redo would reach an entry of this device."""
    past = history(pad.pad.entries)
    reached = past.kept if isinstance(entry, Undo) else past.undone
    # entries are equal where they say the same, so the device is found by identity
    return bool(reached) and any(
        line.entry is reached[-1] and line.device == who.device for line in pad.lines
    )


def _same_meanwhile(pad: SharedPad, who: Who, offer: Offer) -> int | None:
    """The number of an entry that says the same; refuses one that somebody else's contradicts."""
    lines = list(enumerate(pad.lines))[offer.after :]
    others = [(number, line.entry) for number, line in lines if line.device != who.device]
    found = rival(offer.entry, others)
    if found is None:
        return None
    # whether a covered bid is the same must not be told: one could guess until it is
    if not found.same or is_covered(pad.lines[found.number].entry, _covered(pad)):
        raise _Conflict(found.number)
    return found.number


def _covered(pad: SharedPad) -> dict[int, int]:
    return covered_rounds(pad.pad, pad.shown)


def hidden_lines(pad: SharedPad) -> frozenset[int]:
    """The numbers of the entries that only the device that wrote them may know."""
    rounds = _covered(pad)
    if not rounds:
        return frozenset()
    return frozenset(
        number for number, line in enumerate(pad.lines) if is_covered(line.entry, rounds)
    )
