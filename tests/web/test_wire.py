"""The types of the page are those of the server."""

from web.tools import rules, wire


def test_the_types_on_the_wire_are_up_to_date() -> None:
    for name, text in wire.generate().items():
        path = wire.TARGET / f"{name}.ts"
        assert path.read_text("utf-8") == text, "run make -C web wire"


def test_the_rules_of_the_score_pad_are_up_to_date() -> None:
    for name, text in rules.generate().items():
        path = rules.TARGET / f"{name}.ts"
        assert path.read_text("utf-8") == text, "run make -C web wire"
