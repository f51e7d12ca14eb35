"""A spectator sees the match, and nothing that is hidden from somebody."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.mouse_player import Person, play, start_match_of_two
from tests.browser.screenshots import save_screenshot

pytestmark = pytest.mark.e2e


def test_a_spectator_sees_the_match_and_can_choose_nothing(person: NewPerson) -> None:
    nils, maud, theo = person("Nils"), person("Maud"), person("Théo")
    start_match_of_two(nils, maud)
    address = nils.page.url.rpartition("/")[2]
    theo.arrive("/watch").page.locator(f"main a[href$='{address}']").click()
    theo.wait_for_table()
    expect(theo.page.get_by_text("You are watching", exact=True)).to_be_visible()
    expect(nils.page.get_by_text("1 watching")).to_be_visible()
    for chosen in (1, 3):
        play(nils, maud, until=lambda: min(nils.chosen, maud.chosen) >= chosen)  # noqa: B023
        assert not theo.is_asked()
        assert theo.page.locator("[data-choice], [data-lit]").count() == 0
    play(nils, maud, until=lambda: nils.is_asked() or maud.is_asked())
    lines = theo.page.get_by_role("list", name="Log").locator("li")
    expect(lines).to_have_count(len(maud.log()))
    assert any("hides a wall tile" in line for line in theo.log())
    assert not any("hides wall tile" in line for line in theo.log())
    save_screenshot(theo.page, "spectator")
    theo.button("Table menu").click()
    for act in (
        "Ask to take my choice back",
        "Resign",
        "What would the bot do?",
        "Let a bot play for me",
    ):
        expect(theo.page.get_by_role("button", name=act)).to_have_count(0)


def watch_link(host: Person) -> str:
    """The link that the table's menu gives for spectators."""
    host.button("Table menu").click()
    host.button("Invite spectators").click()
    dialog = host.dialog("Invite spectators")
    link = dialog.get_by_label("Link for spectators", exact=True).input_value()
    dialog.get_by_role("button", name="Close").click()
    return link


def test_a_match_against_bots_is_shared_while_it_runs_and_afterwards(person: NewPerson) -> None:
    nils, theo = person("Nils").play_bots(), person("Théo")
    theo.arrive(watch_link(nils)).wait_for_table()
    expect(theo.page.get_by_text("You are watching", exact=True)).to_be_visible()
    assert not theo.is_asked()
    nils.resign()
    expect(nils.page.locator("dialog[open] #result-title")).to_be_visible()
    nils.page.keyboard.press("Escape")
    theo.arrive(watch_link(nils)).wait_for_table()
    expect(theo.button("Show the count")).to_be_visible()


def test_a_private_match_is_watched_only_with_its_link(person: NewPerson) -> None:
    """A spectator cannot pass the invitation on."""
    nils, theo, eve = person("Nils").play_bots(), person("Théo"), person("Eve")
    link = watch_link(nils)
    eve.arrive(link.partition("?")[0])
    expect(eve.page.get_by_text("private and needs an invite link")).to_be_visible()
    theo.arrive(link).wait_for_table()
    passed_on = watch_link(theo)
    assert "invite" not in passed_on
    eve.arrive(passed_on)
    expect(eve.page.get_by_text("private and needs an invite link")).to_be_visible()


def test_a_private_table_refuses_without_the_link(person: NewPerson) -> None:
    nils, theo = person("Nils"), person("Théo")
    nils.enter_lobby().open_table("anyone", access="With the link").enter_name()
    link = nils.invite_link()
    theo.arrive(link.partition("?")[0])
    expect(theo.page.get_by_text("private and needs an invite link")).to_be_visible()
    theo.arrive("/")
    expect(theo.heading("Open tables")).to_be_visible()
    theo.page.wait_for_load_state("networkidle")
    assert link.partition("?")[0].rpartition("/")[2] not in theo.page.content()
    theo.arrive(link)
    expect(theo.button("Sit here")).to_be_visible()
    assert "invite" not in theo.page.url
