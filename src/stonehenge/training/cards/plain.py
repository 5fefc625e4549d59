"""A net that foretells plain players: it learns which cards they play, from games between levels.

The archmage reads hidden hands from what the others do. People and simple programs do not play as
the archmage's own nets would, and misread they mislead it. So it also asks how likely a plain
player would have played so. One net for all plain levels is less sure than one for each would be,
and so suits players whom nobody has seen before.
"""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from msgspec import Struct

from stonehenge import cards, players
from stonehenge.cards import Play, State
from stonehenge.cards.state import NUMBER
from stonehenge.kernels import compiled
from stonehenge.match import Match
from stonehenge.players.cards.net.rounds import (
    Round,
    Scratch,
    begin,
    legal_cards,
    new_round,
    new_scratch,
    play_turn,
    put,
    score_cards,
)
from stonehenge.players.cards.net.weights import Brain
from stonehenge.players.cards.numbers import FEWEST_SEATS, MOST_SEATS
from stonehenge.training.cards.samples import PlaySamples, joined, room_for_plays
from stonehenge.training.workers import Workers
from stonehenge.vocabulary import read_options

PLAIN_LEVELS: Final = ("novice", "apprentice", "journeyman-2", "journeyman", "adept-3", "adept")
SEARCHING: Final = "yardstick"
"""A plain player too, but one that takes its time."""
COMPANY: Final = ("sage-1", "sage")
"""They sit at the same tables, and nobody learns from them here."""
_VARIANTS: Final[tuple[Mapping[str, object], ...]] = (
    {},
    {"plus_minus_one": True},
    {"bidding": "covered"},
    {"bidding": "secret"},
)
_OFTEN: Final = (0.65, 0.15, 0.1, 0.1)
"""How often a game has each of these options."""


class Exercise(Struct, frozen=True):
    """How many games are played to learn from, and how often they are gone over."""

    games: int = 1600
    searching: int = 80
    """In so many of them half of the seats are `SEARCHING`."""
    epochs: int = 6


class PlayedRound(NamedTuple):
    """A round that was played: how it stood before its first card, and all cards in order."""

    seats: int
    round: int
    dealer: int
    turnup: int
    trump: int
    bids_known: bool
    bids: Any
    hands: Any
    plays: Any
    noted: Any
    """By seat 1 if its choices are learned from, else 0."""


def gather_choices(
    exercise: Exercise, seed: int, parts: int, brain: Brain, workers: Workers
) -> PlaySamples:
    """The choices of plain players in all games; the worth of the card they played is 1."""

    def gather(part: int) -> PlaySamples:
        games = range(part, exercise.games, parts)
        return _choices_of(
            [played for game in games for played in _game(exercise, seed, game)], brain
        )

    return joined(list(workers.map(gather, range(parts))))


def _game(exercise: Exercise, seed: int, number: int) -> Iterator[PlayedRound]:
    """The rounds of a game between levels that are drawn by lot."""
    random = Random(f"{seed} {number}")  # noqa: S311 - luck, not secrecy
    seats = random.randint(FEWEST_SEATS, MOST_SEATS)
    [options] = random.choices(_VARIANTS, _OFTEN)
    searching = number < exercise.searching
    levels = [
        SEARCHING if searching and seat % 2 else random.choice(PLAIN_LEVELS + COMPANY)
        for seat in range(seats)
    ]
    match = Match(cards, read_options(cards, seats, options), seed=random.getrandbits(60))
    seated = [players.make(cards, level, random.randbytes(8)) for level in levels]
    return _rounds(match, seated, [level not in COMPANY for level in levels])


def _rounds(match: Any, seated: list[Any], noted: list[bool]) -> Iterator[PlayedRound]:
    """Plays a game to its end."""
    before, plays = match.state, list[int]()
    while match.to_act:
        seat = match.to_act[0]
        chosen = seated[seat].choose(match.view(seat), match.legal(seat))
        if isinstance(chosen, Play):
            before = before if plays else match.state
            plays.append(NUMBER[chosen.card])
        match.push(seat, chosen)
        if plays and len(plays) == len(seated) * before.round:
            yield _played(before, plays, noted)
            plays = []


def _played(before: State, plays: list[int], noted: list[bool]) -> PlayedRound:
    return PlayedRound(
        seats=before.options.seats,
        round=before.round,
        dealer=before.dealer,
        turnup=before.turnup,
        trump=before.trump,
        bids_known=before.options.bidding != "secret",
        bids=np.array(before.bids),
        hands=np.array(before.hands),
        plays=np.array(plays),
        noted=np.array(noted, np.int64),
    )


def _choices_of(rounds: list[PlayedRound], brain: Brain) -> PlaySamples:
    samples = room_for_plays(sum(len(played.plays) for played in rounds))
    game, scratch, row = new_round(), new_scratch(), 0
    for played in rounds:
        row = note_round(played, brain, game, scratch, samples, row)
    used = int(samples.counts.sum())
    return PlaySamples(
        samples.around[:row],
        samples.counts[:row],
        samples.firsts[:row],
        samples.cards[:used].copy(),
        samples.worths[:used].copy(),
    )


@compiled
def note_round(
    played: PlayedRound, brain: Brain, game: Round, scratch: Scratch, samples: PlaySamples, row: int
) -> int:
    """Notes every choice of a round that is learned from; returns the next free row."""
    begin(game, played.seats, played.round, (played.dealer + 1) % played.seats, played.turnup)
    game[0].trump, game[0].bids_known = played.trump, played.bids_known
    for seat in range(played.seats):
        game[0].hands[seat], game[0].bids[seat] = played.hands[seat], played.bids[seat]
    for card in played.plays:
        legal = legal_cards(game)
        if legal & (legal - 1) and played.noted[game[0].turn]:
            scored = score_cards(play_turn(game), legal, brain.rates, brain.plain, scratch)
            note_choice(card, scratch, scored, samples, row)
            row += 1
        put(game, card)
    return row


@compiled
def note_choice(card: int, scratch: Scratch, scored: int, samples: PlaySamples, row: int) -> None:
    """Writes down a choice: what there was to choose from, and the card that was played."""
    first = samples.firsts[row - 1] + samples.counts[row - 1] if row else 0
    samples.around[row] = scratch.situation
    samples.counts[row], samples.firsts[row] = scored, first
    for i in range(scored):
        samples.cards[first + i] = scratch.described[i]
        samples.worths[first + i] = scratch.cards[i] == card
