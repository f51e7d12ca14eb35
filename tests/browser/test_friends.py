"""Friends find the table, and what they do there is seen: toasts, the title, unread lines."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from donjon.table.addresses.offers import Listening, network_addresses
from donjon.table.qr_code import path_of, rows_of
from tests.browser.axe_check import DESK_AND_PHONE, violations
from tests.browser.conftest import NewPerson
from tests.browser.mouse_player import Person, play, start_match_of_two
from tests.table.conftest import HIGH_LIMITS, running
from tests.table.programs import Server

pytestmark = pytest.mark.e2e

EVERYWHERE: Final = "0.0.0.0"
HIDE: Final = """(hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
}"""
"""Makes the page believe that another tab is in front of it, or no longer."""
NOTE_SHARED: Final = "navigator.share = async (what) => { window.shared = what; }"
NO_SHARING: Final = "delete Navigator.prototype.share"
NO_CLIPBOARD: Final = """() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.addEventListener('copy', () => (window.copied = getSelection().toString()
        || document.activeElement.value));
}"""
"""A page over plain HTTP has no clipboard; notes what is copied in the old way."""


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on all interfaces."""
    folder = tmp_path_factory.mktemp("open")
    yield from running(Server(folder, host=EVERYWHERE, **HIGH_LIMITS, away=0))


def best_url(server: Server) -> str:
    found = network_addresses(Listening(EVERYWHERE, server.port))
    if not found:
        pytest.skip("this machine is on no network")
    return found[0].url


def toast(one: Person, words: str) -> None:
    """Wait for a toast."""
    expect(one.page.locator(".toast").filter(has_text=words)).to_be_visible()


def say(one: Person, words: str) -> None:
    one.page.get_by_label("Write a message").fill(words)
    one.page.keyboard.press("Enter")
    expect(one.page.get_by_role("log", name="Chat")).to_contain_text(words)


def icon(page: Page) -> str | None:
    return page.locator("link[rel=icon]").get_attribute("href")


def test_friends_get_an_address_that_they_can_open(person: NewPerson, open_server: Server) -> None:
    url = best_url(open_server)
    nils = person("Nils", open_server)
    nils.page.add_init_script(NOTE_SHARED)
    nils.arrive().open_table("anyone").enter_name()
    code = nils.page.get_by_role("img", name="QR code of the invitation")
    expect(code).to_be_visible()
    link = nils.invite_link()
    assert link.startswith(f"{url}/t/")
    assert code.locator("path").get_attribute("d") == path_of(rows_of(link))
    expect(nils.page.get_by_text("You opened Donjon as 127.0.0.1.")).to_be_visible()
    nils.button("Share…").click()
    assert nils.page.evaluate("window.shared.url") == link
    assert violations(nils.page, "invitation", sizes=DESK_AND_PHONE) == []
    expect(nils.page.get_by_role("radio", name="Internet")).to_be_disabled()
    nils.page.get_by_role("radio", name="This computer only").check()
    expect(code).to_be_hidden()
    assert nils.invite_link() == link.replace(url, open_server.url)
    maud = person("Maud", open_server)
    maud.arrive(link)
    toast(nils, "Somebody has opened the link")
    maud.sit_down().enter_name()
    toast(nils, "Maud sat down")
    assert maud.invite_link() == link
    maud.button("Hello").click()
    expect(nils.page.get_by_role("log", name="Chat")).to_contain_text("Hello")
    nils.begin()
    maud.wait_for_table()
    play(nils, maud, until=lambda: maud.chosen > 0 and nils.chosen > 0)


def test_a_server_that_nobody_reaches_says_how_to_let_friends_in(person: NewPerson) -> None:
    nils = person("Nils", lang="fr")
    nils.arrive("/?").page.evaluate(
        "fetch('/api/me', {method: 'PUT', body: '{\"name\": \"Nils\"}',"
        "headers: {'content-type': 'application/json'}})"
    )
    nils.page.reload()
    nils.page.get_by_role("button", name="Ouvrir une table").click()
    expect(nils.page.get_by_text("Vos amis ne peuvent pas atteindre ce serveur")).to_be_visible()
    expect(nils.page.get_by_text("donjon serve --host 0.0.0.0")).to_be_visible()
    expect(nils.page.get_by_role("img", name="Code QR")).to_have_count(0)
    expect(nils.page.get_by_role("button", name="Partager…")).to_have_count(0)
    link = nils.page.get_by_label("Lien d’invitation").input_value()
    assert link.startswith("http://127.0.0.1")


def test_the_link_is_copied_also_without_a_clipboard(person: NewPerson) -> None:
    nils = person("Nils")
    nils.page.add_init_script(NO_SHARING)
    nils.arrive().open_table("anyone").enter_name()
    link = nils.invite_link()
    expect(nils.button("Share…")).to_have_count(0)
    nils.page.evaluate(NO_CLIPBOARD)
    nils.page.locator(".invitation").get_by_role("button", name="Copy").click()
    toast(nils, "Copied.")
    assert nils.page.evaluate("window.copied") == link


