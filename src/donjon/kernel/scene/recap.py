"""What is over and still worth a look."""

from __future__ import annotations

import msgspec

from donjon.kernel.scene.board import Board, Stroke
from donjon.kernel.scene.piece import Counter, Piece, Zone


class Recap(msgspec.Struct, frozen=True, gc=False):
    """What is over and still worth a look: boards side by side, with what lies on them.

    The lines are animated, and what is marked on pieces appears in the order of `pieces`; then
    come the counters of each board's owner. Zones stand above the boards.
    """

    boards: list[Board]
    zones: list[Zone]
    pieces: list[Piece]
    strokes: list[Stroke]
    counters: list[Counter]
