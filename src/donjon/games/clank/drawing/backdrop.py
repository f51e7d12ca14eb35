"""The section through castle and rock on which Clank!'s dungeon is printed."""

from __future__ import annotations

from typing import Final

from donjon.games.clank.drawing.icons import DRAGON_ICON
from donjon.kernel.scene import IconShape, PathShape, Shape, TextShape
from donjon.kernel.words.message import Message

WIDTH: Final = 1000.0
HEIGHT: Final = 900.0
GROUND: Final = "C860 430 640 436 470 424 S140 414 0 432"
"""The line between castle and rock, from the right to the left."""

COUNTDOWN_X: Final = 140.0
COUNTDOWN_Y: Final = 56.0
COUNTDOWN_STEP: Final = 52.0
RAGE_X: Final = 700.0
RAGE_Y: Final = 56.0
RAGE_STEP: Final = 44.0
PIT_X: Final = 888.0
PIT_Y: Final = 280.0
PIT_HALF: Final = 98.0
BAG: Final = (822.0, 392.0)
ODDS_X: Final = 926.0
ODDS_Y: Final = 372.0
ODDS_STEP: Final = 37.0

MERLON: Final = 16
COURSE: Final = 26
STONE: Final = 76


def battlements(left: int, right: int, top: int) -> str:
    """The edge of a wall: up and down in turn."""
    line = f"M{left} {top}"
    up = True
    for x in range(left, right, MERLON):
        line += f"V{top - 13 if up else top}H{min(x + MERLON, right)}"
        up = not up
    return f"{line}V{top}"


def masonry(right: int, top: int) -> str:
    """The courses of stone of a wall, each shifted against the last."""
    line = ""
    for row, y in enumerate(range(top + COURSE, 420, COURSE)):
        line += f"M10 {y}H{right - 2}"
        for x in range(30 + row % 2 * (STONE // 2), right, STONE):
            line += f"M{x} {y}v{min(COURSE, 424 - y)}"
    return line


def shapes(side: str) -> list[Shape]:
    """Sky, hills, castle and ground; the dragon above them."""
    castle, tower, roof, top = EXTENTS[side]
    return [
        PathShape(f"M0 0H1000V440{GROUND}Z", "sky"),
        PathShape("M640 440C760 380 860 400 1000 345V440H640Z", "ink"),
        PathShape(f"{battlements(8, castle, roof)}V428H8Z", "wall"),
        PathShape(f"{battlements(castle - 8, tower, top)}V428H{castle - 8}Z", "wall"),
        PathShape(masonry(tower, roof), "line"),
        PathShape(f"M1000 440{GROUND}", "frame"),
        *[PathShape(stratum(y), "line") for y in (560, 690, 800)],
        PathShape("M0 900V872C160 842 300 884 500 868S840 846 1000 874V900Z", "lava"),
        IconShape(DRAGON_ICON, (890, 160), 150, "lava", "blood"),
        title("cl-depths", 985, 884, 21, "end"),
        title("cl-countdown", 120, 26, 19, "start"),
        title("cl-rage", 684, 27, 21, "start"),
        title("cl-area", PIT_X, 252, 20, "middle"),
        title("cl-next-attack", 985, 347, 18, "end"),
    ]


EXTENTS: Final[dict[str, tuple[int, int, int, int]]] = {
    "day": (560, 716, 92, 62),
    "dusk": (560, 784, 98, 84),
}
"""How far castle and tower reach to the right, and how high they are."""


def stratum(y: int) -> str:
    """A layer in the rock."""
    return f"M0 {y}C180 {y - 34} 320 {y + 30} 520 {y - 6}S820 {y - 30} 1000 {y + 14}"


def title(key: str, x: float, y: float, size: float, anchor: str) -> TextShape:
    """A printed title."""
    if anchor == "end":
        return TextShape(Message(key), (x, y), size, "title", "end")
    if anchor == "middle":
        return TextShape(Message(key), (x, y), size, "title", "middle")
    return TextShape(Message(key), (x, y), size, "title")
