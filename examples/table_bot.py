"""A player of your own: `stonehenge bot table_bot:Lucky http://127.0.0.1:8080/t/ABC234`."""

from random import choice

from stonehenge import cards, dice


class Lucky:
    """Plays a random legal action."""

    def choose(self, view, legal):
        game = cards if isinstance(view, cards.View) else dice
        return choice(list(game.expand(choice(legal))))
