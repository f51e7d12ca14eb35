"""The surface as a board: hexagons from their coordinates, positions to explore, heroes."""

from __future__ import annotations

from math import sqrt
from typing import Final

from donjon.games.heldentaufe.content.tables import TILE_IDS
from donjon.games.heldentaufe.drawing.faces import TILE_FACES
from donjon.games.heldentaufe.drawing.icons import UNKNOWN_ICON
from donjon.games.heldentaufe.drawing.memory import DrawingMemory
from donjon.games.heldentaufe.view.forms import HeroView, TileView, View
from donjon.games.heldentaufe.words.ids import land_id
from donjon.games.heldentaufe.words.names import TILE_NAMES
from donjon.kernel.drawing.amounts import tinted_amount
from donjon.kernel.scene import XY, Board, OnSpot, PathShape, Piece, Spot, TextShape
from donjon.kernel.words.message import Message, seat_name

SURFACE: Final = "surface"
SIZE: Final = 50.0
"""From the middle of a hexagon to its corner."""
ACROSS: Final = SIZE * sqrt(3)
ALONG: Final = SIZE * 1.5
MARGIN: Final = 14.0
LEAST_HIGH: Final = 560.0
SHAPE: Final = 1.28
"""The least ratio of width to height of the drawing."""
TITLE: Final = 0.034
NOTE: Final = 0.026
"""The size of letters relative to the map, so that it is constant on the screen."""

NAME_OF: Final[dict[str, Message]] = dict(zip(TILE_IDS, TILE_NAMES, strict=True))


def hexagon(half: float, size: float) -> str:
    """A path around a hexagon with a corner at its bottom, from the corner at its top."""
    return (
        f"l{half:.1f} {size / 2:.1f}v{size:.1f}l{-half:.1f} {size / 2:.1f}"
        f"l{-half:.1f} {-size / 2:.1f}v{-size:.1f}Z"
    )


OUTLINE_SIZE: Final = SIZE - 3
OUTLINE: Final = hexagon(ACROSS / 2 - 3, OUTLINE_SIZE)


def middle(q: int, r: int) -> XY:
    """The middle of a position: rows from top to bottom, each shifted by half a hexagon."""
    return (ACROSS * (q + r / 2), ALONG * r)


def surface_board(view: View, memory: DrawingMemory) -> Board:
    """The map; the same object as long as no tile is laid."""
    laid = " ".join([f"{tile.q},{tile.r},{tile.tile}" for tile in view.tiles])
    key = f"{view.stack_size} {laid}"
    found = memory.surfaces.get(key)
    if found is None:
        found = memory.surfaces.put(key, new_surface(view, memory))
    return found


def new_surface(view: View, memory: DrawingMemory) -> Board:
    """All tiles, and the adjacent positions that can still be explored (HT-3.5)."""
    unknown = view.empty if view.stack_size else []
    rim = unknown or [(tile.q, tile.r) for tile in view.tiles]
    box = box_around([middle(q, r) for q, r in rim])
    left, top, width, _ = box
    letters = width * TITLE
    x, y = left + letters * 0.9, top + letters * 1.5
    left_over = Message("ht-tiles-left", {"n": view.stack_size})
    outlines = "".join([outline(q, r, memory) for q, r in unknown])
    return Board(
        id=SURFACE,
        label=Message("ht-surface"),
        box=box,
        skin="meadow",
        shapes=[
            PathShape(outlines, "faint"),
            TextShape(Message("ht-surface"), (x, y), letters, "title", "start"),
            TextShape(left_over, (x, y + letters * 1.1), width * NOTE, "ink", "start"),
        ],
        spots=[
            *[land_spot(tile, memory) for tile in view.tiles],
            *[unknown_spot(q, r, memory) for q, r in unknown],
        ],
        grows=True,
    )


