"""Why a card, a bid or a trump cost points: facts of the position that go with the difference.

A rule has two parts. It is true of the position, and it says what goes wrong: too many tricks, too
few, or either. The second part is tried: the deals in which that happens are left out, and the
difference to the best choice must shrink to less than half.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from msgspec import Struct

from stonehenge.cards import Bid, Play, Trump, View
from stonehenge.cards.rules import FIRST_JESTER, FIRST_WIZARD, NONE, RANKS, beats
from stonehenge.cards.state import COLOURS, NUMBER, Decision
from stonehenge.coach.answers import Fact, Facts
from stonehenge.coach.cards import Trial
from stonehenge.players.cards.numbers import best_card, own_hand, seat_of, trump_of, unseen_of

_LEFT_OVER: Final = 0.5
"""The part of the difference that may remain once the reason is taken away."""
_LOW, _HIGH = 6, 10
"""Ranks up to the first are low, ranks from the second on are high."""


class CardCase(Struct, frozen=True):
    """A decision that cost something."""

    view: View
    best: Decision
    taken: Decision
    trial: Trial
    """The best choice and the one taken, in that order, played out in many worlds."""

    @property
    def behind(self) -> Any:
        """By world: how many points the taken choice is behind."""
        return self.trial.own[0] - self.trial.own[1]

    @property
    def missed(self) -> Any:
        """By world: tricks too many after the taken choice, negative for too few."""
        seat = self.trial.seat
        return self.trial.won[1, :, seat] - self.trial.bids[1, :, seat]

    @property
    def hand(self) -> list[int]:
        """The cards in the hand."""
        return [NUMBER[card] for card in own_hand(self.view)]

    @property
    def needs(self) -> int:
        """The tricks that are still wanted."""
        return self.view.needs[seat_of(self.view)] or 0

    @property
    def after(self) -> int:
        """How many play after this seat in the trick."""
        assert self.view.trick is not None
        return self.view.options.seats - 1 - len(self.view.trick.cards)

    @property
    def lying(self) -> int:
        """The card that wins the trick so far, NONE for a lead."""
        assert self.view.trick is not None
        return best_card(self.view.trick, self.view.options.seats)

    @property
    def trump(self) -> int:
        """The trump colour."""
        return trump_of(self.view)

    def wins(self, card: int) -> bool:
        """Whether a card would win the trick as it lies."""
        return self.lying == NONE or beats(card, self.lying, self.trump)

    def beaters(self, card: int) -> int:
        """How many unseen cards would beat a card."""
        unseen = unseen_of(self.view).cards
        return sum(
            1
            for other in range(FIRST_JESTER)
            if unseen >> other & 1 and beats(other, card, self.trump)
        )


class Rule(NamedTuple):
    """A reason: its sentence, what goes wrong, and when it is true."""

    sentence: str
    wrong: Callable[[CardCase], Any]
    """By world: whether that goes wrong after the taken choice."""
    facts: Callable[[CardCase], Facts | None]
    """What the sentence speaks of; None if it is not true of the position."""


def too_many(case: CardCase) -> Any:
    """Too many tricks."""
    return case.missed > 0


def too_few(case: CardCase) -> Any:
    """Too few tricks."""
    return case.missed < 0


def wrong_number(case: CardCase) -> Any:
    """Not the tricks that were bid."""
    return case.missed != 0


def left_over(case: CardCase, rule: Rule) -> float:
    """The part of the difference that remains in the deals in which nothing of it goes wrong."""
    behind, wrong = case.behind, rule.wrong(case)
    total = float(behind.sum())
    return float(behind[~wrong].sum()) / total if total > 0 else 1.0


def holds(case: CardCase, rule: Rule) -> Facts | None:
    """The facts of a reason, if it is true and goes with the difference."""
    facts = rule.facts(case)
    return None if facts is None or left_over(case, rule) > _LEFT_OVER else facts


def why(case: CardCase, most: int = 2) -> tuple[Fact, ...]:
    """The first reasons that hold, the most telling first."""
    told: list[Fact] = []
    for rule in RULES[type(case.taken)]:
        facts = holds(case, rule)
        if facts is not None and len(told) < most:
            told.append(Fact(rule.sentence, facts))
    return tuple(told)


def is_wizard(card: int) -> bool:
    """Whether a card is a Wizard."""
    return FIRST_WIZARD <= card < FIRST_JESTER


def is_jester(card: int) -> bool:
    """Whether a card is a Jester."""
    return card >= FIRST_JESTER


def colour(card: int) -> int:
    """The colour of a card, NONE for Wizards and Jesters."""
    return card // RANKS if card < FIRST_WIZARD else NONE


def rank(card: int) -> int:
    """The number on a card, 0 for Wizards and Jesters."""
    return card % RANKS + 1 if card < FIRST_WIZARD else 0


def _cards(case: CardCase) -> tuple[int, int]:
    """The best card and the one taken."""
    assert isinstance(case.best, Play)
    assert isinstance(case.taken, Play)
    return NUMBER[case.best.card], NUMBER[case.taken.card]


def _if(true: bool, **facts: str | float) -> Facts | None:
    return facts if true else None


def _name(play: Decision) -> str:
    assert isinstance(play, Play)
    return play.card


# --- cards that win what is not wanted


def wizard_kept(case: CardCase) -> Facts | None:
    """A Wizard stays in the hand and wins later."""
    best, taken = _cards(case)
    return _if(is_wizard(best) and not is_wizard(taken) and case.needs > 0)


def last_took(case: CardCase) -> Facts | None:
    """The last to play takes a trick that could be left."""
    best, taken = _cards(case)
    ends = case.after == 0 and case.lying != NONE
    return _if(
        ends and case.needs <= 0 and case.wins(taken) and not case.wins(best),
        card=_name(case.taken),
        better=_name(case.best),
    )


def jester_lead(case: CardCase) -> Facts | None:
    """A Jester would have given the lead away."""
    best, taken = _cards(case)
    return _if(case.lying == NONE and is_jester(best) and not is_jester(taken))


def jester_under(case: CardCase) -> Facts | None:
    """A Jester loses a trick for certain."""
    best, taken = _cards(case)
    free = case.lying != NONE and not is_jester(case.lying)
    return _if(free and is_jester(best) and not is_jester(taken))


def took_unneeded(case: CardCase) -> Facts | None:
    """A card takes the lead in a trick that nobody here wants."""
    best, taken = _cards(case)
    follows = case.lying != NONE and case.after > 0
    return _if(
        follows and case.needs <= 0 and case.wins(taken) and not case.wins(best),
        card=_name(case.taken),
    )


def led_high(case: CardCase) -> Facts | None:
    """A lead that few unseen cards beat, though no trick is wanted."""
    best, taken = _cards(case)
    few, many = case.beaters(taken), case.beaters(best)
    return _if(
        case.lying == NONE and case.needs <= 0 and few < many,
        card=_name(case.taken),
        beaters=few,
        better=_name(case.best),
        more=many,
    )


def followed_high(case: CardCase) -> Facts | None:
    """Followed with a card that could still win, though a lower one was there."""
    best, taken = _cards(case)
    same = colour(best) == colour(taken) != NONE and rank(taken) > rank(best)
    return _if(
        case.lying != NONE and same and case.wins(taken),
        card=_name(case.taken),
        better=_name(case.best),
    )


def high_kept(case: CardCase) -> Facts | None:
    """A high card could have gone under a trick that is lost anyway."""
    best, taken = _cards(case)
    under = case.lying != NONE and not case.wins(best) and not case.wins(taken)
    same = colour(best) == colour(taken) != NONE and rank(best) > rank(taken)
    return _if(under and same, card=_name(case.best))


def danger_kept(case: CardCase) -> Facts | None:
    """Another colour's high card could have been thrown away."""
    best, taken = _cards(case)
    under = case.lying != NONE and not case.wins(best) and not case.wins(taken)
    other = colour(best) not in (NONE, colour(taken)) and rank(best) >= _HIGH
    return _if(under and other, card=_name(case.best))


