"""Native code: whether this process runs it, and how far it is where it is compiled beside us.

Who compiles beside a running table (tools/beside.py of the sources) names a small file in
DONJON_NATIVE. It is written anew while that goes on, and the tree of native code then lies beside
it, under its name without `.json`. An installed package has no such file: it is native, or not.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

import msgspec

from donjon.kernel.rules import step

VARIABLE: Final = "DONJON_NATIVE"
WHOLE: Final = 100
Lack = Literal["no-compiler", "no-headers", "no-tools", "no-space", "failed"]


class News(msgspec.Struct, frozen=True):
    """How far it is, in percent; or why there will be no native code."""

    percent: int = 0
    reason: Lack | Literal[""] = ""


class Native:
    """Native code that is compiled beside this process, if it is."""

    def __init__(self, file: Path | None) -> None:
        self.file: Final = file
        self._last = News()

    def news(self) -> News:
        """How far it is; what was known last when the file is gone or cannot be read."""
        try:
            if self.file is not None:
                self._last = msgspec.json.decode(self.file.read_bytes(), type=News)
        except (OSError, msgspec.MsgspecError):
            pass
        return self._last

    def tree(self) -> Path | None:
        """Where it lies, once it is there."""
        if self.file is None or self.news().percent < WHOLE:
            return None
        return self.file.with_suffix("")


def is_native() -> bool:
    """Whether this process runs native code."""
    return not step.__file__.endswith(".py")
