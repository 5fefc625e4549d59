"""The words every part shares: seats, chance, the Game protocol, outcomes and refusals."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from msgspec import Struct, structs

Seat: TypeAlias = int
"""A player's place at the table, counted clockwise from 0."""

CHANCE: Final[Seat] = -1
"""The seat that deals cards, draws magic cards and rolls dice."""

WHOLE_GAME: Final = "all"
"""The value of the option `rounds` where the game is not cut short; a record leaves it out."""

OptionValue: TypeAlias = bool | int | str
"""The value of one option of a game, as it stands in a record."""

Exclusion: TypeAlias = tuple[tuple[str, OptionValue], tuple[str, OptionValue]]
"""Two options with a value each that cannot be chosen together."""

RoundPredictions: TypeAlias = tuple[tuple[int, int], ...]
"""By seat: the number predicted for a round, and the number it came to."""


class IllegalAction(ValueError):
    """A refusal: the rule it rests on, and the facts a sentence about it needs."""

    def __init__(self, rule: str, **facts: object) -> None:
        self.rule = rule
        self.facts = facts
        told = ", ".join(f"{name}={fact!r}" for name, fact in facts.items())
        super().__init__(f"{rule} ({told})" if told else rule)

    def __reduce__(self) -> tuple[Any, ...]:
        return _refusal, (self.rule, self.facts)


def _refusal(rule: str, facts: dict[str, object]) -> IllegalAction:
    return IllegalAction(rule, **facts)


class Outcome(Struct, frozen=True, kw_only=True):
    """How a game ended: points, places and exact predictions by seat, rounds, and the reason."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    exact: tuple[int, ...]
    rounds: int
    reason: str


def places(ranks: Sequence[Any]) -> tuple[int, ...]:
    """The place of each seat: 1 + the number of seats ranked strictly better, so ties share it."""
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)


def exact_predictions(rounds: Sequence[RoundPredictions]) -> tuple[int, ...]:
    """How many predictions of each seat came true."""
    return tuple(sum(number == came for number, came in seat) for seat in zip(*rounds, strict=True))


@cache
def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """Every seat once, clockwise from the first."""
    return tuple((first + step) % seats for step in range(seats))


class Chance(Protocol):
    """A source of named draws: the same label always gives the same draw."""

    def below(self, label: str, n: int) -> int:
        """A number from 0 to n - 1."""

    def shuffle(self, label: str, items: Sequence[str]) -> list[str]:
        """The items in a drawn order."""


class GameOptions(Protocol):
    """What every game's options have in common."""

    @property
    def seats(self) -> int:
        """The number of players."""

    @property
    def rounds(self) -> int | str:
        """The rounds of a short game, or `WHOLE_GAME`."""


O_ = TypeVar("O_", bound=GameOptions)
S_ = TypeVar("S_")
A_ = TypeVar("A_")
V_co = TypeVar("V_co", covariant=True)


