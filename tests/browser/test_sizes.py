"""Every table in nine windows and both languages: all is within reach, whole and large enough."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from donjon.conformance.size import derived_seed, size
from tests.browser.conftest import NewPerson
from tests.browser.mouse_player import Person
from tests.browser.page_sizes import JSON, Measured, measure
from tests.browser.prepared_match import PreparedMatch
from tests.browser.received_messages import ReceivedMessages
from tests.browser.screenshots import save_screenshot
from tests.table.http_player import Seat
from tests.table.programs import Server
from tests.table.seated_people import seated_people

pytestmark = pytest.mark.e2e

GAMES: Final = ("clank", "dragonquest", "heldentaufe", "map_masters", "tales_of_glory")
BY_FINGER: Final = ((360, 800), (390, 844), (800, 360), (768, 1024), (820, 1180), (1024, 768))
BY_MOUSE: Final = ((1366, 768), (1440, 900), (1920, 1080))
REFERENCE: Final = BY_MOUSE[-1]
OTHER_LANGUAGE: Final = ("Passer en français", "Switch to English")
POSITIONS: Final = size(1, 8)
FIRST, NEXT = 15, 4
"""How many choices the person makes before the first position that is measured, and the next."""
LIT: Final = 3
"""The least number of things that can be picked in a position that is measured."""
BOTS: Final = 3
LEAST_TEXTS, LEAST_TARGETS = 10, 8
"""The least numbers of texts and of things to press at a table."""


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_every_window(
    game: str, person: NewPerson, table: Server, counts: Counter[str]
) -> None:
    """Whatever is lit is in the window or counted on a tab, and nothing is cut or too small."""
    match = MatchAgainstBots(table, game)
    maud = person("Maud")
    maud.page.set_viewport_size(window(REFERENCE))
    received = ReceivedMessages(maud.page)
    faults: list[str] = []
    for n in range(POSITIONS):
        heard = len(received.messages)
        is_new = match.play_on()
        if n == 0 or is_new:
            match.prepared().open_for(maud, 0)
        received.wait_until_quiet(0 if is_new else heard)
        maud.wait_to_be_asked()
        faults += faults_of_table(maud, game, n, counts)
    assert faults == [], "\n" + "\n".join(faults)
    assert counts["lit things"] >= POSITIONS * LIT * len(BY_MOUSE)


def faults_of_table(maud: Person, game: str, n: int, counts: Counter[str]) -> list[str]:
    """What is wrong with a position, in all windows and both languages."""
    finger = maud.page.context.new_cdp_session(maud.page)
    found: list[str] = []
    for language in OTHER_LANGUAGE:
        reference: Measured | None = None
        for sizes, touch in ((BY_MOUSE, False), (BY_FINGER, True)):
            finger.send("Emulation.setTouchEmulationEnabled", {"enabled": touch})
            for each in sorted(sizes, reverse=True):
                maud.page.set_viewport_size(window(each))
                seen = measure(maud.page)
                reference = reference or seen
                where = f"{game} {each[0]} x {each[1]} {seen.lang}"
                save_screenshot(maud.page, f"{where} {n}")
                found += [f"{where}: {fault}" for fault in [*seen.faults, *reference.misses(seen)]]
                counts["windows"] += 1
                counts["lit things"] += len(seen.lit)
                assert seen.texts >= LEAST_TEXTS, where
                assert seen.targets >= LEAST_TARGETS, where
        finger.send("Emulation.setTouchEmulationEnabled", {"enabled": False})
        switch_language(maud.page, language)
    finger.detach()
    return found


def switch_language(page: Page, name: str) -> None:
    """Read the page in the other language."""
    page.set_viewport_size(window(REFERENCE))
    before = page.locator("html").get_attribute("lang") or ""
    page.get_by_role("button", name=name).click()
    expect(page.locator("html")).not_to_have_attribute("lang", before)


def window(size: tuple[int, int]) -> ViewportSize:
    return ViewportSize(width=size[0], height=size[1])


class MatchAgainstBots:
    """Plays matches of one person against bots from one position to the next."""

    def __init__(self, server: Server, game: str) -> None:
        self.server: Final = server
        self.game: Final = game
        self.chance: Final = random.Random(f"{game} {derived_seed(1)}")
        self.match: PreparedMatch | None = None

    def prepared(self) -> PreparedMatch:
        assert self.match is not None
        return self.match

    def play_on(self) -> bool:
        """Play to the next position. Returns whether it is one of another match."""
        if self.match is not None and self.reach(self.match, NEXT):
            return False
        while True:
            host, table = seated_people(self.server, 1, BOTS, game=self.game)
            self.match = PreparedMatch(table, [host], {})
            if self.reach(self.match, FIRST):
                return True

    def reach(self, match: PreparedMatch, choices: int) -> bool:
        """Make `choices` choices, and more until enough can be picked; False if the match ends."""
        with ThreadPoolExecutor(1) as other:  # Playwright has an event loop in this thread
            return other.submit(asyncio.run, self.choose(match, choices)).result()

    async def choose(self, match: PreparedMatch, choices: int) -> bool:
        async with match.players[0].sit(match.table) as seat:
            await seat.until("scene")
            while not seat.is_over:
                if not seat.may_choose:
                    await seat.next()
                elif choices <= 0 and len(things_to_pick(seat)) >= LIT:
                    return True
                else:
                    answer = await seat.ask("choose", v=seat.v, choice=seat.any_choice(self.chance))
                    assert answer["is"] == "ack", answer
                    choices -= 1
                    while seat.v < answer["v"]:
                        await seat.next()
        return False


def things_to_pick(seat: Seat) -> set[str]:
    """What may be picked first, in any mode."""
    choices: list[JSON] = (seat.scene or {}).get("choices", [])
    return {choice["targets"][0] for choice in choices if choice.get("targets")}
