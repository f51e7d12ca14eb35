"""Tales of Glory: what laying a tile leads to, worked out on a tally instead of the state.

It follows rules/placement.py and rules/gains.py; a test compares the two at every play.
"""

from __future__ import annotations

from typing import Final

from donjon.games.tales_of_glory.bot.prices import Prices
from donjon.games.tales_of_glory.bot.tally import Tally
from donjon.games.tales_of_glory.content.cell_grid import BESIDE
from donjon.games.tales_of_glory.content.printed_gain import (
    COIN,
    COMBAT,
    KEY,
    MAGIC,
    ONCE,
    POTION,
    PRESTIGE,
    Item,
)
from donjon.games.tales_of_glory.content.tables import (
    BARE,
    CHEST_GAIN,
    CHESTS,
    COMPENSATION,
    CONNECTOR,
    EDGE_GAIN,
    GAIN,
    GIVING,
    HALF_KEY,
)
from donjon.games.tales_of_glory.model.state import NO_TILE
from donjon.games.tales_of_glory.rules.placement import is_paying

NO_CHEST: Final = -1


def discarded(base: Tally, prices: Prices) -> Tally:
    """The tally after a tile was discarded, whichever it was."""
    tally = base.copy()
    receive(tally, COMPENSATION, prices)
    return tally


def laid(base: Tally, tile: int, cell: int, coins: int, potions: int, prices: Prices) -> Tally:
    """The tally after a tile was paid and laid into a cell, all its Keys laid where they bring
    most.
    """
    tally = base.copy()
    tally.coins -= coins
    tally.potions -= potions
    tally.tile = tile
    tally.count_tile(tile, prices)
    if tally.quests:
        tally.surrounded += newly_surrounded(tally.player.grid, cell)
    paying = connect(tally, tile, cell, prices)
    for edge in paying:
        receive(tally, EDGE_GAIN[edge], prices)
    receive(tally, GAIN[tile], prices)
    return tally


def connect(tally: Tally, tile: int, cell: int, prices: Prices) -> list[int]:
    """Count the ways that are opened and closed, lay the Keys of Connections, and tell which
    connectors pay.
    """
    grid = tally.player.grid
    paying: list[int] = []
    keys: list[int] = []
    for side in range(4):
        edge = 4 * tile + side
        kind = CONNECTOR[edge]
        there = grid[cell + BESIDE[side]]
        if kind == BARE:
            continue
        if not there:
            tally.ways += 1
            if kind == GIVING:
                tally.promised += prices.promise[edge]
            continue
        other = there - 1
        facing = 4 * other + (side + 2) % 4
        tally.ways -= 1
        if kind == HALF_KEY and CONNECTOR[facing] == HALF_KEY:
            keys.append(other)
        if kind == GIVING and is_paying(edge, other):
            paying.append(edge)
        if CONNECTOR[facing] == GIVING:
            tally.promised -= prices.promise[facing]
            if is_paying(facing, tile):
                paying.append(facing)
    for other in keys:
        lay_near(tally, other, prices)
    return paying


def newly_surrounded(grid: bytes, cell: int) -> int:
    """How many tiles have four neighbours once there is one in this cell."""
    found = 0
    around = 0
    for side in range(4):
        beside = cell + BESIDE[side]
        if grid[beside]:
            around += 1
            others = 0
            for direction in range(4):
                if grid[beside + BESIDE[direction]]:
                    others += 1
            if others == 3:  # the fourth is the cell itself
                found += 1
    return found + 1 if around == 4 else found


def receive(tally: Tally, items: list[Item], prices: Prices) -> None:
    """Items one after the other; a Key and its chest before the next item."""
    for item in items:
        if item.at_end:
            continue
        n = item.n if item.per == ONCE else item.n * tally.times(item.per)
        kind = item.kind
        if kind == PRESTIGE:
            tally.prestige += n
        elif kind == COIN:
            tally.coins += n
        elif kind == POTION:
            tally.potions += n
        elif kind == COMBAT:
            tally.combat += n
        elif kind == MAGIC:
            tally.magic += n
        elif kind == KEY:
            for _ in range(n):
                lay_anywhere(tally, prices)
        elif tally.may_take_token:
            tally.has_token = True


def lay_near(tally: Tally, other: int, prices: Prices) -> None:
    """The Key of a Connection opens the best chest of the hero or of its two tiles."""
    hero = tally.player.hero
    best = better_chest(tally, hero, NO_CHEST, prices)
    if other != hero:
        best = better_chest(tally, other, best, prices)
    open_chest(tally, better_chest(tally, tally.tile, best, prices), prices)


def lay_anywhere(tally: Tally, prices: Prices) -> None:
    """A Key that was given opens the best chest of the zone."""
    best = NO_CHEST
    for tile in tally.player.laid:
        best = better_chest(tally, tile, best, prices)
    if tally.tile != NO_TILE:
        best = better_chest(tally, tally.tile, best, prices)
    open_chest(tally, best, prices)


def better_chest(tally: Tally, tile: int, best: int, prices: Prices) -> int:
    """The best closed chest of a tile if it brings more than the best so far, else that one."""
    for chest in CHESTS[tile]:
        if not tally.opened >> chest & 1:
            if best == NO_CHEST or prices.opening[chest] > prices.opening[best]:
                best = chest
    return best


def open_chest(tally: Tally, chest: int, prices: Prices) -> None:
    """A Key is laid; without a chest it is lost."""
    if chest != NO_CHEST:
        tally.opened |= 1 << chest
        tally.keys += 1
        tally.closed -= 1
        tally.hoped -= prices.closed[chest]
        receive(tally, CHEST_GAIN[chest], prices)
