"""Tales of Glory's content beside the tables of tiles in its catalogue."""

from __future__ import annotations

from pathlib import Path

import pytest

from donjon.games.tales_of_glory.content.schema import CostEntry, GainEntry, SideEntry, TileEntry
from donjon.games.tales_of_glory.content.tables import TILES
from donjon.games.tales_of_glory.content.tile_checks import sides_of
from donjon.games.tales_of_glory.words.ids import SHORT_IDS
from donjon.games.tales_of_glory.words.names import TILE_NAMES
from donjon.kernel.words.translate import translate

CATALOGUE = Path(__file__).parents[3] / "docs" / "rules" / "tales_of_glory.md"
SIGNS = {"coin": "co", "potion": "po", "prestige": "★", "combat": "Cb", "magic": "Mg"}
COUNTED = {
    "combat": "Cb",
    "magic": "Mg",
    "key": "Key token",
    "majority": "majority",
    "coins3": "3 co",
    "potions3": "3 po",
    "surrounded": "surrounded tile",
    "closed_chest": "closed chest",
}


def rows() -> dict[str, list[str]]:
    """The lines of the tables of tiles, by the tile's id: names, then what is printed."""
    text = CATALOGUE.read_text(encoding="utf-8")
    part = text[text.index("### 5.3 Tiles") : text.index("### 5.4")]
    cells = [[cell.strip() for cell in line.split("|")[1:-1]] for line in part.splitlines()]
    return {row[0].removeprefix("TG-"): row[1:] for row in cells if row and row[0][:3] == "TG-"}


def cost_words(cost: CostEntry) -> str:
    costs = [(cost.combat, "Cb"), (cost.magic, "Mg"), (cost.coin, "co"), (cost.potion, "po")]
    return " + ".join([f"{n} {sign}" for n, sign in costs if n]) or "free"


def item_words(item: GainEntry) -> str:
    if item.kind in ("key", "first_player"):
        return "Key" if item.kind == "key" else "1st"
    words = f"{item.n} {SIGNS[item.kind]}"
    if item.per is not None:
        words += f" × {COUNTED.get(item.per, item.per.capitalize())}"
    return f"END: {words}" if item.when == "end" else words


def gain_words(gain: list[GainEntry]) -> str:
    return ", ".join([item_words(item) for item in gain]) or "–"


def side_words(side: SideEntry) -> str:
    if side.kind != "gain":
        return {"none": "–", "plain": "o", "half_key": "½"}[side.kind]
    need = f" if {side.need.capitalize()}" if side.need is not None else ""
    return f"[{gain_words(side.gain)}{need}]"


def printed(tile: TileEntry) -> list[str]:
    """What the catalogue should print of a tile after its names."""
    chests = [gain_words(chest) for chest in tile.chests]
    sides = [side_words(side) for side in sides_of(tile)]
    if tile.set == "hero":
        return [gain_words(tile.gain), *chests, *sides]
    if tile.set == "quest":
        return [cost_words(tile.cost), gain_words(tile.gain), *sides]
    cost, gain = cost_words(tile.cost), gain_words(tile.gain)
    return [tile.type.capitalize(), cost, gain, chests[0] if chests else "–", *sides]


@pytest.mark.parametrize("tile", range(len(TILES)), ids=SHORT_IDS)
def test_a_tile_is_as_the_catalogue_has_it(tile: int) -> None:
    """TG-R2, TG-R3, TG-R42  Its names in both languages, and everything printed on it."""
    row = rows()[SHORT_IDS[tile]]
    names = [translate(TILE_NAMES[tile], lang).replace("’", "'") for lang in ("en", "fr")]
    assert row == [*names, *printed(TILES[tile])]


def test_the_catalogue_has_no_other_tiles() -> None:
    """TG-R2, TG-R3  74 of them, in the same order."""
    assert list(rows()) == SHORT_IDS
