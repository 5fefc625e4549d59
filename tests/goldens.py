"""Regenerates the golden files: `make goldens`. A change of the rules shows up as their diff."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from stonehenge import cards, notation, record
from stonehenge.arena.match import play_levels, record_of
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.vocabulary import AnyGame, read_options
from tests.cards.perft import perft

GOLDEN: Final = Path(__file__).parent / "golden"

PLAYTHROUGHS: Final[dict[str, tuple[str, int, dict[str, Any]]]] = {
    "cards-open-3": ("cards", 3, {}),
    "cards-open-4": ("cards", 4, {"first_dealer": "random"}),
    "cards-plus-minus-one-5": ("cards", 5, {"plus_minus_one": True}),
    "cards-covered-6": ("cards", 6, {"bidding": "covered"}),
    "cards-secret-4": ("cards", 4, {"bidding": "secret"}),
    "cards-clairvoyance-4": ("cards", 4, {"clairvoyance": True}),
    "cards-clairvoyance-plus-minus-one-6": (
        "cards",
        6,
        {"clairvoyance": True, "plus_minus_one": True},
    ),
}


def playthrough(name: str) -> str:
    """The text of a whole game between apprentices; its seed is its name."""
    game_name, seats, given = PLAYTHROUGHS[name]
    game: AnyGame = record.GAMES[game_name]
    seed = Seeded(seed_from_number(1)).derive(f"playthrough/{name}")
    levels = ["apprentice"] * seats
    played = play_levels(game, read_options(game, seats, given), levels, seed)
    return notation.write(record_of(game, played, levels, seed))


def chance_vectors() -> Iterator[str]:
    """Draws that every implementation of our chance must reproduce, one a line."""
    yield "# Every line: a seed, a draw, and what it must give. Seeds are hexadecimal."
    for number in (0, 7, 2026):
        seed = seed_from_number(number)
        chance = Seeded(seed)
        yield f"number {number} seed {seed.hex()}"
        words = chance.words("first")
        yield f"{seed.hex()} words first {' '.join(str(next(words)) for _ in range(10))}"
        for seats in range(2, 7):
            yield f"{seed.hex()} first {seats} {chance.below('first', seats)}"
        for round_ in (1, 2, 15, 20):
            label = f"cards/deal/{round_}"
            yield f"{seed.hex()} deck {label} {' '.join(chance.shuffle(label, cards.DECK))}"


def write_all() -> None:
    """Writes every golden file anew."""
    for path in sorted((GOLDEN / "perft").glob("*.json")):
        case = json.loads(path.read_text())
        path.write_text(json.dumps({**case, "count": perft(case)}) + "\n")
    for name in PLAYTHROUGHS:
        (GOLDEN / "playthroughs" / f"{name}.txt").write_text(playthrough(name))
    (GOLDEN / "chance-vectors.txt").write_text("\n".join(chance_vectors()) + "\n")


if __name__ == "__main__":
    write_all()
    print("The golden files are written; 'git diff tests/golden' shows what changed.")
