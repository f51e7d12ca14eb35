"""Tales of Glory chapters 10, 11 and 14: a tile is laid, and what that causes."""

from __future__ import annotations

from typing import Final, final

from donjon.games.tales_of_glory.content.tables import (
    CONNECTOR,
    EDGE_GAIN,
    EDGE_NEED,
    GAIN,
    GIVING,
    NONE,
    TYPE,
)
from donjon.games.tales_of_glory.model.state import NO_TILE, Player, TalesOfGlory
from donjon.games.tales_of_glory.rules.gains import FROM_EDGE, FROM_TILE, GainKey, Receive
from donjon.games.tales_of_glory.rules.keys import sides_with_keys
from donjon.games.tales_of_glory.rules.player_zone import facing, neighbour, put
from donjon.games.tales_of_glory.words import events
from donjon.kernel.rules.step import AnyStep, Step


def lay(s: TalesOfGlory, player: Player, tile: int, cell: int) -> None:
    """TG-7.3, TG-10.9  The tile is laid; then what it causes is owed, or kept for the step's end.

    TG-R30: by the other reading of the rules all is paid and laid before anything is received.
    """
    put(player, tile, cell)
    events.laid(s, player.seat, tile, cell)
    caused = consequences(s, player, tile, cell)
    if s.variant.gains_last:
        player.later.extend(caused)
    else:
        s.owe_all(caused)


def consequences(s: TalesOfGlory, player: Player, tile: int, cell: int) -> list[AnyStep]:
    """TG-13.6, TG-R15  Keys of Connections, then Place connectors, then the tile's own gain."""
    steps = keys_formed(s, player, tile, cell)
    steps.extend(edges_paying(s, player, tile, cell))
    if GAIN[tile]:
        steps.append(Receive(player.seat, GAIN[tile], 0, FROM_TILE))
    return steps


def keys_formed(s: TalesOfGlory, player: Player, tile: int, cell: int) -> list[AnyStep]:
    """TG-11.1, TG-11.3, TG-11.6, TG-13.10  One Key for each Connection of two half-keys, once."""
    keys: list[GainKey] = []
    for side in sides_with_keys(player, tile, cell)[::-1]:
        keys = [GainKey(player.seat, tile, neighbour(player, cell, side), keys), *keys]
    if keys:
        events.keys_formed(s, player.seat, len(keys))
    return [*keys]


def edges_paying(s: TalesOfGlory, player: Player, tile: int, cell: int) -> list[AnyStep]:
    """TG-14.4, TG-14.6, TG-14.7, TG-R20, TG-13.6  From north clockwise, the new tile's own
    connector before the neighbour's; each is judged by itself.
    """
    steps: list[AnyStep] = []
    for side in range(4):
        other = neighbour(player, cell, side)
        if other != NO_TILE:
            judge(s, player.seat, 4 * tile + side, other, steps)
            judge(s, player.seat, facing(player, cell, side), tile, steps)
    return steps


def judge(s: TalesOfGlory, seat: int, edge: int, other: int, steps: list[AnyStep]) -> None:
    """TG-14.1, TG-14.5, TG-R19  A connector that gives pays now or never."""
    if CONNECTOR[edge] != GIVING:
        return
    if is_paying(edge, other):
        steps.append(EdgePays(seat, edge))
    else:
        events.edge_void(s, seat, edge)


def is_paying(edge: int, other: int) -> bool:
    """TG-14.2, TG-14.3, TG-R17  Whether the tile on the other side is of the type demanded."""
    return EDGE_NEED[edge] == NONE or EDGE_NEED[edge] == TYPE[other]


@final
class EdgePays(Step["TalesOfGlory"]):
    """TG-14.1, TG-14.6  The owner of the zone receives what the connector gives."""

    def __init__(self, seat: int, edge: int) -> None:
        self.seat: Final = seat
        self.edge: Final = edge

    def run(self, s: TalesOfGlory) -> None:
        events.edge_pays(s, self.seat, self.edge)
        s.owe(Receive(self.seat, EDGE_GAIN[self.edge], 0, FROM_EDGE))
