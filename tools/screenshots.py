"""Pictures of the web table for the README: `screenshots.py` writes docs/img/*.png.

Uses a real server and Debian's Chromium. Four scripted people play until a seat has much to do.
"""

from __future__ import annotations

import asyncio
import random
import shutil
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.table.find_chromium import Chromium  # noqa: E402
from tests.table.http_player import Person, Seat  # noqa: E402
from tests.table.programs import Server  # noqa: E402

FOLDER: Final = ROOT / "docs" / "img"
NAMES: Final = ["Nils", "Maud", "Ysolde", "Théo"]
WIDE: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 360, "height": 740}
CHOICES_IN_DRAGONQUEST: Final = 60  # the least number of choices before the screenshots
CHOICES_IN: Final = {  # the same for the other games
    "clank": 330,
    "tales_of_glory": 50,
    "heldentaufe": 180,
    "map_masters": 60,
}
MANY_CHOICES: Final = 6


def main() -> None:
    assert Chromium.is_here(), "no browser (Debian: apt install chromium)"
    with tempfile.TemporaryDirectory() as folder, Chromium() as browser:
        server = Server(Path(folder), newcomers=1000, rate=10_000, burst=10_000).up()
        try:
            take_all(browser, server)
        finally:
            server.destroy()


def take_all(browser: Chromium, server: Server) -> None:
    """Play the matches and take all screenshots."""
    people = [Person(server.url).named(name) for name in NAMES]
    over, playing = new_table(people), new_table(people)
    in_thread(play(people, over, 10_000))
    seat = in_thread(play(people, playing, CHOICES_IN_DRAGONQUEST))
    me = people[seat]
    new_table(people[2:])
    take_screenshot(browser, me, f"/t/{playing}", "table", WIDE, "dark", "en")
    take_screenshot(browser, me, f"/t/{playing}", "table-light", WIDE, "light", "en")
    take_screenshot(browser, me, "/", "lobby", WIDE, "dark", "en")
    take_screenshot(browser, me, f"/t/{playing}", "phone-fr", PHONE, "dark", "fr", phone=True)
    take_screenshot(browser, me, f"/replay/{over}?at=120", "replay", WIDE, "dark", "en")
    for game, least in CHOICES_IN.items():
        table = new_table(people, game)
        player = people[in_thread(play(people, table, least))]
        name = game.replace("_", "-")
        take_screenshot(browser, player, f"/t/{table}", name, WIDE, "dark", "en")
        path, phone_name = f"/t/{table}", f"{name}-phone-fr"
        take_screenshot(browser, player, path, phone_name, PHONE, "dark", "fr", phone=True)


def new_table(people: list[Person], game: str = "dragonquest") -> str:
    """Open a table of these people and begin; with two people it waits for a third."""
    waits: list[Any] = ["open"] if len(people) == 2 else []
    table: str = people[0].open(["me"] + ["open"] * (len(people) - 1) + waits, game=game)["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join", {})
    if not waits:
        people[0].post(f"/api/tables/{table}/start")
    return table


def in_thread(work: Any) -> int:
    """Run a coroutine in another thread: asyncio and Playwright cannot share one."""
    found: list[int] = []
    thread = threading.Thread(target=lambda: found.append(asyncio.run(work)))
    thread.start()
    thread.join()
    return found[0]


async def play(people: list[Person], table: str, least: int) -> int:
    """Follow the bot's hints for at least `least` choices. Returns a seat that has much to do."""
    chance = random.Random(7)
    seats = [person.sit(table) for person in people]
    for seat in seats:
        await seat.connect()
        await seat.until("scene")
    made = 0
    while not seats[0].is_over:
        asked = next(seat for seat in seats if seat.may_choose)
        if made >= least and has_much_to_do(asked):
            return seats.index(asked)
        advice = await asked.ask("hint", v=asked.v)
        choice = advice["choice"] if advice["is"] == "hint" else asked.any_choice(chance)
        answer = await asked.ask("choose", v=asked.v, choice=choice)
        made += 1
        for seat in seats:
            await wait_for_version(seat, answer["v"])
    return 0


def has_much_to_do(seat: Seat) -> bool:
    """Whether dice may be thrown again, or many choices are offered."""
    scene = seat.scene or {}
    return "subset" in scene or len(scene.get("choices", ())) > MANY_CHOICES


async def wait_for_version(seat: Seat, v: int) -> None:
    while seat.v < v:
        await seat.next()


def take_screenshot(
    browser: Chromium, person: Person, path: str, name: str, size: Any, theme: Any, lang: str,
    phone: bool = False,
) -> None:  # fmt: skip
    context = browser.open(
        base_url=person.url, viewport=size, color_scheme=theme, locale=lang, is_mobile=phone,
        has_touch=phone, device_scale_factor=2 if phone else 1, reduced_motion="reduce",
    )  # fmt: skip
    cookies = [{"name": n, "value": v, "url": person.url} for n, v in person.http.cookies.items()]
    context.add_cookies(cookies)  # type: ignore[arg-type]
    page: Page = context.new_page()
    page.goto(path)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(1500)
    page.screenshot(path=FOLDER / f"{name}.png")
    context.close()
    if shutil.which("pngquant"):  # a third of the size, and no difference to the eye
        place = str(FOLDER / f"{name}.png")
        subprocess.run(["pngquant", "--force", "--output", place, "256", place], check=True)


if __name__ == "__main__":
    main()
