"""Addresses that mean nothing are told, and where else to go."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from donjon.registry import OWN
from tests.table.conftest import Visit
from tests.table.programs import Server

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize(("path", "links"), [
    ("/new?game=chess", "/new?game="), ("/rules/chess", "/rules/"), ("/rules/chess#1", "/rules/"),
])  # fmt: skip
def test_an_unknown_game_is_told(table: Server, visit: Visit, path: str, links: str) -> None:
    """With the games that there are, in both languages."""
    page, phone = visit(table), visit(table, lang="fr", phone=True)
    page.goto(path)
    phone.goto(path)
    expect(page.get_by_role("heading", name="There is no such game here")).to_be_visible()
    expect(phone.get_by_role("heading", name="Ce jeu n’existe pas ici")).to_be_visible()
    expect(page.get_by_text("“chess”")).to_be_visible()
    for each in (page, phone):
        found = each.get_by_role("main").locator("li a")
        expect(found).to_have_count(len(OWN))
        addresses = [link.get_attribute("href") for link in found.all()]
        assert sorted(addresses) == sorted(links + game for game in OWN)  # type: ignore[type-var]
    page.get_by_role("main").get_by_role("link", name="Clank!").click()
    expect(page.get_by_role("heading", name="There is no such game here")).to_have_count(0)
    assert page.url.endswith(f"{links}clank")


def test_a_heading_that_is_only_read_has_no_focus_ring(table: Server, visit: Visit) -> None:
    """The focus goes there for screen readers; what can be pressed keeps its ring."""
    page = visit(table)
    page.goto("/")
    page.keyboard.press("Tab")
    link = page.get_by_role("navigation").get_by_role("link", name="Watch")
    link.focus()
    assert ring(page) != "none"
    page.keyboard.press("Enter")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_be_focused()
    assert page.evaluate("document.activeElement.tagName") == "H1"
    assert page.evaluate("document.activeElement.matches(':focus-visible')")
    assert ring(page) == "none"


def ring(page: Page) -> str:
    """The outline of what has the focus."""
    style: str = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    return style
