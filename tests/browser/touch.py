"""Somebody with a phone: taps, sees what would happen, taps again."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.hands import Person, acts


class Thumb(Person):
    """Plays on a narrow screen with a finger."""

    def open_bots(self) -> None:
        """From the lobby through a door to a table with a bot."""
        self.page.get_by_role("radio").first.tap()
        self.button("Play bots now").tap()
        self.page.get_by_label("Your name at the table").fill(self.name)
        self.button("That’s me").tap()
        self.see_the_table()

    def do_something(self) -> bool:
        """One tap; what is only shown by it is done with the button under the thumb."""
        seen = self.glance()
        choices = next((some for some in acts(seen) if some), None)
        if choices is None:
            return False
        self.page.touchscreen.tap(*self.chance.choice(choices)["at"])
        return True

    def scrolls_sideways(self) -> bool:
        page = "document.documentElement"
        return bool(self.page.evaluate(f"{page}.scrollWidth > {page}.clientWidth"))

    def tap_shows_first(self) -> bool:
        """Tap something lit; whether the bar then has a button that does it."""
        seen = self.glance()
        if not seen["lit"]:
            return False
        before = self.page.locator(".prompt [data-choice]").count()
        self.page.touchscreen.tap(*seen["lit"][0]["at"])
        expect(self.page.locator(".prompt [data-choice]")).to_have_count(before + 1)
        return True
