"""Where things sit on the screen."""

from __future__ import annotations

from typing import Literal

import msgspec

from donjon.kernel.scene.basics import Skin
from donjon.kernel.words.ids import Icon, Id, Text


class Split(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="split"):
    """Areas beside or below each other. `share` are relative sizes; 0 takes what it needs.

    With a `skin` the parts lie on one panel of that material.
    """

    split: Literal["row", "column"]
    parts: list[Area]
    share: list[float] = []
    skin: Skin | None = None


class Tab(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One sheet of a tabbed area."""

    title: Text
    icon: Icon
    area: Area


class Tabs(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="tabs"):
    """Areas behind tabs: one is seen at a time."""

    tabs: list[Tab]


class Show(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="show"):
    """A board or a zone in its place on the screen; `low` cards show picture and name alone.

    `cols` are the columns of a grid here, if they are others than those of its zone.
    """

    show: Id
    size: Literal["s", "m", "l", "low", "fit"] | None = None
    title: Text | None = None
    note: Text | None = None
    cols: int | None = None


class CounterArea(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="counters"
):
    """A group of counters."""

    counters: list[Id]
    title: Text | None = None


Area = Split | Tabs | Show | CounterArea


class Layout(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Where things sit: the same leaves on every screen.

    `dock` is what stays in sight at the foot of a narrow screen. `tall` is for a tablet held
    upright. `low` is for a phone held sideways: of its two parts the first has the full height,
    and what is asked stands below the second. A client makes do with the others without them.
    """

    wide: Area
    narrow: Area
    dock: Area | None = None
    tall: Area | None = None
    low: Split | None = None
