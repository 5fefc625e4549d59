"""Plays games and keeps their interesting moments for the gallery and the tests.

python -m web.tools.fixtures writes web/fixtures/NAME.json, each an `Update` as a client gets it.
"""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import Any, Final, NamedTuple

import msgspec

from stonehenge import cards, dice, players, promises, record
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.promises import Closing, PromiseFile
from stonehenge.tables.log.events import Settings
from stonehenge.tables.messages import Happened, SeatView, TableView, Update
from stonehenge.vocabulary import CHANCE, write_options

TARGET: Final = Path(__file__).parents[1] / "fixtures"
NAMES: Final = ("Robin", "Ada", "Bruno", "Clara", "Dirk", "Edda")
SECRET: Final = bytes(range(32))
NONCE: Final = bytes(range(16))
TABLE: Final = "K7QM4X"
Wanted = Callable[[Any, tuple[Any, ...]], bool]


class Moment(NamedTuple):
    """A moment to look for: a game, whose eyes, and what the view must be like."""

    name: str
    game: ModuleType
    seats: int
    wanted: Wanted
    options: Mapping[str, Any] = MappingProxyType({})
    watching: bool = False


def _asked(phase: str, **facts: Any) -> Wanted:
    """The own seat is asked in this phase, and the view has these facts."""

    def wanted(view: Any, legal: tuple[Any, ...]) -> bool:
        return (
            view.phase.value == phase
            and bool(legal)
            and all(getattr(view, name) == fact for name, fact in facts.items())
        )

    return wanted


def _magic(phase: str, magic: str) -> Wanted:
    return lambda view, legal: view.phase.value == phase and view.magic == magic and bool(legal)


MOMENTS: Final = (
    Moment(
        "cards-bid-closed",
        cards,
        4,
        lambda v, legal: v.round == 9 and v.forbidden_bid is not None and bool(legal),
        {"plus_minus_one": True, "first_dealer": 0},
    ),
    Moment("cards-bid-first", cards, 4, _asked("bid", round=5)),
    Moment(
        "cards-follow",
        cards,
        4,
        lambda v, legal: (
            v.phase.value == "play"
            and v.round == 9
            and len(v.tricks) == 2
            and bool(legal)
            and len(legal) < 5
            and len(v.trick.cards) >= 2
        ),
    ),
    Moment(
        "cards-lead",
        cards,
        4,
        lambda v, legal: v.phase.value == "play" and v.round == 6 and len(legal) == 4,
    ),
    Moment(
        "cards-wait",
        cards,
        4,
        lambda v, legal: (
            v.phase.value == "play" and v.round == 8 and not legal and len(v.trick.cards) == 1
        ),
    ),
    Moment("cards-trump", cards, 5, _asked("trump")),
    Moment("cards-covered", cards, 4, _asked("bid", round=7), {"bidding": "covered"}),
    Moment(
        "cards-covered-waiting",
        cards,
        4,
        lambda v, _legal: v.phase.value == "bid" and v.round == 7 and v.has_bid[0],
        {"bidding": "covered"},
    ),
    Moment(
        "cards-secret",
        cards,
        4,
        lambda v, _legal: v.phase.value == "play" and v.round == 6 and len(v.tricks) == 3,
        {"bidding": "secret"},
    ),
    Moment("cards-clairvoyance", cards, 4, _asked("bid", round=1), {"clairvoyance": True}),
    Moment(
        "cards-six",
        cards,
        6,
        lambda v, _legal: v.round == 10 and v.phase.value == "play" and len(v.trick.cards) == 5,
    ),
    Moment(
        "cards-three-large",
        cards,
        3,
        lambda v, legal: v.round == 20 and v.phase.value == "play" and bool(legal),
    ),
    Moment(
        "cards-watching",
        cards,
        4,
        lambda v, _legal: v.round == 9 and v.phase.value == "play" and len(v.trick.cards) == 2,
        watching=True,
    ),
    Moment("cards-over", cards, 4, lambda v, _legal: v.outcome is not None),
    Moment("dice-predict", dice, 4, _asked("predict", round=6)),
    Moment("dice-predict-first", dice, 4, _asked("predict", round=1), {"first_seer": 2}),
    Moment("dice-wizard", dice, 4, _asked("wizard")),
    Moment("dice-leave", dice, 4, lambda v, legal: _asked("leave")(v, legal) and v.round > 5),
    Moment("dice-seer", dice, 4, lambda v, legal: _asked("seer")(v, legal) and v.round > 5),
    Moment(
        "dice-score",
        dice,
        4,
        lambda v, legal: v.phase.value == "score" and len(legal) > 1 and v.round > 3,
    ),
    Moment(
        "dice-wait",
        dice,
        4,
        lambda v, legal: v.phase.value == "predict" and v.round == 7 and not legal,
    ),
    Moment("dice-rotate", dice, 4, _asked("rotate"), {"magic": True}),
    Moment("dice-cross", dice, 4, _asked("cross"), {"magic": True}),
    Moment(
        "dice-leave-jester",
        dice,
        3,
        lambda v, legal: v.phase.value == "leave" and len(legal) == 3,
        {"magic": True},
    ),
    *(
        Moment(
            f"dice-magic-{card.replace('_', '-')}",
            dice,
            4,
            _magic("predict", card),
            {"magic": True},
        )
        for card in dice.CARDS
    ),
    Moment(
        "dice-frozen",
        dice,
        4,
        lambda v, legal: bool(v.frozen and legal and v.seer == 0),
        {"magic": True},
    ),
    Moment("dice-secret", dice, 4, _magic("predict", "secret"), {"magic": True}),
    Moment("dice-two", dice, 2, lambda v, legal: _asked("leave")(v, legal) and v.round > 4),
    Moment("dice-five", dice, 5, lambda v, legal: _asked("leave")(v, legal) and v.round > 6),
    Moment(
        "dice-watching",
        dice,
        4,
        lambda v, _legal: v.phase.value == "leave" and v.round > 5,
        watching=True,
    ),
    Moment("dice-over", dice, 4, lambda v, _legal: v.outcome is not None, {"magic": True}),
)


