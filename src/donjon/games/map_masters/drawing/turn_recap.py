"""The paths of a turn, shown side by side when all are finished: each is walked, then counted."""

from __future__ import annotations

from donjon.games.map_masters.content.printed_icons import COIN
from donjon.games.map_masters.content.tables import face_of
from donjon.games.map_masters.drawing.card_pieces import STAYS
from donjon.games.map_masters.drawing.discovery_counters import (
    counted_by,
    find_counters,
)
from donjon.games.map_masters.drawing.dungeon_board import (
    LABELS,
    PAWN,
    box_of,
    card_pieces,
    dungeon_id,
    mark,
    new_pawn,
)
from donjon.games.map_masters.drawing.goods_pieces import GOALS, goal_pieces
from donjon.games.map_masters.drawing.icons import EXIT_ICON, POINTS_ICON, TIME_ICON
from donjon.games.map_masters.drawing.memory import DrawingMemory
from donjon.games.map_masters.drawing.path_lines import path_strokes
from donjon.games.map_masters.view.forms import (
    DungeonView,
    ExploredView,
    PathView,
    PlayerView,
    View,
)
from donjon.games.map_masters.words.ids import found_id
from donjon.kernel.drawing.amounts import tinted_amount
from donjon.kernel.scene import Amount, Board, Counter, OnBoard, Piece, Recap, Stroke
from donjon.kernel.words.message import Message


def recap(view: View, memory: DrawingMemory) -> Recap:
    """MM-10.2, MM-10.6  Both goals, and each seat's dungeon with its path and what that brings."""
    explored = view.explored
    assert explored is not None  # a beat shows it only after an exploration
    boards: list[Board] = []
    pieces = goal_pieces(explored.primary, explored.secondary, memory)
    strokes: list[Stroke] = []
    counters: list[Counter] = []
    for player, dungeon in zip(view.players, explored.dungeons):
        lines = path_strokes(player.seat, dungeon, memory)
        boards.append(bare_board(player.seat, dungeon))
        pieces.extend(walked_pieces(player.seat, dungeon, lines, memory))
        strokes.extend(lines)
        counters.extend(gains(explored, player, dungeon.path, memory))
    return Recap(boards, [GOALS], pieces, strokes, counters)


def bare_board(seat: int, dungeon: DungeonView) -> Board:
    """A dungeon without spots to choose."""
    box = box_of(dungeon.placed, True)
    return Board(
        id=dungeon_id(seat),
        label=LABELS[seat],
        box=box,
        skin="bare",
        shapes=[],
        spots=[],
        owner=seat,
        grows=True,
        pawn=PAWN,
        overview=True,
    )


def walked_pieces(
    seat: int, dungeon: DungeonView, lines: list[Stroke], memory: DrawingMemory
) -> list[Piece]:
    """The cards, what is circled and crossed in the order of the path, and the pen at its end."""
    placed, path = dungeon.placed, dungeon.path
    pieces = card_pieces(seat, placed, [STAYS] * len(placed), memory)
    if path is not None:
        for card, icon in met(path):
            pieces.append(mark(seat, "ring", card, icon, memory))
            if (card, icon) in path.crossed:
                pieces.append(mark(seat, "strike", card, icon, memory))
        pieces.append(new_pawn(seat, OnBoard(dungeon_id(seat), lines[-1].points[-1])))
    return pieces


def met(path: PathView) -> list[tuple[int, int]]:
    """What a path has circled, in the order of the path."""
    found: list[tuple[int, int]] = []
    for card, node in path.nodes:
        for icon in face_of(card).icons_of(node):
            if (card, icon) in path.circled and (card, icon) not in found:
                found.append((card, icon))
    found.extend([each for each in path.circled if each not in found])
    return found


def gains(
    explored: ExploredView, player: PlayerView, path: PathView | None, memory: DrawingMemory
) -> list[Counter]:
    """What both goals count in their order, the coins, the time bonus and the exit."""
    goals = [explored.primary, explored.secondary]
    finds = {each.id: each for each in find_counters(player.seat, path, goals, memory)}
    kinds = [counted_by(goal.id) for goal in goals]
    rows = [finds[found_id(kind, player.seat)] for kind in [*kinds, COIN]]
    rows = [each for n, each in enumerate(rows) if each not in rows[:n]]
    bonus = player.board.bonus[explored.turn]
    if bonus:
        rows.append(row(player.seat, "bonus", TIME_ICON, tinted_amount(POINTS_ICON, bonus)))
    if player.board.exits[explored.turn]:
        rows.append(row(player.seat, "exits", EXIT_ICON, None))
    return rows


def row(seat: int, kind: str, icon: str, worth: Amount | None) -> Counter:
    """One row of what a path has brought."""
    label = Message(f"mm-row-{kind}")
    return Counter(f"{kind}:{seat}", seat, icon, 1, label, "row", worth=worth)
