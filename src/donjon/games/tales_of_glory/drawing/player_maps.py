"""The maps of Tales of Glory: each player's zone, with the cells to which a connector leads."""

from __future__ import annotations

from typing import Final

from donjon.games.tales_of_glory.content.cell_grid import (
    BESIDE,
    CENTRE,
    cell_at,
    opposite,
    x_of,
    y_of,
)
from donjon.games.tales_of_glory.content.tables import (
    BARE,
    CONNECTOR,
    HALF_KEY,
    HERO,
    OF_SET,
    SEATS,
    SIDES,
    TYPE,
)
from donjon.games.tales_of_glory.content.tile_checks import TYPES
from donjon.games.tales_of_glory.drawing.icons import KIND_ICONS, QUEST_ICON
from donjon.games.tales_of_glory.drawing.memory import DrawingMemory
from donjon.games.tales_of_glory.view.forms import LaidView, PlayerView
from donjon.games.tales_of_glory.words.ids import FIRST_PLAYER_ID, SHORT_IDS, cell_id, tile_id
from donjon.games.tales_of_glory.words.names import TILE_NAMES, cell_name
from donjon.kernel.scene import Board, OnPiece, OnSpot, Piece, Spot
from donjon.kernel.words.ids import Icon, Id
from donjon.kernel.words.message import Message, seat_name

CELL: Final = 120.0
MARGIN: Final = 20.0
LEAST_WIDE: Final = 4.5
LEAST_HIGH: Final = 3.4

LABELS: Final = [Message("tg-map", {"seat": seat_name(seat)}) for seat in range(SEATS)]
NUMBER_OF: Final[dict[str, int]] = {short: tile for tile, short in enumerate(SHORT_IDS)}
TOKENS: Final[dict[str, Piece]] = {
    SHORT_IDS[hero]: Piece(
        FIRST_PLAYER_ID,
        FIRST_PLAYER_ID,
        Message("tg-token"),
        OnPiece(tile_id(hero), "corner"),
    )
    for hero in OF_SET[HERO]
}
"""The First Player token on each hero."""


def map_id(seat: int) -> Id:
    """The board of a seat's zone."""
    return f"map:{seat}"


def map_board(player: PlayerView, over: bool, memory: DrawingMemory) -> Board:
    """The map of a player; cached until its tiles or the kind of the tile in hand change."""
    icon = icon_in_hand(player)
    key = f"{player.seat}{icon}{over}" + "".join([f"{t.tile},{t.x},{t.y} " for t in player.zone])
    found = memory.maps.get(key)
    if found is None:
        found = memory.maps.put(key, new_map(player, icon, over, memory))
    return found


def icon_in_hand(player: PlayerView) -> Icon | None:
    """The kind of the tile taken, drawn on the cells where it may be placed."""
    if player.taken is None:
        return None
    return kind_icon(NUMBER_OF[player.taken])


def kind_icon(tile: int) -> Icon:
    """The icon of a tile's type; TG-R17: a Quest has none of the four."""
    return KIND_ICONS[TYPES[TYPE[tile]]] if TYPE[tile] < len(TYPES) else QUEST_ICON


def new_map(player: PlayerView, icon: Icon | None, over: bool, memory: DrawingMemory) -> Board:
    """All cells with a tile, and until the end all empty ones to which a connector leads."""
    laid = tiles_by_cell(player.zone)
    cells = list(laid) if over else list(laid) + open_cells(laid)
    across = [x_of(cell) for cell in cells]
    along = [y_of(cell) for cell in cells]
    left, right = widened(min(across), max(across), LEAST_WIDE)
    low, high = widened(min(along), max(along), LEAST_HIGH)
    return Board(
        id=map_id(player.seat),
        label=LABELS[player.seat],
        box=(
            (left - 0.5) * CELL - MARGIN,
            (-high - 0.5) * CELL - MARGIN,
            (right - left + 1) * CELL + 2 * MARGIN,
            (high - low + 1) * CELL + 2 * MARGIN,
        ),
        skin="bare",
        shapes=[],
        spots=[spot(player.seat, cell, None if cell in laid else icon, memory) for cell in cells],
        owner=player.seat,
        grows=True,
    )


