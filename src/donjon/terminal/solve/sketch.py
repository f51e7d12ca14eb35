"""Draws a dungeon and the path through it, as a table does."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from donjon.games.map_masters import GAME
from donjon.games.map_masters.content.tables import FACE_OF
from donjon.games.map_masters.drawing.card_pieces import STAYS
from donjon.games.map_masters.drawing.dungeon_board import card_pieces, new_board, written
from donjon.games.map_masters.drawing.faces import FACES
from donjon.games.map_masters.drawing.memory import DrawingMemory
from donjon.games.map_masters.drawing.path_lines import path_strokes
from donjon.games.map_masters.model.path import Path
from donjon.games.map_masters.view.dungeon_view import path_view, placed_views
from donjon.games.map_masters.view.forms import DungeonView
from donjon.kernel.scene import Layout, Scene, Show
from donjon.kernel.words.message import Message
from donjon.terminal.draw.plan_cards import PlanMap
from donjon.terminal.draw.spots import DrawOptions
from donjon.terminal.translator import Translator

SEAT: Final = 0


def sketch(path: Path, translator: Translator) -> list[Text]:
    """The dungeon of a path and everything that the path has met, as lines of text."""
    scene = scene_of(path)
    return PlanMap(scene, scene.boards[0], DrawOptions(translator, False, {})).picture()


def scene_of(path: Path) -> Scene:
    """A scene with this dungeon alone."""
    cards = [FACE_OF.index(face.number) for face in path.dungeon.faces]
    placed = placed_views(cards, path.dungeon.places)
    line = path_view(cards, path)
    memory = DrawingMemory()
    board = new_board(SEAT, placed, False, True, memory)
    cards_laid = card_pieces(SEAT, placed, [STAYS] * len(placed), memory)
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
        pieces=[*cards_laid, *written(SEAT, line, memory)],
        faces=FACES,
        counters=[],
        strokes=path_strokes(SEAT, DungeonView(placed, None, line, 0, path.coins()), memory),
    )
