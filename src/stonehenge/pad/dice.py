"""The pad of the dice game: predictions and results by round, folded into sheets and places."""

from collections.abc import Sequence

from msgspec import Struct

from stonehenge.dice import rules
from stonehenge.dice.magic import CARDS, PLAIN, Magic, MagicId
from stonehenge.dice.rules import (
    BOXES,
    CROSSED,
    DICE,
    FREE,
    JESTER,
    NONE,
    NUMBERS,
    ROUNDS,
    box_of,
    colour_of,
    number_of,
)
from stonehenge.dice.state import COLOURS
from stonehenge.pad.dice_notes import (
    DiceNote,
    ScoreNote,
    all_scored,
    dice_notes,
    empty_note,
)
from stonehenge.pad.entries import Entry, Misfit
from stonehenge.pad.people import (
    NOBODY,
    People,
    agreed_rounds,
    count_true,
    from_player,
    here_in,
    next_here,
    people_of,
    places_of,
)

LEAST_DICE_PLAYERS = 2


class DiceOptions(Struct, frozen=True):
    """What the table agreed on, as in the options of the dice game."""

    magic: bool
    target: int
    jester_when_exact: bool
    first_seer: int
    rounds: int


class DiceRound(Struct):
    """One round as the pad shows it. Lists are by player; a box is a number from 0 to 19."""

    round: int
    seer: int
    next_seer: int
    """Who will be the Seer; NONE until all have predicted."""
    here: list[bool]
    order: list[int]
    """Who predicts, in order; the Seer first."""
    magic: MagicId | None
    magic_noted: bool
    predictions: list[int]
    crosses: list[int]
    """The boxes crossed out in this round, or NONE."""
    wizard_colour: int
    """What Wizards count as: a colour, EVERY, or NONE for nobody."""
    rolls: int
    """How many rolls were noted."""
    most_rolls: int
    """How many the round may have; 0 until the Seer has predicted."""
    scored: list[bool]
    marks: list[int]
    """What each player writes into the box of the prediction; FREE until then."""
    jester_boxes: list[int]
    """The Jester box that each player marks; 0 for none."""
    exact: list[bool]
    written: bool
    """Whether everybody has scored, so that the round counts."""
    changed: bool
    sheets: list[list[int]]
    """All sheets after this round."""
    used: list[int]
    """The Jester boxes used after this round, as masks."""
    totals: list[int]


class DicePad(Struct):
    """Everything a dice pad shows. Lists are by player."""

    names: list[str]
    here: list[bool]
    of: int
    """How many rounds are played at the latest."""
    round: int
    """The round that is being played; the last one when the game is over."""
    phase: str
    """What the pad waits for: `magic`, `predict`, `score`, or nothing: `over`."""
    rounds: list[DiceRound]
    finished: int
    sheets: list[list[int]]
    used: list[int]
    xs: list[int]
    jesters: list[int]
    totals: list[int]
    places: list[int]
    exact: list[int]
    drawn: list[MagicId]
    """The magic cards that are gone from the present pile."""
    reason: str
    misfits: list[Misfit]


def fold_dice(names: Sequence[str], options: DiceOptions, entries: Sequence[Entry]) -> DicePad:
    """The pad that these entries make, all of which count."""
    people = people_of(names, entries)
    notes = dice_notes(len(names), entries)
    pad = _empty_pad(people, agreed_rounds(options.rounds, entries))
    seer = options.first_seer
    while pad.phase != "over":
        number = pad.finished + 1
        note = notes[number - 1] if number <= len(notes) else empty_note(len(names))
        here = here_in(people, number)
        reason = _end(pad, options, here, number)
        if reason != "":
            pad.phase = "over"
            pad.reason = reason
            pad.here = here
            _sum_up(pad, options)
        else:
            line = _line(options, note, number, _seer(seer, note, here), here)
            _add(pad, options, note, line)
            if not line.written:
                return pad
            seer = line.next_seer
    _tell_superfluous(pad, notes)
    return pad


def _empty_pad(people: People, agreed: int) -> DicePad:
    players = len(people.names)
    return DicePad(
        names=people.names,
        here=here_in(people, 1),
        of=agreed,
        round=1,
        phase="predict",
        rounds=[],
        finished=0,
        sheets=[[FREE] * BOXES for player in range(players)],
        used=[0] * players,
        xs=[0] * players,
        jesters=[0] * players,
        totals=[0] * players,
        places=[0] * players,
        exact=[0] * players,
        drawn=[],
        reason="",
        misfits=[],
    )


def _end(pad: DicePad, options: DiceOptions, here: Sequence[bool], number: int) -> str:
    """Why the game is over before this round; empty if it is not (rulings D5, D12)."""
    for player, xs in enumerate(pad.xs):
        if (
            number > 1
            and pad.rounds[number - 2].here[player]
            and rules.enough_xs(xs, options.target)
        ):
            return "target-reached"
    if count_true(here) < LEAST_DICE_PLAYERS:
        return "too-few-players"
    if number > ROUNDS:
        return "sheets-full"
    return "all-rounds-played" if number > pad.of else ""


