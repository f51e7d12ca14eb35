"""Tales of Glory chapter 16: the next round is prepared."""

from __future__ import annotations

from typing import final

from donjon.games.tales_of_glory.content.tables import DISCARDED, DRAWN
from donjon.games.tales_of_glory.model.state import NO_TILE, PREPARE, TalesOfGlory, put_in_order
from donjon.games.tales_of_glory.rules.selection import slots_with_tiles
from donjon.games.tales_of_glory.words import events
from donjon.kernel.rules.step import Step


@final
class Prepare(Step["TalesOfGlory"]):
    """TG-22.6, TG-16.1  Some tiles are discarded, the others slide, five new ones come."""

    def run(self, s: TalesOfGlory) -> None:
        s.phase = PREPARE
        discard_lowest(s)
        slide(s)
        refill(s)


def discard_lowest(s: TalesOfGlory) -> None:
    """TG-16.2, TG-16.7, TG-R40  Those on the lowest slots, before any tile slides."""
    for slot in slots_with_tiles(s)[: DISCARDED[len(s.players)]]:
        tile = s.display[slot]
        s.display[slot] = NO_TILE
        put_in_order(s.discard, tile)
        events.left_discarded(s, tile)


def slide(s: TalesOfGlory) -> None:
    """TG-16.3  The others move to the first slots and keep their order."""
    left = [s.display[slot] for slot in slots_with_tiles(s)]
    for slot in range(1, len(s.display)):
        s.display[slot] = left[slot - 1] if slot <= len(left) else NO_TILE


def refill(s: TalesOfGlory) -> None:
    """TG-16.4, TG-16.5, TG-16.6  Five new tiles, at random on the five free slots."""
    tiles = [draw(s) for _ in range(DRAWN)]
    s.chance.shuffle(tiles)
    for slot in range(1, len(s.display)):
        if s.display[slot] == NO_TILE:
            s.display[slot] = tiles.pop()
            events.comes(s, s.display[slot], slot)


def draw(s: TalesOfGlory) -> int:
    """TG-16.4, TG-R25  From the first Age whose pile is not empty, one at a time."""
    for pile in s.piles:
        if not pile.is_empty():
            return pile.draw(s)
    raise IndexError("the piles last for ten rounds (TG-16.8)")
