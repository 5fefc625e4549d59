"""Any command, from any seat, at any time: it is carried out or refused."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stonehenge.players.levels import LEVELS
from stonehenge.promises import promise
from stonehenge.record import GAMES, write_action
from stonehenge.tables import messages as ask
from stonehenge.tables.log import events as log
from stonehenge.tables.log import forgetting, judge, starting
from stonehenge.tables.log.events import Entry
from stonehenge.tables.log.fold import TableState, fold
from stonehenge.vocabulary import IllegalAction

NONCES = ("0" * 64, "1" * 64)
CHOICES = {name: dict(game.choices(3)) for name, game in GAMES.items()}


def wishes() -> st.SearchStrategy[ask.OpenTable]:
    def wish(game: str) -> st.SearchStrategy[ask.OpenTable]:
        options = st.fixed_dictionaries(
            {},
            optional={name: st.sampled_from(values) for name, values in CHOICES[game].items()},
        )
        return st.builds(
            ask.OpenTable,
            game=st.just(game),
            seats=st.integers(2, 6),
            options=options,
            settings=st.just(log.Settings()),
            name=st.sampled_from(["Ada", "  ", "<b>"]),
            computers=st.lists(st.sampled_from([*LEVELS[game], "god"]), max_size=5),
            start=st.booleans(),
        )

    return st.sampled_from(list(GAMES)).flatmap(wish)


SEATS = st.integers(0, 5)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 9) | st.sampled_from(["B1", "W1", "x", "J", ""]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=2), inner, max_size=2)
    ),
    max_leaves=6,
)
VERBS = ["bid", "play", "trump", "deal", "roll", "predict", "stop", "score", "magic", "cross", "?"]
ACTIONS = st.builds(
    lambda verb, rest: [verb, *rest], st.sampled_from(VERBS), st.lists(JSON, max_size=4)
) | st.lists(JSON, min_size=1, max_size=4)
COMMANDS: st.SearchStrategy[ask.Command | ask.TakeSeat] = st.one_of(
    st.builds(ask.Act, st.integers(0, 40), ACTIONS),
    st.builds(ask.Say, st.text(min_size=1, max_size=20)),
    st.builds(ask.React, st.just("wow")),
    st.builds(ask.Fill, SEATS, st.sampled_from(["random", "apprentice", "god"])),
    st.builds(ask.Empty, SEATS),
    st.builds(ask.Arrange, st.permutations([0, 1, 2]) | st.lists(SEATS, min_size=2, max_size=6)),
    st.builds(ask.NameFirst, SEATS | st.just("random")),
    st.builds(ask.Adjust, st.builds(log.Settings, public=st.booleans(), clock=st.integers(0, 9))),
    st.builds(ask.Start),
    st.builds(ask.Pause),
    st.builds(ask.Resume),
    st.builds(ask.Hold, st.sampled_from(["random", "god"])),
    st.builds(ask.Return),
    st.builds(ask.Leave),
    st.builds(ask.Mute, SEATS, st.booleans()),
    st.builds(ask.TakeSeat, name=st.sampled_from(["Bo", "Ada", "\x00"])),
    st.builds(ask.Promise, st.sampled_from([promise("T", nonce) for nonce in NONCES])),
    st.builds(ask.Reveal, st.sampled_from(NONCES)),
)
SECRET = bytes(32)


def decide(
    table: TableState, seat: int, command: ask.Command | ask.TakeSeat | None
) -> list[log.Event]:
    """What a command brings about; None is the first legal action of whoever is to act.

    Before the game None is the end of the time to reveal.
    """
    if isinstance(command, ask.TakeSeat):
        return judge.join(table, command, judge.Newcomer(), 0)
    if command is not None:
        return judge.judge(table, SECRET, seat % len(table.chairs), command)
    if not table.to_act:
        return starting.restart(table, table.closing, "apprentice")
    seat = table.to_act[seat % len(table.to_act)]
    choice = table.rules.legal(table.game_state, seat)[0]
    action = next(iter(table.rules.expand(choice)))
    return judge.act(table, SECRET, seat, ask.Act(table.seq, list(write_action(seat, action)[1:])))


@settings(
    max_examples=100, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
@given(
    wish=wishes(),
    commands=st.lists(st.tuples(SEATS, COMMANDS | st.none()), max_size=25),
    owner=SEATS,
)
def test_any_command_is_done_or_refused(
    wish: ask.OpenTable,
    commands: list[tuple[int, ask.Command | ask.TakeSeat | None]],
    owner: int,
) -> None:
    try:
        entries = [Entry(0, 1, tuple(judge.open_table(wish, "c" * 64)))]
    except IllegalAction:
        return
    table = fold("T", entries)
    for seat, command in commands:
        try:
            events = tuple(decide(table, seat, command))
        except IllegalAction:
            continue
        if events:
            # as it comes back from the disk
            entries.append(Entry(table.seq + 1, 1, log.read(log.write(events))))
            table = fold("T", entries[-1:], table)
    assert fold("T", entries) == table
    seat = owner % len(table.chairs)
    if table.chairs[seat].is_owned:
        assert_forgettable(entries, table, seat)


def assert_forgettable(entries: list[Entry], table: TableState, seat: int) -> None:
    owner = table.chairs[seat].owner
    assert owner is not None
    changed = {entry.seq: entry for entry in forgetting.without_owner(entries, owner)}
    kept = fold("T", [changed.get(entry.seq, entry) for entry in entries])
    assert (kept.game_state, kept.phase, kept.seq) == (table.game_state, table.phase, table.seq)
    assert kept.names[seat] == forgetting.FORGOTTEN
    others = [other for other in range(len(table.chairs)) if other != seat]
    assert [kept.chairs[other] for other in others] == [table.chairs[other] for other in others]


def test_only_one_owner_of_a_seat_is_forgotten() -> None:
    settings_ = log.Settings()
    entries = [
        Entry(0, 1, (log.Opened("cards", 3, {}, settings_, "c"), log.Joined(0, "A", "human", "1"))),
        Entry(1, 1, (log.Joined(1, "B", "human", "2"), log.Said(1, "b"))),
        Entry(2, 1, (log.Emptied(1, removed=False),)),
        Entry(3, 1, (log.Joined(1, "C", "human", device="!"), log.Said(1, "c"), log.Said(0, "a"))),
        Entry(4, 1, (log.Arranged((2, 0, 1)),)),
        Entry(5, 1, (log.Said(2, "c again"), log.Said(1, "a again"))),
        Entry(6, 1, (log.Emptied(2, removed=True),)),
        Entry(7, 1, (log.Joined(2, "D", "human", "2"),)),
    ]
    assert told_without(entries, 3) == ["A", "B", "b", "…", "…", "a", "…", "a again", "D"]
    assert told_without(entries, 1) == ["A", "…", "…", "C!", "c", "a", "c again", "a again", "D"]


def told_without(entries: list[Entry], owner: int) -> list[str]:
    """All names with devices, and sayings, once somebody is forgotten."""
    changed = {entry.seq: entry for entry in forgetting.without_owner(entries, owner)}
    return [
        event.name + event.device if isinstance(event, log.Joined) else event.text
        for entry in (changed.get(entry.seq, entry) for entry in entries)
        for event in entry.events
        if isinstance(event, log.Joined | log.Said)
    ]
