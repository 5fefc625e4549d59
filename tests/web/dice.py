"""Dice games for the tests of the page: tables prepared near their end, and one who plays them."""

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

from playwright.sync_api import Locator, Page

from stonehenge import dice, players
from stonehenge.chance import Seeded, commitment, seed_from_number, table_seed
from stonehenge.tables import judge
from stonehenge.tables.events import Settings, write
from stonehenge.tables.messages import Act, OpenTable, Ticket
from stonehenge.tables.node import hashed, new_code, new_token
from stonehenge.tables.store import open_store
from stonehenge.tables.table import Table, after
from tests.web.conftest import Served, Sitting

NONCE: Final = "5e" * 16
LEVEL: Final = "apprentice"
Wanted = Callable[[Any], bool]


# tables that are already under way


def secrets(magic: str | None, round_: int) -> Iterator[bytes]:
    """Secrets of tables where this magic card is drawn in this round."""
    for number in range(10_000):
        secret = seed_from_number(number)
        chance = Seeded(table_seed(secret, {0: bytes.fromhex(NONCE)}))
        order = chance.shuffle("dice/magic/0", tuple(dice.CARDS))
        if magic is None or order[round_ - 1] == magic:
            yield secret


def played(secret: bytes, seats: int, options: dict[str, Any]) -> Iterator[tuple[Table, list[Any]]]:
    """A game of apprentices, step by step: the table, and all that has happened there."""
    wish = OpenTable(
        game="dice",
        seats=seats,
        options=options,
        settings=Settings(pace=0),
        name="Robin",
        nonce=NONCE,
        computers=[LEVEL] * (seats - 1),
        start=True,
    )
    minds = [players.make(dice, LEVEL, seed_from_number(seat)) for seat in range(seats)]
    events = judge.open_table(wish, secret, commitment(secret).hex())
    table: Table | None = None
    for event in events:
        table = after("", table, event, 0, 0)
    assert table is not None
    yield table, events
    while table.to_act:
        seat = table.to_act[0]
        chosen = minds[seat].choose(dice.view(table.state, seat), dice.legal(table.state, seat))
        action = list(judge._acted(seat, chosen, "owner").action)  # noqa: SLF001
        done = judge.act(table, secret, seat, Act(seq=0, action=action))
        for event in done:
            table = after("", table, event, 0, 0)
        events = events + done
        yield table, events


def prepare(
    server: Served, wanted: Wanted, *, magic: str | None = None, round_: int = 7, seats: int = 3
) -> Ticket:
    """A table at the first moment that is wanted, told by the view of its first seat."""
    options = {"magic": magic is not None, "first_seer": "random"}
    for secret in secrets(magic, round_):
        for table, events in played(secret, seats, options):
            view = dice.view(table.state, 0)
            if view.round > round_ or view.outcome:
                break
            if view.round == round_ and wanted(view):
                return asyncio.run(_store(server, secret, events))
    raise LookupError(magic)


async def _store(server: Served, secret: bytes, events: list[Any]) -> Ticket:
    store = await open_store(f"sqlite:///{server.folder / 'tables.db'}")
    ticket = Ticket(table=new_code(), seat=0, token=new_token())
    now = int(time.time() * 1000)
    await store.create(
        ticket.table,
        secret,
        "dice",
        False,  # noqa: FBT003
        now,
        write(events),
        phase="playing",
        tokens=[(hashed(ticket.token), 0)],
    )
    await store.close()
    return ticket


def sit_down(sitting: Sitting, ticket: Ticket, **wishes: Any) -> Page:
    """Opens the page of a prepared table as the owner of its first seat."""
    page = sitting.person("/", **wishes)
    page.evaluate(
        "([table, token]) => localStorage.setItem('stonehenge', JSON.stringify({"
        "...JSON.parse(localStorage.getItem('stonehenge') ?? '{}'), seats: {[table]: token}}))",
        [ticket.table, ticket.token],
    )
    page.goto(f"/t/{ticket.table}")
    page.locator(".room").wait_for()
    return page


# somebody who reads only names and roles, and clicks only what is offered


def decision(page: Page) -> Locator:
    """Where the page asks."""
    return page.get_by_role("region", name="Your decision")


def own_sheet(page: Page) -> Locator:
    return page.get_by_role("region", name="Your sheet")


def asked(page: Page) -> str | None:
    """What the page asks now, once it asks something; None at the end of the game."""
    page.locator(".end h1, .decision.mine").first.wait_for(timeout=30_000)
    if page.locator(".end h1").count():
        return None
    return decision(page).get_by_role("status").inner_text()


def offered(where: Locator, name: str) -> Locator:
    """Buttons of this name that can be pressed."""
    return where.get_by_role("button", name=re.compile(name)).and_(
        where.page.locator(":not([aria-disabled])")
    )


def dice_step(page: Page) -> str | None:
    """One decision; returns what was asked, None once the game is over."""
    said = asked(page)
    if said is None:
        return None
    moment = page.locator(".room").get_attribute("data-seq")
    answer(page, said)
    page.wait_for_function(
        "seq => document.querySelector('.room')?.dataset.seq !== seq", arg=moment
    )
    return said


def answer(page: Page, said: str) -> None:
    """Takes a decision: never clever, and not always the same."""
    here = decision(page)
    if said.startswith("What will the dice show?"):
        offered(own_sheet(page), "^[12] .*, free$|^[345] .*, free$").first.click()
        here.get_by_role("button", name=re.compile("^Call ")).click()
    elif said.startswith("Turn two dice"):
        for group in here.get_by_role("radiogroup").all():
            group.get_by_role("radio", name="yellow").click()
        here.get_by_role("button", name="Set yellow and yellow").click()
    elif said.startswith("Cross out"):
        minus = offered(own_sheet(page), ", minus")
        if minus.count():
            minus.first.click()
            here.get_by_role("button", name=re.compile(r"^Cross out \d")).click()
        else:
            here.get_by_role("button").last.click()
    elif said.startswith("What do Wizards"):
        here.get_by_role("button", name=re.compile("^Wizards count as")).click()
    elif said.startswith("Leave or stay?"):
        exact = here.get_by_role("button", name=re.compile("^Leave .*exact"))
        (exact if exact.count() else here.get_by_role("button", name=re.compile("^Stay"))).click()
    elif said.startswith("You are the Seer"):
        _roll_or_stop(page, here)
    else:
        assert said.startswith("Write this roll"), said
        here.get_by_role("button").first.click()


def _roll_or_stop(page: Page, here: Locator) -> None:
    exact = here.get_by_role("button", name=re.compile("^Stop here .*exact"))
    dice_free = offered(page.get_by_role("region", name="Dice"), ", kept$")
    if exact.count() or not dice_free.count():
        here.get_by_role("button", name=re.compile("^Stop here")).click()
        return
    for _ in range(min(3, dice_free.count())):
        dice_free.first.click()
    here.get_by_role("button", name=re.compile(r"^Roll \d")).click()


def play_dice(page: Page, *, decisions: int = 400) -> list[str]:
    """Plays until the end, or so many decisions; returns what was asked."""
    said: list[str] = []
    for _ in range(decisions):
        one = dice_step(page)
        if one is None:
            break
        said.append(one)
    return said
