"""Many games step by step, for learning: a record for each game, one decision in each at a step.

An action is a number, and `legal` says which ones there are:

- rotate: the number of the rotation in the order of `dice.expand`; a bit for each die to be set
- predict: the box; a bit for each
- cross: the number to cross out, 0 for none; a bit for each
- wizard: the colour; a bit for each
- leave: 0 to stay, 1 to leave, 2 to leave with a Jester Score; a bit for each
- seer: the dice to roll again as bits, 0 to stop; bit 0 if the Seer may stop, a bit from bit 1 on
  for each die that may be rolled, and from LEAST on the least number of dice
- score: 1 for a Jester Score, 0 without; a bit for each

Magic cards and rolls happen inside a step. Who decides at the same time as others is asked in the
order of the seats, and what has been decided is `pending` until the last one has. Games end at
different times: a game that is over has nothing legal, and its next step begins it anew.
"""

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from stonehenge.dice import Options, rules
from stonehenge.dice.rules import BOXES, JESTER, NONE, colour_of, number_of, showing
from stonehenge.kernels import compiled, inlined
from stonehenge.kernels.dice.draws import (
    ALL_DICE,
    NTH,
    SETS,
    SIZE,
    SMALLER,
    below,
    new_word,
    pick,
    stream,
    subset,
)
from stonehenge.kernels.dice.numbers import CARD_NUMBERS, COLOURS, ROLL, Ints, Number, Record, fill
from stonehenge.kernels.dice.numbers import ROTATE as ROTATE_FIRST
from stonehenge.kernels.dice.state import (
    GAME,
    ROTATIONS,
    SEATS,
    cross,
    crosses,
    draw_card,
    is_over,
    may_be_rolled,
    new_game,
    set_two,
    start,
    throw,
)

Records: TypeAlias = Any
"""A record for each game, as STEPS has it."""

ROTATE, PREDICT, CROSS, WIZARD, LEAVE, SEER, SCORE, OVER = range(8)
"""The phases in which somebody decides, and the end."""
LEAST: Final = 8
"""The bit of `legal` where the least number of dice to roll again begins."""

_EVERY_COLOUR: Final = (1 << COLOURS) - 1

STEPS: Final = np.dtype(
    [
        *(field for field in GAME.descr if field[0] != "predictions"),
        ("predictions", np.int8, SEATS),
        ("phase", np.uint8),
        ("turn", np.uint8),
        ("card", np.uint8),
        ("next_seer", np.int8),
        ("blank", np.uint8),
        ("rolled", np.uint8),
        ("waiting", np.uint8),
        ("decided", np.uint8),
        ("pending", np.uint8, SEATS),
        ("totals", np.int16, SEATS),
        ("paid", np.int16, SEATS),
        ("points", np.int16, SEATS),
        ("legal", np.int64),
    ],
    align=True,
)
"""A game between two decisions. `predictions` and `next_seer` are NONE until they are known. Masks
are `blank`, the dice without a face, `rolled`, the dice rolled last, and the seats that are asked
(`waiting`) or have decided unseen (`decided`). `points` is what a round brought that has just
ended, `paid` the totals at the end of the round before."""
DRAWS: Final = np.dtype([("bits", np.int64), ("random", np.uint64)])
"""What `draw_actions` draws from, for each game. In another order than in a game, because numba
would take a game for such a record that goes on."""


class Batch:
    """Games that go on together, one decision of each at a step."""

    def __init__(self, options: Options, games: int = 1024) -> None:
        self.options: Final = options
        self.games: Final[Records] = np.zeros(games, STEPS)
        for name, value in zip(GAME.names or (), new_game(options)[0], strict=True):
            self.games[name] = value
        self.games["phase"] = OVER
        self.legal: Final[Ints] = self.games["legal"]
        self.points: Final[NDArray[np.int16]] = self.games["points"][:, : options.seats]
        """What the round brought that ended with the last step; zeros if none did."""
        self.totals: Final[NDArray[np.int16]] = self.games["totals"][:, : options.seats]

    @property
    def done(self) -> NDArray[np.bool_]:
        """Which games are over."""
        over: NDArray[np.bool_] = self.games["phase"] == OVER
        return over

    def reset(self, seed: int) -> Ints:
        """Begins all games anew; game k depends on the seed and k alone. Returns `legal`."""
        sit_down(np.uint64(seed), self.games, CARD_NUMBERS)
        return self.legal

    def step(self, chosen: NDArray[Any]) -> Ints:
        """Takes an action in every game, or begins it anew if it is over. Returns `legal`."""
        actions = np.asarray(chosen, np.int64)
        refused = find_refused(self.games, actions)
        if refused != NONE:
            raise ValueError(f"game {refused} may not take action {actions[refused]}")
        step(self.games, CARD_NUMBERS, actions)
        return self.legal


def new_draws(games: int, seed: int = 0) -> Records:
    """Where `draw_actions` begins to draw for so many games."""
    draws = np.zeros(games, DRAWS)
    draws["random"] = [stream(np.uint64(seed), np.uint64(game)) for game in range(games)]
    return draws