def _seer(next_seer: int, note: DiceNote, here: Sequence[bool]) -> int:
    """The Seer of a round: noted, or whoever it has come to, or the next one who is here."""
    if note.seer != NONE and here[note.seer]:
        return note.seer
    return next_seer if here[next_seer] else next_here(next_seer, here)


def card_of(magic: MagicId | None) -> Magic:
    """The rules that a magic card makes."""
    return PLAIN if magic is None else CARDS[magic]


def _line(
    options: DiceOptions,
    note: DiceNote,
    number: int,
    seer: int,
    here: list[bool],
) -> DiceRound:
    magic = note.magic if options.magic else None
    card = card_of(magic)
    predictions = [box if here[player] else NONE for player, box in enumerate(note.predictions)]
    called = predictions[seer]
    complete = all_predicted(predictions, here)
    return DiceRound(
        round=number,
        seer=seer,
        next_seer=rules.next_seer(seer, tuple(predictions)) if complete else NONE,
        here=here,
        order=from_player(seer, here),
        magic=magic,
        magic_noted=note.magic_noted,
        predictions=predictions,
        crosses=[NONE] * len(here),
        wizard_colour=_wizard_colour(card, note, called),
        rolls=note.rolls,
        most_rolls=0 if called == NONE else rules.rolls(number_of(called), card.rolls_as_predicted),
        scored=[score is not None for score in note.scores],
        marks=[FREE] * len(here),
        jester_boxes=[0] * len(here),
        exact=[False] * len(here),
        written=complete and all_scored(note, here),
        changed=note.changed,
        sheets=[],
        used=[],
        totals=[],
    )


def all_predicted(predictions: Sequence[int], here: Sequence[bool]) -> bool:
    """Whether everybody who is here has predicted."""
    return all(not (here[player] and box == NONE) for player, box in enumerate(predictions))


def _wizard_colour(card: Magic, note: DiceNote, called: int) -> int:
    """What Wizards count as; unsaid, it is the Seer Colour (ruling D10)."""
    if not card.chooses_wizard_colour:
        return card.wizard_colour
    if note.wizard != NONE:
        return note.wizard
    return NONE if called == NONE else colour_of(called)


def _add(pad: DicePad, options: DiceOptions, note: DiceNote, line: DiceRound) -> None:
    """Adds a round to the pad: the card, the predictions, the crosses, the scores."""
    pad.rounds.append(line)
    pad.round = line.round
    pad.here = line.here
    _draw(pad, line)
    for player in note.order:
        if line.here[player]:
            _call(pad, note, line, player)
    _cross(pad, note, line)
    for player, score in enumerate(note.scores):
        if score is not None and line.here[player] and line.predictions[player] != NONE:
            _score(pad, options, line, player, score)
    if line.written:
        pad.finished = line.round
    else:
        pad.phase = _phase(options, line)
    _sum_up(pad, options)
    line.sheets = [list(sheet) for sheet in pad.sheets]
    line.used = list(pad.used)
    line.totals = list(pad.totals)


def _phase(options: DiceOptions, line: DiceRound) -> str:
    if options.magic and not line.magic_noted:
        return "magic"
    return "score" if all_predicted(line.predictions, line.here) else "predict"


def pile_after(drawn: Sequence[MagicId]) -> list[MagicId]:
    """The cards gone from the pile before the next draw: all ten come back together (D32)."""
    return list(drawn) if len(drawn) < len(CARDS) else []


def _draw(pad: DicePad, line: DiceRound) -> None:
    if line.magic is None:
        return
    drawn = pile_after(pad.drawn)
    if line.magic in drawn:
        facts: dict[str, int | str] = {"magic": line.magic}
        pad.misfits.append(Misfit("magic-already-drawn", line.round, NOBODY, facts))
    else:
        drawn.append(line.magic)
    pad.drawn = drawn


def _call(pad: DicePad, note: DiceNote, line: DiceRound, player: int) -> None:
    """Notes a prediction that does not fit any more."""
    earlier = note.order[: note.order.index(player)]
    box = line.predictions[player]
    misfit = refused_box(pad.sheets[player], line, earlier, player, box)
    if misfit is not None:
        pad.misfits.append(misfit)


def refused_box(
    sheet: Sequence[int], line: DiceRound, earlier: Sequence[int], player: int, box: int
) -> Misfit | None:
    """Why a player cannot predict a box after those who predicted earlier (ruling D2)."""
    facts: dict[str, int | str] = {"number": number_of(box), "colour": COLOURS[colour_of(box)]}
    if sheet[box] != FREE:
        return Misfit("box-taken", line.round, player, facts)
    seen = seen_predictions(line, earlier, player)
    if allowed_by(sheet, seen) >> box & 1:
        return None
    facts["seat"] = seen.index(box)
    return Misfit("already-predicted", line.round, player, facts)


def seen_predictions(line: DiceRound, earlier: Sequence[int], player: int) -> list[int]:
    """What a player must not repeat: all earlier predictions; if they are secret, the Seer's."""
    seen = [NONE] * len(line.predictions)
    for other in earlier:
        if other != player and (not card_of(line.magic).secret or other == line.seer):
            seen[other] = line.predictions[other]
    return seen


