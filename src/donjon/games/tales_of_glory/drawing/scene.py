"""Tales of Glory's table laid out to be drawn: central board, maps, tiles and what is counted."""

from __future__ import annotations

from typing import Final

from donjon.games.tales_of_glory.drawing.central_board import (
    HANDS,
    NOBODY,
    discard_pieces,
    discard_zone,
    display_pieces,
    display_zones,
    quest_pieces,
    quest_zone,
    taken_pieces,
)
from donjon.games.tales_of_glory.drawing.faces import FACES
from donjon.games.tales_of_glory.drawing.layout import layout
from donjon.games.tales_of_glory.drawing.memory import DrawingMemory
from donjon.games.tales_of_glory.drawing.panels import (
    FIRST_COUNTERS,
    leading_counters,
    panel,
    seat_counters,
)
from donjon.games.tales_of_glory.drawing.play_preview import previews
from donjon.games.tales_of_glory.drawing.player_maps import TOKENS, map_board, map_pieces
from donjon.games.tales_of_glory.drawing.tips import TIPS
from donjon.games.tales_of_glory.view.forms import View
from donjon.kernel.scene import Board, Counter, Piece, Scene, Zone
from donjon.kernel.words.ids import Text
from donjon.kernel.words.message import Message

PHASES: Final[list[Text]] = [Message(f"tg-phase-{name}") for name in ("select", "catch_up", "play")]
PHASE_AT: Final[dict[str, int]] = {"select": 0, "catch_up": 1, "play": 2}


def scene(view: View, memory: DrawingMemory) -> Scene:
    """The whole table as this viewer sees it."""
    seat = NOBODY if view.viewer is None else view.viewer
    table = shared_drawing(view, memory)
    at = PHASE_AT.get(view.phase)
    return Scene(
        format=1,
        game="tales_of_glory",
        viewer=view.viewer,
        title=title(view),
        seats=table.panels[:],
        layout=layout(
            len(view.players),
            seat,
            view.phase in ("select", "catch_up"),
            seat != NOBODY and view.players[seat].taken is not None,
            [player.seat for player in view.players if player.quests_left > 0],
            memory,
        ),
        boards=table.boards[:],
        zones=display_zones(view, seat, memory) + table.zones + hand_zones(seat),
        pieces=table.pieces + pieces_of(view, seat, memory),
        faces=FACES,
        counters=table.counters[:],
        strokes=[],
        tips=TIPS,
        phases=[] if at is None else PHASES,
        phase=at,
        previews=previews(view, memory),
    )


def title(view: View) -> Message:
    """«Round 6 of 10, Age 2»; before the first round «Setup»."""
    if view.round == 0:
        return Message("tg-heading-setup")
    age = 1 + len([left for left in view.piles[:-1] if left == 0])
    return Message("tg-heading", {"round": view.round, "rounds": view.rounds, "age": age})


class SharedDrawing:
    """The part of the scene that is the same for every viewer of one moment."""

    def __init__(self, view: View, memory: DrawingMemory) -> None:
        self.display: Final = view.display
        self.panels: Final = [panel(view, player, memory) for player in view.players]
        self.boards: Final[list[Board]] = [
            map_board(player, view.phase == "final", memory) for player in view.players
        ]
        self.zones: Final[list[Zone]] = [discard_zone(view, memory)]
        self.pieces: Final[list[Piece]] = display_pieces(view, memory)
        self.pieces.extend(discard_pieces(view, memory))
        self.pieces.append(TOKENS[view.players[view.first].hero])
        self.counters: Final[list[Counter]] = [FIRST_COUNTERS[view.first]]
        self.counters.extend(leading_counters(view, memory))
        for player in view.players:
            self.pieces.extend(map_pieces(player, memory))
            self.counters.extend(seat_counters(view, player, memory))
            if view.variant:
                self.zones.append(quest_zone(player))


def shared_drawing(view: View, memory: DrawingMemory) -> SharedDrawing:
    """The shared part from the cache if it is of this moment, else a new one."""
    drawn = memory.shared
    if drawn is None or drawn.display is not view.display:
        drawn = memory.shared = SharedDrawing(view, memory)
    return drawn


def hand_zones(seat: int) -> list[Zone]:
    """The zone of the viewer's tile until it is played."""
    return [] if seat == NOBODY else [HANDS[seat]]


def pieces_of(view: View, seat: int, memory: DrawingMemory) -> list[Piece]:
    """The tiles that are taken, and the Quests as the viewer may see them."""
    pieces = taken_pieces(view, seat, memory)
    for player in view.players:
        pieces.extend(quest_pieces(player, memory))
    return pieces
