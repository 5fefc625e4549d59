"""Figures over many evenings: names are people, who left does not win, nobody is counted twice."""

from stonehenge import pad
from stonehenge.pad.evenings import Figures, card_evening, dice_evening, figures_of
from stonehenge.pad.pads import card_standing, dice_standing
from tests.pad.games import card_pad, card_round, final_sheets, written


def test_the_figures_of_two_evenings_of_cards() -> None:
    first = card_round(card_pad(rounds=1), (1, 0, 0), (1, 0, 0))
    second = pad.new_pad("cards", (" ANNA", "Dev", "Ben"), {"rounds": 1})
    second = card_round(second, (0, 0, 1), (1, 0, 0))
    evenings = [card_evening(card_standing(paper)) for paper in (first, second)]
    assert figures_of(evenings) == [
        Figures(name="Anna", games=2, wins=1, points=20, best=30, exact=1, rounds=2),
        Figures(name="Ben", games=2, wins=0, points=10, best=20, exact=1, rounds=2),
        Figures(name="Carla", games=1, wins=0, points=20, best=20, exact=1, rounds=1),
        Figures(name="Dev", games=1, wins=1, points=20, best=20, exact=1, rounds=1),
    ]


def test_who_left_has_played_but_does_not_win() -> None:
    paper = card_round(card_pad(4), (1, 0, 0, 0), (1, 0, 0, 0))
    paper = written(paper, pad.Leave(2, 0), pad.Leave(2, 1))
    figures = figures_of([card_evening(card_standing(paper))])
    assert [(one.name, one.wins, one.rounds) for one in figures] == [
        ("Anna", 0, 1),
        ("Ben", 0, 1),
        ("Carla", 1, 1),
        ("Dev", 1, 1),
    ]


def test_the_sheets_of_the_rules_are_an_evening_of_dice() -> None:
    minerva, *_ = figures_of([dice_evening(dice_standing(final_sheets()))])
    assert (minerva.name, minerva.wins, minerva.points, minerva.rounds) == ("Minerva", 1, 23, 14)
