"""Heldentaufe 4.4: the merchant and the smith."""

from __future__ import annotations

from typing import Final, final

from donjon.games.heldentaufe.content.tables import (
    MERCHANT,
    NONE,
    PIECES,
    SLOTS,
    SMITH,
    VALUE_OF,
)
from donjon.games.heldentaufe.model.state import NO_HEX, Heldentaufe, Hero
from donjon.games.heldentaufe.rules.hero_action import HeroAction
from donjon.games.heldentaufe.rules.hero_board.gained_tokens import gain_piece
from donjon.games.heldentaufe.rules.hero_board.tokens import (
    give_back,
    owned,
    piece_of,
    token_id,
)
from donjon.games.heldentaufe.words import token_events
from donjon.games.heldentaufe.words.ids import tile_id
from donjon.games.heldentaufe.words.names import TOKEN_NAMES
from donjon.kernel.words.message import Message


def tile_under(s: Heldentaufe, hero: Hero) -> int:
    """The kind of tile on which a hero stands; NONE underground."""
    return s.surface.kinds[hero.tile] if hero.hex == NO_HEX else NONE


@final
class Trade(HeroAction):
    """HT-4.9, HT-4.13, HT-A.13, HT-R39  The merchant: another kind of the same value, once a turn.

    HT-4.14: it can be used at once. HT-1.12, HT-R50: with the reserve alone.
    """

    def offer(self, s: Heldentaufe, hero: Hero, options: list[int]) -> None:
        if s.traded or tile_under(s, hero) != MERCHANT:
            return
        for piece in range(PIECES):
            if owned(hero, piece) > 0:
                for kind in range(SLOTS):
                    wanted = piece_of(kind, VALUE_OF[piece])
                    if wanted != piece and s.reserve[wanted] > 0:
                        options.append(self.base + piece * SLOTS + kind)

    def take(self, s: Heldentaufe, hero: Hero, n: int) -> None:
        s.traded = True
        piece = n // SLOTS
        token_events.traded(s, hero.seat, piece, wanted_piece(n))
        give_back(s, hero, piece)
        gain_piece(s, hero, wanted_piece(n))

    def label(self, s: Heldentaufe, hero: Hero, n: int) -> Message:
        given, taken = TOKEN_NAMES[n // SLOTS], TOKEN_NAMES[wanted_piece(n)]
        return Message("ht-trade", {"token": given, "other": taken})

    def targets(self, s: Heldentaufe, hero: Hero, n: int) -> list[str]:
        return [token_id(hero, n // SLOTS), tile_id(s, hero.tile)]


def wanted_piece(n: int) -> int:
    """The piece that a trade gives."""
    return piece_of(n % SLOTS, VALUE_OF[n // SLOTS])


LOWER: Final = bytes([1, 1, 2])
HIGHER: Final = bytes([1, 2, 2])
RESULT: Final = bytes([2, 3, 3])
WAYS: Final = 3
"""HT-R38  Exactly 1+1, 1+2 and 2+2 can be forged."""


@final
class Forge(HeroAction):
    """HT-4.11, HT-A.14, HT-R38  The smith: two pieces of a kind for one that is better than each.

    As often as one likes; a piece of value 3 cannot be forged.
    """

    def offer(self, s: Heldentaufe, hero: Hero, options: list[int]) -> None:
        if tile_under(s, hero) != SMITH:
            return
        for kind in range(SLOTS):
            for way in range(WAYS):
                if has_both(hero, kind, way) and s.reserve[piece_of(kind, RESULT[way])] > 0:
                    options.append(self.base + kind * WAYS + way)

    def take(self, s: Heldentaufe, hero: Hero, n: int) -> None:
        kind, way = n // WAYS, n % WAYS
        result = piece_of(kind, RESULT[way])
        token_events.forged(
            s, hero.seat, piece_of(kind, LOWER[way]), piece_of(kind, HIGHER[way]), result
        )
        give_back(s, hero, piece_of(kind, LOWER[way]))
        give_back(s, hero, piece_of(kind, HIGHER[way]))
        gain_piece(s, hero, result)

    def label(self, s: Heldentaufe, hero: Hero, n: int) -> Message:
        kind, way = n // WAYS, n % WAYS
        return Message(
            "ht-forge",
            {
                "token": TOKEN_NAMES[piece_of(kind, LOWER[way])],
                "other": TOKEN_NAMES[piece_of(kind, HIGHER[way])],
                "result": TOKEN_NAMES[piece_of(kind, RESULT[way])],
            },
        )

    def targets(self, s: Heldentaufe, hero: Hero, n: int) -> list[str]:
        return [
            token_id(hero, piece_of(n // WAYS, HIGHER[n % WAYS])),
            tile_id(s, hero.tile),
        ]


def has_both(hero: Hero, kind: int, way: int) -> bool:
    """HT-4.11, HT-4.12  Whether the hero owns the two pieces."""
    lower, higher = piece_of(kind, LOWER[way]), piece_of(kind, HIGHER[way])
    if lower == higher:
        return owned(hero, lower) >= 2
    return owned(hero, lower) > 0 and owned(hero, higher) > 0
