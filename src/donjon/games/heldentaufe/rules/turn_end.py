"""Heldentaufe 4.2: the end of a turn, with laboratory and observer."""

from __future__ import annotations

from typing import Final, final

from donjon.games.heldentaufe.content.mission_tables import (
    MISSION_KIND,
    OBSERVER,
    PLACE,
    REWARD_PIECE,
    REWARD_TEETH,
)
from donjon.games.heldentaufe.content.tables import (
    BEST_VALUE,
    GIVES,
    KIND_OF,
    LABORATORY,
    NONE,
    PIECES,
    VALUE_OF,
)
from donjon.games.heldentaufe.model.state import Heldentaufe, Hero
from donjon.games.heldentaufe.rules.hero_action import HeroAction
from donjon.games.heldentaufe.rules.hero_board.gained_tokens import gain_piece
from donjon.games.heldentaufe.rules.hero_board.tokens import owned, token_id
from donjon.games.heldentaufe.rules.missions.mission_cards import put_down
from donjon.games.heldentaufe.rules.surface.merchant_and_smith import tile_under
from donjon.games.heldentaufe.rules.teeth import pay_out
from donjon.games.heldentaufe.words import token_events
from donjon.games.heldentaufe.words.ids import mission_id, tile_id
from donjon.games.heldentaufe.words.names import MISSION_NAMES, TOKEN_NAMES
from donjon.kernel.words.message import Message

RAISE: Final = 1
WATCH_FOR_TOOTH: Final = 32
WATCH_FOR_PIECE: Final = 64
"""How a turn ends: 0 is plainly; from RAISE on a piece is raised; then an observer is rewarded."""


@final
class EndTurn(HeroAction):
    """HT-2.5, HT-2.9, HT-2.11, HT-A.17, HT-R16  Always possible, with or without AP left."""

    def offer(self, s: Heldentaufe, hero: Hero, options: list[int]) -> None:
        options.append(self.base)
        tile = tile_under(s, hero)
        if tile == LABORATORY:
            for piece in range(PIECES):
                if may_raise(s, hero, piece):
                    options.append(self.base + RAISE + piece)
        elif tile != NONE and GIVES[tile] != NONE:
            self.offer_watch(s, hero, tile, options)

    def offer_watch(self, s: Heldentaufe, hero: Hero, tile: int, options: list[int]) -> None:
        """HT-6.14, HT-R63  Each reward of the observer of this tile that is there."""
        for card in hero.hand.hidden_cards:
            if PLACE[card] == tile and MISSION_KIND[card] == OBSERVER:
                options.append(self.base + WATCH_FOR_TOOTH + card)
                if s.reserve[REWARD_PIECE[card]] > 0:
                    options.append(self.base + WATCH_FOR_PIECE + card)

    def take(self, s: Heldentaufe, hero: Hero, n: int) -> None:
        s.turn_over = True
        if n >= WATCH_FOR_PIECE:
            watch(s, hero, n - WATCH_FOR_PIECE, True)
        elif n >= WATCH_FOR_TOOTH:
            watch(s, hero, n - WATCH_FOR_TOOTH, False)
        elif n >= RAISE:
            raise_piece(s, hero, n - RAISE)

    def label(self, s: Heldentaufe, hero: Hero, n: int) -> Message:
        if n >= WATCH_FOR_PIECE:
            card = n - WATCH_FOR_PIECE
            piece = TOKEN_NAMES[REWARD_PIECE[card]]
            return Message("ht-end-watch-piece", {"mission": MISSION_NAMES[card], "token": piece})
        if n >= WATCH_FOR_TOOTH:
            return Message("ht-end-watch-tooth", {"mission": MISSION_NAMES[n - WATCH_FOR_TOOTH]})
        if n >= RAISE:
            return Message("ht-end-raise", {"token": TOKEN_NAMES[n - RAISE]})
        return Message("ht-end-turn")

    def targets(self, s: Heldentaufe, hero: Hero, n: int) -> list[str]:
        if n >= WATCH_FOR_PIECE:
            return [mission_id(n - WATCH_FOR_PIECE)]
        if n >= WATCH_FOR_TOOTH:
            return [mission_id(n - WATCH_FOR_TOOTH)]
        return [token_id(hero, n - RAISE), tile_id(s, hero.tile)] if n >= RAISE else []

    def name(self, s: Heldentaufe, hero: Hero, n: int) -> str:
        if n >= WATCH_FOR_TOOTH:
            return "EndAndWatch"
        return "EndAndRaise" if n >= RAISE else "EndTurn"


def may_raise(s: Heldentaufe, hero: Hero, piece: int) -> bool:
    """HT-4.15, HT-R40, HT-R41  A piece below 3 whose better one is in the reserve."""
    return owned(hero, piece) > 0 and VALUE_OF[piece] < BEST_VALUE and s.reserve[piece + 1] > 0


def raise_piece(s: Heldentaufe, hero: Hero, piece: int) -> None:
    """HT-4.15, HT-R60  The laboratory exchanges a piece for one better by 1, where it is."""
    token_events.raised(s, hero.seat, piece)
    s.reserve[piece] += 1
    s.reserve[piece + 1] -= 1
    if hero.worn[KIND_OF[piece]] == VALUE_OF[piece]:
        hero.worn[KIND_OF[piece]] += 1
    else:
        hero.pack[piece] -= 1
        hero.pack[piece + 1] += 1


def watch(s: Heldentaufe, hero: Hero, card: int, for_piece: bool) -> None:
    """HT-6.13, HT-6.14, HT-D.6  The observer: a tooth or the named piece."""
    teeth, piece = (0, REWARD_PIECE[card]) if for_piece else (REWARD_TEETH[card], NONE)
    token_events.completed(s, hero.seat, card, teeth, piece)
    put_down(s, hero, card)
    if for_piece:
        gain_piece(s, hero, piece)
    else:
        pay_out(s, hero, teeth)
