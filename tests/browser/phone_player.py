"""Somebody with a French phone: taps, sees what would happen, taps again."""

from __future__ import annotations

from typing import Self

from playwright.sync_api import expect

from tests.browser.mouse_player import JSON, Person, acts


class Thumb(Person):
    """Plays on a narrow screen with a finger, in French."""

    before_the_tap: frozenset[str] | None = None
    """The buttons that were there when this person tapped a thing; None after another tap."""

    def open_bots(self) -> Self:
        """From the lobby through a door to a table with a bot."""
        self.page.get_by_role("radio").first.tap()
        self.button("Affronter les robots").tap()
        return self

    def say_name(self) -> Self:
        self.page.get_by_label("Votre nom à la table").fill(self.name)
        self.button("C’est moi").tap()
        self.see_the_table()
        return self

    def see_the_table(self) -> Self:
        expect(self.page.get_by_role("main", name="La table")).to_be_visible()
        return self

    def glance(self) -> JSON:
        """A finger reaches only what is in sight: the rest of a sheet lies under other things."""
        seen = super().glance()
        seen["lit"] = [thing for thing in seen["lit"] if thing["bare"]]
        return seen

    def do_something(self) -> bool:
        """One tap; what is only shown by it is done with the button under the thumb."""
        seen = self.look()
        choices = next((some for some in acts(seen) if some), None)
        if choices is None:
            return self.turn_to_what_is_lit()
        self.page.touchscreen.tap(*self.one_of(choices)["at"])
        return True

    def one_of(self, choices: JSON) -> JSON:
        """After a tap on a thing, half of the time the button that does what the tap has shown."""
        buttons = {one["choice"]: one for one in choices if one["kind"] == "button"}
        new = () if self.before_the_tap is None else buttons.keys() - self.before_the_tap
        does_it = new and self.chance.random() < 0.5
        one = buttons[min(new)] if does_it else super().one_of(choices)
        self.before_the_tap = frozenset(buttons) if one["kind"] == "thing" else None
        return one

    def turn_to_what_is_lit(self) -> bool:
        """Tap the tab that says how many lit things it holds; false if none does."""
        told = self.page.get_by_role("tab").filter(has=self.page.locator("em"))
        found = told.count() > 0
        if found:
            told.first.tap()
        return found
