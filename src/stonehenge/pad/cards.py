"""The pad of the card game: bids and tricks by round, folded into points, totals and places."""

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from stonehenge.cards import rules
from stonehenge.cards.rules import NONE
from stonehenge.pad.entries import Bid, Entry, Misfit, Tricks, Trump, Turn
from stonehenge.pad.people import (
    NOBODY,
    People,
    agreed_rounds,
    count_true,
    from_player,
    here_in,
    next_here,
    people_of,
    places_of,
)

LEAST_PLAYERS = 3
CardEntry: TypeAlias = Bid | Tricks | Trump | Turn
"""The entries that are about one round of the card game."""


class CardOptions(Struct, frozen=True):
    """What the table agreed on, as in the options of the card game."""

    bidding: str
    plus_minus_one: bool
    clairvoyance: bool
    first_dealer: int
    rounds: int


class CardNote(Struct):
    """What was written down for one round; NONE where nothing was."""

    dealer: int
    trump: str | None
    turned: str | None
    trump_noted: bool
    bids: list[int]
    won: list[int]
    written: bool
    changed: bool


class CardRound(Struct):
    """One round as the pad shows it. Lists are by player."""

    round: int
    """Its number, which is also its number of tricks."""
    dealer: int
    here: list[bool]
    order: list[int]
    """Who bids, in order; the dealer last."""
    trump: str | None
    turned: str | None
    trump_noted: bool
    bids: list[int]
    won: list[int]
    written: bool
    """Whether the tricks are written, so that the round counts."""
    changed: bool
    """Whether something was changed after that."""
    points: list[int]
    exact: list[bool]
    totals: list[int]
    """All points, those of this round included."""
    bid_sum: int
    forbidden: int
    """The bid that plus/minus one closes to the dealer once all others have bid, or NONE."""
    turn: int
    """Who bids next; NONE when all have bid."""


class CardPad(Struct):
    """Everything a card pad shows. Lists are by player."""

    names: list[str]
    here: list[bool]
    of: int
    """How many rounds are played at the latest."""
    round: int
    """The round that is being played; the last one when the game is over."""
    phase: str
    """What the pad waits for: `bids`, `tricks`, or nothing: `over`."""
    rounds: list[CardRound]
    """All rounds begun; the last one is being played, unless the game is over."""
    finished: int
    totals: list[int]
    places: list[int]
    exact: list[int]
    """How many rounds each player predicted exactly."""
    reason: str
    """Why the game is over; empty until then."""
    misfits: list[Misfit]
    """What breaks a rule, by a correction or because a player left."""


def fold_cards(names: Sequence[str], options: CardOptions, entries: Sequence[Entry]) -> CardPad:
    """The pad that these entries make, all of which count."""
    people = people_of(names, entries)
    agreed = agreed_rounds(options.rounds, entries)
    notes = _notes(len(names), entries)
    pad = _empty_pad(people, agreed)
    dealer = options.first_dealer
    while pad.phase != "over":
        number = pad.finished + 1
        note = notes[number - 1] if number <= len(notes) else _blank(len(names))
        here = here_in(people, number)
        if count_true(here) < LEAST_PLAYERS:
            _finish(pad, here, "too-few-players")
        elif number > agreed:
            _finish(pad, here, "all-rounds-played")
        else:
            dealer = _dealer(dealer, note, here, number)
            line = _line(options, note, number, dealer, here)
            _add(pad, options, line)
            if not line.written:
                return pad
    _tell_superfluous(pad, notes)
    return pad


def _blank(players: int) -> CardNote:
    return CardNote(
        dealer=NONE,
        trump=None,
        turned=None,
        trump_noted=False,
        bids=[NONE] * players,
        won=[0] * players,
        written=False,
        changed=False,
    )


def _notes(players: int, entries: Sequence[Entry]) -> list[CardNote]:
    """What is written for each round; the last entry about a thing holds."""
    notes: list[CardNote] = []
    for entry in entries:
        if isinstance(entry, CardEntry):
            while len(notes) < entry.round:
                notes.append(_blank(players))
            _note(notes[entry.round - 1], entry)
    return notes


def _note(note: CardNote, entry: CardEntry) -> None:
    note.changed = note.written or note.changed
    if isinstance(entry, Bid):
        note.bids[entry.player] = entry.bid
    elif isinstance(entry, Tricks):
        note.won = list(entry.won)
        note.written = True
    elif isinstance(entry, Trump):
        note.trump = entry.trump
        note.turned = entry.turned
        note.trump_noted = True
    else:
        note.dealer = entry.player