def widened(least: float, most: float, wanted: float) -> tuple[float, float]:
    """Widen a range to at least `wanted`, equally on both sides."""
    more = max(0.0, wanted - (most - least + 1)) / 2
    return least - more, most + more


def tiles_by_cell(zone: list[LaidView]) -> dict[int, int]:
    """The tile on each cell of a zone."""
    return {cell_at(laid.x, laid.y): NUMBER_OF[laid.tile] for laid in zone}


def open_cells(laid: dict[int, int]) -> list[int]:
    """TG-10.4  The empty cells to which some connector leads."""
    found: list[int] = []
    for cell, tile in laid.items():
        for side in SIDES:
            beside = cell + BESIDE[side]
            if CONNECTOR[4 * tile + side] != BARE and beside not in laid and beside not in found:
                found.append(beside)
    return sorted(found)


def spot(seat: int, cell: int, icon: Icon | None, memory: DrawingMemory) -> Spot:
    """A cell; it is drawn only while it can be chosen."""
    id = cell_id(seat, cell)
    key = f"{id} {icon}"
    found = memory.map_spots.get(key)
    if found is None:
        made = Spot(
            id=id,
            at=(x_of(cell) * CELL, -y_of(cell) * CELL),
            label=cell_label(cell),
            shape="square",
            size=(CELL, CELL),
            style="empty",
            icon=icon,
            name=cell_short(cell),
        )
        found = memory.map_spots.put(key, made)
    return found


def cell_label(cell: int) -> Message:
    """«2 east, 1 north»; the hero's own cell is the middle."""
    return Message("tg-middle") if cell == CENTRE else cell_name(cell)


def cell_short(cell: int) -> str:
    """The short name that a person would type: «2,-1»."""
    return f"{x_of(cell)},{y_of(cell)}"


def map_pieces(player: PlayerView, memory: DrawingMemory) -> list[Piece]:
    """The placed tiles of a zone, with open chests and joined sides."""
    laid = tiles_by_cell(player.zone)
    return [laid_piece(player.seat, tile, laid, memory) for tile in player.zone]


def laid_piece(seat: int, laid: LaidView, zone: dict[int, int], memory: DrawingMemory) -> Piece:
    """A tile in its cell; the same object as long as nothing about it changes."""
    cell = cell_at(laid.x, laid.y)
    joined, walled = joined_sides(laid, cell, zone), void_sides(laid)
    key = f"{seat} {laid.tile} {cell} {laid.opened} {joined} {walled}"
    found = memory.map_tiles.get(key)
    if found is None:
        made = Piece(
            id=tile_id(NUMBER_OF[laid.tile]),
            face=f"face:{laid.tile}",
            label=TILE_NAMES[NUMBER_OF[laid.tile]],
            at=OnSpot(cell_id(seat, cell)),
            open=laid.opened,
            joined=joined,
            walled=walled,
        )
        found = memory.map_tiles.put(key, made)
    return found


def joined_sides(laid: LaidView, cell: int, zone: dict[int, int]) -> list[int]:
    """TG-14.5, TG-11.1  The sides that have paid, and those where two half-keys meet."""
    return [
        side
        for side in SIDES
        if laid.edges[side] == "paid" or makes_key(zone[cell], side, zone.get(cell + BESIDE[side]))
    ]


def void_sides(laid: LaidView) -> list[int]:
    """TG-14.5  The connectors of a Place that will never give anything."""
    return [side for side in SIDES if laid.edges[side] == "void"]


def makes_key(tile: int, side: int, other: int | None) -> bool:
    """TG-11.1  Two half-keys face each other."""
    if other is None or CONNECTOR[4 * tile + side] != HALF_KEY:
        return False
    return CONNECTOR[4 * other + opposite(side)] == HALF_KEY
