"""What the rules say about each kind of thing of Three Chests."""

from __future__ import annotations

from typing import Final

from donjon.kernel.drawing.tips import about
from donjon.kernel.scene import Tip
from donjon.kernel.words.ids import Id

TIPS: Final[dict[Id, Tip]] = {
    **about("ty-tip-chest", "TY-1.3", ["chest"]),
    **about("ty-tip-pawn", "TY-1.2", ["pawn"]),
    **about("ty-tip-number", "TY-2.1", ["number"]),
    **about("ty-tip-coins", "TY-2.2", ["coins"]),
}
"""Every tip by the kind of things that it is about."""
