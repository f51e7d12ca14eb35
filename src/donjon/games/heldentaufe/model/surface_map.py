"""The surface: hexagonal tiles as they lie, each with a number in the order of laying."""

from __future__ import annotations

from typing import Final, final

from donjon.games.heldentaufe.content.tables import CAMPFIRE, CONTENT, PORTAL_OF_TILE, PORTALS
from donjon.kernel.rules.byte_rows import with_one_more, with_value
from donjon.kernel.rules.immutable import Immutable

NO_TILE: Final = 255
ZERO: Final = 64
"""Coordinates are kept as small positive numbers."""
SIDES: Final = 6
STEP_Q: Final[list[int]] = [step[0] for step in CONTENT.surface.neighbours]
STEP_R: Final[list[int]] = [step[1] for step in CONTENT.surface.neighbours]


@final
class Surface(Immutable):
    """HT-3.1, HT-3.8  The map. It never changes: with one more tile it is another map.

    `links` has six numbers a tile: its neighbours by direction.
    """

    def __init__(self, kinds: bytes, qs: bytes, rs: bytes, links: bytes, portals: bytes) -> None:
        self.kinds: Final = kinds
        self.qs: Final = qs
        self.rs: Final = rs
        self.links: Final = links
        self.portals: Final = portals

    def q(self, tile: int) -> int:
        """The first coordinate of a tile."""
        return self.qs[tile] - ZERO

    def r(self, tile: int) -> int:
        """The second coordinate of a tile."""
        return self.rs[tile] - ZERO

    def tile_at(self, q: int, r: int) -> int:
        """The tile at a position, counted from `ZERO`."""
        for tile in range(len(self.kinds)):
            if self.qs[tile] == q and self.rs[tile] == r:
                return tile
        return NO_TILE

    def with_tile(self, at: int, direction: int, kind: int) -> Surface:
        """HT-3.3, HT-3.7, HT-R44  A tile is laid beside another; no edge is in the way."""
        q = self.qs[at] + STEP_Q[direction]
        r = self.rs[at] + STEP_R[direction]
        new = len(self.kinds)
        links = self.links
        around = b""
        for side in range(SIDES):
            other = self.tile_at(q + STEP_Q[side], r + STEP_R[side])
            around = with_one_more(around, other)
            if other != NO_TILE:
                links = with_value(links, other * SIDES + opposite(side), new)
        portal = PORTAL_OF_TILE[kind]
        return Surface(
            with_one_more(self.kinds, kind),
            with_one_more(self.qs, q),
            with_one_more(self.rs, r),
            links + around,
            with_value(self.portals, portal - 1, new) if portal else self.portals,
        )


def opposite(direction: int) -> int:
    """The direction back."""
    return (direction + SIDES // 2) % SIDES


HOME: Final = 0
FIRST_TILE: Final = Surface(
    bytes([CAMPFIRE]),
    bytes([ZERO]),
    bytes([ZERO]),
    bytes([NO_TILE] * SIDES),
    bytes([NO_TILE] * PORTALS),
)
"""HT-S.1  The campfire, alone."""
