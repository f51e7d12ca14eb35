"""An event as one viewer reads it."""

from __future__ import annotations

from typing import Literal

import msgspec

from donjon.kernel.words.ids import Id, Text

Does = Literal["plays", "gets", "goes", "aside"]
"""What of a turn a line tells: the seat plays or gets what the line names or refers to, or goes to
the place that it refers to. What goes with every turn is said aside."""


class LogLine(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One line of the log."""

    n: int
    seq: int
    text: Text
    seat: int | None = None
    kind: str | None = None
    refs: list[Id] = []
    does: Does | None = None
