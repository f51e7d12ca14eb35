"""Imports that the floor plan forbids and that are still there, by what will end them.

This list may only get shorter: `tests/test_house.py` fails on a new one, and on one that is gone.
"""

from __future__ import annotations

from typing import Final

CUTS: Final = {
    "The recap of an exploration is drawn by the rules. The view of a finished one gets it.": [
        "kernel.journal.beat -> kernel.scene.recap",
        "map_masters.drawing.turn_recap -> kernel.journal.beat",
        "map_masters.rules.reward -> map_masters.drawing.turn_recap",
        "map_masters.rules.reward -> map_masters.view.build",
    ],
}
STILL_FORBIDDEN: Final = [arrow for arrows in CUTS.values() for arrow in arrows]
