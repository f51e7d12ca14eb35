"""Wraps text into rows; words around a no-break space stay together."""

from __future__ import annotations

import re
from typing import Final

from rich.console import Console
from rich.text import Text

HARD: Final = "\u00a0"
NARROW: Final = "\u202f"
HELD: Final = {HARD: "\ue000", NARROW: "\ue001"}  # Rich does not break a line at these stand-ins
GLUED: Final = 40
NUMBER: Final = re.compile(r" *\d+  ")


def wrap(console: Console, text: Text, width: int) -> list[Text]:
    """Wrap a text; after a leading number, further rows are indented."""
    rows = break_rows(console, text, width)
    number = NUMBER.match(text.plain)
    if len(rows) == 1 or number is None:
        return rows
    inset = len(number[0])
    rest = break_rows(console, text[inset:], width - inset)
    return [text[:inset] + rest[0], *[Text(" " * inset) + row for row in rest[1:]]]


def break_rows(console: Console, text: Text, width: int) -> list[Text]:
    """Break a text into rows no wider than `width`."""
    held = text.copy()
    for space, sign in HELD.items():
        held.plain = held.plain.replace(space, sign)
    rows = list(held.wrap(console, width))
    for row in rows:
        row.rstrip()
        row.plain = row.plain.replace(HELD[HARD], " ").replace(HELD[NARROW], NARROW)
    return rows


def wrap_all(console: Console, texts: list[Text], width: int) -> list[Text]:
    """The rows of several texts, in order."""
    return [row for text in texts for row in wrap(console, text, width)]


def glue(words: str) -> str:
    """Keep the words of a short name together."""
    return words.replace(" ", HARD) if len(words) <= GLUED else words
