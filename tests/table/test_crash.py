"""A server that is killed loses nothing that it has acknowledged and does nothing twice."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from typing import Final

import pytest

from donjon.conformance.size import derived_seed, size
from tests.table.conftest import HIGH_LIMITS, Serve
from tests.table.http_player import (
    JSON,
    ConnectionClosed,
    Person,
    Seat,
    WebSocketException,
    legal_choice,
    same_scene,
)
from tests.table.programs import Server

KILLS: Final = size(4, 1000)  # on each database
TABLES: Final = 3
TIMEOUT_SECONDS: Final = 240.0
LOST: Final = (ConnectionClosed, WebSocketException, OSError, TimeoutError)

pytestmark = pytest.mark.e2e


class Survivor:
    """A person who reconnects after every crash and sends again what was not acknowledged."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self.seat: Final = seat
        self.chance: Final = random.Random(seed)
        self.acknowledged: Final[dict[int, int]] = {}  # by version: the choice
        self.pending: JSON | None = None
        self.resent = 0

    async def play(self) -> None:
        """Play to the end of the match, whatever happens to the server."""
        while not self.seat.is_over:
            try:
                await self.seat.connect()
                await self.play_while_connected()
            except LOST:
                self.seat.abort()
                await asyncio.sleep(0.05)
        await self.seat.disconnect()

    async def play_while_connected(self) -> None:
        while await self.seat.next():
            if self.seat.v >= 0:
                break
        if self.pending is not None:
            self.resent += 1
            await self.send_pending()
        while not self.seat.is_over:
            if self.seat.may_choose:
                assert self.seat.scene is not None
                choice = legal_choice(self.seat.scene, self.chance)
                key = f"{self.chance.getrandbits(64):x}"
                self.pending = {"v": self.seat.v, "choice": choice, "key": key}
                await self.send_pending()
            else:
                await self.seat.next(timeout=5)

    async def send_pending(self) -> None:
        """Send the pending choice and wait for its reply."""
        assert self.pending is not None
        answer = await self.seat.ask("choose", **self.pending)
        if answer["is"] == "ack":
            assert answer["v"] not in self.acknowledged
            self.acknowledged[answer["v"]] = self.pending["choice"]
        else:
            assert answer["code"] in ("stale", "busy"), answer
        self.pending = None
        while answer["is"] == "ack" and self.seat.v < answer["v"]:
            await self.seat.next()


async def kill_now_and_then(server: Server, playing: asyncio.Task[None], most: int) -> int:
    """Kill and restart the server until the matches are over. Returns how often, at most `most`."""
    chance = random.Random(derived_seed(most))
    kills = 0
    while not playing.done() and kills < most:
        await asyncio.sleep(chance.uniform(0.05, 0.4))
        server.kill()
        kills += 1
        await asyncio.to_thread(server.up)
    return kills


async def play_through(server: Server, survivors: list[Survivor], most: int) -> int:
    async def all_play() -> None:
        await asyncio.gather(*[survivor.play() for survivor in survivors])

    playing = asyncio.create_task(all_play())
    kills = await kill_now_and_then(server, playing, most)
    await asyncio.wait_for(playing, TIMEOUT_SECONDS)
    return kills


async def fresh_scene(seat: Seat) -> JSON:
    """The scene that a new client is sent."""
    async with seat.person.sit(seat.table) as fresh:
        await fresh.until("scene")
        assert fresh.scene is not None
        return fresh.scene


def test_a_killed_server_loses_no_acknowledged_choice_and_doubles_none(
    serve: Serve, database: str, counts: Counter[str]
) -> None:
    """Matches are played until the server was killed `KILLS` times."""
    server = serve(database=database, **HIGH_LIMITS)
    name = "kills on PostgreSQL" if database else "kills on SQLite"
    resent = 0
    while counts[name] < KILLS:
        survivors = sit_down(server, seed=derived_seed(counts[name]))
        counts[name] += asyncio.run(play_through(server, survivors, KILLS - counts[name]))
        resent += sum(survivor.resent for survivor in survivors)
        for survivor in survivors:
            check_record(survivor)
            assert survivor.seat.scene is not None
            assert same_scene(survivor.seat.scene, asyncio.run(fresh_scene(survivor.seat)))
    assert resent > 0


def sit_down(server: Server, seed: int) -> list[Survivor]:
    """Open tables of two people each, every second one with a bot."""
    survivors: list[Survivor] = []
    for number in range(TABLES):
        ann, bob = Person(server.url).named("Ann"), Person(server.url).named("Bob")
        bots = ["random"] * (number % 2)
        table = ann.open(["me", "open", *bots])["id"]
        assert bob.post(f"/api/tables/{table}/join", {}).status_code == 200
        assert ann.post(f"/api/tables/{table}/start").status_code == 200
        for person in (ann, bob):
            survivors.append(Survivor(person.sit(table), seed + len(survivors)))
    return survivors


def check_record(survivor: Survivor) -> None:
    """Every acknowledged choice is in the record, once, at its version."""
    seat = survivor.seat
    record = seat.person.get(f"/api/tables/{seat.table}/record").json()
    choices = [tuple(each) for each in record["choices"]]
    me = seat.info["me"]
    for v, choice in survivor.acknowledged.items():
        assert choices[v - 1] == (me, choice)
    assert Counter(who for who, _ in choices)[me] == len(survivor.acknowledged)
