"""Shows the progress of a search at the terminal: each better path and each lower bound."""

from __future__ import annotations

import time
from typing import Final

from rich.console import Console
from rich.text import Text

from donjon.games.map_masters.solver.input.time_limit import TimeLimit
from donjon.games.map_masters.solver.input.weights import POINT
from donjon.terminal.draw import colours as paint
from donjon.terminal.translator import Translator

UNKNOWN: Final = -1


class Progress(TimeLimit):
    """Ends a search after `seconds`, and prints a line for every improvement."""

    def __init__(self, seconds: float, console: Console, translator: Translator) -> None:
        self.begun: Final = time.monotonic()
        self.seconds: Final = seconds
        self.console: Final = console
        self.translator: Final = translator
        self.value = 0
        self.bound = UNKNOWN

    def may_go_on(self, steps: int) -> bool:
        return not self.is_out_of_time()

    def is_out_of_time(self) -> bool:
        return time.monotonic() - self.begun >= self.seconds

    def on_better_path(self, value: int, steps: int) -> None:
        self.value = value
        self.report()

    def on_lower_bound(self, bound: int, steps: int) -> None:
        if bound != self.bound:
            self.bound = bound
            self.report()

    def report(self) -> None:
        """Print «0.3 s: 11.05 points, at most 12.00», if the output is a terminal."""
        if self.console.is_terminal:
            key = "mm-solve-so-far" if self.bound == UNKNOWN else "mm-solve-between"
            seconds = self.translator.figure(f"{time.monotonic() - self.begun:.1f}")
            value, bound = points(self.value, self.translator), points(self.bound, self.translator)
            line = self.translator(key, seconds=seconds, value=value, bound=bound)
            self.console.print(Text(line, paint.FAINT))


def points(parts: int, translator: Translator) -> str:
    """Parts of a point written as points."""
    return translator.figure(f"{parts / POINT:.2f}")
