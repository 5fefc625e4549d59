"""Sitting down at tables that were prepared: see web/tools/scenes.py."""

import json
from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Page

from stonehenge.tables.messages import Ticket
from tests.web.conftest import Served, Sitting
from web.tools.scenes import Game, Wanted, scene


def prepare(server: Served, game: Game, wanted: Wanted, **wishes: Any) -> Ticket:
    """A table at this moment, and the ticket of its first seat."""
    return scene(server.folder / "tables.db", game, wanted, **wishes)


def kept_seats(address: str, *tickets: Ticket) -> Any:
    """What the browser of the first seat at these tables keeps; it has read all finished rounds."""
    seats = {one.table: one.token for one in tickets}
    remembered = {"seats": seats, "read": dict.fromkeys(seats, 99)}
    kept = {"name": "stonehenge", "value": json.dumps(remembered)}
    return {"cookies": [], "origins": [{"origin": address, "localStorage": [kept]}]}


def sit_down(
    sitting: Sitting, ticket: Ticket, path: str = "", *, also: Iterable[Ticket] = (), **wishes: Any
) -> Page:
    """The owner of the first seat looks at a page, the table itself unless another is named.

    They have the first seat at other tables also, and have read what all rounds so far brought.
    """
    state = kept_seats(sitting.server.address, ticket, *also)
    return sitting.person(path or f"/t/{ticket.table}", storage_state=state, **wishes)
