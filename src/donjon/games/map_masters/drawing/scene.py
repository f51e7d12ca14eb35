"""Map Masters' table laid out to be drawn: dungeons, market, goals, score boards and finds."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.tables import TURNS
from donjon.games.map_masters.drawing.choice_modes import modes
from donjon.games.map_masters.drawing.discovery_counters import find_counters, scored_goals
from donjon.games.map_masters.drawing.dungeon_board import dungeon_board
from donjon.games.map_masters.drawing.faces import FACES
from donjon.games.map_masters.drawing.goods_pieces import (
    BOOKS,
    DISCARDS,
    FORESEEN,
    GOALS,
    HANDS,
    KEPT_CARDS,
    TOKENS,
    deck_pieces,
    deck_zone,
    foreseen_pieces,
    goal_pieces,
    path_of,
)
from donjon.games.map_masters.drawing.layout import layout
from donjon.games.map_masters.drawing.legend import LEGEND, LEGEND_PIECES
from donjon.games.map_masters.drawing.market_board import STALLS, market_pieces
from donjon.games.map_masters.drawing.memory import DrawingMemory
from donjon.games.map_masters.drawing.path_lines import path_strokes
from donjon.games.map_masters.drawing.seat_drawing import SeatDrawing, seat_drawing
from donjon.games.map_masters.drawing.tips import TIPS
from donjon.games.map_masters.view.forms import PlayerView, View
from donjon.games.map_masters.words.ids import PHASE_IDS
from donjon.kernel.scene import Board, Counter, Piece, Scene, SeatInfo, Stroke, Zone
from donjon.kernel.words.ids import Id, Text
from donjon.kernel.words.message import Message

PHASES: Final[list[Text]] = [Message(f"mm-phase-{id}") for id in PHASE_IDS]
REVIEWS: Final = [Message("mm-review", {"n": turn + 1}) for turn in range(TURNS)]


def scene(view: View, memory: DrawingMemory) -> Scene:
    """The whole table as this viewer sees it.

    A spectator sees the table from the seat of the first buyer.
    """
    seat = view.first if view.viewer is None else view.viewer
    has_dungeons = view.phase not in ("market", "hand")
    drawing = Drawing(view, seat, has_dungeons, memory)
    return Scene(
        format=1,
        game="map_masters",
        viewer=view.viewer,
        title=Message("mm-heading", {"turn": view.turn + 1, "turns": TURNS}),
        seats=drawing.panels,
        layout=layout(view, seat, drawing.belongings, drawing.rows, memory),
        boards=drawing.boards,
        zones=drawing.zones,
        pieces=drawing.pieces,
        faces=FACES,
        counters=drawing.counters,
        strokes=drawing.strokes,
        phases=PHASES,
        phase=None if view.over else PHASE_IDS.index(view.phase),
        modes=modes(view),
        tips=TIPS,
        review=None if view.explored is None else REVIEWS[view.explored.turn],
    )


class Drawing:
    """Collects the parts of the scene."""

    def __init__(self, view: View, seat: int, has_dungeons: bool, memory: DrawingMemory) -> None:
        self.memory: Final = memory
        self.boards: Final[list[Board]] = []
        self.zones: Final[list[Zone]] = [GOALS, *STALLS]
        self.pieces: Final[list[Piece]] = goal_pieces(view.primary, view.secondary, memory)
        self.pieces.extend(market_pieces(view, memory))
        self.panels: Final[list[SeatInfo]] = []
        self.belongings: Final[list[list[Id]]] = []
        self.counters: Final[list[Counter]] = []
        self.strokes: Final[list[Stroke]] = []
        self.rows: list[Id] = []
        if not has_dungeons:
            self.add_deck(view.players[seat])
        for player in view.players:
            self.add_seat(seat_drawing(view, player, has_dungeons, memory))
            if has_dungeons:
                self.add_dungeon(view, player, seat)
        if has_dungeons:
            self.boards.append(LEGEND)
            self.pieces.extend(LEGEND_PIECES)
        if view.players[seat].foreseen is not None:
            self.zones.append(FORESEEN)
            self.pieces.extend(foreseen_pieces(view.players[seat], memory))

    def add_deck(self, player: PlayerView) -> None:
        """Add the draw pile of the seat whose table is drawn."""
        self.zones.append(deck_zone(player.seat, player.pile_size, self.memory))
        self.pieces.extend(deck_pieces(player))

    def add_seat(self, drawn: SeatDrawing) -> None:
        """Add a player's own pieces and score board."""
        seat = drawn.player.seat
        self.panels.append(drawn.panel)
        self.belongings.append(drawn.belongings)
        self.boards.append(drawn.sheet)
        self.zones.extend(
            [HANDS[seat], BOOKS[seat], TOKENS[seat], KEPT_CARDS[seat], DISCARDS[seat]]
        )
        self.pieces.extend(drawn.pieces)
        self.counters.extend(drawn.counters)

    def add_dungeon(self, view: View, player: PlayerView, seat: int) -> None:
        """Add the public part of a dungeon, with its path and what was found."""
        memory = self.memory
        self.boards.append(dungeon_board(player, player.seat == seat, memory))
        self.strokes.extend(path_strokes(player.seat, player.dungeon, memory))
        if player.seat == seat:
            goals = scored_goals(view)
            finds = find_counters(player.seat, path_of(player), goals, memory)
            self.rows = [each.id for each in finds]
            self.counters.extend(finds)
