"""Tales of Glory chapter 10: the zone of a player and where a tile may be laid."""

from __future__ import annotations

from donjon.games.tales_of_glory.content.cell_grid import BESIDE, opposite
from donjon.games.tales_of_glory.content.tables import BARE, CHESTS, CONNECTOR, SIDES
from donjon.games.tales_of_glory.model.state import NO_TILE, Player, put_in_order
from donjon.kernel.rules.byte_rows import with_one_more, with_value


def put(player: Player, tile: int, cell: int) -> None:
    """TG-10.2  A tile lies as it is printed, and stays."""
    player.grid = with_value(player.grid, cell, tile + 1)
    player.laid = with_one_more(player.laid, tile)
    player.cells.append(cell)
    if cell in player.open:
        player.open.remove(cell)
    for side in range(4):
        beside = cell + BESIDE[side]
        if CONNECTOR[4 * tile + side] != BARE and not player.grid[beside]:
            put_in_order(player.open, beside)


def neighbour(player: Player, cell: int, side: int) -> int:
    """TG-10.8  The tile beyond an edge of a cell; diagonals do not matter."""
    there = player.grid[cell + BESIDE[side]]
    return there - 1 if there else NO_TILE


def may_lie(player: Player, tile: int, cell: int) -> bool:
    """TG-10.4, TG-10.5  At least one Connection, and no connector against a bare edge.

    TG-10.6, TG-10.7: any two connectors connect, and bare edges may touch.
    """
    if player.grid[cell]:
        return False
    connected = False
    for side in range(4):
        there = player.grid[cell + BESIDE[side]]
        if there:
            mine = CONNECTOR[4 * tile + side]
            other = CONNECTOR[4 * (there - 1) + (side + 2) % 4]
            if (mine == BARE) != (other == BARE):
                return False
            if mine != BARE:
                connected = True
    return connected


def legal_cells(player: Player, tile: int) -> list[int]:
    """TG-10.3, TG-10.9, TG-20.6  Where the tile may be laid: lowest row first, then from the west.

    TG-10.10: a zone without an open connector has no place for any tile.
    """
    return [cell for cell in player.open if may_lie(player, tile, cell)]


def closed_chests(player: Player) -> list[int]:
    """TG-12.1, TG-20.8  The chests without a Key: the hero's, then of the tile laid earliest."""
    found: list[int] = []
    for at in range(len(player.laid)):
        for chest in CHESTS[player.laid[at]]:
            if not player.opened >> chest & 1:
                found.append(chest)
    return found


def is_surrounded(player: Player, cell: int) -> bool:
    """TG-15.7, TG-R22  A tile on each of the four edges, connected or not."""
    for side in SIDES:
        if neighbour(player, cell, side) == NO_TILE:
            return False
    return True


def facing(player: Player, cell: int, side: int) -> int:
    """The edge of the neighbour that faces this side of a cell."""
    return 4 * neighbour(player, cell, side) + opposite(side)
