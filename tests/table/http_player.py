"""A person at the table, as a program: uses HTTP and the live protocol, plays legal choices."""

from __future__ import annotations

import asyncio
import random
import uuid
from collections.abc import Callable
from types import TracebackType
from typing import Any, Final, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

JSON = dict[str, Any]
TIMEOUT_SECONDS: Final = 20.0


class Person:
    """A person with a cookie of their own."""

    def __init__(self, url: str) -> None:
        self.url: Final = url.rstrip("/")
        none_kept = httpx.Limits(max_keepalive_connections=0)
        self.http: Final = httpx.Client(
            base_url=self.url, timeout=TIMEOUT_SECONDS, limits=none_kept
        )

    def named(self, name: str) -> Self:
        """Choose a name."""
        assert self.put("/api/me", {"name": name}).status_code == 200
        return self

    def get(self, path: str, **params: Any) -> httpx.Response:
        return self.http.get(path, params=params)

    def put(self, path: str, data: JSON) -> httpx.Response:
        return self.http.put(path, json=data)

    def post(self, path: str, data: JSON | None = None) -> httpx.Response:
        return self.http.post(path, json=data)

    def open(self, seats: list[JSON | str], **rest: Any) -> JSON:
        """Open a table: seats as requests, or as words (`me`, `open`, `person`, a bot's name)."""
        requests = [seat_request(seat) for seat in seats]
        answer = self.post("/api/tables", {"game": "dragonquest", "seats": requests, **rest})
        assert answer.status_code == 201, answer.text
        found: JSON = answer.json()
        return found

    def cookie(self) -> str:
        """The cookie header that identifies the person."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def sit(self, table: str, **query: Any) -> Seat:
        """A live connection to a table, not opened yet."""
        return Seat(self, table, query)


def seat_request(seat: JSON | str) -> JSON:
    """A seat request from a word."""
    if isinstance(seat, dict):
        return seat
    if seat in ("me", "open", "person"):
        return {"kind": seat}
    return {"kind": "bot", "bot": seat}


class Seat:
    """One live connection: keeps the scene from full scenes and patches, as a client does."""

    def __init__(self, person: Person, table: str, query: JSON) -> None:
        self.person: Final = person
        self.table: Final = table
        self.query: Final = query
        self.scene: JSON | None = None
        self.v = -1
        self.info: JSON = {}
        self.chat: list[JSON] = []
        self.texts: list[str] = []
        self.on_text: Callable[[str], None] = self.texts.append
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:  # fmt: skip
        await self.disconnect()

    async def connect(self) -> None:
        """Open the connection, with the version of the scene that is kept."""
        query = dict(self.query)
        if self.scene is not None:
            query["have"] = self.v
            if self.scene["viewer"] is not None:
                query["viewer"] = self.scene["viewer"]
        words = "&".join(f"{name}={value}" for name, value in query.items())
        url = f"{self.person.url.replace('http', 'ws', 1)}/api/tables/{self.table}/live?{words}"
        headers = {"Cookie": self.person.cookie()}
        self._socket = await connect(url, additional_headers=headers, max_size=None, max_queue=None)

    async def disconnect(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    def abort(self) -> None:
        """Drop the connection without a closing handshake."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def send_command(self, what: str, **rest: Any) -> str:
        """Send a command with a new key. Returns the key."""
        key = rest.pop("key", None) or uuid.uuid4().hex
        message = {"do": what, **rest} if what == "ping" else {"do": what, "key": key, **rest}
        await self.send(msgspec.json.encode(message).decode())
        return str(key)

    async def send(self, text: str) -> None:
        assert self._socket is not None
        await self._socket.send(text)

    async def next(self, timeout: float = TIMEOUT_SECONDS) -> JSON:
        """Receive the next message and apply it."""
        assert self._socket is not None
        text = await asyncio.wait_for(self._socket.recv(), timeout)
        assert isinstance(text, str)
        self.on_text(text)
        message: JSON = msgspec.json.decode(text)
        self.apply(message)
        return message

    async def until(self, *kinds: str, key: str | None = None) -> JSON:
        """Receive messages until one of these kinds (and with this key)."""
        while True:
            message = await self.next()
            if message["is"] in kinds and (key is None or message["key"] == key):
                return message

    async def closed(self) -> int:
        """Receive messages until the server closes. Returns the close code."""
        assert self._socket is not None
        try:
            while True:
                await self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 0

    async def ask(self, what: str, **rest: Any) -> JSON:
        """Send a command and wait for its reply."""
        key = await self.send_command(what, **rest)
        return await self.until("ack", "reject", "hint", "why", key=key)

    def apply(self, message: JSON) -> None:
        """Keep what a message changes."""
        if message["is"] == "scene":
            self.scene, self.v = message["scene"], message["v"]
        elif message["is"] == "patch":
            assert self.scene is not None
            assert message["from"] == self.v, (message["from"], self.v)
            self.scene, self.v = patched(self.scene, message), message["to"]
        elif message["is"] == "table":
            self.info = message["table"]
        elif message["is"] == "chat":
            self.chat += message["lines"]

    @property
    def may_choose(self) -> bool:
        """Whether this seat has to choose."""
        return self.scene is not None and bool(self.scene["prompt"]["mine"])

    @property
    def is_over(self) -> bool:
        return self.scene is not None and "result" in self.scene

    def any_choice(self, chance: random.Random) -> int:
        """A random legal choice of the scene."""
        assert self.scene is not None
        return legal_choice(self.scene, chance)

    async def play(self, chance: random.Random, most: int = 10_000) -> int:
        """Play random legal choices until the match is over. Returns how many."""
        made = 0
        while not self.is_over and made < most:
            if self.may_choose:
                answer = await self.ask("choose", v=self.v, choice=self.any_choice(chance))
                assert answer["is"] == "ack", answer
                made += 1
                while self.v < answer["v"]:
                    await self.next()
            else:
                await self.next()
        return made


