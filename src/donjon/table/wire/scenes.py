"""Scenes, the patches between them, and replays."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import field

from donjon.kernel.journal.log_line import LogLine
from donjon.kernel.scene import (
    Board,
    ChoicePreview,
    Counter,
    Face,
    Layout,
    Mode,
    Outcome,
    Piece,
    Prompt,
    Recap,
    Scene,
    SceneChoice,
    SeatInfo,
    Shortcut,
    Stroke,
    Subset,
    Zone,
)
from donjon.kernel.scene.beat import Beat
from donjon.kernel.words.ids import Id, Text
from donjon.kernel.words.message import Message
from donjon.table.wire.tables import TableInfo


class SceneChanges(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is new in a scene: new or changed objects as a whole, and the parts that changed."""

    title: Text | None = None
    phases: list[Text] | None = None
    phase: int | None = None
    seats: list[SeatInfo] = []
    layout: Layout | None = None
    boards: list[Board] = []
    zones: list[Zone] = []
    pieces: list[Piece] = []
    faces: dict[Id, Face] = {}
    counters: list[Counter] = []
    strokes: list[Stroke] = []
    prompt: Prompt | None = None
    choices: list[SceneChoice] | None = None
    subset: Subset | None = None
    shortcuts: list[Shortcut] | None = None
    result: Outcome | None = None
    previews: dict[Id, ChoicePreview] | None = None
    modes: list[Mode] | None = None
    review: Text | None = None


class SceneRemovals(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is gone: objects by id, parts of the scene by name."""

    boards: list[Id] = []
    zones: list[Id] = []
    pieces: list[Id] = []
    counters: list[Id] = []
    strokes: list[Id] = []
    parts: list[Literal["phase", "subset", "result", "review"]] = []


class Patch(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="patch"):
    """The change from one version of a scene to a later one.

    The client keeps the first `lines` lines of the log and appends `log`.
    """

    start: int = field(name="from")
    to: int
    seq: int
    set: SceneChanges
    drop: SceneRemovals
    lines: int
    log: list[LogLine] = []
    beats: list[Beat] = []
    recap: Recap | None = None


class FullScene(msgspec.Struct, frozen=True, tag_field="is", tag="scene"):
    """The full scene at a version."""

    v: int
    scene: Scene


class Arrival(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody who comes to a table needs first; there is no scene before the match begins."""

    table: TableInfo
    scene: FullScene | None = None


class UpToDate(msgspec.Struct, frozen=True, tag_field="is", tag="up-to-date"):
    """The client has the latest scene already."""

    v: int


class Replay(msgspec.Struct, frozen=True):
    """A part of a match: the scene after `at` choices and the patches that follow.

    `turns` has the seat of every choice of the whole match.
    """

    at: int
    scene: Scene
    patches: list[Patch]
    turns: list[int]
    events: list[TimelineEvent]
    table: TableInfo


class TimelineEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """A big event on the timeline of a replay, and the things it is about."""

    seq: int
    text: Message
    refs: list[Id] = []
