"""The openings of a hand as masks: eight bits for each card, one for each slot.

The bits come from a table, because `i64(1) << n` is compiled to a shift of 32 bits.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from donjon.games.map_masters.content.face_graph import SLOTS
from donjon.games.map_masters.content.tables import HAND

CARD: Final = (1 << SLOTS) - 1
BIT: Final = vec[i64]([1 << at for at in range(HAND * SLOTS)])
CARDS: Final = vec[i64]([CARD << card * SLOTS for card in range(HAND)])
"""All slots of a card."""
COUNTS: Final = vec[u8]([mask.bit_count() for mask in range(CARD + 1)])


def bit_of(card: i64, slot: i64) -> i64:
    """The bit of a slot of a card."""
    return BIT[card * SLOTS + slot]


def slots_of(mask: i64, card: i64) -> i64:
    """The slots of one card in a mask, the first at bit 0."""
    return mask >> (card * SLOTS) & CARD


def count_slots(mask: i64, card: i64) -> i64:
    """How many slots of one card a mask has."""
    return i64(COUNTS[slots_of(mask, card)])
