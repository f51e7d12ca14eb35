"""Clank! 4.6: acquiring cards."""

from __future__ import annotations

from typing import final

from donjon.games.clank.content.tables import (
    ANYWHERE,
    CRYSTAL,
    DEEP,
    DUNGEON_CARDS,
    GEM,
    KIND,
    LEAST_COST,
    PILES,
    ROW,
    SKILL_COST,
    TYPE,
    WHERE,
)
from donjon.games.clank.model.effect import owe_effects
from donjon.games.clank.model.state import NO_CARD, Clank, Thief
from donjon.games.clank.rules.dungeon_row import is_leftmost, leave_row
from donjon.games.clank.rules.effects.immediate import take_from_pile, top_of_pile
from donjon.games.clank.rules.thief_action import ThiefAction
from donjon.games.clank.words import card_events
from donjon.games.clank.words.ids import card_id
from donjon.games.clank.words.names import card_name
from donjon.kernel.rules.step import Cost
from donjon.kernel.words.message import Message


@final
class Acquire(ThiefAction):
    """CL-6.1, CL-6.6, CL-20.2  A blue card of the row, or the top card of a reserve pile.

    From anywhere, any number in a turn.
    """

    def offer(self, s: Clank, thief: Thief, options: list[int]) -> None:
        skill = s.resources.skill
        if skill < LEAST_COST and s.resources.gem_discount == 0:
            return
        for space in range(ROW):
            card = s.row[space]
            if card != NO_CARD and TYPE[KIND[card]] <= GEM and cost_of(s, KIND[card]) <= skill:
                if is_in_place(s, thief, KIND[card]) and is_leftmost(s, space):
                    options.append(self.base + card)
        for pile, kind in enumerate(PILES):
            if SKILL_COST[kind] <= skill and s.reserve[pile] > 0:  # CL-6.4
                options.append(self.base + top_of_pile(s, pile))

    def take(self, s: Clank, thief: Thief, n: int) -> None:
        """CL-3.5, CL-6.2, CL-6.3  It goes to the discard pile; acquire text happens once, now."""
        kind = KIND[n]
        s.resources.skill -= cost_of(s, kind)
        if n >= DUNGEON_CARDS:
            take_from_pile(s, PILES.index(kind))
            return
        leave_row(s, n)
        thief.discard.append(n)
        card_events.acquired(s, thief.seat, n)
        owe_effects(s, s.card_effects.acquire[kind])

    def label(self, s: Clank, thief: Thief, n: int) -> Message:
        return Message("cl-acquire", {"card": card_name(n), "cost": cost_of(s, KIND[n])})

    def targets(self, s: Clank, thief: Thief, n: int) -> list[str]:
        return [card_id(n)]

    def cost(self, s: Clank, thief: Thief, n: int) -> Cost:
        return [("skill", cost_of(s, KIND[n]))]


def cost_of(s: Clank, kind: int) -> int:
    """CL-4.14  The skill that a card costs; gems may cost less, never less than nothing."""
    cost = SKILL_COST[kind]
    if TYPE[kind] == GEM and s.resources.gem_discount:
        return max(0, cost - s.resources.gem_discount)
    return cost


def is_in_place(s: Clank, thief: Thief, kind: int) -> bool:
    """CL-6.5, CL-7.2, CL-8.3, CL-17.2  Some cards are within reach only in the depths or a cave."""
    where = WHERE[kind]
    if where == ANYWHERE:
        return True
    if where == DEEP:
        return s.dungeon.deep[thief.room] != 0
    assert where == CRYSTAL
    return s.dungeon.crystal[thief.room] != 0
