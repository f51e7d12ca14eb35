"""Scripted people: each makes random legal choices from what the server sends."""

from __future__ import annotations

import random
import time
from collections import deque
from typing import Final

import msgspec
from msgspec import UNSET, Struct, UnsetType

from bench.table.socket import Socket

# The fields that a person reads; msgspec skips the rest.


class OneChoice(Struct):
    """A choice by its number."""

    id: int


class Subset(Struct):
    """A choice of any of these, between `least` and `most`."""

    of: list[msgspec.Raw]
    least: int
    most: int
    first: int


class Scene(Struct):
    """The choices of a scene."""

    choices: list[OneChoice] = []
    subset: Subset | None = None
    result: msgspec.Raw | None = None


class SceneChanges(Struct):
    """The choices, where they have changed."""

    choices: list[OneChoice] | UnsetType = UNSET
    subset: Subset | UnsetType = UNSET
    result: msgspec.Raw | UnsetType = UNSET


class SceneRemovals(Struct):
    """The parts of the scene that are gone."""

    parts: list[str] = []


class FullScene(Struct, tag_field="is", tag="scene"):
    """A full scene."""

    v: int
    scene: Scene


class Patch(Struct, tag_field="is", tag="patch"):
    """A change of the scene."""

    to: int
    set: SceneChanges
    drop: SceneRemovals


class Ack(Struct, tag_field="is", tag="ack"):
    """A choice was accepted and is durable."""

    key: str
    v: int


class Reject(Struct, tag_field="is", tag="reject"):
    """A choice was refused."""

    key: str
    code: str
    v: int


class Table(Struct, tag_field="is", tag="table"):
    """The table; its content is not read."""


class Chat(Struct, tag_field="is", tag="chat"):
    """Lines of the chat; their content is not read."""


class Choose(Struct, tag_field="do", tag="choose"):
    """The command that makes a choice."""

    v: int
    choice: int
    key: str


ServerMessage = FullScene | Patch | Ack | Reject | Table | Chat
DECODER: Final = msgspec.json.Decoder(ServerMessage)
ENCODER: Final = msgspec.json.Encoder()


class Tally:
    """All people, and what was measured while `counts` is true; times in seconds."""

    def __init__(self) -> None:
        self.people: Final[list[Person]] = []
        self.counts: bool = False
        self.acks: Final[list[float]] = []
        self.broadcasts: Final[list[float]] = []
        self.rejects: Final[dict[str, int]] = {}
        self.over: int = 0
        self.received: int = 0
        self.bytes: int = 0


class Match:
    """Two people at a table. At full speed they choose as soon as they are asked."""

    def __init__(self, tally: Tally, full_speed: bool) -> None:
        self.tally: Final = tally
        self.full_speed: Final = full_speed
        self.is_playing: bool = False
        self.over: bool = False
        self.people: Final[list[Person]] = [Person(self, 0), Person(self, 1)]
        self.spare_matches: list[Match] = []

    def begin(self) -> None:
        self.is_playing = True
        if self.full_speed:
            for person in self.people:
                person.choose()

    def step(self) -> None:
        """Make one choice, for a person who has to choose."""
        for person in random.sample(self.people, 2):
            if person.choose():
                return

    def end(self) -> None:
        """Note the end; at full speed a spare match begins instead."""
        if self.over:
            return
        self.over = True
        if self.is_playing and self.tally.counts:
            self.tally.over += 1
        if self.is_playing and self.spare_matches:
            self.spare_matches.pop().begin()


class Sent(Struct):
    """A choice that waits for its reply: when it was sent, at which version."""

    key: str
    at: float
    v: int


class Person(Socket):
    """The socket of one seat, and the choices of its latest scene."""

    def __init__(self, match: Match, seat: int) -> None:
        super().__init__()
        self.match: Final = match
        self.tally: Final = match.tally
        self.seat: Final = seat
        self.v = -1
        self.choices: list[OneChoice] = []
        self.subset: Subset | None = None
        self.sent: Sent | None = None
        self.made = 0
        self.acknowledged_version = -1
        self.seen_versions: Final[deque[tuple[int, float]]] = deque(maxlen=8)
        self.awaited_acts: Final[list[tuple[int, float]]] = []
        self.tally.people.append(self)

    def received(self, message: bytes) -> None:
        now = time.perf_counter()
        if self.tally.counts:
            self.tally.received += 1
            self.tally.bytes += len(message)
        self.handle(DECODER.decode(message), now)

    def handle(self, message: ServerMessage, now: float) -> None:
        match message:
            case Patch(to, new, gone):
                self.patch(new, gone.parts)
                self.on_version(to, now)
            case FullScene(v, scene):
                self.choices, self.subset = scene.choices, scene.subset
                self.on_version(v, now)
            case Ack(key, v):
                self.on_ack(key, v, now)
            case Reject(key, code):
                self.on_reject(key, code)

    def patch(self, new: SceneChanges, gone: list[str]) -> None:
        if new.choices is not UNSET:
            self.choices = new.choices
        if new.subset is not UNSET:
            self.subset = new.subset
        elif "subset" in gone:
            self.subset = None
        if new.result is not UNSET:
            self.match.end()

    def on_version(self, v: int, now: float) -> None:
        """Note a new version of the scene: note how long the other's choice took, and choose."""
        self.v = v
        self.seen_versions.append((v, now))
        if self.awaited_acts:
            for act, at in [each for each in self.awaited_acts if each[0] <= v]:
                self.awaited_acts.remove((act, at))
                self.tally.broadcasts.append(now - at)
        if self.match.full_speed:
            self.choose()

    def on_ack(self, key: str, v: int, now: float) -> None:
        sent = self.sent
        if sent is None or sent.key != key:
            return
        self.sent, self.acknowledged_version = None, v
        if self.tally.counts:
            self.tally.acks.append(now - sent.at)
            self.match.people[1 - self.seat].time(v, sent.at)
        if self.match.full_speed:
            self.choose()

    def time(self, act: int, at: float) -> None:
        """Note how long the other's act took to arrive here; it may have arrived already."""
        for v, seen_at in self.seen_versions:
            if v >= act:
                self.tally.broadcasts.append(seen_at - at)
                return
        self.awaited_acts.append((act, at))

    def on_reject(self, key: str, code: str) -> None:
        if self.sent is not None and self.sent.key == key:
            self.sent = None
            self.tally.rejects[code] = self.tally.rejects.get(code, 0) + 1

    def choose(self) -> bool:
        """Send a random choice of the latest scene, if there is one."""
        match = self.match
        if not match.is_playing or match.over or self.sent is not None:
            return False
        if self.v < self.acknowledged_version:
            return False
        choice = self.any_choice()
        if choice is None or not self.is_open:
            return False
        self.made += 1
        key = str(self.made)
        self.sent = Sent(key, time.perf_counter(), self.v)
        self.send(ENCODER.encode(Choose(self.v, choice, key)))
        return True

    def any_choice(self) -> int | None:
        if self.choices:
            return random.choice(self.choices).id
        if self.subset is None:
            return None
        subset = self.subset
        picked = random.sample(range(len(subset.of)), random.randint(subset.least, subset.most))
        return subset.first + sum(1 << i for i in picked)
