"""Names and sayings are one line of plain text; every refusal has a sentence."""

import ast
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import stonehenge
from stonehenge.locale import LANGUAGES, Words
from stonehenge.tables.log.words import clean_name, clean_saying
from stonehenge.tables.messages import LONGEST_NAME, LONGEST_SAYING
from stonehenge.vocabulary import IllegalAction
from tests.tables.hostile import Scene
from tests.tables.servers import Server, bearer

pytestmark = pytest.mark.xdist_group("server")

NAMES = {
    "<b>Ada</b>": "<b>Ada</b>",
    "<script>alert(1)</script>": "<script>alert(1)</script"[:LONGEST_NAME],
    "Ada\x00\x07\x1b[31m": "Ada[31m",
    "A\u202eda\u2066!": "Ada!",
    "Ada\r\nBo": "Ada Bo",
    "Z\u0300\u0302\u0303\u0304\u0305a": "Z\u0300\u0302a",
    "  A   d  a  ": "A d a",
    "Ada\ufeff\u200b": "Ada",
    "\U0001f468\u200d\U0001f469\u200d\U0001f467": "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "x" * 200: "x" * LONGEST_NAME,
    "{{constructor}}": "{{constructor}}",
    "Robert'); DROP TABLE log;--": "Robert'); DROP TABLE log;--"[:LONGEST_NAME],
    "\u3164Ada": "Ada",
    "Ångström ß ﬁ": "Ångström ß ﬁ",
    "王小明": "王小明",
}


@pytest.mark.parametrize("given", NAMES)
def test_names_are_plain_text(given: str) -> None:
    assert clean_name(given) == unicodedata.normalize("NFC", NAMES[given])


@pytest.mark.parametrize(
    "bad", ["", " ", "\u200d\u200d", "\x00", "\u3164", "\u2800", "\u202e", "..."]
)
def test_names_that_nobody_could_call(bad: str) -> None:
    with pytest.raises(IllegalAction, match="bad-name"):
        clean_name(bad)


ALIKE = {
    "Ada": [
        "Ada",
        "ADA",
        "ada\u200d",
        "A\u200cda",
        "\uff21da",
        "Ada\ufe0f",
        "\u0410d\u0430",
        "\u0391da",
    ],
    "Scope": ["\u0405cope", "\u0455\u0441\u043e\u0440\u0435"],
    "Iris": ["lris", "1ris"],
    "\u041c\u043e\u043d\u043e": ["M\u043e\u043do"],
    "王小明": ["王小明\U000e0100"],
}


@pytest.mark.parametrize(("name", "same"), [(n, s) for n, many in ALIKE.items() for s in many])
def test_names_that_look_like_another(name: str, same: str) -> None:
    assert clean_name(same, (name,)).endswith("(2)")
    assert clean_name(same, (name, f"{name} (2)")).endswith("(3)")


@pytest.mark.parametrize("other", ["Ana", "Αννα", "Анна", "أدا", "艾达", "에이다", "Ådå"])  # noqa: RUF001
def test_names_that_look_different_are_kept_in_any_script(other: str) -> None:
    assert clean_name(other, ("Ada",)) == unicodedata.normalize("NFC", other)


@given(st.text(max_size=400))
def test_words_from_outside_are_one_clean_line(text: str) -> None:
    for clean, longest in ((clean_name, LONGEST_NAME), (clean_saying, LONGEST_SAYING)):
        try:
            shown = clean(text)
        except IllegalAction:
            continue
        assert 0 < len(shown) <= longest
        assert shown == shown.strip()
        kinds = {unicodedata.category(letter) for letter in shown if letter not in "\u200c\u200d"}
        assert not kinds & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def test_markup_travels_as_text(scene: Scene, server: Server) -> None:
    villain = scene.sit()
    for text in NAMES:
        scene.bystanders[0].heard.clear()
        assert villain.do("say", text=text)["type"] == "done"
        heard = scene.bystanders[0].hear_until(lambda message: bool(message.get("events")))
        assert heard["events"][0]["text"] == clean_saying(text)
        raw = scene.bystanders[0].heard[-1].decode()
        assert not any(unicodedata.category(letter) in {"Cc", "Cf"} for letter in _no_joiners(raw))
    for text in ("\x00", " \n\t", "\u202e"):
        assert villain.do("say", text=text)["rule"] == "nothing-said"
    assert villain.do("say", text="x" * 301)["rule"] == "saying-too-long"
    ticket = server.join(scene.table, "<img src=x onerror=alert(1)>\u202e")
    answer = server.http().get(f"/api/tables/{scene.table}")
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.json()["seats"][ticket["seat"]]["name"] == "<img src=x onerror=alert"
    assert scene.others_are_served()


def _no_joiners(text: str) -> str:
    return "".join(letter for letter in text if letter not in "\u200c\u200d")


def test_a_name_is_forgotten(scene: Scene, server: Server) -> None:
    villain = scene.sit()
    villain.do("say", text="my secret words")
    path = f"/api/tables/{scene.table}/me"
    assert server.http().delete(path, headers=bearer(scene.villain)).status_code == 204
    fresh = server.sit(scene.table)
    assert b"my secret words" not in fresh.heard[0]
    assert b"Villain" not in fresh.heard[0]
    assert b"Ada" in fresh.heard[0]
    assert scene.others_are_served()


# refusals


def raised() -> set[str]:
    """Every rule by which the server refuses."""
    rules = set()
    for path in (Path(stonehenge.__file__).parent / "tables").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                place = {"IllegalAction": 0, "Cheated": 0, "_must": 1}.get(node.func.id)
                rule = None if place is None else node.args[place]
                if isinstance(rule, ast.Constant):
                    rules.add(str(rule.value))
    return rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    facts = dict.fromkeys(
        ("known", "level", "name", "names", "reason", "what"), "x"
    ) | dict.fromkeys(("free", "longest", "most", "round", "seats", "seconds"), 3)
    known = raised()
    assert len(known) >= 35
    for rule in known:
        assert len(Words(language).refusal(IllegalAction(rule, **facts))) > 10
