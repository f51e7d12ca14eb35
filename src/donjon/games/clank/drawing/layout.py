"""Where the parts of Clank!'s table sit on a wide and on a narrow screen."""

from __future__ import annotations

from typing import Final

from donjon.games.clank.drawing.goods_pieces import MARKET
from donjon.games.clank.drawing.memory import DrawingMemory
from donjon.kernel.scene import Area, CounterArea, Layout, Show, Split, Tab, Tabs
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message

NO_LOOT: Final = -1


def layout(looter: int, pools: list[Id], dragon: list[Id], memory: DrawingMemory) -> Layout:
    """The table with the loot of seat `looter` (negative: none) and these counters.

    It is cached in `memory`.
    """
    key = (looter, " ".join(pools), " ".join(dragon))
    found = memory.layouts.get(key)
    if found is None:
        found = memory.layouts.put(key, new_layout(looter, pools, dragon))
    return found


def new_layout(looter: int, pools: list[Id], dragon: list[Id]) -> Layout:
    """Dungeon, row, reserve and market above; deck, hand, play area and pools at the foot."""
    board = Show("dungeon", "fit")
    row = Show("row", "l", Message("cl-row"))
    reserve = Show("reserve", "low", Message("cl-reserve"))
    market = Show("market", "s", MARKET.label)
    deck, discard = Show("deck", "m"), Show("discard", "m")
    hand, played = Show("hand", "m"), Show("played", "m")
    loot: list[Area] = [] if looter == NO_LOOT else [Show(f"loot:{looter}", "s")]
    spending = CounterArea(pools)
    attack = CounterArea(dragon, Message("cl-next-attack"))
    goods = Split("column", [row, reserve, market])
    wide = Split(
        "column",
        [
            Split("row", [board, goods], [0.6, 0.4]),
            Split("row", [deck, discard, hand, played, *loot, Split("column", [attack, spending])]),
        ],
        [1, 0],
    )
    narrow = Tabs(
        [
            Tab(Message("cl-tab-dungeon"), "dungeon-gate", board),
            Tab(Message("cl-tab-row"), "card-pick", goods),
            Tab(Message("cl-tab-dragon"), "spiked-dragon-head", attack),
            Tab(Message("cl-tab-mine"), "knapsack", Split("column", [*loot, played, discard])),
        ]
    )
    dock = Split("column", [Split("row", [hand, deck]), spending])
    return Layout(wide, narrow, dock)
