"""Who sits around the table: names, who has left, and who comes next clockwise."""

from collections.abc import Sequence

from msgspec import Struct

from stonehenge.pad.entries import Entry, Leave, Misfit, Rename, Rounds

NOBODY = -1
LONGEST_NAME = 40


class People(Struct):
    """The players in clockwise order."""

    names: list[str]
    left: list[int]
    """By player: the first round without them, 0 if they stay to the end."""


def people_of(names: Sequence[str], entries: Sequence[Entry]) -> People:
    """The players as the entries leave them."""
    people = People(names=list(names), left=[0] * len(names))
    for entry in entries:
        if isinstance(entry, Rename):
            people.names[entry.player] = entry.name
        elif isinstance(entry, Leave):
            people.left[entry.player] = entry.round
    return people


def here_in(people: People, round_: int) -> list[bool]:
    """Who plays a round."""
    return [left == 0 or round_ < left for left in people.left]


def count_true(flags: Sequence[bool]) -> int:
    """How many are true."""
    number = 0
    for flag in flags:
        if flag:
            number += 1
    return number


def from_player(first: int, here: Sequence[bool]) -> list[int]:
    """Everybody who is here, clockwise from a player."""
    seats = len(here)
    around = [(first + step) % seats for step in range(seats)]
    return [player for player in around if here[player]]


def next_here(player: int, here: Sequence[bool]) -> int:
    """The first player clockwise after this one who is here; the player itself if nobody is."""
    others = from_player((player + 1) % len(here), here)
    return others[0] if len(others) > 0 else player


def agreed_rounds(rounds: int, entries: Sequence[Entry]) -> int:
    """How many rounds are played at the latest, as agreed last."""
    for entry in entries:
        if isinstance(entry, Rounds):
            rounds = entry.rounds
    return rounds


def refused_rename(people: People, entry: Rename) -> Misfit | None:
    """Why a player cannot have this name."""
    if entry.player >= len(people.names):
        return Misfit("pad-no-such-player", 0, NOBODY, {"players": len(people.names)})
    name = entry.name.strip()
    if len(name) == 0 or len(entry.name) > LONGEST_NAME:
        return Misfit("bad-name", 0, entry.player, {"longest": LONGEST_NAME})
    for player, other in enumerate(people.names):
        if player != entry.player and other.strip().lower() == name.lower():
            return Misfit("pad-name-twice", 0, entry.player, {"name": name})
    return None


def refused_player(people: People, round_: int, player: int) -> Misfit | None:
    """Why a player cannot have an entry in this round."""
    if player >= len(people.names):
        return Misfit("pad-no-such-player", round_, NOBODY, {"players": len(people.names)})
    if not here_in(people, round_)[player]:
        return Misfit(
            "pad-has-left", round_, player, {"name": people.names[player], "round": round_}
        )
    return None


def refused_leave(people: People, entry: Leave, round_: int) -> Misfit | None:
    """Why a player cannot leave before the round named."""
    if entry.player >= len(people.names):
        return Misfit("pad-no-such-player", 0, NOBODY, {"players": len(people.names)})
    if entry.round > round_:
        return Misfit("pad-round-not-begun", entry.round, entry.player, {"round": entry.round})
    return None


def refused_rounds(entry: Rounds, finished: int, most: int) -> Misfit | None:
    """Why the game cannot end after so many rounds."""
    least = finished if finished > 0 else 1
    if entry.rounds < least or entry.rounds > most:
        return Misfit("pad-rounds-out-of-range", 0, NOBODY, {"least": least, "most": most})
    return None


def refused_table_entry(
    people: People, entry: Rename | Rounds | Leave, round_: int, finished: int, most: int
) -> Misfit | None:
    """Why an entry about the table, and about no round of its own, is refused."""
    if isinstance(entry, Rename):
        return refused_rename(people, entry)
    if isinstance(entry, Rounds):
        return refused_rounds(entry, finished, most)
    return refused_leave(people, entry, round_)


def refused_round(round_: int, begun: int, phase: str) -> Misfit | None:
    """Why nothing can be written for a round yet, or any more."""
    if round_ <= begun:
        return None
    if phase == "over":
        return Misfit("game-over", round_, NOBODY, {})
    return Misfit("pad-round-not-begun", round_, NOBODY, {"round": round_})


def better(one: Sequence[int], other: Sequence[int]) -> bool:
    """Whether one rank stands above another: the first number that differs decides."""
    for i in range(len(one)):
        if one[i] != other[i]:
            return one[i] > other[i]
    return False


def places_of(ranks: Sequence[Sequence[int]], here: Sequence[bool]) -> list[int]:
    """The place of everybody who is here, equal ranks share one; 0 for those who have left."""
    return [
        1 + count_true([here[other] and better(ranks[other], rank) for other in range(len(ranks))])
        if here[player]
        else 0
        for player, rank in enumerate(ranks)
    ]