def trump_kept(case: CardCase) -> Facts | None:
    """A trump stays in the hand and wins later."""
    best, taken = _cards(case)
    return _if(colour(best) == case.trump != NONE and colour(taken) != case.trump)


def jester_spent(case: CardCase) -> Facts | None:
    """The Jester was the way out of a later trick."""
    best, taken = _cards(case)
    return _if(is_jester(taken) and not is_jester(best))


# --- tricks that are missing


def last_missed(case: CardCase) -> Facts | None:
    """The last to play leaves a trick that was needed."""
    best, taken = _cards(case)
    ends = case.after == 0 and case.lying != NONE
    return _if(
        ends and case.needs > 0 and case.wins(best) and not case.wins(taken),
        better=_name(case.best),
    )


def second_wizard(case: CardCase) -> Facts | None:
    """A Wizard after a Wizard wins nothing."""
    best, taken = _cards(case)
    return _if(is_wizard(case.lying) and is_wizard(taken) and not is_wizard(best))


def led_low_trump(case: CardCase) -> Facts | None:
    """A low trump is led though every trick is needed."""
    _, taken = _cards(case)
    every = 0 < case.needs >= len(case.hand) - 1
    low = colour(taken) == case.trump != NONE and rank(taken) <= _LOW
    return _if(case.lying == NONE and every and low, card=_name(case.taken))


