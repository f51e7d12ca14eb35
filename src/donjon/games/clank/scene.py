"""Clank!'s table laid out to be drawn: dungeon, row, cards, tokens and what is counted."""

from __future__ import annotations

from donjon.games.clank.cards import card_zones, seat_cards, table_cards
from donjon.games.clank.chart import BOARDS
from donjon.games.clank.faces import FACES
from donjon.games.clank.goods import MARKET, discarded, has_loot, loot, loot_zone, market_pieces
from donjon.games.clank.layout import NO_LOOT, layout
from donjon.games.clank.panels import dragon_counters, panel, pool_counters, seat_counters
from donjon.games.clank.seen import View
from donjon.games.clank.tokens import board_pieces
from donjon.kernel.message import Message
from donjon.kernel.scene import Counter, Piece, Scene


def scene(view: View) -> Scene:
    """Everything that lies on the table as this viewer sees it.

    A spectator looks over the shoulder of whoever plays.
    """
    seat = view.active if view.viewer is None else view.viewer
    seats = len(view.thieves)
    pools, dragon = pool_counters(view), dragon_counters(view)
    counters: list[Counter] = [*pools, *dragon]
    for thief in view.thieves:
        counters.extend(seat_counters(thief))
    return Scene(
        format=1,
        game="clank",
        viewer=view.viewer,
        title=title(view),
        seats=[panel(view, thief) for thief in view.thieves],
        layout=layout(
            seat if has_loot(view.thieves[seat]) else NO_LOOT,
            [each.id for each in pools],
            [each.id for each in dragon],
        ),
        boards=[BOARDS[view.board][seats]],
        zones=[*card_zones(view, seat), MARKET, *[loot_zone(thief) for thief in view.thieves]],
        pieces=pieces(view, seat),
        faces=FACES,
        counters=counters,
        strokes=[],
    )


def title(view: View) -> Message:
    """«Day side, turn 8»."""
    turn = view.thieves[view.active].turns + 1
    return Message("cl-heading", {"board": Message(f"cl-board-{view.board}"), "turn": turn})


def pieces(view: View, seat: int) -> list[Piece]:
    """All that lies somewhere: on the dungeon, in the row, before the thieves."""
    found = board_pieces(view)
    found.extend(table_cards(view))
    found.extend(market_pieces(view))
    for thief in view.thieves:
        found.extend(loot(thief))
        if thief.seat == seat:
            found.extend(seat_cards(thief))
        else:
            found.extend(discarded(thief))
    return found
