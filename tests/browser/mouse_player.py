"""A scripted person in a browser: chooses a name, opens a table, sits down, plays by mouse."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, Self

from playwright.sync_api import Locator, Page, TimeoutError, expect

JSON = Any

TIMEOUT_SECONDS: Final = 30.0
POLL_MILLISECONDS: Final = 20.0  # between two looks at a table where nobody is asked
MOST_MATCHES: Final = 4
WAYS_TO_CHOOSE: Final = ("thing", "button", "list", "subset")
ALL_CHOICES_TITLE: Final = "Everything you may do"
BOTS_DOOR: Final = "Play now against bots"
FRIENDS_DOOR: Final = "Play with friends"
SUBMIT: Final = "button.main"

NOTE_MESSAGES: Final = """{
    window.chosen = new Set();
    window.messages = [];
    const note = (text) => (window.messages = [...window.messages.slice(-9), text.slice(0, 99)]);
    window.WebSocket = class extends WebSocket {
        constructor(...where) {
            super(...where);
            this.addEventListener('message', ({ data }) => note(`< ${data}`));
            this.addEventListener('close', ({ code }) => note(`closed: ${code}`));
        }
        send(text) {
            const command = JSON.parse(text);
            if (command.do === 'choose') window.chosen.add(command.key);
            note(`> ${text}`);
            super.send(text);
        }
    };
}"""
"""Notes the choices that a page sends, and in `messages` the start of the last ten messages."""
IS_OVER: Final = "document.querySelector('dialog[open] #result-title') !== null"
CHOICES_SENT: Final = "(window.chosen?.size ?? 0)"
READ_TABLE: Final = """() => {
    const middle = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const all = (what) => [...document.querySelectorAll(what)];
    const wide = (element) => element.getBoundingClientRect().width > 0;
    const shown = (element) => element.checkVisibility() && wide(element);
    const action = (kind) => (element) =>
        ({ kind, choice: element.dataset.choice, at: middle(element) });
    const uncovered = (element) =>
        document.elementsFromPoint(...middle(element)).includes(element);
    const thing = (element) =>
        ({ kind: 'thing', id: element.dataset.id, at: middle(element),
            uncovered: uncovered(element) });
    return {
        over: OVER,
        ask: all('dialog[open] .grave').filter(shown).map(action('ask')),
        menu: all('[role=menu] [data-choice]').filter(shown).map(action('menu')),
        buttons: all('.prompt [data-choice]:enabled').filter(shown).map(action('button')),
        lit: all('[data-lit=lit]').filter(shown).map(thing),
        picked: all('[data-lit=picked]').filter(shown).map(thing),
        title: document.querySelector('.prompt b')?.textContent ?? '',
        log: all('.log li').length,
        chosen: CHOSEN,
    };
}""".replace("OVER", IS_OVER).replace("CHOSEN", CHOICES_SENT)

IS_ASKED: Final = f"""() => {{
    const {{ ask, menu, buttons, lit }} = ({READ_TABLE})();
    return [...ask, ...menu, ...buttons, ...lit].length > 0;
}}"""

IS_FITTED: Final = "() => document.querySelector('[data-fitting]') === null"

LOG_LINES: Final = """async (list) => {
    for (const turn of list.querySelectorAll('.closed [aria-expanded]')) turn.click();
    for (let n = 0; n < 10; n += 1) await null; // its lines are drawn
    return [...list.querySelectorAll('li')].map((line) => line.innerText);
}"""
"""Unfolds the turns that are over."""
READ_DRAWN_TABLE: Final = f"""async () => {{
    if (document.querySelector('[data-lit=lit]') !== null)
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return ({READ_TABLE})();
}}"""
"""Waits for the next frame, in which things get their final places; no person is faster."""


class Person:
    """Somebody in a browser who plays at random with a mouse."""

    def __init__(self, page: Page, name: str) -> None:
        self.page: Final = page
        self.name: Final = name
        self.chance: Final = random.Random(name)
        self.choices_by_way: Final[Counter[str]] = Counter()
        """How often this person has chosen by each way: thing, button, subset, menu, list, ask."""
        self.tries_every_way: bool = False
        """Whether this person uses the list of all choices and throws dice again, each once."""
        self.unanswered_prompt: str = ""
        """The prompt that this person does not answer; empty if there is none."""
        self.progress: tuple[int, int] = (0, 0)
        """The numbers of choices sent and log lines at the last look."""
        page.add_init_script(NOTE_MESSAGES)

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
        """The lines of the log at this moment, of turns that are over, too.

        When there are many, the first are removed.
        """
        lines: list[str] = self.page.get_by_role("list", name="Log").evaluate(LOG_LINES)
        return lines

    def arrive(self, path: str = "/") -> Self:
        self.page.goto(path)
        return self

    def enter_name(self) -> Self:
        """Enter the name in the dialog that asks for it."""
        self.page.get_by_label("Your name at the table").fill(self.name)
        self.button("That’s me").click()
        return self

    def enter_lobby(self, game: str = "DragonQuest") -> Self:
        """Open the lobby and choose a game."""
        self.arrive()
        self.page.get_by_role("radio", name=game).click()
        return self

    def door(self, name: str) -> Locator:
        """One of the two forms for a new table."""
        return self.page.get_by_role("form", name=name)

    def open_table(self, *seats: str, **settings: str) -> Self:
        """Open a table for people; `seats` are the labels of the other seats' occupants."""
        door = self.door(FRIENDS_DOOR)
        take_seats(door, *seats)
        if settings:
            door.get_by_role("button", name="More options").click()
        for words in settings.values():
            door.get_by_role("radio", name=words, exact=True).click()
        door.locator(SUBMIT).click()
        return self

    def open_bots(self, *bots: str) -> Self:
        """Begin a match against bots; a guest is asked for a name first."""
        door = self.door(BOTS_DOOR)
        take_seats(door, *bots)
        door.locator(SUBMIT).click()
        return self

    def play_bots(self, bot: str = "bot · random") -> Self:
        """Begin a match of DragonQuest against a bot from the lobby."""
        self.enter_lobby().open_bots(bot).enter_name().wait_for_table()
        return self

    def invite_link(self) -> str:
        return self.page.get_by_label("Invite link").input_value()

    def sit_down(self) -> Self:
        self.button("Sit here").first.click()
        return self

    def begin(self) -> Self:
        self.button("Begin").click()
        self.wait_for_table()
        return self

    def wait_for_table(self) -> Self:
        expect(self.page.get_by_role("main", name="The table")).to_be_visible()
        return self

    def resign(self) -> None:
        self.button("Table menu").click()
        self.button("Resign").click()
        self.button("Yes, I resign").click()

    def read_table(self) -> JSON:
        """What the table shows and offers now (READ_TABLE)."""
        return self.read(READ_TABLE)

    def read_drawn_table(self) -> JSON:
        """The same after the next frame, in which everything has its final place."""
        return self.read(READ_DRAWN_TABLE)

    def read(self, script: str) -> JSON:
        seen = self.page.evaluate(script)
        self.progress = (seen["chosen"], seen["log"])
        return seen

    def describe_standstill(self) -> JSON:
        """For a failure: what is offered, what covers the table, and the last messages."""
        covering = self.page.locator("dialog[open], .peek, .toast").all_inner_texts()
        return self.read_table() | {
            "covering": covering,
            "messages": self.page.evaluate("window.messages"),
        }

    @property
    def chosen(self) -> int:
        """How many choices this page has sent since it was loaded."""
        return int(self.page.evaluate(CHOICES_SENT))

    def is_asked(self) -> bool:
        return any(offered_actions(self.read_table()))

    def wait_until_fitted(self) -> None:
        """Wait until the pieces have the size with which everything fits the window."""
        self.page.wait_for_function(IS_FITTED)

    def wait_to_be_asked(self) -> None:
        try:
            self.page.wait_for_function(IS_ASKED)
        except TimeoutError as error:
            raise AssertionError(self.describe_standstill()) from error

    def is_over(self) -> bool:
        return bool(self.page.evaluate(IS_OVER))

    def act(self) -> bool:
        """Click a thing or a button that is offered. Returns False if there is none."""
        seen = self.read_drawn_table()
        choices = next((some for some in offered_actions(seen) if some), None)
        if choices is None or seen["title"] == self.unanswered_prompt:
            return False
        if self.wants_list(seen):
            self.choose_from_list()
        else:
            self.click_on(self.pick_one(choices))
        return True

    def wants_list(self, seen: JSON) -> bool:
        """Whether to use the list of choices: once, while no other choice is begun."""
        begun = seen["ask"] or seen["menu"] or seen["picked"]
        return self.tries_every_way and not begun and not self.choices_by_way["list"]

    def wants_dice(self) -> bool:
        """Whether to pick dice and throw them again: once."""
        return self.tries_every_way and not self.choices_by_way["subset"]

    def choose(self) -> None:
        """Make one choice, with as many clicks as it takes."""
        before = self.chosen
        while self.chosen == before:
            self.wait_to_be_asked()
            self.act()

    def pick_one(self, choices: JSON) -> JSON:
        """A random one, if possible by a new way; picked dice are thrown again half of the time."""
        again = [one for one in choices if one.get("choice") == "subset"]
        if again and (self.wants_dice() or self.chance.random() < 0.5):
            return again[0]
        things = [one for one in choices if one["kind"] == "thing"]
        new = [one for one in choices if not self.choices_by_way[one["kind"]]]
        return self.chance.choice(things if things and self.wants_dice() else new or choices)

    def click_on(self, one: JSON) -> None:
        self.choices_by_way["subset" if one.get("choice") == "subset" else one["kind"]] += 1
        self.page.mouse.click(*one["at"])

    def choose_from_list(self) -> None:
        """Open the list of all choices and choose a line."""
        self.prompt().get_by_role("button", name=ALL_CHOICES_TITLE).click()
        lines = self.dialog(ALL_CHOICES_TITLE).get_by_role("listitem").get_by_role("button")
        expect(lines.first).to_be_visible()
        lines.nth(self.chance.randrange(lines.count())).click()
        expect(self.dialog(ALL_CHOICES_TITLE)).to_be_hidden()
        self.choices_by_way["list"] += 1


