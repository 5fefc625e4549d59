"""Messages that make no sense are refused, and everybody else is served."""

import contextlib
import os
import socket

import pytest
from websockets.exceptions import ConnectionClosed

from stonehenge.tables.messages import LONGEST_MESSAGE
from tests.tables.hostile import Scene
from tests.tables.servers import Server, rules

pytestmark = pytest.mark.xdist_group("server")

JUNK: dict[str, str | bytes] = {
    "bytes": b"\x00\xff\xfe\x80",
    "JSON in a binary frame": b'{"type":"ping"}',
    "nothing": "",
    "no JSON": "hello?",
    "no object": "[]",
    "null": "null",
    "no type": "{}",
    "an unknown type": '{"type":"become-root"}',
    "a field too many": '{"type":"ping","extra":1}',
    "a type that is none": '{"type":["do"]}',
    "a deep list": "[" * 8_000,
    "a deep object": '{"type":' * 1_000,
    "a deep action": '{"type":"do","id":1,"command":{"type":"act","seq":0,"action":'
    + "[" * 3_900 + "]" * 3_900 + "}}",
    "a number without end": '{"type":"do","id":1e999,"command":{"type":"start"}}',
    "a number too large": f'{{"type":"do","id":{10**30},"command":{{"type":"start"}}}}',
    "a number below": '{"type":"do","id":-1,"command":{"type":"start"}}',
    "no number": '{"type":"do","id":NaN,"command":{"type":"start"}}',
    "an action too long": '{"type":"do","id":1,"command":{"type":"act","seq":0,"action":'
    + str(list(range(9))) + "}}",
    "a seat that cannot be": '{"type":"do","id":1,"command":{"type":"mute","seat":9,"on":true}}',
    "half a letter": '{"type":"do","id":1,"command":{"type":"say","text":"\\ud83e"}}',
    "a message too long": '{"type":"ping"}' + " " * LONGEST_MESSAGE,
    "a saying too long": '{"type":"do","id":1,"command":{"type":"say","text":"%s"}}' % ("x" * 2001),
    "a setting that cannot be": '{"type":"do","id":1,"command":{"type":"adjust","settings":'
    '{"pace":-1}}}',
}  # fmt: skip


def test_junk_is_refused_and_the_socket_lives_on(scene: Scene) -> None:
    client = scene.sit()
    for what, message in JUNK.items():
        client.send(message)
        answer = client.hear_type("refused", "bye")
        assert (answer["type"], answer["rule"]) == ("refused", "bad-message"), what
        client.send({"type": "ping"})
        client.hear_type("pong")
        assert client.do("react", reaction="wow")["type"] == "done"
    assert scene.others_are_served()


@pytest.mark.parametrize("what", ["bytes", "nothing", "a deep list", "a message too long"])
def test_junk_instead_of_hello_ends_the_visit(scene: Scene, what: str) -> None:
    client = scene.socket()
    client.send(JUNK[what])
    messages = client.hear_out()
    assert rules(messages) == ["bad-message"]
    assert messages[-1] == {"type": "bye", "reason": "refused"}
    assert scene.others_are_served()


def test_only_junk_ends_the_visit(scene: Scene) -> None:
    client = scene.sit()
    for _ in range(100):
        try:
            client.send("?")
        except ConnectionClosed:
            break
    messages = client.hear_out()
    assert set(rules(messages)) == {"bad-message"}
    assert 30 <= len(rules(messages)) < 40
    assert messages[-1]["type"] == "bye"
    assert scene.others_are_served()


def test_a_huge_message_ends_the_visit_unread(scene: Scene) -> None:
    client = scene.sit()
    with contextlib.suppress(ConnectionClosed):
        client.send("x" * 2_000_000)
    client.hear_out()
    assert client.connection.close_code in {1006, 1009}
    assert scene.others_are_served()


HANDSHAKE = (
    "GET /ws/{table} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
FRAMES = {
    "no frame": b"\xff" * 200,
    "an unmasked frame": b"\x81\x02{}",
    "a reserved kind of frame": b"\x83\x80\x00\x00\x00\x00",
    "a length of 2^63": b"\x81\xff" + b"\xff" * 8,
    "a continuation of nothing": b"\x80\x80\x00\x00\x00\x00",
    "half a frame": b"\x81\xfe\x10",
    "a long ping": b"\x89\xfe\x01\x00" + bytes(260),
}


@pytest.mark.parametrize("what", FRAMES)
def test_broken_frames(scene: Scene, what: str) -> None:
    host, port = scene.server.host.split(":")
    with socket.create_connection((host, int(port)), timeout=30) as raw:
        raw.sendall(HANDSHAKE.format(table=scene.table, host=scene.server.host).encode())
        assert raw.recv(4096).startswith(b"HTTP/1.1 101")
        raw.sendall(FRAMES[what])
        raw.shutdown(socket.SHUT_WR)
        while raw.recv(4096):
            pass
    assert scene.others_are_served()


def test_broken_requests(server: Server) -> None:
    host, port = server.host.split(":")
    for request in (
        b"\x16\x03\x01\x02",
        b"GET\r\n\r\n",
        b"GET / HTTP/1.1\r\n" * 50,
        os.urandom(999),
    ):
        with socket.create_connection((host, int(port)), timeout=30) as raw:
            raw.sendall(request)
            raw.shutdown(socket.SHUT_WR)
            while raw.recv(4096):
                pass
    assert server.is_well()
    server.complaints()  # the server's own words about invalid requests


def test_a_refusal_says_what_was_wrong_and_repeats_the_number(scene: Scene) -> None:
    client = scene.sit()
    client.send('{"type":"do","id":7,"command":{"type":"mute","seat":9,"on":true}}')
    refused = client.hear_type("refused")
    assert (refused["id"], refused["rule"]) == (7, "bad-message")
    assert refused["facts"]["reason"] == "Expected `int` <= 5 - at `$.command.seat`"
    client.send('{"type":"do","id":"x","command":{"type":"start"}}')
    assert client.hear_type("refused")["id"] is None
    for message in ("{", "[" * 5_000, "x" * 9_000):
        client.send(message)
        assert client.hear_type("refused")["facts"]["reason"]


def test_text_that_is_not_utf8_closes_the_socket_with_its_code(scene: Scene) -> None:
    """Also in the middle of a game, and without a word in the log."""
    client = scene.sit()
    client.connection.send(b'{"type":"ping\xff"}', text=True)
    client.hear_out()
    assert client.connection.close_code == 1007
    assert scene.others_are_served()
