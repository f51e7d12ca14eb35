"""A scripted person with a French phone: taps, sees a preview, taps again."""

from __future__ import annotations

from typing import Final, Self

from playwright.sync_api import expect

from tests.browser.mouse_player import JSON, SUBMIT, Person, offered_actions, take_seats

MOST_MISTAKES: Final = 3


class PhonePlayer(Person):
    """Plays on a narrow screen with a finger, in French."""

    buttons_before_tap: frozenset[str] | None = None
    """The buttons that existed when this person tapped a thing; None after any other tap."""
    mistakes: int = 0
    """How often a tap has opened something that nobody asked for."""

    def enter_lobby(self, game: str = "DragonQuest") -> Self:
        """Choose a game in the lobby, and to choose who sits down."""
        self.arrive()
        self.page.get_by_role("radio", name=game).tap()
        self.page.get_by_role("link", name="Changer").tap()
        return self

    def open_bots(self, *bots: str) -> Self:
        """Begin a match against bots from the page for a new table."""
        door = self.door("Jouer contre des robots")
        take_seats(door, *bots)
        door.locator(SUBMIT).tap()
        return self

    def enter_name(self) -> Self:
        self.page.get_by_label("Votre nom à la table").fill(self.name)
        self.button("C’est moi").tap()
        self.wait_for_table()
        return self

    def wait_for_table(self) -> Self:
        expect(self.page.get_by_role("main", name="La table")).to_be_visible()
        return self

    def read_table(self) -> JSON:
        """What the table shows; only things that nothing covers, since a finger taps those."""
        seen = super().read_table()
        seen["lit"] = [thing for thing in seen["lit"] if thing["uncovered"]]
        return seen

    def act(self) -> bool:
        """Tap once. A tap on a thing only shows a preview; a button then makes the choice."""
        seen = self.read_drawn_table()
        choices = next((some for some in offered_actions(seen) if some), None)
        if choices is None:
            return self.open_tab_with_choices()
        if not seen["ask"] and self.page.locator("dialog[open]").count():
            return self.close_what_was_opened_by_mistake()
        self.page.touchscreen.tap(*self.pick_one(choices)["at"])
        return True

    def close_what_was_opened_by_mistake(self) -> bool:
        """A tap at the moment in which the page changes may open the rules: leave them again."""
        self.mistakes += 1
        assert self.mistakes <= MOST_MISTAKES, self.describe_standstill()
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog[open]")).to_have_count(0)
        return True

    def pick_one(self, choices: JSON) -> JSON:
        """After a tap on a thing, half of the time the new button that makes that choice."""
        buttons = {one["choice"]: one for one in choices if one["kind"] == "button"}
        new = () if self.buttons_before_tap is None else buttons.keys() - self.buttons_before_tap
        confirms = new and self.chance.random() < 0.5
        one = buttons[min(new)] if confirms else super().pick_one(choices)
        self.buttons_before_tap = frozenset(buttons) if one["kind"] == "thing" else None
        return one

    def open_tab_with_choices(self) -> bool:
        """Tap a tab that shows a number of choices. Returns False if there is none."""
        tabs = self.page.get_by_role("tab").filter(has=self.page.locator("em"))
        found = tabs.count() > 0
        if found:
            tabs.first.tap()
        return found
