"""Several choices at one place open a menu there: by mouse, by digit, by arrows.

DragonQuest has no such place, so the messages of the server are changed: the three wall tiles, to
hide or to name, get a square as their target. The choices themselves are the server's.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Route, WebSocketRoute, expect

from tests.browser.keyboard_player import KeyboardPlayer
from tests.table.conftest import Visit
from tests.table.programs import Server

pytestmark = pytest.mark.e2e

SQUARES: Final = {"dq-hide-tile": "1:F6", "dq-name-number": "0:F6"}
"""The square for each kind of choice, on the sheet that is shown meanwhile."""
LABELS: Final = [re.compile(f"(Hide tile|Say) {number}") for number in (1, 2, 3)]


@pytest.mark.parametrize("way", ["mouse", "digit", "arrows"])
def test_a_place_with_several_choices_opens_a_menu(visit: Visit, table: Server, way: str) -> None:
    nils = KeyboardPlayer(visit(table, reduced_motion="reduce"), "Nils")
    nils.play_bots()
    nils.wait_to_be_asked()
    nils.page.route("**/arrival?*", without_scene)
    nils.page.route_web_socket(re.compile("/live"), on_one_square)
    nils.page.reload()
    lines = nils.page.get_by_role("menuitem")
    square = nils.page.locator("main [data-id$=':F6']")
    expect(square).to_have_attribute("data-lit", "lit")

    open_menu(nils, square, way)
    expect(lines).to_have_text(LABELS)
    expect(lines.first).to_be_focused()
    assert is_beside(nils.page.get_by_role("menu"), square)
    nils.press("Escape")
    expect(lines).to_have_count(0)
    assert nils.chosen == 0

    open_menu(nils, square, way)
    expect(lines).to_have_text(LABELS)
    if way == "mouse":
        lines.nth(1).click()
    elif way == "digit":
        nils.press("2")
    else:
        nils.press("ArrowUp", "ArrowUp", "Enter")
    expect(nils.page.get_by_role("list", name="Log")).to_contain_text(
        re.compile("hides wall tile 2|says 2;")
    )
    assert nils.chosen == 1


def without_scene(route: Route) -> None:
    """Leave the first scene to the live connection."""
    answer = route.fetch()
    table = {"table": answer.json()["table"]}
    route.fulfill(response=answer, json=table)


def on_one_square(page: WebSocketRoute) -> None:
    """Change the connection so that all choices of a full scene have one square as target."""
    server = page.connect_to_server()
    server.on_message(lambda text: page.send(with_targets_on_square(str(text))))


def with_targets_on_square(text: str) -> str:
    message = json.loads(text)
    for one in message if isinstance(message, list) else [message]:
        scene: Any = one.get("scene") or {}
        for choice in scene.get("choices", []):
            choice["targets"] = [SQUARES[choice["label"]["key"]]]
    return json.dumps(message)


def open_menu(nils: KeyboardPlayer, square: Locator, way: str) -> None:
    if way == "mouse":
        square.click()
    else:
        nils.press("l", "Enter")


def is_beside(menu: Locator, thing: Locator) -> bool:
    """Whether a menu does not cover the thing it belongs to."""
    one, other = menu.bounding_box(), thing.bounding_box()
    assert one is not None
    assert other is not None
    return (
        one["x"] >= other["x"] + other["width"]
        or one["x"] + one["width"] <= other["x"]
        or one["y"] >= other["y"] + other["height"]
        or one["y"] + one["height"] <= other["y"]
    )
