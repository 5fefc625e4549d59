"""Writes the tables of docs/protocol.md from the types: `python -m tools.protocol`.

The meaning of messages and fields is written once, in the docstrings of the types. The text around
the tables is written by hand in the document.
"""

import ast
import inspect
import json
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, cast, get_args

import msgspec
from msgspec import Struct
from msgspec import inspect as shapes

from stonehenge import cards, dice
from stonehenge.chain import PublishedChain
from stonehenge.coach.answers import Assessment
from stonehenge.coach.entering import Entered, Missing, Turn
from stonehenge.coach.positions import CardPosition, DicePosition
from stonehenge.coach.verdicts import Review
from stonehenge.figures.sentences import Sentence
from stonehenge.lessons import Saying
from stonehenge.pad import Undo
from stonehenge.promises import REVEAL_WITHIN
from stonehenge.tables import messages
from stonehenge.tables.deals import messages as deals
from stonehenge.tables.log.events import Settings
from stonehenge.tables.network import app, connection, doorway, limits, session
from stonehenge.tables.network.app import LONGEST_BODY, make_app
from stonehenge.tables.network.desk import Desk
from stonehenge.tables.pads import messages as pads
from stonehenge.tables.pads import room
from stonehenge.tables.profiles import messages as profiles
from stonehenge.tables.profiles import room as profile_room
from stonehenge.tables.running import live, node, updates
from tools.protocol_examples import DEAL_EXAMPLES, EXAMPLES, PAD_EXAMPLES, PROFILE_EXAMPLES

FILE: Final = Path("docs/protocol.md")
_BODIES: Final = (
    messages.OpenTable,
    messages.TakeSeat,
    messages.Ticket,
    messages.Receipt,
    messages.Version,
    messages.Problem,
    messages.GameInfo,
    messages.Listed,
    messages.OneTime,
    messages.Tokens,
    messages.Steps,
    messages.Step,
    messages.ReviewStatus,
    messages.LessonSoFar,
    messages.Guided,
    Saying,
    messages.AskCoach,
    Entered,
    Turn,
    Missing,
    deals.Daily,
    deals.DealTerms,
    deals.MyGame,
    deals.Streak,
    deals.Standing,
    deals.PlayDeal,
    deals.OpenMatch,
    deals.Match,
    deals.MatchPlayer,
    deals.Parting,
    deals.Way,
    deals.ToldSeed,
    PublishedChain,
)
_OF_THE_COACH: Final = (Assessment, Review, CardPosition, DicePosition)
"""Described in coach.md."""


_CARD: Final = cast("shapes.StrType", shapes.type_info(cards.Card))
_KNOWN: Final = {frozenset(dice.COLOURS): "colour", frozenset(dice.FACES): "face"}


def write(document: str) -> str:
    """The document with everything between its marks replaced."""
    return _MARKED.sub(lambda mark: f"{mark[1]}\n\n{_WRITTEN[mark[2]]()}\n\n{mark[3]}", document)


_MARKED: Final = re.compile(r"(<!-- from the types: (.+?) -->).*?(<!-- end -->)", re.DOTALL)
_WRITTEN: Final[Mapping[str, Callable[[], str]]] = {
    "requests": lambda: "\n".join(_requests()),
    "statuses": lambda: "\n".join(_statuses()),
    "limits": lambda: "\n".join(_limits()),
    "from client": lambda: _types(get_args(messages.FromClient)),
    "commands": lambda: _types(get_args(messages.Command)),
    "from server": lambda: _types(get_args(messages.FromServer)),
    "pads from client": lambda: _types(get_args(pads.FromPadClient)[:-1]),
    "pads from server": lambda: _types((pads.WholePad, pads.PadNews, pads.Answers)),
    "pad parts": lambda: _types(
        (pads.SharePad, pads.PadKeys, pads.Offer, pads.PadLine, pads.Answer)
    ),
    "profiles": lambda: _types([type(one) for one in PROFILE_EXAMPLES]),
    "figures": lambda: "\n\n".join(_figure_parts()),
    "parts": lambda: _types(
        (messages.TableView, messages.SeatView, messages.DealView, Settings, messages.Happened)
    ),
    "bodies": lambda: _types(_BODIES),
    "cards actions": lambda: _actions(get_args(cards.Action)),
    "dice actions": lambda: _actions((*get_args(dice.Action), dice.Rerolls, dice.Rotations)),
    "cards view": lambda: _fields(cards.View),
    "dice view": lambda: _fields(dice.View),
    "view parts": lambda: "\n\n".join(_view_parts()),
}


