"""Heldentaufe 4.6: missions: drawing, refusing, putting down and rewards."""

from __future__ import annotations

from typing import final

from donjon.games.heldentaufe.content.mission_tables import (
    IS_RED,
    REWARD_PIECE,
    REWARD_TEETH,
)
from donjon.games.heldentaufe.content.tables import HAND, NONE
from donjon.games.heldentaufe.model.state import Heldentaufe, Hero
from donjon.games.heldentaufe.rules.action_points import spend
from donjon.games.heldentaufe.rules.hero_action import HeroAction
from donjon.games.heldentaufe.rules.hero_board.gained_tokens import gain_piece
from donjon.games.heldentaufe.rules.teeth import pay_out
from donjon.games.heldentaufe.words import token_events
from donjon.games.heldentaufe.words.ids import DISCARD_ID, mission_id
from donjon.games.heldentaufe.words.names import MISSION_NAMES
from donjon.kernel.words.message import Message


def draw_mission(s: Heldentaufe, hero: Hero) -> None:
    """HT-6.6  A card from the pile; when it is empty the discard pile is shuffled first."""
    if s.pile.is_empty():
        s.pile.shuffle_in(s, s.discard)
        s.discard = []
        s.reshuffled = True
        for other in s.heroes:
            other.hand.note_shuffle()
        token_events.reshuffled(s)
    card = s.pile.draw(s)
    hero.hand.add(card)
    token_events.drew(s, hero.seat, card)


def refill_hand(s: Heldentaufe, hero: Hero) -> None:
    """HT-6.5  Until there are three."""
    while hero.hand.size() < HAND:
        draw_mission(s, hero)


def put_down(s: Heldentaufe, hero: Hero, card: int) -> None:
    """HT-6.2  A card goes face up to the discard pile."""
    was_early = hero.hand.remove(card)
    if was_early or not s.reshuffled:  # it may be one of the first deal
        forget_dealt(hero, card)
    s.discard.append(card)
    s.reveal()


def forget_dealt(hero: Hero, card: int) -> None:
    """HT-S.13  One card fewer of its colour is certain to be left of the first deal."""
    if IS_RED[card]:
        hero.reds_dealt = max(0, hero.reds_dealt - 1)
    else:
        hero.blues_dealt = max(0, hero.blues_dealt - 1)


def reward(s: Heldentaufe, hero: Hero, card: int) -> None:
    """HT-6.8, HT-6.11  Teeth or a piece from the reserve."""
    if REWARD_TEETH[card]:
        pay_out(s, hero, REWARD_TEETH[card])
    if REWARD_PIECE[card] != NONE:
        gain_piece(s, hero, REWARD_PIECE[card])


@final
class Refuse(HeroAction):
    """HT-6.7, HT-A.6, HT-R15  A card is discarded face up, and one drawn at once."""

    def offer(self, s: Heldentaufe, hero: Hero, options: list[int]) -> None:
        for card in hero.hand.hidden_cards:
            options.append(self.base + card)

    def take(self, s: Heldentaufe, hero: Hero, n: int) -> None:
        spend(s)
        token_events.refused(s, hero.seat, n)
        put_down(s, hero, n)
        draw_mission(s, hero)

    def label(self, s: Heldentaufe, hero: Hero, n: int) -> Message:
        return Message("ht-refuse", {"mission": MISSION_NAMES[n]})

    def targets(self, s: Heldentaufe, hero: Hero, n: int) -> list[str]:
        return [mission_id(n), DISCARD_ID]
