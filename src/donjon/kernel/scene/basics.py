"""What all parts of a scene have in common: places, materials, amounts."""

from __future__ import annotations

from typing import Literal

import msgspec

from donjon.kernel.words.ids import Icon, Text, Tint

XY = tuple[float, float]
Skin = Literal["earth", "rock", "meadow", "paper", "felt", "bare"]


class Amount(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A number of something: «3 swords», «2 laurels for each monster», «at the end».

    `tint` is the colour of its icon. `every` is how many of `per` count once: «2 laurels for
    every 3 coins».
    """

    icon: Icon
    n: int | str | None = None
    tint: Tint | None = None
    per: Icon | None = None
    need: Icon | None = None
    late: bool = False
    label: Text | None = None
    every: int | None = None
