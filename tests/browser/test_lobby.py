"""The lobby: who sits down, the two doors, newcomers, and a server that does not answer."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe_check import SIZES, violations
from tests.browser.conftest import NewPerson
from tests.browser.keyboard_player import KeyboardPlayer
from tests.browser.mouse_player import BOTS_DOOR, FRIENDS_DOOR, SUBMIT, Person
from tests.browser.page_width import elements_outside
from tests.browser.screenshots import save_screenshot
from tests.table.conftest import Visit
from tests.table.programs import Server

pytestmark = pytest.mark.e2e

STARS: Final = {
    "bot:pip": 1,
    "bot:gobbert": 2,
    "bot:grumble": 2,
    "bot:hush": 2,
    "bot:anselm": 3,
    "bot:ysolde": 3,
    "bot:corvin": 4,
    "bot:owl": 4,
}
LEVELS: Final = {"gentle": {1, 2}, "mixed": {1, 2, 3, 4}, "strong": {3}, "masters": {4}}
WIDTHS: Final = (360, 390, 599, 700, 820, 1024, 1100, 1366, 1440, 1920)
NEXT_FRAMES: Final = """() => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"""
"""What follows from a new width is laid out one frame later."""


def seated(door: Locator) -> list[str]:
    """The players that are to sit on the seats."""
    lists = door.get_by_role("listitem").get_by_role("combobox")
    expect(lists.first).to_be_visible()
    return [one.input_value() for one in lists.all()]


def test_a_level_deals_house_players_of_its_stars(person: NewPerson) -> None:
    maud = person("Maud").enter_lobby("Clank!")
    door = maud.door(BOTS_DOOR)
    expect(door.get_by_role("radio", name="mixed")).to_be_checked()
    assert len({STARS[bot] for bot in seated(door)[1:]}) == 3
    for level, stars in LEVELS.items():
        door.get_by_role("radio", name=level).click()
        bots = seated(door)[1:]
        assert {STARS[bot] for bot in bots} <= stars, level
        assert len({*bots}) == min(3, [*STARS.values()].count(max(stars)) if len(stars) == 1 else 3)


@pytest.mark.parametrize("way", ["mouse", "keyboard"])
def test_a_seat_goes_round_the_house_players(visit: Visit, table: Server, way: str) -> None:
    maud = KeyboardPlayer(visit(table, reduced_motion="reduce"), "Maud").enter_lobby("Clank!")
    door = maud.door(BOTS_DOOR)
    others = seated(door)[2:]
    seen = [seated(door)[1]]
    for _ in range(len(STARS) - len(others)):
        if way == "mouse":
            door.get_by_role("button", name="Seat 2: the next house player").click()
        else:
            maud.tab_to("Seat 2: the next house player")
            maud.press("Enter")
        seen.append(seated(door)[1])
    assert seen[-1] == seen[0]
    assert {*seen} == STARS.keys() - {*others}
    assert seated(door)[2:] == others
    door.get_by_role("button", name="Seat 2: the house player before").click()
    assert seated(door)[1] == seen[-2]
    said = door.get_by_role("listitem").nth(1).locator("[aria-live]")
    chosen = door.get_by_label("Seat 2", exact=True).locator("option:checked")
    expect(said).to_have_text(chosen.inner_text())


def test_seats_come_and_go(person: NewPerson) -> None:
    """Down to too few, which is said, and back by the empty place; the level stays."""
    maud = person("Maud").enter_lobby("Clank!")
    door = maud.door(BOTS_DOOR)
    door.get_by_role("radio", name="masters").click()
    for n in (2, 3, 4):
        door.get_by_label(f"Seat {n}", exact=True).select_option("empty")
    expect(door.get_by_role("alert")).to_contain_text("2 to 4 players")
    expect(door.locator(SUBMIT)).to_be_disabled()
    for n in (2, 3):
        door.get_by_role("button", name=f"Seat {n}: add a player").click()
    expect(door.get_by_role("alert")).to_have_count(0)
    assert sorted(seated(door)) == ["bot:corvin", "bot:owl", "empty", "me"]
    expect(door.get_by_role("radio", name="masters")).to_be_checked()
    door.get_by_label("Seat 3", exact=True).select_option("me")
    assert seated(door)[2] == "me"
    assert seated(door)[0] in STARS


def test_house_players_are_called_by_their_names_in_both_languages(person: NewPerson) -> None:
    """In the panels of the table, and in the lobby's list of matches."""
    maud = person("Maud").enter_lobby("Clank!").open_bots("Pip", "bot · random")
    maud.enter_name().wait_for_table()
    expect(maud.seat(1)).to_contain_text("Pip")
    expect(maud.seat(1).get_by_role("img", name="1 star of 4")).to_be_visible()
    expect(maud.seat(2)).to_contain_text("Random")
    maud.button("Passer en français").click()
    expect(maud.seat(1)).to_contain_text("Pépin")
    expect(maud.seat(2)).to_contain_text("Hasard")
    save_screenshot(maud.page, "house players", large=True)
    maud.button("Switch to English").click()
    maud.arrive()
    rows = maud.page.get_by_role("region", name="Continue").get_by_role("listitem")
    expect(rows.filter(has_text="with Pip, Random")).to_be_visible()


