"""Parses the Markdown of a catalogue: headings, and rules as list items or table rows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import takewhile
from typing import Final

ID: Final = r"[A-Z]{2}-(?:[A-Z]\.?)?\d+(?:\.\d+)?"
ITEM: Final = re.compile(rf"\s*[-*]\s+\*\*(?P<id>{ID})\*\*\s*(?P<text>.*)")
ROW: Final = re.compile(rf"\|\s*(?:\*\*)?(?P<id>{ID})(?:\*\*)?\s*\|")
CELLS: Final = re.compile(r"(?<!\\)\|")
HEADING: Final = re.compile(r"#{1,6}\s+(.*)")
FENCE: Final = "```"
COLON: Final = {"en": ":", "fr": "\u00a0:"}


def parts_of(text: str) -> Iterator[tuple[str, list[str]]]:
    """Each heading with the lines below it; a # in a fenced block is not a heading."""
    heading, lines, fenced = "", list[str](), False
    for line in text.splitlines():
        fenced ^= line.lstrip().startswith(FENCE)
        found = None if fenced else HEADING.match(line)
        if found:
            if heading:
                yield heading, lines
            heading, lines = found[1], []
        else:
            lines.append(line)
    yield heading, lines


def statements(lines: list[str], lang: str) -> Iterator[tuple[str, str]]:
    """The ids of the rules in a section, with their texts."""
    head: list[str] = []
    for number, line in enumerate(lines):
        if item := ITEM.match(line):
            yield item["id"], item_text(item["text"], lines[number + 1 :])
        elif row := ROW.match(line):
            yield row["id"], row_text(head, cells(line)[1:], COLON[lang])
        elif line.startswith("|") and not set(line) <= set("|-: "):
            head = cells(line)[1:]


def item_text(first: str, rest: list[str]) -> str:
    """An item with its continuation lines; after a colon also the table that follows."""
    text = "\n".join([first, *continuation(rest)]).strip()
    if text.endswith(":"):
        below = [line for line in rest if line.strip()]
        table = list(takewhile(lambda line: line.startswith("|") and not ROW.match(line), below))
        text = "\n".join([text, *table])
    return text


def continuation(lines: list[str]) -> Iterator[str]:
    """The lines after an item that still belong to it: indented, fenced, or without a gap."""
    gap = fenced = False
    for line in lines:
        fence = line.lstrip().startswith(FENCE)
        if not (fenced or fence or not line.strip()):
            if line.startswith(("|", "- ")) or (gap and not line.startswith("  ")):
                return
        fenced ^= fence
        gap = not line.strip()
        yield line


def cells(line: str) -> list[str]:
    """The cells of a row of a table."""
    return [cell.strip().replace("\\|", "|") for cell in CELLS.split(line.strip().strip("|"))]


def row_text(head: list[str], row: list[str], colon: str) -> str:
    """The text of a row: its only cell, or each cell with the name of its column."""
    if len(row) == 1:
        return row[0]
    named = zip(head + [""] * len(row), row)
    return "\n".join(f"**{name}**{colon} {cell}" if name else cell for name, cell in named if cell)
