"""How things are named for drawing: ids, icons, tints, texts."""

from __future__ import annotations

from typing import Final, Literal

from donjon.kernel.words.message import Message

Id = str
Icon = str
Text = Message | str
Tint = Literal[
    "slate", "lapis", "garnet", "plum", "teal", "moss", "ochre", "umber",
    "paper", "sand", "crystal", "rock", "deep", "gold", "blood", "life", "arcane",
]  # fmt: skip

SEAT_TINTS: Final[list[Tint]] = ["garnet", "lapis", "teal", "plum", "umber"]
"""The tint of each seat that is nearest to its colour."""
