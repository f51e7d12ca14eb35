"""How things are named for drawing: ids, icons, tints, texts."""

from __future__ import annotations

from typing import Literal

from donjon.kernel.words.message import Message

Id = str
Icon = str
Text = Message | str
Tint = Literal[
    "slate", "lapis", "garnet", "plum", "teal", "moss", "ochre", "umber",
    "paper", "sand", "crystal", "rock", "deep", "gold", "blood", "life", "arcane",
]  # fmt: skip
