"""Results to share: a picture made by the server, and links that unfold in messengers."""

import asyncio
import io
import re
from pathlib import Path
from secrets import token_urlsafe
from typing import Any, cast

import pytest
from PIL import Image

from stonehenge import dice
from stonehenge.locale import LANGUAGES, Words
from stonehenge.tables.log.events import Entry
from stonehenge.tables.log.fold import fold
from stonehenge.tables.network.desk import Desk
from stonehenge.tables.network.sharing import result_of
from stonehenge.tables.pictures.lines import GameResult, notes, signed
from stonehenge.tables.pictures.results import game_picture
from tests.tables.desks import an_action
from tests.tables.finished import events_of, games
from tests.tables.servers import Client, Server, serving

PUBLIC = "https://stones.example/play"


def finished(server: Server, place: str, **wish: Any) -> Client:
    """Somebody whose game is over, played by the first legal actions."""
    server.wait_for_computers()
    answer = server.http().post(place, json=wish)
    assert answer.status_code == 201, answer.text
    ticket = answer.json()
    me = server.sit(ticket["table"], ticket["token"])
    assert me.do("adjust", settings={**me.standing["table"]["settings"], "pace": 0})
    play_out(me)
    return me


def play_out(me: Client) -> None:
    """Takes the first legal action until the game is over."""
    while me.standing["table"]["phase"] != "over":
        if legal := me.standing.get("legal"):
            me.standing["legal"] = []
            me.do("act", seq=me.standing["seq"], action=an_action(legal[0]))
        else:
            me.hear_type("update")


def short_game(server: Server, name: str) -> str:
    """The id of a finished game of one round."""
    made = server.open_table(
        "cards", 3, name=name, computers=["novice"] * 2, start=True, options={"rounds": 1},
        settings={"pace": 0},
    )  # fmt: skip
    play_out(server.sit(made["table"], made["token"]))
    table: str = made["table"]
    return table


def meta(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="([a-z:_]+)" content="([^"]*)">', page))


def test_a_finished_game_has_a_picture_and_a_link_that_unfolds(tmp_path: Path) -> None:
    with serving(tmp_path, "--no-limits", "--public-url", PUBLIC + "/") as server:
        http = server.http()
        begun = http.post("/api/daily/games/dice", json={"name": "Ada"}).json()["table"]
        assert http.get(f"/api/tables/{begun}/picture.png").status_code == 409
        assert not meta(http.get(f"/d/{begun}").text)
        name = '<b>"Ada"&'
        key = token_urlsafe(32)
        table = finished(server, "/api/daily/games/cards", name=name, profile=key).standing["table"]
        share = table["same"]["share"]
        place = f"/api/daily/results/{share}/picture.png"
        pictures = [http.get(f"{place}?lang={language}") for language in LANGUAGES]
        assert len({one.content for one in pictures}) == len(LANGUAGES)
        for one in pictures:
            assert one.headers["content-type"] == "image/png"
            assert Image.open(io.BytesIO(one.content)).size == (1200, 630)
        assert http.get(f"{place}?lang=xx").status_code == 400
        assert http.get(f"/api/tables/{table['id']}/picture.png").content == pictures[0].content

        page = http.get(f"/d/{share}?lang=de").text
        told = meta(page)
        assert told["og:image"] == f"{PUBLIC}{place}?lang=de"
        assert told["og:url"] == f"{PUBLIC}/d/{share}"
        assert re.search(r"von 6 genau", told["og:title"])
        # whoever gets the link has not played yet, so it must not lead to the game
        assert table["id"] not in page
        assert http.get(f"/api/tables/{share}/record.json").status_code == 404
        assert not meta(http.get(f"/d/{table['id']}").text)
        mine = http.get("/api/daily", headers={"authorization": f"Bearer {key}"}).json()
        assert mine["deals"][0]["mine"]["share"] == share
        assert http.delete("/api/you", headers={"authorization": f"Bearer {key}"}).is_success
        assert http.get(place).status_code == 404

        made = short_game(server, name)
        page = http.get(f"/g/{made}").text
        assert "<b>" not in page.partition("</head>")[0]
        assert meta(page)["og:title"]
        assert http.get(f"/api/tables/{made}/picture.png").status_code == 200
        assert not meta(http.get("/g/NOSUCH").text)


def test_the_picture_of_a_dice_game_tells_xs_and_hints() -> None:
    (record,) = games(dice, 1)
    opened, played = events_of(record, hints=2)
    table = fold("T", [Entry(0, 0, tuple(opened)), Entry(1, 1, tuple(played))])
    nobody = cast("Desk", None)  # asked for par only
    result = asyncio.run(result_of(nobody, table))
    assert isinstance(result, GameResult)
    (sheet, *others) = dice.view(table.game_state, None).sheets
    english = Words("en")
    assert notes(result, 0, english) == [f"{sheet.xs} of 9 X", "with hints"]
    assert notes(result, 1, english) == [f"{others[0].xs} of 9 X"]
    unhinted = result._replace(hints=())
    assert game_picture(result, english) != game_picture(unhinted, english)
    assert signed(-12) == "\N{MINUS SIGN}12"


def test_codes_of_tables_cannot_be_guessed_by_their_links(tmp_path: Path) -> None:
    with serving(tmp_path, "--public-url", PUBLIC) as server:
        http, table = server.http(), short_game(server, "Ada")
        assert meta(http.get(f"/g/{table}").text)
        for number in range(40):
            page = http.get(f"/g/{table[:-2]}{number:02}")
            assert page.status_code == 200
        # the page still opens, but tells nothing before one has started it
        assert not meta(http.get(f"/g/{table}").text)


@pytest.mark.parametrize("url", ["stones.example", "ftp://a.b", "https://a.b/?x"])
def test_a_public_address_must_be_one(tmp_path: Path, url: str) -> None:
    from tests.run import stonehenge  # noqa: PLC0415

    done = stonehenge("serve", "--public-url", url, home=tmp_path)
    assert done.returncode == 2
    assert "https://stones.example" in done.stderr
