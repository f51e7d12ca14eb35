"""Tales of Glory: the best play of a tile, found by trying every cell and every way to pay."""

from __future__ import annotations

from typing import Final, final

from donjon.games.tales_of_glory.bot.prices import Prices
from donjon.games.tales_of_glory.bot.tally import Tally, tally_of
from donjon.games.tales_of_glory.bot.tally_after_play import discarded, laid
from donjon.games.tales_of_glory.bot.values import position_worth
from donjon.games.tales_of_glory.content.tables import SURCHARGE
from donjon.games.tales_of_glory.model.state import Player, TalesOfGlory
from donjon.games.tales_of_glory.rules.payment import (
    IN_COINS,
    NO_SURCHARGE,
    coins_due,
    is_wild,
    potions_due,
    ways_to_pay,
)
from donjon.games.tales_of_glory.rules.player_zone import legal_cells
from donjon.games.tales_of_glory.rules.turn_actions import DISCARD, SPAN, TILE
from donjon.kernel.rules.immutable import Immutable

NO_OPTION: Final = -1


@final
class TrialResult(Immutable):
    """An option of step 2 and what the position is worth after it."""

    def __init__(self, option: int, worth: float) -> None:
        self.option: Final = option
        self.worth: Final = worth


@final
class TriedPlays:
    """The best of the plays that were tried; all of them, if they are to be kept."""

    def __init__(self, keeps_all: bool = False) -> None:
        self.best: int = NO_OPTION
        self.most = 0.0
        self.keeps_all: Final = keeps_all
        self.all: Final[list[TrialResult]] = []

    def add(self, option: int, worth: float) -> None:
        """Note a play and what the position is worth after it."""
        if self.best == NO_OPTION or worth > self.most:
            self.best = option
            self.most = worth
        if self.keeps_all:
            self.all.append(TrialResult(option, worth))


def best_tile_play(
    s: TalesOfGlory, player: Player, tile: int, slot: int, prices: Prices
) -> TrialResult:
    """The best that can be done with a tile from a slot: lay it somewhere, or discard it."""
    base = tally_of(s, player, prices)
    tried = TriedPlays()
    try_tile(base, tile, is_wild(s, slot), prices, tried)
    tried.add(DISCARD, discard_worth(base, prices))
    return TrialResult(tried.best, tried.most)


def discard_worth(base: Tally, prices: Prices) -> float:
    """What the position is worth after any tile was discarded."""
    return position_worth(discarded(base, prices), prices)


def try_tile(base: Tally, tile: int, wild: bool, prices: Prices, tried: TriedPlays) -> None:
    """Try a tile in every cell, paid in every way."""
    player = base.player
    ways = ways_to_pay(player, tile, wild)
    if not ways:
        return
    coins, potions = coins_due(tile, NO_SURCHARGE), potions_due(player, tile, NO_SURCHARGE)
    for cell in legal_cells(player, tile):
        tally = laid(base, tile, cell, coins, potions, prices)
        for way in ways:
            tried.add((TILE + way) * SPAN + cell, worth_paid(tally, way, prices))


def worth_paid(tally: Tally, way: int, prices: Prices) -> float:
    """What the position is worth when the surcharge, if any, is paid in this way.

    No tile but a Quest counts coins or potions, so it does not matter that it is paid last.
    """
    if way == NO_SURCHARGE:
        return position_worth(tally, prices)
    if way == IN_COINS:
        tally.coins -= SURCHARGE
        worth = position_worth(tally, prices)
        tally.coins += SURCHARGE
    else:
        tally.potions -= SURCHARGE
        worth = position_worth(tally, prices)
        tally.potions += SURCHARGE
    return worth


def best_chest(chests: list[int], prices: Prices) -> int:
    """The chest that brings most."""
    best = chests[0]
    for chest in chests:
        if prices.opening[chest] > prices.opening[best]:
            best = chest
    return best
