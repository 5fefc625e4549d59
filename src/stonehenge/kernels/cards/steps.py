"""Many games step by step, for learning: struct of arrays, all games in lockstep.

An action is a number: the card to play, the bid, or the colour named as trump, 0 to 3; `legal` has
a bit for each. All games have the same number of seats, so that they bid and play at the same
time, each step one decision in every game. Only a trump is named in some games and not in others:
the others wait for one step, with nothing legal. Deals happen inside a step.

Where bids are simultaneous they are asked for one by one from the left of the dealer; it is the
learner who must not use what a seat may not know.
"""

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from stonehenge.cards import Options, rules
from stonehenge.cards.rules import CARDS, NONE, WIZARD
from stonehenge.kernels import compiled
from stonehenge.kernels.cards.bits import count, lowest, nth, signed
from stonehenge.kernels.cards.draws import advanced, below, rest, stream, word
from stonehenge.kernels.cards.tables import legal as legal_cards
from stonehenge.kernels.cards.tables import suit_after, takers

Ints: TypeAlias = NDArray[np.int64]
Bytes: TypeAlias = NDArray[np.uint8]
Streams: TypeAlias = NDArray[np.uint64]
Records: TypeAlias = Any
"""A record for each game, as PUBLIC has it."""

_COLOURS: Final = (1 << WIZARD) - 1
"""Every colour as a legal action."""

NAME_TRUMP, BID, PLAY, OVER = range(4)
"""The phases; NAME_TRUMP is the dealer's choice after a turned-up Wizard."""


PUBLIC: Final = np.dtype(
    [
        ("seen", np.int64),
        ("turn", np.uint8),
        ("turnup", np.uint8),
        ("trump", np.uint8),
        ("suit", np.uint8),
        ("best", np.uint8),
        ("winner", np.uint8),
    ],
    align=True,
)
"""What lies open in a game. Suit and trump are as `tables` counts them, the turned-up card of the
last round is CARDS, `seen` masks all cards that were turned up or played in this round, and `best`
is the card that wins the trick so far."""


class Batch:
    """Games that go on together; every array has a row for each game."""

    def __init__(self, options: Options, games: int = 1024) -> None:
        assert options.first_dealer != "random"
        seats = options.seats
        self.options: Final = options
        self.first_dealer: Final = options.first_dealer
        self.phase = OVER
        self.round = 0
        self.dealer = 0
        self.placed = 0
        """Bids made, or cards in the trick."""
        self.public: Final[Records] = np.zeros(games, PUBLIC)
        self.trick: Final[Bytes] = np.zeros((games, seats), np.uint8)
        """The cards of the trick in order of play: the first `placed` of them."""
        self.hands: Final[Ints] = np.zeros((games, seats), np.int64)
        self.bids: Final[Ints] = np.zeros((games, seats), np.int64)
        self.won: Final[Ints] = np.zeros((games, seats), np.int64)
        self.points: Final[Ints] = np.zeros((games, seats), np.int64)
        """What the round scored last brought."""
        self.totals: Final[Ints] = np.zeros((games, seats), np.int64)
        self.legal: Final[Ints] = np.zeros(games, np.int64)
        self.decks: Final[Bytes] = np.zeros((games, CARDS), np.uint8)
        self.streams: Final[Streams] = np.zeros(games, np.uint64)

    @property
    def done(self) -> bool:
        """Whether the games are over."""
        return self.phase == OVER

    def reset(self, seed: int) -> Ints:
        """Begins all games anew; game k depends on the seed and k alone. Returns `legal`."""
        sit_down(seed, self.streams, self.decks)
        self.totals[:] = 0
        self.points[:] = 0
        self.round = 0
        self._deal()
        return self.legal

    def step(self, chosen: NDArray[Any]) -> Ints:
        """Takes an action in every game that has one to take. Returns `legal`."""
        actions = np.asarray(chosen, np.int64)
        refused = find_refused(self.legal, actions)
        if refused != NONE:
            raise ValueError(f"game {refused} may not take action {actions[refused]}")
        if self.phase == PLAY:
            self._play(actions)
        elif self.phase == BID:
            self._bid(actions)
        elif self.phase == NAME_TRUMP:
            name_trump(actions, self.legal, self.public)
            self._open_bidding()
        return self.legal

    def _deal(self) -> None:
        self.round += 1
        self.dealer = (self.first_dealer + self.round - 1) % self.options.seats
        self.bids[:] = NONE
        self.won[:] = 0
        deal(self.round, self.streams, self.decks, self.hands, self.public, self.legal)
        if self.legal.any():
            self.phase = NAME_TRUMP
            self.public["turn"] = self.dealer
        else:
            self._open_bidding()

    def _open_bidding(self) -> None:
        self.phase = BID
        self.placed = 0
        self.public["turn"] = (self.dealer + 1) % self.options.seats
        self.legal[:] = (2 << self.round) - 1

    def _bid(self, actions: Ints) -> None:
        seat = (self.dealer + 1 + self.placed) % self.options.seats
        self.bids[:, seat] = actions
        self.placed += 1
        self.public["turn"] = (seat + 1) % self.options.seats
        if self.placed == self.options.seats:
            self.phase = PLAY
            self.placed = 0
            self.public["suit"] = 0
            self.legal[:] = self.hands[:, (seat + 1) % self.options.seats]
        elif self.placed == self.options.seats - 1 and self.options.plus_minus_one:
            forbid(self.round, self.bids, self.legal)

    def _play(self, actions: Ints) -> None:
        play(self.placed, actions, self.hands, self.public, self.trick, self.won, self.legal)
        self.placed = (self.placed + 1) % self.options.seats
        if self.placed == 0 and self.hands[0, 0] == 0:
            self._score()

    def _score(self) -> None:
        score(self.bids, self.won, self.points, self.totals)
        if self.round < self.options.last_round:
            self._deal()
        else:
            self.phase = OVER
            self.legal[:] = 0


