"""Where the parts of Heldentaufe's table sit on each kind of screen."""

from __future__ import annotations

from typing import Final

from donjon.games.heldentaufe.drawing.card_pieces import DISCARD, HAND, HEROES, MONSTERS, RESERVE
from donjon.games.heldentaufe.drawing.hero_equipment import bag_id, gear_id, portrait_id, waist_id
from donjon.games.heldentaufe.drawing.icons import CHIEF_ICON, MISSION_ICON, PACK_ICON
from donjon.games.heldentaufe.drawing.memory import DrawingMemory
from donjon.games.heldentaufe.drawing.panels import AP_LEFT, life_id
from donjon.games.heldentaufe.drawing.surface_board import SURFACE
from donjon.games.heldentaufe.drawing.underground_board import DEPTHS
from donjon.kernel.scene import Area, CounterArea, Layout, Show, Split, Tab, Tabs
from donjon.kernel.words.message import Message

ABOVE: Final = Show(SURFACE, "fit")
BELOW: Final = Show(DEPTHS, "fit")
WORLDS: Final = Split("row", [ABOVE, BELOW], [0.63, 0.37])
ABOVE_TAB: Final = Tab(Message("ht-surface"), "campfire", ABOVE)
BELOW_TAB: Final = Tab(Message("ht-tab-underground"), CHIEF_ICON, BELOW)
EITHER_WORLD: Final = Tabs([ABOVE_TAB, BELOW_TAB])
MONSTER_ICON: Final = "fish-monster"
BEASTS: Final = Show(MONSTERS, "m", Message("ht-monsters"))
STORES: Final = Split("row", [Show(RESERVE, "s"), Show(DISCARD, "s")])
TO_CHOOSE: Final = Show(HEROES, "m", Message("ht-heroes"))


def layout(seat: int, choosing: bool, pile: int, memory: DrawingMemory) -> Layout:
    """The table of a seat, with its hero or the heroes to choose from, and `pile` missions left.

    It is cached in `memory`.
    """
    key = (seat, choosing, pile)
    found = memory.layouts.get(key)
    if found is None:
        note = Message("ht-pile", {"n": pile})
        missions = Show(HAND, "m", Message("ht-missions"), note)
        made = choosing_layout(missions) if choosing else playing_layout(seat, missions)
        found = memory.layouts.put(key, made)
    return found


def choosing_layout(missions: Show) -> Layout:
    """Before the first turn: missions, and the heroes to choose from."""
    foot = Split("row", [TO_CHOOSE, missions])
    below = Split("column", [TO_CHOOSE, missions])
    chosen = Tab(Message("ht-tab-hero"), MISSION_ICON, below)
    wide = Split("column", [WORLDS, foot], [1, 0])
    tall = Split("column", [WORLDS, TO_CHOOSE, missions], [1, 0, 0])
    low = Split("row", [EITHER_WORLD, below])
    return Layout(wide, Tabs([chosen, ABOVE_TAB, BELOW_TAB]), None, tall, low)


def playing_layout(seat: int, missions: Show) -> Layout:
    """Both worlds above; hero, missions, monsters and reserve at the foot."""
    counted: list[Area] = [CounterArea([life_id(seat)]), CounterArea([AP_LEFT])]
    slots = Split("column", [*counted, *board(seat)])
    foot = Split("row", [portrait(seat), slots, missions, BEASTS, STORES])
    hero = Split("row", [portrait(seat), Split("column", board(seat))])
    narrow = Tabs(
        [
            ABOVE_TAB,
            BELOW_TAB,
            Tab(Message("ht-tab-hero"), PACK_ICON, Split("column", [hero, missions])),
            Tab(Message("ht-tab-table"), MONSTER_ICON, Split("column", [BEASTS, STORES])),
        ]
    )
    dock = CounterArea([life_id(seat), AP_LEFT])
    wide = Split("column", [WORLDS, foot], [1, 0])
    mine = Split("row", [portrait(seat), slots])
    beside = Split("column", [mine, missions, Split("row", [BEASTS, STORES])])
    tall = Split("column", [ABOVE, Split("row", [BELOW, beside], [1, 1])], [1, 1])
    return Layout(wide, narrow, dock, tall, low_layout(seat, missions))


def low_layout(seat: int, missions: Show) -> Split:
    """One of the worlds at its full height; hero, missions and monsters behind tabs next to it."""
    counted = CounterArea([life_id(seat), AP_LEFT])
    hero = Split("column", [counted, Split("row", [portrait(seat), Split("column", board(seat))])])
    tabs = Tabs(
        [
            Tab(Message("ht-tab-hero"), PACK_ICON, hero),
            Tab(Message("ht-missions"), MISSION_ICON, missions),
            Tab(Message("ht-tab-table"), MONSTER_ICON, Split("row", [BEASTS, STORES])),
        ]
    )
    return Split("row", [EITHER_WORLD, tabs])


def portrait(seat: int) -> Area:
    """The portrait of the seat's hero."""
    return Show(portrait_id(seat), "m")


def board(seat: int) -> list[Area]:
    """The slots of a hero's board; each shows what belongs there."""
    worn = Split("row", [Show(gear_id(seat), "s"), Show(waist_id(seat), "s")])
    return [worn, Show(bag_id(seat), "s")]
