"""Heldentaufe 4.1: what is gained, and what goes back when there is no place for it."""

from __future__ import annotations

from typing import Final, final

from donjon.games.heldentaufe.content.tables import (
    BEST_VALUE,
    FOODS,
    KIND_OF,
    PIECES,
    SLOTS,
    TOKENS,
    VALUE_OF,
)
from donjon.games.heldentaufe.model.state import Heldentaufe, Hero
from donjon.games.heldentaufe.rules.hero_board.tokens import (
    free_slots,
    pack_up,
    piece_of,
    put_on,
    take_off,
    unpack,
)
from donjon.games.heldentaufe.words import token_events
from donjon.games.heldentaufe.words.ids import pack_id, worn_id
from donjon.games.heldentaufe.words.names import TOKEN_NAMES
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import Decision
from donjon.kernel.words.message import Message

WORN: Final[int] = TOKENS
NEW: Final[int] = WORN + SLOTS
"""An option of a hero who must return something: a token of the backpack, a worn piece, or NEW."""


def gain_piece(s: Heldentaufe, hero: Hero, piece: int) -> None:
    """HT-1.5, HT-1.9, HT-R9  Into its slot, else into the backpack; else something must go.

    HT-R41: what the reserve has not is lost. Until its place is clear it lies in the reserve.
    """
    if s.reserve[piece] == 0:
        token_events.missed(s, hero.seat, piece)
        return
    token_events.gained(s, hero.seat, piece)
    if hero.worn[KIND_OF[piece]] == 0:
        put_on(s, hero, piece)
    elif free_slots(hero) > 0:
        pack_up(s, hero, piece)
    else:
        s.owe(ReturnToken(hero.seat, piece))


@final
class ReturnToken(Decision["Heldentaufe"]):
    """HT-1.9, HT-D.4, HT-A.20  A hero without room returns a token, the new one or another."""

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece: Final = piece

    def options(self, s: Heldentaufe) -> list[int]:
        """A packed token, the worn piece of the same kind, one with a packed spare, or NEW."""
        hero = s.heroes[self.seat]
        options = [token for token in range(TOKENS) if hero.pack[token] > 0]
        for kind in range(SLOTS):
            if kind == KIND_OF[self.piece] or (hero.worn[kind] and best_packed(hero, kind)):
                options.append(WORN + kind)
        options.append(NEW)
        return options

    def choose(self, s: Heldentaufe, option: int) -> None:
        hero = s.heroes[self.seat]
        token_events.returned(s, self.seat, token_returned(hero, option, self.piece))
        if option == NEW:
            return
        if option < WORN:
            unpack(s, hero, option)
        else:
            self.make_room(s, hero, option - WORN)
        if hero.worn[KIND_OF[self.piece]] == 0:
            put_on(s, hero, self.piece)
        else:
            pack_up(s, hero, self.piece)

    def make_room(self, s: Heldentaufe, hero: Hero, kind: int) -> None:
        """Return a worn piece; a piece of another kind is replaced from the backpack."""
        take_off(s, hero, kind)
        if kind != KIND_OF[self.piece]:
            value = best_packed(hero, kind)
            unpack(s, hero, piece_of(kind, value))
            put_on(s, hero, piece_of(kind, value))

    def label(self, s: Heldentaufe, option: int) -> Message:
        token = TOKEN_NAMES[token_returned(s.heroes[self.seat], option, self.piece)]
        if option == NEW:
            return Message("ht-return-new", {"token": token})
        return Message("ht-return-worn" if option >= WORN else "ht-return", {"token": token})

    def targets(self, s: Heldentaufe, option: int) -> list[str]:
        if option == NEW:
            return []
        if option >= WORN:
            return [worn_id(self.seat, option - WORN)]
        return [pack_id(self.seat, option)]

    def prompt(self, s: Heldentaufe) -> Message:
        return Message("ht-ask-return", {"token": TOKEN_NAMES[self.piece]})

    def rule(self) -> str:
        return "HT-1.9"

    def default(self, s: Heldentaufe, chance: Chance) -> int:
        """HT-D.4, HT-R48  Food first, then the lowest equipment, of equals the new one."""
        hero = s.heroes[self.seat]
        for food in FOODS:
            if hero.pack[food] > 0:
                return food
        lowest, found = VALUE_OF[self.piece], NEW
        for piece in range(PIECES):
            if hero.pack[piece] > 0 and VALUE_OF[piece] < lowest:
                lowest, found = VALUE_OF[piece], piece
        if hero.worn[KIND_OF[self.piece]] < lowest:
            found = WORN + KIND_OF[self.piece]
        return found


def best_packed(hero: Hero, kind: int) -> int:
    """The value of the best piece of a kind in the backpack; 0 if there is none."""
    for value in range(BEST_VALUE, 0, -1):
        if hero.pack[piece_of(kind, value)] > 0:
            return value
    return 0


def token_returned(hero: Hero, option: int, new: int) -> int:
    """The token that an option returns."""
    if option == NEW:
        return new
    if option < WORN:
        return option
    return piece_of(option - WORN, hero.worn[option - WORN])
