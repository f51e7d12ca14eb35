"""Where the parts of Map Masters' table sit on each kind of screen."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.tables import BOOK_PRICE, TOKEN_PRICE, TURNS
from donjon.games.map_masters.drawing.dungeon_board import dungeon_id, hand_id
from donjon.games.map_masters.drawing.goods_pieces import (
    BOOKS,
    DISCARDS,
    FORESEEN,
    GOALS,
    KEPT_CARDS,
    TOKENS,
)
from donjon.games.map_masters.drawing.icons import BOOK_ICON, CARD_BACK_ICON, GOAL_ICON
from donjon.games.map_masters.drawing.legend import LEGEND
from donjon.games.map_masters.drawing.market_board import BOOK_STALL, CARD_STALLS, TOKEN_STALL
from donjon.games.map_masters.drawing.memory import DrawingMemory
from donjon.games.map_masters.drawing.score_sheets import sheet_id
from donjon.games.map_masters.view.forms import View
from donjon.kernel.scene import Area, CounterArea, Layout, Show, Split, Tab, Tabs
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message, seat_name

SCORE_ICON: Final = GOAL_ICON
MARKET_ICON: Final = "shop"
LEGEND_SHOW: Final = Show(LEGEND.id, "fit")


class Parts:
    """What is laid out for a seat; some parts are only there if they are not empty.

    `belongings` are the zones of each seat that are not empty.
    """

    def __init__(self, view: View, seat: int, belongings: list[list[Id]], rows: list[Id]) -> None:
        player = view.players[seat]
        self.belongings: Final = belongings
        self.seats: Final = len(view.players)
        self.seat: Final = seat
        self.is_player: Final = view.viewer is not None
        self.turn: Final = view.turn
        self.rows: Final = rows
        self.is_buying: Final = view.phase in ("market", "hand")
        self.has_hand: Final = hand_id(seat) in belongings[seat]
        self.has_books: Final = len(player.books) > 0
        self.has_tokens: Final = TOKENS[seat].id in belongings[seat]
        self.has_kept: Final = len(player.kept) > 0
        self.foresees: Final = player.foreseen is not None

    def key(self) -> str:
        """Two with equal keys have the same layout."""
        rows, zones = " ".join(self.rows), "/".join([" ".join(each) for each in self.belongings])
        return (
            f"{self.seats} {self.seat} {self.is_player} {self.turn} {self.is_buying} "
            f"{self.has_kept} {self.foresees} {rows}/{zones}"
        )


def layout(
    view: View, seat: int, belongings: list[list[Id]], rows: list[Id], memory: DrawingMemory
) -> Layout:
    """The layout of a seat with its cards in hand and its finds; cached in `memory`."""
    parts = Parts(view, seat, belongings, rows)
    key = parts.key()
    found = memory.layouts.get(key)
    if found is None:
        made = market_layout(parts) if parts.is_buying else dungeon_layout(parts)
        found = memory.layouts.put(key, made)
    return found


def dungeon_layout(parts: Parts) -> Layout:
    """Goals, spellbooks and score on the left, the dungeons in the middle, finds on the right."""
    finds = CounterArea(parts.rows, Message("mm-found"))
    right = Split("column", [finds, *tokens(parts), LEGEND_SHOW])
    tabs = [own_tab(parts, right), *others(parts), market_tab(stalls())]
    wide = Split("row", [left(parts), Tabs(tabs)], [0.25, 0.75])
    narrow = Tabs(
        [
            Tab(Message("mm-tab-dungeon"), CARD_BACK_ICON, dungeon_below_goals(parts.seat)),
            Tab(
                Message("mm-tab-goals"),
                BOOK_ICON,
                Split("column", [goals(), *books(parts), *tokens(parts), finds]),
            ),
            score_tab(parts),
            Tab(Message("mm-tab-others"), "meeple", Tabs([*others(parts), market_tab(shelves())])),
        ]
    )
    below = hand(parts)
    dock = Split("row", below) if below else None
    return Layout(wide, narrow, dock, tall_dungeon(parts, finds), low_dungeon(parts, finds))


def tall_dungeon(parts: Parts, finds: Area) -> Area:
    """The dungeon below the goals and next to finds and books; score and others behind tabs."""
    side = Split("column", [finds, *tokens(parts), *books(parts)])
    own = Split("row", [Show(dungeon_id(parts.seat), "fit"), side], [1, 0])
    mine = Split(
        "column", [goals_in_line(), own, *hand(parts)], [0, 1, *[0.0 for _ in hand(parts)]]
    )
    title = Message("mm-tab-mine") if parts.is_player else seat_name(parts.seat)
    tabs = [Tab(title, f"seat:{parts.seat}", mine), score_tab(parts)]
    return Tabs([*tabs, *others(parts), market_tab(stalls())])


def low_dungeon(parts: Parts, finds: Area) -> Split:
    """The dungeon at its full height; all else behind tabs next to it."""
    own = Split("column", [*hand(parts), *tokens(parts)])
    known = Split("column", [goals_in_line(), *books(parts)])
    tabs = Tabs(
        [
            Tab(Message("mm-tab-cards"), CARD_BACK_ICON, own),
            Tab(Message("mm-tab-found"), "knapsack", finds),
            Tab(Message("mm-tab-goals"), BOOK_ICON, known),
            score_tab(parts),
            Tab(Message("mm-tab-others"), "meeple", Tabs([*others(parts), market_tab(shelves())])),
        ]
    )
    return Split("row", [Show(dungeon_id(parts.seat), "fit"), tabs])


def score_tab(parts: Parts) -> Tab:
    """The score board of the seat, with what is drawn on maps."""
    area = Split("column", [sheet(parts), LEGEND_SHOW], [4, 1])
    return Tab(Message("mm-tab-score"), SCORE_ICON, area)


def market_layout(parts: Parts) -> Layout:
    """The market in columns by cost; below it one's own cards."""
    own = Split("row", [*piles(parts), *foreseen(parts), *hand(parts), *tokens(parts)])
    market = Tabs([market_tab(Split("column", [stalls(), own], [1, 0])), *cards_of_others(parts)])
    wide = Split("row", [left(parts), market], [0.25, 0.75])
    narrow = Tabs(
        [
            market_tab(shelves()),
            Tab(
                Message("mm-tab-goals"),
                BOOK_ICON,
                Split("column", [goals(), *books(parts), *tokens(parts)]),
            ),
            Tab(Message("mm-tab-cards"), CARD_BACK_ICON, own),
            Tab(Message("mm-tab-score"), SCORE_ICON, sheet(parts)),
            Tab(Message("mm-tab-others"), "meeple", Tabs(cards_of_others(parts))),
        ]
    )
    dock = Split("row", foreseen(parts)) if parts.foresees else None
    return Layout(wide, narrow, dock, tall_market(parts), low_market(parts))


