"""The form of Heldentaufe's content file.

Structs stay interpreted, so they stand apart from the tables that the rules read.
"""

from __future__ import annotations

from typing import Literal

import msgspec

EquipmentId = Literal["boots", "ring", "sword"]
FoodId = Literal["apple", "fish", "mushroom"]
Dot = Literal["red", "yellow", "blue"]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file; a field that it does not know is an error."""


class Parameters(Entry, frozen=True):
    players_min: int
    players_max: int


class Components(Entry, frozen=True):
    surface_tiles: int
    hero_figures: int
    monster_figures: int
    mission_cards: int
    underground_tokens: int
    hearts: int
    equipment: int
    food: int
    potions: int
    small_teeth: int
    precious_teeth: int
    combat_dice: int
    treasure_dice: int


class SetupEntry(Entry, frozen=True):
    players: int
    target_vp: int
    remove_forest: int
    remove_resource_total: int
    stack_size: int


class TurnEntry(Entry, frozen=True):
    hand_size: int
    deal_red: int
    deal_blue: int
    cost_move: int
    cost_explore: int
    cost_portal: int
    cost_attack: int
    cost_refuse: int
    monster_ap: int
    food_heal: int
    merchant_trades_per_turn: int
    lab_upgrades_per_turn: int
    equipment_max_value: int


class CombatEntry(Entry, frozen=True):
    hearts_lost: int
    berserk_bonus: int


class DangerEntry(Entry, frozen=True):
    tokens: int
    armed: int
    disarmed: int
    hearts_lost: int


class TreasureEntry(Entry, frozen=True):
    chest_tokens: int
    chest_rolls: int
    forest_rolls: int


class DieEntry(Entry, frozen=True):
    id: Literal["combat", "treasure"]
    count: int
    faces: list[int | str]


class HeroEntry(Entry, frozen=True):
    id: str
    hearts: int
    ap: int
    ring: int
    sword: int
    backpack: int
    belt: int


class MonsterEntry(Entry, frozen=True):
    id: str
    hearts_base: int
    sword_base: int
    lair: str


class StackEntry(Entry, frozen=True):
    values: list[int]
    fixed_monster: str


class GrowthEntry(Entry, frozen=True):
    top: int
    hearts: int
    sword: int


class TeethEntry(Entry, frozen=True):
    small: int
    precious: dict[str, int]
    total_vp: int
    on_monsters_vp: int
    reserve_small_at_start: int
    reserve_precious_at_start: dict[str, int]


class HeartsEntry(Entry, frozen=True):
    total: int


class FoodEntry(Entry, frozen=True):
    count: int
    dots: list[Dot]


class EquipmentEntry(Entry, frozen=True):
    count: int
    by_value: dict[str, int]


class PotionEntry(Entry, frozen=True):
    id: Literal["healing", "berserk", "teleport"]
    colour: Dot
    count: int
    recipe: int
    needs_ring: int
    ingredients: list[FoodId]
    shared_dot: Dot


class TileEntry(Entry, frozen=True):
    id: str
    count: int
    gives: FoodId | None = None
    portal: int = 0


class SurfaceEntry(Entry, frozen=True):
    neighbours: list[list[int]]


class MissionEntry(Entry, frozen=True):
    id: str
    kind: Literal["deliverer", "observer", "thief", "discoverer", "slayer"]
    colour: Literal["red", "blue"]
    place: str
    cost: list[str]
    reward: list[str] = []
    reward_choice: list[str] = []
    alt_cost: list[str] = []
    monster: str = ""


class UndergroundEntry(Entry, frozen=True):
    neighbours: list[list[int]]
    hexes: int
    edges: int


class HexEntry(Entry, frozen=True):
    id: str
    q: int
    r: int
    kind: Literal["floor", "portal", "danger", "treasure", "lair"]
    x: float
    y: float
    portal: int = 0
    monster: str = ""


class EdgesEntry(Entry, frozen=True):
    pairs: list[tuple[str, str]] = msgspec.field(name="list")


class Content(Entry, frozen=True):
    game: Parameters
    components: Components
    setup: list[SetupEntry]
    turn: TurnEntry
    combat: CombatEntry
    danger: DangerEntry
    treasure: TreasureEntry
    dice: list[DieEntry]
    heroes: list[HeroEntry]
    monsters: list[MonsterEntry]
    tooth_stacks: list[StackEntry]
    tooth_growth: list[GrowthEntry]
    teeth: TeethEntry
    hearts: HeartsEntry
    food: dict[FoodId, FoodEntry]
    equipment: dict[EquipmentId, EquipmentEntry]
    potions: list[PotionEntry]
    tiles: list[TileEntry]
    surface: SurfaceEntry
    missions: list[MissionEntry]
    underground: UndergroundEntry
    underground_hexes: list[HexEntry]
    underground_edges: EdgesEntry
