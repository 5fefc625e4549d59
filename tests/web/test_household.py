"""A household behind one address: everybody opens the table at the same moment."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.tables.servers import Server, serving

pytestmark = pytest.mark.xdist_group("page-household")
MOST_REQUESTS = 20
"""What a first visit to a table may ask for."""


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Server]:
    """A server with its limits, as friends at home meet it."""
    with serving(tmp_path) as running:
        yield running


def test_six_open_a_table_together(browser: Browser, limited: Server) -> None:
    ticket = limited.open_table(
        "cards", 3, computers=["random", "random"], start=True, settings={"pace": 0}
    )
    asked: list[str] = []
    pages = []
    for _ in range(6):
        page = browser.new_context(base_url=limited.url, locale="en-GB").new_page()
        page.on("request", lambda request: asked.append(request.url))
        page.goto(f"/t/{ticket['table']}", wait_until="commit")
        pages.append(page)
    for page in pages:
        expect(page.get_by_text("Round 1 of 20", exact=True)).to_be_visible(timeout=60_000)
    assert len(asked) <= 6 * MOST_REQUESTS, asked
    for page in pages:
        page.context.close()
