"""A scripted person who plays with the keyboard alone."""

from __future__ import annotations

from typing import Final, Self

from playwright.sync_api import expect

from tests.browser.mouse_player import (
    ALL_CHOICES_TITLE,
    BOTS_DOOR,
    JSON,
    SUBMIT,
    Person,
    offered_actions,
)

READ_FOCUS: Final = """() => {
    const on = document.activeElement;
    const { x, y, width, height } = on.getBoundingClientRect();
    const surrounds = (ring) => {
        const box = ring.getBoundingClientRect();
        return box.left < x && box.top < y && box.right > x + width && box.bottom > y + height;
    };
    const rings = [...(on.closest('[data-board]')?.querySelectorAll('.ring') ?? [])];
    const ring = on.querySelector?.('.ring') ?? rings.find(surrounds);
    const style = getComputedStyle(on);
    const after = getComputedStyle(on, '::after');
    return {
        lost: on === document.body || on === document.documentElement,
        what: on.outerHTML.slice(0, 160),
        id: on.dataset.id ?? null,
        choice: on.dataset.choice ?? null,
        lit: on.dataset.lit ?? null,
        name: on.getAttribute('aria-label') ?? on.textContent.trim(),
        // A heading gets the focus so that it is read: there is nothing to press, and no ring.
        visible: on.matches(':is(h1, h2)[tabindex="-1"]') || on.matches(':focus-visible') &&
            [style.outlineStyle, after.outlineStyle, ring && getComputedStyle(ring).stroke]
                .some((mark) => mark && mark !== 'none'),
    };
}"""
ARROWS: Final = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")
MOST_KEYS: Final = 200
KEY_BY_SIGN: Final = {"⌫": "Backspace", "⌦": "Delete"}  # keys that a button shows as a sign


class KeyboardPlayer(Person):
    """Plays without a mouse."""

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def focus(self) -> JSON:
        return self.page.evaluate(READ_FOCUS)

    def tab_to(self, name: str) -> None:
        """Press Tab until the element of this name has the focus."""
        for _ in range(MOST_KEYS):
            if self.focus()["name"] == name:
                return
            self.press("Tab")
        raise AssertionError(f"the keyboard does not reach {name}")

    def enter_lobby(self, game: str = "DragonQuest") -> Self:
        """Open the lobby and go from arch to arch until the game is chosen."""
        self.arrive()
        arch = self.page.get_by_role("radio", name=game)
        expect(arch).to_be_visible()
        while not self.page.evaluate("document.activeElement.matches('.arch input')"):
            self.press("Tab")
        while not arch.is_checked():
            self.press("ArrowLeft")
        return self

    def open_match(self) -> None:
        """Begin a match against one bot of the second level: the third of the list from below."""
        door = self.door(BOTS_DOOR)
        seats = door.get_by_role("listitem")
        expect(seats.first).to_be_visible()
        self.tab_to("Seat 2")
        self.press("End", "ArrowUp", "ArrowUp")
        for n in range(3, seats.count() + 1):
            self.tab_to(f"Seat {n}")
            self.press("e")  # empty
        assert [seat.input_value() for seat in seats.get_by_role("combobox").all()][:2] == [
            "me",
            "bot:level2",
        ]
        self.tab_to(door.locator(SUBMIT).inner_text())
        self.press("Enter")
        expect(self.page.get_by_label("Your name at the table")).to_be_focused()
        self.page.keyboard.type(self.name)
        self.press("Enter")
        self.wait_for_table()

    def act(self) -> bool:
        """Make a choice, or a step towards it."""
        seen = self.read_table()
        kinds = offered_actions(seen)
        if not any(kinds):
            return False
        if seen["ask"]:
            self.tab_to("Yes, do it")
            self.press("Enter")
            self.choices_by_way["ask"] += 1
        elif seen["menu"]:
            self.choose_line(len(seen["menu"]))
        elif self.wants_list(seen):
            self.choose_from_list()
        elif (one := self.pick_one(seen["lit"] + seen["buttons"]))["kind"] == "thing":
            self.pick_offered_thing()
        else:
            self.press_button(one["choice"])
        return True

    def choose_from_list(self) -> None:
        """Open the list with M; choose a line with Tab and Enter."""
        self.press("m")
        lines = self.dialog(ALL_CHOICES_TITLE).get_by_role("listitem").get_by_role("button")
        expect(lines.first).to_be_visible()
        self.tab_to(lines.nth(self.chance.randrange(lines.count())).inner_text().strip())
        self.press("Enter")
        expect(self.dialog(ALL_CHOICES_TITLE)).to_be_hidden()
        self.choices_by_way["list"] += 1

    def choose_line(self, lines: int) -> None:
        """Choose a line of a menu by its digit or with the arrows."""
        line = self.chance.randrange(lines)
        if self.chance.random() < 0.5 and line < 9:
            self.press(str(line + 1))
        else:
            self.press(*["ArrowDown"] * line, "Enter")
        self.choices_by_way["menu"] += 1

    def pick_offered_thing(self) -> None:
        """Go to an offered thing with arrows or L; pick it with Enter or the space bar."""
        if self.focus()["lit"] is None:
            self.press("l")
        for _ in range(self.chance.randrange(3)):
            self.press(self.chance.choice([*ARROWS, "l", "Shift+L"]))
        if self.focus()["lit"] == "lit":
            self.press(self.chance.choice(["Enter", "Space"]))
            self.choices_by_way["thing"] += 1

    def press_button(self, choice: str) -> None:
        """Press a button by its letter if it has one, else with Tab and Enter."""
        self.choices_by_way["subset" if choice == "subset" else "button"] += 1
        button = self.page.locator(f".prompt [data-choice='{choice}']")
        letters = button.locator("kbd").all_inner_texts()
        if letters and letters[0] != "⏎":
            self.press(KEY_BY_SIGN.get(letters[0], letters[0].lower()))
            return
        for _ in range(MOST_KEYS):
            if self.focus()["choice"] == choice:
                self.press("Enter")
                return
            self.press("Tab")
        raise AssertionError(f"the keyboard does not reach the button of choice {choice}")
