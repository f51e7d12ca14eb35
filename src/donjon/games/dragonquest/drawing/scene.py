"""DragonQuest's table laid out to be drawn: sheets, dice, objects and treasures."""

from __future__ import annotations

from typing import Final

from donjon.games.dragonquest.drawing import dice_tray as tray, goods_pieces as goods
from donjon.games.dragonquest.drawing.faces import faces
from donjon.games.dragonquest.drawing.sheet_board import sheet_board
from donjon.games.dragonquest.drawing.sheet_marks import sheet_pieces, sheet_strokes
from donjon.games.dragonquest.view.forms import HeroView, View
from donjon.kernel.scene import (
    Amount,
    Area,
    Counter,
    CounterArea,
    Layout,
    Piece,
    Scene,
    SeatInfo,
    Show,
    Split,
    Stroke,
    Tab,
    Tabs,
)
from donjon.kernel.words.ids import Id, Text
from donjon.kernel.words.message import Message, seat_name

PHASES: Final[list[Text]] = [Message(f"dq-phase-{phase}") for phase in range(1, 6)]


def scene(view: View) -> Scene:
    """Everything that lies on the table as this viewer sees it."""
    pieces: list[Piece] = []
    strokes: list[Stroke] = []
    table_counters: list[Counter] = []
    drawn = [sheet(view, hero) for hero in view.heroes]
    for each in drawn:
        pieces.extend(each.pieces)
        strokes.extend(each.strokes)
        table_counters.extend(each.counters)
    pieces.extend(tray.tray_pieces(view))
    pieces.extend(goods.goods_pieces(view))
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
        faces=faces(view),
        counters=table_counters,
        strokes=strokes,
        phases=PHASES,
        phase=view.phase,
    )


class Drawing:
    """All that is drawn of one hero."""

    def __init__(self, view: View, hero: HeroView) -> None:
        self.hero: Final = hero
        self.board: Final = sheet_board(hero)
        self.pieces: Final = sheet_pieces(hero)
        self.strokes: Final = sheet_strokes(hero)
        self.counters: Final = counters(hero)
        self.panel: Final = seat_panel(view, hero)


DRAWN: Final[dict[int, Drawing]] = {}


def sheet(view: View, hero: HeroView) -> Drawing:
    """The sheet as it was drawn for the eyes before these, if it is the same moment's."""
    drawn = DRAWN.get(hero.seat)
    if drawn is None or drawn.hero is not hero:
        drawn = DRAWN[hero.seat] = Drawing(view, hero)
    return drawn


def title(view: View) -> Message:
    """«Sun 9 of 19» of whoever plays."""
    hero = view.heroes[view.active]
    return Message("dq-sun-of", {"sun": hero.suns, "of": hero.sun_boxes})


SEAT_COUNTERS: Final[list[list[Id]]] = [
    [f"bones:{seat}", f"suns:{seat}", f"gold:{seat}"] for seat in range(4)
]


def seat_panel(view: View, hero: HeroView) -> SeatInfo:
    """Life, suns and gold of a seat, and where its hero is."""
    return SeatInfo(
        seat=hero.seat,
        name=seat_name(hero.seat),
        state="waits",
        counters=SEAT_COUNTERS[hero.seat],
        out=hero.status != "inside",
        first=view.first == hero.seat,
        turn=view.active == hero.seat and not view.over,
        note=Message(whereabouts(hero)),
        score=Amount("two-coins", hero.gold),
        peek=f"sheet:{hero.seat}",
    )


def whereabouts(hero: HeroView) -> str:
    """One line on where the hero is or what became of it."""
    if hero.status == "dead":
        return f"dq-where-dead-{hero.death}"
    if hero.status == "escaped":
        return "dq-where-escaped"
    if hero.skip:
        return "dq-where-skips"
    if hero.square == "CH":
        return "dq-where-chamber"
    return "dq-where-out" if hero.been_in_chamber else "dq-where-in"


def new_layout(shown: int, in_chamber: bool) -> Layout:
    """The sheet beside tray, objects and treasures; narrow: tabs, with the tray in the dock."""
    sheet = Show(f"sheet:{shown}", "fit")
    aside: list[Area] = (
        [Show("dragons", "s", Message("dq-dragons"))]
        if in_chamber
        else [Show("skulls", "s", Message("dq-skulls")), CounterArea(["rolls"])]
    )
    felt = Split("column", [Show("tray", "m"), *aside], skin="felt")
    objects = Show("objects", "s", Message("dq-objects"), Message("dq-finds-needed"))
    treasures = Show("treasures", "s", Message("dq-treasures"), Message("dq-stars-needed"))
    wide = Split("row", [sheet, Split("column", [felt, objects, treasures])], [1, 0])
    narrow = Tabs(
        [
            Tab(Message("dq-tab-sheet"), "castle-ruins", sheet),
            Tab(Message("dq-objects"), "knapsack", objects),
            Tab(Message("dq-treasures"), "open-treasure-chest", treasures),
        ]
    )
    return Layout(wide, narrow, felt)


LAYOUTS: Final = [[new_layout(shown, False), new_layout(shown, True)] for shown in range(4)]


def layout(view: View) -> Layout:
    """The layout for the sheet that is looked at and for what the tray holds."""
    shown = view.shown if view.shown is not None else view.active
    return LAYOUTS[shown][1 if tray.kind(view) == tray.CHAMBER else 0]


COUNTERS: Final[dict[tuple[str, int, int, int], Counter]] = {}


def counters(hero: HeroView) -> list[Counter]:
    """Life, suns left and gold."""
    seat = hero.seat
    return [
        counter("bones", seat, hero.bones, hero.bones + hero.bones_lost),
        counter("suns", seat, hero.sun_boxes - hero.suns, hero.sun_boxes),
        counter("gold", seat, hero.gold, 0),
    ]


def counter(kind: str, seat: int, value: int, most: int) -> Counter:
    """A counter with its value; the same object every time."""
    key = (kind, seat, value, most)
    found = COUNTERS.get(key)
    if found is None:
        found = COUNTERS[key] = new_counter(kind, seat, value, most)
    return found


def new_counter(kind: str, seat: int, value: int, most: int) -> Counter:
    """A counter of a seat; the gold also stands on its sheet."""
    id = f"{kind}:{seat}"
    if kind == "bones":
        label = Message("dq-life")
        return Counter(id, seat, "crossed-bones", value, label, "number", most, "life")
    if kind == "suns":
        return Counter(id, seat, "sun", value, Message("dq-suns-left"), "number", most)
    return Counter(
        id, seat, "two-coins", value, Message("dq-row-gold"), "number", tint="gold",
        spot=f"{seat}:gold",
    )  # fmt: skip
