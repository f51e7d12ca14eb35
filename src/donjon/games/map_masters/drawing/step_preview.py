"""What a step would look like before it is made: the way there, and what it would find."""

from __future__ import annotations

from donjon.games.map_masters.content.printed_icons import KINDS, LAVA, TRAPDOOR
from donjon.games.map_masters.content.quadrant_grid import is_turned, place_x, place_y
from donjon.games.map_masters.drawing.corridor_lines import middle
from donjon.games.map_masters.drawing.dungeon_board import dungeon_id
from donjon.games.map_masters.drawing.dungeon_spots import on_table
from donjon.games.map_masters.model.dungeon import SPAN
from donjon.games.map_masters.model.path import Path
from donjon.games.map_masters.model.state import Player
from donjon.games.map_masters.view.forms import PlacedView
from donjon.games.map_masters.words.ids import found_id
from donjon.kernel.scene import XY, Shows, Stroke
from donjon.kernel.words.ids import Id


def ahead(player: Player, path: Path, further: Path) -> Shows:
    """From where a path stands to where it would stand, and the rows that would change."""
    nodes = further.nodes[len(path.nodes) - 1 :]
    points = [point_of(player, node) for node in nodes]
    way = Stroke(f"ahead:{player.seat}", dungeon_id(player.seat), player.seat, points, "plan")
    return Shows(strokes=[way], counters=finds(player.seat, path, further))


def point_of(player: Player, node: int) -> XY:
    """Where a node of a draft lies on the table."""
    card = node // SPAN
    there = player.draft.places[card]
    placed = PlacedView(player.zone[card], place_x(there), place_y(there), is_turned(there))
    path = player.draft.path
    assert path is not None
    return on_table(placed, middle(path.dungeon.faces[card], node % SPAN))


def finds(seat: int, path: Path, further: Path) -> dict[Id, int | str]:
    """What the path would have found of each kind of which it would find more."""
    found: dict[Id, int | str] = {}
    for kind in range(KINDS):
        if further.found[kind] != path.found[kind]:
            n = further.found[kind]
            if kind in (TRAPDOOR, LAVA):
                kind, n = TRAPDOOR, further.found[TRAPDOOR] + further.found[LAVA]
            found[found_id(kind, seat)] = n
    return found
