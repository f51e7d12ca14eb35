"""What pieces do when something happens: they move, turn over, are thrown, taken or counted."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import field

from donjon.kernel.words.ids import Id, Text


class Motion(msgspec.Struct, frozen=True, gc=False):
    """One thing that pieces do. It names pieces and places, and is true for every drawing.

    `into`: of a move and a take the spots or zones they go to, of a flip and a roll the faces
    that are then up. A piece that is not on the table is seen for this motion alone: in `zone`, or
    each on its own of the `spots`. `recap` lays the recap of the scene over the table for a moment,
    under the heading `text`; its `pieces` are turned up when the lines are drawn.
    """

    do: Literal["move", "flip", "roll", "take", "hurt", "count", "shuffle", "say", "recap"]
    pieces: list[Id] = []
    start: Id | None = field(name="from", default=None)
    into: list[Id] = []
    counter: Id | None = None
    by: int | None = None
    zone: Id | None = None
    text: Text | None = None
    on: list[Id] = []
    big: bool = False
    spots: list[Id] = []