def box_around(places: list[XY]) -> tuple[float, float, float, float]:
    """The box around all `places`, widened to the least ratio of width to height."""
    left = min([x for x, _ in places]) - ACROSS / 2 - MARGIN
    right = max([x for x, _ in places]) + ACROSS / 2 + MARGIN
    top = min([y for _, y in places]) - SIZE - MARGIN
    foot = max([y for _, y in places]) + SIZE + MARGIN
    high = max(LEAST_HIGH, foot - top, (right - left) / SHAPE)
    wide = max(right - left, high * SHAPE)
    return ((left + right - wide) / 2, (top + foot - high) / 2, wide, high)


def outline(q: int, r: int, memory: DrawingMemory) -> str:
    """The hexagon of a position; cached in `memory`."""
    found = memory.surface_outlines.get((q, r))
    if found is None:
        x, y = middle(q, r)
        made = f"M{x:.1f} {y - OUTLINE_SIZE:.1f}{OUTLINE}"
        found = memory.surface_outlines.put((q, r), made)
    return found


def land_spot(tile: TileView, memory: DrawingMemory) -> Spot:
    """The spot of a tile; cached in `memory`."""
    key = (tile.q, tile.r, tile.tile)
    found = memory.surface_spots.get(key)
    if found is None:
        label = Message("ht-tile-at", {"tile": NAME_OF[tile.tile], "q": tile.q, "r": tile.r})
        made = Spot(
            land_id(tile.q, tile.r), middle(tile.q, tile.r), label,
            "hex", SIZE, "cell", share="ring", name=f"{tile.q},{tile.r}",
        )  # fmt: skip
        found = memory.surface_spots.put(key, made)
    return found


def unknown_spot(q: int, r: int, memory: DrawingMemory) -> Spot:
    """A position that can be explored from an adjacent tile; drawn only while it can be chosen."""
    key = (q, r, "")
    found = memory.surface_spots.get(key)
    if found is None:
        label = Message("ht-unknown", {"q": q, "r": r})
        made = Spot(
            land_id(q, r), middle(q, r), label, "hex", SIZE, "empty", icon=UNKNOWN_ICON,
            name=f"{q},{r}", tip="unknown",
        )  # fmt: skip
        found = memory.surface_spots.put(key, made)
    return found


def tile_pieces(view: View, memory: DrawingMemory) -> list[Piece]:
    """The tiles themselves."""
    return [tile_piece(tile, memory) for tile in view.tiles]


def tile_piece(tile: TileView, memory: DrawingMemory) -> Piece:
    """A tile in its place; cached in `memory`."""
    key = (tile.q, tile.r, tile.tile)
    found = memory.surface_tiles.get(key)
    if found is None:
        id, at = f"tile:{tile.q},{tile.r}", OnSpot(land_id(tile.q, tile.r), 0)
        made = Piece(id, TILE_FACES[tile.tile], NAME_OF[tile.tile], at)
        found = memory.surface_tiles.put(key, made)
    return found


def pawn_pieces(view: View, memory: DrawingMemory) -> list[Piece]:
    """The heroes where they stand; those below ground show their hearts."""
    found: list[Piece] = []
    for hero in view.heroes:
        if hero.tile is not None:
            found.append(pawn(hero, land_id(hero.tile[0], hero.tile[1]), -1, memory))
        elif hero.hex is not None:
            found.append(pawn(hero, f"cave:{hero.hex}", hero.hearts, memory))
    return found


def pawn(hero: HeroView, spot: str, hearts: int, memory: DrawingMemory) -> Piece:
    """A hero on a tile or hex; cached in `memory`."""
    key = (hero.seat, spot, hearts, hero.hero or "")
    found = memory.pawns.get(key)
    if found is None:
        made = Piece(
            f"hero:{hero.seat}", f"pawn:{hero.seat}", pawn_label(hero),
            OnSpot(spot, 1 + hero.seat), hero.seat,
            badges=[tinted_amount("hearts", hearts)] if hearts >= 0 else [],
        )  # fmt: skip
        found = memory.pawns.put(key, made)
    return found


def pawn_label(hero: HeroView) -> Message:
    """«Erla (Maud)»."""
    if hero.hero is None:
        return seat_name(hero.seat)
    name = Message(f"ht-hero-{hero.hero}")
    return Message("ht-pawn", {"hero": name, "seat": seat_name(hero.seat)})