class Step(NamedTuple):
    """What was done, and the states before and after it."""

    before: Any
    seat: int
    action: Any
    state: Any


def numbered(number: int) -> Seeded:
    """The chance of a game of version 1."""
    return Seeded(promises.old_seed(SECRET, {0: NONCE, 1: number.to_bytes(16, "big")}))


def played(
    game: ModuleType, seats: int, options: Mapping[str, Any], chance: Seeded
) -> Iterator[Step]:
    """A whole game of apprentices, step by step."""
    state = game.start(game.settle(game.Options(seats=seats, **options), chance))
    minds = [players.make(game, "apprentice", seed_from_number(s)) for s in range(seats)]
    while seat := game.to_act(state):
        actor = seat[0]
        if actor == CHANCE:
            action = game.draw(state, chance)
        else:
            action = minds[actor].choose(game.view(state, actor), game.legal(state, actor))
        before, state = state, game.apply(state, actor, action)
        yield Step(before, actor, action, state)


def find(moment: Moment) -> Update:
    """The first such moment in the first game that has one."""
    for number in range(200):
        done: list[Step] = []
        for step in played(moment.game, moment.seats, moment.options, numbered(number)):
            done.append(step)
            you = None if moment.watching else 0
            view = moment.game.view(step.state, you)
            legal = () if you is None else moment.game.legal(step.state, you)
            asked = legal if 0 in moment.game.to_act(step.state) else ()
            if moment.wanted(view, asked):
                return _update(moment, done, view, asked)
    raise LookupError(moment.name)


