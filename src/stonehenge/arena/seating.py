"""Seats any entrant at a table: a level, or somebody else's program with a fallback."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct, field

from stonehenge import players
from stonehenge.arena.entrants import Entrant
from stonehenge.arena.foreign import Foreign, Forfeit, Guarded, Match
from stonehenge.arena.match import Played, play
from stonehenge.arena.program import running
from stonehenge.chance import Seeded
from stonehenge.players import Player
from stonehenge.players.levels import DEFAULT_LEVEL
from stonehenge.vocabulary import CHANCE, AnyGame, Seat


class Terms(Struct, frozen=True):
    """How players of others are treated."""

    fallback: str = DEFAULT_LEVEL
    """The level that takes forfeited decisions."""
    limit: float = 2.0
    """Seconds that a program has for a decision."""
    folder: str = "."
    """Where programs are started."""


class Chair(Struct):
    """A player on its seat, and what is noted about it during a game."""

    player: Player
    forfeits: list[Forfeit] = field(default_factory=list)
    expected: dict[int, float] = field(default_factory=dict)
    """By round: the tricks it expected when it bid, if it can say that."""


class Forfeited(Struct, frozen=True):
    """How many decisions an entrant forfeited by one kind of failure, and how the first failed."""

    name: str
    kind: str
    times: int
    first: str


class Room(Struct, frozen=True):
    """Where entrants sit down to one game."""

    game: Any
    chance: Seeded
    table: str
    """Who sits where, in letters that a label of chance may have."""
    terms: Terms


def sit_down(room: Room, entrant: Entrant, seat: Seat) -> Chair:
    """Seats an entrant; the seed of the game and who else plays fix all its luck."""
    game, chance, terms = room.game, room.chance, room.terms
    seed = chance.derive(f"player/{seat}")
    if entrant.level is not None:
        return Chair(players.make(game, entrant.level, seed))
    match = Match(
        game=game.NAME,
        name=chance.derive(f"match/{seat}/{room.table}").hex()[:16],
        seed=int.from_bytes(seed[:6], "big"),
        limit=terms.limit,
    )
    foreign = Foreign(game, running(entrant.command, terms.folder, seat), match)
    fallback = players.make(game, terms.fallback, chance.derive(f"fallback/{seat}"))
    guarded = Guarded(foreign, fallback)
    return Chair(guarded, guarded.forfeits, foreign.expected)


class Conduct(Struct, frozen=True):
    """How entrants behaved: how often each was asked, and what each forfeited."""

    asked: Counter[str]
    forfeits: tuple[tuple[str, Forfeit], ...]


def play_entrants(
    game: AnyGame, options: Any, seated: Sequence[Entrant], seed: bytes, terms: Terms
) -> tuple[Played, Conduct]:
    """A game between entrants, and how they behaved."""
    chance = Seeded(seed)
    names = [entrant.name for entrant in seated]
    room = Room(game, chance, ",".join(names).encode("ascii", "backslashreplace").decode(), terms)
    chairs = [sit_down(room, entrant, seat) for seat, entrant in enumerate(seated)]
    played = play(game, options, [chair.player for chair in chairs], chance)
    asked = Counter(names[seat] for seat, _ in played.actions if seat != CHANCE)
    forfeits = [
        (name, forfeit)
        for name, chair in zip(names, chairs, strict=True)
        for forfeit in chair.forfeits
    ]
    return played, Conduct(asked, tuple(forfeits))


def all_forfeited(conducts: Iterable[Conduct]) -> bool:
    """Whether an entrant took none of its decisions itself."""
    asked: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    for conduct in conducts:
        asked += conduct.asked
        lost += Counter(name for name, _ in conduct.forfeits)
    return any(lost[name] == times for name, times in asked.items())


def count_forfeits(forfeits: Iterable[tuple[str, Forfeit]]) -> tuple[Forfeited, ...]:
    """How often each entrant failed in each way."""
    cases: dict[tuple[str, str], list[Forfeit]] = defaultdict(list)
    for name, forfeit in forfeits:
        cases[name, forfeit.kind].append(forfeit)
    return tuple(
        Forfeited(name, kind, len(found), found[0].detail)
        for (name, kind), found in sorted(cases.items())
    )


def forfeit_sentences(forfeits: Iterable[Forfeited], fallback: str) -> Iterator[str]:
    """A sentence for each kind of failure of each entrant."""
    for lost in forfeits:
        times = "1 decision" if lost.times == 1 else f"{lost.times} decisions"
        yield f"{lost.name} forfeited {times} to {fallback}: {lost.kind} ({lost.first})"
