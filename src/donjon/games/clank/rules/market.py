"""Clank! 4.9: the market."""

from __future__ import annotations

from typing import final

from donjon.games.clank.content.tables import GOODS, NONE, PRICE
from donjon.games.clank.model.state import IN, Clank, Thief
from donjon.games.clank.rules.effects.conditional import test_conditions
from donjon.games.clank.rules.thief_action import ThiefAction
from donjon.games.clank.words import events
from donjon.games.clank.words.ids import item_id
from donjon.games.clank.words.names import item_name
from donjon.kernel.rules.byte_rows import with_value
from donjon.kernel.rules.step import Cost
from donjon.kernel.words.message import Message


@final
class Buy(ThiefAction):
    """CL-9.1, CL-9.3, CL-20.7, CL-R29  In a market room, for gold, as often as one can pay."""

    def offer(self, s: Clank, thief: Thief, options: list[int]) -> None:
        if thief.gold >= PRICE and s.dungeon.market[thief.room] and thief.status == IN:
            for goods in GOODS:
                item = top_item(s, goods)
                if item != NONE:
                    options.append(self.base + item)

    def take(self, s: Clank, thief: Thief, n: int) -> None:
        """CL-9.4, CL-R48  It lies open before the buyer, and works at once."""
        thief.gold -= PRICE
        s.stock = with_value(s.stock, n, s.stock[n] - 1)
        thief.items = with_value(thief.items, n, thief.items[n] + 1)
        events.bought(s, thief.seat, n)
        test_conditions(s)

    def label(self, s: Clank, thief: Thief, n: int) -> Message:
        return Message("cl-buy", {"item": item_name(n), "cost": PRICE})

    def targets(self, s: Clank, thief: Thief, n: int) -> list[str]:
        return [item_id(n)]

    def cost(self, s: Clank, thief: Thief, n: int) -> Cost:
        return [("gold", PRICE)]


def top_item(s: Clank, goods: list[int]) -> int:
    """CL-9.2  What one gets of these goods: of a stack the most valuable left; NONE if sold out."""
    for item in goods:
        if s.stock[item] > 0:
            return item
    return NONE
