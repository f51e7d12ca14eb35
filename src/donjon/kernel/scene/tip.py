"""Tips: what the rules say about a kind of thing, in one sentence."""

from __future__ import annotations

import msgspec

from donjon.kernel.scene.board import Link, Spot
from donjon.kernel.scene.piece import Counter, Piece, Slot
from donjon.kernel.words.ids import Icon, Id, Text


class Tip(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One sentence of rule about a kind of thing, and where the catalogue has it.

    `name` and `icon` stand above it where the thing's own label and picture are not short enough.
    """

    text: Text
    rule: str | None = None
    name: Text | None = None
    icon: Icon | None = None


def kind_of(id: Id) -> Id:
    """The kind of a thing: what stands before the first colon of its id."""
    return id.partition(":")[0]


def tip_keys(thing: Piece | Spot | Link | Slot | Counter) -> list[Id]:
    """Where the tip of a thing is looked for among those of a scene; the first one counts."""
    keys = [thing.id, kind_of(thing.id)]
    if isinstance(thing, Piece):
        return [thing.id, thing.face, kind_of(thing.face), keys[1]]
    if isinstance(thing, Spot | Link | Counter) and thing.tip is not None:
        return [thing.tip]
    return keys


def tip_of(tips: dict[Id, Tip], thing: Piece | Spot | Link | Slot | Counter) -> Tip | None:
    """What the rules say about a thing."""
    return next((tips[key] for key in tip_keys(thing) if key in tips), None)
