"""Ways to set up, script and play dice games in tests; actions are written as in a record."""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import strategies as st
from msgspec.structs import replace

from stonehenge import dice
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.dice import rules
from stonehenge.dice.state import NUMBER
from stonehenge.vocabulary import CHANCE, IllegalAction, Seat

MARKS = {None: rules.FREE, "X": rules.X, "XX": rules.XX, "C": rules.CROSSED}
MAGIC_IDS = tuple(dice.CARDS)


def action(*written: Any) -> dice.Action:
    """An action from its verb and what belongs to it."""
    read: dice.Action = msgspec.convert(written, dice.Action, strict=True)
    return read


def play(state: dice.State, *moves: Sequence[Any]) -> dice.State:
    """The state after these moves `(seat, verb, ...)`, each judged first."""
    for seat, *written in moves:
        done = action(*written)
        dice.check(state, seat, done)
        state = dice.apply(state, seat, done)
    return state


def refusal(state: dice.State, move: Sequence[Any]) -> str:
    """The refusal of a move, with its facts."""
    seat, *written = move
    with pytest.raises(IllegalAction) as refused:
        dice.check(state, seat, action(*written))
    return str(refused.value)


def faces(letters: str) -> tuple[Any, ...]:
    """A roll of dice that shows these letters."""
    return (CHANCE, "faces", tuple(letters))


def predicts(*boxes: str, first: Seat = 0) -> list[tuple[Any, ...]]:
    """Predictions such as `5G`, clockwise from the first seat."""
    return [
        ((first + step) % len(boxes), "predict", (int(box[0]), box[1]))
        for step, box in enumerate(boxes)
    ]


def opened(magic: str | None = None, seats: int = 3, **options: Any) -> dice.State:
    """A game whose first round has just begun, under a magic card or none; seat 0 is the Seer."""
    state = dice.start(dice.Options(seats, magic=magic is not None, **options))
    return play(state, (CHANCE, "magic", magic)) if magic else state


def rolled(
    letters: str, *boxes: str, magic: str | None = None, wizard: str | None = None, **options: Any
) -> dice.State:
    """A game after roll 1; the Wizard Colour is the Seer Colour unless said otherwise."""
    state = play(opened(magic, len(boxes), **options), *predicts(*boxes))
    if state.phase is dice.Phase.WIZARD:
        state = play(state, (0, "wizard", wizard or boxes[0][1]))
    return play(state, faces(letters))


def written_sheet(
    boxes: Mapping[str, object], jesters: Sequence[int] = ()
) -> tuple[tuple[int, ...], int]:
    """A sheet from its boxes (`{"2G": "X"}`) and its used Jester boxes."""
    marks = [rules.FREE] * rules.BOXES
    for box, mark in boxes.items():
        marks[rules.box_of(int(box[0]), NUMBER[box[1]])] = mark_number(mark)
    return tuple(marks), sum(1 << jester for jester in jesters)


def mark_number(mark: object) -> int:
    """A mark of a sheet as `rules` counts it."""
    return mark if isinstance(mark, int) else MARKS[mark]  # type: ignore[index]


def with_sheets(state: dice.State, *sheets: tuple[tuple[int, ...], int]) -> dice.State:
    """The state with these sheets on its seats."""
    return replace(
        state,
        sheets=tuple(boxes for boxes, _ in sheets),
        jester_boxes=tuple(used for _, used in sheets),
    )


class Step(NamedTuple):
    """One action of a game, with the states around it."""

    before: dice.State
    seat: Seat
    action: dice.Action
    after: dice.State


def random_choice(state: dice.State, seat: Seat, rng: random.Random) -> dice.Decision:
    """A legal decision, each kind as likely as another."""
    choice = rng.choice(dice.legal(state, seat))
    if isinstance(choice, dice.Rerolls):
        size = rng.randint(choice.least, choice.most)
        return dice.Reroll(tuple(sorted(rng.sample(choice.dice, size))))
    if isinstance(choice, dice.Rotations):
        low, high = sorted(rng.sample(choice.dice, 2))
        return dice.Rotate(((low, rng.choice(choice.faces)), (high, rng.choice(choice.faces))))
    assert isinstance(choice, dice.Decision)
    return choice


def random_game(options: dice.Options, number: int) -> Iterator[Step]:
    """A whole game of random decisions, those taken together in random order."""
    rng, chance = random.Random(number), Seeded(seed_from_number(number))
    state = dice.start(options)
    while acting := dice.to_act(state):
        seat = rng.choice(acting)
        done: dice.Action = (
            dice.draw(state, chance) if seat == CHANCE else random_choice(state, seat, rng)
        )
        dice.check(state, seat, done)
        before, state = state, dice.apply(state, seat, done)
        yield Step(before, seat, done, state)


def rounds(steps: Sequence[Step]) -> list[list[Step]]:
    """The steps of a game, round by round."""
    found: list[list[Step]] = [[] for _ in range(steps[-1].after.round)]
    for step in steps:
        begun = step.after if isinstance(step.action, dice.MagicCard) else step.before
        found[begun.round - 1].append(step)
    return found


@st.composite
def all_options(draw: st.DrawFn) -> dice.Options:
    """Any options a game can have."""
    seats = draw(st.integers(2, 5))
    return dice.Options(
        seats,
        magic=draw(st.booleans()),
        target=draw(st.sampled_from((9, 12))),
        jester_when_exact=draw(st.booleans()),
        first_seer=draw(st.integers(0, seats - 1)),
    )


@st.composite
def games(draw: st.DrawFn) -> list[Step]:
    """The steps of a random game under any options."""
    return list(random_game(draw(all_options()), draw(st.integers(0, 10**6))))
