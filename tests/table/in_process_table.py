"""A table in this process: the real hub and database, with ears in place of sockets.

What is told to an ear is the very text that a socket would carry, heard at the moment at which it
is told: the truth it was made from can still be looked at.
"""

from __future__ import annotations

import asyncio
import random
import uuid
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from donjon.kernel.scene import Scene
from donjon.table.feed.listener import Connection
from donjon.table.feed.scene_patch import LISTS, VALUES
from donjon.table.hub import Hub
from donjon.table.live import endpoint as live
from donjon.table.live.commands import Speaker
from donjon.table.lobby import seats, tables as lobby
from donjon.table.match.live_match import Room
from donjon.table.settings import Limits, Settings
from donjon.table.store.people import Person
from donjon.table.wire import (
    Ack,
    Because,
    Current,
    Hinted,
    Join,
    NewTable,
    Patch,
    Reject,
    Reviewed,
    SeatWish,
    Told,
    Whole,
)
from tests.table.http_player import legal_choice

PATIENCE: Final = 30.0
DECODER: Final[msgspec.json.Decoder[Told]] = msgspec.json.Decoder(Told)
ROOMY: Final = Limits(rate=1e9, burst=10**9, tables=10**9, newcomers=10**9, sockets=10**9)


class Nowhere:
    """Where an ear sends: it has heard already."""

    behind = 0

    def say(self, message: bytes) -> None:
        """Nobody is there."""

    def end(self, code: int) -> None:
        """Nobody was there."""


class Ear(Connection):
    """Somebody who listens, and keeps the scene as a client does."""

    def __init__(self, hub: Hub, room: Room, person: Person | None) -> None:
        super().__init__(person, "en", Nowhere(), hub.settings.limits)
        self.room: Final = room
        self.scene: Scene | None = None
        self.at = -1
        self.last: Told | None = None
        self.count = 0
        self.on_text: Callable[[Ear, str, Told, Scene | None], None] = ignore
        self._hub: Final = hub
        self._news: Final = asyncio.Event()

    def pass_on(self, message: bytes) -> None:
        """Hear, and take it into account."""
        told, before = DECODER.decode(message), self.scene
        if isinstance(told, Whole):
            self.scene, self.at = told.scene, told.v
        elif isinstance(told, Patch):
            assert self.scene is not None
            assert told.start == self.at
            self.scene, self.at = after(self.scene, told), told.to
        elif isinstance(told, Current):
            assert told.v == self.at
        elif isinstance(told, Ack | Reject | Hinted | Reviewed | Because):
            self.last = told
        self.count += 1
        self._news.set()
        self.on_text(self, message.decode(), told, before)

    async def come(self) -> None:
        """Enter the room, with the version that is known already."""
        mine = self.room.row.seat_of(self.person.id if self.person is not None else None)
        same = self.scene is not None and self.scene.viewer == mine
        await self._hub.enter(self.room, self, self.at if same else None)

    def go(self) -> None:
        self._hub.leave(self.room, self)

    async def say(self, what: str, **rest: Any) -> Told | None:
        """Say something; the answer."""
        rest.setdefault("key", uuid.uuid4().hex)
        message = msgspec.json.encode({"do": what, **rest})
        await live.answer(Speaker(self._hub, self.room, self), self._hub, self.room, self, message)
        return self.last

    async def choose(self, chance: random.Random) -> Told | None:
        """Any legal choice, from what was told."""
        assert self.scene is not None
        return await self.say("choose", v=self.at, choice=legal(self.scene, chance))

    @property
    def may_choose(self) -> bool:
        """Whether it is asked something, or may still answer otherwise."""
        return self.scene is not None and bool(self.scene.choices)

    async def news(self) -> None:
        """Wait until something is told."""
        self._news.clear()
        await asyncio.wait_for(self._news.wait(), PATIENCE)


def legal(scene: Scene, chance: random.Random) -> int:
    """Any choice that a scene offers."""
    parts = {"choices": scene.choices, "subset": scene.subset}
    return legal_choice(msgspec.to_builtins(parts), chance)


def ignore(_ear: Ear, _text: str, _told: Told, _before: Scene | None) -> None:
    """Nobody looks on."""


def after(scene: Scene, patch: Patch) -> Scene:
    """A scene after a patch: whole objects take the place of those with the same id."""
    new = msgspec.structs.replace(scene, seq=patch.seq, beats=[])
    for name in LISTS:
        held = {each.id: each for each in getattr(scene, name)}
        held.update({each.id: each for each in getattr(patch.set, name)})
        for gone in getattr(patch.drop, name):
            held.pop(gone, None)
        setattr(new, name, list(held.values()))
    for name in VALUES:
        value = getattr(patch.set, name)
        if value is not None:
            setattr(new, name, value)
    for name in patch.drop.parts:
        setattr(new, name, None)
    seats = {each.seat: each for each in [*scene.seats, *patch.set.seats]}
    new.seats = list(seats.values())
    new.faces = {**scene.faces, **patch.set.faces}
    new.log = scene.log[: patch.lines] + patch.log
    return new


def is_same(kept: Scene, fresh: Scene) -> bool:
    """Whether a scene kept by patches is a fresh one; a face that was known stays known."""
    assert all(kept.faces[id] == face for id, face in fresh.faces.items())
    parts = (*VALUES, "seats", "log", "seq", "viewer", "game", "match", "format")
    return all(getattr(kept, name) == getattr(fresh, name) for name in parts) and all(
        {each.id: each for each in getattr(kept, name)}
        == {each.id: each for each in getattr(fresh, name)}
        for name in LISTS
    )


@asynccontextmanager
async def hub_at(database: str | Path, limits: Limits = ROOMY) -> AsyncIterator[Hub]:
    """A hub that has started, on a database or on an SQLite file."""
    url = f"sqlite:///{database}" if isinstance(database, Path) else database
    hub = Hub(Settings(database=url, secret=b"not a real secret, only a test's", limits=limits))
    await hub.start()
    try:
        yield hub
    finally:
        await hub.stop()


async def people_of(hub: Hub, count: int) -> list[Person]:
    """So many new people."""
    return [await hub.people.named(None, f"Person {n}") for n in range(count)]


async def begun(
    hub: Hub,
    people: list[Person],
    bots: int = 0,
    options: dict[str, Any] | None = None,
    game: str = "dragonquest",
    pace: int = 0,
) -> Room:
    """A match of these people, in this order, and some bots after them."""
    me, others = people[0], people[1:]
    wishes = [
        SeatWish("me"),
        *[SeatWish("open")] * len(others),
        *[SeatWish("bot", "random")] * bots,
    ]
    room = await lobby.open_table(hub, me, NewTable(game, wishes, options or {}, pace=pace))
    for person in others:
        await seats.join(hub, room, person, Join())
    return await lobby.start(hub, room, me)
