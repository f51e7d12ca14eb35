"""Heldentaufe 4.6: deliveries."""

from __future__ import annotations

from typing import final

from donjon.games.heldentaufe.content.mission_tables import (
    COST_POTION,
    COST_TEETH,
    COST_TOKENS,
    DELIVERER,
    MISSION_KIND,
    PLACE,
    REWARD_PIECE,
    REWARD_TEETH,
)
from donjon.games.heldentaufe.content.tables import NONE
from donjon.games.heldentaufe.model.state import NO_HEX, Heldentaufe, Hero
from donjon.games.heldentaufe.rules.hero_action import HeroAction
from donjon.games.heldentaufe.rules.hero_board.tokens import empty_belt, give_back, owned
from donjon.games.heldentaufe.rules.missions.mission_cards import put_down, reward
from donjon.games.heldentaufe.rules.teeth import may_take_one, take_one
from donjon.games.heldentaufe.words import token_events
from donjon.games.heldentaufe.words.ids import mission_id
from donjon.games.heldentaufe.words.names import MISSION_NAMES
from donjon.kernel.words.message import Message


@final
class Deliver(HeroAction):
    """HT-6.3, HT-6.4, HT-6.9, HT-A.15, HT-R12  The whole cost is returned at the named place.

    HT-6.10: each is paid in full. HT-6.12: on any tile of that kind. HT-R41: also when the
    reward has run out.
    """

    def offer(self, s: Heldentaufe, hero: Hero, options: list[int]) -> None:
        if hero.hex != NO_HEX:
            return
        tile = s.surface.kinds[hero.tile]
        for card in hero.hand.hidden_cards:
            if PLACE[card] == tile and MISSION_KIND[card] == DELIVERER and can_pay(s, hero, card):
                options.append(self.base + card)

    def take(self, s: Heldentaufe, hero: Hero, n: int) -> None:
        token_events.completed(s, hero.seat, n, REWARD_TEETH[n], REWARD_PIECE[n])
        pay_cost(s, hero, n)
        put_down(s, hero, n)
        reward(s, hero, n)

    def label(self, s: Heldentaufe, hero: Hero, n: int) -> Message:
        key = "ht-deliver" if has_reward(s, n) else "ht-deliver-for-nothing"
        return Message(key, {"mission": MISSION_NAMES[n]})

    def targets(self, s: Heldentaufe, hero: Hero, n: int) -> list[str]:
        return [mission_id(n)]


def can_pay(s: Heldentaufe, hero: Hero, card: int) -> bool:
    """HT-6.9, HT-R11, HT-R13  Every token of exactly the named value; HT-5.10: no used potion."""
    potion = COST_POTION[card]
    if potion != NONE and (hero.belt != potion or hero.used):
        return False
    tokens = COST_TOKENS[s.house_rules.two_food][card]
    for token in tokens:
        if owned(hero, token) < tokens.count(token):
            return False
    return COST_TEETH[s.house_rules.two_food][card] == 0 or may_take_one(s, hero)


def pay_cost(s: Heldentaufe, hero: Hero, card: int) -> None:
    """HT-6.9  Everything returns to the reserve."""
    for token in COST_TOKENS[s.house_rules.two_food][card]:
        give_back(s, hero, token)
    if COST_POTION[card] != NONE:
        empty_belt(s, hero)
    for _ in range(COST_TEETH[s.house_rules.two_food][card]):
        take_one(s, hero)


def has_reward(s: Heldentaufe, card: int) -> bool:
    """HT-R41  Whether the reserve still has the piece."""
    return REWARD_PIECE[card] == NONE or s.reserve[REWARD_PIECE[card]] > 0
