"""One visit of a browser with an empty cache, and what it cost."""

from __future__ import annotations

from typing import Final, NamedTuple

from playwright.sync_api import Page

from tests.browser.page_load import Load, PageLoad
from tests.table.find_chromium import Chromium
from tests.table.http_player import Person

SIZES: Final = {"desk": (1440, 900), "phone": (390, 844)}
LOBBY: Final = "lobby"
CHOICE_AT_TABLE: Final = "[data-lit=lit], .prompt [data-choice]:enabled"
CHOICE_IN_LOBBY: Final = "main input:enabled, main button:enabled"
TIMEOUT_MILLISECONDS: Final = 60_000
NOTE_WHEN_READY: Final = """{
    const look = () => {
        const found = [...document.querySelectorAll('CHOICE')];
        const isThere = found.some((each) => each.getBoundingClientRect().width > 0);
        if (isThere) window.readyAt = performance.now();
        else requestAnimationFrame(look);
    };
    look();
}"""
"""Looks once a frame whether something can be chosen, and notes when that was first so."""


class Line(NamedTuple):
    """A connection to emulate."""

    name: str
    latency: float
    """Milliseconds for each request."""
    megabits: float
    """Megabits a second; 0 means no limit."""


LINES: Final = {
    "direct": Line("direct", 0, 0),
    "10mbit": Line("10mbit", 40, 10),
}


class Look(NamedTuple):
    """How a page is looked at."""

    page: str
    """The lobby, or the name of a game."""
    lang: str
    size: str
    line: Line


class Cost(NamedTuple):
    """What the visit cost."""

    load: Load
    ready: float
    """Milliseconds until something could be chosen."""


def visit(chromium: Chromium, url: str, look: Look) -> Cost:
    """Open the lobby, or a new table of a game against a bot, with an empty cache."""
    width, height = SIZES[look.size]
    is_phone = look.size == "phone"
    context = chromium.open(
        base_url=url,
        locale=look.lang,
        viewport={"width": width, "height": height},
        has_touch=is_phone,
        is_mobile=is_phone,
    )
    try:
        page = context.new_page()
        if look.page == LOBBY:
            return cost(page, "/", CHOICE_IN_LOBBY, look.line)
        person = Person(url).named("Nils")
        table = person.open(["me", "random"], game=look.page, start=True)["id"]
        name, _, value = person.cookie().partition("=")
        context.add_cookies([{"name": name, "value": value, "url": url}])
        return cost(page, f"/t/{table}", CHOICE_AT_TABLE, look.line)
    finally:
        context.close()


def cost(page: Page, path: str, choice: str, line: Line) -> Cost:
    """Open the page and wait until something can be chosen and everything is loaded."""
    load = PageLoad(page)
    bytes_a_second = line.megabits * 1e6 / 8 or -1
    load.session.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": line.latency,
            "downloadThroughput": bytes_a_second,
            "uploadThroughput": bytes_a_second,
        },
    )
    page.add_init_script(NOTE_WHEN_READY.replace("CHOICE", choice))
    page.goto(path)
    page.wait_for_function("() => window.readyAt", timeout=TIMEOUT_MILLISECONDS)
    return Cost(load.wait_until_quiet(), page.evaluate("window.readyAt"))
