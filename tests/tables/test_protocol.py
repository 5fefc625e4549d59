"""The document of the protocol says what the types say."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec import Struct

from stonehenge.chain import PublishedChain
from stonehenge.coach.entering import Entered, Missing, Turn
from stonehenge.coach.verdicts import Review
from stonehenge.tables import messages
from stonehenge.tables.deals import messages as deals
from stonehenge.tables.log import events as log
from stonehenge.tables.pads import messages as pads
from stonehenge.tables.profiles import messages as profiles
from stonehenge.tables.running.updates import encode
from tools.protocol import write
from tools.protocol_examples import DEAL_EXAMPLES, EXAMPLES, PAD_EXAMPLES, PROFILE_EXAMPLES

DOCUMENT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_the_document_is_up_to_date() -> None:
    assert write(DOCUMENT) == DOCUMENT, "run 'make protocol'"


def test_every_type_of_message_has_an_example() -> None:
    known = {
        cls
        for cls in vars(messages).values()
        if isinstance(cls, type) and issubclass(cls, Struct) and cls is not Struct
    } - {Review}  # described in coach.md
    assert {type(example) for example in EXAMPLES} == known | {Entered, Turn, Missing}
    for room, examples in ((pads, PAD_EXAMPLES), (profiles, PROFILE_EXAMPLES)):
        own = {
            cls for cls in vars(room).values() if getattr(cls, "__module__", "") == room.__name__
        }
        assert {type(example) for example in examples} == own
    of_deals = {
        cls for cls in vars(deals).values() if getattr(cls, "__module__", "") == deals.__name__
    }
    assert {type(example) for example in DEAL_EXAMPLES} == of_deals | {PublishedChain}


@pytest.mark.parametrize(
    "example",
    [*EXAMPLES, *PAD_EXAMPLES, *PROFILE_EXAMPLES, *DEAL_EXAMPLES],
    ids=lambda example: type(example).__name__,
)
def test_examples_read_back_as_what_they_are(example: Any) -> None:
    data = encode(example)
    read = msgspec.json.decode(data, type=type(example))
    assert encode(read) == data


def test_all_json_in_the_document_is_json() -> None:
    blocks = re.findall(r"```json\n(.*?)```", DOCUMENT, re.DOTALL)
    assert len(blocks) == len((*EXAMPLES, *PAD_EXAMPLES, *PROFILE_EXAMPLES, *DEAL_EXAMPLES))
    for block in blocks:
        json.loads(block)


def test_every_command_and_answer_has_its_place() -> None:
    for union in (messages.FromClient, messages.Command, messages.FromServer):
        for cls in get_args(union):
            assert f"\n### `{cls.__struct_config__.tag}`\n" in DOCUMENT


def test_what_it_links_to_is_there() -> None:
    headings = re.findall(r"^#+ (.*)$", DOCUMENT, re.MULTILINE)
    anchors = {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}
    for anchor in re.findall(r"\]\(#([^)]+)\)", DOCUMENT):
        assert anchor in anchors, anchor


def test_every_event_of_the_log_is_named() -> None:
    tags = {event.__struct_config__.tag for event in get_args(log.Event)}
    schema = msgspec.json.schema(messages.Happened)["$defs"]["Happened"]["properties"]["type"]
    assert set(schema["enum"]) == tags
    told = next(line for line in DOCUMENT.splitlines() if line.startswith("| `type` | string"))
    assert set(re.findall(r"`([a-z-]+)`", told)) - {"type"} == tags


def test_a_client_ignores_events_it_does_not_know() -> None:
    told = b'{"type":"update","seq":1,"you":0,"events":[{"type":"danced","seq":1,"at":2,"tune":3}]}'
    heard = msgspec.json.decode(told, type=messages.FromServer)
    assert isinstance(heard, messages.Update)
    assert heard.events[0].type == "danced"
