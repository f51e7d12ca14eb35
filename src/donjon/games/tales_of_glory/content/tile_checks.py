"""What must hold for a tile of the content file beyond its form."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from donjon.games.tales_of_glory.content.schema import GainEntry, SideEntry, TileEntry
from donjon.kernel.content import wrong

TYPES: Final = ["monster", "character", "place", "treasure"]
QUEST_ONLY: Final = ["coins3", "potions3", "surrounded", "closed_chest"]
HERO_CHESTS: Final = 2
MOST_COSTS: Final = 2


def check_tile(path: Path, tile: TileEntry) -> None:
    """Type, cost, gain, chests and sides of a tile belong to its kind."""
    entry = f"tile ({tile.id})"
    right = TYPES if tile.set.startswith("age") else [tile.set]
    if tile.type not in right:
        raise wrong(path, entry, "type", f"{tile.type!r} instead of {' or '.join(right)}")
    costs = [tile.cost.combat, tile.cost.magic, tile.cost.coin, tile.cost.potion]
    if min(costs) < 0 or len([n for n in costs if n]) > MOST_COSTS:
        raise wrong(path, entry, "cost", f"at most {MOST_COSTS} elements, none below zero")
    check_gain(path, entry, "gain", tile.gain, tile.set)
    check_chests(path, entry, tile)
    sides = sides_of(tile)
    if all(side.kind == "none" for side in sides):
        raise wrong(path, entry, "sides", "no connector")
    for at, side in enumerate(sides):
        check_side(path, entry, f"sides.{'nesw'[at]}", side, tile)
    if any(item.per == "closed_chest" for item in tile.gain) and forms_keys(tile):
        raise wrong(path, entry, "gain", "counts closed chests and can give a key (TG-R15)")


def check_gain(path: Path, entry: str, field: str, gain: list[GainEntry], of_set: str) -> None:
    """TG-15.5, TG-15.6  Amounts, and multipliers where they may stand."""
    for item in gain:
        if item.n < 1:
            raise wrong(path, entry, field, f"{item.n} {item.kind}")
        if item.per == "majority" and item.when != "end":
            raise wrong(path, entry, field, "majorities are counted at the end only")
        if item.per in QUEST_ONLY and of_set != "quest":
            raise wrong(path, entry, field, f"{item.per!r} stands on quests only")
        if item.when == "end" and item.kind != "prestige":
            raise wrong(path, entry, field, "at the end only prestige is given")


def check_chests(path: Path, entry: str, tile: TileEntry) -> None:
    """TG-12.2  A hero has two chests, a quest none; their content is plain and told apart."""
    if tile.set == "hero" and len(tile.chests) != HERO_CHESTS:
        raise wrong(path, entry, "chests", f"{len(tile.chests)} instead of {HERO_CHESTS}")
    if tile.set == "quest" and tile.chests:
        raise wrong(path, entry, "chests", "a quest has no chest")
    for at, chest in enumerate(tile.chests):
        check_gain(path, entry, "chests", chest, tile.set)
        if not chest or chest in tile.chests[:at]:
            raise wrong(path, entry, "chests", "empty, or like another chest of the tile")
        if any(item.per or item.when or item.kind == "key" for item in chest):
            raise wrong(path, entry, "chests", "a multiplier, a key or an end gain in a chest")


def check_side(path: Path, entry: str, field: str, side: SideEntry, tile: TileEntry) -> None:
    """TG-14.1, TG-14.8  Only places have connectors with a gain; a key has a condition."""
    if (side.kind == "gain") != bool(side.gain):
        raise wrong(path, entry, field, "a gain and the kind 'gain' go together")
    if side.kind == "gain" and tile.type != "place":
        raise wrong(path, entry, field, "only places have connectors with a gain")
    if side.need is not None and side.kind != "gain":
        raise wrong(path, entry, field, "a condition without a gain")
    check_gain(path, entry, field, side.gain, tile.set)
    for item in side.gain:
        if item.per or item.when:
            raise wrong(path, entry, field, "a multiplier or an end gain on a connector")
        if item.kind == "key" and side.need is None:
            raise wrong(path, entry, field, "a key without a condition")


def sides_of(tile: TileEntry) -> list[SideEntry]:
    """The four edges, from north clockwise."""
    return [tile.sides.n, tile.sides.e, tile.sides.s, tile.sides.w]


def forms_keys(tile: TileEntry) -> bool:
    """Whether laying the tile may bring a key."""
    kinds = [item.kind for item in tile.gain]
    for side in sides_of(tile):
        kinds += [item.kind for item in side.gain]
    return "key" in kinds or any(side.kind == "half_key" for side in sides_of(tile))
