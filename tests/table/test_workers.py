"""Several workers on one database: the ledger decides, Redis only makes it faster."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from donjon.table.hub import Hub
from donjon.table.refusals import Refusal
from tests.table.conftest import HIGH_LIMITS, Serve
from tests.table.http_player import Person, Seat, same_scene
from tests.table.in_process_table import new_people, running_hub, start_match
from tests.table.seated_people import seated_people
from tests.table.test_live import fresh_scene, listen, move, wait_for_version


@pytest.mark.e2e
def test_people_on_two_workers_play_one_match(serve: Serve, postgres: str, redis: str) -> None:
    """Presence and chat reach both; each sees the other's choices; both end with the same scene."""
    first = serve(database=postgres, redis=redis, **HIGH_LIMITS)
    second = serve(database=postgres, redis=redis, **HIGH_LIMITS)
    ann, bob, id = seated_people(first, 2)
    there = Person(second.url)
    there.http.cookies.update(bob.http.cookies)
    chance = random.Random(1)

    async def story() -> None:
        async with ann.sit(id) as one, there.sit(id) as two:
            await one.until("scene")
            await two.until("scene")
            while not one.info["seats"][1].get("here"):
                await one.until("table")
            assert (await two.ask("chat", text="Hello from there"))["is"] == "ack"
            while not one.chat:
                await one.next()
            for _ in range(30):
                if one.is_over:
                    break
                await move([one, two], chance)
            await wait_for_version([one, two], max(one.v, two.v))
            for seat in (one, two):
                assert seat.scene is not None
                assert same_scene(seat.scene, await fresh_scene(seat.person, id))
            before = acts_counted(ann) + acts_counted(there)
            await listen(one)
            await both_have_signals_of_each_other(one, two)
            assert acts_counted(ann) + acts_counted(there) == before, (
                "workers signal each other in a loop"
            )

    asyncio.run(story())


async def both_have_signals_of_each_other(one: Seat, two: Seat) -> None:
    """Chat both ways, three times: signals come in order, so all earlier ones were handled."""
    for n in range(6):
        writer, reader = (one, two) if n % 2 == 0 else (two, one)
        lines = len(reader.chat)
        assert (await writer.ask("chat", text=f"Line {n}"))["is"] == "ack"
        while len(reader.chat) == lines:
            await reader.next()


def acts_counted(person: Person) -> float:
    lines = person.get("/metrics").text.splitlines()
    return float(next(line for line in lines if line.startswith("donjon_acts_total")).split()[1])


def test_of_two_workers_with_the_same_act_one_is_refused_and_catches_up(tmp_path: Path) -> None:
    """Two hubs on one file do not signal each other: the unique row decides."""

    async def story() -> None:
        file = tmp_path / "both.sqlite"
        async with running_hub(file) as here, running_hub(file) as there:
            people = await new_people(here, 2)
            id = (await start_match(here, people, options={"start_square": "each"})).id
            await there.live_match(id)  # both have the match in memory before its first act
            answers = await asyncio.gather(
                choose(here, id, 0), choose(there, id, 1), return_exceptions=True
            )
            assert [type(answer) for answer in answers].count(Refusal) == 1, answers
            late, seat = (here, 0) if isinstance(answers[0], Refusal) else (there, 1)
            live = late.live_matches[id]
            assert live.v == 1
            assert await choose(late, id, seat) == 2
            other = there if late is here else here
            await other.live_matches[id].refresh()
            assert other.live_matches[id].v == 2
            assert other.live_matches[id].match_or_refuse.record() == live.match_or_refuse.record()

    asyncio.run(story())


async def choose(hub: Hub, id: str, seat: int) -> int:
    """Make the seat's first choice at the version that this worker has."""
    live = await hub.live_match(id)
    option = live.match_or_refuse.choices(seat)[0].id
    return await live.choose(seat, live.v, option, f"key-{seat}")
