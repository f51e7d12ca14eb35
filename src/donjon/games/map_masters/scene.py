"""Map Masters' table laid out to be drawn."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.seen import PlayerView, View
from donjon.kernel.message import Message, seat_name
from donjon.kernel.scene import Amount, Counter, Layout, Scene, SeatInfo, Split

LAYOUT: Final = Layout(Split("row", []), Split("column", []))


def scene(view: View) -> Scene:
    """Everything that lies on the table as this viewer sees it."""
    return Scene(
        format=1,
        game="map_masters",
        viewer=view.viewer,
        title=Message("mm-title"),
        seats=[seat_panel(player) for player in view.players],
        layout=LAYOUT,
        boards=[],
        zones=[],
        pieces=[],
        faces={},
        counters=[
            Counter(
                f"coins:{p.seat}", p.seat, "two-coins", p.coins, Message("mm-row-coins"), "number"
            )
            for p in view.players
        ],
        strokes=[],
    )


def seat_panel(player: PlayerView) -> SeatInfo:
    """A seat, its coins and points."""
    return SeatInfo(
        seat=player.seat,
        name=seat_name(player.seat),
        state="waits",
        counters=[f"coins:{player.seat}"],
        score=Amount("laurels", player.score),
    )