def _update(moment: Moment, done: list[Step], view: Any, legal: tuple[Any, ...]) -> Update:
    over = view.outcome is not None
    seats = tuple(
        SeatView(
            kind="computer" if seat > 1 else "human",
            name=NAMES[seat],
            level="apprentice" if seat > 1 else None,
            held=None,
            held_why=None,
            muted=False,
            promise=None,
            part=True,
        )
        for seat in range(moment.seats)
    )
    table = TableView(
        id=TABLE,
        game=moment.game.NAME,
        options=write_options(done[-1].state.options),
        settings=Settings(),
        phase="over" if over else "playing",
        paused=False,
        seats=seats,
        host=0,
        chance=2,
        commitment=promises.commitment(SECRET),
        restarts=0,
        starting=False,
        closing=None,
        secret=SECRET.hex() if over else None,
        rematch=None,
    )
    start = max(0, len(done) - 4)
    events = tuple(
        _happened(moment.game, step, start + i, view.seat)
        for i, step in enumerate(done[start:])
        if step.seat != CHANCE
    )
    return Update(
        seq=len(done),
        you=view.seat,
        table=table,
        view=view,
        legal=legal,
        here=(True,) * moment.seats,
        time_left=None,
        events=events,
    )


def _happened(game: ModuleType, step: Step, seq: int, you: int | None) -> Happened:
    """The event of a step, as a seat is told it."""
    public = game.is_public(step.before, step.seat, step.action)
    action = record.write_action(step.seat, step.action)[1:]
    return Happened(
        type="acted",
        seq=seq,
        at=1_790_000_000_000 + seq,
        seat=step.seat,
        action=action if public or step.seat == you else msgspec.UNSET,
        revealed=game.revealed(step.before, step.seat, step.action) or msgspec.UNSET,
        by="owner",
    )


def old_record(game: ModuleType) -> record.Record:
    """A whole game as a table's record of version 1 has it."""
    note = record.ChanceNote(
        version=1,
        commitment=promises.old_commitment(SECRET).hex(),
        nonces={"0": NONCE.hex(), "1": (7).to_bytes(16, "big").hex()},
        secret=SECRET.hex(),
    )
    return whole(game, {}, numbered(7), note)


def promised_record(game: ModuleType) -> tuple[record.Record, PromiseFile]:
    """A whole game as a table's record of version 2 has it, and what the first seat kept of it."""
    first = game.FIRST
    asked = write_options(game.Options(seats=4, **{first: "random"}))
    nonces = {seat: seed_from_number(seat).hex() for seat in (0, 2)}
    closing = Closing(
        table=TABLE,
        commitment=promises.commitment(SECRET),
        game=game.NAME,
        seats=4,
        asked=asked,
        restarts=1,
        promises={seat: promises.promise(TABLE, nonce) for seat, nonce in nonces.items()},
    )
    note = record.ChanceNote(
        version=2,
        table=TABLE,
        asked=asked,
        commitment=closing.commitment,
        promises={str(seat): promise for seat, promise in closing.promises.items()},
        nonces={str(seat): nonce for seat, nonce in nonces.items()},
        restarts=closing.restarts,
        secret=SECRET.hex(),
    )
    kept = PromiseFile(table=TABLE, seat=0, nonce=nonces[0], closing=closing.text)
    chance = Seeded(promises.seed(SECRET, closing.text, nonces))
    return whole(game, {first: "random"}, chance, note), kept


def whole(
    game: ModuleType, options: Mapping[str, Any], chance: Seeded, note: record.ChanceNote
) -> record.Record:
    """The record of a whole game with this chance."""
    steps = list(played(game, 4, options, chance))
    return record.make(
        game,
        NAMES[:4],
        steps[-1].state.options,
        [(step.seat, step.action) for step in steps],
        game.outcome(steps[-1].state),
        chance=note,
    )


def main() -> None:
    """Writes every fixture."""
    TARGET.mkdir(exist_ok=True)
    for game in (cards, dice):
        old, (new, kept) = old_record(game), promised_record(game)
        (TARGET / f"record-{game.NAME}-old.json").write_bytes(record.encode(old) + b"\n")
        (TARGET / f"record-{game.NAME}.json").write_bytes(record.encode(new) + b"\n")
        (TARGET / f"promise-{game.NAME}.json").write_bytes(promises.write_promise(kept))
    for moment in MOMENTS:
        text = msgspec.json.encode(find(moment))
        (TARGET / f"{moment.name}.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
