"""The teller of the card game: words for what happens, and what is typed as actions."""

from collections.abc import Iterator, Sequence
from typing import Any

from stonehenge.cards import Bid, Deal, Phase, Play, Trick, Trump, View
from stonehenge.cards.state import Decision
from stonehenge.locale import Words
from stonehenge.terminal.paper import Paper, columns
from stonehenge.vocabulary import Seat


class CardsTeller:
    """Tells a card game to one seat; `seat` is None for onlookers, who see every hand dealt."""

    def __init__(self, words: Words, paper: Paper, names: Sequence[str], seat: Seat | None) -> None:
        self._words = words
        self._paper = paper
        self._names = names
        self._seat = seat

    def as_record(self) -> Iterator[str]:
        """Nothing: cards have the same names everywhere."""
        return iter(())

    def begin(self, view: View) -> Iterator[str]:
        """What is told before the first action: nothing, the deal begins a round."""
        del view
        yield from ()

    def tell(self, before: View, after: View, seat: Seat, action: Any) -> Iterator[str]:
        """What an action did, as far as this seat may know."""
        if isinstance(action, Deal):
            yield from self._tell_deal(after, action)
        elif isinstance(action, Trump):
            colour = self._words.colour(action.colour)
            yield self._words("cards-trump-named", colour=colour, **self._who(seat))
        elif isinstance(action, Bid):
            yield from self._tell_bid(after, seat)
        elif isinstance(action, Play) and len(after.tricks) > len(before.tricks):
            yield self._tell_trick(len(after.tricks), after.tricks[-1])
        if len(after.pad) > len(before.pad):
            yield from self._tell_score(after)

    def _tell_deal(self, view: View, action: Deal) -> Iterator[str]:
        assert view.dealer is not None
        yield ""
        yield self._paper.bold(
            self._words(
                "cards-round", round=view.round, rounds=view.rounds, **self._who(view.dealer)
            )
        )
        yield self._turnup(view)
        if self._seat is None:
            for name, hand in zip(self._names, action.hands, strict=True):
                yield self._words("cards-hand-of", name=name, cards=self._paper.pieces(hand))
        else:
            yield from self.hand(view)

    def _turnup(self, view: View) -> str:
        if view.turnup is None:
            return self._words("cards-turnup-none")
        card = self._paper.piece(view.turnup)
        if view.turnup[0] == "W":
            assert view.dealer is not None
            return self._words("cards-turnup-wizard", card=card, **self._who(view.dealer))
        if view.turnup[0] == "J":
            return self._words("cards-turnup-jester", card=card)
        colour = self._words.colour(view.turnup[0])
        return self._words("cards-turnup-colour", card=card, colour=colour)

    def hand(self, view: View, playable: Sequence[str] | None = None) -> Iterator[str]:
        """The own hand, what may not be played in brackets; in clairvoyance the others' hands."""
        assert self._seat is not None
        own = view.hands[self._seat]
        if own is not None:
            shown = [
                self._paper.piece(card)
                if playable is None or card in playable
                else f"({self._paper.piece(card)})"
                for card in own
            ]
            yield self._words("cards-hand", cards=" ".join(shown))
            return
        yield self._words("cards-clairvoyance")
        for name, cards in zip(self._names, view.hands, strict=True):
            if cards is not None:
                yield self._words("cards-hand-of", name=name, cards=self._paper.pieces(cards))

    def _tell_bid(self, view: View, seat: Seat) -> Iterator[str]:
        hidden = view.options.bidding != "open"
        if hidden:
            bid = view.bids[seat] if seat == self._seat else 0
            yield self._words("cards-bid-hidden", bid=bid, **self._who(seat))
        else:
            yield self._words("cards-bid", bid=view.bids[seat], **self._who(seat))
        if view.phase is Phase.PLAY and view.bid_sum is not None:
            if hidden:
                yield self._bids(view)
            yield self._bid_sum(view.bid_sum, view.round)

    def _bids(self, view: View) -> str:
        bids = [
            f"{self._name(seat)} {_bid(view, seat)}"
            for seat, has_bid in enumerate(view.has_bid)
            if has_bid
        ]
        return self._words("cards-bids-shown", bids=", ".join(bids))

    def _bid_sum(self, bid_sum: int, tricks: int) -> str:
        balance = "over" if bid_sum > tricks else "under" if bid_sum < tricks else "even"
        return self._words(
            "cards-bid-sum",
            sum=bid_sum,
            tricks=tricks,
            balance=balance,
            difference=abs(bid_sum - tricks),
        )

    def _tell_trick(self, number: int, trick: Trick) -> str:
        assert trick.winner is not None
        plays = ", ".join(self._plays(trick))
        return self._words("cards-trick", number=number, plays=plays, **self._who(trick.winner))

    def _plays(self, trick: Trick, winning: Seat | None = None) -> Iterator[str]:
        for seat, card in zip(trick.order, trick.cards, strict=False):
            play = f"{self._name(seat)} {self._paper.piece(card)}"
            yield self._words("cards-winning", play=play) if seat == winning else play

    def _tell_score(self, view: View) -> Iterator[str]:
        yield self._words("cards-round-over", round=view.round)
        score = view.pad[-1]
        for seat, total in enumerate(view.totals):
            yield "  " + self._words(
                "cards-round-line",
                bid=score.bids[seat],
                won=score.won[seat],
                points=f"{score.points[seat]:+}",
                total=total,
                **self._who(seat),
            )

    def situation(self, view: View, legal: Sequence[Decision]) -> Iterator[str]:
        """What the seat should know before it decides: everybody's bids and tricks among it."""
        if view.phase is Phase.BID and any(view.has_bid):
            yield self._bids(view)
            if view.bid_so_far is not None:
                yield self._words("cards-bid-sum-so-far", sum=view.bid_so_far, tricks=view.round)
        if view.phase is Phase.PLAY:
            yield " ".join(self._present_trick(view))
            yield self._tricks_won(view)
            yield from self.hand(view, [a.card for a in legal if isinstance(a, Play)])

    def _present_trick(self, view: View) -> Iterator[str]:
        assert view.trick is not None
        number = len(view.tricks) + 1
        if view.trick.cards:
            plays = ", ".join(self._plays(view.trick, view.trick.winner))
            yield self._words("cards-trick-now", number=number, tricks=view.round, plays=plays)
        else:
            yield self._words("cards-trick-lead", number=number, tricks=view.round)
        if view.to_follow:
            yield self._words("cards-follow", colour=self._words.colour(view.to_follow))

    def _tricks_won(self, view: View) -> str:
        """Everybody's tricks against their bids, the seat itself first."""
        seats = len(self._names)
        first = self._seat or 0
        listed = [self._tricks_of(view, (first + step) % seats) for step in range(seats)]
        return self._words("cards-tricks-won", list=", ".join(listed))

    def _tricks_of(self, view: View, seat: Seat) -> str:
        needs = view.needs[seat]
        return self._words(
            "cards-tricks-of",
            state=_state(needs),
            name=self._name(seat),
            won=view.won[seat],
            bid=_bid(view, seat),
            over=-needs if needs else 0,
        )

    def prompt(self, view: View, legal: Sequence[Decision]) -> str:
        """The question that is asked."""
        if view.phase is Phase.TRUMP:
            return self._words("cards-prompt-trump")
        if isinstance(legal[0], Play):
            if len(legal) > 1:
                return self._words("cards-prompt-play")
            return self._words("cards-prompt-play-only", card=self._paper.piece(legal[0].card))
        if view.forbidden_bid is None:
            return self._words("cards-prompt-bid", most=view.round)
        return self._words("cards-prompt-bid-not", most=view.round, forbidden=view.forbidden_bid)

    def read(self, text: str, view: View, legal: Sequence[Decision]) -> Decision | None:
        """The action that was typed, not yet judged; None where it cannot be understood."""
        text = text.lower()
        if view.phase is Phase.TRUMP:
            return next((a for a in legal if _names_colour(self._words, text, a)), None)
        if view.phase is Phase.BID:
            return Bid(int(text)) if text.isdecimal() and len(text) < 4 else None
        if text in ("w", "j"):
            plays = [a for a in legal if isinstance(a, Play) and a.card[0] == text.upper()]
            return plays[0] if plays else None
        letter, number = text[:1].upper(), text[1:]
        return Play(letter + number) if letter in "BGYRWJ" and number.isdecimal() else None

    def explain(self, view: View, legal: Sequence[Decision]) -> Iterator[str]:
        """What may be done now, and why not the rest."""
        if view.phase is Phase.TRUMP:
            yield self._words("cards-help-trump")
        elif view.phase is Phase.BID:
            yield self._words("cards-help-bid", most=view.round)
            if view.forbidden_bid is not None:
                yield self._words("cards-help-forbidden", forbidden=view.forbidden_bid)
        else:
            yield from self._explain_play(view, [a.card for a in legal if isinstance(a, Play)])
        yield self._words("cards-help-words")

    def _explain_play(self, view: View, playable: Sequence[str]) -> Iterator[str]:
        yield self._words("cards-help-play", example=playable[0].lower())
        if view.to_follow is None:
            yield self._words("cards-help-free")
            return
        message = "cards-help-follow" if view.must_follow else "cards-help-void"
        yield self._words(message, colour=self._words.colour(view.to_follow))

    def aside(self, word: str, view: View) -> Iterator[str] | None:
        """The answer to a word that may be typed at any question."""
        if word == "hand":
            return self.hand(view)
        if word == "pad":
            return self.pad(view)
        if word == "last":
            return self._last_trick(view)
        return None

    def _last_trick(self, view: View) -> Iterator[str]:
        # ruling C20: the last trick may be seen again, older ones may not
        if view.tricks:
            yield self._tell_trick(len(view.tricks), view.tricks[-1])
        else:
            yield self._words("cards-no-last")

    def pad(self, view: View) -> Iterator[str]:
        """The score pad with every round, the present one without points."""
        yield self._words("cards-pad-title")
        rows = [[self._words("cards-pad-round"), *map(self._name, range(len(self._names)))]]
        for number, score in enumerate(view.pad, 1):
            cells = zip(score.bids, score.won, score.totals, strict=True)
            rows.append([str(number), *(f"{bid}/{won} {total:5}" for bid, won, total in cells)])
        if view.round > len(view.pad):
            present = (f"{_bid(view, seat)}/{won} {'':5}" for seat, won in enumerate(view.won))
            rows.append([str(view.round), *present])
        yield from columns(rows)

    def _name(self, seat: Seat) -> str:
        return self._words("you") if seat == self._seat else self._names[seat]

    def _who(self, seat: Seat) -> dict[str, str]:
        return {"who": "you" if seat == self._seat else "other", "name": self._names[seat]}


def _names_colour(words: Words, text: str, action: Decision) -> bool:
    if not isinstance(action, Trump):
        return False
    return text in (words.colour(action.colour).lower(), action.colour.lower())


def _bid(view: View, seat: Seat) -> str:
    """A bid as far as it is known: `?` for a hidden one, `-` for none yet."""
    if not view.has_bid[seat]:
        return "-"
    bid = view.bids[seat]
    return "?" if bid is None else str(bid)


def _state(needs: int | None) -> str:
    if needs is None or needs > 0:
        return "needs"
    return "over" if needs else "exact"
