"""A tournament and its games; the number of a game fixes everything in it."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct

from stonehenge import players
from stonehenge import record as records
from stonehenge.arena.entrants import Entrant
from stonehenge.arena.foreign import Forfeit, expectation
from stonehenge.arena.luck import Luck, luck_of
from stonehenge.arena.match import play
from stonehenge.arena.schedule import Pairing, pairings
from stonehenge.arena.seating import Chair, Room, Terms, sit_down
from stonehenge.chance import Seeded
from stonehenge.players import Player
from stonehenge.players.levels import DEFAULT_LEVEL, find
from stonehenge.vocabulary import AnyGame, RoundPredictions, Seat


class Tournament(Struct, frozen=True, kw_only=True):
    """Who plays what, how often, and who decides for a player that fails."""

    game: str
    options: Any
    entrants: tuple[Entrant, ...]
    seed: bytes
    deals: int
    duplicate: bool = False
    fallback: str = DEFAULT_LEVEL
    """The level that takes forfeited decisions."""
    limit: float = 2.0
    """Seconds that a program has for a decision."""
    folder: str = "."
    """Where programs are started."""
    control_luck: bool = False
    """Whether luck is taken out of the figures."""


class GameScore(Struct, frozen=True, kw_only=True):
    """The result of one game, by seat."""

    deal: int
    seated: tuple[int, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    rounds: tuple[RoundPredictions, ...]
    expected: tuple[dict[int, float], ...]
    """By seat and round: the tricks it expected when it bid, if it can say that."""
    forfeits: tuple[tuple[Forfeit, ...], ...]
    decisions: tuple[int, ...] = ()
    """How often each seat was asked; journals of older versions do not say."""
    luck: Luck = ()
    """By seat, if it is controlled."""


@lru_cache(maxsize=2)
def games(tournament: Tournament) -> tuple[Pairing, ...]:
    """All games of a tournament, in order."""
    return tuple(
        pairings(
            len(tournament.entrants),
            tournament.options.seats,
            tournament.deals,
            duplicate=tournament.duplicate,
        )
    )


def play_game(tournament: Tournament, number: int) -> GameScore:
    """Plays one game; its number and the seed of the tournament fix everything in it."""
    pairing = games(tournament)[number]
    game: AnyGame = records.GAMES[tournament.game]
    seed = Seeded(tournament.seed).derive(f"deal/{pairing.deal}")
    chance = Seeded(seed)
    sitting = [
        _sit_down(tournament, game, chance, seat, pairing) for seat in range(len(pairing.seated))
    ]
    played = play(game, tournament.options, [chair.player for chair in sitting], chance)
    outcome = game.outcome(played.state)
    assert outcome is not None
    asked = Counter(seat for seat, _ in played.actions)
    return GameScore(
        deal=pairing.deal,
        seated=pairing.seated,
        points=outcome.points,
        places=outcome.places,
        rounds=game.finished_rounds(played.state),
        expected=tuple(dict(chair.expected) for chair in sitting),
        forfeits=tuple(tuple(chair.forfeits) for chair in sitting),
        decisions=tuple(asked[seat] for seat in range(len(sitting))),
        luck=luck_of(tournament.game, played, seed) if tournament.control_luck else (),
    )


def _sit_down(
    tournament: Tournament, game: AnyGame, chance: Seeded, seat: Seat, pairing: Pairing
) -> Chair:
    entrant = tournament.entrants[pairing.seated[seat]]
    table = ",".join(map(str, pairing.seated))
    terms = Terms(tournament.fallback, tournament.limit, tournament.folder)
    chair = sit_down(Room(game, chance, table, terms), entrant, seat)
    if entrant.level is None or not find(game.NAME, entrant.level).expects_tricks:
        return chair
    # a second player of the level is asked, so that the first plays as it always does
    other = players.make(game, entrant.level, chance.derive(f"why/{seat}"))
    witness = Witness(chair.player, other, game.PREDICTION)
    return Chair(witness, expected=witness.expected)


class Witness:
    """A player, and a second one of its level that says how many tricks it expects."""

    def __init__(self, player: Player, explainer: Any, prediction: type[Any]) -> None:
        self._player = player
        self._explainer = explainer
        self._prediction = prediction
        self.expected: dict[int, float] = {}

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """The player's choice; for a bid, notes the tricks that the second player expects."""
        if isinstance(legal[0], self._prediction):
            tricks = self._explainer.reasons(view, legal).tricks
            if any(tricks):
                self.expected[view.round] = expectation(tricks)
        return self._player.choose(view, legal)
