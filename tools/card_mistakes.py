"""Sorts decisions of a weak card level by what the sage would do: `python -m tools.card_mistakes`.

The level sits among three sages. Every bid and every third card is compared.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from stonehenge import cards, players
from stonehenge.cards import Bid, Options, Play, View
from stonehenge.cards.state import NUMBER
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.players.cards.net.play_features import wins_so_far
from stonehenge.players.cards.numbers import best_card, trump_of
from stonehenge.players.cards.sage import CardsSage
from stonehenge.vocabulary import CHANCE

LEVELS = ("novice", "apprentice", "journeyman")
SEATS = 4
DECISIONS = 200
EVERY = 3
SAGE = CardsSage()


def decisions(level: str) -> Iterator[tuple[View, Any, Any]]:
    """Views of seat 0 with what the level does there, and what the sage would do."""
    number = asked = 0
    while True:
        chance, state = Seeded(seed_from_number(number)), cards.start(Options(seats=SEATS))
        names = [level, *["sage"] * (SEATS - 1)]
        seated = [
            players.make(cards, name, chance.derive(f"player/{seat}"))
            for seat, name in enumerate(names)
        ]
        while seats := cards.to_act(state):
            seat = seats[0]
            if seat == CHANCE:
                state = cards.apply(state, seat, cards.draw(state, chance))
                continue
            view, legal = cards.view(state, seat), cards.legal(state, seat)
            action = seated[seat].choose(view, legal)
            if seat == 0 and len(legal) > 1 and isinstance(action, Bid | Play):
                asked += 1
                if isinstance(action, Bid) or asked % EVERY == 0:
                    yield view, action, SAGE.choose(view, legal)
            state = cards.apply(state, seat, action)
        number += 1


def kind(view: View, action: Any, better: Any) -> str:
    """What sort of decision it is."""
    if action == better:
        return "as the sage"
    if isinstance(action, Bid):
        return f"bids {action.tricks - better.tricks:+d}"
    return _kind_of_card(view, action, better)


def _kind_of_card(view: View, action: Play, better: Play) -> str:
    assert view.trick is not None
    need, best = view.needs[0] or 0, best_card(view.trick, SEATS)
    wins, sage_wins = (wins_so_far(NUMBER[p.card], best, trump_of(view)) for p in (action, better))
    if not view.trick.cards:
        return "leads another card, needing tricks" if need > 0 else "leads another card"
    if wins and not sage_wins:
        return "takes a trick too early" if need > 0 else "takes a trick it does not need"
    if sage_wins and not wins:
        return "lets a trick go"
    if wins:
        return "wins with another card"
    return "throws another card, needing tricks" if need > 0 else "throws another card"


def main() -> None:
    """Prints a line for each level and kind."""
    for level in sys.argv[1:] or LEVELS:
        found: Counter[str] = Counter()
        for (view, action, better), _ in zip(decisions(level), range(DECISIONS), strict=False):
            found[
                f"{'bid' if isinstance(action, Bid) else 'card'}: {kind(view, action, better)}"
            ] += 1
        for name, often in sorted(found.items()):
            print(f"{level:12} {often:4} {name}")


if __name__ == "__main__":
    main()
