"""Tales of Glory chapter 8: payment."""

from __future__ import annotations

from typing import Final

from donjon.games.tales_of_glory.content.tables import (
    COIN_COST,
    COMBAT_COST,
    FIRST_WILD,
    MAGIC_COST,
    POTION_COST,
    SURCHARGE,
)
from donjon.games.tales_of_glory.model.state import NO_SLOT, Player, TalesOfGlory

NO_SURCHARGE: Final = 0
IN_COINS: Final = 1
IN_POTIONS: Final = 2
WITHOUT: Final = [NO_SURCHARGE]


def is_wild(s: TalesOfGlory, slot: int) -> bool:
    """TG-8.6, TG-18.7  The upper row costs more; a Quest comes from no slot."""
    return slot != NO_SLOT and slot >= FIRST_WILD[len(s.players)]


def missing_points(player: Player, tile: int) -> int:
    """TG-8.3, TG-8.4, TG-R11, TG-R12  Points of both skills that potions must stand for.

    TG-8.5: exactly the missing ones; nothing is put on the Banner.
    """
    combat = max(0, COMBAT_COST[tile] - player.combat)
    return combat + max(0, MAGIC_COST[tile] - player.magic)


def coins_due(tile: int, surcharge: int) -> int:
    """TG-8.2, TG-8.8  The printed coins, and the surcharge if it is paid so."""
    return COIN_COST[tile] + (SURCHARGE if surcharge == IN_COINS else 0)


def potions_due(player: Player, tile: int, surcharge: int) -> int:
    """TG-8.7, TG-8.8  The printed potions, the reinforcement, and the surcharge if paid so."""
    due = POTION_COST[tile] + missing_points(player, tile)
    return due + (SURCHARGE if surcharge == IN_POTIONS else 0)


def can_pay(player: Player, tile: int, surcharge: int) -> bool:
    """TG-8.1, TG-8.2  All coins and all potions are there together."""
    return player.coins >= coins_due(tile, surcharge) and player.potions >= potions_due(
        player, tile, surcharge
    )


def ways_to_pay(player: Player, tile: int, wild: bool) -> list[int]:
    """TG-8.6, TG-8.9, TG-R10  How the tile can be paid; TG-20.7: what an absent seat would pay
    stands first: a coin if it has more coins than potions left, else a potion.
    """
    if not wild:
        return WITHOUT if can_pay(player, tile, NO_SURCHARGE) else []
    coins_left = player.coins - coins_due(tile, NO_SURCHARGE)
    potions_left = player.potions - potions_due(player, tile, NO_SURCHARGE)
    order = [IN_COINS, IN_POTIONS] if coins_left > potions_left else [IN_POTIONS, IN_COINS]
    return [surcharge for surcharge in order if can_pay(player, tile, surcharge)]


def pay(player: Player, tile: int, surcharge: int) -> None:
    """TG-8.2, TG-8.10  Coins and potions go back to the supply, all at once."""
    potions = potions_due(player, tile, surcharge)
    player.coins -= coins_due(tile, surcharge)
    player.potions -= potions
