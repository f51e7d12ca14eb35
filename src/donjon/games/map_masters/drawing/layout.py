"""Where the parts of Map Masters' table sit on a wide and on a narrow screen."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.tables import BOOK_PRICE, TOKEN_PRICE, TURNS
from donjon.games.map_masters.drawing.dungeon_board import dungeon_id, hand_id, unplaced_of
from donjon.games.map_masters.drawing.goods_pieces import (
    BOOKS,
    DISCARDS,
    FORESEEN,
    GOALS,
    KEPT_CARDS,
    TOKENS,
)
from donjon.games.map_masters.drawing.icons import BOOK_ICON, CARD_BACK_ICON
from donjon.games.map_masters.drawing.legend import LEGEND
from donjon.games.map_masters.drawing.market_board import BOOK_STALL, CARD_STALLS, TOKEN_STALL
from donjon.games.map_masters.drawing.memory import DrawingMemory
from donjon.games.map_masters.drawing.score_sheets import sheet_id
from donjon.games.map_masters.view.forms import PlayerView, View
from donjon.kernel.scene import Area, CounterArea, Layout, Show, Split, Tab, Tabs
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message, seat_name

SCORE_ICON: Final = "scroll-unfurled"
MARKET_ICON: Final = "shop"
LEGEND_SHOW: Final = Show(LEGEND.id, "fit")


class Table:
    """What there is to be laid out for a seat: some parts are there only if they hold anything."""

    def __init__(self, view: View, seat: int, rows: list[Id]) -> None:
        player = view.players[seat]
        self.belongings: Final = [belongings_of(each) for each in view.players]
        self.seats: Final = len(view.players)
        self.seat: Final = seat
        self.is_player: Final = view.viewer is not None
        self.turn: Final = view.turn
        self.rows: Final = rows
        self.is_buying: Final = view.phase in ("market", "hand")
        self.has_hand: Final = len(unplaced_of(player)) > 0
        self.has_books: Final = len(player.books) > 0
        self.has_tokens: Final = has_tokens(player)
        self.has_kept: Final = len(player.kept) > 0
        self.foresees: Final = player.foreseen is not None

    def key(self) -> str:
        """Tables with the same key are laid out alike."""
        return (
            f"{self.seats} {self.seat} {self.is_player} {self.turn} {self.rows} {self.is_buying} "
            f"{self.has_hand} {self.has_books} {self.has_tokens} {self.has_kept} {self.foresees} "
            f"{self.belongings}"
        )


def has_tokens(player: PlayerView) -> bool:
    """Whether a seat has any fairy tokens."""
    return any(n > 0 for n in player.tokens.values())


def belongings_of(player: PlayerView) -> list[Id]:
    """The zones of a seat in which anything lies."""
    seat = player.seat
    found: list[Id] = [hand_id(seat)] if unplaced_of(player) else []
    if player.discard:
        found.append(DISCARDS[seat].id)
    if player.books:
        found.append(BOOKS[seat].id)
    return [*found, TOKENS[seat].id] if has_tokens(player) else found


def layout(view: View, seat: int, rows: list[Id], memory: DrawingMemory) -> Layout:
    """The table of a seat with its cards in hand and its finds; the same object every time."""
    table = Table(view, seat, rows)
    key = table.key()
    found = memory.layouts.get(key)
    if found is None:
        made = market_layout(table) if table.is_buying else dungeon_layout(table)
        found = memory.layouts.put(key, made)
    return found


def dungeon_layout(table: Table) -> Layout:
    """Goals, spellbooks and score on the left, the dungeons in the middle, finds on the right."""
    finds = CounterArea(table.rows, Message("mm-found"))
    right = Split("column", [finds, *tokens(table), LEGEND_SHOW])
    tabs = [own_tab(table, right), *others(table), market_tab(stalls())]
    wide = Split("row", [left(table), Tabs(tabs)], [0.25, 0.75])
    narrow = Tabs(
        [
            Tab(Message("mm-tab-dungeon"), CARD_BACK_ICON, under_the_goals(table.seat)),
            Tab(
                Message("mm-tab-goals"),
                BOOK_ICON,
                Split("column", [goals(), *books(table), *tokens(table), finds]),
            ),
            Tab(
                Message("mm-tab-score"),
                SCORE_ICON,
                Split("column", [sheet(table), LEGEND_SHOW], [4, 1]),
            ),
            Tab(Message("mm-tab-others"), "meeple", Tabs([*others(table), market_tab(shelves())])),
        ]
    )
    below = hand(table)
    return Layout(wide, narrow, Split("row", below) if below else None)


def market_layout(table: Table) -> Layout:
    """The market in columns by cost; below it one's own cards."""
    own = Split("row", [*piles(table), *foreseen(table), *hand(table), *tokens(table)])
    market = Tabs([market_tab(Split("column", [stalls(), own], [1, 0])), *cards_of_others(table)])
    wide = Split("row", [left(table), market], [0.25, 0.75])
    narrow = Tabs(
        [
            market_tab(shelves()),
            Tab(
                Message("mm-tab-goals"),
                BOOK_ICON,
                Split("column", [goals(), *books(table), *tokens(table)]),
            ),
            Tab(Message("mm-tab-cards"), CARD_BACK_ICON, own),
            Tab(Message("mm-tab-score"), SCORE_ICON, sheet(table)),
            Tab(Message("mm-tab-others"), "meeple", Tabs(cards_of_others(table))),
        ]
    )
    dock = Split("row", foreseen(table)) if table.foresees else None
    return Layout(wide, narrow, dock)


