"""What a person sees while the solver searches: each better path, and the bound that falls."""

from __future__ import annotations

import time
from typing import Final

from rich.console import Console
from rich.text import Text

from donjon.games.map_masters.solver.input.time_limit import Watch
from donjon.games.map_masters.solver.input.weights import POINT
from donjon.terminal.draw import colours as paint
from donjon.terminal.translator import Voice

UNKNOWN: Final = -1


class Progress(Watch):
    """Ends after some seconds; until then a line on a terminal for every step forward."""

    def __init__(self, seconds: float, console: Console, voice: Voice) -> None:
        self.begun: Final = time.monotonic()
        self.seconds: Final = seconds
        self.console: Final = console
        self.voice: Final = voice
        self.value = 0
        self.bound = UNKNOWN

    def goes_on(self, looks: int) -> bool:
        return not self.is_late()

    def is_late(self) -> bool:
        return time.monotonic() - self.begun >= self.seconds

    def better(self, value: int, looks: int) -> None:
        self.value = value
        self.tell()

    def lowered(self, bound: int, looks: int) -> None:
        if bound != self.bound:
            self.bound = bound
            self.tell()

    def tell(self) -> None:
        """«0.3 s: 11.05 points, at most 12.00»."""
        if self.console.is_terminal:
            key = "mm-solve-so-far" if self.bound == UNKNOWN else "mm-solve-between"
            seconds = self.voice.figure(f"{time.monotonic() - self.begun:.1f}")
            value, bound = points(self.value, self.voice), points(self.bound, self.voice)
            line = self.voice(key, seconds=seconds, value=value, bound=bound)
            self.console.print(Text(line, paint.FAINT))


def points(parts: int, voice: Voice) -> str:
    """Parts of a point as points."""
    return voice.figure(f"{parts / POINT:.2f}")