def test_a_hidden_page_counts_what_happens_in_its_title(person: NewPerson) -> None:
    nils, maud = person("Nils"), person("Maud")
    nils.page.clock.install()
    nils.arrive().open_table("anyone").enter_name()
    link = nils.invite_link()
    expect(nils.page).to_have_title(re.compile("^Tales of Glory with friends"))
    assert icon(nils.page) == "/icon.svg"
    nils.page.evaluate(HIDE, True)
    maud.arrive(link)
    expect(nils.page).to_have_title("(1) Somebody has opened the link · Tales of Glory")
    maud.sit_down().enter_name()
    expect(nils.page).to_have_title(re.compile(r"^\(\d\) Maud sat down · Tales of Glory$"))
    maud.button("Ready?").click()
    expect(nils.page).to_have_title(re.compile(r"^\(\d\) Maud: Ready\? · Tales of Glory$"))
    assert icon(nils.page) == "/icon-new.svg"
    heading = nils.page.get_by_role("heading", name="Chat")
    expect(heading).to_contain_text("1 new")
    nils.page.clock.fast_forward(6_000)
    toast(nils, "Ready?")  # it waits until somebody looks
    nils.page.evaluate(HIDE, False)
    expect(nils.page).to_have_title(re.compile("^Tales of Glory with friends"))
    assert icon(nils.page) == "/icon.svg"
    expect(heading).not_to_contain_text("new")
    expect(nils.page.get_by_role("separator", name="new")).to_be_visible()


def test_unread_lines_are_counted_until_they_are_seen(person: NewPerson) -> None:
    nils, maud = person("Nils"), person("Maud", phone=True)
    start_match_of_two(nils, maud)
    tab = nils.page.get_by_role("tab", name="Chat")
    maud.button("Menu").click()
    maud.page.get_by_role("tab", name="Chat").click()
    say(maud, "Shall we meet at the bridge?")
    toast(nils, "Shall we meet at the bridge?")
    say(maud, "Or at the gate?")
    expect(tab).to_have_accessible_name("Chat 2 new messages")
    tab.click()
    expect(tab).to_have_accessible_name("Chat")
    log = nils.page.get_by_role("log", name="Chat")
    above = log.get_by_role("separator", name="new").locator("xpath=following-sibling::*[1]")
    expect(above).to_contain_text("Shall we meet at the bridge?")
    maud.page.get_by_role("tab", name="Log").click()
    say(nils, "The gate.")
    expect(maud.page.get_by_role("tab", name="Chat")).to_have_accessible_name(
        re.compile("1 new message$")
    )
    maud.page.keyboard.press("Escape")
    nils.page.get_by_role("tab", name="Log").click()
    nils.page.reload()
    expect(tab).to_have_accessible_name("Chat")  # it was seen before


def test_a_phone_and_a_folded_rail_count_unread_lines(person: NewPerson) -> None:
    nils, maud = person("Nils"), person("Maud", phone=True)
    start_match_of_two(nils, maud)
    nils.page.get_by_role("tab", name="Chat").click()
    say(nils, "Your turn!")
    toast(maud, "Your turn!")
    menu = maud.button("Menu, 1 new message")
    expect(menu).to_contain_text("1")
    menu.click()
    maud.page.get_by_role("tab", name="Chat").click()
    say(maud, "I know.")
    expect(nils.page.get_by_role("log", name="Chat")).to_contain_text("I know.")
    nils.button("Fold the rail").click()
    say(maud, "Wait.")
    expect(nils.page.get_by_role("button", name="1 new message")).to_be_visible()
    assert violations(nils.page, "folded and unread") == []


def test_what_others_do_in_a_match_is_told(person: NewPerson) -> None:
    nils, maud = person("Nils"), person("Maud")
    nils.page.clock.install()
    start_match_of_two(nils, maud)
    menu = maud.button("Table menu")
    menu.click()
    maud.button("Let a bot play for me").click()
    toast(nils, "A bot plays for Maud")
    maud.button("Take my seat back").click()
    toast(nils, "Maud has taken the seat back")
    play(nils, maud, until=lambda: maud.chosen > 0)
    menu.click()
    maud.page.get_by_role("button", name="Ask to take my choice back").click()
    toast(nils, "Maud would like to take the last choice back")
    nils.button("Decline").click()
    toast(maud, "Your last choice stands")
    toast(nils, "Maud’s last choice stands")
    address = maud.page.url
    maud.page.goto("/about")
    expect(nils.seat(1)).to_contain_text("away")
    expect(nils.page.locator(".toast").filter(has_text="Maud is away")).to_have_count(0)
    nils.page.clock.fast_forward(5_000)
    toast(nils, "Maud is away")
    maud.page.goto(address)
    toast(nils, "Maud is back")
    maud.resign()
    toast(nils, "Maud has resigned")
    maud.page.keyboard.press("Escape")
    maud.button("Play again").click()
    toast(nils, "Another match is being set up")
