"""What a browser with an empty cache loads for a first table: little, in few requests."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from donjon.registry import OWN
from tests.browser.page_load import Load, PageLoad
from tests.table.conftest import Visit
from tests.table.http_player import Person
from tests.table.programs import Server

pytestmark = pytest.mark.e2e

MOST_BYTES: Final = 350_000
MOST_REQUESTS: Final = 15  # the live connection is one of them
RARE_ICONS: Final = "/assets/icons-"
LATER: Final = ("RuleReader", "ReviewDialog", "BranchDialog", "RulesPage", "AboutPage")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", OWN)
def test_a_first_table_is_light(table: Server, visit: Visit, game: str, lang: str) -> None:
    page = visit(table, lang=lang, phone=lang == "fr")
    load = PageLoad(page)
    person = Person(table.url).named("Nils")
    id = person.open(["me", "random"], game=game, start=True)["id"]
    name, _, value = person.cookie().partition("=")
    page.context.add_cookies([{"name": name, "value": value, "url": table.url}])
    page.goto(f"/t/{id}")
    expect(page.locator("[data-lit=lit], .prompt [data-choice]").first).to_be_visible()
    check(load.wait_until_quiet(), f"/api/tables/{id}/live", f"/assets/game-icons-{game}")


def check(load: Load, live: str, icons: str) -> None:
    """Neither too much nor, because something was not counted, too little."""
    assert live in load.paths, load
    assert load.bytes_by_path[live] > 0, load
    assert load.bytes_by_path[f"{live.rpartition('/')[0]}/arrival"] > 2_000, load
    assert len([path for path in load.paths if path.startswith(icons)]) == 1, load
    assert load.decoded > 2 * load.transferred > 200_000, load
    assert load.requests <= MOST_REQUESTS, load
    assert load.transferred <= MOST_BYTES, load
    needless = [path for path in load.paths if path.startswith(RARE_ICONS)]
    assert needless + [path for path in load.paths if any(part in path for part in LATER)] == []
