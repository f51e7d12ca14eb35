"""Where the parts of Tales of Glory's table sit on each kind of screen."""

from __future__ import annotations

from typing import Final, Literal

from donjon.games.tales_of_glory.content.tables import DISCARDED, SURCHARGE
from donjon.games.tales_of_glory.drawing.central_board import (
    BOARD,
    DISCARD_ZONE,
    HANDS,
    NOBODY,
    WILD,
    quests_id,
)
from donjon.games.tales_of_glory.drawing.icons import CROWN_ICON, QUEST_ICON, WILD_ICON
from donjon.games.tales_of_glory.drawing.memory import DrawingMemory
from donjon.games.tales_of_glory.drawing.panels import (
    BANNER,
    FIRST_COUNTER,
    POOLS,
    counter_id,
    leading_id,
)
from donjon.games.tales_of_glory.drawing.player_maps import map_id
from donjon.games.tales_of_glory.words.gain_phrases import RESOURCES
from donjon.kernel.scene import Area, CounterArea, Layout, Show, Split, Tab, Tabs
from donjon.kernel.words.ids import Icon
from donjon.kernel.words.message import Message, seat_name

MAP_ICON: Final = "treasure-map"
DISCARD: Final = Tab(Message("tg-discard-pile"), "card-discard", Show(DISCARD_ZONE, "s"))
STANDINGS: Final = CounterArea(
    [FIRST_COUNTER, *[leading_id(kind) for kind in RESOURCES]], Message("tg-standings")
)


def layout(
    seats: int,
    seat: int,
    choosing: bool,
    holding: bool,
    questing: list[int],
    memory: DrawingMemory,
) -> Layout:
    """The table of a seat or of a spectator; `choosing`: tiles are being chosen, `holding`: a tile
    is in hand, `questing`: the seats that have Quests. It is cached in `memory`.
    """
    key = (seats, seat, choosing, holding, bytes(questing))
    found = memory.layouts.get(key)
    if found is None:
        made = new_layout(seats, seat, choosing, holding, questing)
        found = memory.layouts.put(key, made)
    return found


def new_layout(seats: int, seat: int, choosing: bool, holding: bool, questing: list[int]) -> Layout:
    """The line of tiles above; below it the seat's own things, and next to them the maps."""
    line = tile_line(seats, choosing)
    own: list[Area] = [] if seat == NOBODY else own_counters(seat)
    left = Split("column", [*in_hand(seat, holding, questing), *own, STANDINGS])
    mine = [] if seat == NOBODY else [own_map(seat, f"seat:{seat}")]
    right = Tabs([*mine, *others(seats, seat, questing), DISCARD])
    wide = Split(
        "column", [Split("row", line, [1, 1]), Split("row", [left, right], [0, 1])], [0, 1]
    )
    quests = own_quests(seat, questing, "m")
    rest = Split(
        "column", [*quests, STANDINGS, Show(DISCARD_ZONE, "s", Message("tg-discard-pile"))]
    )
    narrow = Tabs(
        [
            Tab(Message("tg-tab-board"), WILD_ICON, Split("column", line)),
            *([] if seat == NOBODY else [own_map(seat, MAP_ICON)]),
            Tab(Message("tg-tab-others"), "meeple", Tabs(others(seats, seat, questing))),
            Tab(Message("tg-tab-more"), QUEST_ICON if quests else CROWN_ICON, rest),
        ]
    )
    dock = None if seat == NOBODY else Split("row", [*own_tile(seat, holding), *own])
    counted = Split("row", [*in_hand(seat, holding, questing), *own, STANDINGS])
    lines = Split("column" if choosing else "row", line, [] if choosing else [1, 1])
    tall = Split("column", [lines, counted, right], [0, 0, 1])
    tabs = [
        Tab(Message("tg-tab-others"), "meeple", Tabs(others(seats, seat, questing))),
        Tab(Message("tg-tab-more"), QUEST_ICON if quests else CROWN_ICON, rest),
    ]
    return Layout(wide, narrow, dock, tall, low_layout(seat, choosing, holding, tabs))


def low_layout(seat: int, choosing: bool, holding: bool, tabs: list[Tab]) -> Split:
    """The line of tiles or the own map at its full height; all else behind tabs next to it."""
    lines = Split("column", [Show(BOARD, "m", cols=4), Show(WILD, "m", cols=4)])
    if seat == NOBODY:
        return Split("row", [lines, Tabs(tabs)])
    mine = Split("column", [*own_tile(seat, holding), *own_counters(seat)])
    own = Tab(seat_name(seat), f"seat:{seat}", mine)
    if choosing:
        return Split("row", [lines, Tabs([own_map(seat, MAP_ICON), own, *tabs])])
    board = Tab(Message("tg-tab-board"), WILD_ICON, lines)
    return Split("row", [map_of(seat), Tabs([own, board, *tabs])])


def in_hand(seat: int, holding: bool, questing: list[int]) -> list[Area]:
    """The tile to be played, and next to it the seat's Quests."""
    if not holding:
        return own_quests(seat, questing, "m")
    return [Split("row", [*own_tile(seat, holding), *own_quests(seat, questing, "s")])]


def own_tile(seat: int, holding: bool) -> list[Area]:
    """The tile in hand."""
    return [Show(HANDS[seat].id, "l", Message("tg-your-tile"))] if holding else []


def own_quests(seat: int, questing: list[int], size: Literal["s", "m"]) -> list[Area]:
    """The Quests of the viewer's seat, if it has any."""
    if seat not in questing:
        return []
    return [Show(quests_id(seat), size, Message("tg-your-quests"))]


def tile_line(seats: int, choosing: bool) -> list[Area]:
    """The central board and its Wild Lands, larger while a tile is chosen."""
    away = DISCARDED[seats]
    note = Message("tg-discarded-each-round", {"n": away}) if away else None
    size: Literal["l", "m"] = "l" if choosing else "m"
    return [
        Show(BOARD, size, Message("tg-board"), note),
        Show(WILD, size, Message("tg-wild"), Message("tg-surcharge", {"n": SURCHARGE})),
    ]


def own_counters(seat: int) -> list[Area]:
    """Prestige and reserve of a seat, and its Banner with the Keys it has laid."""
    return [
        CounterArea([counter_id(kind, seat) for kind in POOLS]),
        CounterArea([counter_id(kind, seat) for kind in BANNER], Message("tg-banner")),
    ]


def others(seats: int, seat: int, questing: list[int]) -> list[Tab]:
    """The maps of the other seats with their Quests; for a spectator those of all seats."""
    found: list[Tab] = []
    for other in range(seats):
        if other != seat:
            area = map_of(other)
            if other in questing:
                area = Split("row", [area, Show(quests_id(other), "s", Message("tg-their-quests"))])
            found.append(Tab(seat_name(other), f"seat:{other}", area))
    return found


def own_map(seat: int, icon: Icon) -> Tab:
    """The map of the viewer's seat."""
    return Tab(Message("tg-tab-map"), icon, map_of(seat))


def map_of(seat: int) -> Area:
    """The area of a map; it takes all the space that is left."""
    return Show(map_id(seat), "fit")
