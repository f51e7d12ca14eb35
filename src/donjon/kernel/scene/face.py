"""Faces: what is printed on a piece."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import field

from donjon.kernel.scene.basics import XY, Amount
from donjon.kernel.words.ids import Icon, Text, Tint


class Side(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A connector on the side of a tile. One with an `icon` is golden, and shows it."""

    icon: Icon | None = None
    gain: list[Amount] = []


class Chest(msgspec.Struct, frozen=True, gc=False):
    """A box on a tile that can be opened. `opener` is printed in place of the gain then."""

    gain: list[Amount]
    shut_icon: Icon = field(name="shutIcon")
    open_icon: Icon = field(name="openIcon")
    opener: Icon


class CardFace(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="card"
):
    """A card."""

    tint: Tint
    title: Text
    art: Icon
    kind: Icon | None = None
    gives: list[Amount] = []
    cost: list[Amount] = []
    worth: Amount | None = None
    marks: list[Icon] = []
    text: Text | None = None


class TileFace(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="tile"
):
    """A square tile; its sides are north, east, south, west. `text` says it all in words."""

    tint: Tint
    kind: Icon
    title: Text
    art: Icon
    sides: tuple[Side | None, Side | None, Side | None, Side | None]
    cost: list[Amount] = []
    gain: list[Amount] = []
    chests: list[Chest] = []
    text: Text | None = None


class PlanThing(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A thing printed on a plan; `below`: on its lower level."""

    id: str
    at: XY
    icon: Icon
    tint: Tint
    shape: Literal["disc", "square"]
    below: bool = False


class PlanFace(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="plan"
):
    """A piece of a dungeon's plan. `cellars` are the rooms of its lower level."""

    cols: int
    rows: int
    upper: list[list[XY]]
    lower: list[list[XY]]
    rooms: list[tuple[float, float, float, float]]
    things: list[PlanThing]
    cost: Amount | None = None
    cellars: list[tuple[float, float, float, float]] = []


class HexFace(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="hex"):
    """A hexagon of a map."""

    tint: Tint
    title: Text
    icon: Icon | None = None
    many: bool = False
    n: int | None = None


class TokenFace(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="token"
):
    """A small token."""

    shape: Literal["disc", "square", "diamond", "flathex"]
    tint: Tint
    icon: Icon
    title: Text
    n: int | str | None = None


class DieFace(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="die"):
    """A die; `sides` flicker by while it rolls."""

    tint: Tint
    sides: list[Icon]
    icon: Icon | None = None
    text: str | None = None
    pips: int | None = None


class PawnFace(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="pawn"
):
    """Somebody's pawn."""

    seat: int
    icon: Icon | None = None


class CubeFace(msgspec.Struct, frozen=True, gc=False, tag_field="is", tag="cube"):
    """Somebody's cube; black without a seat."""

    seat: int | None


class MarkFace(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="mark"
):
    """Ink on paper."""

    mark: Literal["tick", "cross", "strike", "ring", "dot", "brick", "x"]
    seat: int | None = None


class BackFace(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="back"
):
    """The back of a thing that is face down: of a card, a square tile, or a token of a shape."""

    icon: Icon
    tint: Tint
    of: Literal["card", "tile", "disc", "square", "diamond", "flathex"] = "card"


Face = (
    CardFace | TileFace | PlanFace | HexFace | TokenFace
    | DieFace | PawnFace | CubeFace | MarkFace | BackFace
)  # fmt: skip
