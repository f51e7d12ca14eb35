"""Amounts in the tint of what they count: one concept, one tint, in every game."""

from __future__ import annotations

from typing import Final

from donjon.kernel.scene import Amount
from donjon.kernel.words.ids import Icon, Text, Tint

ICON_TINTS: Final[dict[Icon, Tint]] = {
    "broadsword": "blood",
    "crossed-swords": "blood",
    "daemon-skull": "blood",
    "hearts": "garnet",
    "key": "gold",
    "laurels": "gold",
    "magic-palm": "arcane",
    "magic-swirl": "plum",
    "padlock": "gold",
    "round-potion": "teal",
    "round-star": "gold",
    "two-coins": "gold",
    "walking-boot": "life",
}


def tinted_amount(
    icon: Icon,
    n: int | str | None = None,
    per: Icon | None = None,
    need: Icon | None = None,
    late: bool = False,
    label: Text | None = None,
    every: int | None = None,
) -> Amount:
    """An amount in the tint of its icon; an icon without one has the colour of the words."""
    return Amount(icon, n, ICON_TINTS.get(icon), per, need, late, label, every)
