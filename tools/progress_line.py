"""Shows the progress of native code: one line that is rewritten on a terminal, else a few lines."""

from __future__ import annotations

import sys
import time
from typing import Final

from tools.trees import FAILED, NO_COMPILER, NO_HEADERS, NO_SPACE, NO_TOOLS, BuildProgress

CLEAR_LINE: Final = "\r\x1b[K"
PERCENT_STEP: Final = 25
REASONS: Final = {
    NO_COMPILER: "no C compiler (Debian: apt install gcc python3-dev)",
    NO_HEADERS: "no Python.h (Debian: apt install python3-dev)",
    NO_TOOLS: "no mypyc or setuptools in this Python (make play installs them)",
    NO_SPACE: "no native code, for the disk is full (df -h . shows it)",
    FAILED: "native code could not be compiled (build/native.log says why)",
}


class ProgressLine:
    """Prints the progress of native code; `ready` is appended to the last line."""

    def __init__(self, ready: str = "", quiet: bool = False) -> None:
        self._begun: Final = time.monotonic()
        self._ready: Final = ready
        self._quiet: Final = quiet
        self._shown = BuildProgress(-1)

    def show(self, progress: BuildProgress) -> None:
        """Print the progress unless it was printed already."""
        if self._quiet or progress == self._shown:
            return
        in_place = sys.stdout.isatty()
        start = CLEAR_LINE if in_place else ""
        if progress.is_last:
            print(f"{start}{self.ending(progress)}", flush=True)
        elif in_place:
            # The cursor returns to the start, so that any other output overwrites this line.
            print(f"{start}native code: {progress.percent} %", end="\r", flush=True)
        elif progress.percent // PERCENT_STEP != self._shown.percent // PERCENT_STEP:
            print(f"native code: {progress.percent} %", flush=True)
        self._shown = progress

    def ending(self, progress: BuildProgress) -> str:
        """The last line: why there is no native code, or how long it took."""
        if progress.reason:
            return f"{REASONS[progress.reason]}: everything works, interpreted"
        return f"native code: ready after {time.monotonic() - self._begun:.0f} s{self._ready}"
