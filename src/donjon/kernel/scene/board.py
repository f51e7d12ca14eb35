"""Boards: drawings with spots and links, and the lines on them."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import field

from donjon.kernel.scene.basics import XY, Amount, Skin
from donjon.kernel.words.ids import Icon, Id, Text, Tint

ShapeStyle = Literal[
    "wall", "floor", "line", "faint", "ink", "title", "sky", "lava", "water", "frame"
]


class PathShape(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="path"
):
    """Scenery: an SVG path."""

    d: str
    style: ShapeStyle


class IconShape(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="icon"
):
    """Scenery: a printed icon."""

    icon: Icon
    at: XY
    size: float
    style: ShapeStyle
    tint: Tint | None = None


class TextShape(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="text"
):
    """Scenery: printed words."""

    text: Text
    at: XY
    size: float
    style: ShapeStyle
    anchor: Literal["start", "middle", "end"] | None = None


Shape = PathShape | IconShape | TextShape


class Spot(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A place that can hold pieces or be picked. `size` is a radius, or width and height.

    `label` says what it is, `name` is the short one that a person would type. A dot has no
    outline: it is only what is printed there. With `inset` its ground is a little smaller than
    its outline, so that a dark square stands apart from light ones. `tip` is the key of its tip,
    if that does not follow from its id.
    """

    id: Id
    at: XY
    label: Text
    shape: Literal["disc", "square", "octagon", "hex", "flathex", "card", "box", "dot", "bone"]
    size: float | XY
    style: Literal["room", "cell", "slot", "print", "empty"] | None = None
    tint: Tint | None = None
    icon: Icon | None = None
    badge: Amount | None = None
    share: Literal["pile", "ring", "row"] | None = None
    name: str | None = None
    inset: bool = False
    tip: Id | None = None


class Link(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A way between two spots. `tip` is the key of its tip, if that does not follow from its id."""

    id: Id
    start: Id = field(name="from")
    end: Id = field(name="to")
    label: Text
    via: list[XY] = []
    one_way: bool = field(name="oneWay", default=False)
    wraps: bool = False
    badges: list[Amount] = []
    tip: Id | None = None


class Board(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A drawing with spots. `box` is x, y, width and height in units of its own.

    `pawn` is the width of a pawn; without it a pawn is as large as its spot asks. A board with
    `overview` is seen whole at first, also on a phone. Where only a part is seen, targets farther
    than `ahead` from the pawn of the board's owner are left out of it. Both are in its units.
    """

    id: Id
    label: Text
    box: tuple[float, float, float, float]
    skin: Skin
    shapes: list[Shape]
    spots: list[Spot]
    links: list[Link] = []
    owner: int | None = None
    grows: bool = False
    pawn: float | None = None
    overview: bool = False
    ahead: float | None = None


class Stroke(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A line on a board: drawn, hunted or suggested. `stops` are the points that get a dot.

    `below`: on a lower level, under what lies above it.
    """

    id: Id
    board: Id
    seat: int
    points: list[XY]
    style: Literal["ink", "hunt", "suggested"]
    stops: list[int] = []
    below: bool = False
