"""Search with the nets: promising cards and bids are played out in likely worlds.

In every world the nets play on at each seat, except at seats that are careless there; where a seat
minds no bid but its own, they are not told the others. Half of the cards are dropped again and
again, so that the best get most of the playouts.
"""

from math import exp, log
from typing import Any, Final, NamedTuple

import numpy as np

from stonehenge.cards import rules
from stonehenge.cards.rules import CARDS, NONE, WIZARD
from stonehenge.kernels import callable_from_kernels, compiled, inlined
from stonehenge.kernels.cards import bits
from stonehenge.kernels.cards.draws import WORD, advanced, below, stream, word
from stonehenge.players.cards.net import standing
from stonehenge.players.cards.net.likelihood import (
    CARELESS,
    OWN_BID,
    PLAIN,
    Worlds,
    bid_turn,
    card_log,
    forbidden,
    guess_bids,
    start,
)
from stonehenge.players.cards.net.play_features import count, lowest
from stonehenge.players.cards.net.rounds import (
    Round,
    Scratch,
    best_bid,
    best_card,
    best_card_in,
    copy,
    legal_cards,
    new_round,
    new_scratch,
    own_bid_turn,
    play_turn,
    put,
    score_bids,
    score_cards,
)
from stonehenge.players.cards.net.stakes import Stakes, chance_after, worth_of
from stonehenge.players.cards.net.weights import Brain
from stonehenge.players.cards.numbers import ALL_CARDS, MOST_CARDS, History

for _function in (standing.chance_to_win, standing.share_of_victory, chance_after, worth_of):
    callable_from_kernels(_function)

_NEVER: Final = 1e-9
"""Stands for a chance of 0, which has no logarithm."""
_WORDS: Final = 2.0**WORD
"""How many random words there are."""
_CARD_STREAM, _BID_STREAM = 1, 2
"""The random streams of a world, after a card and after a bid."""


class Findings(NamedTuple):
    """What a search has learned about each legal card, by its number."""

    playouts: Any
    worth: Any
    """What the results are worth by the stakes; the sum over the playouts, as are the next three.
    """
    points: Any
    exact: Any
    win: Any
    """The chance to win the game; 0 where only points count."""
    policy: Any
    """How likely the policy alone would play it."""
    tricks: Any
    """By card, how often it led to so many tricks in all."""


class Search(NamedTuple):
    """A search under way: the round as it is now, another to play out in, and the results."""

    game: Round
    playout: Round
    brain: Brain
    scratch: Scratch
    findings: Findings
    stakes: Stakes
    points: Any
    """The points of each seat in the present playout."""


def no_findings() -> Findings:
    """Memory for the results of a search."""
    return Findings(
        playouts=np.zeros(CARDS),
        worth=np.zeros(CARDS),
        points=np.zeros(CARDS),
        exact=np.zeros(CARDS),
        win=np.zeros(CARDS),
        policy=np.zeros(CARDS),
        tricks=np.zeros((CARDS, MOST_CARDS + 1)),
    )


@compiled
def alike(card: int, other: int, between: int) -> bool:
    """Whether two own cards are worth the same; `between` has all cards that could come between."""
    kind = rules.kind(card)
    if kind != rules.kind(other) or kind >= WIZARD:
        return kind == rules.kind(other)
    low, high = min(card, other), max(card, other)
    return between >> low & ((1 << (high - low)) - 1) == 0


@inlined
def candidates(
    game: Round, trick: int, unlikely: float, brain: Brain, scratch: Scratch, findings: Findings
) -> int:
    """The cards worth a search, as a mask: one of each set of twins, and none that is unlikely."""
    legal = legal_cards(game)
    scored = score_cards(play_turn(game), legal, brain.rates, brain.play, scratch)
    for i in range(scored):
        findings.policy[scratch.cards[i]] = exp(card_log(scratch, scored, scratch.cards[i]))
    r = game[0]
    between = ALL_CARDS & ~(r.seen | r.hands[r.turn]) | trick
    chosen, rest = 0, legal
    while rest:
        card = lowest(rest)
        twins = _twins(card, rest, between)
        rest &= ~twins
        chosen |= _likeliest(twins, unlikely, findings)
    return chosen


