"""Heldentaufe's nouns: what lies on the table and before the heroes."""

from __future__ import annotations

from typing import Final, final

from donjon.games.heldentaufe.content.tables import (
    MONSTERS,
    NONE,
    POTION_COUNTS,
    SLOTS,
    TEETH_IN_BOX,
    TILE_COUNTS,
    TOKEN_COUNTS,
    TOKENS,
)
from donjon.games.heldentaufe.content.underground_map import HEXES, LAIRS, SKULLS
from donjon.games.heldentaufe.model import clones
from donjon.games.heldentaufe.model.house_rules import HouseRules
from donjon.games.heldentaufe.model.redeal_missions import deal_by_colour
from donjon.games.heldentaufe.model.surface_map import FIRST_TILE, HOME, Surface
from donjon.kernel.rules.byte_rows import with_value
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.hidden import Hand, HiddenPlace, Pile
from donjon.kernel.rules.state import State, shuffled_items

NOBODY: Final = -1
NO_HEX: Final = -1
NO_POTION: Final = -1
NO_TOKENS: Final[list[int]] = [0] * TOKENS
NO_TEETH: Final[list[int]] = [0] * len(TEETH_IN_BOX)

NO_TILES: Final = bytes(len(TILE_COUNTS))

NO_DANGER: Final = 0
DISARMED: Final = 1
ARMED: Final = 2
NO_DANGERS: Final = bytes(HEXES)

STACK_POOL: Final = 0
DANGER_POOL: Final = 1
EARLY_POOL: Final = 2  # missions in hand since before the discard pile was shuffled
LATE_POOL: Final = 3  # missions drawn since then, and the draw pile


@final
class Hero:
    """HT-1.1 to HT-1.6  A hero and what lies on and beside the board.

    Above ground `hex` is none; while a defeated hero waits to be placed `tile` is none, too.
    Of the missions dealt at the start at least `reds_dealt` red and `blues_dealt` blue ones are
    still in hand, as everyone can tell (HT-S.13).
    `pack` counts the tokens of the backpack by kind, `packed` all of them; `belt` is the potion
    there, and `used` says that it works now.
    """

    def __init__(
        self, seat: int, pack: list[int], worn: list[int], teeth: list[int], hand: Hand
    ) -> None:
        self.seat = seat
        self.kind: int = NONE
        self.hearts = 0
        self.tile: int = HOME  # HT-S.18, HT-R3
        self.hex: int = NO_HEX
        self.pack = pack
        self.packed = 0
        self.worn = worn
        self.belt: int = NO_POTION
        self.used = False
        self.teeth = teeth
        self.hand = hand
        self.reds_dealt = 0
        self.blues_dealt = 0
        self.defeats = 0


def new_hero(seat: int) -> Hero:
    """HT-S.16  A hero with nothing yet."""
    return Hero(seat, NO_TOKENS[:], [0] * SLOTS, NO_TEETH[:], Hand(seat, [], 0))


@final
class Monster:
    """A monster: where it stands, its hearts, its teeth from the bottom up."""

    def __init__(self, hex: int, hearts: int, stack: bytes) -> None:
        self.hex = hex
        self.hearts = hearts
        self.stack = stack


@final
class Heldentaufe(State):
    """The table: two worlds, the reserve, the missions, heroes and monsters, and the turn.

    `box` counts the tiles that are not in this match. `chest`: the chest is closed. `chief` is the
    first hero underground, after whose turn the monsters play; `commander` plays them. `fallen` is
    a defeated hero who is to be placed. Of the turn: `spent` action points, `arrived` on a tile
    just now (HT-6.15), `free_acts` counts free actions.
    """

    def __init__(
        self,
        chance: Chance,
        house_rules: HouseRules,
        heroes: list[Hero],
        monsters: list[Monster],
        reserve: list[int],
        potions: list[int],
        teeth: list[int],
        stack: Pile,
        pile: Pile,
    ) -> None:
        super().__init__(chance)
        self.house_rules = house_rules
        self.heroes = heroes
        self.monsters = monsters
        self.reserve = reserve
        self.potions = potions
        self.teeth = teeth
        self.surface: Surface = FIRST_TILE
        self.stack = stack
        self.box: bytes = NO_TILES
        self.pile = pile
        self.discard: list[int] = []
        self.danger: bytes = NO_DANGERS
        self.chest = True
        self.reshuffled = False
        self.target = 0
        self.first = 0
        self.round = 1
        self.winner: int = NOBODY
        self.chief: int = NOBODY
        self.commander: int = NOBODY
        self.monster_ap = 0
        self.votes: list[int] = []
        self.fallen: int = NOBODY
        self.active = 0
        self.spent = 0
        self.ap_lost = False
        self.turn_over = False
        self.arrived = False
        self.traded = False
        self.gathered = 0
        self.free_acts = 0

    def clone(self) -> Heldentaufe:
        """An independent copy."""
        return clones.clone_state(self)

    def hidden_places(self) -> list[HiddenPlace]:
        """HT-R51  Tile stack, danger tokens, hands and draw pile."""
        places = [self.stack.place(STACK_POOL), DangerTokens(self)]
        for hero in self.heroes:
            places.extend(hero.hand.places(EARLY_POOL, LATE_POOL))
        places.append(self.pile.place(LATE_POOL))
        return places

    def deal_pool(self, places: list[HiddenPlace], chance: Chance) -> None:
        """HT-S.13  The missions of the first deal are dealt by colour."""
        first_deal = EARLY_POOL if self.reshuffled else LATE_POOL
        if places[0].pool == first_deal:
            deal_by_colour(places, shuffled_items(places, chance), self.heroes)
        else:
            super().deal_pool(places, chance)


@final
class DangerTokens(HiddenPlace):
    """HT-S.8  The danger tokens that still lie there, face down."""

    def __init__(self, s: Heldentaufe) -> None:
        super().__init__(DANGER_POOL, NOBODY)
        self.s: Final = s

    def items(self) -> list[int]:
        return [self.s.danger[hex] for hex in SKULLS if self.s.danger[hex] != NO_DANGER]

    def fill(self, items: list[int]) -> None:
        places = [hex for hex in SKULLS if self.s.danger[hex] != NO_DANGER]
        for at, hex in enumerate(places):
            self.s.danger = with_value(self.s.danger, hex, items[at])


def new_table(chance: Chance, house_rules: HouseRules, seats: int) -> Heldentaufe:
    """HT-S.7, HT-S.9, HT-S.12  The box laid out: monsters in their lairs, all else in reserve."""
    return Heldentaufe(
        chance,
        house_rules,
        [new_hero(seat) for seat in range(seats)],
        [Monster(LAIRS[at], 0, b"") for at in range(MONSTERS)],
        TOKEN_COUNTS[:],
        POTION_COUNTS[:],
        TEETH_IN_BOX[:],
        Pile([]),
        Pile([]),
    )
