"""How an event is read and shown: lines of the log, and beats of the animation."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import field

from donjon.kernel.words.ids import Id, Text


class Beat(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing that happened since the last scene, to be shown in order.

    `into`: of a move and a take the spots or zones they go to, of a flip and a roll the faces
    that are then up. A piece that is not on the table is seen for this beat alone: in `zone`, or
    each on its own of the `spots`. `recap` lays the recap of the scene over the table for a moment,
    under the heading `text`; its `pieces` are turned up when the lines are drawn.
    `line` is the line of the log that tells the same.
    """

    do: Literal["move", "flip", "roll", "take", "hurt", "count", "shuffle", "say", "recap"]
    pieces: list[Id] = []
    start: Id | None = field(name="from", default=None)
    into: list[Id] = []
    line: int | None = None
    counter: Id | None = None
    by: int | None = None
    zone: Id | None = None
    text: Text | None = None
    on: list[Id] = []
    big: bool = False
    spots: list[Id] = []


class LogLine(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One line of the log."""

    n: int
    seq: int
    text: Text
    seat: int | None = None
    kind: str | None = None
    refs: list[Id] = []
