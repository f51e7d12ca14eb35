"""The log in brief: what one seat does in a row becomes one paragraph."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from donjon.kernel.journal.beat import LogLine
from donjon.terminal.draw import colours as paint
from donjon.terminal.draw.panels import log_line
from donjon.terminal.translator import Translator
from donjon.terminal.wrap_text import HARD, wrap

RECENT = 80


def paragraphs(lines: list[LogLine], since: int, translator: Translator) -> list[Text]:
    """The last lines, joined by seat; what was seen before `since` is faint."""
    found: list[Text] = []
    before: LogLine | None = None
    for line in lines[-RECENT:]:
        if before is not None and goes_on(before, line, since):
            found[-1].rstrip()
            if found[-1].plain.endswith("."):
                found[-1].right_crop(1)
            found[-1].append(f"{HARD}· {translator.text(line.text)}")
        else:
            found.append(log_line(line, translator))
            if line.seq < since:
                found[-1].stylize(paint.FAINT)
        before = line
    return found


def goes_on(before: LogLine, line: LogLine, since: int) -> bool:
    """Whether a line tells more of the same seat, in the same breath."""
    same = before.seat == line.seat and (before.seq < since) == (line.seq < since)
    return same and "turn" not in (before.kind, line.kind)


def tail(console: Console, found: list[Text], width: int, rows: int) -> list[Text]:
    """As many of the last paragraphs as fit into so many rows."""
    shown: list[Text] = []
    for paragraph in reversed(found):
        wrapped = wrap(console, paragraph, width)
        if len(shown) + len(wrapped) > rows:
            return shown or end_of(console, paragraph, width, rows)
        shown = wrapped + shown
    return shown


def end_of(console: Console, paragraph: Text, width: int, rows: int) -> list[Text]:
    """The last rows of a paragraph that does not fit."""
    last = wrap(console, paragraph, width - 1)[-rows:]
    return [Text("…") + last[0], *last[1:]]
