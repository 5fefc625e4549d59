"""The types of the page are those of the server."""

from web.tools import wire


def test_the_types_on_the_wire_are_up_to_date() -> None:
    for name, text in wire.generate().items():
        path = wire.TARGET / f"{name}.ts"
        assert path.read_text("utf-8") == text, "run make -C web wire"
