"""The log as paragraphs: consecutive lines of one seat are joined."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from donjon.kernel.journal.log_line import LogLine
from donjon.terminal.draw import colours as paint
from donjon.terminal.draw.panels import log_line
from donjon.terminal.translator import Translator
from donjon.terminal.wrap_text import HARD, wrap

RECENT = 80


def paragraphs(lines: list[LogLine], since: int, translator: Translator) -> list[Text]:
    """The last `RECENT` lines, joined by seat; those from before choice `since` are faint."""
    found: list[Text] = []
    before: LogLine | None = None
    for line in lines[-RECENT:]:
        if before is not None and continues(before, line, since):
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


def continues(before: LogLine, line: LogLine, since: int) -> bool:
    """Whether a line belongs to the paragraph of the line before it."""
    same = before.seat == line.seat and (before.seq < since) == (line.seq < since)
    return same and "turn" not in (before.kind, line.kind)


def tail(console: Console, found: list[Text], width: int, rows: int) -> list[Text]:
    """As many of the last paragraphs as fit into `rows` rows."""
    shown: list[Text] = []
    for paragraph in reversed(found):
        wrapped = wrap(console, paragraph, width)
        if len(shown) + len(wrapped) > rows:
            return shown or end_of(console, paragraph, width, rows)
        shown = wrapped + shown
    return shown


def end_of(console: Console, paragraph: Text, width: int, rows: int) -> list[Text]:
    """The last rows of a paragraph that does not fit, after an ellipsis."""
    last = wrap(console, paragraph, width - 1)[-rows:]
    return [Text("…") + last[0], *last[1:]]
