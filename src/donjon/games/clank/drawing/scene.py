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
    loot_zone,
    market_pieces,
)
from donjon.games.clank.drawing.layout import NO_LOOT, layout
from donjon.games.clank.drawing.panels import dragon_counters, panel, pool_counters, seat_counters
from donjon.games.clank.view.forms import View
from donjon.kernel.scene import Counter, Piece, Scene
from donjon.kernel.words.message import Message


def scene(view: View) -> Scene:
    """Everything that lies on the table as this viewer sees it.

    A spectator looks over the shoulder of whoever plays.
    """
    seat = view.active if view.viewer is None else view.viewer
    seats = len(view.thieves)
    table = common(view)
    dragon = dragon_counters(view)
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
        ),
        boards=[BOARDS[view.board][seats]],
        zones=[*card_zones(view, seat), MARKET, *[loot_zone(thief) for thief in view.thieves]],
        pieces=table.pieces + before_seat(view, seat),
        faces=FACES,
        counters=table.pools + dragon + table.counters,
        strokes=[],
        shortcuts=shortcuts(view),
    )


def title(view: View) -> Message:
    """«Day side, turn 8»."""
    turn = view.thieves[view.active].turns + 1
    return Message("cl-heading", {"board": Message(f"cl-board-{view.board}"), "turn": turn})


class Drawing:
    """All that every viewer of one moment sees alike."""

    def __init__(self, view: View) -> None:
        self.rooms: Final = view.rooms
        self.panels: Final = [panel(view, thief) for thief in view.thieves]
        self.pools: Final = pool_counters(view)
        self.counters: Final[list[Counter]] = []
        self.pieces: Final = board_pieces(view)
        self.pieces.extend(table_cards(view))
        self.pieces.extend(market_pieces(view))
        for thief in view.thieves:
            self.counters.extend(seat_counters(thief))
            self.pieces.extend(loot(thief))


DRAWN: Final[dict[str, Drawing]] = {}


def common(view: View) -> Drawing:
    """The table as it was drawn for the eyes before these, if it is the same moment's."""
    drawn = DRAWN.get(view.board)
    if drawn is None or drawn.rooms is not view.rooms:
        drawn = DRAWN[view.board] = Drawing(view)
    return drawn


def before_seat(view: View, seat: int) -> list[Piece]:
    """The cards before the thief one looks over the shoulder of, and what others discarded."""
    found: list[Piece] = []
    for thief in view.thieves:
        found.extend(seat_cards(thief) if thief.seat == seat else discarded(thief))
    return found
