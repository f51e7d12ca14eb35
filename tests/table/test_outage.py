"""The database stops and starts again: clients are informed, nothing is lost or done twice."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.table.conftest import HIGH_LIMITS, Serve
from tests.table.http_player import Seat, same_scene
from tests.table.programs import Postgres
from tests.table.seated_people import seated_people
from tests.table.test_live import fresh_scene, listen, sitting, wait_for_version

pytestmark = pytest.mark.e2e


def test_a_choice_without_a_database_is_refused_and_can_be_made_later(
    serve: Serve, own_cluster: Postgres
) -> None:
    server = serve(database=own_cluster.database(), **HIGH_LIMITS)
    ann, bob, id = seated_people(server, 2)
    chance = random.Random(1)

    async def story() -> None:
        async with sitting(id, ann, bob) as seats:
            for seat in seats:
                await listen(seat)  # the reply to a ping means that everything before was received
            asked = next(seat for seat in seats if seat.may_choose)
            choice = {"v": asked.v, "choice": asked.any_choice(chance), "key": "once"}
            await asyncio.to_thread(own_cluster.kill)
            assert (await asked.ask("choose", **choice))["code"] == "busy"
            for path in ("/api/tables", "/ready"):
                assert ann.get(path).status_code == 503
            assert ann.get("/api/tables").json()["code"] == "busy"
            assert ann.get("/health").status_code == 200
            await asyncio.to_thread(own_cluster.up)
            assert await choose_until_done(asked, choice) == 1
            assert (await asked.ask("choose", **choice))["v"] == 1
            await wait_for_version(seats, 1)
            for seat in seats:
                assert seat.scene is not None
                assert same_scene(seat.scene, await fresh_scene(seat.person, id))

    asyncio.run(story())


async def choose_until_done(seat: Seat, choice: dict[str, object]) -> int:
    """Send the choice until the server reaches its database. Returns the version after it."""
    for _ in range(50):
        message = await seat.ask("choose", **choice)
        if message["is"] == "ack":
            return int(message["v"])
        assert message["code"] == "busy"
        await asyncio.sleep(0.1)
    raise AssertionError("the database is back, the server has not noticed")
