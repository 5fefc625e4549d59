"""One of every message and of everything in them, for the document of the protocol."""

from collections.abc import Sequence
from datetime import date
from typing import Final

import msgspec
from msgspec import Struct

from stonehenge import cards
from stonehenge.chain import PublishedChain
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.coach.entering import Entered, Missing, Turn
from stonehenge.coach.positions import CardPosition
from stonehenge.figures import GameLine, RoundLine, figures
from stonehenge.figures.intervals import Figure
from stonehenge.figures.sentences import Sentence
from stonehenge.lessons import Saying
from stonehenge.pad import Bid, Covered
from stonehenge.promises import promise
from stonehenge.tables import messages
from stonehenge.tables.deals import messages as deals
from stonehenge.tables.log.events import Settings
from stonehenge.tables.pads import messages as pads
from stonehenge.tables.profiles import messages as profiles
from stonehenge.vocabulary import CHANCE, OptionValue

_CODE: Final = "KPX4TR"
_SHARE: Final = "RSTUVWXYZ234"
_TOKEN: Final = "bW9vbmxpZ2h0LW92ZXItdGhlLXN0YW5kaW5nLXN0b25lcw"  # noqa: S105 - nobody's
_HASH: Final = "6d1f" * 16
_NONCE: Final = "0123456789abcdef" * 4
_POSITION: Final = CardPosition(
    seats=3,
    seat=0,
    round=2,
    dealer=1,
    hand=("B5", "W1"),
    turnup="R8",
    actions=((2, "bid", 1),),
)
_TURN: Final = Turn(0, (cards.Bid(0), cards.Bid(1), cards.Bid(2)))
_MISSING: Final = Missing("position-hand", {"cards": 2})
_SEAT: Final = messages.SeatView(
    kind="human",
    name="Ada",
    level=None,
    held=None,
    held_why=None,
    muted=False,
    promise=promise(_CODE, _NONCE),
    part=True,
)
_COMPUTER: Final = messages.SeatView(
    kind="computer",
    name="Bruno",
    level="sage",
    held=None,
    held_why=None,
    muted=False,
    promise=None,
    part=True,
)
_OPTIONS: Final[dict[str, OptionValue]] = {
    "bidding": "open",
    "plus_minus_one": False,
    "clairvoyance": False,
    "first_dealer": 2,
}
_TABLE: Final = messages.TableView(
    id=_CODE,
    game="cards",
    options=_OPTIONS,
    settings=Settings(),
    phase="playing",
    paused=False,
    seats=(_SEAT, _COMPUTER, msgspec.structs.replace(_COMPUTER, name="Clara")),
    host=0,
    chance=2,
    commitment=_HASH,
    restarts=0,
    starting=False,
    closing=None,
    secret=None,
    rematch=None,
)


def _dealt() -> cards.State:
    """The first round of a game for three, a bid made."""
    state = cards.start(cards.Options(seats=3, first_dealer=2))
    chance = Seeded(seed_from_number(1))
    while cards.to_act(state) == (CHANCE,):
        state = cards.apply(state, CHANCE, cards.draw(state, chance))
    return state


_STATE: Final = _dealt()
_HAPPENED: Final = messages.Happened(
    type="acted", seq=7, at=1_790_000_000_000, seat=0, by="owner", action=("bid", 1)
)
_UPDATE: Final = messages.Update(
    seq=6,
    you=0,
    table=_TABLE,
    view=cards.view(_STATE, 0),
    legal=cards.legal(_STATE, 0),
    here=(True, False, False),
    time_left=None,
    events=(
        messages.Happened(type="started", seq=6, at=1_790_000_000_000),
        messages.Happened(type="acted", seq=6, at=1_790_000_000_000, seat=CHANCE, by="chance"),
    ),
)

_STEP: Final = messages.Step(
    index=2,
    round=1,
    turn=0,
    seat=0,
    action=["bid", 1],
    public=True,
    revealed=(),
    view={"seat": None, "…": "…"},
)

_SAYING: Final = Saying("lesson-cards-trick", 3, ("hand", "trick"), wants=True)

