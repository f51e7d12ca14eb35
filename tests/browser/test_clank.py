"""Clank! in the browser: the hand at the bottom of a small screen."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.conftest import NewPerson
from tests.browser.mouse_player import JSON
from tests.browser.prepared_match import prepare_match
from tests.table.programs import Server

pytestmark = pytest.mark.e2e

SMALL_DESK: Final = ViewportSize(width=1200, height=760)
LEAST_PLAYED: Final = 4
READ_MARGINS: Final = """() => {
    const card = document.querySelector('[data-zone=hand] [data-id]');
    const frame = card.closest('.part').getBoundingClientRect();
    const { left, right } = card.getBoundingClientRect();
    return { left: left - frame.left, right: frame.right - right };
}"""


def pieces_in(scene: JSON, zone: str) -> int:
    return sum(piece["at"].get("zone") == zone for piece in scene["pieces"])


def is_last_card(scene: JSON, mover: int) -> bool:
    """Whether the first seat has played all its cards but one."""
    is_first = scene["prompt"]["waiting"] == [0] and scene["viewer"] == 0
    return is_first and pieces_in(scene, "hand") == 1 and pieces_in(scene, "played") >= LEAST_PLAYED


def test_the_last_card_of_a_hand_is_fully_visible(person: NewPerson, table: Server) -> None:
    """Also with many played cards beside it."""
    match = prepare_match(table, "clank", 2, is_last_card)
    nils = person("Nils")
    nils.page.set_viewport_size(SMALL_DESK)
    match.open_for(nils, 0)
    nils.wait_until_fitted()
    sides = nils.page.evaluate(READ_MARGINS)
    assert min(sides.values()) >= 0, sides
