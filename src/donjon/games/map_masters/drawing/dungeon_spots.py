"""The spots of a dungeon: places for cards, starts of paths, cells and rooms to walk on.

A unit of a dungeon's board is the side of a cell.
"""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.face_graph import HEIGHT, NOWHERE, SLOTS, WIDTH, FaceGraph
from donjon.games.map_masters.content.quadrant_grid import (
    QUADRANT_HEIGHT,
    QUADRANT_WIDTH,
    QUADRANTS,
    do_overlap,
    place,
    place_x,
    place_y,
)
from donjon.games.map_masters.content.tables import face_of
from donjon.games.map_masters.drawing.corridor_lines import middle, rim
from donjon.games.map_masters.drawing.memory import DrawingMemory
from donjon.games.map_masters.view.forms import PlacedView
from donjon.games.map_masters.words.ids import COORDINATES, cell_id, end_id, node_id
from donjon.games.map_masters.words.names import end_name, node_name
from donjon.kernel.scene import XY, Spot
from donjon.kernel.words.message import Message

NODE_SIZE: Final = 0.6
END_SIZE: Final = 0.8
ORIGIN: Final = place(0, 0, False)
ADJACENT: Final = [
    place(dx, dy, False) - ORIGIN
    for step in range(-1, 2)
    for dx, dy in ((-2, step), (2, step), (step, -2), (step, 2))
]
"""How far, in numbers of places, the places that touch a card are from its own."""


def corner(placed: PlacedView) -> XY:
    """The upper left corner of a placed card."""
    return (float(QUADRANT_WIDTH * placed.x), float(QUADRANT_HEIGHT * placed.y))


def on_table(placed: PlacedView, at: XY) -> XY:
    """A point of a card in coordinates of the board; the card may be turned."""
    return moved(at, corner(placed), placed.turned)


def moved(at: XY, corner: XY, turned: bool) -> XY:
    """A point of a card that lies at this corner."""
    if turned:
        return (corner[0] + WIDTH - at[0], corner[1] + HEIGHT - at[1])
    return (corner[0] + at[0], corner[1] + at[1])


def card_middle(placed: PlacedView) -> XY:
    """The middle of a placed card."""
    return on_table(placed, (WIDTH / 2, HEIGHT / 2))


def card_spots(placed: PlacedView, memory: DrawingMemory) -> list[Spot]:
    """The openings, cells and rooms of a card; the same objects as long as it is not moved."""
    key = f"{placed.card} {placed.x} {placed.y} {placed.turned}"
    found = memory.card_spots.get(key)
    if found is None:
        found = memory.card_spots.put(key, end_spots(placed) + node_spots(placed))
    return found


def end_spots(placed: PlacedView) -> list[Spot]:
    """The openings, on the rim."""
    openings = face_of(placed.card).openings
    return [
        Spot(
            id=end_id(placed.card, slot),
            at=on_table(placed, rim(slot)),
            label=end_name(placed.card, slot),
            shape="disc",
            size=END_SIZE,
            style="empty",
        )
        for slot in range(SLOTS)
        if openings[slot] != NOWHERE
    ]


def node_spots(placed: PlacedView) -> list[Spot]:
    """Corridor cells and rooms."""
    card, left_top, turned = placed.card, corner(placed), placed.turned
    face = face_of(card)
    return [
        node_spot(card, node, face, moved(middle(face, node), left_top, turned))
        for node in range(len(face.level))
    ]


def node_spot(card: int, node: int, face: FaceGraph, at: XY) -> Spot:
    """A cell is a disc, a room a box of its size."""
    size: float | XY = NODE_SIZE
    is_room = face.is_room(node)
    if is_room:
        room = face.room(node)
        size = (float(room.right - room.left + 1), float(room.bottom - room.top + 1))
    return Spot(
        id=node_id(card, node),
        at=at,
        label=node_name(card, node),
        shape="box" if is_room else "disc",
        size=size,
        style="empty",
    )


def cell_spots(seat: int, placed: list[PlacedView], memory: DrawingMemory) -> list[Spot]:
    """MM-4.6  Every place where a card could touch the others, fitting or not.

    A card that is already placed may be moved, so what it covers counts as free.
    """
    lying = [place(each.x, each.y, False) for each in placed]
    found = [ORIGIN, *adjacent_places(lying)]
    for at, moved in enumerate(lying):
        others = lying[:at] + lying[at + 1 :]
        found.extend([spot for spot in adjacent_places(others) if do_overlap(spot, moved)])
    return [cell_spot(seat, spot, memory) for spot in dict.fromkeys(found)]


def adjacent_places(others: list[int]) -> list[int]:
    """The free places that touch one of the other cards; some of them twice."""
    return [
        other + shift
        for other in others
        for shift in ADJACENT
        if not any(do_overlap(other + shift, each) for each in others)
    ]


def cell_spot(seat: int, spot: int, memory: DrawingMemory) -> Spot:
    """The place of a card; cached in `memory`."""
    key = seat * QUADRANTS + spot
    found = memory.cell_spots.get(key)
    if found is None:
        x, y = place_x(spot), place_y(spot)
        made = Spot(
            id=cell_id(seat, spot),
            at=(QUADRANT_WIDTH * x + WIDTH / 2, QUADRANT_HEIGHT * y + HEIGHT / 2),
            label=Message("mm-cell", {"x": x, "y": y}),
            shape="card",
            size=(float(WIDTH), float(HEIGHT)),
            style="empty",
            name=COORDINATES[spot],
        )
        found = memory.cell_spots.put(key, made)
    return found
