"""The score boards: a row for each turn, a column for each objective, the bonus and the exit."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.tables import SEATS, TURNS
from donjon.games.map_masters.drawing.icons import EXIT_ICON, POINTS_ICON, TIME_ICON
from donjon.games.map_masters.drawing.memory import DrawingMemory
from donjon.games.map_masters.view.forms import BoardView, PlayerView
from donjon.kernel.scene import (
    Amount,
    Board,
    IconShape,
    OnSpot,
    Piece,
    Shape,
    ShapeStyle,
    Spot,
    TextShape,
)
from donjon.kernel.words.ids import Id, Tint
from donjon.kernel.words.message import Message, seat_name

COLUMN_IDS: Final = ["primary", "secondary", "bonus", "exit"]
COLUMN_TINTS: Final[list[Tint]] = ["lapis", "garnet", "life", "blood"]
"""5.4  Blue, pink, green and red."""
HEAD_ICONS: Final = [POINTS_ICON, POINTS_ICON, TIME_ICON, EXIT_ICON]
COLUMN_NAMES: Final = [Message(f"mm-column-{id}") for id in COLUMN_IDS]
EXIT: Final = 3
LEFT: Final = 1
TOP: Final = 1.3
NAME_SIZE: Final = 0.27
MARGIN: Final = 0.3

LABELS: Final = [Message("mm-sheet", {"seat": seat_name(seat)}) for seat in range(SEATS)]


def sheet_id(seat: int) -> Id:
    """The board of a seat's scores."""
    return f"sheet:{seat}"


def sheet_board(player: PlayerView, turn: int, memory: DrawingMemory) -> Board:
    """A score board as far as it is filled; the same object as long as nothing is written."""
    board = player.board
    key = f"{player.seat} {turn} {board.primary} {board.secondary} {board.bonus} {board.exits}"
    found = memory.sheets.get(key)
    if found is None:
        found = memory.sheets.put(key, new_sheet(player.seat, board, turn))
    return found


def new_sheet(seat: int, board: BoardView, turn: int) -> Board:
    """The printed sheet with its figures; the row of this turn is marked."""
    return Board(
        id=sheet_id(seat),
        label=LABELS[seat],
        box=(
            -MARGIN,
            -MARGIN,
            LEFT + len(COLUMN_IDS) + 2 * MARGIN,
            TOP + TURNS + 2 * MARGIN,
        ),
        skin="paper",
        shapes=printed(turn),
        spots=[
            box(seat, board, row, column, row == turn)
            for row in range(TURNS)
            for column in range(len(COLUMN_IDS))
        ],
        owner=seat,
    )


def printed(turn: int) -> list[Shape]:
    """Above each column its icon, of the objectives with the number, and its name; the rows."""
    shapes: list[Shape] = []
    for column, icon in enumerate(HEAD_ICONS):
        is_goal = icon == POINTS_ICON
        x = LEFT + column + (0.34 if is_goal else 0.5)
        shapes.append(IconShape(icon, (x, TOP - 0.75), 0.62, "line", COLUMN_TINTS[column]))
        if is_goal:
            n = str(column + 1)
            shapes.append(TextShape(n, (LEFT + column + 0.72, TOP - 0.62), 0.5, "line"))
        at = (LEFT + column + 0.5, TOP - 0.14)
        shapes.append(TextShape(COLUMN_NAMES[column], at, NAME_SIZE, "line", "middle"))
    for row in range(TURNS):
        style: ShapeStyle = "ink" if row == turn else "faint"
        at = (LEFT - 0.45, TOP + row + 0.68)
        shapes.append(TextShape(str(row + 1), at, 0.52, style, "middle"))
    return shapes


def figure(board: BoardView, row: int, column: int) -> int | None:
    """What is written in a box; None for the exit, which has a tick, and for no bonus."""
    if row >= len(board.primary):
        return None
    if column == 0:
        return board.primary[row]
    if column == 1:
        return board.secondary[row] if row < len(board.secondary) else None
    if column == 2 and row < len(board.bonus):
        return board.bonus[row] or None
    return None


def box(seat: int, board: BoardView, row: int, column: int, is_now: bool) -> Spot:
    """One box of the sheet."""
    n = figure(board, row, column)
    return Spot(
        id=box_id(seat, row, column),
        at=(LEFT + column + 0.5, TOP + row + 0.5),
        label=Message(f"mm-box-{COLUMN_IDS[column]}", {"turn": row + 1}),
        shape="square",
        size=(1.0, 1.0),
        style="cell",
        tint="ochre" if is_now else None,
        badge=None if n is None else Amount("", n),
        tip=f"sheet-{COLUMN_IDS[column]}",
    )


def box_id(seat: int, row: int, column: int) -> Id:
    """A box of a seat's sheet."""
    return f"{sheet_id(seat)}:{row}:{column}"


def tick_pieces(player: PlayerView) -> list[Piece]:
    """MM-10.8  The ticks in the exit boxes."""
    ticks = TICKS[player.seat]
    return [ticks[row] for row, is_ticked in enumerate(player.board.exits) if is_ticked]


def tick(seat: int, row: int) -> Piece:
    """A tick in the exit box of a turn."""
    at = OnSpot(box_id(seat, row, EXIT))
    return Piece(f"tick:{seat}:{row}", f"tick:{seat}", Message("mm-tick"), at, owner=seat)


TICKS: Final = [[tick(seat, row) for row in range(TURNS)] for seat in range(SEATS)]
