"""The command `train cards-adept`: the yardstick's search distilled into a small net.

Yardsticks play games at tables of every size and variant, and note what their search promised of
each card. Each portion of games is kept in a file, so a stopped training goes on where it was.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from msgspec import Struct

from stonehenge import cards
from stonehenge.cards import Options, Play, View, rules
from stonehenge.cards.state import NUMBER, Decision
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.players.cards_sage import position_of
from stonehenge.players.cards_yardstick import CardsYardstick
from stonehenge.players.nets.play_features import (
    CARD,
    SITUATION,
    card_features,
    sight,
    situation,
)
from stonehenge.players.nets.weights import PlayNet, Skill, new_brain, new_play_net, save
from stonehenge.training import samples
from stonehenge.training.fitting import fit_plays
from stonehenge.training.samples import PlaySamples
from stonehenge.vocabulary import CHANCE

COMMAND: Final = "stonehenge train cards-adept"
HIDDEN: Final = 24
WARMTH: Final = 2.0
"""Points within which two cards are nearly as good: the policy becomes softmax(points / 2)."""
VARIANTS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {},
    {},
    {"plus_minus_one": True},
    {"bidding": "covered"},
    {"bidding": "secret"},
)


class Portions(Struct, frozen=True):
    """How many games are played, and with how many worlds a decision."""

    portions: int = 16
    games: int = 12
    worlds: int = 16
    """Few are enough: what the net learns is right on average, however noisy each decision."""
    table_rounds: int = 60_000
    epochs: int = 12


class Notebook:
    """A yardstick that writes down what it looked at and what each card promised."""

    def __init__(self, seed: int, worlds: int, table: Any) -> None:
        self._random = Random(seed)  # noqa: S311 - luck, not secrecy
        self._yardstick = CardsYardstick(self._random, worlds)
        self._table = table
        self.around: list[tuple[float, ...]] = []
        self.counts: list[int] = []
        self.cards: list[tuple[float, ...]] = []
        self.worths: list[float] = []

    def choose(self, view: View, legal: Sequence[Decision]) -> Decision:
        """The yardstick's choice, at times another, so that odd positions are seen too."""
        if len(legal) == 1:
            return legal[0]
        found = self._yardstick.promises(view, legal)
        if isinstance(legal[0], Play):
            self._note(view, [promise.action for promise in found])
            self.worths += [promise.points for promise in found]
        if self._random.random() < 0.1:
            return self._random.choice(legal)
        return max(found, key=lambda promise: promise.points).action

    def _note(self, view: View, plays: Sequence[Decision]) -> None:
        position = position_of(view)
        seen = sight(position, [0.0] * rules.CARDS)
        listed = [NUMBER[play.card] for play in plays if isinstance(play, Play)]
        legal = sum(1 << card for card in listed)
        self.around.append(situation(position, seen, self._table))
        self.counts.append(len(listed))
        self.cards += [card_features(position, seen, legal, card, self._table) for card in listed]

    def samples(self) -> PlaySamples:
        """All that was noted."""
        counts = np.array(self.counts, np.int64)
        return PlaySamples(
            np.array(self.around, np.float32).reshape(-1, SITUATION),
            counts,
            np.cumsum(counts) - counts,
            np.array(self.cards, np.float32).reshape(-1, CARD),
            np.array(self.worths, np.float32),
        )


def train(
    folder: Path, seed: int, say: Callable[[str], None], course: Portions | None = None
) -> Skill:
    """Plays the games that are still to be played, then fits the net to all of them."""
    course = course or Portions()
    folder.mkdir(parents=True, exist_ok=True)
    table = samples.count_tricks(seed, course.table_rounds, new_brain(seed))
    for portion in range(course.portions):
        kept = folder / f"adept-games-{portion + 1}.npz"
        if not kept.exists():
            noted = _play_portion(seed, portion, course, table)
            draft = kept.with_suffix(".new.npz")
            np.savez_compressed(draft, allow_pickle=False, **noted._asdict())
            draft.replace(kept)
        say(f"games {portion + 1} of {course.portions} are noted")
    skill = Skill(table, _fitted(folder, seed, course, say))
    save(skill, folder / "adept.npz", made_by=COMMAND)
    return skill


def _play_portion(seed: int, portion: int, course: Portions, table: Any) -> PlaySamples:
    notebook = Notebook(seed * 1000 + portion, course.worlds, table)
    for game in range(course.games):
        number = portion * course.games + game
        chance = Seeded(seed_from_number(seed * 100_000 + number))
        options = Options(seats=3 + number % 4, **VARIANTS[number // 4 % len(VARIANTS)])
        _play(options, chance, notebook)
    return notebook.samples()


def _play(options: Options, chance: Seeded, notebook: Notebook) -> None:
    state = cards.start(cards.settle(options, chance))
    while seats := cards.to_act(state):
        seat = seats[0]
        if seat == CHANCE:
            state = cards.apply(state, seat, cards.draw(state, chance))
        else:
            choice = notebook.choose(cards.view(state, seat), cards.legal(state, seat))
            state = cards.apply(state, seat, choice)


def _fitted(folder: Path, seed: int, course: Portions, say: Callable[[str], None]) -> PlayNet:
    parts = []
    for portion in range(course.portions):
        with np.load(folder / f"adept-games-{portion + 1}.npz", allow_pickle=False) as found:
            parts.append(PlaySamples(*(found[name] for name in PlaySamples._fields)))
    noted = samples.joined(parts)
    random = np.random.default_rng(seed)
    net = new_play_net(
        lambda scale, *shape: random.normal(0, scale, shape).astype(np.float32), HIDDEN
    )
    size = min(256, len(noted.counts))
    gain = fit_plays(net, noted, WARMTH, course.epochs, seed, size=size)
    say(f"{len(noted.counts):,} decisions distilled, worth {gain:.2f} points each over any card")
    return net
