"""In which order a bot plays its hand."""

from __future__ import annotations

from typing import Final

from donjon.games.clank.bot.distances import BOOT
from donjon.games.clank.bot.goals import goal_of
from donjon.games.clank.bot.weights import Weights
from donjon.games.clank.content.dungeon_map import FLAG
from donjon.games.clank.content.tables import (
    BOOTS,
    CLANK,
    COMPANION,
    DRAW,
    GOLD,
    KIND,
    KINDS,
    SKILL,
    SWORDS,
    TYPE,
)
from donjon.games.clank.model.effect import Effect
from donjon.games.clank.model.state import IN, NO_CARD, Clank, Thief
from donjon.games.clank.rules.effects.chosen_or_paid import Choose
from donjon.games.clank.rules.effects.conditional import If
from donjon.games.clank.rules.effects.from_content import BOOK
from donjon.games.clank.rules.effects.immediate import (
    DrawCards,
    GainGold,
    GainSkill,
    GainSwords,
)
from donjon.games.clank.rules.movement import has_key
from donjon.games.clank.rules.thief_cards import DiscardFor

MAY_WAIT: Final = 3
NOISE_LAST: Final = 4


def next_card(thief: Thief) -> int:
    """The card of the hand that is to be played first; NO_CARD when none must or should be.

    CL-17.2, CL-R17: a thief that has left plays only what may still bring something.
    """
    best = NO_CARD
    for card in thief.hand.hidden_cards:
        if thief.status == IN or BRINGS[KIND[card]]:
            if best == NO_CARD or WHEN[KIND[card]] < WHEN[KIND[best]]:
                best = card
    return best


def brings(kind: int) -> bool:
    """Whether a card is of use outside: skill, swords, gold, cards, or as a companion."""
    if SKILL[kind] + SWORDS[kind] + GOLD[kind] + DRAW[kind] > 0 or TYPE[kind] == COMPANION:
        return True
    return any(pays_outside(effect) for effect in BOOK.play[kind])


def pays_outside(effect: Effect) -> bool:
    """Whether an effect, or one within it, gives what counts or buys outside the dungeon."""
    within: list[Effect] = []
    if isinstance(effect, Choose):
        for way in effect.alternatives:
            within.extend(way)
    elif isinstance(effect, (DiscardFor, If)):
        within = effect.then
    if isinstance(effect, (GainSkill, GainSwords, GainGold, DrawCards)):
        return True
    return any(pays_outside(inner) for inner in within)


BRINGS: Final = bytes([brings(kind) for kind in range(KINDS)])


def when_to_play(kind: int) -> int:
    """First what draws or walks, then what wants another card discarded, mere noise last."""
    if DRAW[kind]:
        return 0
    if any(isinstance(effect, DiscardFor) for effect in BOOK.play[kind]):
        return 1
    if BOOTS[kind] and CLANK[kind] <= 0:
        return 2
    if CLANK[kind] > 0 and not SKILL[kind] + SWORDS[kind] + BOOTS[kind]:
        return NOISE_LAST
    return MAY_WAIT


WHEN: Final = bytes([when_to_play(kind) for kind in range(KINDS)])


def leaves_first(s: Clank, thief: Thief, card: int, weights: Weights) -> bool:
    """Whether the thief walks out now and keeps the card for later.

    CL-17.2, CL-R17: outside a card makes no noise, and none must be played.
    """
    if thief.artifacts == 0 or thief.status != IN or WHEN[KIND[card]] < MAY_WAIT:
        return False
    table = weights.boards.distances_for(s.dungeon, thief, has_key(thief))
    if table.between[thief.room][FLAG] > s.resources.boots * BOOT:
        return False
    return goal_of(s, thief, weights).room == FLAG
