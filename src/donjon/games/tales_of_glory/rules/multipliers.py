"""Tales of Glory chapter 15: multipliers."""

from __future__ import annotations

from donjon.games.tales_of_glory.content.printed_gain import (
    ONCE,
    PER_3_COINS,
    PER_3_POTIONS,
    PER_CLOSED_CHEST,
    PER_COMBAT,
    PER_KEY,
    PER_MAGIC,
    PER_MAJORITY,
    PER_MONSTER,
    PER_SURROUNDED,
    PER_TREASURE,
)
from donjon.games.tales_of_glory.content.tables import TYPE
from donjon.games.tales_of_glory.model.state import Player
from donjon.games.tales_of_glory.rules.player_zone import closed_chests, is_surrounded


def times(player: Player, per: int) -> int:
    """TG-15.1  How often an item is given now."""
    if per == ONCE:
        return 1
    if PER_MONSTER <= per <= PER_TREASURE:
        return tiles_of_type(player, per - PER_MONSTER)
    if per == PER_KEY:
        return keys_laid(player)
    if per == PER_COMBAT:  # TG-15.4
        return player.combat
    if per == PER_MAGIC:  # TG-15.4
        return player.magic
    if per == PER_MAJORITY:
        return majorities_held(player)
    if per == PER_3_COINS:  # TG-15.6
        return player.coins // 3
    if per == PER_3_POTIONS:  # TG-15.6
        return player.potions // 3
    if per == PER_SURROUNDED:
        return surrounded_tiles(player)
    assert per == PER_CLOSED_CHEST
    return len(closed_chests(player))  # TG-15.8


def tiles_of_type(player: Player, type: int) -> int:
    """TG-15.2, TG-R18  Tiles of a type in the zone, the one that gives included."""
    return len([tile for tile in player.laid if TYPE[tile] == type])


def keys_laid(player: Player) -> int:
    """TG-15.3, TG-12.8  Keys on chests of the zone."""
    return ones(player.opened)


def majorities_held(player: Player) -> int:
    """TG-15.5  Majorities at the end, shared ones included."""
    return ones(player.majorities)


def surrounded_tiles(player: Player) -> int:
    """TG-15.7  Tiles with a tile on each edge, hero and Quests included."""
    return len([cell for cell in player.cells if is_surrounded(player, cell)])


def ones(bits: int) -> int:
    """How many bits are set."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count