@compiled
def draw_actions(legal: Ints, streams: Streams, actions: Ints) -> None:
    """Draws a random legal action for every game; 0 where there is none."""
    for game in range(len(legal)):
        streams[game] = advanced(streams[game])
        choices = count(legal[game])
        chosen = nth(legal[game], below(word(streams[game]), choices))
        actions[game] = lowest(chosen) if choices else 0


@compiled
def find_refused(legal: Ints, actions: Ints) -> int:
    """The first game that may not take its action, or NONE."""
    for game in range(len(legal)):
        if legal[game] and not (0 <= actions[game] < CARDS and legal[game] >> actions[game] & 1):
            return game
    return NONE


@compiled
def sit_down(seed: int, streams: Streams, decks: Bytes) -> None:
    """Begins every game."""
    for game in range(len(streams)):
        streams[game] = stream(seed, game)
        for card in range(CARDS):
            decks[game, card] = card


@compiled
def deal(
    tricks: int, streams: Streams, decks: Bytes, hands: Ints, public: Records, legal: Ints
) -> None:
    """Deals as `games.deal` does; legal is what the dealer may do about the trump."""
    games, seats = hands.shape
    turned = min(1, CARDS - seats * tricks)
    for game in range(games):
        state = streams[game]
        left, drawn, hand = 0, 0, 0
        for seat in range(seats + turned):
            hand = 0
            for _ in range(tricks if seat < seats else 1):
                if drawn % 4 == 0:
                    state = advanced(state)
                    left = word(state)
                other = drawn + below(left, CARDS - drawn)
                left = rest(left, CARDS - drawn)
                card = decks[game, other]
                decks[game, other] = decks[game, drawn]
                decks[game, drawn] = card
                hand |= 1 << card
                drawn += 1
            if seat < seats:
                hands[game, seat] = hand
        streams[game] = state
        card = lowest(hand) if turned else CARDS
        public[game].seen = hand if turned else 0
        public[game].turnup = card
        public[game].trump = rules.turned_trump(card) - NONE
        legal[game] = _COLOURS if rules.dealer_names_trump(card) else 0


@compiled
def name_trump(actions: Ints, legal: Ints, public: Records) -> None:
    """Sets the trump where the dealer names it."""
    for game in range(len(legal)):
        if legal[game]:
            public[game].trump = actions[game] - NONE


@compiled
def forbid(tricks: int, bids: Ints, legal: Ints) -> None:
    """Takes away the bid that plus/minus one forbids to the last bidder."""
    for game in range(len(legal)):
        made = 0
        for seat in range(bids.shape[1]):
            made += max(0, bids[game, seat])
        forbidden = rules.forbidden_bid(tricks, made)
        if forbidden != NONE:
            legal[game] &= ~(1 << forbidden)


@compiled
def play(
    placed: int, actions: Ints, hands: Ints, public: Records, trick: Bytes, won: Ints, legal: Ints
) -> None:
    """Plays a card in every game; after the last of a trick its winner leads."""
    games, seats = hands.shape
    for game in range(games):
        shown = public[game]
        card = actions[game] & 63
        seat = shown.turn
        hands[game, seat] ^= 1 << card
        shown.seen |= 1 << card
        trick[game, placed] = card
        taken = 8
        if placed:
            taken = (takers(shown.best, shown.trump) >> card & 1) * 8
        shown.best = (card << 8 | shown.best) >> taken
        shown.winner = (signed(seat) << 8 | shown.winner) >> taken
        if placed + 1 < seats:
            shown.suit = suit_after(shown.suit, card)
            shown.turn = seat + 1 if seat + 1 < seats else 0
        else:
            shown.suit = 0
            shown.turn = shown.winner
            won[game, shown.winner] += 1
        legal[game] = legal_cards(hands[game, shown.turn], shown.suit)


@compiled
def score(bids: Ints, won: Ints, points: Ints, totals: Ints) -> None:
    """Writes the points of a round and adds them up."""
    games, seats = bids.shape
    for game in range(games):
        for seat in range(seats):
            points[game, seat] = rules.points(bids[game, seat], won[game, seat])
            totals[game, seat] += points[game, seat]
