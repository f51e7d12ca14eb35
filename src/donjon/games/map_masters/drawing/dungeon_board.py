"""A dungeon as a board: the placed cards, the path, what it has circled and crossed."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.face_graph import HEIGHT, WIDTH
from donjon.games.map_masters.content.quadrant_grid import QUADRANT_HEIGHT, QUADRANT_WIDTH
from donjon.games.map_masters.content.tables import SEATS, face_of
from donjon.games.map_masters.drawing.card_pieces import (
    IS_GONE,
    IS_KEPT,
    STAYS,
    card_in,
    card_on,
)
from donjon.games.map_masters.drawing.dungeon_spots import (
    card_middle,
    card_spots,
    cell_spots,
    corner,
)
from donjon.games.map_masters.drawing.memory import DrawingMemory
from donjon.games.map_masters.view.forms import PathView, PlacedView, PlayerView
from donjon.games.map_masters.words.ids import card_id, mark_id, node_id, pawn_id
from donjon.games.map_masters.words.names import KIND_NAMES
from donjon.kernel.scene import Board, OnPiece, OnSpot, Piece, Place, Spot
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message, seat_name

RIM: Final = 1.0
"""The margin around a dungeon, in cells; half a card as long as there are cards to place."""
PAWN: Final = 1.45
"""How wide the pen's tip is, in cells."""
AHEAD: Final = 7.0
"""How much of the dungeon around the pen a small screen shows, in cells."""

LABELS: Final = [Message("mm-dungeon", {"seat": seat_name(seat)}) for seat in range(SEATS)]


def dungeon_id(seat: int) -> Id:
    """The board of a seat's dungeon."""
    return f"dungeon:{seat}"


def hand_id(seat: int) -> Id:
    """The zone of the cards that a seat has not laid."""
    return f"hand:{seat}"


def placed_of(player: PlayerView) -> list[PlacedView]:
    """The placed cards of a seat that the viewer sees."""
    return [] if player.dungeon is None else player.dungeon.placed


def unplaced_of(player: PlayerView) -> list[int]:
    """The cards of the hand that the viewer does not see in the dungeon."""
    laid = [each.card for each in placed_of(player)]
    return [card for card in player.zone if card not in laid]


def dungeon_board(player: PlayerView, is_own: bool, memory: DrawingMemory) -> Board:
    """The board of a dungeon; the same object as long as no card is moved."""
    placed = placed_of(player)
    is_open = is_own and not player.is_finished
    is_whole = len(placed) == len(player.zone) or not is_open
    key = f"{player.seat} {is_open} {is_whole}" + "".join(
        [f" {each.card},{each.x},{each.y},{each.turned}" for each in placed]
    )
    found = memory.dungeons.get(key)
    if found is None:
        made = new_board(player.seat, placed, is_open, is_whole, memory)
        found = memory.dungeons.put(key, made)
    return found


def new_board(
    seat: int, placed: list[PlacedView], is_open: bool, is_whole: bool, memory: DrawingMemory
) -> Board:
    """The cards' openings, cells and rooms; for its builder also the places for cards."""
    spots: list[Spot] = []
    for each in placed:
        spots.extend(card_spots(each, memory))
    if is_open:
        spots.extend(cell_spots(seat, placed, memory))
    return Board(
        id=dungeon_id(seat),
        label=LABELS[seat],
        box=box_of(placed, is_whole),
        skin="bare",
        shapes=[],
        spots=spots,
        owner=seat,
        grows=True,
        pawn=PAWN,
        overview=True,
        ahead=AHEAD,
    )


def box_of(placed: list[PlacedView], is_whole: bool) -> tuple[float, float, float, float]:
    """The area that the cards cover, with its margin."""
    corners = [corner(each) for each in placed] or [(0.0, 0.0)]
    left, right = min([x for x, _ in corners]), max([x for x, _ in corners]) + WIDTH
    top, bottom = min([y for _, y in corners]), max([y for _, y in corners]) + HEIGHT
    across = RIM if is_whole else float(QUADRANT_WIDTH)
    down = RIM if is_whole else float(QUADRANT_HEIGHT)
    return (left - across, top - down, right - left + 2 * across, bottom - top + 2 * down)


def dungeon_pieces(player: PlayerView, memory: DrawingMemory) -> list[Piece]:
    """The placed cards, the rest of the hand, and the ink on the cards."""
    seat, placed = player.seat, placed_of(player)
    fates = [fate(player, each.card) for each in placed]
    pieces = card_pieces(seat, placed, fates, memory)
    for n, card in enumerate(unplaced_of(player)):
        pieces.append(card_in(card, hand_id(seat), n, memory))
    if player.dungeon is not None and player.dungeon.path is not None:
        pieces.extend(written(seat, player.dungeon.path, memory))
    return pieces


def card_pieces(
    seat: int, placed: list[PlacedView], fates: list[int], memory: DrawingMemory
) -> list[Piece]:
    """The cards of a dungeon at their places, with the marks of optimisers."""
    board = dungeon_id(seat)
    return [
        card_on(each.card, board, card_middle(each), each.turned, what, memory)
        for each, what in zip(placed, fates)
    ]


def fate(player: PlayerView, card: int) -> int:
    """MM-11.3, MM-11.4  Whether an optimiser has kept a card of the dungeon or taken it away."""
    if card in player.zone:
        return STAYS
    return IS_KEPT if card in player.kept else IS_GONE


def written(seat: int, path: PathView, memory: DrawingMemory) -> list[Piece]:
    """MM-6.2  Rings round everything found, strokes through everything used, and the pen's tip."""
    found = [mark(seat, "ring", card, icon, memory) for card, icon in path.circled]
    found.extend([mark(seat, "strike", card, icon, memory) for card, icon in path.crossed])
    found.append(pawn(seat, path, memory))
    return found


def mark(seat: int, kind: str, card: int, icon: int, memory: DrawingMemory) -> Piece:
    """A mark on a printed thing; cached in `memory`."""
    id = mark_id(kind, card, icon)
    key = f"{id} {seat}"
    found = memory.pieces.get(key)
    if found is None:
        thing = KIND_NAMES[face_of(card).kinds[icon]]
        made = Piece(
            id=id,
            face=f"{kind}:{seat}",
            label=Message(f"mm-mark-{kind}", {"thing": thing}),
            at=OnPiece(card_id(card), str(icon)),
            owner=seat,
        )
        found = memory.pieces.put(key, made)
    return found


def pawn(seat: int, path: PathView, memory: DrawingMemory) -> Piece:
    """The tip of the pen."""
    card, node = path.nodes[-1]
    spot = node_id(card, node)
    key = f"pawn {seat} {spot}"
    found = memory.pieces.get(key)
    if found is None:
        found = memory.pieces.put(key, new_pawn(seat, OnSpot(spot)))
    return found


def new_pawn(seat: int, at: Place) -> Piece:
    """The tip of the pen at a place."""
    label = Message("mm-pawn", {"seat": seat_name(seat)})
    return Piece(pawn_id(seat), f"pawn:{seat}", label, at, owner=seat)