def legal_choice(scene: JSON, chance: random.Random) -> int:
    """A random choice that a scene offers."""
    options = [choice["id"] for choice in scene.get("choices", [])]
    subset = scene.get("subset")
    if subset is not None:
        of = range(len(subset["of"]))
        picked = chance.sample(of, chance.randint(subset["least"], subset["most"]))
        options.append(subset["first"] + sum(1 << at for at in picked))
    return int(chance.choice(options))


LISTS: Final = ("boards", "zones", "pieces", "counters", "strokes")


def patched(scene: JSON, patch: JSON) -> JSON:
    """A scene after a patch, by the rules of the protocol alone."""
    new = dict(scene)
    new["seq"] = patch["seq"]
    for name, value in patch["set"].items():
        if name in LISTS:
            new[name] = merged(scene.get(name, []), value, "id")
        elif name == "seats":
            new[name] = merged(scene[name], value, "seat")
        elif name == "faces":
            new[name] = {**scene[name], **value}
        else:
            new[name] = value
    for name, ids in patch["drop"].items():
        if name == "parts":
            for part in ids:
                new.pop(part, None)
        else:
            new[name] = [each for each in new.get(name, []) if each["id"] not in ids]
    new["log"] = scene.get("log", [])[: patch["lines"]] + patch.get("log", [])
    return new


def same_scene(kept: JSON, fresh: JSON) -> bool:
    """Whether a scene kept by patches equals a fresh one.

    Objects are compared by id, beats are ignored, and the kept one may have more faces.
    """
    faces = {id: face for id, face in kept["faces"].items() if id in fresh["faces"]}
    return by_ids({**kept, "faces": faces}) == by_ids(fresh)


def by_ids(scene: JSON) -> JSON:
    new = {name: value for name, value in scene.items() if value and name not in ("beats", "recap")}
    for name in LISTS:
        new[name] = {each["id"]: each for each in scene.get(name, [])}
    return new


def merged(old: list[JSON], fresh: list[JSON], id: str) -> list[JSON]:
    """The old objects, replaced by the fresh ones with the same id; new ones at the end."""
    by_id = {each[id]: each for each in old}
    by_id.update({each[id]: each for each in fresh})
    return list(by_id.values())


__all__ = [
    "JSON",
    "ConnectionClosed",
    "Person",
    "Seat",
    "WebSocketException",
    "legal_choice",
    "patched",
    "same_scene",
]
