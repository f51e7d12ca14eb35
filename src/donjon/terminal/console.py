"""Where the table meets the person: prints, asks, clears, pages."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from donjon.terminal.translator import Voice
from donjon.terminal.wrap_text import wrap, wrap_all

CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"  # and what has scrolled away: it may hold a secret
WIDEST: Final = 160


class Desk:
    """A console to print on and lines to read; both may be a terminal, or neither."""

    def __init__(self, voice: Voice, console: Console | None = None) -> None:
        self.voice = voice
        self.console: Final = console or new_console()
        self.interactive: Final = sys.stdin.isatty()

    @property
    def width(self) -> int:
        """How many columns there are."""
        return min(self.console.width, WIDEST)

    @property
    def height(self) -> int | None:
        """How many rows there are; nothing when it is no terminal."""
        return self.console.height if self.console.is_terminal else None

    @property
    def plain(self) -> bool:
        """Whether colours are not seen."""
        return self.console.no_color or self.console.color_system is None

    def print(self, *things: RenderableType) -> None:
        """Print things, one below the other."""
        for thing in things:
            if isinstance(thing, Text) and thing.no_wrap:
                self.console.print(thing, soft_wrap=True)
            elif isinstance(thing, Text):
                for row in wrap(self.console, thing, self.width):
                    self.console.print(row, width=self.width)
            else:
                self.console.print(thing, width=self.width)

    def say(self, key: str, **args: int | str) -> None:
        """Print a sentence; one that names a file is not broken, so that it can be copied."""
        self.print(Text(self.voice(key, **args), no_wrap="file" in args))

    def ask(self, key: str, **args: int | str) -> str | None:
        """A line that the person types; None when there are no more."""
        self.console.print(Text(self.voice(key, **args)), end=" ")
        self.console.file.flush()
        line = sys.stdin.readline()
        if not line:
            self.console.print()
            return None
        if not self.interactive:
            self.console.print(Text(line.strip()))
        return line.strip()

    def clear(self) -> None:
        """Wipe the screen, with what can be scrolled back to."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(CLEAR)

    def page(self, lines: Sequence[Text]) -> None:
        """Long text, a screen at a time when someone sits there."""
        if not (self.interactive and self.height):
            self.print(*lines)
            return
        rows = wrap_all(self.console, list(lines), self.width)
        step = max(1, self.height - 2)
        for start in range(0, len(rows), step):
            self.print(*rows[start : start + step])
            if start + step < len(rows) and self.ask("term-more") not in ("", " "):
                return


def new_console(stderr: bool = False) -> Console:
    """A console that prints what it is given and nothing else."""
    stream = sys.stderr if stderr else sys.stdout
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")
    return PipedConsole(file=stream, highlight=False, markup=False, emoji=False)


class PipedConsole(Console):
    """A console whose reader may go away (`donjon rules | head`) without anything being wrong."""

    def on_broken_pipe(self) -> None:
        """Rich says nothing more, and neither do we."""
        try:
            super().on_broken_pipe()
        except SystemExit:
            raise SystemExit(0) from None
