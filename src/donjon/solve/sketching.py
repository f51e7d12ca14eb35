"""A dungeon and the path through it, drawn as at the table."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from donjon.games.map_masters import GAME
from donjon.games.map_masters.content import FACE_OF
from donjon.games.map_masters.dungeons import card_pieces, new_board, written
from donjon.games.map_masters.faces import FACES
from donjon.games.map_masters.path import Path
from donjon.games.map_masters.pieces import STAYS
from donjon.games.map_masters.seen import DungeonView
from donjon.games.map_masters.seen_dungeon import path_view, placed_views
from donjon.games.map_masters.strokes import path_strokes
from donjon.kernel.message import Message
from donjon.kernel.scene import Layout, Scene, Show
from donjon.terminal.plans import PlanMap
from donjon.terminal.spots import Look
from donjon.terminal.voice import Voice

SEAT: Final = 0


def sketch(path: Path, voice: Voice) -> list[Text]:
    """The dungeon of a path with all that the path has met."""
    scene = scene_of(path)
    return PlanMap(scene, scene.boards[0], Look(voice, False, {})).picture()


def scene_of(path: Path) -> Scene:
    """A table on which lies nothing but this dungeon."""
    cards = [FACE_OF.index(face.number) for face in path.dungeon.faces]
    placed = placed_views(cards, path.dungeon.places)
    line = path_view(cards, path)
    board = new_board(SEAT, placed, False, True)
    show = Show(board.id, "fit")
    return Scene(
        format=1,
        game=GAME.name,
        viewer=None,
        title=Message("mm-title"),
        seats=[],
        layout=Layout(show, show),
        boards=[board],
        zones=[],
        pieces=[*card_pieces(SEAT, placed, [STAYS] * len(placed)), *written(SEAT, line)],
        faces=FACES,
        counters=[],
        strokes=path_strokes(SEAT, DungeonView(placed, None, line, 0, path.coins())),
    )