def _limits() -> Iterator[str]:
    rates = limits.Limits()
    yield "| what | limit |"
    yield "|---|---|"
    for what, limit in (
        ("a message on a socket", f"{messages.LONGEST_MESSAGE:,} bytes"),
        ("the body of a request", f"{LONGEST_BODY:,} bytes"),
        ("a name, cut to", f"{messages.LONGEST_NAME} characters"),
        ("a chat message", f"{messages.LONGEST_SAYING} characters"),
        ("a whole request", f"within {doorway.ASK_WITHIN:g} seconds"),
        ("the first `hello`", f"within {doorway.HELLO_WITHIN:g} seconds"),
        ("to reveal a nonce", f"within {REVEAL_WITHIN:g} seconds"),
        ("messages of one socket", _rate(rates.messages)),
        ("refusals in a row on one socket", f"{session.MOST_REFUSED}, then it is closed"),
        ("messages queued for a slow client", f"{connection.MOST_QUEUED}, then `bye` slow"),
        ("requests from one address, without the page's files", _rate(rates.requests)),
        ("files of the page for one address", _rate(rates.files)),
        ("tables opened from one address", _rate(rates.tables)),
        ("pads shared from one address", _rate(rates.pads)),
        ("requests about profiles from one address", _rate(rates.profiles)),
        ("entries on shared pads from one address", _rate(rates.entries)),
        ("entries of a shared pad", f"{pads.MOST_SHARED:,}"),
        (
            "a shared pad on which nobody writes",
            f"deleted after {room.ENDS_AFTER // 86_400_000} days",
        ),
        ("chat messages and reactions of one seat", _rate(rates.talk)),
        (
            "wrong tokens, links and codes from one address, then codes of tables are refused",
            _rate(rates.guesses),
        ),
        ("sockets and streams open from one address", f"{rates.sockets}"),
        (
            "connections of one address that have not asked for anything",
            f"{rates.sockets}, then the oldest is closed",
        ),
        (
            "events told to a client that connects",
            f"the last {live.REMEMBERED:,}, and the last {live.TALK_REMEMBERED} that were said",
        ),
        ("a one-time code for another device", f"{node.LINK_LASTS // 60_000} minutes"),
        (
            "a code that gives a profile to one more browser",
            f"{profile_room.CODE_LASTS // 60_000} minutes",
        ),
    ):
        yield f"| {what} | {limit} |"


def _rate(rate: limits.Rate) -> str:
    return f"{rate.each_second:g} a second, {rate.at_once:g} at once"


# types


def _types(types: Sequence[Any]) -> str:
    return "\n\n".join(_section(one) for one in types)


def _section(cls: Any) -> str:
    """A heading, what it is, its fields and an example."""
    tag = cls.__struct_config__.tag
    heading = f"### {cls.__name__}" if tag is None else f"### `{tag}`"
    examples = (*EXAMPLES, *PAD_EXAMPLES, *PROFILE_EXAMPLES, *DEAL_EXAMPLES)
    example = next(one for one in examples if type(one) is cls)
    parts = [heading, inspect.cleandoc(cls.__doc__), _fields(cls), _json(example)]
    return "\n\n".join(part for part in parts if part)


def _json(example: Struct) -> str:
    data = json.loads(updates.encode(example))
    line = json.dumps(data, ensure_ascii=False)
    if len(line) > 110:
        line = _wrapped(data)
    return f"```json\n{line}\n```"


def _wrapped(data: Mapping[str, Any]) -> str:
    """One line for each field, and for each field of a long one."""
    lines = []
    for name, value in data.items():
        text = json.dumps(value, ensure_ascii=False)
        if isinstance(value, dict) and len(text) > 100:
            text = _wrapped(value).replace("\n", "\n  ")
        lines.append(f"  {json.dumps(name)}: {text}")
    return "{\n" + ",\n".join(lines) + "\n}"


def _fields(cls: Any) -> str:
    said = _docstrings(cls)
    fields = cast("shapes.StructType", shapes.type_info(cls)).fields
    if not fields:
        return ""
    rows = ["| field | type | |", "|---|---|---|"]
    for field in fields:
        about = _in_json_terms(said.get(field.name, ""))
        rows.append(f"| `{field.encode_name}` | {_field_type(cls, field)} | {about} |")
    return "\n".join(rows)


