"""Score pads for pictures and measurements: games that are always the same, put into a browser."""

from typing import Final

import msgspec
from playwright.sync_api import Page

from stonehenge import cards, dice, pad
from stonehenge.arena.match import play
from stonehenge.chance import Seeded, seed_from_number
from stonehenge.pad import Pad
from stonehenge.players.cards.apprentice import CardsApprentice
from tests.pad.games import card_pad, card_round, pad_of_dice, written

PUT: Final = """async stored => {
    const database = await new Promise((done) => {
        const asked = indexedDB.open('stonehenge-pads', 1);
        asked.onupgradeneeded = () => asked.result.createObjectStore('pads', { keyPath: 'id' });
        asked.onsuccess = () => done(asked.result);
    });
    await new Promise((done) => {
        const change = database.transaction('pads', 'readwrite');
        change.objectStore('pads').put(stored);
        change.oncomplete = done;
    });
    database.close();
}"""
"""Stores a pad as the page does."""


def card_evening(rounds: int, bids: int, seats: int = 4) -> Pad:
    """So many rounds of a card game, and some bids of the next."""
    options = cards.Options(seats=seats, plus_minus_one=True)
    players = [CardsApprentice() for _ in range(seats)]
    played = play(cards, options, players, Seeded(seed_from_number(11)))
    paper = card_pad(seats, plus_minus_one=True)
    for line in played.state.pad[:rounds]:
        paper = card_round(paper, line.bids, line.won)
    if rounds == len(played.state.pad):
        return paper
    line = played.state.pad[rounds]
    shown = pad.standing(paper).rounds[-1]
    return written(
        paper,
        pad.Trump(rounds + 1, "G"),
        *(pad.Bid(rounds + 1, player, line.bids[player]) for player in shown.order[:bids]),
    )


def dice_evening(rounds: int, seats: int = 3, *, magic: bool = False) -> Pad:
    """A dice game up to the results of a round."""
    paper, _ = pad_of_dice(dice.Options(seats=seats, magic=magic), 4)
    kept = [entry for entry in paper.entries if getattr(entry, "round", 0) <= rounds]
    last = [e for e in kept if not (getattr(e, "round", 0) == rounds and not _is_call(e))]
    return msgspec.structs.replace(paper, entries=tuple(last))


def _is_call(entry: pad.Entry) -> bool:
    return isinstance(entry, pad.Predict | pad.MagicCard)


def open_pad(page: Page, paper: Pad, view: str = "entry") -> None:
    """Opens a pad in the browser, as if it had been written there."""
    spot = {"view": view, "round": None, "draft": None}
    stored = {"id": "evening", "pad": msgspec.to_builtins(paper), "spot": spot, "changed": 1}
    page.evaluate(PUT, stored)
    page.goto("/pad")
    page.locator("[data-stored=true]").wait_for(state="attached")
