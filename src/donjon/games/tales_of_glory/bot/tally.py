"""What counts of a player of Tales of Glory: the figures by which a bot values a position."""

from __future__ import annotations

from typing import Final, final

from donjon.games.tales_of_glory.bot.prices import Prices
from donjon.games.tales_of_glory.content.cell_grid import BESIDE
from donjon.games.tales_of_glory.content.printed_gain import (
    ONCE,
    PER_3_COINS,
    PER_3_POTIONS,
    PER_CHARACTER,
    PER_COMBAT,
    PER_KEY,
    PER_MAGIC,
    PER_MONSTER,
    PER_PLACE,
    PER_SURROUNDED,
    PER_TREASURE,
)
from donjon.games.tales_of_glory.content.tables import (
    BARE,
    CHARACTER,
    CHESTS,
    CONNECTOR,
    GAIN,
    GIVING,
    HAS_END,
    MONSTER,
    PLACE,
    TREASURE,
    TYPE,
)
from donjon.games.tales_of_glory.model.state import NO_TILE, PLAY, Player, TalesOfGlory
from donjon.games.tales_of_glory.rules.gains import place_in_order
from donjon.games.tales_of_glory.rules.multipliers import surrounded_tiles

NO_ENDS: Final[list[int]] = []


@final
class Tally:
    """A player's figures, now or after a play that is only tried.

    `ways` are connectors to which a tile can still be laid, `promised` is what Places promise
    there and `hoped` what closed chests do. `ends` has number and multiplier of each end-of-game
    item in turn. `rivals` is the most that another player has of Combat, Magic, potions, coins.
    `tile` is the one that is tried. What a copy shares is never changed, only replaced.
    """

    def __init__(self, player: Player, rivals: list[int]) -> None:
        self.player: Final = player
        self.rivals: Final = rivals
        self.coins = 0
        self.potions = 0
        self.combat = 0
        self.magic = 0
        self.prestige = 0
        self.opened = 0
        self.quests = b""
        self.tile: int = NO_TILE
        self.monsters = 0
        self.characters = 0
        self.places = 0
        self.treasures = 0
        self.keys = 0
        self.closed = 0
        self.surrounded = 0
        self.ways = 0
        self.promised = 0.0
        self.hoped = 0.0
        self.ends = NO_ENDS
        self.has_token = False
        self.may_take_token = False
        self.must_have_one = False

    def copy(self) -> Tally:
        """Another one with the same figures."""
        new = Tally(self.player, self.rivals)
        new.coins = self.coins
        new.potions = self.potions
        new.combat = self.combat
        new.magic = self.magic
        new.prestige = self.prestige
        new.opened = self.opened
        new.quests = self.quests
        new.tile = self.tile
        new.monsters = self.monsters
        new.characters = self.characters
        new.places = self.places
        new.treasures = self.treasures
        new.keys = self.keys
        new.closed = self.closed
        new.surrounded = self.surrounded
        new.ways = self.ways
        new.promised = self.promised
        new.hoped = self.hoped
        new.ends = self.ends
        new.has_token = self.has_token
        new.may_take_token = self.may_take_token
        new.must_have_one = self.must_have_one
        return new

    def count_tile(self, tile: int, prices: Prices) -> None:
        """A tile joins the zone with its type, its chests and its end-of-game items."""
        type = TYPE[tile]
        if type == MONSTER:
            self.monsters += 1
        elif type == CHARACTER:
            self.characters += 1
        elif type == PLACE:
            self.places += 1
        elif type == TREASURE:
            self.treasures += 1
        for chest in CHESTS[tile]:
            if self.opened >> chest & 1:
                self.keys += 1
            else:
                self.closed += 1
                self.hoped += prices.closed[chest]
        if HAS_END[tile]:
            self.ends = [*self.ends, *end_items(tile)]

    def times(self, per: int) -> int:
        """How often an item is given, as rules/multipliers.py counts it; not for majorities."""
        if per == ONCE:
            return 1
        if per == PER_MONSTER:
            return self.monsters
        if per == PER_CHARACTER:
            return self.characters
        if per == PER_PLACE:
            return self.places
        if per == PER_TREASURE:
            return self.treasures
        if per == PER_KEY:
            return self.keys
        if per == PER_COMBAT:
            return self.combat
        if per == PER_MAGIC:
            return self.magic
        if per == PER_3_COINS:
            return self.coins // 3
        if per == PER_3_POTIONS:
            return self.potions // 3
        return self.surrounded if per == PER_SURROUNDED else self.closed


def end_items(tile: int) -> list[int]:
    """Number and multiplier of each end-of-game item of a tile."""
    found: list[int] = []
    for item in GAIN[tile]:
        if item.at_end:
            found.extend([item.n, item.per])
    return found


def tally_of(s: TalesOfGlory, player: Player, prices: Prices) -> Tally:
    """The figures of a player as things lie."""
    tally = Tally(player, rivals_of(s, player.seat))
    tally.coins = player.coins
    tally.potions = player.potions
    tally.combat = player.combat
    tally.magic = player.magic
    tally.prestige = player.prestige
    tally.opened = player.opened
    tally.quests = player.quests.hidden_values
    for tile in player.laid:
        tally.count_tile(tile, prices)
    count_ways(tally, prices)
    if tally.quests:
        tally.surrounded = surrounded_tiles(player)
    tally.has_token = s.phase == PLAY and s.first == player.seat
    tally.may_take_token = place_in_order(s, player.seat) >= s.claim
    tally.must_have_one = s.variant.majority_needs_one
    return tally


def count_ways(tally: Tally, prices: Prices) -> None:
    """Connectors to which a tile can still be laid, and what Places promise there."""
    player = tally.player
    grid = player.grid
    for at, cell in enumerate(player.cells):
        first = 4 * player.laid[at]
        for side in range(4):
            kind = CONNECTOR[first + side]
            if kind != BARE and not grid[cell + BESIDE[side]]:
                tally.ways += 1
                if kind == GIVING:
                    tally.promised += prices.promise[first + side]


def rivals_of(s: TalesOfGlory, seat: int) -> list[int]:
    """The most that another player has of Combat, Magic, potions and coins."""
    combat, magic, potions, coins = 0, 0, 0, 0
    for other in s.players:
        if other.seat != seat:
            combat = max(combat, other.combat)
            magic = max(magic, other.magic)
            potions = max(potions, other.potions)
            coins = max(coins, other.coins)
    return [combat, magic, potions, coins]
