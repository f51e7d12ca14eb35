"""Heldentaufe's table laid out to be drawn: both worlds, hero boards, cards and what is counted."""

from __future__ import annotations

from typing import Final

from donjon.games.heldentaufe.drawing.card_pieces import (
    DISCARD_ZONE,
    HANDS,
    HERO_ZONE,
    MONSTER_ZONE,
    discard_pieces,
    hand_pieces,
    hero_cards,
    is_choosing,
    mission_faces,
    monster_cards,
    reserve_pieces,
    reserve_zone,
)
from donjon.games.heldentaufe.drawing.choices import shortcuts
from donjon.games.heldentaufe.drawing.faces import FACES
from donjon.games.heldentaufe.drawing.hero_equipment import hero_pieces, hero_zones
from donjon.games.heldentaufe.drawing.layout import layout
from donjon.games.heldentaufe.drawing.memory import DrawingMemory
from donjon.games.heldentaufe.drawing.panels import ap_counter, life_counter, panel, seat_counters
from donjon.games.heldentaufe.drawing.surface_board import pawn_pieces, surface_board, tile_pieces
from donjon.games.heldentaufe.drawing.tips import TIPS
from donjon.games.heldentaufe.drawing.underground_board import DEPTHS_BOARD, cave_pieces
from donjon.games.heldentaufe.view.forms import View
from donjon.kernel.scene import Board, Counter, Piece, Scene, SeatInfo, Zone
from donjon.kernel.words.message import Arg, Message


def scene(view: View, memory: DrawingMemory) -> Scene:
    """The whole table as this viewer sees it.

    A spectator sees the table from the seat of whoever plays.
    """
    seat = view.active if view.viewer is None else view.viewer
    table = shared_drawing(view, memory)
    return Scene(
        format=1,
        game="heldentaufe",
        viewer=view.viewer,
        title=title(view),
        seats=table.panels[:],
        layout=layout(seat, table.choosing, view.pile_size, memory),
        boards=table.boards[:],
        zones=[HANDS[seat], *table.zones],
        pieces=table.pieces + hand_pieces(view.heroes[seat], mission_faces(view), memory),
        faces=FACES,
        counters=table.counters[:],
        strokes=[],
        tips=TIPS,
        shortcuts=shortcuts(view),
    )


def title(view: View) -> Message:
    """«Round 11 · 14 victory points to win», and what is decided if it is no ordinary turn."""
    about = "-place" if view.moment == "vote" and view.fallen is not None else ""
    args: dict[str, Arg] = {"round": view.round, "target": view.target}
    return Message(f"ht-heading-{view.moment}{about}", args)


class SharedDrawing:
    """The part of the scene that is the same for every viewer of one moment."""

    def __init__(self, view: View, memory: DrawingMemory) -> None:
        self.tiles: Final = view.tiles
        self.choosing: Final = is_choosing(view)
        self.panels: Final[list[SeatInfo]] = []
        self.boards: Final[list[Board]] = [surface_board(view, memory), DEPTHS_BOARD]
        self.zones: Final[list[Zone]] = [DISCARD_ZONE, MONSTER_ZONE, reserve_zone(view, memory)]
        self.counters: Final[list[Counter]] = [ap_counter(view, memory)]
        self.pieces: Final[list[Piece]] = tile_pieces(view, memory)
        self.pieces.extend(cave_pieces(view, memory))
        self.pieces.extend(pawn_pieces(view, memory))
        self.pieces.extend(monster_cards(view, memory))
        self.pieces.extend(discard_pieces(view, memory))
        self.pieces.extend(reserve_pieces(view))
        for hero in view.heroes:
            self.zones.extend(hero_zones(hero))
            self.pieces.extend(hero_pieces(hero, memory))
            counters = seat_counters(hero, memory)
            self.panels.append(panel(view, hero, counters))
            self.counters.extend(counters)
            self.counters.append(life_counter(hero, memory))
        self.zones.append(HERO_ZONE)
        if self.choosing:
            self.pieces.extend(hero_cards(view))


def shared_drawing(view: View, memory: DrawingMemory) -> SharedDrawing:
    """The shared part from the cache if it is of this moment, else a new one."""
    drawn = memory.shared
    if drawn is None or drawn.tiles is not view.tiles:
        drawn = memory.shared = SharedDrawing(view, memory)
    return drawn
