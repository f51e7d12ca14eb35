"""What all parts of a scene have in common: places, materials, amounts."""

from __future__ import annotations

from typing import Literal

import msgspec

from donjon.kernel.words.ids import Icon, Text, Tint

XY = tuple[float, float]
Skin = Literal["earth", "rock", "meadow", "paper", "felt", "bare"]


class Amount(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """So many of something: «3 swords», «2 laurels for each monster», «at the end».

    `every`: for so many of what it is given `per`: «2 laurels for every 3 coins».
    """

    icon: Icon
    n: int | str | None = None
    tint: Tint | None = None
    per: Icon | None = None
    need: Icon | None = None
    late: bool = False
    label: Text | None = None
    every: int | None = None
