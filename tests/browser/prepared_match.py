"""A match brought to a moment worth seeing, over the live connection, before anybody looks."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from typing import Final, NamedTuple

from tests.browser.mouse_player import Person
from tests.table.http_player import JSON, Person as Player, Seat
from tests.table.programs import Server
from tests.table.seated_people import seated_people

LONG: Final = 4_000

Moment = Callable[[JSON, int], bool]
"""Whether this is it: a scene, and the seat that has moved last."""


class Brought(NamedTuple):
    """A table at its moment, the players who sit there, and what the first of them sees."""

    table: str
    players: list[Player]
    scene: JSON

    def show(self, person: Person, seat: int) -> None:
        """Somebody takes the place of a player at a page of their own."""
        name, _, value = self.players[seat].cookie().partition("=")
        url = self.players[seat].url
        person.page.context.add_cookies([{"name": name, "value": value, "url": url}])
        person.arrive(f"/t/{self.table}").see_the_table()


def brought(server: Server, game: str, seats: int, is_it: Moment, seed: int = 1) -> Brought:
    """A match played at random until the moment comes; another one if it ends before."""
    chance = random.Random(seed)
    while True:
        *players, table = seated_people(server, seats, game=game)
        with ThreadPoolExecutor(1) as other:  # a page has an event loop in this thread
            scene = other.submit(asyncio.run, played(table, players, is_it, chance)).result()
        if scene is not None:
            return Brought(table, players, scene)


async def played(
    table: str, players: list[Player], is_it: Moment, chance: random.Random
) -> JSON | None:
    """What the first player sees when the moment has come; None if it does not come."""
    async with AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(player.sit(table)) for player in players]
        for seat in seats:
            await seat.until("scene")
        for _ in range(LONG):
            if seats[0].is_over:
                return None
            mover = next(n for n, seat in enumerate(seats) if seat.may_choose)
            await move(seats, seats[mover], chance)
            if any(seat.scene and is_it(seat.scene, mover) for seat in seats):
                return seats[0].scene
    return None


async def move(seats: list[Seat], mover: Seat, chance: random.Random) -> None:
    """One choice, heard by all."""
    answer = await mover.ask("choose", v=mover.v, choice=mover.any_choice(chance))
    assert answer["is"] == "ack", answer
    for seat in seats:
        while seat.v < answer["v"]:
            await seat.next()
