"""Which entries the card game allows on a pad, and the rule that forbids the others."""

from stonehenge.cards import rules
from stonehenge.cards.rules import NONE
from stonehenge.pad.cards import CardEntry, CardOptions, CardPad, CardRound, closed_bid, wrong_sum
from stonehenge.pad.entries import Bid, Entry, Leave, Misfit, Rename, Rounds, Tricks, Turn
from stonehenge.pad.people import (
    NOBODY,
    People,
    refused_player,
    refused_round,
    refused_table_entry,
)


def refused_in_cards(
    pad: CardPad, people: People, options: CardOptions, entry: Entry
) -> Misfit | None:
    """The rule that forbids an entry on this pad now, or None."""
    if isinstance(entry, Rename | Rounds | Leave):
        most = rules.rounds(len(pad.names))
        return refused_table_entry(people, entry, pad.round, pad.finished, most)
    if not isinstance(entry, CardEntry):
        return Misfit("pad-other-game", 0, NOBODY, {})
    early = refused_round(entry.round, len(pad.rounds), pad.phase)
    return _refused_in_round(pad, people, options, entry) if early is None else early


def _refused_in_round(
    pad: CardPad, people: People, options: CardOptions, entry: CardEntry
) -> Misfit | None:
    line = pad.rounds[entry.round - 1]
    if isinstance(entry, Bid):
        return _refused_bid(people, options, line, entry)
    if isinstance(entry, Tricks):
        return _refused_tricks(pad, line, entry)
    if isinstance(entry, Turn):
        return refused_player(people, entry.round, entry.player)
    return None


def _refused_bid(
    people: People, options: CardOptions, line: CardRound, entry: Bid
) -> Misfit | None:
    player = refused_player(people, entry.round, entry.player)
    if player is not None:
        return player
    if entry.bid > line.round:
        facts: dict[str, int | str] = {"bid": entry.bid, "most": line.round}
        return Misfit("bid-out-of-range", line.round, entry.player, facts)
    first = line.bids[entry.player] == NONE
    if options.bidding == "open" and first and line.turn != entry.player:
        return Misfit("not-your-turn", line.round, entry.player, {"turn": line.turn})
    if entry.player == line.dealer and entry.bid == closed_bid(options, line):
        facts = {"bid": entry.bid, "tricks": line.round}
        return Misfit("forbidden-bid", line.round, entry.player, facts)
    return None


def _refused_tricks(pad: CardPad, line: CardRound, entry: Tricks) -> Misfit | None:
    if len(entry.won) != len(line.bids):
        return Misfit("pad-no-such-player", line.round, NOBODY, {"players": len(line.bids)})
    if line.turn != NONE:
        return Misfit("pad-bid-missing", line.round, line.turn, {"name": pad.names[line.turn]})
    for player, won in enumerate(entry.won):
        if won > 0 and not line.here[player]:
            facts: dict[str, int | str] = {"name": pad.names[player], "round": line.round}
            return Misfit("pad-has-left", line.round, player, facts)
    return wrong_sum(line.round, entry.won)
