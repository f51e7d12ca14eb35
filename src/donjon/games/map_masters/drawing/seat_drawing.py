"""What is drawn of a player besides the dungeon, once for all other viewers."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.drawing.dungeon_board import dungeon_pieces, hand_id, unplaced_of
from donjon.games.map_masters.drawing.goods_pieces import (
    BOOKS,
    DISCARDS,
    TOKENS,
    book_pieces,
    discard_pieces,
    has_tokens,
    kept_pieces,
    token_pieces,
)
from donjon.games.map_masters.drawing.memory import DrawingMemory
from donjon.games.map_masters.drawing.panels import panel, seat_counters
from donjon.games.map_masters.drawing.score_sheets import sheet_board, tick_pieces
from donjon.games.map_masters.view.forms import PlayerView, View
from donjon.kernel.scene import Board, Counter, Piece, SeatInfo
from donjon.kernel.words.ids import Id


class SeatDrawing:
    """A player's pieces, score board, counters and panel."""

    def __init__(
        self, view: View, player: PlayerView, has_dungeons: bool, memory: DrawingMemory
    ) -> None:
        self.player: Final = player
        self.sheet: Final[Board] = sheet_board(player, view.turn, memory)
        self.counters: Final[list[Counter]] = seat_counters(player, memory)
        self.panel: Final[SeatInfo] = panel(view, player, has_dungeons, self.counters)
        self.belongings: Final[list[Id]] = belongings_of(player)
        self.pieces: Final[list[Piece]] = dungeon_pieces(player, memory)
        self.pieces.extend(book_pieces(player, memory))
        self.pieces.extend(token_pieces(player, memory))
        self.pieces.extend(kept_pieces(player, memory))
        self.pieces.extend(discard_pieces(player, memory))
        self.pieces.extend(tick_pieces(player))


def seat_drawing(
    view: View, player: PlayerView, has_dungeons: bool, memory: DrawingMemory
) -> SeatDrawing:
    """The drawing of a player; all others see the same of one, so theirs is cached in `memory`."""
    if player.seat == view.viewer:
        return SeatDrawing(view, player, has_dungeons, memory)
    drawn = memory.seats.get(player.seat)
    if drawn is None or drawn.player is not player:
        drawn = memory.seats[player.seat] = SeatDrawing(view, player, has_dungeons, memory)
    return drawn


def belongings_of(player: PlayerView) -> list[Id]:
    """The zones of a seat that are not empty."""
    seat = player.seat
    found: list[Id] = [hand_id(seat)] if unplaced_of(player) else []
    if player.discard:
        found.append(DISCARDS[seat].id)
    if player.books:
        found.append(BOOKS[seat].id)
    return [*found, TOKENS[seat].id] if has_tokens(player) else found
