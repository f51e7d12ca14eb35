"""An event as one viewer reads it."""

from __future__ import annotations

import msgspec

from donjon.kernel.words.ids import Id, Text


class LogLine(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One line of the log."""

    n: int
    seq: int
    text: Text
    seat: int | None = None
    kind: str | None = None
    refs: list[Id] = []
