"""The underground board (5.9): 21 hexes, the same in every match."""

from __future__ import annotations

from typing import Final

from donjon.games.heldentaufe.content.tables import CONTENT, MONSTER_IDS, PORTALS

BOARD: Final = CONTENT.underground_hexes
HEXES: Final[int] = len(BOARD)
HEX_IDS: Final[list[str]] = [hex.id for hex in BOARD]
HEX_KINDS: Final[list[str]] = [hex.kind for hex in BOARD]
NEXT_HEXES: Final[list[list[int]]] = [
    [
        other
        for other in range(HEXES)
        if (here.id, HEX_IDS[other]) in CONTENT.underground_edges.pairs
        or (HEX_IDS[other], here.id) in CONTENT.underground_edges.pairs
    ]
    for here in BOARD
]
NEAR: Final[list[int]] = [sum([1 << other for other in others]) for others in NEXT_HEXES]
"""The neighbours of each hex as bits."""
PORTAL_OF_HEX: Final = bytes([hex.portal for hex in BOARD])
PORTAL_HEX: Final[list[int]] = [
    [hex.portal for hex in BOARD].index(portal) for portal in range(1, PORTALS + 1)
]
"""The hex of portal n stands at n - 1."""
SKULLS: Final[list[int]] = [at for at, hex in enumerate(BOARD) if hex.kind == "danger"]  # HT-R53
GOLD: Final[int] = HEX_KINDS.index("treasure")
LAIRS: Final[list[int]] = [[hex.monster for hex in BOARD].index(id) for id in MONSTER_IDS]
