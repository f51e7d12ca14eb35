"""English and French can be switched at the table; the French pages have no English text."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe_check import wait_until_still
from tests.browser.conftest import NewPerson
from tests.browser.mouse_player import play
from tests.browser.page_list import PAGES
from tests.browser.page_width import elements_outside
from tests.browser.screenshots import save_screenshot
from tests.table.conftest import DESK, PHONE, Visit
from tests.table.programs import Server

pytestmark = pytest.mark.e2e

KEY = re.compile(r"\b(?:ui|tbl|dq|table|undo|kernel|dragonquest)-[a-z][a-z0-9-]*")
ENGLISH = re.compile(
    r"\b(?:the|and|your|you|with|this|that|is|are|was|has|have|choose|seat|seats|turn|open|play|"
    r"watch|wins|begins|moves|waiting|squares?|throws?|skulls?|dice|gold|rules?|bots?|"
    r"search|back|nobody|anyone|everyone)\b",
    re.IGNORECASE,
)
QUOTED = re.compile("«[^»]*»")  # a foreign name or title
BORROWED = {"bot", "bots", "donjon", "open"}
WORDS = """() => {
    const words = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const lang = node.parentElement.closest('[lang]')?.lang;
        const quiet = node.parentElement.closest('script, style, kbd, code, pre');
        if (lang !== 'en' && !quiet && node.data.trim()) words.push(node.data.trim());
    }
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
        if (one.closest('[lang]')?.lang !== 'en')
            for (const name of ['aria-label', 'title', 'placeholder'])
                if (one.hasAttribute(name)) words.push(one.getAttribute(name));
    return words;
}"""


def not_french(page: Page) -> list[str]:
    """The texts of a page that are keys without a translation, or English."""
    texts: list[str] = page.evaluate(WORDS)
    assert texts
    return [text for text in {*texts} if KEY.search(text) or is_english(text)]


def is_english(text: str) -> bool:
    found = {word.lower() for word in ENGLISH.findall(QUOTED.sub("", text))}
    return bool(found - BORROWED)


def test_the_pages_in_french_are_french(visit: Visit, table: Server) -> None:
    """Also, on a phone nothing sticks out of them."""
    page = visit(table, lang="fr")
    for path in PAGES:
        page.goto(path)
        page.wait_for_load_state("networkidle")
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        assert not_french(page) == []
        if path == "/":
            save_screenshot(page, "lobby in French", large=True)
        page.set_viewport_size(PHONE)
        wait_until_still(page)
        assert elements_outside(page) == [], path
        page.set_viewport_size(DESK)


def test_the_language_changes_at_the_table(person: NewPerson) -> None:
    nils = person("Nils").play_bots()
    for chosen in (1, 6):
        play(nils, until=lambda: nils.chosen >= chosen and nils.is_asked())  # noqa: B023
        before = nils.read_table()
        nils.button("Passer en français").click()
        expect(nils.page.locator("html")).to_have_attribute("lang", "fr")
        assert not_french(nils.page) == []
        french = nils.read_table()
        assert french["title"] != before["title"]
        assert [one["id"] for one in french["lit"]] == [one["id"] for one in before["lit"]]
        nils.page.get_by_role("button", name="Menu de la table").click()
        assert not_french(nils.page) == []
        nils.page.keyboard.press("Escape")
        nils.page.get_by_role("button", name="Réglages").click()
        assert not_french(nils.page) == []
        nils.page.keyboard.press("Escape")
        save_screenshot(nils.page, "table in French", large=True)
        nils.button("Switch to English").click()
        expect(nils.page.locator("html")).to_have_attribute("lang", "en")
        assert nils.read_table()["title"] == before["title"]
