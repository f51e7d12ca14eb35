"""Plays a match over the live connection to a wanted moment, before a browser opens it."""

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

MOST_CHOICES: Final = 4_000

Moment = Callable[[JSON, int], bool]
"""Whether a scene, after a choice of the given seat, is the wanted moment."""


class PreparedMatch(NamedTuple):
    """A table at the wanted moment, its players, and the scene of the first of them."""

    table: str
    players: list[Player]
    scene: JSON

    def open_for(self, person: Person, seat: int) -> None:
        """Open the table in a person's browser, as the player of this seat."""
        name, _, value = self.players[seat].cookie().partition("=")
        url = self.players[seat].url
        person.page.context.add_cookies([{"name": name, "value": value, "url": url}])
        person.arrive(f"/t/{self.table}").wait_for_table()


def prepare_match(
    server: Server, game: str, seats: int, is_wanted: Moment, seed: int = 1
) -> PreparedMatch:
    """Play random matches until the wanted moment comes in one."""
    chance = random.Random(seed)
    while True:
        *players, table = seated_people(server, seats, game=game)
        with ThreadPoolExecutor(1) as other:  # Playwright has an event loop in this thread
            scene = other.submit(
                asyncio.run, play_until(table, players, is_wanted, chance)
            ).result()
        if scene is not None:
            return PreparedMatch(table, players, scene)


async def play_until(
    table: str, players: list[Player], is_wanted: Moment, chance: random.Random
) -> JSON | None:
    """The scene of the first player at the wanted moment; None if it does not come."""
    async with AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(player.sit(table)) for player in players]
        for seat in seats:
            await seat.until("scene")
        for _ in range(MOST_CHOICES):
            if seats[0].is_over:
                return None
            mover = next(n for n, seat in enumerate(seats) if seat.may_choose)
            await move(seats, seats[mover], chance)
            if any(seat.scene and is_wanted(seat.scene, mover) for seat in seats):
                return seats[0].scene
    return None


async def move(seats: list[Seat], mover: Seat, chance: random.Random) -> None:
    """Make one random choice, and wait until everybody has received it."""
    answer = await mover.ask("choose", v=mover.v, choice=mover.any_choice(chance))
    assert answer["is"] == "ack", answer
    for seat in seats:
        while seat.v < answer["v"]:
            await seat.next()
