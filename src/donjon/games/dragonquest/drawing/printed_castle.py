"""What is printed on DragonQuest's sheet: the castle with its walls, and the words.

A unit is the side of a square. The castle is placed on whole units, so that a terminal can draw it.
"""

from __future__ import annotations

from typing import Final

from donjon.games.dragonquest.content.tables import (
    CHAMBER,
    COLUMN,
    EXIT,
    NONE,
    ROW,
    SQUARES,
    START,
    G,
    square_at,
)
from donjon.games.dragonquest.drawing.icons import SKULL_ICON
from donjon.kernel.scene import XY, IconShape, PathShape, Shape, TextShape
from donjon.kernel.words.message import Message

WIDTH: Final = 26.6
HEIGHT: Final = 24.0
LEFT: Final = 4.0
TOP: Final = 4.0
RIGHT: Final = LEFT + G.columns
BOTTOM: Final = TOP + G.rows
FOOT: Final = 18.0
BONES_X: Final = 2.5
LAST_X: Final = 25.35
FOOT_ROWS: Final = [FOOT + 1.85, FOOT + 3.3, FOOT + 4.75]
WALL: Final = 0.36
MERLON: Final = 0.7
TRAP_ICONS: Final = ["broadhead-arrow", "hole", "poison-gas"]


def center(square: int) -> XY:
    """The middle of a square on the sheet."""
    return (LEFT + COLUMN[square] + 0.5, TOP + ROW[square] + 0.5)


CENTERS: Final = [center(square) for square in range(SQUARES + 1)]


def figure(number: float) -> str:
    """A coordinate without trailing zeros."""
    return f"{number:.3f}".rstrip("0").rstrip(".")


def move_to(x: float, y: float) -> str:
    """The beginning of a path."""
    return f"M{figure(x)} {figure(y)}"


def rectangle(x: float, y: float, wide: float, high: float) -> str:
    """A path round a rectangle."""
    across, down = figure(wide), figure(high)
    return f"{move_to(x, y)}h{across}v{down}h-{across}Z"


def is_floor(row: int, col: int) -> bool:
    """Whether one can stand there: a square or the chamber."""
    return square_at(row, col) != NONE


def curtain_wall() -> str:
    """The wall round the castle, with battlements on top."""
    left, right, low, high = LEFT - WALL, RIGHT + WALL, TOP - WALL, TOP - 2 * WALL
    path = f"{move_to(left, BOTTOM + WALL)}V{figure(high)}"
    x, up = left, True
    while x + MERLON < right:
        x += MERLON
        up = not up
        path += f"H{figure(x)}V{figure(high if up else low)}"
    return f"{path}H{figure(right)}V{figure(BOTTOM + WALL)}Z"


def tower(x: float, top: float, bottom: float) -> str:
    """A tower with three merlons; its middle is at x."""
    return (
        f"{move_to(x - 0.6, bottom)}V{figure(top)}"
        f"h.25v.2h.225v-.2h.25v.2h.225v-.2h.25V{figure(bottom)}Z"
    )


def towers() -> str:
    """The towers at the corners; the upper right one is above the exit."""
    left, right = LEFT - 0.3, RIGHT + 0.3
    return (
        tower(left, TOP - 1.15, TOP + 0.3)
        + tower(right, TOP - 1.15, TOP)
        + tower(left, BOTTOM - 0.75, BOTTOM + 0.6)
        + tower(right, BOTTOM - 0.75, BOTTOM + 0.6)
    )


def arrow_slits() -> str:
    """A slit in each tower."""
    places = [(x, y) for x in (LEFT - 0.3, RIGHT + 0.3) for y in (TOP - 0.65, BOTTOM - 0.1)]
    return "".join([rectangle(x - 0.08, y, 0.16, 0.42) for x, y in places])


def floor() -> str:
    """All squares, in runs along the rows."""
    path = ""
    for row in range(G.rows):
        start = -1
        for col in range(G.columns + 1):
            if is_floor(row, col) == (start < 0):
                if start >= 0:
                    path += rectangle(LEFT + start, TOP + row, col - start, 1)
                start = col if start < 0 else -1
    return path


