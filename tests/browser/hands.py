"""What people do at a page: choose a name, open a table, sit down, play by mouse."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, Final, Self

from playwright.sync_api import Locator, Page, expect

JSON = Any

PATIENCE: Final = 30.0

GLANCE: Final = """() => {
    const box = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const all = (what) => [...document.querySelectorAll(what)];
    const wide = (element) => element.getBoundingClientRect().width > 0;
    const shown = (element) => element.checkVisibility() && wide(element);
    const act = (element) => ({ choice: element.dataset.choice, at: box(element) });
    const thing = (element) => ({ id: element.dataset.id, at: box(element) });
    return {
        over: document.querySelector('dialog[open] #result-title') !== null,
        ask: all('dialog[open] .grave').filter(shown).map(act),
        menu: all('[role=menu] [data-choice]').filter(shown).map(act),
        buttons: all('.prompt [data-choice]:enabled').filter(shown).map(act),
        lit: all('[data-lit=lit]').filter(shown).map(thing),
        picked: all('[data-lit=picked]').filter(shown).map(thing),
        title: document.querySelector('.prompt b')?.textContent ?? '',
        log: all('.log li').length,
    };
}"""


class Person:
    """Somebody before a browser, playing with a mouse, at random."""

    def __init__(self, page: Page, name: str) -> None:
        self.page: Final = page
        self.name: Final = name
        self.chance: Final = random.Random(name)

    # What one finds on a page.

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def dialog(self, name: str) -> Locator:
        return self.page.get_by_role("dialog", name=name)

    def heading(self, name: str) -> Locator:
        return self.page.get_by_role("heading", name=name)

    def seat(self, number: int) -> Locator:
        """The panel of a seat beside the table."""
        return self.page.locator(f"[data-seat='{number}']")

    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name="What is asked")

    def log(self) -> list[str]:
        return self.page.get_by_role("list", name="Log").get_by_role("listitem").all_inner_texts()

    # The way to a table.

    def arrive(self, path: str = "/") -> Self:
        self.page.goto(path)
        return self

    def say_name(self) -> Self:
        """Answer the dialog that asks for a name."""
        self.page.get_by_label("Your name at the table").fill(self.name)
        self.button("That’s me").click()
        return self

    def open_table(self, *seats: str, start: str = "Open the table", **wishes: str) -> Self:
        """From the lobby: seats by the words of the page, the first is ours."""
        for n, words in enumerate(seats, 2):
            self.page.get_by_label(f"Seat {n}", exact=True).select_option(label=words)
        for words in wishes.values():
            self.page.get_by_role("radio", name=words, exact=True).click()
        self.button(start).click()
        return self

    def invite_link(self) -> str:
        return self.page.get_by_label("Invite link").input_value()

    def sit_down(self) -> Self:
        self.button("Sit here").first.click()
        return self

    def begin(self) -> Self:
        self.button("Begin").click()
        self.see_the_table()
        return self

    def see_the_table(self) -> Self:
        expect(self.page.get_by_role("main", name="The table")).to_be_visible(timeout=15_000)
        return self

    # Playing.

    def glance(self) -> JSON:
        """What is on the table and can be done now."""
        return self.page.evaluate(GLANCE)

    def is_asked(self) -> bool:
        return any(acts(self.glance()))

    def do_something(self) -> bool:
        """One click on something that is lit, or on a button; false if there is none."""
        seen = self.glance()
        choices = next((some for some in acts(seen) if some), None)
        if choices is None:
            return False
        self.page.mouse.click(*self.chance.choice(choices)["at"])
        return True

    def is_over(self) -> bool:
        return bool(self.glance()["over"])


def acts(seen: JSON) -> list[JSON]:
    """What one could click, most pressing first: a question, a menu, then the table itself."""
    if seen["over"]:
        return []
    return [seen["ask"], seen["menu"], seen["lit"] + seen["buttons"]]


def play(*people: Person, until: Callable[[], bool]) -> None:
    """Everyone plays as soon as they are asked, until something is so."""
    moved = time.monotonic()
    while not until():
        acted = [person.do_something() for person in people]  # everyone, not only the first
        if any(acted):
            moved = time.monotonic()
        assert time.monotonic() < moved + PATIENCE, [person.glance() for person in people]