def all_needed(case: CardCase) -> Facts | None:
    """Every trick is needed, and a card was played that more cards beat."""
    best, taken = _cards(case)
    more, fewer = case.beaters(taken), case.beaters(best)
    return _if(
        case.needs == len(case.hand) and case.wins(best) and more > fewer,
        card=_name(case.taken),
        beaters=more,
    )


def gave_up(case: CardCase) -> Facts | None:
    """A needed trick is left though a card could win it."""
    best, taken = _cards(case)
    follows = case.lying != NONE and case.after > 0
    return _if(
        follows and case.needs > 0 and case.wins(best) and not case.wins(taken),
        better=_name(case.best),
    )


def overtaken(case: CardCase) -> Facts | None:
    """The card wins so far, but more unseen cards go over it than over the best one."""
    best, taken = _cards(case)
    both = case.wins(best) and case.wins(taken) and case.after > 0
    more, fewer = case.beaters(taken), case.beaters(best)
    return _if(
        both and case.needs > 0 and more > fewer,
        card=_name(case.taken),
        beaters=more,
        better=_name(case.best),
        fewer=fewer,
    )


def wizard_spent(case: CardCase) -> Facts | None:
    """The Wizard is missing later."""
    best, taken = _cards(case)
    return _if(is_wizard(taken) and not is_wizard(best))


def trump_spent(case: CardCase) -> Facts | None:
    """The trump is missing later."""
    best, taken = _cards(case)
    return _if(colour(taken) == case.trump != NONE and colour(best) != case.trump)


def high_thrown(case: CardCase) -> Facts | None:
    """A high card goes under a trick that it cannot win."""
    best, taken = _cards(case)
    lost = case.lying != NONE and not case.wins(taken)
    return _if(
        lost and rank(taken) >= _HIGH and rank(best) < rank(taken) and not is_wizard(best),
        card=_name(case.taken),
        better=_name(case.best),
    )


def last_of_colour(case: CardCase) -> Facts | None:
    """Without its last card of a colour the hand could trump later."""
    best, taken = _cards(case)
    alone = colour(best) not in (NONE, case.trump)
    alone = alone and [colour(card) for card in case.hand].count(colour(best)) == 1
    trumps = any(colour(card) == case.trump != NONE for card in case.hand)
    other = colour(taken) != colour(best)
    return _if(alone and trumps and other, colour=COLOURS[colour(best)] if alone else "")


# --- bids


def _bids(case: CardCase) -> tuple[int, int]:
    assert isinstance(case.best, Bid)
    assert isinstance(case.taken, Bid)
    return case.best.tricks, case.taken.tricks


def _held(case: CardCase) -> float:
    """How many tricks the hand wins on average after the best bid, to a tenth."""
    return round(float(case.trial.won[0, :, case.trial.seat].mean()), 1)


def below_wizards(case: CardCase) -> Facts | None:
    """The bid is below the number of Wizards."""
    best, taken = _bids(case)
    wizards = sum(map(is_wizard, case.hand))
    return _if(taken < wizards <= best, wizards=wizards)


def beyond_jesters(case: CardCase) -> Facts | None:
    """The bid needs cards that win nothing."""
    _, taken = _bids(case)
    jesters = sum(map(is_jester, case.hand))
    return _if(jesters > 0 and taken > len(case.hand) - jesters, jesters=jesters)


def low_trumps(case: CardCase) -> Facts | None:
    """Too high, with low trumps."""
    best, taken = _bids(case)
    low = sum(colour(card) == case.trump != NONE and rank(card) <= _LOW for card in case.hand)
    return _if(taken > best and low >= 2, low=low)


def no_trumps(case: CardCase) -> Facts | None:
    """Too high, without a trump."""
    best, taken = _bids(case)
    trumps = any(colour(card) == case.trump or is_wizard(card) for card in case.hand)
    return _if(taken > best and case.trump != NONE and not trumps)


def beatable(case: CardCase) -> Facts | None:
    """Too high: the best card outside the trumps loses to many unseen ones."""
    best, taken = _bids(case)
    side = [card for card in case.hand if colour(card) not in (NONE, case.trump)]
    if taken <= best or not side:
        return None
    highest = max(side, key=rank)
    beaters = case.beaters(highest)
    card = f"{COLOURS[colour(highest)]}{rank(highest)}"
    return _if(rank(highest) >= _HIGH and beaters >= 5, card=card, beaters=beaters)


def claimed(case: CardCase) -> Facts | None:
    """Too high, after the others have claimed the tricks."""
    best, taken = _bids(case)
    so_far = case.view.bid_so_far or 0
    return _if(
        taken > best and so_far + taken > case.view.round and so_far > 0,
        sum=so_far,
        tricks=case.view.round,
    )


