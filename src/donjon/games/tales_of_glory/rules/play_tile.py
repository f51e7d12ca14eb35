"""Tales of Glory chapters 7, 9 and 18: tiles and Quests are played, or the tile is discarded."""

from __future__ import annotations

from donjon.games.tales_of_glory.content.tables import COMPENSATION
from donjon.games.tales_of_glory.model.state import (
    NO_SLOT,
    NO_TILE,
    Player,
    TalesOfGlory,
    put_in_order,
)
from donjon.games.tales_of_glory.rules.gains import FROM_TILE, Receive
from donjon.games.tales_of_glory.rules.payment import (
    NO_SURCHARGE,
    coins_due,
    is_wild,
    pay,
    potions_due,
    ways_to_pay,
)
from donjon.games.tales_of_glory.rules.placement import lay
from donjon.games.tales_of_glory.rules.player_zone import legal_cells
from donjon.games.tales_of_glory.words import events
from donjon.kernel.rules.hidden import Secret


def playable_ways(s: TalesOfGlory, player: Player, tile: int, slot: int) -> list[int]:
    """TG-7.4, TG-7.6, TG-R9  How the tile can be paid with what is there now."""
    return ways_to_pay(player, tile, is_wild(s, slot))


def can_play(s: TalesOfGlory, player: Player, tile: int, slot: int) -> bool:
    """TG-7.4  It can be paid, and there is a place for it."""
    return bool(playable_ways(s, player, tile, slot)) and bool(legal_cells(player, tile))


def play_tile(s: TalesOfGlory, player: Player, surcharge: int, cell: int) -> None:
    """TG-7.3  Pay, place, receive; the tile is no longer in hand."""
    tile = player.taken
    player.taken = NO_TILE
    player.slot = NO_SLOT
    play(s, player, tile, surcharge, cell)


def play_quest(s: TalesOfGlory, player: Player, n: int, cell: int) -> None:
    """TG-18.6, TG-18.8, TG-18.9, TG-18.11, TG-R31  Like any tile; from now on everyone sees it."""
    quests = player.quests.hidden_values
    quest = quests[n]
    player.quests = Secret(quests[:n] + quests[n + 1 :], player.seat)
    s.reveal()
    play(s, player, quest, NO_SURCHARGE, cell)


def play(s: TalesOfGlory, player: Player, tile: int, surcharge: int, cell: int) -> None:
    """TG-7.3, TG-8.10  The whole payment, then the placement, then what it causes."""
    coins, potions = coins_due(tile, surcharge), potions_due(player, tile, surcharge)
    pay(player, tile, surcharge)
    events.paid(s, player.seat, tile, coins, potions)
    lay(s, player, tile, cell)


def discard(s: TalesOfGlory, player: Player) -> None:
    """TG-9.1, TG-9.2, TG-9.3, TG-18.10, TG-R8, TG-R32  The taken tile for a coin, a potion, a Key.

    TG-9.4, TG-R39: a Key without a closed chest is lost.
    """
    tile = player.taken
    player.taken = NO_TILE
    player.slot = NO_SLOT
    player.discards += 1
    put_in_order(s.discard, tile)
    events.discarded(s, player.seat, tile)
    received = Receive(player.seat, COMPENSATION, 0, FROM_TILE)
    if s.variant.gains_last:
        player.later.append(received)
    else:
        s.owe(received)


def end_step(s: TalesOfGlory, player: Player) -> None:
    """TG-22.9  The step ends; TG-R30: what was kept for its end is received now."""
    s.owe_all(player.later)
    player.later = []