class Game(Protocol[O_, S_, A_, V_co]):
    """One game's rules as a few functions; `stonehenge.cards` is such a game."""

    @property
    def NAME(self) -> str:
        """The name in records and on the command line."""

    @property
    def PLAYERS(self) -> range:
        """The numbers of players it can be played with."""

    @property
    def Options(self) -> type[O_]:
        """The frozen Struct of all options, defaults included."""

    @property
    def Action(self) -> Any:
        """The union of all actions, as msgspec converts it."""

    @property
    def Legal(self) -> Any:
        """What `legal` gives, as msgspec converts it."""

    @property
    def View(self) -> type[V_co]:
        """The frozen Struct of all that a seat may know."""

    @property
    def FIRST(self) -> str:
        """The option that says who begins: a seat, or `random`."""

    @property
    def EXCLUDED(self) -> tuple[Exclusion, ...]:
        """The values of options that cannot be chosen together."""

    @property
    def PREDICTION(self) -> type[Any]:
        """The type of the action by which a seat predicts."""

    def choices(self, seats: int, /) -> Mapping[str, tuple[OptionValue, ...]]:
        """Every option with the values it may have at a table of so many seats."""

    def settle(self, options: O_, chance: Chance, /) -> O_:
        """The options with everything that chance decides before the game now fixed."""

    def start(self, options: O_, /) -> S_:
        """The state before the first chance action; the options are judged here."""

    def to_act(self, state: S_, /) -> tuple[Seat, ...]:
        """Who may act now: several at the same time, `(CHANCE,)`, or `()` when it is over."""

    def draw(self, state: S_, chance: Chance, /) -> A_:
        """The chance action that comes next."""

    def legal(self, state: S_, seat: Seat, /) -> tuple[Any, ...]:
        """All that this seat may do now; large sets stand in a compact form (see `expand`)."""

    def expand(self, choice: Any, /) -> Iterable[A_]:
        """The actions that one entry of `legal` stands for; an action stands for itself."""

    def check(self, state: S_, seat: Seat, action: A_, /) -> None:
        """Raises IllegalAction with the rule that forbids the action."""

    def apply(self, state: S_, seat: Seat, action: A_, /) -> S_:
        """The state after a checked action."""

    def view(self, state: S_, seat: Seat | None, public: Any = None, /) -> V_co:
        """All that this seat, or a spectator, may know.

        Who has the spectators' view of the same state may give it: most of it is the same for all.
        """

    def open_view(self, state: S_, /) -> V_co:
        """A spectator's view with every hand and every secret prediction: for finished games."""

    def is_public(self, state: S_, seat: Seat, action: A_, /) -> bool:
        """Whether everybody sees what this action is at the moment it is taken."""

    def revealed(self, state: S_, seat: Seat, action: A_, /) -> tuple[tuple[Seat, A_], ...]:
        """The hidden decisions, in seat order, that everybody sees once this action is taken."""

    def reached(self, state: S_, /) -> tuple[int, int]:
        """How far the game is: the round, and the trick or roll in it; 0 before the first."""

    def totals(self, state: S_, /) -> tuple[int, ...]:
        """The points of every seat so far."""

    def finished_rounds(self, state: S_, /) -> tuple[RoundPredictions, ...]:
        """What was predicted in each finished round, and what it came to."""

    def outcome(self, state: S_, /) -> Outcome | None:
        """Points, places and the reason, once the game is over."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any]


def read_options(game: AnyGame, seats: int, given: Mapping[str, object]) -> Any:
    """The game's options from outside values, each judged; what is not given is the default."""
    known = [field.name for field in structs.fields(game.Options) if field.name != "seats"]
    for name in given:
        if name not in known:
            raise IllegalAction("unknown-option", option=name, known=", ".join(known))
    options = game.Options(seats=seats, **given)
    check_options(game.NAME, game.PLAYERS, game.choices, options)
    every_round = options.rounds == game.choices(seats)["rounds"][-1]
    return structs.replace(options, rounds=WHOLE_GAME) if every_round else options


def check_options(
    game: str,
    players: range,
    choices: Callable[[int], Mapping[str, tuple[OptionValue, ...]]],
    options: Any,
) -> None:
    """Refuses a number of seats that a game is not for, or a value that an option cannot have."""
    if type(options.seats) is not int or options.seats not in players:
        raise IllegalAction("wrong-player-count", game=game, least=min(players), most=max(players))
    for name, values in choices(options.seats).items():
        value = getattr(options, name)
        # False == 0 and 9 == 9.0, but only one of each is a value of the option
        if not any(type(value) is type(known) and value == known for known in values):
            allowed = ", ".join(map(option_text, values))
            raise IllegalAction(
                "bad-option-value", option=name, value=option_text(value), allowed=allowed
            )


def settled_seat(option: str, seat: int | str) -> Seat:
    """The seat that an option names; refuses one that chance has yet to draw."""
    if isinstance(seat, str):
        raise IllegalAction("unsettled-option", option=option)
    return seat


def option_values(game: AnyGame, seats: int, typed: Mapping[str, str]) -> dict[str, OptionValue]:
    """Option values from words such as `true`, `covered` or `2`; they are judged later."""
    choices = game.choices(seats)
    values: dict[str, OptionValue] = {}
    for name, text in typed.items():
        known = {option_text(value): value for value in choices.get(name, ())}
        values[name] = known.get(text.lower(), text)
    return values


def all_options(options: Any) -> dict[str, OptionValue]:
    """Every option with its value; the number of seats is left out."""
    return {name: value for name, value in structs.asdict(options).items() if name != "seats"}


def write_options(options: Any) -> dict[str, OptionValue]:
    """The options as a record has them: all of them, but `rounds` only in a short game."""
    written = all_options(options)
    if options.rounds == WHOLE_GAME:
        del written["rounds"]
    return written


def option_text(value: object) -> str:
    """An option's value as it is typed on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)
