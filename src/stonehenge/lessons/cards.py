"""The guided card game: three short rounds with one, two and three cards."""

from collections.abc import Mapping
from typing import Any, Final

from stonehenge import cards
from stonehenge.cards import Bid, Deal, Options, Phase, Play, State, View
from stonehenge.lessons.lesson import LEARNER, Facts, Lesson, Step
from stonehenge.vocabulary import Seat

_DEALS: Final = (
    Deal((("R9",), ("G5",), ("G13",), ("B10",)), "R6"),
    Deal((("B10", "Y2"), ("B1", "Y11"), ("B7", "R5"), ("B3", "G8")), "Y4"),
    Deal(
        (("W1", "J1", "R8"), ("R2", "G9", "B11"), ("R5", "Y12", "G3"), ("R12", "B6", "Y3")),
        "G2",
    ),
)
"""The deal of each round; an opponent plays the first card of the list that is legal."""

_BIDS: Final[tuple[Mapping[Seat, int], ...]] = (
    {1: 0, 2: 1, 3: 0},
    {1: 1, 2: 1, 3: 0},
    {1: 1, 2: 0, 3: 1},
)
"""What the opponents bid in each round."""

_SURE_TRICKS: Final = 1
"""The tricks that the prepared cards bring the learner in each round, however they are played."""


def _deal(state: State) -> Deal:
    return _DEALS[state.round]


def _opponent(state: State, seat: Seat) -> Bid | Play:
    if state.phase is Phase.BID:
        return Bid(_BIDS[state.round - 1][seat])
    legal = cards.legal(state, seat)
    return next(
        play for card in _DEALS[state.round - 1].hands[seat] if (play := Play(card)) in legal
    )


def _asked(view: View, phase: Phase, round_: int) -> bool:
    return view.phase is phase and view.round == round_ and LEARNER in view.to_act


def _trump(view: View) -> bool:
    return view.phase is Phase.BID and view.round == 1


def _first_bid(view: View) -> bool:
    return _asked(view, Phase.BID, 1)


def _first_card(view: View) -> bool:
    return _asked(view, Phase.PLAY, 1)


def _first_score(view: View) -> bool:
    return view.phase is Phase.DEAL and view.round == 1


def _follow(view: View) -> bool:
    return _asked(view, Phase.PLAY, 2) and view.must_follow


def _last_bid(view: View) -> bool:
    return _asked(view, Phase.BID, 3)


def _last_round(view: View) -> bool:
    return _asked(view, Phase.PLAY, 3)


def _score_facts(view: View) -> Facts:
    score = view.pad[-1]
    result = "exact" if score.exact[LEARNER] else "off"
    return {"bid": score.bids[LEARNER], "points": abs(score.points[LEARNER]), "result": result}


def _need_facts(view: View) -> Facts:
    return {"needs": view.needs[LEARNER] or 0}


def _bid_answer(_view: View, action: Any) -> str | None:
    return None if action == Bid(_SURE_TRICKS) else "bid-other"


def _special_answer(_view: View, action: Any) -> str | None:
    return None if action == Bid(_SURE_TRICKS) else f"special-{action.tricks}"


def _wizard_answer(view: View, action: Any) -> str | None:
    if view.needs[LEARNER] == 0:
        return "wizard-over" if action == Play("W1") else None
    return None if action == Play("W1") else "wizard-other"


LESSON: Final = Lesson(
    game=cards,
    options=Options(seats=4, first_dealer=0, rounds=len(_DEALS)),
    names=("Bruno", "Clara", "Dirk"),
    chance=_deal,
    opponent=_opponent,
    steps=(
        Step(id="trump", when=_trump, at=("turnup",)),
        Step(id="bid", when=_first_bid, at=("bids", "hand"), wants=True, answer=_bid_answer),
        Step(id="trick", when=_first_card, at=("hand", "trick"), wants=True),
        Step(id="exact", when=_first_score, at=("score",), facts=_score_facts),
        Step(id="follow", when=_follow, at=("hand", "trick"), wants=True),
        Step(id="special", when=_last_bid, at=("bids", "hand"), wants=True, answer=_special_answer),
        Step(
            id="wizard",
            when=_last_round,
            at=("hand", "trick"),
            wants=True,
            facts=_need_facts,
            answer=_wizard_answer,
        ),
    ),
)
