"""The paths of a turn, shown side by side when all are finished: each is walked, then counted."""

from __future__ import annotations

from donjon.games.map_masters.content.printed_icons import COIN
from donjon.games.map_masters.content.tables import face_of
from donjon.games.map_masters.drawing.card_pieces import STAYS
from donjon.games.map_masters.drawing.discovery_counters import (
    counted_by,
    find_counters,
    scored_goals,
)
from donjon.games.map_masters.drawing.dungeon_board import (
    LABELS,
    PAWN,
    box_of,
    card_pieces,
    dungeon_id,
    mark,
    new_pawn,
    placed_of,
)
from donjon.games.map_masters.drawing.goods_pieces import GOALS, goal_pieces, path_of
from donjon.games.map_masters.drawing.icons import EXIT_ICON, POINTS_ICON, TIME_ICON
from donjon.games.map_masters.drawing.path_lines import path_strokes
from donjon.games.map_masters.view.forms import PathView, PlayerView, View
from donjon.games.map_masters.words.ids import found_id, goal_id
from donjon.kernel.drawing.amounts import tinted_amount
from donjon.kernel.journal.beat import Beat
from donjon.kernel.scene import Amount, Board, Counter, OnBoard, Piece, Recap, Stroke
from donjon.kernel.words.message import Message


def paths_walked(view: View) -> Beat:
    """MM-10.2, MM-10.6  Everyone's path as all may see it now, and the second goal turned up."""
    return Beat(
        "recap",
        [goal_id(1)],
        text=Message("mm-walked", {"turn": view.turn + 1}),
        recap=recap(view),
    )


def recap(view: View) -> Recap:
    """The goals, and a dungeon for each seat with its path and what that brings."""
    boards: list[Board] = []
    pieces = goal_pieces(view)
    strokes: list[Stroke] = []
    counters: list[Counter] = []
    for player in view.players:
        lines = path_strokes(player.seat, player.dungeon)
        boards.append(bare_board(player))
        pieces.extend(walked_pieces(player, lines))
        strokes.extend(lines)
        counters.extend(gains(view, player))
    return Recap(boards, [GOALS], pieces, strokes, counters)


def bare_board(player: PlayerView) -> Board:
    """A dungeon with nothing to pick."""
    seat = player.seat
    box = box_of(placed_of(player), True)
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


def walked_pieces(player: PlayerView, lines: list[Stroke]) -> list[Piece]:
    """The cards, what is circled and crossed in the order of the path, and the pen at its end."""
    seat, placed, path = player.seat, placed_of(player), path_of(player)
    pieces = card_pieces(seat, placed, [STAYS] * len(placed))
    if path is not None:
        for card, icon in met(path):
            pieces.append(mark(seat, "ring", card, icon))
            if (card, icon) in path.crossed:
                pieces.append(mark(seat, "strike", card, icon))
        pieces.append(new_pawn(seat, OnBoard(dungeon_id(seat), lines[-1].points[-1])))
    return pieces


def met(path: PathView) -> list[tuple[int, int]]:
    """What a path has circled, in the order in which it came by."""
    found: list[tuple[int, int]] = []
    for card, node in path.nodes:
        for icon in face_of(card).icons_of(node):
            if (card, icon) in path.circled and (card, icon) not in found:
                found.append((card, icon))
    found.extend([each for each in path.circled if each not in found])
    return found


def gains(view: View, player: PlayerView) -> list[Counter]:
    """What both goals count in their order, the coins, the time bonus and the exit."""
    finds = {each.id: each for each in find_counters(view, player)}
    kinds = [counted_by(goal.id) for goal in scored_goals(view)]
    rows = [finds[found_id(kind, player.seat)] for kind in [*kinds, COIN]]
    rows = [each for n, each in enumerate(rows) if each not in rows[:n]]
    bonus, exits = player.board.bonus, player.board.exits
    if bonus and bonus[-1]:
        rows.append(row(player.seat, "bonus", TIME_ICON, tinted_amount(POINTS_ICON, bonus[-1])))
    if exits and exits[-1]:
        rows.append(row(player.seat, "exits", EXIT_ICON, None))
    return rows


def row(seat: int, kind: str, icon: str, worth: Amount | None) -> Counter:
    """One more thing that a path has brought."""
    label = Message(f"mm-row-{kind}")
    return Counter(f"{kind}:{seat}", seat, icon, 1, label, "row", worth=worth)
