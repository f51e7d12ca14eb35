"""A person at the table, as a program: speaks HTTP and the live protocol, plays what is legal."""

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
PATIENCE: Final = 20.0


class Person:
    """Somebody with a cookie."""

    def __init__(self, url: str) -> None:
        self.url: Final = url.rstrip("/")
        none_kept = httpx.Limits(max_keepalive_connections=0)
        self.http: Final = httpx.Client(base_url=self.url, timeout=PATIENCE, limits=none_kept)

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
        """Open a table: seats as wishes, or as words (`me`, `open`, `person`, or a bot's name)."""
        wishes = [wish(seat) for seat in seats]
        answer = self.post("/api/tables", {"game": "dragonquest", "seats": wishes, **rest})
        assert answer.status_code == 201, answer.text
        found: JSON = answer.json()
        return found

    def cookie(self) -> str:
        """The header that proves who one is."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def sit(self, table: str, **query: Any) -> Seat:
        """A live connection to a table."""
        return Seat(self, table, query)


def wish(seat: JSON | str) -> JSON:
    """A seat's wish from a word."""
    if isinstance(seat, dict):
        return seat
    if seat in ("me", "open", "person"):
        return {"kind": seat}
    return {"kind": "bot", "bot": seat}


class Seat:
    """One live connection: keeps the scene by whole scenes and patches, as a client does."""

    def __init__(self, person: Person, table: str, query: JSON) -> None:
        self.person: Final = person
        self.table: Final = table
        self.query: Final = query
        self.scene: JSON | None = None
        self.v = -1
        self.info: JSON = {}
        self.chat: list[JSON] = []
        self.heard: list[str] = []
        self.on_text: Callable[[str], None] = self.heard.append
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
        """Open the connection, with the version that is known already."""
        query = dict(self.query)
        if self.scene is not None:
            query["have"] = self.v
            if self.scene["viewer"] is not None:
                query["eyes"] = self.scene["viewer"]
        words = "&".join(f"{name}={value}" for name, value in query.items())
        url = f"{self.person.url.replace('http', 'ws', 1)}/api/tables/{self.table}/live?{words}"
        headers = {"Cookie": self.person.cookie()}
        self._socket = await connect(url, additional_headers=headers, max_size=None, max_queue=None)

    async def disconnect(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def say(self, what: str, **rest: Any) -> str:
        """Send a message with a new key; the key."""
        key = rest.pop("key", None) or uuid.uuid4().hex
        message = {"do": what, **rest} if what == "ping" else {"do": what, "key": key, **rest}
        await self.send(msgspec.json.encode(message).decode())
        return str(key)

    async def send(self, text: str) -> None:
        assert self._socket is not None
        await self._socket.send(text)

    async def next(self, patience: float = PATIENCE) -> JSON:
        """The next message, taken into account."""
        assert self._socket is not None
        text = await asyncio.wait_for(self._socket.recv(), patience)
        assert isinstance(text, str)
        self.on_text(text)
        told: JSON = msgspec.json.decode(text)
        self.take(told)
        return told

    async def until(self, *kinds: str, key: str | None = None) -> JSON:
        """The next message of that kind (and with that key)."""
        while True:
            told = await self.next()
            if told["is"] in kinds and (key is None or told["key"] == key):
                return told

    async def closed(self) -> int:
        """Read until the server closes; its code."""
        assert self._socket is not None
        try:
            while True:
                await self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 0

    async def ask(self, what: str, **rest: Any) -> JSON:
        """Say something and wait for its answer."""
        key = await self.say(what, **rest)
        return await self.until("ack", "reject", "hint", "why", key=key)

    def take(self, told: JSON) -> None:
        """What a message changes."""
        if told["is"] == "scene":
            self.scene, self.v = told["scene"], told["v"]
        elif told["is"] == "patch":
            assert self.scene is not None
            assert told["from"] == self.v, (told["from"], self.v)
            self.scene, self.v = patched(self.scene, told), told["to"]
        elif told["is"] == "table":
            self.info = told["table"]
        elif told["is"] == "chat":
            self.chat += told["lines"]

    @property
    def may_choose(self) -> bool:
        """Whether this seat is asked something."""
        return self.scene is not None and bool(self.scene["prompt"]["mine"])

    @property
    def is_over(self) -> bool:
        return self.scene is not None and "result" in self.scene

    def any_choice(self, chance: random.Random) -> int:
        """A legal choice from what the server sent."""
        assert self.scene is not None
        return legal_choice(self.scene, chance)

    async def play(self, chance: random.Random, most: int = 10_000) -> int:
        """Play random legal choices until the match is over; how many."""
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
    """Any choice that a scene offers."""
    options = [choice["id"] for choice in scene.get("choices", [])]
    subset = scene.get("subset")
    if subset is not None:
        of = range(len(subset["of"]))
        picked = chance.sample(of, chance.randint(subset["least"], subset["most"]))
        options.append(subset["first"] + sum(1 << at for at in picked))
    return int(chance.choice(options))


LISTS: Final = ("boards", "zones", "pieces", "counters", "strokes")


def patched(scene: JSON, patch: JSON) -> JSON:
    """A scene after a patch, by the rules of the protocol and nothing else."""
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
    """Whether a scene kept by patches is a fresh one. Lists are sets of things with ids, beats
    belong to the way, and a face that was known once stays known."""
    faces = {id: face for id, face in kept["faces"].items() if id in fresh["faces"]}
    return by_ids({**kept, "faces": faces}) == by_ids(fresh)


def by_ids(scene: JSON) -> JSON:
    new = {name: value for name, value in scene.items() if value and name != "beats"}
    for name in LISTS:
        new[name] = {each["id"]: each for each in scene.get(name, [])}
    return new


def merged(old: list[JSON], fresh: list[JSON], id: str) -> list[JSON]:
    """The old ones with the fresh ones in their place, the new ones after them."""
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