def test_a_newcomer_is_offered_the_easiest_game(person: NewPerson) -> None:
    maud = person("Maud").arrive()
    card = maud.page.get_by_role("region", name="First time here?")
    expect(card).to_contain_text("Tales of Glory")
    expect(maud.page.get_by_role("radio", name="Tales of Glory")).to_be_checked()
    card.get_by_role("button").click()
    maud.enter_name().wait_for_table()
    expect(maud.page.get_by_text("Tales of Glory").first).to_be_visible()
    for seat in (1, 2, 3):
        expect(
            maud.seat(seat).get_by_role("img", name=re.compile("[12] stars? of 4"))
        ).to_be_visible()
    maud.arrive()
    expect(maud.page.get_by_role("region", name="Continue").get_by_role("listitem")).to_have_count(
        1
    )
    expect(card).to_have_count(0)


def test_on_a_phone_both_doors_are_one_tap_away(visit: Visit, table: Server) -> None:
    theo = Person(visit(table, phone=True, reduced_motion="reduce"), "Théo").arrive()
    theo.page.get_by_role("radio", name="DragonQuest").tap()
    theo.page.get_by_role("link", name="Change", exact=True).tap()
    expect(theo.door(FRIENDS_DOOR)).to_have_count(0)
    theo.door(BOTS_DOOR).get_by_role("radio", name="gentle").tap()
    theo.page.get_by_label("Seat 2", exact=True).select_option(label="Pip")
    theo.page.go_back()
    expect(theo.page.get_by_text(re.compile("^Pip, "))).to_be_visible()
    theo.page.get_by_role("link", name="Play with friends").tap()
    expect(theo.door(FRIENDS_DOOR)).to_be_visible()
    expect(theo.door(BOTS_DOOR)).to_have_count(0)
    theo.page.go_back()
    theo.page.get_by_role("button", name="Play now").tap()
    theo.enter_name().wait_for_table()


def test_a_server_that_is_away_is_told_until_it_is_back(person: NewPerson) -> None:
    maud = person("Maud")
    maud.page.clock.install()
    maud.arrive()
    away = maud.page.get_by_text("The server does not answer.")
    expect(maud.page.get_by_text("Nobody is").or_(maud.page.locator("#open")).first).to_be_visible()
    expect(away).to_be_hidden()
    maud.page.context.set_offline(True)
    maud.page.clock.fast_forward(9_000)
    expect(away).to_be_visible()
    maud.page.context.set_offline(False)
    maud.page.clock.fast_forward(9_000)
    expect(away).to_be_hidden()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nothing_sticks_out_at_any_width(visit: Visit, table: Server, lang: str) -> None:
    page = visit(table, lang=lang, reduced_motion="reduce")
    for path in ("/", "/new?game=tales_of_glory"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            page.evaluate(NEXT_FRAMES)
            assert elements_outside(page) == [], (path, width)


def test_the_doors_with_all_options_are_accessible(person: NewPerson) -> None:
    maud = person("Maud").arrive("/new?game=clank")
    for door in (BOTS_DOOR, FRIENDS_DOOR):
        maud.door(door).get_by_role("button", name="More options").click()
    maud.door(BOTS_DOOR).get_by_label("Seat 3", exact=True).select_option(label="bot · good")
    assert violations(maud.page, "new table", sizes=SIZES) == []
    maud.door(FRIENDS_DOOR).get_by_label("Seat 3", exact=True).select_option(label="Old Owl")
    maud.door(FRIENDS_DOOR).locator(SUBMIT).click()
    maud.enter_name()
    expect(maud.page.locator("li b", has_text="Old Owl")).to_be_visible()
    assert violations(maud.page, "waiting room with a house player", sizes=SIZES) == []
