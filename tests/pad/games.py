"""Games of the engine written down on a pad, as somebody at the table would."""

import json
import random
from collections.abc import Iterator, Sequence
from itertools import permutations
from pathlib import Path
from typing import Any

from stonehenge import cards, dice, pad
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.dice.state import COLOURS
from stonehenge.dice.state import Entry as Scored
from stonehenge.pad import Pad
from stonehenge.vocabulary import CHANCE, write_options
from tests.dice.play import Step, random_game, rounds

GOLDEN = Path(__file__).parents[1] / "golden" / "dice-cases.json"
NAMES = ("Anna", "Ben", "Carla", "Dev", "Eva", "Finn")


def written(paper: Pad, *entries: pad.Entry) -> Pad:
    """The pad with more entries, each judged."""
    for entry in entries:
        paper = pad.add(paper, entry)
    return paper


def card_pad(players: int = 3, **options: Any) -> Pad:
    """A card pad without entries."""
    return pad.new_pad("cards", NAMES[:players], options)


def dice_pad(players: int = 3, **options: Any) -> Pad:
    """A dice pad without entries."""
    return pad.new_pad("dice", NAMES[:players], options)


def card_round(paper: Pad, bids: Sequence[int], won: Sequence[int]) -> Pad:
    """The pad after one more round with these bids and tricks by player."""
    line = pad.standing(paper).rounds[-1]
    assert isinstance(line, pad.CardRound)
    made = [pad.Bid(line.round, player, bids[player]) for player in line.order]
    return written(paper, *made, pad.Tricks(line.round, tuple(won)))


def random_card_game(options: cards.Options, number: int) -> cards.State:
    """The end of a game of random decisions."""
    rng, chance = random.Random(number), Seeded(seed_from_number(number))
    state = cards.start(options)
    while acting := cards.to_act(state):
        seat = rng.choice(acting)
        action: cards.Action = (
            cards.draw(state, chance) if seat == CHANCE else rng.choice(cards.legal(state, seat))
        )
        state = cards.apply(state, seat, action)
    return state


def pad_of_cards(end: cards.State) -> Pad:
    """A finished card game, round by round on a pad."""
    paper = pad.new_pad("cards", NAMES[: end.options.seats], write_options(end.options))
    for line in end.pad:
        paper = card_round(paper, line.bids, line.won)
    return paper


def pad_of_dice(options: dice.Options, number: int) -> tuple[Pad, dice.State]:
    """A random dice game on a pad, with its end in the engine."""
    steps = list(random_game(options, number))
    paper = pad.new_pad("dice", NAMES[: options.seats], write_options(options))
    rng = random.Random(number)
    for number_, round_ in enumerate(rounds(steps), 1):
        paper = written(paper, *dice_entries(number_, round_, rng))
    return paper, steps[-1].after


def dice_entries(number: int, steps: Sequence[Step], rng: random.Random) -> Iterator[pad.Entry]:
    """What is written in one round: calls in the order made, results noted in either way."""
    for _, seat, action, _ in steps:
        match action:
            case dice.MagicCard(magic):
                yield pad.MagicCard(number, magic)
            case dice.Predict((count, colour)):
                yield pad.Predict(number, seat, (count, colour))
            case dice.Cross(column):
                yield pad.Cross(number, seat, column)
            case dice.Wizard(colour):
                yield pad.Wizard(number, colour)
            case _:
                pass
    result = steps[-1].after.last_round
    assert result is not None
    scored = list(enumerate(result.entries))
    rng.shuffle(scored)
    for seat, entry in scored:
        yield score_entry(number, seat, entry, by_dice=rng.random() < 0.5)


def score_entry(number: int, seat: int, entry: Scored, *, by_dice: bool) -> pad.Entry:
    """How a seat scored, noted by the dice or by the result alone."""
    jesters = entry.written.jester_box
    if by_dice:
        faces: Any = entry.faces
        return pad.Dice(number, seat, faces, jester=jesters is not None)
    if jesters is not None:
        return pad.JesterScore(number, seat, jesters)
    return pad.Score(number, seat, abs(entry.count - entry.prediction[0]))


def sheet_marks(case: dict[str, Any]) -> list[tuple[int, str, Any]]:
    """The marks of a printed sheet, those with an X last."""
    marks = [
        (number, colour, mark)
        for colour in COLOURS
        for number, mark in enumerate(case["sheet"][colour], 1)
        if mark is not None
    ]
    return sorted(marks, key=lambda mark: mark[2] == "X")


def round_of(waiting: list[list[tuple[int, str, Any]]]) -> list[tuple[int, str, Any]]:
    """One mark of every sheet, no box twice; the first sheet in its order."""
    for others in permutations(range(len(waiting[0])), 2):
        chosen = [waiting[0][0], *(waiting[i + 1][other] for i, other in enumerate(others))]
        if len({box[:2] for box in chosen}) == 3:
            return chosen
    return [marks[0] for marks in waiting]


def final_sheets() -> Pad:
    """The fourteen rounds that end with the three sheets printed in the rules."""
    cases = {case["id"]: case for case in json.loads(GOLDEN.read_text("utf-8"))}
    sheets = [cases[name] for name in cases["final-ranking"]["sheets"]]
    waiting = [sheet_marks(sheet) for sheet in sheets]
    jesters = [[n for n, mark in enumerate(s["sheet"]["J"], 1) if mark] for s in sheets]
    paper = pad.new_pad("dice", cases["final-ranking"]["players"], {})
    for number in range(1, 15):
        chosen = round_of(waiting)
        for player, (count, colour, _) in enumerate(chosen):
            box: Any = (count, colour)
            paper = pad.add(paper, pad.Predict(number, player, box))
        for player, mark in enumerate(chosen):
            waiting[player].remove(mark)
            paper = pad.add(paper, printed(number, player, mark[2], jesters[player]))
    return paper


def printed(number: int, player: int, mark: Any, jesters: list[int]) -> pad.Entry:
    if mark == 0:
        return pad.JesterScore(number, player, jesters.pop())
    return pad.Score(number, player, 0 if mark == "X" else mark)
