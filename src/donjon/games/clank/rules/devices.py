"""Clank! 4.7: devices."""

from __future__ import annotations

from typing import final

from donjon.games.clank.content.tables import DEVICE, KIND, LEAST_COST, ROW, SKILL_COST, TYPE
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
class Use(ThiefAction):
    """CL-7.1, CL-7.2  A device of the row is used for its skill; it never enters a deck."""

    def offer(self, s: Clank, thief: Thief, options: list[int]) -> None:
        if s.resources.skill < LEAST_COST:
            return
        for space in range(ROW):
            card = s.row[space]
            if card != NO_CARD and TYPE[KIND[card]] == DEVICE:
                kind = KIND[card]
                if SKILL_COST[kind] <= s.resources.skill and is_in_place(s, thief, kind):
                    if is_leftmost(s, space):
                        options.append(self.base + card)

    def take(self, s: Clank, thief: Thief, n: int) -> None:
        s.resources.skill -= SKILL_COST[KIND[n]]
        discard_from_row(s, n)
        card_events.used(s, thief.seat, n)
        owe_effects(s, s.card_effects.use[KIND[n]])

    def label(self, s: Clank, thief: Thief, n: int) -> Message:
        return Message("cl-use", {"card": card_name(n), "cost": SKILL_COST[KIND[n]]})

    def targets(self, s: Clank, thief: Thief, n: int) -> list[str]:
        return [card_id(n)]

    def cost(self, s: Clank, thief: Thief, n: int) -> Cost:
        return [("skill", SKILL_COST[KIND[n]])]
