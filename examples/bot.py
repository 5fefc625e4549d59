#!/usr/bin/env python3
"""A program as a player, in nothing but Python's own library; any language will do.

It is asked in JSON, a line a decision, and answers with a line. Try it:

    stonehenge arena cards --with apprentice --with "mine=cmd:python3 examples/bot.py"
"""

import json
import sys
from random import Random


def choose(question):
    """One of the legal actions: bids about its share of the tricks, and plays by need."""
    view, legal = question["view"], question["legal"]
    verb = legal[0][0]
    if verb == "bid":
        share = view["round"] // view["options"]["seats"]
        return min(legal, key=lambda action: abs(action[1] - share))
    if verb == "play":
        needs = view["needs"][view["seat"]]
        return legal[-1] if needs is not None and needs > 0 else legal[0]
    # the same question gets the same answer, so that a tournament can be repeated
    return expand(Random(question["seed"] + question["id"]).choice(legal))


def expand(choice):
    """A re-roll or a turn of dice that a compact entry stands for: see docs/players.md."""
    if choice[0] == "rerolls":
        _, dice, least, _most = choice
        return ["reroll", dice[: max(least, 1)]]
    if choice[0] == "rotations":
        _, dice, faces, number = choice
        return ["rotate", [[die, faces[0]] for die in dice[:number]]]
    return choice


def main():
    """Answers until nobody asks any more."""
    for line in sys.stdin:
        question = json.loads(line)
        answer = {"id": question["id"], "action": choose(question)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
