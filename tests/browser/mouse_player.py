"""What people do at a page: choose a name, open a table, sit down, play by mouse."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, Self

from playwright.sync_api import Locator, Page, TimeoutError, expect

JSON = Any

PATIENCE: Final = 30.0
PAUSE: Final = 20.0  # ms between two looks at a table where nothing is asked
MATCHES: Final = 4
WAYS: Final = ("thing", "button", "list", "subset")
EVERYTHING: Final = "Everything you may do"

COUNT: Final = """{
    window.chosen = new Set();
    window.talk = [];
    const note = (text) => (window.talk = [...window.talk.slice(-9), text.slice(0, 99)]);
    window.WebSocket = class extends WebSocket {
        constructor(...where) {
            super(...where);
            this.addEventListener('message', ({ data }) => note(`< ${data}`));
            this.addEventListener('close', ({ code }) => note(`closed: ${code}`));
        }
        send(text) {
            const said = JSON.parse(text);
            if (said.do === 'choose') window.chosen.add(said.key);
            note(`> ${text}`);
            super.send(text);
        }
    };
}"""
"""Counts what a page chooses; `talk` is the beginning of what was said and heard last."""
OVER: Final = "document.querySelector('dialog[open] #result-title') !== null"
CHOSEN: Final = "(window.chosen?.size ?? 0)"
GLANCE: Final = """() => {
    const box = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const all = (what) => [...document.querySelectorAll(what)];
    const wide = (element) => element.getBoundingClientRect().width > 0;
    const shown = (element) => element.checkVisibility() && wide(element);
    const act = (kind) => (element) =>
        ({ kind, choice: element.dataset.choice, at: box(element) });
    const bare = (element) => document.elementsFromPoint(...box(element)).includes(element);
    const thing = (element) =>
        ({ kind: 'thing', id: element.dataset.id, at: box(element), bare: bare(element) });
    return {
        over: OVER,
        ask: all('dialog[open] .grave').filter(shown).map(act('ask')),
        menu: all('[role=menu] [data-choice]').filter(shown).map(act('menu')),
        buttons: all('.prompt [data-choice]:enabled').filter(shown).map(act('button')),
        lit: all('[data-lit=lit]').filter(shown).map(thing),
        picked: all('[data-lit=picked]').filter(shown).map(thing),
        title: document.querySelector('.prompt b')?.textContent ?? '',
        log: all('.log li').length,
        chosen: CHOSEN,
    };
}""".replace("OVER", OVER).replace("CHOSEN", CHOSEN)

ASKED: Final = f"""() => {{
    const {{ ask, menu, buttons, lit }} = ({GLANCE})();
    return [...ask, ...menu, ...buttons, ...lit].length > 0;
}}"""

LINES: Final = "list => [...list.querySelectorAll('li')].map((line) => line.innerText)"
LOOK: Final = f"""async () => {{
    if (document.querySelector('[data-lit=lit]') !== null)
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return ({GLANCE})();
}}"""
"""Where things lie is settled when the page is drawn next: nobody is quicker than that."""


class Person:
    """Somebody before a browser, playing with a mouse, at random."""

    def __init__(self, page: Page, name: str) -> None:
        self.page: Final = page
        self.name: Final = name
        self.chance: Final = random.Random(name)
        self.ways: Final[Counter[str]] = Counter()
        """By which ways this person has chosen: thing, button, subset, menu, list, ask."""
        self.thorough: bool = False
        """Whether this person tries the list of all choices and throwing dice again, each once."""
        self.lingers_at: str = ""
        """What this person is asked and does not answer."""
        self.came_to: tuple[int, int] = (0, 0)
        """How many choices were sent and lines told when this person looked last."""
        page.add_init_script(COUNT)

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
        """All lines at one moment: the first ones leave when there are many."""
        lines: list[str] = self.page.get_by_role("list", name="Log").evaluate(LINES)
        return lines

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

    def play_bots(self, bot: str = "bot · random") -> Self:
        """From the lobby to a table with a bot."""
        self.arrive().open_table(bot, start="Play bots now").say_name().see_the_table()
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
        expect(self.page.get_by_role("main", name="The table")).to_be_visible()
        return self

    def resign(self) -> None:
        self.button("Table menu").click()
        self.button("Resign").click()
        self.button("Yes, I resign").click()

    # Playing.

    def glance(self) -> JSON:
        """What is on the table and can be done now."""
        return self.seen(GLANCE)

    def look(self) -> JSON:
        """A glance at a table where everything has found its place."""
        return self.seen(LOOK)

    def seen(self, how: str) -> JSON:
        seen = self.page.evaluate(how)
        self.came_to = (seen["chosen"], seen["log"])
        return seen

    def plight(self) -> JSON:
        """Why it does not go on: what can be done, is on top, and was said and heard last."""
        over = self.page.locator("dialog[open], .peek, .toast").all_inner_texts()
        return self.glance() | {"over it": over, "talk": self.page.evaluate("window.talk")}

    @property
    def chosen(self) -> int:
        """How many choices this page has sent to the table since it was loaded."""
        return int(self.page.evaluate(CHOSEN))

    def is_asked(self) -> bool:
        return any(acts(self.glance()))

    def wait_to_be_asked(self) -> None:
        try:
            self.page.wait_for_function(ASKED)
        except TimeoutError as error:
            raise AssertionError(self.plight()) from error

    def is_over(self) -> bool:
        return bool(self.page.evaluate(OVER))

    def do_something(self) -> bool:
        """One click on something that is lit, or on a button; false if there is none."""
        seen = self.look()
        choices = next((some for some in acts(seen) if some), None)
        if choices is None or seen["title"] == self.lingers_at:
            return False
        if self.would_read(seen):
            self.choose_from_list()
        else:
            self.point_at(self.one_of(choices))
        return True

    def would_read(self, seen: JSON) -> bool:
        """For the first time, when the table itself asks and nothing is begun."""
        begun = seen["ask"] or seen["menu"] or seen["picked"]
        return self.thorough and not begun and not self.ways["list"]

    def would_throw(self) -> bool:
        """Whether dice are to be picked, and thrown again, for the first time."""
        return self.thorough and not self.ways["subset"]

    def choose(self) -> None:
        """One choice, with as many clicks as it takes."""
        before = self.chosen
        while self.chosen == before:
            self.wait_to_be_asked()
            self.do_something()

    def one_of(self, choices: JSON) -> JSON:
        """Any, of a way not tried yet if there is one; what is picked is thrown again or not."""
        again = [one for one in choices if one.get("choice") == "subset"]
        if again and (self.would_throw() or self.chance.random() < 0.5):
            return again[0]
        things = [one for one in choices if one["kind"] == "thing"]
        new = [one for one in choices if not self.ways[one["kind"]]]
        return self.chance.choice(things if things and self.would_throw() else new or choices)

    def point_at(self, one: JSON) -> None:
        self.ways["subset" if one.get("choice") == "subset" else one["kind"]] += 1
        self.page.mouse.click(*one["at"])

    def choose_from_list(self) -> None:
        """Open the list of all choices and take a line of it."""
        self.prompt().get_by_role("button", name=EVERYTHING).click()
        lines = self.dialog(EVERYTHING).get_by_role("listitem").get_by_role("button")
        expect(lines.first).to_be_visible()
        lines.nth(self.chance.randrange(lines.count())).click()
        expect(self.dialog(EVERYTHING)).to_be_hidden()
        self.ways["list"] += 1


def acts(seen: JSON) -> list[JSON]:
    """What one could click, most pressing first: a question, a menu, then the table itself."""
    if seen["over"]:
        return []
    return [seen["ask"], seen["menu"], seen["lit"] + seen["buttons"]]


def play(*people: Person, until: Callable[[], bool]) -> None:
    """Everyone plays as soon as they are asked, until something is so."""
    moved, stage = time.monotonic(), [person.came_to for person in people]
    while not until():
        acted = [person.do_something() for person in people]  # everyone, not only the first
        if people and not any(acted):
            people[0].page.wait_for_timeout(PAUSE)
        before, stage = stage, [person.came_to for person in people]
        if stage != before:
            moved = time.monotonic()
        assert time.monotonic() < moved + PATIENCE, [person.plight() for person in people]


def play_until_tried(match: Callable[[], list[Person]]) -> None:
    """Whole matches until everyone has chosen in every way in one: a life may be short."""
    for _ in range(MATCHES):
        people = match()
        if all(person.ways[way] for person in people for way in WAYS):
            return
    raise AssertionError([person.ways for person in people])


def gather(nils: Person, maud: Person, **wishes: str) -> None:
    """Both at a table of two that has begun."""
    nils.arrive().open_table("anyone", **wishes).say_name()
    maud.arrive(nils.invite_link()).sit_down().say_name()
    nils.begin()
    maud.see_the_table()
