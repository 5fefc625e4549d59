"""The card game played by its rules: who acts, what is legal, what an action does."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from stonehenge.cards import rules
from stonehenge.cards.rules import NONE, beats, legal_mask, suit_after
from stonehenge.cards.state import (
    COLOURS,
    DECK,
    NUMBER,
    Action,
    Bid,
    Deal,
    Decision,
    Options,
    Phase,
    Play,
    RoundScore,
    State,
    Trump,
    mask,
)
from stonehenge.vocabulary import (
    CHANCE,
    WHOLE_GAME,
    Chance,
    Exclusion,
    IllegalAction,
    OptionValue,
    Outcome,
    RoundPredictions,
    Seat,
    check_options,
    exact_predictions,
    places,
    settled_seat,
)

NAME: Final = "cards"
PLAYERS: Final = range(3, 7)
FIRST: Final = "first_dealer"
EXCLUDED: Final[tuple[Exclusion, ...]] = tuple(
    (("plus_minus_one", True), ("bidding", hidden)) for hidden in ("covered", "secret")
)
"""Plus/minus one needs open bids (ruling C13)."""
PREDICTION: Final = Bid

DEAL, TRUMP, BID, PLAY, OVER = Phase
_ALONE: Final = tuple((seat,) for seat in range(max(PLAYERS)))
_PLAYS: Final = {1 << card: Play(name) for card, name in enumerate(DECK)}
_BIDS: Final = tuple(Bid(tricks) for tricks in range(21))
_TRUMPS: Final = tuple(Trump(colour) for colour in ("B", "G", "Y", "R"))


def choices(seats: int) -> Mapping[str, tuple[OptionValue, ...]]:
    """Every option with the values it may have at a table of so many seats."""
    return {
        "bidding": ("open", "covered", "secret"),
        "plus_minus_one": (False, True),
        "clairvoyance": (False, True),
        "first_dealer": (*range(seats), "random"),
        "rounds": (WHOLE_GAME, *range(1, rules.rounds(seats) + 1)),
    }


def settle(options: Options, chance: Chance) -> Options:
    """The options with the first dealer drawn, where chance is to decide (ruling C1)."""
    if options.first_dealer != "random":
        return options
    return replace(options, first_dealer=chance.below("first", options.seats))


def start(options: Options) -> State:
    """The state before the first deal."""
    check_options(NAME, PLAYERS, choices, options)
    settled_seat("first_dealer", options.first_dealer)
    if options.plus_minus_one and options.bidding != "open":  # ruling C13
        raise IllegalAction("plus-minus-one-needs-open-bids", bidding=options.bidding)
    return State(options, totals=(0,) * options.seats)


def to_act(state: State) -> tuple[Seat, ...]:
    """Who may act now; with covered and secret bids everyone who has not bid yet."""
    if state.turn >= 0:
        return _ALONE[state.turn]
    if state.phase is BID:
        return tuple(seat for seat, bid in enumerate(state.bids) if bid == NONE)
    return (CHANCE,) if state.phase is DEAL else ()


def draw(state: State, chance: Chance) -> Deal:
    """The deal of the next round: card by card from the left of the dealer (ruling C2)."""
    seats, tricks = state.options.seats, state.round + 1
    deck = chance.shuffle(f"cards/deal/{tricks}", DECK)
    first = _dealer(state.options, tricks) + 1
    dealt = seats * tricks
    hands = tuple(tuple(deck[(seat - first) % seats : dealt : seats]) for seat in range(seats))
    return Deal(hands, deck[dealt] if dealt < rules.CARDS else None)


def legal(state: State, seat: Seat) -> tuple[Decision, ...]:
    """All that this seat may do now; deals are too many to list."""
    if state.phase is PLAY:
        return _legal_plays(state) if seat == state.turn else ()
    if seat == CHANCE or seat not in to_act(state):
        return ()
    if state.phase is BID:
        forbidden = forbidden_bid(state)
        return tuple(bid for bid in _BIDS[: state.round + 1] if bid.tricks != forbidden)
    return _TRUMPS


def _legal_plays(state: State) -> tuple[Play, ...]:
    cards = legal_mask(state.hands[state.turn], state.suit)
    plays = []
    while cards:
        lowest = cards & -cards
        plays.append(_PLAYS[lowest])
        cards ^= lowest
    return tuple(plays)


def expand(choice: Decision) -> tuple[Decision, ...]:
    """The actions that one entry of `legal` stands for: here always itself."""
    return (choice,)


def check(state: State, seat: Seat, action: Action) -> None:
    """Refuses an action that the rules forbid here, with the rule that forbids it (ruling C25)."""
    if state.phase is PLAY and seat == state.turn and type(action) is Play:
        return _check_play(state, seat, action)
    if state.phase is OVER:
        raise IllegalAction("game-over")
    if seat not in to_act(state):
        _refuse_seat(state, seat)
    if state.phase is DEAL and type(action) is Deal:
        return _check_deal(state, action)
    if state.phase is BID and type(action) is Bid:
        return _check_bid(state, action)
    if state.phase is TRUMP and type(action) is Trump:
        return _check_trump(action)
    raise IllegalAction("wrong-phase", phase=state.phase.value)


def _refuse_seat(state: State, seat: Seat) -> None:
    if state.phase is BID and 0 <= seat < state.options.seats and state.bids[seat] != NONE:
        raise IllegalAction("already-bid", bid=state.bids[seat])  # ruling C5
    raise IllegalAction("not-your-turn", turn=to_act(state)[0])


def _check_play(state: State, seat: Seat, action: Play) -> None:
    card = NUMBER.get(action.card, NONE)
    hand = state.hands[seat]
    if card == NONE or not hand >> card & 1:
        raise IllegalAction("card-not-in-hand", card=action.card)
    if not legal_mask(hand, state.suit) >> card & 1:
        raise IllegalAction("must-follow-suit", card=action.card, colour=COLOURS[state.suit])


def _check_bid(state: State, action: Bid) -> None:
    if not 0 <= action.tricks <= state.round:  # ruling C5
        raise IllegalAction("bid-out-of-range", bid=action.tricks, most=state.round)
    if action.tricks == forbidden_bid(state):
        raise IllegalAction("forbidden-bid", bid=action.tricks, tricks=state.round)


def _check_trump(action: Trump) -> None:
    if action.colour not in COLOURS:  # ruling C3
        raise IllegalAction("not-a-colour", colour=action.colour)


def _check_deal(state: State, action: Deal) -> None:
    seats, tricks = state.options.seats, state.round + 1
    if len(action.hands) != seats or any(len(hand) != tricks for hand in action.hands):
        raise IllegalAction("bad-deal-size", seats=seats, tricks=tricks)
    last = tricks == rules.rounds(seats)
    if last != (action.turnup is None):
        raise IllegalAction("bad-turnup", tricks=tricks)
    cards = [card for hand in action.hands for card in hand]
    if action.turnup is not None:
        cards.append(action.turnup)
    for card in cards:
        if card not in NUMBER:
            raise IllegalAction("no-such-card", card=card)
        if cards.count(card) > 1:
            raise IllegalAction("card-dealt-twice", card=card)


def apply(state: State, seat: Seat, action: Action) -> State:
    """The state after a checked action."""
    if type(action) is Play:
        return _apply_play(state, seat, NUMBER[action.card])
    if type(action) is Bid:
        return _apply_bid(state, seat, action.tricks)
    if type(action) is Trump:
        return _open_bidding(replace(state, trump=COLOURS.index(action.colour)))
    assert type(action) is Deal
    return _apply_deal(state, action)


def _dealer(options: Options, round_: int) -> Seat:
    assert options.first_dealer != "random"
    return (options.first_dealer + round_ - 1) % options.seats


def _apply_deal(state: State, action: Deal) -> State:
    seats = state.options.seats
    turnup = NONE if action.turnup is None else NUMBER[action.turnup]
    dealer = _dealer(state.options, state.round + 1)
    dealt = State(
        state.options,
        phase=TRUMP,
        turn=dealer,
        round=state.round + 1,
        dealer=dealer,
        hands=tuple(mask(hand) for hand in action.hands),
        turnup=turnup,
        trump=rules.turned_trump(turnup),
        bids=(NONE,) * seats,
        won=(0,) * seats,
        last_trick=state.last_trick,
        last_round=state.last_round,
        pad=state.pad,
        totals=state.totals,
    )
    # ruling C4: the dealer names the trump before the first bid
    return dealt if rules.dealer_names_trump(turnup) else _open_bidding(dealt)


def _open_bidding(state: State) -> State:
    first = (state.dealer + 1) % state.options.seats
    return replace(state, phase=BID, turn=first if state.options.bidding == "open" else NONE)


def forbidden_bid(state: State) -> int:
    """The bid that plus/minus one forbids to the seat about to bid, or NONE (ruling C12)."""
    if not state.options.plus_minus_one or state.phase is not BID or state.turn != state.dealer:
        return NONE
    return rules.forbidden_bid(state.round, sum(state.bids) - NONE)


def _apply_bid(state: State, seat: Seat, tricks: int) -> State:
    bids = state.bids[:seat] + (tricks,) + state.bids[seat + 1 :]
    if NONE in bids:
        turn = NONE if state.turn == NONE else (seat + 1) % state.options.seats
        return replace(state, bids=bids, turn=turn)
    leader = (state.dealer + 1) % state.options.seats
    return replace(state, bids=bids, phase=PLAY, turn=leader, leader=leader)


def _apply_play(state: State, seat: Seat, card: int) -> State:
    hands = state.hands
    seats = len(hands)
    hands = hands[:seat] + (hands[seat] ^ (1 << card),) + hands[seat + 1 :]
    trick = (*state.trick, card)
    winner, best = state.winner, state.best
    if best == NONE or beats(card, best, state.trump):
        winner, best = seat, card
    if len(trick) == seats:
        return _finish_trick(state, hands, trick, winner)
    return replace(
        state,
        turn=(seat + 1) % seats,
        hands=hands,
        trick=trick,
        suit=suit_after(state.suit, card),
        winner=winner,
        best=best,
    )


def _finish_trick(
    state: State, hands: tuple[int, ...], trick: tuple[int, ...], winner: Seat
) -> State:
    won = state.won[:winner] + (state.won[winner] + 1,) + state.won[winner + 1 :]
    finished = (state.leader, trick, winner)
    after = replace(
        state,
        turn=winner,
        hands=hands,
        leader=winner,
        trick=(),
        suit=NONE,
        winner=NONE,
        best=NONE,
        won=won,
        tricks=(*state.tricks, finished),
        last_trick=finished,
    )
    return after if len(after.tricks) < state.round else _score(after)


def _score(state: State) -> State:
    predicted = tuple(zip(state.bids, state.won, strict=True))
    exact = tuple(bid == won for bid, won in predicted)
    points = tuple(rules.points(bid, won) for bid, won in predicted)
    totals = tuple(total + now for total, now in zip(state.totals, points, strict=True))
    line = RoundScore(state.bids, state.won, points, exact, totals, places(totals))
    last = state.round == state.options.last_round
    return replace(
        state,
        phase=OVER if last else DEAL,
        turn=NONE,
        last_round=(state.round, state.dealer, state.turnup, state.trump),
        pad=(*state.pad, line),
        totals=totals,
    )


def reached(state: State) -> tuple[int, int]:
    """How far the game is: the round, and the trick in it; 0 before the first."""
    return state.round, len(state.tricks) + bool(state.trick)


def totals(state: State) -> tuple[int, ...]:
    """The points of every seat so far."""
    return state.totals


def finished_rounds(state: State) -> tuple[RoundPredictions, ...]:
    """What was bid in each finished round, and how many tricks it came to."""
    return tuple(tuple(zip(score.bids, score.won, strict=True)) for score in state.pad)


def outcome(state: State) -> Outcome | None:
    """Points and places once the last round is scored; equal totals share a place (ruling C17)."""
    if state.phase is not OVER:
        return None
    return Outcome(
        points=state.totals,
        places=places(state.totals),
        exact=exact_predictions(finished_rounds(state)),
        rounds=state.round,
        reason="all-rounds-played",
    )
