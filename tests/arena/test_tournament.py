"""Tournaments: the same wherever they are played, paired on duplicate deals, told in full."""

import csv
import io
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from stonehenge import cards, dice
from stonehenge.arena import journal
from stonehenge.arena.entrants import Entrant, read_entrants
from stonehenge.arena.figures import complete, result, rows
from stonehenge.arena.foreign import Forfeit
from stonehenge.arena.picture import picture, ticks
from stonehenge.arena.report import as_csv, as_json, pair_table, table
from stonehenge.arena.seating import forfeit_sentences
from stonehenge.arena.tournament import GameScore, Tournament, games, play_game
from stonehenge.chance import seed_from_number
from stonehenge.figures.intervals import figure, student_t
from stonehenge.players.levels import LEVELS, Level
from stonehenge.players.reasons import Reason, Reasons


def tournament(*names: str, seats: int = 3, deals: int = 4, **more: Any) -> Tournament:
    return Tournament(
        game="cards",
        options=cards.Options(seats=seats),
        entrants=tuple(Entrant(name, level="random") for name in names),
        seed=seed_from_number(1),
        deals=deals,
        duplicate=True,
        **more,
    )


def score(deal: int, seated: Sequence[int], points: Sequence[int], **more: Any) -> GameScore:
    """A game of one round in which who has points was exact."""
    seats = len(seated)
    settings = {"expected": ({},) * seats, "forfeits": ((),) * seats, **more}
    return GameScore(
        deal=deal,
        seated=tuple(seated),
        points=tuple(points),
        places=tuple(1 + sum(other > own for other in points) for own in points),
        rounds=(tuple((1, 1 if own > 0 else 0) for own in points),),
        **settings,
    )


def scripted(contest: Tournament, strength: Sequence[int]) -> list[GameScore]:
    """Games in which seat 0 is worth 100 and each deal 10 more: pure luck, and some strength."""
    return [
        score(
            pairing.deal,
            pairing.seated,
            [
                100 * (seat == 0) + 10 * pairing.deal + strength[e]
                for seat, e in enumerate(pairing.seated)
            ],
        )
        for pairing in games(contest)
    ]


def test_on_duplicate_deals_the_luck_of_seats_and_cards_cancels() -> None:
    contest = tournament("a", "b", "c", deals=5)
    figures = result(contest, scripted(contest, [6, 3, 0]))
    gains = {(pair.name, pair.other): pair.ahead for pair in figures.pairs}
    assert gains["a", "b"].value == pytest.approx(3)
    assert gains["a", "b"].within == pytest.approx(0, abs=1e-9)
    assert gains["c", "a"].value == pytest.approx(-6)
    best, *_ = figures.lines
    assert best.points_a_round.reach > 10, "but the points themselves hang on the deal"
    assert best.over_the_others is not None
    assert best.over_the_others.value == pytest.approx(4.5)


def test_a_deal_that_was_broken_off_does_not_count() -> None:
    contest = tournament("a", "b", "c", deals=3)
    every = scripted(contest, [0, 0, 0])
    assert [len(complete(contest, every[:n])) for n in (0, 1, 2, 3, 5, 9)] == [0, 0, 0, 3, 3, 9]
    assert result(contest, every[:2]).lines == ()


def test_wins_and_exact_predictions_are_shares() -> None:
    contest = tournament("a", "b", "c", deals=1)
    lines = {
        line.name: line
        for line in result(
            contest,
            [
                score(0, (0, 1, 2), (30, 30, -10)),
                score(0, (1, 2, 0), (-10, -10, 40)),
                score(0, (2, 0, 1), (-10, -10, 50)),
            ],
        ).lines
    }
    assert lines["a"].wins.value == pytest.approx(0.5)
    assert lines["b"].wins.value == pytest.approx(0.5)
    assert lines["c"].wins.value == 0
    assert lines["a"].exact.value == pytest.approx(2 / 3)
    assert lines["a"].points_a_game.value == pytest.approx(20)


def test_few_deals_give_wide_intervals() -> None:
    assert figure([0.0, 2.0]).within == pytest.approx(12.71)
    assert [round(student_t(n), 2) for n in (1, 11, 12, 31, 10**6)] == [
        12.71,
        2.23,
        2.18,
        2.04,
        1.96,
    ]