@inlined
def _twins(card: int, cards: int, between: int) -> int:
    """The cards that are worth the same as this one, itself included."""
    twins = 0
    while cards:
        other = lowest(cards)
        cards &= cards - 1
        if alike(card, other, between):
            twins |= 1 << other
    return twins


@inlined
def _likeliest(twins: int, unlikely: float, findings: Findings) -> int:
    """The twin that the policy likes best, which stands for them all; 0 if all are unlikely."""
    together, best, rest = 0.0, lowest(twins), twins
    while rest:
        twin = lowest(rest)
        rest &= rest - 1
        together += findings.policy[twin]
        if findings.policy[twin] > findings.policy[best]:
            best = twin
    if together < unlikely:
        return 0
    findings.policy[best] = together
    return 1 << best


@compiled
def plain_card(game: Round, state: int, brain: Brain, scratch: Scratch) -> int:
    """A card of a plain player, drawn as often as such players play it."""
    legal = legal_cards(game)
    if legal & (legal - 1) == 0:
        return lowest(legal)
    scored = score_cards(play_turn(game), legal, brain.rates, brain.plain, scratch)
    best, together = scratch.scores[:scored].max(), 0.0
    for i in range(scored):
        together += exp(float(scratch.scores[i] - best))
    drawn = word(state) / _WORDS * together
    for i in range(scored):
        drawn -= exp(float(scratch.scores[i] - best))
        if drawn < 0:
            return int(scratch.cards[i])
    return int(scratch.cards[scored - 1])


@compiled
def play_on(game: Round, kinds: Any, state: int, brain: Brain, scratch: Scratch) -> None:
    """Plays a round to its end: careless and plain seats with luck, all others by the net."""
    while game[0].left > 0:
        kind = kinds[game[0].turn]
        if kind == CARELESS:
            legal = legal_cards(game)
            state = advanced(state)
            put(game, lowest(bits.nth(legal, below(word(state), count(legal)))))
        elif kind == PLAIN:
            state = advanced(state)
            put(game, plain_card(game, state, brain, scratch))
        elif kind == OWN_BID:
            turn = own_bid_turn(game, scratch)
            put(game, best_card_in(turn, brain.rates, brain.play, scratch))
        else:
            put(game, best_card(game, brain.rates, brain.play, scratch))


@inlined
def enter(h: History, hands: Any, search: Search) -> None:
    """Gives the round as it is now the hands of a world."""
    for seat in range(h.seats):
        search.game[0].hands[seat] = hands[seat]
    guess_bids(h, hands, search.brain, search.game, search.scratch)


@compiled
def chance_in(game: Round, stakes: Stakes, points: Any) -> float:
    """The chance to win after a round that was played out; 0 where only points count."""
    if stakes.for_win == 0.0:
        return 0.0
    for seat in range(len(points)):
        points[seat] = rules.points(game[0].bids[seat], game[0].won[seat])
    return chance_after(stakes, points)


@inlined
def try_card(search: Search, seat: int, card: int, kinds: Any, world: int) -> None:
    """Plays a card in a world and the round to its end, and notes the result."""
    copy(search.game, search.playout)
    put(search.playout, card)
    play_on(search.playout, kinds, stream(world, _CARD_STREAM), search.brain, search.scratch)
    bid, won = search.playout[0].bids[seat], search.playout[0].won[seat]
    findings = search.findings
    chance = chance_in(search.playout, search.stakes, search.points)
    findings.playouts[card] += 1
    findings.worth[card] += worth_of(search.stakes, rules.points(bid, won), chance)
    findings.points[card] += rules.points(bid, won)
    findings.exact[card] += bid == won
    findings.win[card] += chance
    findings.tricks[card, won] += 1


@compiled
def try_cards(h: History, cards: int, worlds: Worlds, world: int, search: Search) -> None:
    """Plays every one of some cards out in a world."""
    enter(h, worlds.hands[world], search)
    while cards:
        try_card(search, h.seat, lowest(cards), worlds.kinds[world], world)
        cards &= cards - 1


