"""What must hold in Tales of Glory's content file beyond its form: counts, ids, budgets."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from donjon.games.tales_of_glory.content.schema import Content, TileEntry
from donjon.games.tales_of_glory.content.tile_checks import check_gain, check_tile, sides_of
from donjon.kernel.content import load, wrong

RESOURCES: Final = ["combat", "magic", "potion", "coin"]
SETS: Final = ["hero", "age1", "age2", "age3", "quest"]
MOST_TILES: Final = 127
LEAST_DEALT: Final = 2


def read(path: Path) -> Content:
    """The file's content, checked as far as its own kinds cannot."""
    content = load(path, Content)
    check_tile_list(path, content)
    for tile in content.tile:
        check_tile(path, tile)
    check_budgets(path, content)
    check_tables(path, content)
    check_piles(path, content)
    return content


def check_once(path: Path, field: str, tiles: list[TileEntry], found: list[str]) -> None:
    """No two tiles have the same."""
    for at, tile in enumerate(tiles):
        if found[at] in found[:at]:
            raise wrong(path, f"tile ({tile.id})", field, f"{found[at]!r} stands twice")


def check_tile_list(path: Path, content: Content) -> None:
    """TG-1.3  As many tiles with each back as are counted, in the order of the sets."""
    tiles = content.tile
    check_once(path, "id", tiles, [tile.id for tile in tiles])
    sets = [SETS.index(tile.set) for tile in tiles]
    for at, tile in enumerate(tiles[1:]):
        if sets[at] > sets[at + 1]:
            raise wrong(path, f"tile ({tile.id})", "set", "the order is " + ", ".join(SETS))
    for name in SETS:
        right: int = getattr(content.counts, name)
        found = sets.count(SETS.index(name))
        if found != right:
            raise wrong(path, "counts", name, f"{found} tiles instead of {right}")
    if len(tiles) != content.counts.total or len(tiles) > MOST_TILES:
        raise wrong(path, "counts", "total", f"{len(tiles)} tiles instead of the total")


def check_budgets(path: Path, content: Content) -> None:
    """TG-21.2  As many Combat, Magic and chests are printed as there are tokens."""
    printed = {"combat": 0, "magic": 0, "key": 0}
    for tile in content.tile:
        printed["key"] += len(tile.chests)
        for kind in ("combat", "magic"):
            printed[kind] += printed_on(tile, kind)
    for kind, found in printed.items():
        right: int = getattr(content.supply, kind)
        if found != right:
            raise wrong(path, "supply", kind, f"{found} printed, not {right}")


def printed_on(tile: TileEntry, kind: str) -> int:
    """How many points of a skill a tile can give in all."""
    items = tile.gain[:]
    for chest in tile.chests:
        items += chest
    for side in sides_of(tile):
        items += side.gain
    return sum(item.n for item in items if item.kind == kind)


def check_tables(path: Path, content: Content) -> None:
    """TG-1.2, TG-1.6  Boards and numbers of seats."""
    for name, board in content.board.items():
        slots = list(range(1, board.slots + 1))
        if not board.wild or board.wild != slots[-len(board.wild) :]:
            raise wrong(path, f"board.{name}", "wild", "not the last slots")
        if board.slots < content.game.draw_per_round:
            raise wrong(path, f"board.{name}", "slots", "fewer than are refilled each round")
    least, most = content.game.players_min, content.game.players_max
    if [int(seats) for seats in content.players] != list(range(least, most + 1)):
        raise wrong(path, "players", "-", f"not one entry for each from {least} to {most}")
    if sorted(content.game.majority_order) != sorted(RESOURCES):
        raise wrong(path, "game", "majority_order", "not each of " + ", ".join(RESOURCES))
    for field in ("rounds", "majority_prestige", "wild_surcharge"):
        if getattr(content.game, field) < 1:
            raise wrong(path, "game", field, "less than one")
    if content.game.quests_dealt < LEAST_DEALT:
        raise wrong(path, "game", "quests_dealt", "one is returned, so at least two are dealt")
    check_gain(path, "game", "discard_compensation", content.game.discard_compensation, "")


def check_piles(path: Path, content: Content) -> None:
    """TG-16.8  For each number of seats the piles last for the rounds exactly."""
    game, counts = content.game, content.counts
    for seats, entry in content.players.items():
        if entry.board not in content.board:
            raise wrong(path, f"players.{seats}", "board", f"no board {entry.board!r}")
        slots = content.board[entry.board].slots
        if entry.discard_per_round != game.draw_per_round - int(seats):
            raise wrong(path, f"players.{seats}", "discard_per_round", "not five less the seats")
        drawn = slots + (game.rounds - 1) * game.draw_per_round + entry.age1_removed
        if drawn != counts.age1 + counts.age2 + counts.age3:
            raise wrong(path, f"players.{seats}", "age1_removed", f"{drawn} tiles are needed")
    heroes = [tile for tile in content.tile if tile.set == "hero"]
    if len(heroes) < game.players_max:
        raise wrong(path, "counts", "hero", "fewer heroes than seats")
    if counts.quest < game.quests_dealt * game.players_max:
        raise wrong(path, "counts", "quest", "too few to deal")