def flagstones() -> str:
    """Some squares are a little darker than the others."""
    return "".join(
        [
            rectangle(LEFT + COLUMN[square], TOP + ROW[square], 1, 1)
            for square in range(SQUARES)
            if (ROW[square] * 7 + COLUMN[square] * 3) % 5 < 2
        ]
    )


def openings() -> str:
    """Gaps in the wall at the start and at the exit."""
    return (
        rectangle(LEFT - WALL - 0.02, TOP + ROW[START] + 0.05, WALL + 0.04, 0.9)
        + rectangle(RIGHT - 0.02, TOP + ROW[EXIT] + 0.05, WALL + 0.04, 0.9)
    )  # fmt: skip


def grid() -> str:
    """The lines between squares, in runs."""
    path = ""
    for row in range(1, G.rows):
        for start, end in runs([is_line(row - 1, col, row, col) for col in range(G.columns)]):
            path += f"{move_to(LEFT + start, TOP + row)}h{end - start}"
    for col in range(1, G.columns):
        for start, end in runs([is_line(row, col - 1, row, col) for row in range(G.rows)]):
            path += f"{move_to(LEFT + col, TOP + start)}v{end - start}"
    return path


def is_line(row: int, col: int, other_row: int, other_col: int) -> bool:
    """Whether a line is printed between two neighbours: not within the chamber, nor at masonry."""
    one, other = square_at(row, col), square_at(other_row, other_col)
    return one != NONE and other != NONE and not (one == CHAMBER and other == CHAMBER)


def runs(marks: list[bool]) -> list[tuple[int, int]]:
    """Runs of consecutive marks, each as (first, one past the last)."""
    found: list[tuple[int, int]] = []
    start = -1
    for at in range(len(marks) + 1):
        marked = at < len(marks) and marks[at]
        if marked and start < 0:
            start = at
        elif not marked and start >= 0:
            found.append((start, at))
            start = -1
    return found


def chamber_frame() -> str:
    """The wall round the treasure chamber."""
    x, y = CENTERS[CHAMBER]
    return rectangle(x - 1.58, y - 1.58, 3.16, 3.16)


def castle() -> list[Shape]:
    """The castle from the ground up."""
    return [
        PathShape(curtain_wall(), "wall"),
        PathShape(towers(), "wall"),
        PathShape(arrow_slits(), "floor"),
        PathShape(floor(), "floor"),
        PathShape(openings(), "floor"),
        PathShape(flagstones(), "faint"),
        PathShape(grid(), "line"),
        PathShape(chamber_frame(), "wall"),
    ]


def words() -> list[Shape]:
    """Titles and icons next to the boxes."""
    shapes: list[Shape] = [
        TextShape(Message("dq-print-life"), (BONES_X, TOP - 0.3), 0.5, "ink", "middle"),
        IconShape(SKULL_ICON, (25.3, 1.4), 0.8, "ink", "blood"),
        TextShape(
            Message("dq-print-exit"), (RIGHT + 0.74, TOP + ROW[EXIT] + 0.65), 0.42, "ink", "middle"
        ),
        TextShape(Message("dq-row-gold"), (LAST_X, FOOT + 3.95), 0.48, "ink", "middle"),
    ]
    for trap, icon in enumerate(TRAP_ICONS):
        shapes.append(IconShape(icon, (10.5, FOOT_ROWS[trap]), 1.0, "ink"))
    for key, x, anchor in TITLES:
        at = (x, FOOT + 0.9)
        if anchor == "middle":
            shapes.append(TextShape(Message(key), at, 0.58, "title", "middle"))
        else:
            shapes.append(TextShape(Message(key), at, 0.58, "title", "start"))
    return shapes


TITLES: Final = [
    ("dq-finds", 0.95, "start"),
    ("dq-traps", 10.0, "start"),
    ("dq-danger", 16.9, "middle"),
    ("dq-coins", 18.6, "start"),
    ("dq-death", LAST_X, "middle"),
]

SHAPES: Final[list[Shape]] = [
    PathShape(rectangle(0.3, 0.3, WIDTH - 0.6, HEIGHT - 0.6), "frame"),
    PathShape(f"{move_to(0.8, FOOT)}H{figure(WIDTH - 0.8)}", "frame"),
    *castle(),
    *words(),
]
"""Everything printed, the same on every sheet."""