EXAMPLES: Final[Sequence[Struct]] = (
    messages.Hello(_TOKEN, 41),
    messages.Do(3, messages.Act(6, ["bid", 1])),
    messages.Ping(),
    messages.Act(6, ["bid", 1]),
    messages.Say("Well played!"),
    messages.React("wow"),
    messages.Fill(2, "apprentice"),
    messages.Empty(2),
    messages.Arrange([1, 0, 2]),
    messages.NameFirst(2),
    messages.Adjust(Settings(pace=300, clock=60)),
    messages.Start(),
    messages.Promise(promise(_CODE, _NONCE)),
    messages.Reveal(_NONCE),
    messages.Pause(),
    messages.Resume(),
    messages.Hold("apprentice"),
    messages.Return(),
    messages.Leave(),
    messages.Mute(1, on=True),
    messages.Rematch(),
    messages.Close(),
    _UPDATE,
    messages.Done(3, 7),
    messages.Refused(3, "already-acted", {}),
    messages.Pong(),
    messages.Bye("restart", 1),
    _TABLE,
    _SEAT,
    Settings(),
    _HAPPENED,
    messages.OpenTable(
        game="cards",
        seats=3,
        options={"bidding": "covered"},
        settings=Settings(pace=0),
        name="Robin",
        kind="program",
        computers=["sage", "sage"],
        start=True,
    ),
    messages.TakeSeat(name="Robin", kind="program"),
    messages.Ticket(table=_CODE, seat=1, token=_TOKEN, commitment=_HASH),
    messages.Version("0.1.0", "6d1f6d1f6d1f6d1f"),
    messages.Receipt(7),
    messages.OneTime("bW9vbmxpZ2h0LW92ZXItc3RvbmVz"),
    messages.Tokens([_TOKEN]),
    messages.Listed(
        id=_CODE,
        game="cards",
        options=_OPTIONS,
        phase="open",
        seats=(_SEAT, msgspec.structs.replace(_SEAT, kind="empty", name="")),
        changed=1_790_000_000_000,
    ),
    _STEP,
    messages.Steps(
        total=690,
        rounds=(1, 8),
        totals=((20, -10), (50, 10)),
        exact=((True, False), (True, True)),
        steps=(_STEP,),
    ),
    messages.ReviewStatus(state="working", done=37, of=145),
    messages.LessonSoFar([["next"], ["bid", 1]]),
    messages.Guided(updates=(messages.Update(seq=6, you=0),), saying=_SAYING, steps=7, over=False),
    _SAYING,
    messages.AskCoach(position=_POSITION),
    Entered(view={}, turns=(_TURN,), missing=_MISSING, held=2),
    _TURN,
    _MISSING,
    messages.GameInfo(
        name="dice",
        players=(2, 3, 4, 5),
        levels=("random", "apprentice", "sage"),
        preparing=("sage",),
        default_level="apprentice",
        options={"target": (9, 12)},
        defaults={"target": 9},
        first="first_seer",
        excluded=(),
    ),
    messages.Problem("seats-free", {"free": 1}),
    messages.DealView(
        deal="2026-11-16/cards", day="2026-11-16", until=1_794_873_600_000, share=_SHARE
    ),
)

_ANCHOR = "5f" * 32
_TERMS = deals.DealTerms(
    game="cards", seats=4, rounds=6, level="adept", version="4", preparing=False
)

_MINE = deals.MyGame(table=_CODE, points=90, rounds=(0, 0, -1, 0, 1, 0), in_time=True, share=_SHARE)
_STREAK = deals.Streak(days=2, longest=14, week=(True, False, False, False, False, True, True))

_PLAYER = deals.MatchPlayer(
    name="Anna", you=True, done=True, table=_CODE, points=50, rounds=(20, 30), exact=(True, True)
)
_WAY = deals.Way(action=["bid", 1], players=(0,), table=_CODE, at=4, points=12.5)