def _empty_pad(people: People, agreed: int) -> CardPad:
    players = len(people.names)
    return CardPad(
        names=people.names,
        here=here_in(people, 1),
        of=agreed,
        round=1,
        phase="bids",
        rounds=[],
        finished=0,
        totals=[0] * players,
        places=[0] * players,
        exact=[0] * players,
        reason="",
        misfits=[],
    )


def _dealer(before: int, note: CardNote, here: Sequence[bool], number: int) -> int:
    """The dealer of a round: noted, or the next one clockwise who is here."""
    if note.dealer != NONE and here[note.dealer]:
        return note.dealer
    if number == 1 and here[before]:
        return before
    return next_here(before, here)


def _add(pad: CardPad, options: CardOptions, line: CardRound) -> None:
    """Adds a round to the pad."""
    pad.rounds.append(line)
    pad.round = line.round
    pad.here = line.here
    _judge(pad, options, line)
    if line.written:
        _count(pad, line)
    else:
        pad.phase = "tricks" if line.turn == NONE else "bids"
    line.totals = list(pad.totals)
    pad.places = places_of([[total] for total in pad.totals], line.here)


def _line(
    options: CardOptions, note: CardNote, number: int, dealer: int, here: list[bool]
) -> CardRound:
    order = from_player((dealer + 1) % len(here), here)
    bids = [bid if here[player] else NONE for player, bid in enumerate(note.bids)]
    waiting = [player for player in order if bids[player] == NONE]
    made = [bids[player] for player in order if bids[player] != NONE]
    line = CardRound(
        round=number,
        dealer=dealer,
        here=here,
        order=order,
        trump=note.trump,
        turned=note.turned,
        trump_noted=note.trump_noted,
        bids=bids,
        won=[won if here[player] else 0 for player, won in enumerate(note.won)],
        written=note.written,
        changed=note.changed,
        points=[0] * len(here),
        exact=[False] * len(here),
        totals=[],
        bid_sum=sum(made),
        forbidden=NONE,
        turn=waiting[0] if len(waiting) > 0 else NONE,
    )
    line.forbidden = closed_bid(options, line)
    return line


def closed_bid(options: CardOptions, line: CardRound) -> int:
    """The bid that plus/minus one closes to the dealer once all others have bid (ruling C12)."""
    others = [line.bids[player] for player in line.order if player != line.dealer]
    if not options.plus_minus_one or NONE in others:
        return NONE
    return rules.forbidden_bid(line.round, sum(others))


def _judge(pad: CardPad, options: CardOptions, line: CardRound) -> None:
    """Notes what does not fit in a round any more."""
    bid = line.bids[line.dealer]
    if bid != NONE and bid == closed_bid(options, line):
        facts: dict[str, int | str] = {"bid": bid, "tricks": line.round}
        pad.misfits.append(Misfit("forbidden-bid", line.round, line.dealer, facts))
    if not line.written:
        return
    if line.turn != NONE:
        facts = {"name": pad.names[line.turn]}
        pad.misfits.append(Misfit("pad-bid-missing", line.round, line.turn, facts))
    wrong = wrong_sum(line.round, line.won)
    if wrong is not None:
        pad.misfits.append(wrong)


def wrong_sum(tricks: int, won: Sequence[int]) -> Misfit | None:
    """The misfit if the tricks won are not all tricks of the round."""
    if sum(won) == tricks:
        return None
    return Misfit("pad-tricks-do-not-add-up", tricks, NOBODY, {"sum": sum(won), "tricks": tricks})


def _count(pad: CardPad, line: CardRound) -> None:
    """Adds the points of a finished round; who has no bid in it gets none."""
    for player, bid in enumerate(line.bids):
        if bid != NONE:
            line.points[player] = rules.points(bid, line.won[player])
            line.exact[player] = bid == line.won[player]
            pad.totals[player] += line.points[player]
            if line.exact[player]:
                pad.exact[player] += 1
    pad.finished = line.round


def _finish(pad: CardPad, here: list[bool], reason: str) -> None:
    pad.phase = "over"
    pad.reason = reason
    pad.here = here
    pad.places = places_of([[total] for total in pad.totals], here)


def _tell_superfluous(pad: CardPad, notes: Sequence[CardNote]) -> None:
    """Notes the rounds that were written, but after the game had ended."""
    for i in range(pad.finished, len(notes)):
        if notes[i].written:
            pad.misfits.append(Misfit("pad-after-the-end", i + 1, NOBODY, {"round": i + 1}))
