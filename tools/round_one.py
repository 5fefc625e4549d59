"""Writes docs/round-one.md: round 1 of the card game solved, and what a level bids there.

`python -m tools.round_one [LEVEL]`
"""

import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import numpy as np

from stonehenge import cards, players
from stonehenge.cards import COLOURS, Bid, Deal, Options, Trump
from stonehenge.cards.rules import CARDS, FIRST_JESTER, FIRST_WIZARD, NONE, RANKS
from stonehenge.cards.state import DECK
from stonehenge.chance import seed_from_number
from stonehenge.research.round_one import Array, Bidding, Bids, Solution, solve, worth
from stonehenge.vocabulary import CHANCE
from tools import nash_conv

RESULTS: Final = Path("docs/round-one.md")
SEATS: Final = (3, 4)
ANSWERS: Final = {3: 1000, 4: 30}
"""By seats: how often dealer and others answer each other."""
SHOWN: Final = 6
"""The blue card whose bids are shown in full; the others differ by a rank at most."""
_HEAD: Final = """\
# Round 1, solved

Written by `python -m tools.round_one` on {date}, in a few minutes on one core. In round 1 everybody
has one card, and nobody chooses which to play. So the points of a seat depend on its own bid and on
the cards; the bids of others matter only as news about their cards.

**What is proved.** For open bids, three and four players, and the points of this round alone: after
a coloured card or a Jester, who bids first has one best bid for each card, whatever the others do.
It is 1 if the chance to take the trick is above 3 in 7, since 1 brings 30 or -10 and 0 brings 20 or
-10. That fixes what the second bidder learns, and so on. What is left is the only equilibrium:
NashConv is 0. All hands are counted ([round_one.py](../src/stonehenge/research/round_one.py)). With
plus/minus one nothing changes except for the dealer, who is bound. After a Wizard the dealer names
the trump, and the others learn from it. There the dealer and the others answer each other {answers}
times, and the text says what all seats together could still gain (NashConv; only the dealer's part
of it is not zero, because the others bid best).

**What is not proved.** After a Wizard there may be other equilibria. With three players
or more nobody is held to one: against others who bid otherwise, other bids may be better. The rest
of the game counts for nothing here. Five and six players have too many hands to count one by one.

**Checked by OpenSpiel.** OpenSpiel's own `nash_conv` walks through every deal card by card in
Python (its `exploitability` is for two players only). That took 7 ms of CPU time and up to 40 KB of
memory a deal. The 12 million deals of three players would take a day and more than 400 GB; the
195,054 deals after one coloured card some 25 minutes and 8 GB, which was not tried. With six cards
to deal and one card always turned up it takes seconds: see [nash_conv.py](../tools/nash_conv.py).
The engine plays and scores these small games as ever. The table has NashConv in points, by
OpenSpiel and by our solver for the same play and the same cards. A
[test](../tests/research/test_nash_conv.py) holds that both agree to rounding (0.00001). With twenty
cards (2, 5, 9 and 12 of each colour, two Wizards and two Jesters; B7 turned up; 50 seconds) both
find 30.93860 for play at random and 0 for ours. So our solver counts as OpenSpiel does, also for a
dealer who can still gain. This does not make an equilibrium of a small deck one of the real game,
nor the only one.
"""


def level_bids(level: str, solution: Solution, bidding: Bidding) -> dict[Bids, Array]:
    """By the bids before: what the level bids with each card."""
    player = players.make(cards, level, seed_from_number(1))
    found = {}
    for before, reached in bidding.reached.items():
        bids = np.zeros(CARDS)
        for card in np.flatnonzero(reached):
            bids[card] = _bid(player, solution, bidding.trump, before, int(card))
        found[before] = bids
    return found


def _bid(player: players.Player, at: Solution, trump: int, before: Bids, card: int) -> int:
    """What a player bids with this card after these bids."""
    seat = len(before)
    rest = [DECK[other] for other in range(CARDS) if other not in (card, at.turnup)]
    hands = [(rest[number],) for number in range(at.seats)]
    hands[seat] = (DECK[card],)
    state = cards.start(Options(seats=at.seats, first_dealer=at.seats - 1))
    state = cards.apply(state, CHANCE, Deal(tuple(hands), DECK[at.turnup]))
    if FIRST_WIZARD <= at.turnup < FIRST_JESTER:
        state = cards.apply(state, at.seats - 1, Trump(COLOURS[trump]))
    for other, bid in enumerate(before):
        state = cards.apply(state, other, Bid(bid))
    chosen = player.choose(cards.view(state, seat), cards.legal(state, seat))
    return int(chosen.tricks)


