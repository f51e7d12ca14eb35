"""Heldentaufe 4.1: the hero board and its tokens."""

from __future__ import annotations

from donjon.games.heldentaufe.content.tables import (
    BACKPACK,
    BEST_VALUE,
    KIND_OF,
    PIECES,
    SLOTS,
    TOKENS,
    VALUE_OF,
)
from donjon.games.heldentaufe.model.state import NO_POTION, NO_TOKENS, Heldentaufe, Hero
from donjon.games.heldentaufe.words.ids import pack_id, worn_id


def piece_of(kind: int, value: int) -> int:
    """The token of a piece of equipment."""
    return kind * BEST_VALUE + value - 1


def free_slots(hero: Hero) -> int:
    """HT-1.3  What the backpack can still hold."""
    return BACKPACK[hero.kind] - hero.packed


def owned(hero: Hero, token: int) -> int:
    """HT-4.12, HT-R11  How many the hero has in backpack and slot."""
    if token < PIECES and hero.worn[KIND_OF[token]] == VALUE_OF[token]:
        return hero.pack[token] + 1
    return hero.pack[token]


def token_id(hero: Hero, token: int) -> str:
    """HT-4.12  The token that is paid, where it lies: in the backpack, else in its slot."""
    if hero.pack[token] > 0:
        return pack_id(hero.seat, token)
    return worn_id(hero.seat, KIND_OF[token])


def pack_up(s: Heldentaufe, hero: Hero, token: int) -> None:
    """A token of the reserve goes into the backpack."""
    s.reserve[token] -= 1
    hero.pack[token] += 1
    hero.packed += 1


def unpack(s: Heldentaufe, hero: Hero, token: int) -> None:
    """A token of the backpack returns to the reserve."""
    hero.pack[token] -= 1
    hero.packed -= 1
    s.reserve[token] += 1


def put_on(s: Heldentaufe, hero: Hero, piece: int) -> None:
    """HT-1.2  A piece of the reserve goes into its empty slot."""
    s.reserve[piece] -= 1
    hero.worn[KIND_OF[piece]] = VALUE_OF[piece]


def take_off(s: Heldentaufe, hero: Hero, kind: int) -> None:
    """A worn piece returns to the reserve."""
    s.reserve[piece_of(kind, hero.worn[kind])] += 1
    hero.worn[kind] = 0


def give_back(s: Heldentaufe, hero: Hero, token: int) -> None:
    """HT-4.12  A token is paid: from the backpack if it is there, else from its slot."""
    if hero.pack[token] > 0:
        unpack(s, hero, token)
    else:
        take_off(s, hero, KIND_OF[token])


def empty_belt(s: Heldentaufe, hero: Hero) -> None:
    """HT-1.4  The potion returns to the reserve."""
    if hero.belt != NO_POTION:
        s.potions[hero.belt] += 1
        hero.belt = NO_POTION
        hero.used = False


def lose_everything(s: Heldentaufe, hero: Hero) -> None:
    """HT-10.2  All equipment, food and potions return to the reserve."""
    for token in range(TOKENS):
        s.reserve[token] += hero.pack[token]
    hero.pack = NO_TOKENS[:]
    hero.packed = 0
    for kind in range(SLOTS):
        if hero.worn[kind]:
            take_off(s, hero, kind)
    empty_belt(s, hero)
