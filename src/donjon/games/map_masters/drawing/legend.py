"""What the drawings on the cards mean: a small board of examples."""

from __future__ import annotations

from typing import Final

from donjon.kernel.scene import Board, OnBoard, Piece, TextShape
from donjon.kernel.words.message import Message

ENTRIES: Final = ["upper", "lower", "room"]
STEP: Final = 1.5
WIDE: Final = 12.0

LEGEND: Final = Board(
    id="legend",
    label=Message("mm-legend"),
    box=(0.0, 0.0, WIDE, STEP * len(ENTRIES)),
    skin="bare",
    shapes=[
        TextShape(Message(f"mm-legend-{entry}"), (3.8, STEP * n + 1.05), 0.95, "line")
        for n, entry in enumerate(ENTRIES)
    ],
    spots=[],
)
LEGEND_PIECES: Final = [
    Piece(
        id=f"legend:{entry}",
        face=f"legend:{entry}",
        label=Message(f"mm-legend-{entry}"),
        at=OnBoard(LEGEND.id, (1.5, STEP * n + 0.75)),
    )
    for n, entry in enumerate(ENTRIES)
]
