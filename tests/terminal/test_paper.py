"""What is written on the terminal: lines that break between words, names that do no harm."""

import io

from stonehenge.terminal.paper import Paper, columns, harmless, wrapped


def test_lines_break_between_words_and_colours_take_no_room() -> None:
    assert wrapped("one two three", 7) == ["one two", "three"]
    assert wrapped("\x1b[1mone\x1b[0m two three", 7) == ["\x1b[1mone\x1b[0m two", "three"]
    assert wrapped("  indented text", 80) == ["  indented text"]
    assert wrapped("unbreakable", 4) == ["unbreakable"]
    assert wrapped("", 80) == [""]


def test_names_lose_what_controls_a_terminal() -> None:
    assert harmless("\x1b[31mEve\x07\u202e") == "[31mEve"
    assert len(harmless("x" * 100)) == 40


def test_columns_are_aligned() -> None:
    assert columns([["a", "bb"], ["ccc", "d"]]) == ["a    bb", "ccc   d"]


def test_a_pipe_gets_plain_letters_and_sees_the_answer() -> None:
    out = io.StringIO()
    paper = Paper(out, {})
    assert paper.piece("B5") == "B5"
    assert paper.ask("Your card:", io.StringIO("b5\n")) == "b5"
    assert paper.ask("Your card:", io.StringIO("")) is None
    assert out.getvalue() == "Your card: b5\nYour card: \n"
