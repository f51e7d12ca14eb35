"""How an event is read and shown: lines of the log, and beats of the animation."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import field

from donjon.kernel.journal.great_moment import GreatMoment
from donjon.kernel.words.ids import Id, Text

Sound = Literal[
    "turn", "guest", "chat", "card", "tile", "pencil", "dice", "step", "latch", "bell", "pings",
    "points", "heal", "clang", "hurt", "fall", "breath", "roar", "steel", "won", "over",
]  # fmt: skip
"""All sounds of the table. `latch` is a door or a lock, `bell` a key, `pings` are coins, `clang` is
dull metal, `fall` the last heart, `breath` and `roar` are a beast's, `steel` is a fight."""

Does = Literal["plays", "gets", "goes", "aside"]
"""What of a turn a line tells: the seat plays or gets what the line names or refers to, or goes to
the place that it refers to. What goes with every turn is said aside."""


class Beat(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing that happened since the last scene, to be shown in order.

    `into`: of a move and a take the spots or zones they go to, of a flip and a roll the faces
    that are then up. A piece that is not on the table is seen for this beat alone: in `zone`, or
    each on its own of the `spots`. `recap` lays the recap of the scene over the table for a moment,
    under the heading `text`; its `pieces` are turned up when the lines are drawn. A `moment` is
    shown over the table or beside its place.
    `sound` is what is heard, where that does not follow from the rest.
    `line` is the line of the log that tells the same.
    """

    do: Literal[
        "move", "flip", "roll", "take", "hurt", "count", "shuffle", "say", "recap", "moment"
    ]
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
    moment: GreatMoment | None = None
    sound: Sound | None = None


def moment_beat(moment: GreatMoment, sound: Sound | None = None) -> Beat:
    """A beat that shows a great moment."""
    return Beat("moment", moment=moment, sound=sound)


class LogLine(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One line of the log."""

    n: int
    seq: int
    text: Text
    seat: int | None = None
    kind: str | None = None
    refs: list[Id] = []
    does: Does | None = None