@compiled
def worth(card: int, f: Findings, prior: float) -> float:
    """What a card promises, by search and by the policy's opinion of it."""
    mean = f.worth[card] / max(1.0, f.playouts[card])
    return float(mean + prior * log(f.policy[card] + _NEVER))


@compiled
def halved(cards: int, f: Findings, prior: float) -> int:
    """The better half of the cards."""
    for _ in range(count(cards) // 2):
        worst, rest = lowest(cards), cards
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            if worth(card, f, prior) < worth(worst, f, prior):
                worst = card
        cards ^= 1 << worst
    return cards


@compiled
def present(h: History, hands: Any, game: Round) -> int:
    """The round as it is now, with these hands; returns the cards of the present trick."""
    start(h, hands, game)
    trick = 0
    for card in h.plays:
        put(game, card)
        trick = trick | 1 << card if game[0].lying > 0 else 0
    return int(trick)


@compiled
def new_search(h: History, hands: Any, brain: Brain, stakes: Stakes, findings: Findings) -> Search:
    """A search from the round as it is now."""
    points = np.zeros(h.seats)
    search = Search(new_round(), new_round(), brain, new_scratch(), findings, stakes, points)
    present(h, hands, search.game)
    return search


@compiled
def best_by_search(
    h: History,
    cards: int,
    worlds: Worlds,
    brain: Brain,
    stakes: Stakes,
    prior: float,
    findings: Findings,
) -> int:
    """The best of some cards, by playouts in likely worlds; the worlds are used in turn."""
    search = new_search(h, worlds.hands[0], brain, stakes, findings)
    stages = 0
    while 1 << stages < count(cards):
        stages += 1
    number, used = len(worlds.kinds), 0
    playouts = number * count(cards)
    for _ in range(stages):
        for _ in range(max(1, playouts // (stages * count(cards)))):
            try_cards(h, cards, worlds, used % number, search)
            used += 1
        cards = halved(cards, findings, prior)
    return lowest(cards)


@compiled
def try_all(
    h: History, cards: int, worlds: Worlds, brain: Brain, stakes: Stakes, findings: Findings
) -> None:
    """Plays every one of some cards out in every world."""
    search = new_search(h, worlds.hands[0], brain, stakes, findings)
    for world in range(len(worlds.kinds)):
        try_cards(h, cards, worlds, world, search)


@compiled
def promising(h: History, hands: Any, unlikely: float, brain: Brain, findings: Findings) -> int:
    """The cards worth a search: the policy plays none of them less often than that is unlikely.

    The hands need only have the own one.
    """
    game, scratch = new_round(), new_scratch()
    trick = present(h, hands, game)
    return candidates(game, trick, unlikely, brain, scratch, findings)


@inlined
def make_bids(h: History, hands: Any, bids: Any, brain: Brain, scratch: Scratch) -> None:
    """Fills in the bids that are still to come, as the net makes them."""
    for step in range(1, h.seats + 1):
        seat = (h.dealer + step) % h.seats
        if bids[seat] == NONE:
            turn = bid_turn(h, seat, bids)
            score_bids(turn, hands[seat], brain, scratch)
            bids[seat] = best_bid(scratch, h.round, forbidden(turn))


@compiled
def bid_out(
    h: History, my_bid: int, worlds: Worlds, brain: Brain, stakes: Stakes, tricks: Any
) -> float:
    """Plays whole rounds after a bid, the others bidding by the net; counts the own tricks.

    Returns what the results are worth by the stakes, all worlds together.
    """
    game, scratch, points, worth_ = new_round(), new_scratch(), np.zeros(h.seats), 0.0
    bids = h.bids.copy()
    for world in range(len(worlds.kinds)):
        bids[:] = h.bids
        bids[h.seat] = my_bid
        make_bids(h, worlds.hands[world], bids, brain, scratch)
        start(h, worlds.hands[world], game)
        for seat in range(h.seats):
            game[0].bids[seat] = bids[seat]
        game[0].bids_known = h.bids_shown
        state = stream(world, _BID_STREAM)
        play_on(game, worlds.kinds[world], state, brain, scratch)
        won = game[0].won[h.seat]
        tricks[won] += 1
        chance = chance_in(game, stakes, points)
        worth_ += worth_of(stakes, rules.points(my_bid, won), chance)
    return worth_
