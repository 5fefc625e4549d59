"""One set of words in three languages: nothing missing, nothing unused, nothing ill-formed."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import stonehenge
from stonehenge.locale import LANGUAGES, Words, from_environment, rules_text
from stonehenge.vocabulary import IllegalAction

SOURCE = Path(stonehenge.__file__).parent
NOT_ON_THE_PAGE = ("terminal", "agents", "pictures")


class Variables(Visitor):
    """Collects the variables a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)


def sources(language: str) -> list[Path]:
    return sorted((SOURCE / "locale" / language).glob("*.ftl"))


def messages(language: str) -> dict[str, set[str]]:
    """The ids of a language's messages, with the variables each uses."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in sources(language))
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def nodes(room: Path = SOURCE) -> Iterator[ast.AST]:
    for path in room.rglob("*.py"):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def refusals() -> Iterator[tuple[str, set[str] | None]]:
    """Every rule that the code refuses by, with the facts it gives."""
    for node in nodes():
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        # `_must(holds, "rule", ...)` refuses like `IllegalAction("rule", ...)`
        place = {"IllegalAction": 0, "Cheated": 0, "Misfit": 0, "_must": 1}.get(node.func.id)
        rule = None if place is None else node.args[place]
        if isinstance(rule, ast.Constant):
            yield str(rule.value), _facts(node)


def _facts(node: ast.Call) -> set[str] | None:
    """The facts that a refusal gives; None where they do not stand in the call."""
    if node.func.id != "Misfit":  # type: ignore[attr-defined]
        return {keyword.arg or "" for keyword in node.keywords}
    facts = node.args[3]
    return {key.value for key in facts.keys} if isinstance(facts, ast.Dict) else None  # type: ignore[union-attr]


def literals(room: Path = SOURCE) -> set[str]:
    return {
        node.value
        for node in nodes(room)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def spoken() -> Iterator[tuple[str, set[str] | None]]:
    """Every message that code asks for by its id; with its facts where they stand in the call."""
    for node in nodes():
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        name = node.func.id if isinstance(node.func, ast.Name) else name
        first = node.args[0]
        if name in ("words", "_words") and isinstance(first, ast.Constant) and first.value:
            facts = {keyword.arg or "**" for keyword in node.keywords}
            yield str(first.value), None if "**" in facts else facts


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages(language: str) -> None:
    assert messages(language).keys() == messages("en").keys()
    for ours, english in zip(sources(language), sources("en"), strict=True):
        assert ours.name == english.name
        assert ids(ours) == ids(english), ours.name


def ids(file: Path) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE))


def test_the_page_loads_what_it_says() -> None:
    """The files that stay behind hold nothing that the page names."""
    behind = set().union(
        *(ids(SOURCE / "locale" / "en" / f"{name}.ftl") for name in NOT_ON_THE_PAGE)
    )
    assert len(behind) > 50
    assert not {message for message in behind if page_uses(message)}
    by_the_server = literals(SOURCE / "figures") | literals(SOURCE / "coach")
    assert not behind & by_the_server


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str) -> None:
    known = messages(language)
    asked = list(spoken())
    assert len(asked) > 30
    for message, facts in asked:
        assert message in known, f"{message} is missing"
        assert facts is None or known[message] <= facts, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_for_its_facts(language: str) -> None:
    known = messages(language)
    rules = list(refusals())
    assert len(rules) > 20
    for rule, facts in rules:
        assert f"refused-{rule}" in known, f"no words for {rule}"
        assert facts is None or known[f"refused-{rule}"] <= facts, rule


def test_no_message_is_unused() -> None:
    used = literals() | {f"refused-{rule}" for rule, _ in refusals()}
    # tests/lessons compares the messages of lessons with what is said in them
    known = {message for message in messages("en") if not message.startswith("lesson-")}
    unused = known - used
    assert not {message for message in unused if not page_uses(message)}


PAGE = "\n".join(
    file.read_text()
    for file in (Path(__file__).parents[1] / "web" / "src").rglob("*")
    if file.suffix in (".ts", ".svelte")
)
PAGE_WORDS = set(re.findall(r"[\"'`]([a-z]+(?:-[a-z0-9_]+)+)[\"'`]", PAGE))
PAGE_BEGINNINGS = tuple(re.findall(r"`([a-z]+(?:-[a-z0-9]+)*-)\$\{", PAGE))


def page_uses(message: str) -> bool:
    """Whether the page names the message, or puts names together that begin like it."""
    return message in PAGE_WORDS or message.startswith(PAGE_BEGINNINGS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("letter", "BGYR")
def test_every_colour_has_a_name(language: str, letter: str) -> None:
    assert len(Words(language).colour(letter)) > 2


def test_a_refusal_is_a_sentence_in_the_language() -> None:
    refusal = IllegalAction("must-follow-suit", card="B5", colour="G")
    assert "green must be followed" in Words("en").refusal(refusal)
    assert "Grün muss bedient werden" in Words("de").refusal(refusal)
    assert "groen moet bekend worden" in Words("nl").refusal(refusal)
    turn = IllegalAction("not-your-turn", turn=1)
    assert "Ada is to act" in Words("en").refusal(turn, ["You", "Ada"])
    assert "seat 1 is to act" in Words("en").refusal(turn)


@pytest.mark.parametrize("value", ["x" * 5000, 10**3000])
def test_a_long_fact_is_cut_short(value: object) -> None:
    told = Words("en").refusal(IllegalAction("no-such-card", card=value))
    assert told.startswith("There is no card “")
    assert told.endswith(" ...”.")
    assert len(told) < 1000


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["cards", "dice"])
def test_the_rules_are_told_in_every_language(game: str, language: str) -> None:
    text = rules_text(game, language)
    assert text.startswith("# ")
    assert len(text.splitlines()) > 80
    assert max(map(len, text.splitlines())) <= 80


def test_the_language_comes_from_the_environment() -> None:
    assert from_environment({"LANG": "de_AT.UTF-8"}) == "de"
    assert from_environment({"LC_ALL": "nl_NL", "LANG": "de_DE"}) == "nl"
    assert from_environment({"LANG": "fr_FR.UTF-8"}) == "en"
    assert from_environment({}) == "en"