def _in_json_terms(docstring: str) -> str:
    return " ".join(docstring.split()).replace("None", "`null`")


def _docstrings(cls: Any) -> dict[str, str]:
    """The docstrings below the fields of a class and of its base classes."""
    docstrings: dict[str, str] = {}
    for one in reversed(cls.__mro__):
        if not one.__module__.startswith("stonehenge."):
            continue
        body = cast("ast.ClassDef", ast.parse(inspect.getsource(one)).body[0]).body
        for field, below in pairwise(body):
            if (
                isinstance(field, ast.AnnAssign)
                and isinstance(field.target, ast.Name)
                and isinstance(below, ast.Expr)
                and isinstance(below.value, ast.Constant)
            ):
                docstrings[field.target.id] = str(below.value.value)
    return docstrings


def _field_type(cls: Any, field: shapes.Field) -> str:
    name = _type(field.type)
    config = cls.__struct_config__
    if field.required or not (config.forbid_unknown_fields or config.omit_defaults):
        return name  # the server always tells it
    default = field.default
    if field.default_factory is not msgspec.NODEFAULT:
        default = field.default_factory()
    if config.omit_defaults or isinstance(default, Struct):
        return f"{name}, may be left out"
    return f"{name}, or left out: `{json.dumps(default)}`"


def _type(of: Any) -> str:
    """A type in words."""
    return _WRITERS[type(of)](of)


def _integer(of: shapes.IntType) -> str:
    if of.ge is None:
        return "integer"
    most = "2^53" if of.le == 2**53 else of.le
    return f"integer from {of.ge} to {most}"


def _string(of: shapes.StrType) -> str:
    if of.pattern == _CARD.pattern:
        return "card"
    if of.pattern:
        return f"string like `{of.pattern}`"
    if of.max_length is None:
        return "string"
    return f"string of {of.min_length or 0} to {of.max_length} characters"


def _union(of: shapes.UnionType) -> str:
    if any(isinstance(one, shapes.StructType) and one.cls is Undo for one in of.types):
        return "[an entry](pad.md#the-file-version-1)"
    if len(of.types) > 8:
        none = " or `null`" if any(isinstance(one, shapes.NoneType) for one in of.types) else ""
        return ("a command" if _is_command(of) else "an action") + none
    return " or ".join(_type(one) for one in of.types if not isinstance(one, shapes.CustomType))


def _is_command(of: shapes.UnionType) -> bool:
    return any(isinstance(one, shapes.StructType) and one.cls is messages.Act for one in of.types)


def _struct(of: shapes.StructType) -> str:
    if of.array_like:
        return f"`{of.tag}`"
    title = _title(of.cls)
    if of.cls in _OF_THE_COACH:
        return f"[{title}](coach.md)"
    return f"[{title}](#{title.lower().replace(' ', '-')})"


def _title(cls: Any) -> str:
    """The name of an object; both games have options and an outcome of their own."""
    if cls.__name__ in ("Options", "Outcome"):
        return (
            f"{cls.__name__} of dice"
            if cls.__module__ == dice.View.__module__
            else f"{cls.__name__} of cards"
        )
    return str(cls.__name__)


def _literal(of: shapes.LiteralType) -> str:
    for values, name in _KNOWN.items():
        if set(of.values) == values:
            return name
    return " or ".join(f"`{json.dumps(value)}`" for value in sorted(of.values, key=str))


_WRITERS: Final[Mapping[type, Callable[[Any], str]]] = {
    shapes.AnyType: lambda _of: "JSON",
    shapes.NoneType: lambda _of: "`null`",
    shapes.BoolType: lambda _of: "boolean",
    shapes.DateType: lambda _of: "day",
    shapes.IntType: _integer,
    shapes.FloatType: lambda of: "number" if of.ge is None else f"number from {of.ge} to {of.le}",
    shapes.StrType: _string,
    shapes.LiteralType: _literal,
    shapes.EnumType: lambda of: " or ".join(f"`{json.dumps(one.value)}`" for one in of.cls),
    shapes.UnionType: _union,
    shapes.StructType: _struct,
    shapes.DictType: lambda of: f"object of {_type(of.value_type)}",
    shapes.ListType: lambda of: f"list of {_type(of.item_type)}",
    shapes.VarTupleType: lambda of: f"list of {_bracketed(_type(of.item_type))}",
    shapes.CollectionType: lambda of: f"list of {_type(of.item_type)}",
    shapes.TupleType: lambda of: f"[{', '.join(_type(one) for one in of.item_types)}]",
    shapes.Metadata: lambda of: _type(of.type),
}