@compiled
def draw_actions(games: Records, draws: Records, actions: Ints) -> None:
    """Draws a random legal action for every game; 0 where there is none."""
    for number in range(len(games)):
        new_word(draws[number])
        actions[number] = draw_action(games[number], draws[number])


@inlined
def draw_action(game: Record, draw: Record) -> Number:
    """A legal action, each as likely as any other."""
    if game.phase == OVER:
        return 0
    if game.phase == ROTATE:
        return below(draw, ROTATIONS)
    if game.phase != SEER:
        return pick(draw, game.legal)
    stop, dice = game.legal & 1, game.legal >> 1 & ALL_DICE
    size = SIZE[dice]
    smaller = SMALLER[size, game.legal >> LEAST]
    drawn = below(draw, stop + (1 << size) - smaller)
    return 0 if drawn < stop else subset(SETS[size, smaller + drawn - stop], dice)


@compiled
def find_refused(games: Records, actions: Ints) -> int:
    """The first game that may not take its action, or NONE."""
    for number in range(len(games)):
        if games[number].phase != OVER and not may_take(games[number], actions[number]):
            return number
    return NONE


@compiled
def may_take(game: Record, action: Number) -> bool:
    """Whether the seat in turn may take this action."""
    if game.phase == ROTATE:
        return bool(0 <= action < ROTATIONS)
    if game.phase != SEER:
        return bool(0 <= action < BOXES and game.legal >> action & 1)
    if action == 0:
        return bool(game.legal & 1)
    if not 0 < action <= ALL_DICE or action & ~(game.legal >> 1):
        return False
    return bool(SIZE[action] >= game.legal >> LEAST)


@compiled
def sit_down(seed: np.uint64, games: Records, cards: Records) -> None:
    """Begins every game."""
    for number in range(len(games)):
        games[number].random = stream(seed, np.uint64(number))
        begin(games[number], cards)


@compiled
def step(games: Records, cards: Records, actions: Ints) -> None:
    """Takes an action in every game, or begins it anew."""
    for number in range(len(games)):
        if games[number].phase == OVER:
            begin(games[number], cards)
        else:
            fill(games[number].points, 0)
            act(games[number], cards, actions[number])


@compiled
def begin(game: Record, cards: Records) -> None:
    """Begins a game from empty sheets."""
    start(game)
    fill(game.totals, 0)
    fill(game.paid, 0)
    fill(game.points, 0)
    begin_round(game, cards)


@compiled
def begin_round(game: Record, cards: Records) -> None:
    """Draws the magic card, and asks the Seer, after a roll if the card says so."""
    game.card = draw_card(game)
    card = cards[game.card]
    game.round += 1
    game.rolls = game.faces = game.rolled = 0
    game.blank = ALL_DICE
    game.still_in = (1 << game.seats) - 1
    game.next_seer = NONE
    game.wizard_colour = card.wizard_colour
    fill(game.predictions, NONE)
    if card.opening == ROLL:
        roll(game, ALL_DICE)
    ask(game, card, ROTATE if card.opening == ROTATE_FIRST else PREDICT, 1 << game.seer)


@compiled
def roll(game: Record, dice: Number) -> None:
    """Rolls a set of dice."""
    throw(game, dice)
    game.rolled = dice
    game.blank &= ~dice


@compiled
def ask(game: Record, card: Record, phase: int, seats: Number) -> None:
    """Asks these seats in a phase, the first of them first."""
    game.phase = phase
    game.waiting = seats
    game.decided = 0
    ask_next(game, card)


@compiled
def ask_next(game: Record, card: Record) -> None:
    """Asks the first seat that has not decided."""
    game.turn = NTH[game.waiting, 0]
    game.legal = legal_now(game, card)


@inlined
def legal_now(game: Record, card: Record) -> Number:
    """What the seat in turn may do."""
    if game.phase == PREDICT:
        called = rules.called_boxes(game.predictions)
        return rules.allowed_boxes(game.free[game.turn], called)
    if game.phase == LEAVE:
        return 0b111 if may_jester(game, card, game.turn) else 0b11
    if game.phase == SCORE:
        return 0b11 if may_jester(game, card, game.turn) else 0b1
    if game.phase == CROSS:
        return crosses(game, game.turn)
    if game.phase == WIZARD:
        return _EVERY_COLOUR
    if game.phase == ROTATE:
        return ALL_DICE
    stop = game.rolls >= card.compulsory_rolls
    return card.least_reroll[game.rolls] << LEAST | may_be_rolled(game, card) << 1 | stop


@compiled
def counted(game: Record, card: Record, seat: Number) -> Number:
    """How many dice the present roll has of the colour that a seat predicted."""
    colour = colour_of(game.predictions[seat])
    return rules.count(game.counts, colour, game.wizard_colour, card.jester_worth, card.extra)


@compiled
def may_jester(game: Record, card: Record, seat: Number) -> bool:
    """Whether a seat may take the Jester Score on the present roll."""
    exact = counted(game, card, seat) == number_of(game.predictions[seat])
    jesters = showing(game.counts, JESTER)
    return rules.jester_score_possible(game.used[seat], jesters, exact, game.when_exact)


