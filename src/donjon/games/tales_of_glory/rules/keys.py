"""Tales of Glory chapters 11 and 12: which chests a Key may open."""

from __future__ import annotations

from donjon.games.tales_of_glory.content.tables import CHEST_TILE, CONNECTOR, HALF_KEY
from donjon.games.tales_of_glory.model.state import NO_TILE, Player
from donjon.games.tales_of_glory.rules.player_zone import closed_chests, facing, neighbour


def allowed_chests(player: Player, one: int, other: int) -> list[int]:
    """TG-12.4, TG-12.7  Any closed chest of the own zone; TG-11.4, TG-11.5, TG-12.5, TG-R13: for
    the Key of a Connection only one of its two tiles or of the hero.
    """
    closed = closed_chests(player)
    if one == NO_TILE:
        return closed
    near = [player.hero, one, other]
    return [chest for chest in closed if CHEST_TILE[chest] in near]


def sides_with_keys(player: Player, tile: int, cell: int) -> list[int]:
    """TG-11.1, TG-11.2, TG-11.3, TG-14.8, TG-R21  Where two half-keys meet: north, east, south,
    west.
    """
    found: list[int] = []
    for side in range(4):
        if CONNECTOR[4 * tile + side] == HALF_KEY and neighbour(player, cell, side) != NO_TILE:
            if CONNECTOR[facing(player, cell, side)] == HALF_KEY:
                found.append(side)
    return found