DEAL_EXAMPLES: Final = (
    _TERMS,
    deals.Daily(day="2026-11-16", ends=1_794_873_600_000, now=1_794_830_000_000, deals=(_TERMS,)),
    deals.PlayDeal(name="Anna"),
    _STREAK,
    _MINE,
    deals.OpenMatch(game="cards", seats=4, options={"rounds": 6}, level="adept"),
    _PLAYER,
    deals.Match(
        code=_CODE,
        game="cards",
        seats=4,
        options={"rounds": 6},
        level="adept",
        until=1_797_465_600_000,
        commitment=_ANCHOR,
        seed=None,
        mine=_MINE,
        players=(_PLAYER,),
    ),
    _WAY,
    deals.Parting(round=3, ways=(_WAY,)),
    deals.Standing(
        day="2026-11-16", terms=_TERMS, par=92.5, runs=100, others=((60, 3), (90, 11), (110, 2))
    ),
    deals.ToldSeed(day="2026-11-16", index=1, anchor=_ANCHOR, seed=None),
    PublishedChain(anchor=_ANCHOR, first=date(2026, 11, 16), length=3653),
)

_KEY = "c3RhbmRpbmctc3RvbmVzLTAx"
_LINE = pads.PadLine(entry=Bid(3, 1, 2), player=1, id="kX2mB7qPw0a")
_OFFER = pads.Offer(id="kX2mB7qPw0a", after=14, entry=Bid(3, 1, 2))
_ANSWER = pads.Answer(id="kX2mB7qPw0a", rule="pad-conflict", other=15)

PAD_EXAMPLES: Final = (
    pads.SharePad(game="cards", players=("Anna", "Ben", "Carla"), options={"bidding": "covered"}),
    pads.PadKeys(keeper=_KEY, writer=_KEY[::-1], watcher=_KEY.swapcase()),
    pads.OpenPad(key=_KEY, device="bW9vbmxpZ2h0LW92ZXI", player=1),
    _OFFER,
    pads.WritePad((_OFFER,)),
    pads.AllowWriting(writing=True),
    pads.ShowBids(3),
    _LINE,
    pads.WholePad(
        role="writer",
        game="cards",
        players=("Anna", "Ben", "Carla"),
        options={
            "bidding": "covered",
            "plus_minus_one": False,
            "clairvoyance": False,
            "first_dealer": 0,
        },
        date="2026-11-16T19:30:00+00:00",
        lines=(_LINE, pads.PadLine(entry=Covered(3, 2), player=2)),
        writing=True,
        shown=(),
        looking=(-1, 1),
    ),
    pads.PadNews(first=15, lines=(_LINE,), uncovered=((14, Bid(3, 2, 0)),)),
    _ANSWER,
    pads.Answers((pads.Answer(id="kX2mB7qPw0a", number=15), _ANSWER)),
)

_ROUND: Final = RoundLine(1, "1", 1, 1, 30)
_GAME: Final = GameLine(
    game="cards",
    options=_OPTIONS,
    seat=0,
    name="",
    kind="human",
    others=("sage", "sage"),
    date="2026-11-16T19:30:00+00:00",
    points=30,
    place=1,
    wins=1.0,
    hints=0,
    rounds=(_ROUND,),
)
_REVIEWED: Final = profiles.Reviewed(average=12.5, luck=20.5, choices=-3.0, par=25.0)
_PLAYED: Final = profiles.PlayedGame(
    table=_CODE,
    seat=0,
    at=1_790_000_000_000,
    points=30,
    place=1,
    players=3,
    points_a_round=30.0,
    hints=False,
    par=25.0,
)
_EXPORTED: Final = profiles.ExportedGame(table=_CODE, seat=0, game=_GAME, review=_REVIEWED)
_LUCK: Final = profiles.LuckAndChoices(games=1, luck=Figure(20.5, None), choices=Figure(-3.0, None))

PROFILE_EXAMPLES: Final = (
    profiles.You(created=1_790_000_000_000, seats=84, browsers=2),
    profiles.ProfileCode(code="KPX4TR7Q", expires=1_790_000_600_000),
    profiles.TakeCode("KPX4-TR7Q"),
    _REVIEWED,
    _PLAYED,
    _LUCK,
    _EXPORTED,
    profiles.Exported(created=1_790_000_000_000, tables=[_CODE], games=[_EXPORTED]),
    profiles.YourFigures(
        game="cards",
        all_games=1,
        with_hints=0,
        against=("sage",),
        rules={},
        players=(3,),
        figures=figures([_GAME]),
        may_be_luck=None,
        sentences={"calibration": Sentence("figures-bid-right", {"game": "cards"})},
        recent=(_PLAYED,),
        best=(_PLAYED,),
        above_par=Figure(5.0, None),
        reviewed=_LUCK,
    ),
)
