"""Heldentaufe 4.3: arriving on a tile on foot, through a portal or by teleport."""

from __future__ import annotations

from donjon.games.heldentaufe.model.state import NO_HEX, Heldentaufe, Hero


def arrive(s: Heldentaufe, hero: Hero, tile: int) -> None:
    """HT-6.15, HT-R17  A hero comes to a tile in his own turn: the moment of the thief."""
    hero.hex = NO_HEX
    hero.tile = tile
    s.arrived = True
