"""Where the parts of DragonQuest's table sit on each kind of screen."""

from __future__ import annotations

from typing import Final

from donjon.games.dragonquest.drawing import dice_tray as tray
from donjon.games.dragonquest.drawing.icons import TREASURE_ICON
from donjon.games.dragonquest.view.forms import View
from donjon.kernel.scene import Area, CounterArea, Layout, Show, Split, Tab, Tabs
from donjon.kernel.words.message import Message


def new_layout(shown: int, in_chamber: bool) -> Layout:
    """The sheet next to tray, objects and treasures, or above; narrow: the tray in the dock."""
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
            Tab(Message("dq-treasures"), TREASURE_ICON, treasures),
        ]
    )
    low_felt = Split("row", [Show("tray", "m"), Split("column", aside)], [1, 1.2], "felt")
    below = Split("row", [low_felt, objects, treasures], [1.25, 1, 1])
    tall = Split("column", [sheet, below], [1, 0])
    tabs = Tabs(
        [
            Tab(Message("dq-tab-dice"), "rolling-dices", low_felt),
            Tab(Message("dq-objects"), "knapsack", objects),
            Tab(Message("dq-treasures"), TREASURE_ICON, treasures),
        ]
    )
    return Layout(wide, narrow, felt, tall, Split("row", [sheet, tabs]))


LAYOUTS: Final = [[new_layout(shown, False), new_layout(shown, True)] for shown in range(4)]


def layout(view: View) -> Layout:
    """The layout for the sheet that is shown and for what the tray holds."""
    shown = view.shown if view.shown is not None else view.active
    return LAYOUTS[shown][1 if tray.kind(view) == tray.CHAMBER else 0]
