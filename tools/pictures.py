"""Draws the ways through the code (`tools/ways.py`) into docs/img: `python -m tools.pictures`.

A picture has a lane for each room and a box for each stop, numbered in the order of time. Colours
follow the reader's light or dark theme.
"""

from __future__ import annotations

from html import escape
from itertools import pairwise
from pathlib import Path
from textwrap import wrap
from typing import Final, NamedTuple

from tools.ways import WAYS, Stop, Way

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "img"
WIDTH: Final = 800
MARGIN: Final = 8
TITLE: Final = 34
LANE_HEAD: Final = 30
BOX_GAP: Final = 18
"""Between two boxes, for the arrow."""
PADDING: Final = 6
DROP: Final = 24
"""From the middle of a box to the top of the next box in another lane."""
OVERLAP_GAP: Final = 6
LANE_GAP: Final = 10
"""Between the boxes of two lanes."""
LINE: Final = 14
NAME_WIDTH: Final = 6.7
FILE_WIDTH: Final = 6.1
WORD_WIDTH: Final = 6.1
"""How wide a character is, about, in each font."""
ARROW_TIP: Final = 5
STYLE: Final = """
  .paper { fill: #ffffff } .lane { fill: #f3f4f6 } .box { fill: #ffffff; stroke: #6b7280 }
  .title { fill: #111827; font: 600 16px system-ui, sans-serif }
  .room { fill: #374151; font: 600 12px system-ui, sans-serif; text-anchor: middle }
  .name { fill: #1d4ed8; font: 600 11px ui-monospace, "DejaVu Sans Mono", monospace }
  .file { fill: #6b7280; font: 10px ui-monospace, "DejaVu Sans Mono", monospace }
  .words { fill: #111827; font: 11.5px system-ui, sans-serif }
  .number { fill: #ffffff; font: 600 10px system-ui, sans-serif; text-anchor: middle }
  .dot, .tip { fill: #b45309 } .way { stroke: #b45309; stroke-width: 1.6; fill: none }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #0d1117 } .lane { fill: #161b22 } .box { fill: #0d1117; stroke: #8b949e }
    .title, .words { fill: #e6edf3 } .room { fill: #c9d1d9 }
    .name { fill: #79c0ff } .file { fill: #8b949e }
    .number { fill: #0d1117 } .dot, .tip { fill: #f0883e } .way { stroke: #f0883e }
  }
"""


class Box(NamedTuple):
    """A stop with its place: lines of text by class, from the top."""

    x: float
    y: float
    width: float
    lines: list[tuple[str, str]]

    @property
    def height(self) -> float:
        return LINE * len(self.lines) + 2 * PADDING

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def middle(self) -> float:
        return self.x + self.width / 2


def picture(way: Way) -> str:
    """The picture as SVG."""
    boxes = boxes_of(way)
    height = max(box.bottom for box in boxes) + 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}"'
        f' width="{WIDTH}" height="{height:g}" role="img">',
        f"<title>{escape(way.title)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{height:g}" rx="6"/>',
        f'<text class="title" x="{MARGIN + 4}" y="24">{escape(way.title)}</text>',
        *[lane(way, at, height) for at in range(len(way.lanes))],
        *[arrow(one, two) for one, two in pairwise(boxes)],
        *[box_and_number(box, number) for number, box in enumerate(boxes, 1)],
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def lane_width(way: Way) -> float:
    return (WIDTH - 2 * MARGIN) / len(way.lanes)


def boxes_of(way: Way) -> list[Box]:
    """A box for every stop in its lane, as high as the arrow that leads to it allows."""
    wide = lane_width(way)
    found: list[Box] = []
    for stop in way.stops:
        x = MARGIN + way.lanes.index(stop.lane) * wide + LANE_GAP / 2
        box = Box(x, 0.0, wide - LANE_GAP, lines_of(stop, wide - LANE_GAP - 2 * PADDING))
        found.append(box._replace(y=y_of(box, found)))
    return found


def y_of(box: Box, before: list[Box]) -> float:
    """The top of a box: below all boxes of its lane, its middle below the box before it.

    So an arrow that leaves a box sideways from its middle crosses no other box.
    """
    if not before:
        return TITLE + LANE_HEAD + MARGIN
    last = before[-1]
    lowest = max([each.bottom + BOX_GAP for each in before if each.x == box.x], default=0.0)
    beside = last.y + last.height / 2 + DROP
    return max(lowest, beside, last.bottom + OVERLAP_GAP - box.height / 2)


def lines_of(stop: Stop, width: float) -> list[tuple[str, str]]:
    """The name (on two lines if it is too long), the file, and what happens."""
    name = [stop.name] if len(stop.name) * NAME_WIDTH <= width else stop.name.split(".")
    name = [name[0], *[f"  .{part}" for part in name[1:]]] if len(name) > 1 else name
    lines = [("name", part) for part in name if part]
    file = stop.module
    if len(file) * FILE_WIDTH > width:
        file = file.rpartition("/")[2]
    lines += [("file", file)] if file else []
    return lines + [("words", line) for line in wrap(stop.words, int(width / WORD_WIDTH))]


def lane(way: Way, at: int, height: float) -> str:
    """A room from top to bottom, with its name."""
    wide = lane_width(way)
    x, top = MARGIN + at * wide, TITLE
    return (
        f'<rect class="lane" x="{x + 1:g}" y="{top}" width="{wide - 2:g}"'
        f' height="{height - top - MARGIN:g}" rx="4"/>'
        f'<text class="room" x="{x + wide / 2:g}" y="{top + 20}">{escape(way.lanes[at])}</text>'
    )


def arrow(one: Box, two: Box) -> str:
    """From a box down to the next, or sideways into the lane of the next and down."""
    if one.x == two.x:
        start = f"M{one.middle:g} {one.bottom:g}"
    else:
        side = one.x + one.width if two.x > one.x else one.x
        start = f"M{side:g} {one.y + one.height / 2:g}H{two.middle:g}"
    end = two.y - 1
    tip = f"M{two.middle - ARROW_TIP:g} {end - 7:g}h{2 * ARROW_TIP}l-{ARROW_TIP} 7z"
    return f'<path class="way" d="{start}V{end - 6:g}"/><path class="tip" d="{tip}"/>'


def box_and_number(box: Box, number: int) -> str:
    """A box with its lines, and its number at the corner."""
    parts = [
        f'<rect class="box" x="{box.x:g}" y="{box.y:g}" width="{box.width:g}"'
        f' height="{box.height:g}" rx="4"/>'
    ]
    for at, (kind, text) in enumerate(box.lines):
        y = box.y + PADDING + LINE * at + 11
        parts.append(
            f'<text class="{kind}" x="{box.x + PADDING:g}" y="{y:g}" xml:space="preserve">'
            f"{escape(text)}</text>"
        )
    x, y = box.x + box.width, box.y
    parts.append(f'<circle class="dot" cx="{x - 3:g}" cy="{y + 3:g}" r="8"/>')
    parts.append(f'<text class="number" x="{x - 3:g}" y="{y + 6.6:g}">{number}</text>')
    return "".join(parts)


def main() -> None:
    """Write all pictures."""
    for way in WAYS:
        path = FOLDER / f"{way.file}.svg"
        path.write_text(picture(way), encoding="utf-8")
        print(path.relative_to(FOLDER.parents[1]))


if __name__ == "__main__":
    main()