def test_tables_csv_and_json_tell_the_same() -> None:
    contest = tournament("a", "b", "c", deals=5)
    figures = result(contest, scripted(contest, [0, 9, 3]))
    head, *rows = table(figures)
    assert [row[0] for row in rows] == ["b", "c", "a"]
    assert head.count("±") == 6
    assert pair_table(figures)[1] == ["b", "", "+6.00 ±0.00", "+9.00 ±0.00"]
    read = list(csv.DictReader(io.StringIO(as_csv(figures))))
    assert [line["player"] for line in read] == ["b", "c", "a"]
    told = json.loads(as_json(contest, figures))
    assert told["tournament"]["seed"] == seed_from_number(1).hex()
    assert told["result"]["deals"] == 5
    by_name = {line["name"]: line for line in told["result"]["lines"]}
    for line in read:
        assert float(line["points_a_round"]) == pytest.approx(
            by_name[line["player"]]["points_a_round"]["value"], abs=1e-6
        )


def test_who_plays_alone_is_not_rated() -> None:
    contest = tournament("a", deals=4)
    figures = result(contest, [score(deal, (0, 0, 0), (30, 10, -10)) for deal in range(4)])
    assert table(figures)[0][:2] == ["player", "deals"]
    assert "rating" not in table(figures)[0]
    assert figures.pairs == ()
    assert "rating" not in picture(contest, figures)
    assert as_csv(figures).splitlines()[1].startswith("a,4,4,10.0,0.0,10.0,0.0,,,")


def test_forfeits_are_told_by_kind_with_the_first_case() -> None:
    contest = tournament("a", "b", "c", deals=1)
    lost = (Forfeit("crash", "ended with code 1"), Forfeit("crash", "later"), Forfeit("junk", "x"))
    played = [
        score(p.deal, p.seated, (10, 0, 0), forfeits=((), lost if not i else (), ()))
        for i, p in enumerate(games(contest))
    ]
    name = contest.entrants[played[0].seated[1]].name
    figures = result(contest, played)
    assert list(forfeit_sentences(figures.forfeits, "apprentice")) == [
        f"{name} forfeited 2 decisions to apprentice: crash (ended with code 1)",
        f"{name} forfeited 1 decision to apprentice: junk (x)",
    ]
    rows = csv.DictReader(io.StringIO(as_csv(figures)))
    assert {row["player"]: row["forfeits"] for row in rows}[name] == "3"


def test_the_picture_shows_strength_rounds_and_calibration() -> None:
    contest = tournament("<&evil>", "b", "c", deals=4)
    played = [
        score(p.deal, p.seated, (30, 10, -10), expected=({1: 0.4}, {1: 0.9}, {}))
        for p in games(contest)
    ]
    drawn = picture(contest, result(contest, played))
    texts = [
        node.text or "" for node in ET.fromstring(drawn).iter("{http://www.w3.org/2000/svg}text")
    ]
    assert texts[0] == "Cards with 3 players: 4 duplicate deals, 12 games"
    assert {"<&evil>", "b", "c", "tricks expected", "round = cards in hand"} <= set(texts)
    assert sum("95 % intervals" in text for text in texts) == 2
    assert "polygon" in drawn
    plain = picture(contest, result(contest, scripted(contest, [0, 1, 2])))
    assert "tricks expected" not in plain


@pytest.mark.parametrize(("low", "high"), [(0, 1), (-31.2, 22.9), (0.001, 0.002), (-1000, 1e6)])
def test_ticks_are_few_round_numbers_inside(low: float, high: float) -> None:
    marks = ticks(low, high)
    assert 3 <= len(marks) <= 11
    assert all(low - 1e-9 <= value <= high + 1e-9 for value in marks)


