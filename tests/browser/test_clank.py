"""Clank! in the browser: what lies at the foot of the table on a small desk."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.conftest import Sit
from tests.browser.mouse_player import JSON
from tests.browser.prepared_match import brought
from tests.table.programs import Server

pytestmark = pytest.mark.e2e

SMALL_DESK: Final = ViewportSize(width=1200, height=760)
MANY: Final = 4
SIDES: Final = """() => {
    const card = document.querySelector('[data-zone=hand] [data-id]');
    const frame = card.closest('.part').getBoundingClientRect();
    const { left, right } = card.getBoundingClientRect();
    return { left: left - frame.left, right: frame.right - right };
}"""


def lies_in(scene: JSON, zone: str) -> int:
    return sum(piece["at"].get("zone") == zone for piece in scene["pieces"])


def is_last_card(scene: JSON, mover: int) -> bool:
    """The first seat has played all its cards but one."""
    is_first = scene["prompt"]["waiting"] == [0] and scene["viewer"] == 0
    return is_first and lies_in(scene, "hand") == 1 and lies_in(scene, "played") >= MANY


def test_the_last_card_of_a_hand_is_seen_whole(person: Sit, table: Server) -> None:
    """However many lie beside it."""
    match = brought(table, "clank", 2, is_last_card)
    nils = person("Nils")
    nils.page.set_viewport_size(SMALL_DESK)
    match.show(nils, 0)
    nils.look()
    sides = nils.page.evaluate(SIDES)
    assert min(sides.values()) >= 0, sides
