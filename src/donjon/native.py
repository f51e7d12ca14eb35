"""Native code: whether this process runs it, and the progress of a compilation next to it.

A program that compiles next to a running table (tools/serve_while_compiling.py of the sources)
names a small JSON file in DONJON_NATIVE and rewrites it as it proceeds. The tree of native code
then lies next to that file, under its name without `.json`. An installed package has no such file.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

import msgspec

from donjon.kernel.rules import step

VARIABLE: Final = "DONJON_NATIVE"
DONE: Final = 100
NativeFailure = Literal["no-compiler", "no-headers", "no-tools", "no-space", "failed"]


class Progress(msgspec.Struct, frozen=True):
    """How much is compiled, in percent; `reason` says why there will be no native code."""

    percent: int = 0
    reason: NativeFailure | Literal[""] = ""


class Native:
    """Native code that is being compiled next to this process; `file` is None if none is."""

    def __init__(self, file: Path | None) -> None:
        self.file: Final = file
        self._last = Progress()

    def progress(self) -> Progress:
        """The progress in the file; the last one known if the file is gone or unreadable."""
        try:
            if self.file is not None:
                self._last = msgspec.json.decode(self.file.read_bytes(), type=Progress)
        except (OSError, msgspec.MsgspecError):
            pass
        return self._last

    def tree(self) -> Path | None:
        """The folder of the native code; None until it is complete."""
        if self.file is None or self.progress().percent < DONE:
            return None
        return self.file.with_suffix("")


def is_native() -> bool:
    """Whether this process runs native code."""
    return not step.__file__.endswith(".py")
