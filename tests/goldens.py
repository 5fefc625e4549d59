"""Regenerates the golden files: `make goldens`. A change of the rules shows up as their diff."""

import hashlib
import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from stonehenge import cards, dice, notation, record
from stonehenge.arena.match import play_levels, record_of
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.promises import Closing, commitment, promise, seed
from stonehenge.vocabulary import AnyGame, read_options
from tests.cards.perft import perft
from tests.pad.goldens import golden_pads
from tests.refused_records import refused_records

GOLDEN: Final = Path(__file__).parent / "golden"


class Playthrough(Struct, frozen=True):
    """A game to be told; with `magic` only its first round, which has that magic card."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    magic: str | None = None


PLAYTHROUGHS: Final = {
    "cards-open-3": Playthrough("cards", 3),
    "cards-open-4": Playthrough("cards", 4, {"first_dealer": "random"}),
    "cards-plus-minus-one-5": Playthrough("cards", 5, {"plus_minus_one": True}),
    "cards-covered-6": Playthrough("cards", 6, {"bidding": "covered"}),
    "cards-secret-4": Playthrough("cards", 4, {"bidding": "secret"}),
    "cards-clairvoyance-4": Playthrough("cards", 4, {"clairvoyance": True}),
    "cards-clairvoyance-plus-minus-one-6": Playthrough(
        "cards", 6, {"clairvoyance": True, "plus_minus_one": True}
    ),
    "dice-plain-3": Playthrough("dice", 3),
    "dice-expert-5": Playthrough("dice", 5, {"target": 12, "first_seer": "random"}),
    "dice-magic-2": Playthrough("dice", 2, {"magic": True, "jester_when_exact": False}),
    "dice-magic-expert-4": Playthrough("dice", 4, {"magic": True, "target": 12}),
    **{
        f"dice-magic-card-{magic}": Playthrough("dice", 2 + i % 4, {"magic": True}, magic)
        for i, magic in enumerate(dice.CARDS)
    },
}


_SEATED: Final = {"cards": "journeyman-2", "dice": "journeyman-1"}
"""Who plays the playthroughs, which show the rules and not a level."""


def playthrough(name: str) -> str:
    """The text of a game between frozen journeymen; its seed follows from its name."""
    wanted = PLAYTHROUGHS[name]
    game: AnyGame = record.GAMES[wanted.game]
    levels = [_SEATED[wanted.game]] * wanted.seats
    options = read_options(game, wanted.seats, wanted.options)
    for attempt in count():
        seed = Seeded(seed_from_number(attempt)).derive(f"playthrough/{name}")
        if wanted.magic in (None, *Seeded(seed).shuffle("dice/magic/0", tuple(dice.CARDS))[:1]):
            break
    told = record_of(game, play_levels(game, options, levels, seed), levels, seed)
    return notation.write(_first_round(told) if wanted.magic else told)


def _first_round(whole: record.Record) -> record.Record:
    end = [i for i, action in enumerate(whole.actions) if action[1] == "magic"][1]
    return replace(whole, actions=whole.actions[:end], result=None)


class Pinned(Struct, frozen=True):
    """A game whose moves are pinned: who plays it, and by which options."""

    game: str
    levels: str
    options: dict[str, Any] = {}


PINNED: Final = (
    Pinned("cards", "novice apprentice journeyman-2"),
    Pinned("cards", "journeyman-2 adept-3 sage archmage-2"),
    Pinned("cards", "journeyman-2 yardstick sage-1 archmage-1"),
    Pinned("cards", "archmage-2 yardstick adept-3", {"bidding": "covered"}),
    Pinned("cards", "archmage-3 sage-1 archmage-2"),
    Pinned("cards", "novice apprentice journeyman adept sage"),
    Pinned("cards", "sage archmage-3 random journeyman adept", {"bidding": "secret"}),
    Pinned(
        "cards",
        "adept archmage-3 sage archmage-3 journeyman sage",
        {"clairvoyance": True, "plus_minus_one": True},
    ),
    Pinned("cards", "archmage-4 sage archmage-3"),
    Pinned("cards", "archmage-4 adept sage archmage-4", {"bidding": "secret"}),
    Pinned("cards", "archmage journeyman archmage-4"),
    Pinned("cards", "archmage novice sage archmage", {"bidding": "secret"}),
    Pinned("dice", "novice apprentice journeyman", {"magic": True}),
    Pinned("dice", "journeyman-1 apprentice journeyman"),
    Pinned("dice", "archmage-1 sage-1 sage"),
    Pinned("dice", "archmage-2 archmage-1"),
    Pinned("dice", "archmage-2 adept yardstick", {"magic": True}),
    Pinned("dice", "sage archmage-2 journeyman random", {"target": 12, "jester_when_exact": False}),
    Pinned("dice", "archmage-2 sage adept yardstick archmage-2", {"magic": True, "target": 12}),
    Pinned("dice", "archmage archmage-2"),
    Pinned("dice", "archmage adept archmage", {"magic": True}),
    Pinned("dice", "archmage sage journeyman archmage", {"target": 12}),
    Pinned("dice", "archmage sage adept yardstick archmage", {"magic": True, "target": 12}),
)


def pinned_moves(pinned: Pinned) -> str:
    """One line: the game, a hash of all its actions, and the points it ended with."""
    game: AnyGame = record.GAMES[pinned.game]
    levels = pinned.levels.split()
    options = read_options(game, len(levels), pinned.options)
    played = play_levels(game, options, levels, seed_from_number(len(levels)))
    told = record_of(game, played, levels, b"")
    digest = hashlib.sha256(json.dumps(msgspec.to_builtins(told.actions)).encode()).hexdigest()
    words = [pinned.game, *(f"{name}={value}" for name, value in pinned.options.items()), *levels]
    points = " ".join(map(str, told.result["points"] if told.result else ()))
    return f"{' '.join(words)}: {len(told.actions)} actions {digest[:16]}, points {points}"


def chance_vectors() -> Iterator[str]:
    """Draws that every implementation of our chance must reproduce, one a line."""
    yield "# Every line: a seed, a draw, and what it must give. Seeds are hexadecimal."
    for number in (0, 7, 2026):
        seed = seed_from_number(number).hex()
        chance = Seeded(seed_from_number(number))
        yield f"number {number} seed {seed}"
        words = chance.words("first")
        yield f"{seed} words first {' '.join(str(next(words)) for _ in range(10))}"
        for seats in range(2, 7):
            yield f"{seed} first {seats} {chance.below('first', seats)}"
        for round_ in (1, 2, 15, 20):
            label = f"cards/deal/{round_}"
            yield f"{seed} deck {label} {' '.join(chance.shuffle(label, cards.DECK))}"
        for pile in (0, 1):
            label = f"dice/magic/{pile}"
            yield f"{seed} magic {label} {' '.join(chance.shuffle(label, tuple(dice.CARDS)))}"
        for roll in ("1/1", "1/2", "20/5"):
            faces = [dice.FACES[chance.below(f"dice/roll/{roll}/{die}", 6)] for die in range(7)]
            yield f"{seed} dice dice/roll/{roll} {' '.join(faces)}"


def refused_lines() -> list[str]:
    """Records that every reader must refuse, one a line, each with the rule that it breaks."""
    return [msgspec.json.encode(refused).decode() for refused in refused_records()]


class Drawn(Struct, frozen=True):
    """The start of a game at a table: its options and which seats have owners."""

    game: str
    table: str
    asked: dict[str, Any]
    seats: int
    owners: tuple[int, ...]
    restarts: int = 0


DRAWN: Final = (
    Drawn(
        "cards",
        "ABC234",
        {
            "bidding": "open",
            "plus_minus_one": False,
            "clairvoyance": False,
            "first_dealer": "random",
        },
        4,
        (0,),
    ),
    Drawn(
        "cards",
        "Z9",
        {"bidding": "covered", "plus_minus_one": False, "clairvoyance": True, "first_dealer": 2},
        6,
        (5, 0, 1, 3),
        12,
    ),
    Drawn(
        "dice",
        "KPX4TR",
        {"magic": True, "target": 12, "jester_when_exact": True, "first_seer": "random"},
        5,
        (0, 1, 2, 3, 4),
        1,
    ),
)


def promise_vectors() -> Iterator[str]:
    """How secret, promises and nonces make a seed, a paragraph for every game."""
    yield "# Every paragraph is the start of one game at a table: name, then value, on a line each."
    yield "# secret, nonces and hashes are hexadecimal; the closing is written as a string of JSON."
    for number, drawn in enumerate(DRAWN):
        secret = seed_from_number(1000 + number)
        nonces = {seat: seed_from_number(100 * number + seat).hex() for seat in drawn.owners}
        promises = {seat: promise(drawn.table, nonce) for seat, nonce in nonces.items()}
        closing = Closing(
            table=drawn.table,
            commitment=commitment(secret),
            game=drawn.game,
            seats=drawn.seats,
            asked=drawn.asked,
            restarts=drawn.restarts,
            promises=promises,
        ).text
        drawn_seed = seed(secret, closing, nonces)
        yield ""
        yield f"table {drawn.table}"
        yield f"game {drawn.game}"
        yield f"seats {drawn.seats}"
        yield f"asked {json.dumps(drawn.asked)}"
        yield f"restarts {drawn.restarts}"
        yield f"secret {secret.hex()}"
        yield f"commitment {commitment(secret)}"
        for seat in drawn.owners:
            yield f"nonce {seat} {nonces[seat]}"
            yield f"promise {seat} {promises[seat]}"
        yield f"closing {json.dumps(closing)}"
        yield f"seed {drawn_seed.hex()}"
        yield f"first {Seeded(drawn_seed).below('first', drawn.seats)}"


def write_all() -> None:
    """Writes every golden file anew."""
    for path in sorted((GOLDEN / "perft").glob("*.json")):
        case = json.loads(path.read_text())
        path.write_text(json.dumps({**case, "count": perft(case)}) + "\n")
    for name in PLAYTHROUGHS:
        (GOLDEN / "playthroughs" / f"{name}.txt").write_text(playthrough(name))
    (GOLDEN / "player-moves.txt").write_text("\n".join(map(pinned_moves, PINNED)) + "\n")
    (GOLDEN / "chance-vectors.txt").write_text("\n".join(chance_vectors()) + "\n")
    (GOLDEN / "refused-records.jsonl").write_text("\n".join(refused_lines()) + "\n")
    (GOLDEN / "pads.jsonl").write_text("\n".join(golden_pads()) + "\n")
    (GOLDEN / "promise-vectors.txt").write_text("\n".join(promise_vectors()) + "\n")


if __name__ == "__main__":
    write_all()
    print("The golden files are written; 'git diff tests/golden' shows what changed.")
