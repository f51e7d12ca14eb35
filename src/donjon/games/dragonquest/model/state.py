"""DragonQuest's nouns: what lies on the table and what is written on the sheets."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import u8

from donjon.games.dragonquest.content.tables import (
    CHAMBER,
    DEMON_TILES,
    LIFE,
    NODES,
    NONE,
    ROWS,
    SKIP_MARKERS,
    SPIDER_TILES,
    SUNS,
    TRAPS,
    WALL_TILES,
)
from donjon.games.dragonquest.model import clones
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.hidden import NOBODY, HiddenPlace, OutOfPlay, Secret, SecretPlace
from donjon.kernel.rules.immutable import Immutable
from donjon.kernel.rules.state import State

INSIDE: Final = 0
ESCAPED: Final = 1
DEAD: Final = 2

LINE: Final = 1
BLOCKED: Final = 2
CROSSED: Final = 4

OPEN: Final = 0
BOUGHT: Final = 1
WOKEN: Final = 2

NO_SKIP: Final = 0
SKIP_MARKER: Final = 1
SKIP_CIRCLE: Final = 2

ALIVE: Final = 0
DIED_OF_WOUNDS: Final = 1
DIED_OF_TRAP: Final = 2
DIED_OF_SKELETON: Final = 3
DIED_OF_DEMON: Final = 4
DIED_OF_SUNSET: Final = 5
DIED_OF_DRAGON: Final = 6
DIED_OF_FIRE: Final = 7
DIED_OF_VENOM: Final = 8

BARE: Final = vec[u8](bytes(NODES))
NO_TILE: Final = Secret(b"", NOBODY)
TILE_POOL: Final = 0


@final
class Hero:
    """DQ-1.8  A player's hero and the sheet that it alone walks on.

    Rows that seldom change are bytes, which clones share.
    `been`: the hero has been in the chamber; `leaving`: it has chosen to leave, `has_left`: it is
    out again. `exempt`: its next turn has no walls. `finds` are the boxes ticked and
    `rows` the state of each find row; `stops` are the places in `line` where a turn ended.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.status: int = INSIDE
        self.death: int = ALIVE
        self.suns = 0
        self.sun_boxes: int = SUNS
        self.bones: int = LIFE
        self.bones_lost = 0
        self.square: int = NONE
        self.line = b""
        self.stops = b""
        self.marks: vec[u8] = BARE[:]
        self.blocked = b""
        self.been = False
        self.has_left = False
        self.leaving = False
        self.exempt = False
        self.finds = bytes(ROWS)
        self.rows = bytes(ROWS)
        self.traps = bytes(TRAPS)
        self.danger = b""
        self.skip: int = NO_SKIP
        self.objects = 0
        self.treasures = 0
        self.potions = 0
        self.coins_50 = 0
        self.coins_100 = 0
        self.crossed_50 = 0
        self.crossed_100 = 0
        self.bitten = False
        self.spider_tile = False
        self.demon: int = NONE
        self.demon_line = b""
        self.demon_sun = 0
        self.demon_tile = False

    def is_inside(self) -> bool:
        """Alive and still in the castle."""
        return self.status == INSIDE

    def is_in_chamber(self) -> bool:
        """In the treasure chamber."""
        return self.square == CHAMBER

    def has(self, thing: int) -> bool:
        """Whether this object lies before the owner."""
        return self.objects >> thing & 1 == 1

    def is_hunted(self) -> bool:
        """Whether a demon is awake on this sheet."""
        return self.demon != NONE


@final
class Variant(Immutable):
    """What was agreed before the first turn."""

    def __init__(
        self,
        start_square: str,
        automaton_when_out: bool,
        walls_off_corners: bool,
        custom_treasures: bool,
        treasure_names: list[str],
        stars: list[int],
        gold: list[int],
    ) -> None:
        self.start_square: Final = start_square
        self.automaton_when_out: Final = automaton_when_out
        self.walls_off_corners: Final = walls_off_corners
        self.custom_treasures: Final = custom_treasures
        self.treasure_names: Final = treasure_names
        self.stars: Final = stars
        self.gold: Final = gold


@final
class DragonQuest(State):
    """The table: heroes, common supplies, the chamber's dice.

    `objects` and `treasures` are masks of what is still to be had. `aside` are the chamber's dice
    that showed a dragon; `throws` counts the throws of the movement dice in this turn.
    """

    def __init__(self, chance: Chance, variant: Variant, heroes: list[Hero]) -> None:
        super().__init__(chance)
        self.variant = variant
        self.heroes = heroes
        self.active = 0
        self.first = 0
        self.objects = 0
        self.treasures = 0
        self.skip_markers: int = SKIP_MARKERS
        self.spider_tiles: int = SPIDER_TILES
        self.demon_tiles: int = DEMON_TILES
        self.aside = 0
        self.tile: Secret = NO_TILE
        self.dice: list[int] = []
        self.throws = 0
        self.chamber_dice = b""

    def clone(self) -> DragonQuest:
        """An independent copy."""
        return clones.clone_state(self)

    def hidden_places(self) -> list[HiddenPlace]:
        """DQ-0.8  The one secret is the wall tile; it may be any of the three."""
        hidden = self.tile.hidden_values
        if not hidden:
            return []
        others = [number for number in WALL_TILES if number != hidden[0]]
        return [HiddenTile(self), OutOfPlay(TILE_POOL, others)]


@final
class HiddenTile(SecretPlace):
    """DQ-4.3  The tile that a neighbour has laid number side down."""

    def __init__(self, s: DragonQuest) -> None:
        super().__init__(s.tile, TILE_POOL)
        self.s: Final = s

    def put(self, secret: Secret) -> None:
        self.s.tile = secret
