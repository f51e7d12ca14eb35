"""Renders the Markdown of a rule: paragraphs, lettered parts, code and tables."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from donjon.rule_catalogue.lookup import Entry, Section
from donjon.rule_catalogue.markdown import FENCE, cells
from donjon.terminal.draw import colours as paint

INLINE: Final = re.compile(r"\*\*(?P<bold>.+?)\*\*|(?<!\w)\*(?P<slant>[^*]+)\*|`(?P<code>[^`]+)`")
STYLES: Final = {"bold": "bold", "slant": "italic", "code": "bold"}
PART: Final = re.compile(r"\s*([a-z]\)|[-*] |\d+\. |\*\*)")


def entry_parts(entry: Entry) -> Iterator[RenderableType]:
    """A statement with its id; its further parts are indented."""
    parts = list(parts_of(f"**{entry.id}** {entry.text}"))
    yield from parts[:1]
    for part in parts[1:]:
        yield Padding(part, (0, 0, 0, 2))


def section_parts(section: Section) -> Iterator[RenderableType]:
    """A section with its heading."""
    yield Text(section.heading, paint.TITLE)
    yield from parts_of(section.text)


def parts_of(markdown: str) -> Iterator[RenderableType]:
    """The renderables for some Markdown."""
    for block in blocks_of(markdown):
        if block[0].lstrip().startswith(FENCE):
            yield Text("\n".join(block[1:]), no_wrap=False)
        elif block[0].startswith("|"):
            yield table_of(block)
        else:
            yield styled(" ".join(line.strip() for line in block))


def blocks_of(markdown: str) -> Iterator[list[str]]:
    """The Markdown in blocks of lines: a paragraph, a part a) or b), a table, a fenced block."""
    block: list[str] = []
    fenced = False
    for line in markdown.splitlines():
        fence = line.lstrip().startswith(FENCE)
        if fence or (not fenced and begins_anew(line, block)):
            if block:
                yield block
            block = []
        fenced ^= fence
        if fenced or (line.strip() and not fence):
            block.append(line)
    if block:
        yield block


def begins_anew(line: str, block: list[str]) -> bool:
    """Whether a line begins a new block."""
    return not line.strip() or PART.match(line) is not None or is_table(line, block)


def is_table(line: str, block: list[str]) -> bool:
    """Whether a table begins or ends with this line."""
    return bool(block) and line.startswith("|") != block[0].startswith("|")


def table_of(lines: list[str]) -> Table:
    """A table; the line of dashes below its head is left out."""
    rows = [cells(line) for line in lines if not set(line) <= set("|-: ")]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for name in rows[0]:
        table.add_column(styled(name), overflow="fold")
    for row in rows[1:]:
        table.add_row(*[styled(cell) for cell in row[: len(rows[0])]])
    return table


def styled(markdown: str) -> Text:
    """A line with its bold, italic and code parts styled."""
    text = Text()
    at = 0
    for found in INLINE.finditer(markdown):
        kind = found.lastgroup or "bold"
        text.append(markdown[at : found.start()])
        text.append(found[kind], STYLES[kind])
        at = found.end()
    return text.append(markdown[at:])
