"""One line that tells how far native code is: rewritten on a terminal, a few lines elsewhere."""

from __future__ import annotations

import sys
import time
from typing import Final

from tools.trees import FAILED, NO_COMPILER, NO_HEADERS, NO_SPACE, NO_TOOLS, News

CLEARED: Final = "\r\x1b[K"
STEP: Final = 25
REASONS: Final = {
    NO_COMPILER: "no C compiler (Debian: apt install gcc python3-dev)",
    NO_HEADERS: "no Python.h (Debian: apt install python3-dev)",
    NO_TOOLS: "no mypyc or setuptools in this Python (make play installs them)",
    NO_SPACE: "no native code, for the disk is full (df -h . shows it)",
    FAILED: "native code could not be compiled (build/native.log says why)",
}


class Line:
    """Shows news of native code; `ready` is said when it is there."""

    def __init__(self, ready: str = "", quiet: bool = False) -> None:
        self._begun: Final = time.monotonic()
        self._ready: Final = ready
        self._quiet: Final = quiet
        self._shown = News(-1)

    def show(self, news: News) -> None:
        """Say it, unless it was said already."""
        if self._quiet or news == self._shown:
            return
        in_place = sys.stdout.isatty()
        start = CLEARED if in_place else ""
        if news.is_last:
            print(f"{start}{self.ending(news)}", flush=True)
        elif in_place:
            # The cursor goes back: whatever else is printed takes the place of this line.
            print(f"{start}native code: {news.percent} %", end="\r", flush=True)
        elif news.percent // STEP != self._shown.percent // STEP:
            print(f"native code: {news.percent} %", flush=True)
        self._shown = news

    def ending(self, news: News) -> str:
        """The last line."""
        if news.reason:
            return f"{REASONS[news.reason]}: everything works, interpreted"
        return f"native code: ready after {time.monotonic() - self._begun:.0f} s{self._ready}"
