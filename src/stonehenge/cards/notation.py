"""The readable text of a card game: a block a round, a line a trick; and back to its actions."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, cast

from stonehenge.cards.engine import apply
from stonehenge.cards.rules import NONE, dealer_names_trump
from stonehenge.cards.state import (
    COLOURS,
    DECK,
    Action,
    Bid,
    Card,
    Colour,
    Deal,
    Phase,
    Play,
    State,
    Trump,
)
from stonehenge.vocabulary import CHANCE, IllegalAction, Seat

COLOUR_WORDS: Final = {"B": "blue", "G": "green", "Y": "yellow", "R": "red"}
_COLOUR_OF: Final = {word: colour for colour, word in COLOUR_WORDS.items()}


def write(
    state: State, labels: Sequence[str], actions: Iterable[tuple[Seat, Action]]
) -> Iterator[str]:
    """The lines of a game: `state` is its start, `labels` are one word for each seat."""
    deal: Deal | None = None
    for seat, action in actions:
        if isinstance(action, Deal):
            if deal:
                yield from _round(state, labels, deal)
            deal = action
        state = apply(state, seat, action)
    if deal:
        yield from _round(state, labels, deal)


def _round(state: State, labels: Sequence[str], deal: Deal) -> Iterator[str]:
    """A round as far as it was played: all of it still stands in the state after it."""
    seats = len(labels)
    yield ""
    yield f"Round {state.round}, dealer {labels[state.dealer]}"
    width = max(map(len, labels))
    for label, hand in zip(labels, deal.hands, strict=True):
        yield f"  hand {label:{width}}  {' '.join(hand)}"
    yield f"  turn-up {_turnup(state, labels)}"
    first = state.dealer + 1 if state.options.bidding == "open" else 0
    bidders = [(first + i) % seats for i in range(seats)]
    bids = [f"{labels[seat]} {state.bids[seat]}" for seat in bidders if state.bids[seat] != NONE]
    if bids:
        yield f"  bids {', '.join(bids)}"
    for leader, cards, winner in state.tricks:
        yield f"  trick {_trick(labels, leader, cards)} -> {labels[winner]}"
    if state.trick:
        yield f"  trick {_trick(labels, state.leader, state.trick)}"
    if state.phase in (Phase.DEAL, Phase.OVER):
        points = zip(labels, state.pad[-1].points, state.totals, strict=True)
        yield f"  score {', '.join(f'{label} {now:+} = {total}' for label, now, total in points)}"


def _turnup(state: State, labels: Sequence[str]) -> str:
    card = "none" if state.turnup == NONE else DECK[state.turnup]
    if state.phase is Phase.TRUMP:
        return card
    if state.trump == NONE:
        return f"{card}, no trump"
    colour = COLOUR_WORDS[COLOURS[state.trump]]
    if dealer_names_trump(state.turnup):
        return f"{card}, {labels[state.dealer]} names {colour}"
    return f"{card}, {colour} is trump"


def _trick(labels: Sequence[str], leader: Seat, cards: tuple[int, ...]) -> str:
    seats = len(labels)
    return ", ".join(f"{labels[(leader + i) % seats]} {DECK[card]}" for i, card in enumerate(cards))


def parse(labels: Sequence[str], lines: Iterable[tuple[int, str]]) -> Iterator[tuple[Seat, Action]]:
    """The actions that numbered lines tell; what merely follows from them is passed over."""
    seat_of = {label: seat for seat, label in enumerate(labels)}
    hands: list[tuple[Card, ...]] = []
    for number, line in lines:
        keyword, _, rest = line.strip().partition(" ")
        try:
            if keyword == "hand":
                hands.append(tuple(rest.split()[1:]))
            elif keyword == "turn-up":
                yield from _parse_turnup(seat_of, tuple(hands), rest)
                hands = []
            elif keyword == "bids":
                for label, tricks in _pairs(rest):
                    yield seat_of[label], Bid(int(tricks))
            elif keyword == "trick":
                for label, card in _pairs(rest.partition(" -> ")[0]):
                    yield seat_of[label], Play(card)
            elif keyword not in ("Round", "score"):
                raise IllegalAction("bad-notation", line=number)
        except (KeyError, ValueError):
            raise IllegalAction("bad-notation", line=number) from None


def _parse_turnup(
    seat_of: dict[str, Seat], hands: tuple[tuple[Card, ...], ...], rest: str
) -> Iterator[tuple[Seat, Action]]:
    card, _, trump = rest.partition(", ")
    yield CHANCE, Deal(hands, None if card == "none" else card)
    dealer, names, word = trump.partition(" names ")
    if names:
        yield seat_of[dealer], Trump(cast("Colour", _COLOUR_OF[word]))


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    for pair in text.split(","):
        label, value = pair.split()
        yield label, value
