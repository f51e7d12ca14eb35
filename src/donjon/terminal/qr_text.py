"""A QR code in a terminal: two rows of squares in a line of half blocks."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.text import Text

QUIET: Final = 4  # light squares on every side, without which a phone finds no code
BLOCKS: Final = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
INK_ON_PAPER: Final = "#000000 on #ffffff"  # of its own, whatever the terminal's colours are


def qr_text(rows: list[list[bool]]) -> Text:
    """The code of these rows of squares (True is dark), with its quiet zone."""
    side = [False] * QUIET
    blank = [False] * (len(rows[0]) + 2 * QUIET)
    framed = [*[blank] * QUIET, *[[*side, *row, *side] for row in rows], *[blank] * (QUIET + 1)]
    lines = [
        "".join(BLOCKS[above, below] for above, below in zip(*pair))
        for pair in zip(framed[::2], framed[1::2])
    ]
    return Text("\n".join(lines), style=INK_ON_PAPER, no_wrap=True)


def shows_qr_codes(console: Console) -> bool:
    """Whether a code can be read off the console: a terminal with colours and half blocks."""
    if not console.is_terminal or console.no_color or console.color_system is None:
        return False
    return console.encoding.lower().startswith("utf")
