"""The players' panels: coins, exits, spellbooks, and how far each is."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.drawing.dungeon_board import dungeon_id
from donjon.games.map_masters.drawing.icons import BOOK_ICON, COIN_ICON, EXIT_ICON, POINTS_ICON
from donjon.games.map_masters.drawing.memory import DrawingMemory
from donjon.games.map_masters.drawing.score_sheets import sheet_id
from donjon.games.map_masters.view.forms import PlayerView, View
from donjon.kernel.drawing.amounts import tinted_amount
from donjon.kernel.scene import Counter, SeatInfo
from donjon.kernel.words.ids import Icon, Tint
from donjon.kernel.words.message import Message, seat_name

ICONS: Final[dict[str, tuple[Icon, Tint | None]]] = {
    "coins": (COIN_ICON, "gold"),
    "exits": (EXIT_ICON, None),
    "books": (BOOK_ICON, None),
}
POINTS: Final = Message("mm-count-points")


def panel(view: View, player: PlayerView, has_dungeon: bool, counters: list[Counter]) -> SeatInfo:
    """A seat with its score; a click shows its dungeon, or its sheet."""
    seat = player.seat
    return SeatInfo(
        seat=seat,
        name=seat_name(seat),
        state="waits",
        counters=[each.id for each in counters],
        first=view.first == seat,
        turn=view.buyer == seat,
        note=note(view, player),
        score=tinted_amount(POINTS_ICON, player.score, label=POINTS),
        score_first=True,
        peek=dungeon_id(seat) if has_dungeon else sheet_id(seat),
    )


def note(view: View, player: PlayerView) -> Message | None:
    """«buying», «passed», «placing cards», «drawing», «finished first»."""
    if view.over:
        return None
    if view.phase == "market":
        if view.buyer == player.seat:
            return Message("mm-note-buys")
        return Message("mm-note-passed") if player.has_passed else None
    return exploring(view, player) if view.phase == "exploration" else None


def exploring(view: View, player: PlayerView) -> Message:
    """MM-R44  What a player is doing; of a hidden draft only that there is one."""
    if player.is_finished:
        return Message("mm-note-first" if view.finisher == player.seat else "mm-note-finished")
    if player.dungeon is None:
        return Message("mm-note-explores")
    return Message("mm-note-places" if player.dungeon.path is None else "mm-note-draws")


def seat_counters(player: PlayerView, memory: DrawingMemory) -> list[Counter]:
    """Coins, exits and spellbooks."""
    return [
        counter("coins", player.seat, player.coins, memory),
        counter("exits", player.seat, sum(player.board.exits), memory),
        counter("books", player.seat, len(player.books), memory),
    ]


def counter(kind: str, seat: int, value: int, memory: DrawingMemory) -> Counter:
    """A counter of a seat with its value; cached in `memory`."""
    key = (f"{kind}:{seat}", value)
    found = memory.counters.get(key)
    if found is None:
        icon, tint = ICONS[kind]
        label = Message(f"mm-count-{kind}")
        made = Counter(key[0], seat, icon, value, label, "number", tint=tint)
        found = memory.counters.put(key, made)
    return found
