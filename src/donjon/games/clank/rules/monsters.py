"""Clank! 4.8: the monsters of the row, and the one that stays in the reserve."""

from __future__ import annotations

from typing import final

from donjon.games.clank.content.tables import (
    DUNGEON_CARDS,
    KIND,
    MONSTER,
    ROW,
    STAYING,
    SWORDS_COST,
    TYPE,
)
from donjon.games.clank.model.effect import owe_effects
from donjon.games.clank.model.state import NO_CARD, Clank, Thief
from donjon.games.clank.rules.acquire_card import is_in_place
from donjon.games.clank.rules.dungeon_row import discard_from_row, is_leftmost
from donjon.games.clank.rules.thief_action import ThiefAction
from donjon.games.clank.words import card_events
from donjon.games.clank.words.ids import card_id
from donjon.games.clank.words.names import card_name
from donjon.kernel.rules.step import Cost
from donjon.kernel.words.message import Message


@final
class Fight(ThiefAction):
    """CL-8.1, CL-8.3, CL-8.5  A monster is defeated for its swords, without any risk.

    CL-8.4: until then it does nothing but arrive and be a danger. CL-8.2, CL-R51: the one of the
    reserve stays there and can be defeated again and again.
    """

    def offer(self, s: Clank, thief: Thief, options: list[int]) -> None:
        swords = s.resources.swords
        if swords == 0:
            return
        for space in range(ROW):
            card = s.row[space]
            if card != NO_CARD and TYPE[KIND[card]] == MONSTER:
                kind = KIND[card]
                if SWORDS_COST[kind] <= swords and is_in_place(s, thief, kind):
                    if is_leftmost(s, space):
                        options.append(self.base + card)
        for card in STAYING:
            if SWORDS_COST[KIND[card]] <= swords:
                options.append(self.base + card)

    def take(self, s: Clank, thief: Thief, n: int) -> None:
        s.resources.swords -= SWORDS_COST[KIND[n]]
        if n < DUNGEON_CARDS:
            discard_from_row(s, n)
        card_events.defeated(s, thief.seat, n)
        owe_effects(s, s.card_effects.defeat[KIND[n]])

    def label(self, s: Clank, thief: Thief, n: int) -> Message:
        return Message("cl-fight", {"card": card_name(n), "cost": SWORDS_COST[KIND[n]]})

    def targets(self, s: Clank, thief: Thief, n: int) -> list[str]:
        return [card_id(n)]

    def cost(self, s: Clank, thief: Thief, n: int) -> Cost:
        return [("swords", SWORDS_COST[KIND[n]])]
