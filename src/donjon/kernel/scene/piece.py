"""Pieces, the zones in which they lie, and counters."""

from __future__ import annotations

from typing import Literal

import msgspec

from donjon.kernel.scene.basics import XY, Amount
from donjon.kernel.words.ids import Icon, Id, Text, Tint


class Slot(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A place in a zone that is drawn even when empty."""

    id: Id
    label: Text
    tint: Tint | None = None
    note: Amount | None = None
    icon: Icon | None = None


class Zone(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Where loose pieces lie: a row, a fan, a stack, or a list in which each card is one line.

    `count` when only the top one is sent. The slot of a stack is the place below its pieces.
    `usual` is how many pieces it holds as a rule: there is room for that many in one row, and the
    zone takes what room is left beside others.
    """

    id: Id
    kind: Literal["row", "fan", "stack", "grid", "list", "free"]
    label: Text
    owner: int | None = None
    cols: int | None = None
    size: Literal["s", "m", "l"] | None = None
    badge: Amount | None = None
    slots: list[Slot] = []
    count: int | None = None
    usual: int | None = None


class InZone(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="zone"):
    """The n-th place of a zone; a wide piece takes several places from there on."""

    zone: Id
    n: int
    wide: int = 1


class OnSpot(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="spot"):
    """On a spot of a board."""

    spot: Id
    n: int | None = None


class OnBoard(msgspec.Struct, frozen=True, gc=False, tag_field="is", tag="board"):
    """Anywhere on a board."""

    board: Id
    xy: XY


class OnPiece(msgspec.Struct, frozen=True, gc=False, tag_field="is", tag="piece"):
    """On another piece."""

    piece: Id
    slot: str


Place = InZone | OnSpot | OnBoard | OnPiece
PieceState = Literal["spent", "locked", "ghost", "last", "out"]
Turned = Literal[0, 90, 180, 270]


class Piece(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A thing that lies somewhere; it keeps its id when it moves.

    Of a tile `open` are the chests that are, `joined` the sides that have met or given what they
    give, `walled` those that never will.
    """

    id: Id
    face: Id
    label: Text
    at: Place
    owner: int | None = None
    turn: Turned | None = None
    state: list[PieceState] = []
    badges: list[Amount] = []
    n: int | None = None
    open: list[int] = []
    joined: list[int] = []
    walled: list[int] = []


class Counter(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A number of a seat, or of the table; a track prints its steps.

    With a `spot` its value also stands there on the board; `seats` are those who have it.
    A row has a dot for each of its value, open ones for those that are `spent`, and what it is
    `worth`. `tip` is the key of its tip, if that does not follow from its id.
    """

    id: Id
    of: int | None
    icon: Icon
    value: int | str
    label: Text
    show: Literal["number", "pool", "pips", "track", "row"]
    max: int | None = None
    tint: Tint | None = None
    steps: list[Amount] = []
    spot: Id | None = None
    seats: list[int] = []
    spent: int = 0
    worth: Amount | None = None
    tip: Id | None = None