class Wise:
    """A player that always expects half a trick."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        return legal[0]

    def reasons(self, view: Any, legal: Sequence[Any]) -> Reasons:
        assert isinstance(legal[0], cards.Bid), "only bids are asked about"
        return Reasons(choices=(Reason(action=legal[0]),), tricks=(0.5, 0.5))


def test_players_that_explain_themselves_are_calibrated(monkeypatch: pytest.MonkeyPatch) -> None:
    wise = Level("wise", f"{__name__}:Wise", "1", explains=True, expects_tricks=True)
    monkeypatch.setitem(LEVELS["cards"], wise.name, wise)
    contest = Tournament(
        game="cards",
        options=cards.Options(seats=3, first_dealer="random"),
        entrants=read_entrants("cards", ["wise,random"]),
        seed=seed_from_number(1),
        deals=1,
    )
    figures = result(contest, [play_game(contest, 0)])
    assert set(figures.calibration) == {"wise"}
    (case,) = figures.calibration["wise"]
    assert case.expected == 0.5
    assert case.bids in (20, 40)


@pytest.mark.parametrize("magic", [False, True])
def test_rounds_of_dice_games_hold_the_exact_predictions(magic: bool) -> None:
    contest = Tournament(
        game="dice",
        options=dice.Options(seats=3, magic=magic),
        entrants=read_entrants("dice", ["apprentice,random"]),
        seed=seed_from_number(1),
        deals=3,
        duplicate=True,
    )
    for number in range(len(games(contest))):
        played = play_game(contest, number)
        assert 5 <= len(played.rounds) <= 20
        assert all(len(line) == 3 for line in played.rounds)


def test_a_journal_is_known_again_cut_at_half_a_line_and_refused_elsewhere(tmp_path: Path) -> None:
    contest = tournament("a", "b", "c", deals=3)
    played = scripted(contest, [1, 2, 3])
    with journal.opened(tmp_path, contest) as kept:
        for one in played[:4]:
            kept.note(one)
        with (
            pytest.raises(journal.WrongJournal, match="another tournament is writing"),
            journal.opened(tmp_path, contest),
        ):
            pass
    file = tmp_path / journal.NAME
    file.write_bytes(file.read_bytes() + b'{"deal": 1, "sea')
    with journal.opened(tmp_path, tournament("a", "b", "c", deals=99)) as kept:
        assert kept.played == played[:4]
        kept.note(played[4])
    with journal.opened(tmp_path, contest) as kept:
        assert kept.played == played[:5]
    for other, differs in (
        (tournament("a", "b", "d"), "entrants"),
        (tournament("a", "b", "c", limit=1.0), "limit"),
    ):
        with (
            pytest.raises(journal.WrongJournal, match=rf"from another tournament \({differs}\)"),
            journal.opened(tmp_path, other),
        ):
            pass


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"junk\n", "is not the journal of a tournament"),
        (b"[]\n", "is not the journal of a tournament"),
        (b'"\xff"\n', "is not the journal of a tournament"),
        (None, "line 2"),
    ],
)
def test_a_file_that_is_no_journal_is_left_alone(
    data: bytes | None, why: str, tmp_path: Path
) -> None:
    contest = tournament("a", "b", "c")
    file = tmp_path / journal.NAME
    if data is None:
        data = json.dumps(journal.heading(contest)).encode() + b"\n{}\n"
    file.write_bytes(data)
    with pytest.raises(journal.WrongJournal, match=why), journal.opened(tmp_path, contest):
        pass
    assert file.read_bytes() == data


def test_rows_have_every_seat_of_every_game_and_agree_with_the_figures() -> None:
    asked = tournament("a", "b", deals=2)
    scores = [play_game(asked, number) for number in range(len(games(asked)))]
    told: Any = rows(asked, scores)
    assert len(told) == 3 * len(scores)
    assert sum(row["wins"] for row in told) == pytest.approx(len(scores))
    for line in result(asked, scores).lines:
        by_deal: dict[int, list[float]] = {}
        for row in told:
            if row["player"] == line.name:
                by_deal.setdefault(row["deal"], []).append(row["points"])
        means = [sum(points) / len(points) for points in by_deal.values()]
        assert sum(means) / len(means) == pytest.approx(line.points_a_game.value)


def test_a_journal_with_controlled_luck_is_another_tournament(tmp_path: Path) -> None:
    with journal.opened(tmp_path, tournament("a", "b")):
        pass
    controlled = tournament("a", "b", control_luck=True)
    refused = pytest.raises(journal.WrongJournal, match=r"another tournament \(control_luck\)")
    with refused, journal.opened(tmp_path, controlled):
        pass
