"""Both games as text: the prompts and the loop of TextArena, judged by the rules."""

from io import StringIO
from typing import Any, Final

from stonehenge import record as records
from stonehenge.agents.answers import Reader, Unclear
from stonehenge.chance import Seeded, new_seed, seed_from_number
from stonehenge.locale import Words, rules_text
from stonehenge.players import NAMES
from stonehenge.terminal.paper import Paper, harmless, shorten
from stonehenge.terminal.teller import Teller, tell_end, teller_of
from stonehenge.vocabulary import CHANCE, AnyGame, IllegalAction, Seat, read_options

_LONGEST_QUOTE: Final = 80


class TextGame:
    """A game whose players read and write plain text.

        env = TextGame("dice", seats=2, magic=True)
        env.reset(seed=1)
        over = False
        while not over:
            player, observation = env.get_observation()
            over, info = env.step(ask_a_model(observation))
        rewards, info = env.close()

    An answer that is forbidden or not understood is explained in the next observation of the same
    player. After `patience` such answers in a row the game ends, and that player is the only loser.
    """

    def __init__(
        self,
        game: str = "cards",
        seats: int = 4,
        *,
        language: str = "en",
        patience: int = 3,
        **options: Any,
    ) -> None:
        if game not in records.GAMES:
            raise ValueError(f"there is no game {game!r}; the games are {', '.join(records.GAMES)}")
        self.game: Final[AnyGame] = records.GAMES[game]
        self.options: Final = read_options(self.game, seats, options)
        self.patience: Final = patience
        self._language: Final = language
        self._words: Final = Words(language)
        self._names: Final = NAMES[:seats]
        paper = Paper(StringIO(), {})
        self._tellers: Final[list[Teller]] = [
            teller_of(game, self._words, paper, self._names, seat) for seat in range(seats)
        ]
        self.reset()

    def reset(self, num_players: int | None = None, seed: int | None = None) -> None:
        """Begins a new game; the number of players is that of the seats."""
        seats = len(self._names)
        if num_players not in (None, seats):
            raise ValueError(f"this game was made for {seats} players, not for {num_players}")
        self._chance = Seeded(new_seed() if seed is None else seed_from_number(seed))
        self.state = self.game.start(self.game.settle(self.options, self._chance))
        self._wrong = 0
        self.loser: Seat | None = None
        """Who gave too many wrong answers."""
        rules = rules_text(self.game.NAME, self._language)
        self._untold: list[list[str]] = [
            [
                rules,
                self._words("agents-you-are", name=name, others=", ".join(self._others(seat))),
                *self._tellers[seat].begin(self.game.view(self.state, seat)),
            ]
            for seat, name in enumerate(self._names)
        ]
        self._draw()

    def _others(self, seat: Seat) -> list[str]:
        return [name for other, name in enumerate(self._names) if other != seat]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.loser is not None or not self.game.to_act(self.state)

    def get_observation(self) -> tuple[Seat, str]:
        """Who is asked, and all that this player has not been told yet, with the question."""
        if self.over:
            raise ValueError("the game is over: call close() or reset()")
        seat = self.game.to_act(self.state)[0]
        view, legal = self.game.view(self.state, seat), self.game.legal(self.state, seat)
        teller = self._tellers[seat]
        lines = [*self._untold[seat], *teller.situation(view, legal)]
        lines += [*teller.explain(view, legal), self._words("agents-answer")]
        self._untold[seat] = []
        return seat, "\n".join([*lines, teller.prompt(view, legal)])

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Takes the answer of the player who is asked; says whether the game is over."""
        if self.over:
            raise ValueError("the game is over: call close() or reset()")
        seat = self.game.to_act(self.state)[0]
        view, legal = self.game.view(self.state, seat), self.game.legal(self.state, seat)
        try:
            meant = Reader(self.game, self._tellers[seat]).read(
                action, view, legal, lambda found: self.game.check(self.state, seat, found)
            )
        except IllegalAction as refusal:
            return self._refuse(seat, refusal.rule, self._words.refusal(refusal, self._names))
        except Unclear:
            quoted = shorten(harmless(action.strip()), _LONGEST_QUOTE)
            return self._refuse(seat, "unclear", self._words("agents-unclear", text=quoted))
        self._wrong = 0
        self._take(seat, meant)
        self._draw()
        return self.over, {"player": seat, "action": list(records.write_action(seat, meant)[1:])}

    def close(self) -> tuple[dict[Seat, float], dict[str, Any]]:
        """The rewards, a shared win in part and -1 for who gave wrong answers; and the points."""
        seats = range(len(self._names))
        if self.loser is not None:
            return {seat: -1.0 if seat == self.loser else 0.0 for seat in seats}, {}
        outcome = self.game.outcome(self.state)
        if outcome is None:
            return dict.fromkeys(seats, 0.0), {}
        share = 1 / outcome.places.count(1)
        told = "\n".join(tell_end(self._words, self._names, None, outcome)).strip()
        rewards = {seat: share if outcome.places[seat] == 1 else 0.0 for seat in seats}
        return rewards, {"points": outcome.points, "places": outcome.places, "end": told}

    def _refuse(self, seat: Seat, rule: str, sentence: str) -> tuple[bool, dict[str, Any]]:
        self._wrong += 1
        self._untold[seat].append(sentence)
        if self._wrong >= self.patience:
            self.loser = seat
        return self.over, {"player": seat, "illegal": rule, "reason": sentence}

    def _draw(self) -> None:
        while self.game.to_act(self.state) == (CHANCE,):
            self._take(CHANCE, self.game.draw(self.state, self._chance))

    def _take(self, actor: Seat, action: Any) -> None:
        before, self.state = self.state, self.game.apply(self.state, actor, action)
        for seat, teller in enumerate(self._tellers):
            earlier, now = self.game.view(before, seat), self.game.view(self.state, seat)
            self._untold[seat] += teller.tell(earlier, now, actor, action)
