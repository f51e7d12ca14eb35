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
from donjon.games.heldentaufe.model.house_rules import House
from donjon.games.heldentaufe.model.mission_hand import Hand, redeal_hands
from donjon.games.heldentaufe.model.surface_map import FIRST_TILE, HOME
from donjon.kernel.rules.byte_rows import with_cell
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.state import State

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


@final
class Hero:
    """HT-1.1 to HT-1.6  A hero and what lies on and beside the board.

    Above ground `hex` is none; while a defeated hero waits to be placed `tile` is none, too.
    """

    def __init__(
        self, seat: int, pack: list[int], worn: list[int], teeth: list[int], hand: Hand
    ) -> None:
        self.seat = seat
        self.kind = NONE
        self.hearts = 0
        self.tile = HOME  # HT-S.18, HT-R3
        self.hex = NO_HEX
        self.pack = pack
        self.packed = 0
        self.worn = worn
        self.belt = NO_POTION
        self.used = False
        self.teeth = teeth
        self.hand = hand
        self.defeats = 0

    def clone(self) -> Hero:
        """An independent copy."""
        twin = Hero(self.seat, self.pack[:], self.worn[:], self.teeth[:], self.hand.clone())
        twin.kind = self.kind
        twin.hearts = self.hearts
        twin.tile = self.tile
        twin.hex = self.hex
        twin.packed = self.packed
        twin.belt = self.belt
        twin.used = self.used
        twin.defeats = self.defeats
        return twin


def new_hero(seat: int) -> Hero:
    """HT-S.16  A hero with nothing yet."""
    return Hero(seat, NO_TOKENS[:], [0] * SLOTS, NO_TEETH[:], Hand([]))


@final
class Monster:
    """A monster: where it stands, its hearts, its teeth from the bottom up."""

    def __init__(self, hex: int, hearts: int, stack: bytes) -> None:
        self.hex = hex
        self.hearts = hearts
        self.stack = stack

    def clone(self) -> Monster:
        """An independent copy."""
        return Monster(self.hex, self.hearts, self.stack)


@final
class Heldentaufe(State):
    """The table: two worlds, the reserve, the missions, heroes and monsters, and the turn."""

    def __init__(
        self,
        chance: Chance,
        house: House,
        heroes: list[Hero],
        monsters: list[Monster],
        reserve: list[int],
        potions: list[int],
        teeth: list[int],
    ) -> None:
        super().__init__(chance)
        self.house = house
        self.heroes = heroes
        self.monsters = monsters
        self.reserve = reserve
        self.potions = potions
        self.teeth = teeth
        self.surface = FIRST_TILE
        self.stack: list[int] = []
        self.box = NO_TILES
        self.pile: list[int] = []
        self.discard: list[int] = []
        self.danger = NO_DANGERS
        self.chest = True
        self.reshuffled = False
        self.target = 0
        self.first = 0
        self.round = 1
        self.winner = NOBODY
        self.chief = NOBODY
        self.commander = NOBODY
        self.monster_ap = 0
        self.votes: list[int] = []
        self.fallen = NOBODY
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
        twin = Heldentaufe(
            self.chance,
            self.house,
            [hero.clone() for hero in self.heroes],
            [monster.clone() for monster in self.monsters],
            self.reserve[:],
            self.potions[:],
            self.teeth[:],
        )
        self.copy_kernel(twin)
        twin.surface = self.surface
        twin.stack = self.stack[:]
        twin.box = self.box
        twin.danger = self.danger
        twin.chest = self.chest
        twin.pile = self.pile[:]
        twin.discard = self.discard[:]
        twin.reshuffled = self.reshuffled
        twin.target = self.target
        twin.first = self.first
        twin.round = self.round
        twin.winner = self.winner
        twin.chief = self.chief
        twin.commander = self.commander
        twin.monster_ap = self.monster_ap
        twin.votes = self.votes[:]
        twin.fallen = self.fallen
        twin.active = self.active
        twin.spent = self.spent
        twin.ap_lost = self.ap_lost
        twin.turn_over = self.turn_over
        twin.arrived = self.arrived
        twin.traded = self.traded
        twin.gathered = self.gathered
        twin.free_acts = self.free_acts
        return twin

    def redeal(self, seat: int, chance: Chance) -> Heldentaufe:
        """HT-R51  Tile stack, draw pile, danger faces and other hands are dealt anew."""
        twin = self.clone()
        twin.chance = chance
        twin.stack.sort()
        chance.shuffle(twin.stack)
        redeal_dangers(twin, chance)
        others = [hero.hand for hero in twin.heroes if hero.seat != seat]
        twin.pile = redeal_hands(others, twin.pile, twin.reshuffled, chance)
        return twin


def new_table(chance: Chance, house: House, seats: int) -> Heldentaufe:
    """HT-S.7, HT-S.9, HT-S.12  The box laid out: monsters in their lairs, all else in reserve."""
    return Heldentaufe(
        chance,
        house,
        [new_hero(seat) for seat in range(seats)],
        [Monster(LAIRS[at], 0, b"") for at in range(MONSTERS)],
        TOKEN_COUNTS[:],
        POTION_COUNTS[:],
        TEETH_IN_BOX[:],
    )


def redeal_dangers(s: Heldentaufe, chance: Chance) -> None:
    """HT-S.8  The danger tokens that still lie there change places."""
    places = [hex for hex in SKULLS if s.danger[hex] != NO_DANGER]
    tokens = [s.danger[hex] for hex in places]
    tokens.sort()
    chance.shuffle(tokens)
    for at, hex in enumerate(places):
        s.danger = with_cell(s.danger, hex, tokens[at])