def tall_market(parts: Parts) -> Area:
    """The market below the goals; one's cards below it, score and others behind tabs."""
    own = Split("row", [*piles(parts), *foreseen(parts), *hand(parts), *tokens(parts)])
    mine = Split("column", [goals_in_line(), *books(parts), stalls(), own])
    tabs = [market_tab(mine), Tab(Message("mm-tab-score"), SCORE_ICON, sheet(parts))]
    return Tabs([*tabs, *cards_of_others(parts)])


def low_market(parts: Parts) -> Split:
    """The market at its full height; goals, cards and score behind tabs next to it."""
    own = Split("row", [*piles(parts), *foreseen(parts), *hand(parts)])
    known = Split("column", [goals_in_line(), *books(parts), *tokens(parts)])
    tabs = Tabs(
        [
            Tab(Message("mm-tab-goals"), BOOK_ICON, known),
            Tab(Message("mm-tab-cards"), CARD_BACK_ICON, own),
            Tab(Message("mm-tab-score"), SCORE_ICON, sheet(parts)),
            Tab(Message("mm-tab-others"), "meeple", Tabs(cards_of_others(parts))),
        ]
    )
    return Split("row", [stalls(), tabs])


def left(parts: Parts) -> Area:
    """Goals, spellbooks, and the score board."""
    return Split("column", [goals(), *books(parts), sheet(parts)])


def goals() -> Area:
    """Both objectives."""
    return Show(GOALS.id, "l", Message("mm-goals"))


def books(parts: Parts) -> list[Area]:
    """The spellbooks, if there are any."""
    return [Show(BOOKS[parts.seat].id, "l", Message("mm-books"))] if parts.has_books else []


