"""What a path pays with: fairy tokens, spellbooks, collected items (MM-6.9, MM-13).

A payment names a source for each use, the first one lowest: digits to base 6. 0 is the default.
"""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.spellbooks import FAIRY_FAVOUR, SPELL_FOR
from donjon.games.map_masters.model.clones import clone_path
from donjon.games.map_masters.model.path import Path

BY_DEFAULT: Final = 0
TOKEN: Final = 1
SPELL: Final = 2
ITEM: Final = 3
FAVOUR: Final = 4
DECLINE: Final = 5
SOURCES: Final = 6
SOURCE_IDS: Final = ["default", "token", "spell", "item", "favour", "decline"]
MOST_USES: Final = 4
"""A scroll or a rope, and then a room with three monsters."""


POWERS: Final[list[int]] = [SOURCES**at for at in range(MOST_USES + 1)]


def source_of(payment: int, at: int) -> int:
    """The source that a payment names for the use number `at`."""
    return payment // POWERS[at] % SOURCES


def available(path: Path, use: int, source: int) -> int:
    """How often a use can be paid from a source."""
    if source == TOKEN:
        return path.tokens[use]
    if source == SPELL:
        return 1 if path.spells & SPELL_FOR[use] else 0
    if source == ITEM:
        return len(path.bag[use])
    if source == FAVOUR:
        return 1 if path.spells & FAIRY_FAVOUR else 0
    return 0


def default_source(path: Path, use: int) -> int:
    """MM-R15  Fairy token, then spellbook (never SB-11), then collected item."""
    if path.tokens[use] > 0:
        return TOKEN
    if path.spells & SPELL_FOR[use]:
        return SPELL
    return ITEM if path.bag[use] else BY_DEFAULT


def can_pay(path: Path, uses: list[int], payment: int) -> bool:
    """MM-6.9, MM-R18  Whether all the uses can be paid so; nothing is spent if not."""
    if not uses:
        return payment == BY_DEFAULT
    if payment >= POWERS[len(uses)]:
        return False
    if len(uses) == 1:
        return can_pay_one(path, uses[0], payment)
    twin = clone_path(path)
    for at, use in enumerate(uses):
        if not can_pay_one(twin, use, source_of(payment, at)):
            return False
        spend(twin, use, source_of(payment, at))
    return True


def can_pay_one(path: Path, use: int, source: int) -> bool:
    """Whether one use can be paid."""
    if source == BY_DEFAULT:
        return default_source(path, use) != BY_DEFAULT
    return available(path, use, source) > 0


def pay(path: Path, uses: list[int], payment: int) -> None:
    """MM-6.9  Pay for all the uses, in order."""
    for at, use in enumerate(uses):
        spend(path, use, source_of(payment, at))


def spend(path: Path, use: int, source: int) -> None:
    """MM-6.6, MM-6.24, MM-13.1, MM-14.3  One use: an item is crossed, a token or spell gone."""
    if source == BY_DEFAULT:
        source = default_source(path, use)
    if source == TOKEN:
        path.tokens[use] -= 1
    elif source == SPELL:
        path.spells &= ~SPELL_FOR[use]
    elif source == FAVOUR:
        path.spells &= ~FAIRY_FAVOUR
    else:
        path.cross(path.bag[use].pop(0))


def payments(path: Path, uses: list[int]) -> list[int]:
    """MM-6.9  All ways to pay, the default first; those that differ only in order appear once."""
    if not uses:
        return [BY_DEFAULT]
    found: list[int] = []
    if can_pay(path, uses, BY_DEFAULT):
        found.append(BY_DEFAULT)
        usual = default_payment(path, uses)
    else:
        usual = BY_DEFAULT
    for payment in mixes(len(uses)):
        if is_orderly(uses, payment) and payment != usual and can_pay(path, uses, payment):
            found.append(payment)
    return found


def mixes(uses: int) -> list[int]:
    """Every way to name a source for each of `uses` uses."""
    found = [0]
    for at in range(uses):
        found = [rest + source * POWERS[at] for rest in found for source in range(TOKEN, DECLINE)]
    return found


def is_orderly(uses: list[int], payment: int) -> bool:
    """Whether the sources of equal uses stand in the order of their numbers."""
    for at in range(1, len(uses)):
        if uses[at] == uses[at - 1] and source_of(payment, at) < source_of(payment, at - 1):
            return False
    return True


def default_payment(path: Path, uses: list[int]) -> int:
    """The default with every source named."""
    twin = clone_path(path)
    named = 0
    for at, use in enumerate(uses):
        source = default_source(twin, use)
        named += source * POWERS[at]
        spend(twin, use, source)
    return named
