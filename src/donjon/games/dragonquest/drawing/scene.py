"""DragonQuest's table laid out to be drawn: sheets, dice, objects and treasures."""

from __future__ import annotations

from typing import Final

from donjon.games.dragonquest.drawing import dice_tray as tray, goods_pieces as goods
from donjon.games.dragonquest.drawing.choices import shortcuts
from donjon.games.dragonquest.drawing.faces import faces
from donjon.games.dragonquest.drawing.layout import layout
from donjon.games.dragonquest.drawing.memory import DrawingMemory
from donjon.games.dragonquest.drawing.panels import counters, seat_panel
from donjon.games.dragonquest.drawing.sheet_board import sheet_board
from donjon.games.dragonquest.drawing.sheet_marks import sheet_pieces, sheet_strokes
from donjon.games.dragonquest.drawing.tips import TIPS
from donjon.games.dragonquest.view.forms import HeroView, View
from donjon.kernel.scene import Counter, Piece, Scene, Stroke
from donjon.kernel.words.ids import Text
from donjon.kernel.words.message import Message

PHASES: Final[list[Text]] = [Message(f"dq-phase-{phase}") for phase in range(1, 6)]


def scene(view: View, memory: DrawingMemory) -> Scene:
    """The whole table as this viewer sees it."""
    pieces: list[Piece] = []
    strokes: list[Stroke] = []
    table_counters: list[Counter] = []
    drawn = [hero_drawing(view, hero, memory) for hero in view.heroes]
    for each in drawn:
        pieces.extend(each.pieces)
        strokes.extend(each.strokes)
        table_counters.extend(each.counters)
    pieces.extend(tray.tray_pieces(view))
    pieces.extend(goods.goods_pieces(view, memory))
    table_counters.append(tray.rolls_left(view))
    return Scene(
        format=1,
        game="dragonquest",
        viewer=view.viewer,
        title=title(view),
        seats=[each.panel for each in drawn],
        layout=layout(view),
        boards=[each.board for each in drawn],
        zones=tray.tray_zones(view) + goods.ZONES,
        pieces=pieces,
        faces=faces(view, memory),
        counters=table_counters,
        strokes=strokes,
        phases=PHASES,
        phase=view.phase,
        shortcuts=shortcuts(view),
        tips=TIPS,
    )


class HeroDrawing:
    """All that is drawn of one hero."""

    def __init__(self, view: View, hero: HeroView, memory: DrawingMemory) -> None:
        self.hero: Final = hero
        self.board: Final = sheet_board(hero)
        self.pieces: Final = sheet_pieces(hero)
        self.strokes: Final = sheet_strokes(hero)
        self.counters: Final = counters(hero, memory)
        self.panel: Final = seat_panel(view, hero)


def hero_drawing(view: View, hero: HeroView, memory: DrawingMemory) -> HeroDrawing:
    """The drawing of the hero from the cache if it is of this moment, else a new one."""
    drawn = memory.heroes.get(hero.seat)
    if drawn is None or drawn.hero is not hero:
        drawn = memory.heroes[hero.seat] = HeroDrawing(view, hero, memory)
    return drawn


def title(view: View) -> Message:
    """«Sun 9 of 19» of whoever plays."""
    hero = view.heroes[view.active]
    return Message("dq-sun-of", {"sun": hero.suns, "of": hero.sun_boxes})
