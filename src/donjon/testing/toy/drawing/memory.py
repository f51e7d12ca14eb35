"""What the drawing of one match of Three Chests keeps from scene to scene."""

from __future__ import annotations

from typing import Final

from donjon.kernel.drawing.interned import Interned
from donjon.kernel.scene import Piece


class DrawingMemory:
    """The objects of earlier scenes: what has not changed is the same object in the next one."""

    def __init__(self) -> None:
        self.pieces: Final[Interned[str, Piece]] = Interned(64)
