"""Where the parts of Clank!'s table sit on each kind of screen."""

from __future__ import annotations

from typing import Final

from donjon.games.clank.drawing.goods_pieces import MARKET
from donjon.games.clank.drawing.icons import DRAGON_ICON
from donjon.games.clank.drawing.memory import DrawingMemory
from donjon.kernel.scene import Area, CounterArea, Layout, Show, Split, Tab, Tabs
from donjon.kernel.words.ids import Icon, Id
from donjon.kernel.words.message import Message

NO_LOOT: Final = -1
ROW_ICON: Final = "card-pick"
RESERVE_ICON: Final = "shop"
LOOT_ICON: Final = "knapsack"


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
    """The layouts of all screens, made of the same parts."""
    parts = Parts(looter, pools, dragon)
    dock = Split("column", [Split("row", [parts.hand, parts.deck]), parts.spending])
    return Layout(wide(parts), narrow(parts), dock, tall(parts), low(parts))


class Parts:
    """What lies on the table."""

    def __init__(self, looter: int, pools: list[Id], dragon: list[Id]) -> None:
        self.board: Final = Show("dungeon", "fit")
        self.row: Final = Show("row", "l", Message("cl-row"))
        self.reserve: Final = Show("reserve", "low", Message("cl-reserve"))
        self.market: Final = Show("market", "s", MARKET.label)
        self.deck: Final = Show("deck", "m")
        self.discard: Final = Show("discard", "m")
        self.hand: Final = Show("hand", "m")
        self.played: Final = Show("played", "m")
        self.loot: Final[list[Area]] = [] if looter == NO_LOOT else [Show(f"loot:{looter}", "s")]
        self.spending: Final = CounterArea(pools)
        self.attack: Final = CounterArea(dragon, Message("cl-next-attack"))

    def tab(self, name: str, icon: Icon, areas: list[Area]) -> Tab:
        """A tab with areas below each other."""
        return Tab(Message(f"cl-tab-{name}"), icon, Split("column", areas))


def wide(parts: Parts) -> Area:
    """Dungeon, row, reserve and market above; deck, hand, play area and pools at the foot."""
    goods = Split("column", [parts.row, parts.reserve, parts.market])
    numbers = Split("column", [parts.attack, parts.spending])
    foot = [parts.deck, parts.discard, parts.hand, parts.played, *parts.loot, numbers]
    above = Split("row", [parts.board, goods], [0.6, 0.4])
    return Split("column", [above, Split("row", foot)], [1, 0])


def narrow(parts: Parts) -> Area:
    """A tab for the dungeon, the row, the reserve with the market, the dragon and one's own."""
    return Tabs(
        [
            Tab(Message("cl-tab-dungeon"), "dungeon-gate", parts.board),
            Tab(Message("cl-tab-row"), ROW_ICON, parts.row),
            parts.tab("reserve", RESERVE_ICON, [reserve_in_pairs(), parts.market]),
            Tab(Message("cl-tab-dragon"), DRAGON_ICON, parts.attack),
            parts.tab("mine", LOOT_ICON, [*parts.loot, parts.played, parts.discard]),
        ]
    )


def tall(parts: Parts) -> Area:
    """Next to the dungeon piles, pools and market; below it row and reserve in one line each."""
    piles = Split("row", [Show("deck", "s"), Show("discard", "s")])
    side = Split("column", [piles, parts.spending, parts.attack, parts.market])
    above = Split("row", [parts.board, side], [1, 0])
    row = Show("row", "l", Message("cl-row"), cols=6)
    cards = Split("row", [parts.hand, parts.played, *parts.loot])
    return Split("column", [above, row, parts.reserve, cards], [1, 0, 0, 0])


def low(parts: Parts) -> Split:
    """The dungeon at its full height; all else behind tabs next to it."""
    hand = Split("column", [Split("row", [parts.hand, Show("deck", "s")]), parts.spending])
    row = Show("row", "low", cols=3)
    tabs = Tabs(
        [
            Tab(Message("cl-tab-hand"), "card-play", hand),
            Tab(Message("cl-tab-row"), ROW_ICON, row),
            parts.tab("reserve", RESERVE_ICON, [reserve_in_pairs(), parts.market]),
            Tab(Message("cl-tab-dragon"), DRAGON_ICON, parts.attack),
            parts.tab(
                "mine", LOOT_ICON, [Split("row", [parts.played, *parts.loot, parts.discard])]
            ),
        ]
    )
    return Split("row", [parts.board, tabs])


def reserve_in_pairs() -> Show:
    """The reserve where little lies side by side."""
    return Show("reserve", "low", cols=2)
