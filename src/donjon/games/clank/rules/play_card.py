"""Clank! 4.3: playing a card."""

from __future__ import annotations

from typing import final

from donjon.games.clank.content.tables import (
    BOOTS,
    CLANK,
    COMPANION,
    DRAW,
    GOLD,
    KIND,
    SKILL,
    SWORDS,
    TYPE,
)
from donjon.games.clank.model.effect import owe_effects
from donjon.games.clank.model.state import Clank, Thief
from donjon.games.clank.rules.effects.conditional import test_conditions
from donjon.games.clank.rules.effects.immediate import DrawCards, gain_gold
from donjon.games.clank.rules.noise import asks_for_credit, make_noise
from donjon.games.clank.rules.thief_action import ThiefAction
from donjon.games.clank.rules.thief_cards import draw_cards, is_first
from donjon.games.clank.words import card_events
from donjon.games.clank.words.ids import card_id
from donjon.games.clank.words.names import card_name
from donjon.kernel.words.message import Message


@final
class Play(ThiefAction):
    """CL-2.2, CL-3.11  Every card of the hand is played, one at a time, in any order.

    CL-17.2: a thief who has left may, but need not.
    """

    def offer(self, s: Clank, thief: Thief, options: list[int]) -> None:
        hand = thief.hand.hidden_cards
        for at in range(len(hand)):
            if is_first(hand, at):
                options.append(self.base + hand[at])

    def take(self, s: Clank, thief: Thief, n: int) -> None:
        play_card(s, thief, n)

    def label(self, s: Clank, thief: Thief, n: int) -> Message:
        return Message("cl-play", {"card": card_name(n)})

    def targets(self, s: Clank, thief: Thief, n: int) -> list[str]:
        return [card_id(n)]


def play_card(s: Clank, thief: Thief, card: int) -> None:
    """CL-3.4, CL-21.17  From hand to play area, then its numbers, then its text in order.

    CL-21.6, CL-22.2: an earlier card that waits for a companion does not wait for the text.
    """
    thief.hand.remove(card)
    thief.played.append(card)
    card_events.played(s, thief.seat, card)
    kind = KIND[card]
    owe_effects(s, s.card_effects.play[kind])
    if TYPE[kind] == COMPANION:
        s.resources.companions.append(card)
        test_conditions(s)
    apply_numbers(s, thief, kind)


def apply_numbers(s: Clank, thief: Thief, kind: int) -> None:
    """CL-3.4, CL-4.1, CL-R45  Skill, swords, boots, gold, noise and draws; none is optional.

    CL-20.15: nothing is drawn before it is settled how much noise is made.
    """
    resources = s.resources
    resources.skill += SKILL[kind]
    resources.swords += SWORDS[kind]
    resources.boots += BOOTS[kind]
    if GOLD[kind]:
        gain_gold(s, GOLD[kind])
    if DRAW[kind] and asks_for_credit(s, CLANK[kind]):
        s.owe(DrawCards(DRAW[kind]))
        make_noise(s, CLANK[kind])
        return
    make_noise(s, CLANK[kind])
    if DRAW[kind]:
        draw_cards(s, thief, DRAW[kind])
