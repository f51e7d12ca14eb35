"""Clank! 4.16: the health tracks."""

from __future__ import annotations

from donjon.games.clank.content.tables import HEALTH
from donjon.games.clank.model.state import Clank, Thief
from donjon.games.clank.rules.escape_and_knockout import knock_out
from donjon.games.clank.words import events


def wound(s: Clank, thief: Thief) -> None:
    """CL-15.6, CL-16.1, CL-16.3, CL-16.4  A cube on the next free space; the last knocks out."""
    thief.damage += 1
    if thief.damage == HEALTH:
        knock_out(s, thief)


def heal(s: Clank, n: int) -> None:
    """CL-16.2, CL-R35  Up to n cubes go from the active thief's track back to its supply."""
    thief = s.thieves[s.active]
    healed = min(n, thief.damage)
    if healed > 0:
        thief.damage -= healed
        thief.supply += healed
        events.healed(s, thief.seat, healed)