def left(table: Table) -> Area:
    """Goals, spellbooks, and the score board."""
    return Split("column", [goals(), *books(table), sheet(table)])


def goals() -> Area:
    """Both objectives."""
    return Show(GOALS.id, "l", Message("mm-goals"))


def books(table: Table) -> list[Area]:
    """The spellbooks, if there are any."""
    return [Show(BOOKS[table.seat].id, "l", Message("mm-books"))] if table.has_books else []


def tokens(table: Table) -> list[Area]:
    """The fairy tokens, if there are any."""
    return [Show(TOKENS[table.seat].id, "m", Message("mm-tokens"))] if table.has_tokens else []


def sheet(table: Table) -> Area:
    """The score board of a seat."""
    note = Message("mm-heading", {"turn": table.turn + 1, "turns": TURNS})
    return Show(sheet_id(table.seat), "fit", Message("mm-score"), note)


def hand(table: Table) -> list[Area]:
    """The cards that are not laid, and those that stay for the next turn."""
    found: list[Area] = []
    if table.has_hand:
        found.append(Show(hand_id(table.seat), "m", Message("mm-hand")))
    if table.has_kept:
        found.append(Show(KEPT_CARDS[table.seat].id, "s", Message("mm-kept")))
    return found


def foreseen(table: Table) -> list[Area]:
    """The card that Foresight shows."""
    return [Show(FORESEEN.id, "m", Message("mm-foreseen"))] if table.foresees else []


def piles(table: Table) -> list[Area]:
    """The draw pile and the discard pile."""
    return [Show(f"deck:{table.seat}", "s"), Show(DISCARDS[table.seat].id, "s")]


def under_the_goals(seat: int) -> Area:
    """A dungeon with what is to be reached in it above."""
    return Split("column", [Show(GOALS.id, "low"), Show(dungeon_id(seat), "fit")], [0, 1])


def own_tab(table: Table, beside: Area) -> Tab:
    """The dungeon of the seat with its hand below, and what is to be seen beside it."""
    title = Message("mm-tab-mine") if table.is_player else seat_name(table.seat)
    dungeon = dungeon_area(table.seat, hand(table))
    return Tab(title, f"seat:{table.seat}", Split("row", [dungeon, beside], [0.72, 0.28]))


def dungeon_area(seat: int, below: list[Area]) -> Area:
    """A dungeon and what lies below it."""
    board = Show(dungeon_id(seat), "fit")
    if not below:
        return board
    return Split("column", [board, *below], [1, *[0.0 for _ in below]])


def others(table: Table) -> list[Tab]:
    """The dungeons of the other seats as far as they are seen, with their hands."""
    return [
        Tab(seat_name(seat), f"seat:{seat}", dungeon_area(seat, belongings(table, seat)))
        for seat in range(table.seats)
        if seat != table.seat
    ]


def belongings(table: Table, seat: int) -> list[Area]:
    """What else of another seat may be looked at, side by side."""
    zones: list[Area] = [Show(zone, "s") for zone in table.belongings[seat]]
    return [Split("row", zones)] if zones else []


def cards_of_others(table: Table) -> list[Tab]:
    """What the other seats have while there are no dungeons, and their score boards."""
    return [
        Tab(
            seat_name(seat),
            f"seat:{seat}",
            Split("column", [*belongings(table, seat), Show(sheet_id(seat), "fit")]),
        )
        for seat in range(table.seats)
        if seat != table.seat
    ]


def market_tab(area: Area) -> Tab:
    """The market, and what lies below it."""
    return Tab(Message("mm-tab-market"), MARKET_ICON, area)


def stalls() -> Area:
    """Fairy tokens, spellbooks and the columns of dungeon cards, side by side."""
    return Split("row", stall_shows())


def shelves() -> Area:
    """The same, one below the other."""
    return Split("column", stall_shows())


def stall_shows() -> list[Area]:
    """Each stall with its price; that of dungeon cards is its name."""
    shows: list[Area] = [
        Show(TOKEN_STALL.id, "m", TOKEN_STALL.label, price(TOKEN_PRICE)),
        Show(BOOK_STALL.id, "m", BOOK_STALL.label, price(BOOK_PRICE)),
    ]
    shows.extend([Show(zone.id, "m", zone.label) for zone in CARD_STALLS])
    return shows


def price(n: int) -> Message:
    """«3» and a coin."""
    return Message("mm-price", {"n": n})
