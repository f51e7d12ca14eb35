"""A table in this process: the real hub and database, without sockets.

A client gets the same text that a socket would carry, at the moment at which it is sent: the state
that the text was made from can still be read.
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
from donjon.table.feed.listener import Listener
from donjon.table.feed.scene_patch import LISTS, VALUES
from donjon.table.hub import Hub
from donjon.table.live import endpoint as endpoint
from donjon.table.live.commands import CommandHandler
from donjon.table.lobby import seats, tables as lobby
from donjon.table.match.live_match import LiveMatch
from donjon.table.settings import Limits, Settings
from donjon.table.store.people import Person
from donjon.table.wire.messages import Ack, Hinted, Reject, Reviewed, RuleReason, ServerMessage
from donjon.table.wire.scenes import FullScene, Patch, UpToDate
from donjon.table.wire.tables import Join, NewTable, SeatRequest
from tests.table.http_player import legal_choice

TIMEOUT_SECONDS: Final = 30.0
DECODER: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(ServerMessage)
HIGH_LIMITS: Final = Limits(
    rate=1e9, burst=10**9, tables=10**9, newcomers=10**9, sockets=10**9, hint_bot="level2"
)


class NoTransport:
    """Sends nothing: the client overrides `send_bytes`."""

    unsent_bytes = 0

    def send_text(self, message: bytes) -> None:
        """Do nothing."""

    def close_with(self, code: int) -> None:
        """Do nothing."""


class LocalClient(Listener):
    """A listener that keeps the scene as a client does."""

    def __init__(self, hub: Hub, live: LiveMatch, person: Person | None, lang: str = "en") -> None:
        super().__init__(person, lang, NoTransport(), hub.settings.limits)
        self.live: Final = live
        self.scene: Scene | None = None
        self.client_v = -1
        self.last: ServerMessage | None = None
        self.count = 0
        self.on_text: Callable[[LocalClient, str, ServerMessage, Scene | None], None] = ignore
        self._hub: Final = hub
        self._has_message: Final = asyncio.Event()

    def send_bytes(self, text: bytes) -> None:
        """Receive a message and apply it."""
        message, before = DECODER.decode(text), self.scene
        if isinstance(message, FullScene):
            self.scene, self.client_v = message.scene, message.v
        elif isinstance(message, Patch):
            assert self.scene is not None
            assert message.start == self.client_v
            self.scene, self.client_v = after(self.scene, message), message.to
        elif isinstance(message, UpToDate):
            assert message.v == self.client_v
        elif isinstance(message, Ack | Reject | Hinted | Reviewed | RuleReason):
            self.last = message
        self.count += 1
        self._has_message.set()
        self.on_text(self, text.decode(), message, before)

    async def connect(self) -> None:
        """Connect, with the version of the scene that is kept."""
        mine = self.live.row.seat_of(self.person.id if self.person is not None else None)
        same = self.scene is not None and self.scene.viewer == mine
        await self._hub.enter(self.live, self, self.client_v if same else None)

    def disconnect(self) -> None:
        self._hub.leave(self.live, self)

    async def send_command(self, what: str, **rest: Any) -> ServerMessage | None:
        """Send a command. Returns the last reply."""
        rest.setdefault("key", uuid.uuid4().hex)
        command = msgspec.json.encode({"do": what, **rest})
        handler = CommandHandler(self._hub, self.live, self)
        await endpoint.reply_to(handler, self._hub, self.live, self, command)
        return self.last

    async def choose(self, chance: random.Random) -> ServerMessage | None:
        """Make a random legal choice of the scene."""
        assert self.scene is not None
        return await self.send_command("choose", v=self.client_v, choice=legal(self.scene, chance))

    @property
    def may_choose(self) -> bool:
        """Whether the scene offers choices; a choice may also be changed."""
        return self.scene is not None and bool(self.scene.choices)

    async def wait_for_message(self) -> None:
        """Wait until the next message."""
        self._has_message.clear()
        await asyncio.wait_for(self._has_message.wait(), TIMEOUT_SECONDS)


def legal(scene: Scene, chance: random.Random) -> int:
    """A random choice that the scene offers."""
    parts = {"choices": scene.choices, "subset": scene.subset}
    return legal_choice(msgspec.to_builtins(parts), chance)


def ignore(
    _client: LocalClient, _text: str, _message: ServerMessage, _before: Scene | None
) -> None:
    """The `on_text` of a client that nobody checks."""


def after(scene: Scene, patch: Patch) -> Scene:
    """A scene after a patch: its objects replace those with the same id."""
    new = msgspec.structs.replace(scene, seq=patch.seq, beats=[], recap=None)
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
    """Whether a scene kept by patches equals a fresh one; it may have more faces."""
    assert all(kept.faces[id] == face for id, face in fresh.faces.items())
    parts = (*VALUES, "seats", "log", "seq", "viewer", "game", "match", "format")
    return all(getattr(kept, name) == getattr(fresh, name) for name in parts) and all(
        {each.id: each for each in getattr(kept, name)}
        == {each.id: each for each in getattr(fresh, name)}
        for name in LISTS
    )


@asynccontextmanager
async def running_hub(database: str | Path, limits: Limits = HIGH_LIMITS) -> AsyncIterator[Hub]:
    """A hub that has started, on a database or on an SQLite file."""
    url = f"sqlite:///{database}" if isinstance(database, Path) else database
    hub = Hub(Settings(database=url, secret=b"not a real secret, only a test's", limits=limits))
    await hub.start()
    try:
        yield hub
    finally:
        await hub.stop()


async def new_people(hub: Hub, count: int) -> list[Person]:
    """`count` new people."""
    return [await hub.people.named(None, f"Person {n}") for n in range(count)]


async def start_match(
    hub: Hub,
    people: list[Person],
    bots: int = 0,
    options: dict[str, Any] | None = None,
    game: str = "dragonquest",
    pace: int = 0,
) -> LiveMatch:
    """Start a match of these people, in this order, and some bots after them."""
    me, others = people[0], people[1:]
    seat_requests = [
        SeatRequest("me"),
        *[SeatRequest("open")] * len(others),
        *[SeatRequest("bot", "random")] * bots,
    ]
    live = await lobby.open_table(hub, me, NewTable(game, seat_requests, options or {}, pace=pace))
    for person in others:
        await seats.join(hub, live, person, Join())
    return await lobby.start(hub, live, me)
