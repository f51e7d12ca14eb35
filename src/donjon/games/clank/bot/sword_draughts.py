"""When a bot drinks for swords: before a tunnel that would wound it, and for a monster's reward."""

from __future__ import annotations

from typing import Final

from donjon.games.clank.bot.next_step import NOWHERE
from donjon.games.clank.bot.values import TurnContext, effects_worth, row_price
from donjon.games.clank.content.tables import KIND, MONSTER, STAYING, SWORDS_COST, TYPE
from donjon.games.clank.model.state import NO_CARD, Clank, Thief
from donjon.games.clank.rules.acquire_card import is_in_place
from donjon.games.clank.rules.effects.immediate import GainSwords
from donjon.games.clank.rules.movement import SPLITS, exit_by, monsters_in
from donjon.games.clank.rules.turn_actions import DRINK, SPAN, WALK

KEPT_FOR: Final = 2.0
"""A potion is kept for a way through monsters unless a reward is worth so much."""
LAST_TURN: Final = 1.0
"""With fewer turns until home nothing is kept any more."""


def draught_before(s: Clank, thief: Thief, options: list[int], step: int) -> int:
    """A potion in front of a step that would cost a wound; else the step."""
    if step // SPAN == WALK:
        n = step % SPAN
        if monsters_in(s, exit_by(s, thief, n // SPLITS)) > n % SPLITS:
            potion = sword_potion(s, options)
            return step if potion == NOWHERE else potion
    return step


def draught_to_fight(context: TurnContext, options: list[int]) -> int:
    """A potion with which a monster can be beaten whose reward is worth it; else NOWHERE."""
    potion = sword_potion(context.s, options)
    if potion == NOWHERE:
        return NOWHERE
    swords = context.s.resources.swords + swords_of(context.s, potion)
    least = 0.0 if context.turns < LAST_TURN else KEPT_FOR
    return potion if best_reward(context, swords) > least else NOWHERE


def best_reward(context: TurnContext, swords: int) -> float:
    """What the best of the monsters that `swords` swords can beat is worth."""
    s, best = context.s, 0.0
    for card in [*monsters_here(s, context.thief), *STAYING]:
        if SWORDS_COST[KIND[card]] <= swords:
            reward = effects_worth(context, s.card_effects.defeat[KIND[card]])
            best = max(best, reward - row_price(context, card))
    return best


def monsters_here(s: Clank, thief: Thief) -> list[int]:
    """The monsters of the row that the thief can fight where it is."""
    return [
        card
        for card in s.row
        if card != NO_CARD and TYPE[KIND[card]] == MONSTER and is_in_place(s, thief, KIND[card])
    ]


def sword_potion(s: Clank, options: list[int]) -> int:
    """A potion that gives swords; NOWHERE if the thief has none."""
    for option in options:
        if option // SPAN == DRINK and swords_of(s, option) > 0:
            return option
    return NOWHERE


def swords_of(s: Clank, potion: int) -> int:
    """The swords that a potion gives."""
    swords = 0
    for effect in s.card_effects.potion_used[potion % SPAN]:
        if isinstance(effect, GainSwords):
            swords += effect.n
    return swords
