"""Clank!'s table laid out to be drawn: dungeon, row, cards, tokens and what is counted."""

from __future__ import annotations

from typing import Final

from donjon.games.clank.drawing.board_pieces import board_pieces
from donjon.games.clank.drawing.card_pieces import card_zones, seat_cards, table_cards
from donjon.games.clank.drawing.choices import shortcuts
from donjon.games.clank.drawing.dungeon_board import BOARDS
from donjon.games.clank.drawing.faces import FACES
from donjon.games.clank.drawing.goods_pieces import (
    MARKET,
    discarded,
    has_loot,
    loot,
    loot_zones,
    market_pieces,
)
from donjon.games.clank.drawing.layout import NO_LOOT, layout
from donjon.games.clank.drawing.memory import DrawingMemory
from donjon.games.clank.drawing.panels import dragon_counters, panel, pool_counters, seat_counters
from donjon.games.clank.drawing.tips import TIPS
from donjon.games.clank.view.forms import View
from donjon.kernel.scene import Counter, Piece, Scene
from donjon.kernel.words.message import Message


def scene(view: View, memory: DrawingMemory) -> Scene:
    """The whole table as this viewer sees it.

    A spectator sees the table from the seat of whoever plays.
    """
    seat = view.active if view.viewer is None else view.viewer
    seats = len(view.thieves)
    table = shared_drawing(view, memory)
    dragon = dragon_counters(view, memory)
    return Scene(
        format=1,
        game="clank",
        viewer=view.viewer,
        title=title(view),
        seats=table.panels[:],
        layout=layout(
            seat if has_loot(view.thieves[seat]) else NO_LOOT,
            [each.id for each in table.pools],
            [each.id for each in dragon],
            memory,
        ),
        boards=[BOARDS[view.board][seats]],
        zones=[*card_zones(view, seat, memory), MARKET, *loot_zones(view)],
        pieces=table.pieces + before_seat(view, seat, memory),
        faces=FACES,
        counters=table.pools + dragon + table.counters,
        strokes=[],
        shortcuts=shortcuts(view),
        tips=TIPS,
    )


def title(view: View) -> Message:
    """«Day side, turn 8»."""
    turn = view.thieves[view.active].turns + 1
    return Message("cl-heading", {"board": Message(f"cl-board-{view.board}"), "turn": turn})


class SharedDrawing:
    """The part of the scene that is the same for every viewer of one moment."""

    def __init__(self, view: View, memory: DrawingMemory) -> None:
        self.rooms: Final = view.rooms
        self.panels: Final = [panel(view, thief, memory) for thief in view.thieves]
        self.pools: Final = pool_counters(view, memory)
        self.counters: Final[list[Counter]] = []
        self.pieces: Final = board_pieces(view, memory)
        self.pieces.extend(table_cards(view, memory))
        self.pieces.extend(market_pieces(view, memory))
        for thief in view.thieves:
            self.counters.extend(seat_counters(thief, memory))
            self.pieces.extend(loot(thief, memory))


def shared_drawing(view: View, memory: DrawingMemory) -> SharedDrawing:
    """The shared part from the cache if it is of this moment, else a new one."""
    drawn = memory.shared
    if drawn is None or drawn.rooms is not view.rooms:
        drawn = memory.shared = SharedDrawing(view, memory)
    return drawn


def before_seat(view: View, seat: int, memory: DrawingMemory) -> list[Piece]:
    """The cards of the seat whose table is drawn, and the discard piles of others."""
    found: list[Piece] = []
    for thief in view.thieves:
        if thief.seat == seat:
            found.extend(seat_cards(thief, memory))
        else:
            found.extend(discarded(thief, memory))
    return found
