"""The form of Clank!'s content file.

Structs stay interpreted, so they stand apart from the tables that the rules read.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from donjon.games.clank.content.effect_operations import AnyOp, Passive


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file; a field that it does not know is an error."""


class Parameters(Entry, frozen=True):
    players_min: int
    players_max: int
    hand_size: int
    row_size: int
    market_price: int
    mastery_vp: int
    gold_vp: int
    player_cubes: int
    black_cubes: int


class SetupEntry(Entry, frozen=True):
    start_clank: list[int]
    artifacts_removed: dict[str, int]
    rage_start_space: dict[str, int]


class RageTrack(Entry, frozen=True):
    cubes: list[int]


class HealthTrack(Entry, frozen=True):
    spaces: int


class CountdownSpace(Entry, frozen=True):
    space: int
    effect: Literal["none", "attack", "knock_out_all"]
    extra_cubes: int = 0


class Defaults(Entry, frozen=True):
    discard: list[str]
    banish: list[str]


class PerCard(Entry, frozen=True, tag_field="rule", tag="per_card"):
    card: str
    each: int


class PerGold(Entry, frozen=True, tag_field="rule", tag="per_gold"):
    step: int
    each: int


class WithMastery(Entry, frozen=True, tag_field="rule", tag="with_mastery"):
    vp: int


class KindsAtLeast(Entry, frozen=True, tag_field="rule", tag="kinds_at_least"):
    of: list[str]
    need: int
    vp: int


class CardEntry(Entry, frozen=True):
    id: str
    set: Literal["starter", "reserve", "dungeon"]
    type: Literal["plain", "companion", "gem", "device", "monster"]
    count: int
    skill_cost: int = 0
    swords_cost: int = 0
    vp: int = 0
    vp_rule: PerCard | PerGold | WithMastery | KindsAtLeast | None = None
    skill: int = 0
    swords: int = 0
    boots: int = 0
    gold: int = 0
    clank: int = 0
    draw: int = 0
    dragon: bool = False
    danger: bool = False
    stays: bool = False
    where: Literal["any", "deep", "crystal"] = "any"
    acquire: list[AnyOp] = []
    arrive: list[AnyOp] = []
    play: list[AnyOp] = []
    use: list[AnyOp] = []
    defeat: list[AnyOp] = []


class ArtifactEntry(Entry, frozen=True):
    id: str
    vp: int
    on_take: list[AnyOp]


class SecretEntry(Entry, frozen=True):
    id: str
    level: Literal["major", "minor"]
    count: int
    mode: Literal["keep", "potion", "instant"]
    vp: int
    on_take: list[AnyOp] = []
    on_use: list[AnyOp] = []


class ItemEntry(Entry, frozen=True):
    id: str
    count: int
    vp: int
    stack: str = ""
    passive: list[Passive] = []


class IdolEntry(Entry, frozen=True):
    count: int
    vp: int


class TokenEntries(Entry, frozen=True):
    artifacts: list[ArtifactEntry]
    secrets: list[SecretEntry]
    market: list[ItemEntry]
    idols: IdolEntry


class RoomEntry(Entry, frozen=True):
    id: str
    x: int
    y: int
    deep: bool
    kinds: list[Literal["start", "crystal", "fountain", "market", "idol_shrine"]]
    minor: int = 0
    major: int = 0
    artifact: int = 0


class TunnelEntry(Entry, frozen=True):
    id: str
    start: str = msgspec.field(name="from")
    to: str
    boots: int
    monsters: int
    lock: bool = False
    one_way: bool = False
    wrap: bool = False


class BoardEntry(Entry, frozen=True):
    start: str
    rooms: list[RoomEntry]
    tunnels: list[TunnelEntry]


class Sides(Entry, frozen=True):
    day: BoardEntry
    dusk: BoardEntry


class Content(Entry, frozen=True):
    game: Parameters
    setup: SetupEntry
    rage_track: RageTrack
    health_track: HealthTrack
    countdown: list[CountdownSpace]
    defaults: Defaults
    cards: list[CardEntry]
    tokens: TokenEntries
    board: Sides