@inlined
def act(game: Record, cards: Records, action: Number) -> None:
    """Takes an action of the seat in turn, and goes on until somebody is asked again."""
    card = cards[game.card]
    if game.phase == ROTATE:
        game.blank = set_two(game, action)
        ask(game, card, PREDICT, 1 << game.seer)
    elif game.phase == WIZARD:
        game.wizard_colour = action
        open_rolling(game, card)
    elif game.phase != SEER:
        decide(game, cards, action)
    elif action == 0:
        ask(game, card, SCORE, game.still_in)
    else:
        roll(game, action)
        after_roll(game, card)


@inlined
def decide(game: Record, cards: Records, action: Number) -> None:
    """Keeps a decision until the last of those asked has decided, then applies all."""
    card = cards[game.card]
    game.pending[game.turn] = action
    game.decided |= 1 << game.turn
    game.waiting ^= 1 << game.turn
    if game.waiting:
        ask_next(game, card)
    elif game.phase == PREDICT:
        apply_predictions(game, card)
    elif game.phase == CROSS:
        apply_crosses(game, card)
    elif game.phase == LEAVE:
        write_scores(game, card, 1)
        ask(game, card, SEER, 1 << game.seer)
    else:
        write_scores(game, card, 0)
        end_round(game, cards)


@inlined
def apply_predictions(game: Record, card: Record) -> None:
    """Shows predictions; asks the next in turn, or under the secret card all others at once."""
    others = 0
    for seat in range(game.seats):
        if game.decided >> seat & 1:
            game.predictions[seat] = game.pending[seat]
        elif game.predictions[seat] == NONE:
            others |= 1 << seat
    if others == 0:
        game.next_seer = rules.next_seer(game.seer, game.predictions[: game.seats])
        if card.crosses_out:
            ask(game, card, CROSS, game.still_in)
        else:
            before_rolling(game, card)
    elif card.secret:
        ask(game, card, PREDICT, others)
    else:
        ask(game, card, PREDICT, 1 << (game.turn + 1) % game.seats)


@inlined
def apply_crosses(game: Record, card: Record) -> None:
    """Crosses out what everyone has chosen."""
    for seat in range(game.seats):
        cross(game, seat, game.pending[seat])
        add_up(game, seat)
    before_rolling(game, card)


@compiled
def before_rolling(game: Record, card: Record) -> None:
    """Asks for the Wizard Colour, unless the card names it."""
    if card.chooses_wizard_colour:
        ask(game, card, WIZARD, 1 << game.seer)
    else:
        open_rolling(game, card)


@compiled
def open_rolling(game: Record, card: Record) -> None:
    """Rolls the dice that have no face yet."""
    if game.blank:
        roll(game, game.blank)
    after_roll(game, card)


@compiled
def most_rolls(game: Record, card: Record) -> Number:
    """How many rolls the round has at most; 0 while the Seer's prediction is to say."""
    box = game.predictions[game.seer]
    return card.rolls[0 if box == NONE else number_of(box)]


@compiled
def after_roll(game: Record, card: Record) -> None:
    """Asks for the final scores, for who leaves, or the Seer (ruling D7)."""
    others = game.still_in & ~(1 << game.seer)
    if game.rolls == most_rolls(game, card):
        ask(game, card, SCORE, game.still_in)
    elif others and game.rolls >= card.compulsory_rolls:
        ask(game, card, LEAVE, others)
    else:
        ask(game, card, SEER, 1 << game.seer)


@compiled
def write_scores(game: Record, card: Record, plain: int) -> None:
    """Writes the scores that were decided on: `plain`, or 1 more for a Jester Score."""
    for seat in range(game.seats):
        if game.decided >> seat & 1 and game.pending[seat] >= plain:
            write_score(game, card, seat, game.pending[seat] > plain)


@inlined
def write_score(game: Record, card: Record, seat: int, jester: bool) -> None:
    """Scores the present roll for a seat."""
    box = game.predictions[seat]
    number, jesters = number_of(box), showing(game.counts, JESTER)
    if jester:
        mark = rules.jester_mark(number, jesters, card.jester_column)
        game.used[seat] |= 1 << jesters
    else:
        mark = rules.plain_mark(number, counted(game, card, seat), card.factor)
    game.sheets[seat, box] = mark
    game.free[seat] ^= 1 << box
    game.still_in ^= 1 << seat
    game.xs[seat] = rules.count_xs(game.sheets[seat], game.used[seat])
    add_up(game, seat)


@compiled
def add_up(game: Record, seat: int) -> None:
    """Adds up the points of a sheet."""
    game.totals[seat] = rules.total(game.sheets[seat], game.used[seat], game.target)


@inlined
def end_round(game: Record, cards: Records) -> None:
    """Pays the points of the round, and begins the next one or ends the game."""
    for seat in range(game.seats):
        game.points[seat] = game.totals[seat] - game.paid[seat]
        game.paid[seat] = game.totals[seat]
    if is_over(game):
        game.phase = OVER
        game.waiting = game.decided = 0
        game.legal = 0
    else:
        game.seer = game.next_seer
        begin_round(game, cards)