def _bracketed(text: str) -> str:
    return f"({text})" if " or " in text else text


# the games


def _actions(types: Sequence[Any]) -> str:
    rows = ["| action | |", "|---|---|"]
    for cls in types:
        shape = cast("shapes.StructType", shapes.type_info(cls))
        words = [f"`{json.dumps(shape.tag)}`"]
        words += [f"{field.name}: {_type(field.type)}" for field in shape.fields]
        rows.append(f"| [{', '.join(words)}] | {inspect.cleandoc(cls.__doc__)} |")
    return "\n".join(rows)


def _view_parts() -> Iterator[str]:
    """What the views of both games are made of."""
    for game, view in ((cards.NAME, cards.View), (dice.NAME, dice.View)):
        for cls in _inside(view):
            yield f"### {_title(cls)}"
            yield f"Of `{game}`. {_in_json_terms(cls.__doc__)}"
            yield _fields(cls)


def _figure_parts() -> Iterator[str]:
    """What the figures of a profile are made of, besides the messages about profiles."""
    inside = (*_inside(profiles.YourFigures), *_inside(profiles.Exported), Sentence)
    for cls in dict.fromkeys(inside):
        if cls.__module__ != profiles.__name__:
            yield f"### {_title(cls)}"
            yield _in_json_terms(cls.__doc__)
            yield _fields(cls)


def _inside(cls: Any) -> Iterator[Any]:
    """The objects that a view holds, each once."""
    waiting, seen = [shapes.type_info(cls)], {cls}
    while waiting:
        one: Any = waiting.pop(0)
        if isinstance(one, shapes.StructType):
            if one.array_like:
                continue
            if one.cls not in seen:
                seen.add(one.cls)
                yield one.cls
            waiting += [field.type for field in one.fields]
        for name in ("types", "item_types"):
            waiting += getattr(one, name, ())
        for name in ("item_type", "type"):
            waiting += (
                [getattr(one, name)] if isinstance(getattr(one, name, None), shapes.Type) else []
            )


# the HTTP interface


def _requests() -> Iterator[str]:
    schema = make_app(cast("Desk", None)).openapi_schema.to_schema()
    yield "| request | body | answer | |"
    yield "|---|---|---|---|"
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            where = f"`{method.upper()} {path}{_query(operation)}`"
            said = operation.get("description") or operation.get("summary", "")
            body = _named(operation.get("requestBody", {}))
            yield f"| {where} | {body} | {_answer(operation)} | {' '.join(said.split())} |"


def _query(operation: Mapping[str, Any]) -> str:
    names = [one["name"] for one in operation.get("parameters", ()) if one["in"] == "query"]
    return "?" + "&".join(f"{name}=" for name in names) if names else ""


def _answer(operation: Mapping[str, Any]) -> str:
    status = next(one for one in operation["responses"] if one.startswith("2"))
    return f"{status} {_named(operation['responses'][status])}".strip()


def _named(holder: Mapping[str, Any]) -> str:
    """The type of a body, as the schema names it."""
    content: Mapping[str, Any] = next(iter(holder.get("content", {}).values()), {})
    schema = content.get("schema", {})
    if "oneOf" in schema:
        positions = any("Position" in one["$ref"] for one in schema["oneOf"])
        return "a [position](coach.md#a-position-as-json)" if positions else "a command"
    many = "list of " if schema.get("type") == "array" else ""
    name = schema.get("items", schema).get("$ref", "").rpartition("/")[2]
    place = "coach.md" if name in {cls.__name__ for cls in _OF_THE_COACH} else f"#{name.lower()}"
    return f"{many}[{name}]({place})" if name else ""


def _statuses() -> Iterator[str]:
    rules = dict(app._STATUS)  # noqa: SLF001 - told here, and used nowhere else
    yield "| status | rules |"
    yield "|---|---|"
    for status in sorted({*rules.values(), 409}):
        these = ", ".join(f"`{rule}`" for rule, number in rules.items() if number == status)
        yield f"| {status} | {these or 'all others'} |"


def main() -> int:
    """Writes the document anew; run in a checkout."""
    FILE.write_text(write(FILE.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
