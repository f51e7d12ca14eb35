"""Where the table meets the person: prints, asks, clears, pages."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from donjon.terminal.translator import Translator
from donjon.terminal.wrap_text import wrap, wrap_all

CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"  # and what has scrolled away: it may hold a secret
WIDEST: Final = 160


class PersonConsole:
    """A console to print on and lines to read; both may be a terminal, or neither."""

    def __init__(self, translator: Translator, rich: Console | None = None) -> None:
        self.translator = translator
        self.rich: Final = rich or new_console()
        self.interactive: Final = sys.stdin.isatty()

    @property
    def width(self) -> int:
        """How many columns there are."""
        return min(self.rich.width, WIDEST)

    @property
    def height(self) -> int | None:
        """How many rows there are; nothing when it is no terminal."""
        return self.rich.height if self.rich.is_terminal else None

    @property
    def plain(self) -> bool:
        """Whether colours are not seen."""
        return self.rich.no_color or self.rich.color_system is None

    def print(self, *things: RenderableType) -> None:
        """Print things, one below the other."""
        for thing in things:
            if isinstance(thing, Text) and thing.no_wrap:
                self.rich.print(thing, soft_wrap=True)
            elif isinstance(thing, Text):
                for row in wrap(self.rich, thing, self.width):
                    self.rich.print(row, width=self.width)
            else:
                self.rich.print(thing, width=self.width)

    def say(self, key: str, **args: int | str) -> None:
        """Print a sentence; one that names a file is not broken, so that it can be copied."""
        self.print(Text(self.translator(key, **args), no_wrap="file" in args))

    def ask(self, key: str, **args: int | str) -> str | None:
        """A line that the person types; None when there are no more."""
        self.rich.print(Text(self.translator(key, **args)), end=" ")
        self.rich.file.flush()
        line = sys.stdin.readline()
        if not line:
            self.rich.print()
            return None
        if not self.interactive:
            self.rich.print(Text(line.strip()))
        return line.strip()

    def clear(self) -> None:
        """Wipe the screen, with what can be scrolled back to."""
        if self.rich.is_terminal and not self.rich.is_dumb_terminal:
            self.rich.file.write(CLEAR)

    def page(self, lines: Sequence[Text]) -> None:
        """Long text, a screen at a time when someone sits there."""
        if not (self.interactive and self.height):
            self.print(*lines)
            return
        rows = wrap_all(self.rich, list(lines), self.width)
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
