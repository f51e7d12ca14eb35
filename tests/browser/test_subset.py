"""A button for what is picked of several: it is there from the first, and says that one picks."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.mouse_player import Person
from tests.browser.prepared_match import prepare_match
from tests.table.conftest import Visit
from tests.table.http_player import JSON
from tests.table.programs import Server

pytestmark = pytest.mark.e2e


def may_throw_again(scene: JSON, mover: int) -> bool:
    """Whether seat 0 has thrown, and may throw dice again."""
    return scene["viewer"] == 0 and "subset" in scene and scene["prompt"]["mine"]


@pytest.mark.parametrize("phone", [False, True])
def test_throw_again_shows_what_to_pick(visit: Visit, table: Server, phone: bool) -> None:
    match = prepare_match(table, "dragonquest", 2, may_throw_again)
    nils = Person(visit(table, reduced_motion="reduce", phone=phone), "Nils")
    match.open_for(nils, 0)
    again = nils.prompt().get_by_role("button", name="Throw dice again: pick first")
    again.click()
    dice = nils.page.locator("[data-id^='die:'][data-lit]")
    expect(dice.first).to_be_focused()
    dice.first.click()
    expect(nils.prompt().get_by_role("button", name="Throw 1 die again")).to_be_enabled()