def unclaimed(case: CardCase) -> Facts | None:
    """Too low, and the bids leave tricks that nobody wants."""
    best, taken = _bids(case)
    so_far = case.view.bid_so_far
    last = case.view.has_bid.count(False) == 1
    left = case.view.round - (so_far or 0) - taken
    return _if(taken < best and so_far is not None and last and left > 0, left=left)


def many_trumps(case: CardCase) -> Facts | None:
    """Too low, with many trumps."""
    best, taken = _bids(case)
    trumps = sum(colour(card) == case.trump != NONE for card in case.hand)
    many = trumps >= 3 and 3 * trumps > len(case.hand)
    return _if(taken < best and many, trumps=trumps)


def high_cards(case: CardCase) -> Facts | None:
    """Too low, with high cards."""
    best, taken = _bids(case)
    high = sum(rank(card) >= 12 for card in case.hand)
    return _if(taken < best and high > taken, high=high)


def bid_high(case: CardCase) -> Facts | None:
    """Too high for what the hand wins."""
    best, taken = _bids(case)
    return _if(taken > best, tricks=_held(case))


def bid_low(case: CardCase) -> Facts | None:
    """Too low for what the hand wins."""
    best, taken = _bids(case)
    return _if(taken < best, tricks=_held(case))


# --- naming the trump


def _trumps(case: CardCase) -> tuple[list[int], list[int]]:
    """The cards of the best colour, and of the one taken."""
    assert isinstance(case.best, Trump)
    assert isinstance(case.taken, Trump)
    best, taken = COLOURS.index(case.best.colour), COLOURS.index(case.taken.colour)
    return (
        [card for card in case.hand if colour(card) == best],
        [card for card in case.hand if colour(card) == taken],
    )


def longer_colour(case: CardCase) -> Facts | None:
    """The best colour has more cards."""
    best, taken = _trumps(case)
    assert isinstance(case.best, Trump)
    return _if(len(best) > len(taken), colour=case.best.colour, cards=len(best), fewer=len(taken))


def higher_colour(case: CardCase) -> Facts | None:
    """The best colour has as many cards, and a higher one."""
    best, taken = _trumps(case)
    assert isinstance(case.best, Trump)
    highest = max(map(rank, best), default=0)
    higher = highest > max(map(rank, taken), default=0)
    return _if(len(best) == len(taken) and higher, colour=case.best.colour, rank=highest)


RULES: Final[Mapping[type, tuple[Rule, ...]]] = {
    Play: (
        Rule("because-last-took", too_many, last_took),
        Rule("because-last-missed", too_few, last_missed),
        Rule("because-second-wizard", too_few, second_wizard),
        Rule("because-led-low-trump", too_few, led_low_trump),
        Rule("because-all-needed", too_few, all_needed),
        Rule("because-jester-lead", too_many, jester_lead),
        Rule("because-jester-under", too_many, jester_under),
        Rule("because-wizard-kept", too_many, wizard_kept),
        Rule("because-took-unneeded", too_many, took_unneeded),
        Rule("because-led-high", too_many, led_high),
        Rule("because-followed-high", too_many, followed_high),
        Rule("because-high-kept", too_many, high_kept),
        Rule("because-danger-kept", too_many, danger_kept),
        Rule("because-jester-spent", too_many, jester_spent),
        Rule("because-gave-up", too_few, gave_up),
        Rule("because-overtaken", too_few, overtaken),
        Rule("because-wizard-spent", too_few, wizard_spent),
        Rule("because-trump-spent", too_few, trump_spent),
        Rule("because-high-thrown", too_few, high_thrown),
        Rule("because-trump-kept", too_many, trump_kept),
        Rule("because-last-of-colour", too_few, last_of_colour),
    ),
    Bid: (
        Rule("because-below-wizards", too_many, below_wizards),
        Rule("because-beyond-jesters", too_few, beyond_jesters),
        Rule("because-no-trumps", too_few, no_trumps),
        Rule("because-low-trumps", too_few, low_trumps),
        Rule("because-unclaimed", too_many, unclaimed),
        Rule("because-claimed", too_few, claimed),
        Rule("because-many-trumps", too_many, many_trumps),
        Rule("because-beatable", too_few, beatable),
        Rule("because-high-cards", too_many, high_cards),
        Rule("because-bid-high", too_few, bid_high),
        Rule("because-bid-low", too_many, bid_low),
    ),
    Trump: (
        Rule("because-longer-colour", wrong_number, longer_colour),
        Rule("because-higher-colour", wrong_number, higher_colour),
    ),
}
"""The reasons by kind of decision, the most telling first."""
EVERY: Final = tuple(rule for rules in RULES.values() for rule in rules)
