"""The console of a person: prints, asks, clears the screen, shows long text page by page."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from donjon.terminal.translator import Translator
from donjon.terminal.wrap_text import wrap, wrap_all

CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"  # the scrollback too: it may show a secret
WIDEST: Final = 160


class PersonConsole:
    """Prints in the person's language and reads what they type; works without a terminal too."""

    def __init__(self, translator: Translator, rich: Console | None = None) -> None:
        self.translator = translator
        self.rich: Final = rich or new_console()
        self.interactive: Final = sys.stdin.isatty()

    @property
    def width(self) -> int:
        """The width in columns, at most `WIDEST`."""
        return min(self.rich.width, WIDEST)

    @property
    def height(self) -> int | None:
        """The height in rows; None if the output is not a terminal."""
        return self.rich.height if self.rich.is_terminal else None

    @property
    def plain(self) -> bool:
        """Whether the output has no colours."""
        return self.rich.no_color or self.rich.color_system is None

    def print(self, *pieces_on: RenderableType) -> None:
        """Print each thing below the one before."""
        for thing in pieces_on:
            if isinstance(thing, Text) and thing.no_wrap:
                self.rich.print(thing, soft_wrap=True)
            elif isinstance(thing, Text):
                for row in wrap(self.rich, thing, self.width):
                    self.rich.print(row, width=self.width)
            else:
                self.rich.print(thing, width=self.width)

    def print_message(self, key: str, **args: int | str) -> None:
        """Print a message. One with a file name is not wrapped, so that it can be copied."""
        self.print(Text(self.translator(key, **args), no_wrap="file" in args))

    def ask(self, key: str, **args: int | str) -> str | None:
        """Ask for a line; None at the end of the input."""
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
        """Clear the screen and its scrollback."""
        if self.rich.is_terminal and not self.rich.is_dumb_terminal:
            self.rich.file.write(CLEAR)

    def page(self, lines: Sequence[Text]) -> None:
        """Print long text, one screen at a time if a person is at the terminal."""
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
    """A Rich console that interprets no markup and adds no highlighting."""
    stream = sys.stderr if stderr else sys.stdout
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")
    return PipedConsole(file=stream, highlight=False, markup=False, emoji=False)


class PipedConsole(Console):
    """A console whose reader may close the pipe (`donjon rules | head`): that is no error."""

    def on_broken_pipe(self) -> None:
        """End with code 0 where Rich would end with code 1."""
        try:
            super().on_broken_pipe()
        except SystemExit:
            raise SystemExit(0) from None
