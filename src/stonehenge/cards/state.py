"""The things of the card game: options, actions, the state, and the view a seat has of it."""

from collections.abc import Iterator
from enum import Enum
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from stonehenge.cards import rules
from stonehenge.cards.rules import NONE
from stonehenge.vocabulary import Outcome, Seat

COLOURS: Final = ("B", "G", "Y", "R")
DECK: Final = (
    *(f"{colour}{rank}" for colour in COLOURS for rank in range(1, 14)),
    *(f"{special}{number}" for special in "WJ" for number in range(1, 5)),
)
_NAMES: Final = {1 << card: name for card, name in enumerate(DECK)}
NUMBER: Final = {name: card for card, name in enumerate(DECK)}
"""The number of a card by its name, as `rules` counts them."""

Card: TypeAlias = Annotated[str, Meta(pattern="^([BGYR]([1-9]|1[0-3])|[WJ][1-4])$")]
Colour: TypeAlias = Literal["B", "G", "Y", "R"]


def names(hand: int) -> tuple[Card, ...]:
    """The names of the cards in a mask, in the order of the deck."""
    cards = []
    while hand:
        lowest = hand & -hand
        cards.append(_NAMES[lowest])
        hand ^= lowest
    return tuple(cards)


def mask(cards: tuple[Card, ...]) -> int:
    """The mask of the named cards."""
    return sum(1 << NUMBER[card] for card in cards)


class Options(Struct, frozen=True):
    """All options of a card game; `random` is settled before the start (ruling C1)."""

    seats: int
    bidding: Literal["open", "covered", "secret"] = "open"
    plus_minus_one: bool = False
    """The bids must not add up to the number of tricks; needs open bids."""
    clairvoyance: bool = False
    first_dealer: int | Literal["random"] = 0
    rounds: int | Literal["all"] = "all"
    """A short game ends after this round at the latest."""

    @property
    def last_round(self) -> int:
        """The round after which the game is over, if not before."""
        return rules.rounds(self.seats) if self.rounds == "all" else self.rounds


class Deal(Struct, frozen=True, array_like=True, tag="deal", forbid_unknown_fields=True):
    """Chance deals a hand to every seat and turns a card up, none in the last round."""

    hands: tuple[tuple[Card, ...], ...]
    turnup: Card | None


class Trump(Struct, frozen=True, array_like=True, tag="trump", forbid_unknown_fields=True):
    """The dealer names the trump after a turned-up Wizard."""

    colour: Colour


class Bid(Struct, frozen=True, array_like=True, tag="bid", forbid_unknown_fields=True):
    """A seat predicts how many tricks it will win."""

    tricks: int


class Play(Struct, frozen=True, array_like=True, tag="play", forbid_unknown_fields=True):
    """A seat plays a card."""

    card: Card


Decision: TypeAlias = Trump | Bid | Play
Legal: TypeAlias = tuple[Decision, ...]
Action: TypeAlias = Deal | Decision


class Phase(Enum):
    """What the game is waiting for."""

    DEAL = "deal"
    TRUMP = "trump"
    BID = "bid"
    PLAY = "play"
    OVER = "over"


class Trick(Struct, frozen=True):
    """A trick as it fell: who led, the cards in order of play, who is winning or has won it."""

    leader: Seat
    order: tuple[Seat, ...]
    """All seats in the order of play, the leader first."""
    cards: tuple[Card, ...]
    """As far as they are played, in the same order."""
    winner: Seat | None
    """None before the first card."""


class RoundScore(Struct, frozen=True):
    """One line of the score pad."""

    bids: tuple[int, ...]
    won: tuple[int, ...]
    points: tuple[int, ...]
    exact: tuple[bool, ...]
    """Who has won as many tricks as they bid."""
    totals: tuple[int, ...]
    """All points, those of this round included."""
    places: tuple[int, ...]
    """The place of each seat by these totals; equal totals share one."""


class RoundResult(Struct, frozen=True):
    """What lay on the table in a finished round; its line of the pad tells the rest."""

    round: int
    dealer: Seat
    turnup: Card | None
    trump: Colour | None


