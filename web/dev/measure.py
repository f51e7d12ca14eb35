"""How much of the browser's main thread the table takes: `measure.py [--profile FILE]`.

A real server, Chromium and a table of four played by programs. One page looks on as the first
seat: at single acts, at a pointer that wanders over the board, and at a match played out as fast
as the server can. `--profile` keeps a CPU profile of the single acts for the DevTools.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import statistics
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Browser, CDPSession, Page, async_playwright

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tests.table.conftest import CHROMIUM_FLAGS, ROOMY  # noqa: E402
from tests.table.http_player import Person, Seat  # noqa: E402
from tests.table.programs import Server  # noqa: E402

SIZE: Final = {"width": 1440, "height": 900}
NAMES: Final = ["Maud", "Nils", "Théo", "Ysolde"]
OPENING: Final = 40  # choices made before anybody looks
ACTS: Final = 40  # single acts that are looked at
SETTLED: Final = 1.8  # seconds in which all motion ends
PARTS: Final = ("TaskDuration", "ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
OBSERVE: Final = """
    window.tasks = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map((e) => e.duration)))
        .observe({ type: 'longtask' });
"""
COUNT: Final = """() => {
    const walker = document.createTreeWalker(document);
    let nodes = 0;
    while (walker.nextNode()) nodes += 1;
    return `${document.querySelectorAll('*').length} elements, ${nodes} nodes`;
}"""


async def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--profile", type=Path, help="where to write a CPU profile")
    profile: Path | None = parser.parse_args().profile
    program = shutil.which("chromium")
    assert program is not None, "no browser (Debian: apt install chromium)"
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), **ROOMY).up()
        try:
            async with async_playwright() as playwright:
                kind = playwright.chromium
                browser = await kind.launch(executable_path=program, args=CHROMIUM_FLAGS)
                await measure(browser, server, profile)
                await browser.close()
        finally:
            server.clear_away()


async def measure(browser: Browser, server: Server, profile: Path | None) -> None:
    people = [Person(server.url).named(name) for name in NAMES]
    table = new_table(people)
    played = play([person.sit(table) for person in people])
    for _ in range(OPENING):
        await anext(played)
    page = await look(browser, people[0], table)
    session = await page.context.new_cdp_session(page)
    await session.send("Performance.enable", {"timeDomain": "threadTicks"})
    print(await page.evaluate(COUNT))
    if profile:
        await session.send("Profiler.enable")
        await session.send("Profiler.start")
    await single_acts(session, page, played)
    if profile:
        profile.write_text(json.dumps((await session.send("Profiler.stop"))["profile"]))
    await wandering(session, page)
    await played_out(session, page, played)


def new_table(people: list[Person]) -> str:
    seats: list[Any] = ["me"] + ["open"] * (len(people) - 1)
    table: str = people[0].open(seats)["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join", {})
    people[0].post(f"/api/tables/{table}/start")
    return table


async def play(seats: list[Seat]) -> AsyncIterator[int]:
    """Choices at random until the match is over, one each time it is asked for the next."""
    chance = random.Random(7)
    for seat in seats:
        await seat.connect()
        await seat.until("scene")
    while not seats[0].is_over:
        asked = next(seat for seat in seats if seat.may_choose)
        answer = await asked.ask("choose", v=asked.v, choice=asked.any_choice(chance))
        for seat in seats:
            while seat.v < answer["v"]:
                await seat.next()
        yield answer["v"]


async def look(browser: Browser, person: Person, table: str) -> Page:
    context = await browser.new_context(base_url=person.url, viewport=SIZE)  # type: ignore[arg-type]
    cookies: Any = [
        {"name": name, "value": value, "url": person.url}
        for name, value in person.http.cookies.items()
    ]
    await context.add_cookies(cookies)
    page = await context.new_page()
    await page.add_init_script(OBSERVE)
    await page.goto(f"/t/{table}")
    await page.get_by_role("main", name="The table").wait_for()
    await asyncio.sleep(SETTLED)
    return page


async def single_acts(session: CDPSession, page: Page, played: AsyncIterator[int]) -> None:
    """One choice at a time, each with its motion."""
    idle = await spent(session, asyncio.sleep(SETTLED))
    costs: list[dict[str, float]] = []
    await page.evaluate("tasks.length = 0")
    for _ in range(ACTS):
        costs.append(await spent(session, act(played)))
    longest = max(await page.evaluate("tasks"), default=0)
    for part in PARTS:
        each = sorted(cost[part] - idle[part] for cost in costs)
        print(f"an act, {part}: median {statistics.median(each):.0f} ms, most {each[-1]:.0f} ms")
    print(f"longest task of {ACTS} acts: {longest:.0f} ms")


async def act(played: AsyncIterator[int]) -> None:
    await anext(played)
    await asyncio.sleep(SETTLED)


async def wandering(session: CDPSession, page: Page) -> None:
    """The pointer over the board, a hundred places."""

    async def wander() -> None:
        for n in range(100):
            await page.mouse.move(120 + n * 6, 180 + (n * 37) % 500)

    cost = await spent(session, wander())
    print(f"a move of the pointer: {cost['TaskDuration'] / 100:.1f} ms")


async def played_out(session: CDPSession, page: Page, played: AsyncIterator[int]) -> None:
    """The rest of the match as fast as the server plays it."""
    await page.evaluate("tasks.length = 0")
    made = 0

    async def rest() -> None:
        nonlocal made
        async for _ in played:
            made += 1
        await page.locator("#result-title").wait_for(timeout=120_000)

    began = asyncio.get_running_loop().time()
    cost = await spent(session, rest())
    took = asyncio.get_running_loop().time() - began
    tasks = await page.evaluate("tasks")
    print(
        f"{made} choices played out in {took:.1f} s: {cost['TaskDuration'] / 1000:.1f} s busy, "
        f"longest task {max(tasks, default=0):.0f} ms, {sum(t > 200 for t in tasks)} over 200 ms"
    )


async def spent(session: CDPSession, work: Any) -> dict[str, float]:
    """What some work costs the main thread, in milliseconds."""
    before = await metrics(session)
    await work
    after = await metrics(session)
    return {part: (after[part] - before[part]) * 1000 for part in PARTS}


async def metrics(session: CDPSession) -> dict[str, float]:
    found = await session.send("Performance.getMetrics")
    return {one["name"]: one["value"] for one in found["metrics"]}


if __name__ == "__main__":
    asyncio.run(main())
