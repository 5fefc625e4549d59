"""The net that foretells plain players: what it learns from is what they did, and it learns it."""

import numpy as np

from stonehenge.players.cards.net.rounds import new_round, new_scratch, score_again
from stonehenge.players.cards.net.weights import PlayNet, new_brain, play_scores, shipped
from stonehenge.training.cards import plain
from stonehenge.training.cards.fitting import choice_slopes, fit_choices
from stonehenge.training.cards.plain import COMPANY, Exercise, gather_choices
from stonehenge.training.cards.samples import PlaySamples, room_for_plays
from stonehenge.training.workers import Threads

BRAIN = new_brain(1)
SMALL = Exercise(games=12, searching=1, epochs=4)


def test_every_choice_of_a_plain_player_is_noted_once() -> None:
    for number in (0, 5):
        rounds = list(plain._game(SMALL, 1, number))
        assert [played.round for played in rounds] == list(range(1, len(rounds) + 1))
        for played in rounds[-3:]:
            samples = room_for_plays(len(played.plays))
            row = plain.note_round(played, BRAIN, new_round(), new_scratch(), samples, 0)
            chosen = [
                samples.worths[first : first + count].sum()
                for first, count in zip(samples.firsts[:row], samples.counts[:row], strict=True)
            ]
            assert set(chosen) <= {1}
            assert (samples.counts[:row] > 1).all()
            noted = int(played.noted.sum())
            # the last trick of a round leaves no choice
            assert (row > 0) == (noted > 0 and played.round > 1)
            assert row <= noted * (played.round - 1)


def test_nothing_is_learned_from_the_company() -> None:
    [played] = [one for one in plain._game(SMALL, 1, 3) if one.round == 7]
    alone = played._replace(noted=np.zeros_like(played.noted))
    samples = room_for_plays(len(played.plays))
    assert plain.note_round(alone, BRAIN, new_round(), new_scratch(), samples, 0) == 0
    assert set(COMPANY) == {"sage", "sage-1"}


def test_the_number_of_workers_changes_nothing() -> None:
    one, other = (gather_choices(SMALL, 1, 4, BRAIN, Threads(jobs)) for jobs in (1, 2))
    for left, right in zip(one, other, strict=True):
        assert np.array_equal(left, right)


def test_plain_players_are_foretold_better_than_by_chance() -> None:
    choices, unseen = (gather_choices(SMALL, seed, 2, BRAIN, Threads(1)) for seed in (1, 2))
    net = new_brain(3).plain
    fit_choices(net, choices, 12, 1, size=64)
    blind = -float(np.log(unseen.counts).mean())
    assert _log(net, unseen) > blind + 0.15
    assert _log(shipped("cards").plain, unseen) > blind + 0.3


def _log(net: PlayNet, choices: PlaySamples) -> float:
    """The mean logarithm of the chance that a net gives to the cards that were played."""
    slopes = type(BRAIN.plain)(*map(np.zeros_like, BRAIN.plain))
    return float(choice_slopes(net, choices, np.arange(len(choices.counts)), slopes))


def test_a_second_net_scores_the_same_cards() -> None:
    [played] = [one for one in plain._game(SMALL, 1, 4) if one.round == 5]
    samples, scratch = room_for_plays(len(played.plays)), new_scratch()
    row = plain.note_round(played, BRAIN, new_round(), scratch, samples, 0) - 1
    first, count = int(samples.firsts[row]), int(samples.counts[row])
    score_again(count, BRAIN.play, scratch)
    cards = samples.cards[first : first + count]
    assert np.allclose(
        scratch.scores[:count], play_scores(BRAIN.play, samples.around[row], cards), atol=1e-4
    )