class State(Struct, frozen=True, gc=False):
    """Everything about a game at one moment, secrets included. Cards are numbers, hands masks.

    A finished round stays until the next deal, so `round` is the round dealt last.
    """

    options: Options
    phase: Phase = Phase.DEAL
    turn: Seat = NONE
    round: int = 0
    dealer: Seat = NONE
    hands: tuple[int, ...] = ()
    turnup: int = NONE
    trump: int = NONE
    bids: tuple[int, ...] = ()
    leader: Seat = NONE
    trick: tuple[int, ...] = ()
    suit: int = NONE
    winner: Seat = NONE
    best: int = NONE
    won: tuple[int, ...] = ()
    tricks: tuple[tuple[Seat, tuple[int, ...], Seat], ...] = ()
    """The finished tricks of the round: leader, cards and winner of each."""
    last_trick: tuple[Seat, tuple[int, ...], Seat] | None = None
    """The one finished last, which stays through the next deal."""
    last_round: tuple[int, Seat, int, int] | None = None
    """The round finished last: its number, dealer, turned-up card and trump."""
    pad: tuple[RoundScore, ...] = ()
    totals: tuple[int, ...] = ()

    def __str__(self) -> str:
        """The table as a person would describe it, secrets included."""
        return "\n".join(_described(self))


def _described(state: State) -> Iterator[str]:
    turn = "" if state.turn == NONE else f", seat {state.turn} to act"
    trump = "no trump" if state.trump == NONE else f"trump {COLOURS[state.trump]}"
    turned = "nothing" if state.turnup == NONE else DECK[state.turnup]
    yield f"cards, round {state.round} of {state.options.last_round}: {state.phase.value}{turn}"
    if state.round:
        yield f"dealer seat {state.dealer}, turned up {turned}, {trump}"
    for seat, hand in enumerate(state.hands):
        bid = "no bid" if state.bids[seat] == NONE else f"bid {state.bids[seat]}"
        held = " ".join(names(hand)) or "-"
        yield f"seat {seat}: {held} | {bid}, won {state.won[seat]}, total {state.totals[seat]}"
    if state.trick:
        played = " ".join(DECK[card] for card in state.trick)
        yield f"trick led by seat {state.leader}: {played}"


class View(Struct, frozen=True, kw_only=True):
    """All that a seat (or a spectator: `seat` None) may know, with the facts a front end shows."""

    seat: Seat | None
    """Whose view it is, None for a spectator. Lists by seat begin with seat 0."""
    options: Options
    """The options of the game."""
    phase: Phase
    """What the game is waiting for."""
    to_act: tuple[Seat, ...]
    """The seats that are asked now; -1 for chance."""
    together: bool
    """Whether all seats bid at the same time now, unseen by the others."""
    round: int
    """The present round, or the one just finished; it has as many tricks as its number."""
    rounds: int
    """How many rounds the game has."""
    dealer: Seat | None
    """None before the first round."""
    hands: tuple[tuple[Card, ...] | None, ...]
    """The hands this seat sees, each in the order of the deck; None for a hidden one."""
    hand_sizes: tuple[int, ...]
    """How many cards each seat holds."""
    turnup: Card | None
    """The card that was turned up; None in the last round."""
    trump: Colour | None
    """None where there is no trump, or while the dealer has yet to name it."""
    bids: tuple[int | None, ...]
    """The bids this seat knows; None for one not made or not shown yet."""
    has_bid: tuple[bool, ...]
    """Who has bid."""
    bid_sum: int | None
    """The sum of the bids, once this seat knows all of them; against it stand `round` tricks."""
    bid_so_far: int | None
    """The sum of the bids made so far; None where the bids of others are hidden."""
    forbidden_bid: int | None
    """The bid that plus/minus one forbids to the dealer, who bids now."""
    trick: Trick | None
    """The trick on the table, also before its first card."""
    to_follow: Colour | None
    """The colour to follow in this trick; None for none."""
    must_follow: bool
    """Whether this seat plays now and holds the colour to follow."""
    won: tuple[int, ...]
    """The tricks each seat has won in this round."""
    needs: tuple[int | None, ...]
    """Tricks each seat still needs; negative for too many, None where the bid is not known."""
    tricks: tuple[Trick, ...]
    """The finished tricks of this round, in order."""
    last_trick: Trick | None
    """The trick finished last, also when the next round has been dealt (ruling C20)."""
    last_round: RoundResult | None
    """The round finished last, also when the next one has been dealt."""
    pad: tuple[RoundScore, ...]
    """The finished rounds."""
    totals: tuple[int, ...]
    """The points of each seat."""
    outcome: Outcome | None
    """None until the end."""

    @property
    def me(self) -> Seat:
        """The seat whose view it is, for players; a spectator's view has none."""
        if self.seat is None:
            raise ValueError("this is the view of a spectator")
        return self.seat
