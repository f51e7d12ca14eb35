"""Heldentaufe 4.1: rearranging the hero board, and returning unwanted tokens."""

from __future__ import annotations

from typing import Final, final

from donjon.games.heldentaufe.content.tables import (
    KIND_OF,
    PIECES,
    SLOTS,
    TELEPORT,
    TOKENS,
    VALUE_OF,
)
from donjon.games.heldentaufe.model.state import NO_POTION, Heldentaufe, Hero
from donjon.games.heldentaufe.rules.hero_action import HeroAction
from donjon.games.heldentaufe.rules.hero_board.gained_tokens import WORN
from donjon.games.heldentaufe.rules.hero_board.tokens import (
    empty_belt,
    free_slots,
    piece_of,
    take_off,
    unpack,
)
from donjon.games.heldentaufe.words import token_events
from donjon.games.heldentaufe.words.ids import (
    RESERVE_ID,
    backpack_id,
    belt_id,
    pack_id,
    slot_id,
    worn_id,
)
from donjon.games.heldentaufe.words.names import POTION_NAMES, TOKEN_NAMES
from donjon.kernel.words.message import Message

BELT: Final[int] = WORN + SLOTS


@final
class Equip(HeroAction):
    """HT-1.8, HT-A.10, HT-R10  A piece of the backpack is worn; the worn one takes its place."""

    def offer(self, s: Heldentaufe, hero: Hero, options: list[int]) -> None:
        if hero.packed == 0:
            return
        for piece in range(PIECES):
            if hero.pack[piece] > 0 and hero.worn[KIND_OF[piece]] != VALUE_OF[piece]:
                options.append(self.base + piece)

    def take(self, s: Heldentaufe, hero: Hero, n: int) -> None:
        kind = KIND_OF[n]
        hero.pack[n] -= 1
        if hero.worn[kind]:
            hero.pack[piece_of(kind, hero.worn[kind])] += 1
        else:
            hero.packed -= 1
        hero.worn[kind] = VALUE_OF[n]
        token_events.equipped(s, hero.seat, n)

    def label(self, s: Heldentaufe, hero: Hero, n: int) -> Message:
        return Message("ht-equip", {"token": TOKEN_NAMES[n]})

    def targets(self, s: Heldentaufe, hero: Hero, n: int) -> list[str]:
        return [pack_id(hero.seat, n), slot_id(hero.seat, KIND_OF[n])]


@final
class Stow(HeroAction):
    """HT-1.8, HT-A.10  A worn piece goes into a free place of the backpack."""

    def offer(self, s: Heldentaufe, hero: Hero, options: list[int]) -> None:
        if free_slots(hero) == 0:
            return
        for kind in range(SLOTS):
            if hero.worn[kind]:
                options.append(self.base + kind)

    def take(self, s: Heldentaufe, hero: Hero, n: int) -> None:
        piece = piece_of(n, hero.worn[n])
        hero.worn[n] = 0
        hero.pack[piece] += 1
        hero.packed += 1
        token_events.stowed(s, hero.seat, piece)

    def label(self, s: Heldentaufe, hero: Hero, n: int) -> Message:
        return Message("ht-stow", {"token": TOKEN_NAMES[piece_of(n, hero.worn[n])]})

    def targets(self, s: Heldentaufe, hero: Hero, n: int) -> list[str]:
        return [worn_id(hero.seat, n), backpack_id(hero.seat, hero.packed)]


@final
class Discard(HeroAction):
    """HT-1.8, HT-5.7, HT-A.11, HT-R34  A token returns to the reserve.

    HT-R59: a used teleportation potion stays until the end of the turn.
    """

    def offer(self, s: Heldentaufe, hero: Hero, options: list[int]) -> None:
        if hero.packed > 0:
            for token in range(TOKENS):
                if hero.pack[token] > 0:
                    options.append(self.base + token)
        for kind in range(SLOTS):
            if hero.worn[kind]:
                options.append(self.base + WORN + kind)
        if hero.belt != NO_POTION and not (hero.used and hero.belt == TELEPORT):
            options.append(self.base + BELT)

    def take(self, s: Heldentaufe, hero: Hero, n: int) -> None:
        if n == BELT:
            token_events.potion_returned(s, hero.seat, hero.belt)
            empty_belt(s, hero)
        elif n >= WORN:
            token_events.returned(s, hero.seat, piece_of(n - WORN, hero.worn[n - WORN]))
            take_off(s, hero, n - WORN)
        else:
            token_events.returned(s, hero.seat, n)
            unpack(s, hero, n)

    def label(self, s: Heldentaufe, hero: Hero, n: int) -> Message:
        if n == BELT:
            return Message("ht-return-potion", {"potion": POTION_NAMES[hero.belt]})
        if n >= WORN:
            worn = piece_of(n - WORN, hero.worn[n - WORN])
            return Message("ht-return-worn", {"token": TOKEN_NAMES[worn]})
        return Message("ht-return", {"token": TOKEN_NAMES[n]})

    def targets(self, s: Heldentaufe, hero: Hero, n: int) -> list[str]:
        if n == BELT:
            return [belt_id(hero.seat), RESERVE_ID]
        if n >= WORN:
            return [worn_id(hero.seat, n - WORN), RESERVE_ID]
        return [pack_id(hero.seat, n), RESERVE_ID]