def take_seats(door: Locator, *seats: str) -> None:
    """Choose who sits beside the person, by the labels of a list; all other seats stay empty."""
    lists = door.get_by_role("listitem").get_by_role("combobox")
    expect(lists.first).to_be_visible()
    for n in range(1, lists.count()):
        if n <= len(seats):
            lists.nth(n).select_option(label=seats[n - 1])
        else:
            lists.nth(n).select_option("empty")


def offered_actions(seen: JSON) -> list[JSON]:
    """What can be clicked: in a dialog, in a menu, on the table; the most urgent first."""
    if seen["over"]:
        return []
    return [seen["ask"], seen["menu"], seen["lit"] + seen["buttons"]]


def play(*people: Person, until: Callable[[], bool]) -> None:
    """Let everyone act whenever they are asked, until `until` returns True.

    Fails if nothing changes for TIMEOUT_SECONDS.
    """
    changed_at, stage = time.monotonic(), [person.progress for person in people]
    while not until():
        acted = [person.act() for person in people]  # everyone, not only the first
        if people and not any(acted):
            people[0].page.wait_for_timeout(POLL_MILLISECONDS)
        before, stage = stage, [person.progress for person in people]
        if stage != before:
            changed_at = time.monotonic()
        is_late = time.monotonic() >= changed_at + TIMEOUT_SECONDS
        assert not is_late, [person.describe_standstill() for person in people]


def play_until_every_way_tried(match: Callable[[], list[Person]]) -> None:
    """Play whole matches until everyone has chosen in every way in one of them.

    A match may be too short for that: heroes die.
    """
    for _ in range(MOST_MATCHES):
        people = match()
        if all(person.choices_by_way[way] for person in people for way in WAYS_TO_CHOOSE):
            return
    raise AssertionError([person.choices_by_way for person in people])


def start_match_of_two(nils: Person, maud: Person, **settings: str) -> None:
    """Seat both at a table of two and begin."""
    nils.enter_lobby().open_table("anyone", **settings).enter_name()
    maud.arrive(nils.invite_link()).sit_down().enter_name()
    nils.begin()
    maud.wait_for_table()