def allowed_by(sheet: Sequence[int], seen: Sequence[int]) -> int:
    """The mask of the boxes that may be predicted."""
    return rules.allowed_boxes(rules.free_boxes(tuple(sheet)), rules.called_boxes(tuple(seen)))


def _cross(pad: DicePad, note: DiceNote, line: DiceRound) -> None:
    for player, number in enumerate(note.crosses):
        box = line.predictions[player]
        if number > 0 and line.here[player] and box != NONE and card_of(line.magic).crosses_out:
            crossed = box_of(number, colour_of(box))
            if rules.crossable(pad.sheets[player][crossed]):
                line.crosses[player] = crossed
                pad.sheets[player][crossed] = CROSSED  # ruling D20
            else:
                facts: dict[str, int | str] = {"number": number}
                pad.misfits.append(Misfit("not-crossable", line.round, player, facts))


def _score(
    pad: DicePad, options: DiceOptions, line: DiceRound, player: int, score: ScoreNote
) -> None:
    """Writes a score onto the sheet."""
    misfit = refused_score(pad.used[player], options, line, player, score)
    if misfit is not None:
        pad.misfits.append(misfit)
    box = line.predictions[player]
    jesters = jesters_of(score)
    line.exact[player] = off_by(line, player, score) == 0
    line.marks[player] = mark_of(line, player, score)
    line.jester_boxes[player] = jesters if rules.has_jester_box(jesters) else 0
    if pad.sheets[player][box] == FREE:
        pad.sheets[player][box] = line.marks[player]
    if line.jester_boxes[player] > 0:
        pad.used[player] |= 1 << jesters
    if line.exact[player]:
        pad.exact[player] += 1


def jesters_of(score: ScoreNote) -> int:
    """With how many Jesters a Jester Score is taken; 0 for a plain score."""
    if len(score.faces) > 0:
        return rules.showing(tuple(score.faces), JESTER) if score.jester else 0
    return score.jesters if score.jester else 0


def off_by(line: DiceRound, player: int, score: ScoreNote) -> int:
    """How far a player was off the prediction; NONE where only the Jester Score was noted."""
    if len(score.faces) == 0:
        return score.off
    box = line.predictions[player]
    card = card_of(line.magic)
    counted = rules.count(
        tuple(score.faces), colour_of(box), line.wizard_colour, card.jester_worth, card.extra
    )
    return abs(counted - number_of(box))


def mark_of(line: DiceRound, player: int, score: ScoreNote) -> int:
    """What a score writes into the box of the prediction."""
    number = number_of(line.predictions[player])
    card = card_of(line.magic)
    if score.jester:
        return rules.jester_mark(number, jesters_of(score), card.jester_column)
    return rules.plain_mark(number, number + off_by(line, player, score), card.factor)


def possible_misses(line: DiceRound, player: int) -> list[int]:
    """By how many dice a player can be off, apart from 0."""
    number = number_of(line.predictions[player])
    extra = card_of(line.magic).extra
    misses = [abs(counted - number) for counted in range(extra, DICE + extra + 1)]
    return [miss for miss in range(1, DICE + extra + 1) if miss in misses]


def refused_score(
    used: int, options: DiceOptions, line: DiceRound, player: int, score: ScoreNote
) -> Misfit | None:
    """Why a player cannot score like this (rulings D4, D9)."""
    off = off_by(line, player, score)
    if not score.jester:
        if off == 0 or off in possible_misses(line, player):
            return None
        most = max(possible_misses(line, player))
        return Misfit("pad-miss-out-of-range", line.round, player, {"most": most})
    jesters = jesters_of(score)
    if not rules.has_jester_box(jesters):
        return Misfit("no-jester-score", line.round, player, {"jesters": jesters})
    if not rules.jester_box_free(used, jesters):
        return Misfit("jester-box-taken", line.round, player, {"jesters": jesters})
    if rules.jester_score_possible(used, jesters, off == 0, options.jester_when_exact):
        return None
    return Misfit("jester-when-exact", line.round, player, {})


def _sum_up(pad: DicePad, options: DiceOptions) -> None:
    """Counts Xs, points and places anew."""
    for player, sheet in enumerate(pad.sheets):
        marks, used = tuple(sheet), pad.used[player]
        pad.xs[player] = rules.count_xs(marks, used)
        pad.jesters[player] = rules.jester_scores(used)
        pad.totals[player] = rules.total(marks, used, options.target)
    ranks = [rules.rank(points, pad.jesters[player]) for player, points in enumerate(pad.totals)]
    pad.places = places_of(ranks, pad.here)


def _tell_superfluous(pad: DicePad, notes: Sequence[DiceNote]) -> None:
    """Notes the rounds that were written, but after the game had ended."""
    for i in range(pad.finished, len(notes)):
        if True in [score is not None for score in notes[i].scores]:
            pad.misfits.append(Misfit("pad-after-the-end", i + 1, NOBODY, {"round": i + 1}))


def column_sums(sheet: Sequence[int]) -> list[int]:
    """The points of the five columns."""
    return [rules.column_sum(tuple(sheet), number) for number in range(1, NUMBERS + 1)]