def compare(bidding: Bidding, bids: dict[Bids, Array]) -> tuple[Array, Array, Array]:
    """By seat: how often it bids at all, how often alike, and the points given away."""
    seats = 1 + max(len(before) for before in bids)
    asked, alike, lost = (np.zeros(seats) for _ in range(3))
    for before, chosen in bids.items():
        seat, reached = len(before), bidding.reached[before]
        to_win, best = bidding.to_win[before], bidding.bids_one[before]
        asked[seat] += reached.sum()
        alike[seat] += (reached * (chosen == best)).sum()
        lost[seat] += (reached * (worth(to_win, best) - worth(to_win, chosen))).sum()
    return asked, alike, lost


# what is written


def ranks(bids: Array, trump: int, *, of_trump: bool) -> str:
    """The ranks that most colours of this kind bid one with, such as `4-6, 8-13`."""
    rows = bids[:FIRST_WIZARD].reshape(4, RANKS)
    chosen = [colour for colour in range(4) if (colour == trump) == of_trump]
    one = np.flatnonzero(np.median(rows[chosen], axis=0) > 0.5) + 1
    spans = np.split(one, np.flatnonzero(np.diff(one) > 1) + 1) if len(one) else []
    texts = [str(span[0]) if len(span) == 1 else f"{span[0]}-{span[-1]}" for span in spans]
    return ", ".join(texts) or "none"


def in_words(before: Bids) -> str:
    """The bids before, as a table says them."""
    return ", ".join(map(str, before)) or "first to bid"


def shown(level: str, bidding: Bidding, bids: dict[Bids, Array]) -> Iterator[str]:
    """One table: who bids one with what, and what the level does."""
    trump = bidding.trump
    yield f"| bids before | how often | trump | other colours | {level}: trump | other colours |"
    yield "|---|---:|---|---|---|---|"
    for before in sorted(bids, key=lambda before: (len(before), before)):
        share = bidding.reached[before].sum() / _all(bidding, len(before))
        if share < 0.005:
            continue
        best, chosen = bidding.bids_one[before], bids[before]
        cells = [
            "-" if of_trump and trump == NONE else ranks(one, trump, of_trump=of_trump)
            for one in (best, chosen)
            for of_trump in (True, False)
        ]
        yield f"| {in_words(before)} | {share:.0%} | " + " | ".join(cells) + " |"


def _all(bidding: Bidding, seat: int) -> float:
    return sum(
        float(reached.sum()) for before, reached in bidding.reached.items() if len(before) == seat
    )


def cases(seats: int) -> Iterator[tuple[str, Solution, float]]:
    """What may be turned up, with its chance: a card of each rank, a Jester, a Wizard."""
    for rank in range(RANKS):
        yield f"trump {rank + 1}", solve(seats, rank), 4 / CARDS
    yield "a Jester", solve(seats, FIRST_JESTER), 4 / CARDS
    yield "a Wizard", solve(seats, FIRST_WIZARD, answers=ANSWERS[seats]), 4 / CARDS


def chapter(level: str, seats: int) -> Iterator[str]:
    """Everything about one number of players."""
    sums = np.zeros((3, seats))
    yield f"\n## {seats} players\n"
    for name, solution, chance in cases(seats):
        print(f"{seats} players, {name}", file=sys.stderr)
        bidding = solution.biddings[0]
        bids = level_bids(level, solution, bidding)
        sums += chance * np.array(compare(bidding, bids)) / _all(bidding, 0)
        if solution.turnup in (SHOWN, FIRST_JESTER, FIRST_WIZARD):
            yield from _introduced(name, solution)
            yield from shown(level, bidding, bids)
            yield ""
    yield from _summed(level, sums)


def _introduced(name: str, solution: Solution) -> Iterator[str]:
    yield f"**{name[0].upper()}{name[1:]} turned up.** Wizards always bid 1, Jesters 0.\n"
    if solution.turnup == FIRST_WIZARD:
        own = solution.trumps[:RANKS, 0]
        yield (
            f"The dealer names the colour of the own card (at least {own.min():.0%} of the time), "
            f"with a Wizard or a Jester any. Left to gain: {solution.to_gain:.3f} points.\n"
        )


def _summed(level: str, sums: Array) -> Iterator[str]:
    yield f"Over all cards that may be turned up, the {level} compared with this:\n"
    yield "| seat | bids alike | points given away by a bid |"
    yield "|---|---:|---:|"
    asked, alike, lost = sums
    for seat in range(len(asked)):
        place = "dealer, last" if seat == len(asked) - 1 else f"bids as number {seat + 1}"
        yield f"| {place} | {alike[seat] / asked[seat]:.1%} | {lost[seat] / asked[seat]:.2f} |"


def main(arguments: Sequence[str]) -> None:
    """Solves, asks and writes."""
    level = arguments[0] if arguments else "archmage"
    head = _HEAD.format(date=datetime.now(UTC).date(), answers=_answers())
    chapters = (line for seats in SEATS for line in chapter(level, seats))
    lines = [head, *nash_conv.table(), *chapters]
    RESULTS.write_text("\n".join(lines) + "\n")


def _answers() -> str:
    return " or ".join(str(ANSWERS[seats]) for seats in SEATS)


if __name__ == "__main__":
    main(sys.argv[1:])