def tokens(parts: Parts) -> list[Area]:
    """The fairy tokens, if there are any."""
    return [Show(TOKENS[parts.seat].id, "m", Message("mm-tokens"))] if parts.has_tokens else []


def sheet(parts: Parts) -> Area:
    """The score board of a seat."""
    note = Message("mm-heading", {"turn": parts.turn + 1, "turns": TURNS})
    return Show(sheet_id(parts.seat), "fit", Message("mm-score"), note)


def hand(parts: Parts) -> list[Area]:
    """The cards that are not laid, and those that stay for the next turn."""
    found: list[Area] = []
    if parts.has_hand:
        found.append(Show(hand_id(parts.seat), "m", Message("mm-hand")))
    if parts.has_kept:
        found.append(Show(KEPT_CARDS[parts.seat].id, "s", Message("mm-kept")))
    return found


def foreseen(parts: Parts) -> list[Area]:
    """The card that Foresight shows."""
    return [Show(FORESEEN.id, "m", Message("mm-foreseen"))] if parts.foresees else []


def piles(parts: Parts) -> list[Area]:
    """The draw pile and the discard pile."""
    return [Show(f"deck:{parts.seat}", "s"), Show(DISCARDS[parts.seat].id, "s")]


def dungeon_below_goals(seat: int) -> Area:
    """A dungeon with the objectives above it."""
    return Split("column", [goals_in_line(), Show(dungeon_id(seat), "fit")], [0, 1])


def goals_in_line() -> Show:
    """The objectives side by side."""
    return Show(GOALS.id, "low")


def own_tab(parts: Parts, side: Area) -> Tab:
    """The dungeon of the seat with its hand below, and `side` next to it."""
    title = Message("mm-tab-mine") if parts.is_player else seat_name(parts.seat)
    dungeon = dungeon_area(parts.seat, hand(parts))
    return Tab(title, f"seat:{parts.seat}", Split("row", [dungeon, side], [0.72, 0.28]))


def dungeon_area(seat: int, below: list[Area]) -> Area:
    """A dungeon with the areas `below` it."""
    board = Show(dungeon_id(seat), "fit")
    if not below:
        return board
    return Split("column", [board, *below], [1, *[0.0 for _ in below]])


def others(parts: Parts) -> list[Tab]:
    """The dungeons of the other seats that the viewer may see, with their hands."""
    return [
        Tab(seat_name(seat), f"seat:{seat}", dungeon_area(seat, belongings(parts, seat)))
        for seat in range(parts.seats)
        if seat != parts.seat
    ]


def belongings(parts: Parts, seat: int) -> list[Area]:
    """The other public zones of another seat, side by side."""
    zones: list[Area] = [Show(zone, "s") for zone in parts.belongings[seat]]
    return [Split("row", zones)] if zones else []


def cards_of_others(parts: Parts) -> list[Tab]:
    """What the other seats have while there are no dungeons, and their score boards."""
    return [
        Tab(
            seat_name(seat),
            f"seat:{seat}",
            Split("column", [*belongings(parts, seat), Show(sheet_id(seat), "fit")]),
        )
        for seat in range(parts.seats)
        if seat != parts.seat
    ]


def market_tab(area: Area) -> Tab:
    """The tab of the market."""
    return Tab(Message("mm-tab-market"), MARKET_ICON, area)


def stalls() -> Area:
    """Fairy tokens, spellbooks and the columns of dungeon cards, side by side."""
    return Split("row", stall_shows())


def shelves() -> Area:
    """The same, one below the other."""
    return Split("column", stall_shows())


def stall_shows() -> list[Area]:
    """Each stall with its price; the name of a stall of dungeon cards is its price."""
    shows: list[Area] = [
        Show(TOKEN_STALL.id, "m", TOKEN_STALL.label, price(TOKEN_PRICE)),
        Show(BOOK_STALL.id, "m", BOOK_STALL.label, price(BOOK_PRICE)),
    ]
    shows.extend([Show(zone.id, "m", zone.label) for zone in CARD_STALLS])
    return shows


def price(n: int) -> Message:
    """«3» and a coin."""
    return Message("mm-price", {"n": n})
