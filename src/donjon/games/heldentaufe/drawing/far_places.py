"""Why a place of Heldentaufe's surface or underground cannot be reached now."""

from __future__ import annotations

from typing import Final

from donjon.games.heldentaufe.content.tables import CONTENT, PORTAL_OF_TILE, TILE_IDS
from donjon.games.heldentaufe.content.underground_map import (
    HEX_IDS,
    HEXES,
    NEXT_HEXES,
    PORTAL_HEX,
    PORTAL_OF_HEX,
)
from donjon.games.heldentaufe.view.forms import HeroView, View
from donjon.kernel.drawing.asked import WhyNot, because
from donjon.kernel.words.message import Message

FAR: Final = 999
SIDES: Final = [(step[0], step[1]) for step in CONTENT.surface.neighbours]
"""HT-3.1  From a position to the six beside it."""


def no_actions(view: View) -> WhyNot | None:
    """HT-2.3  Every step costs an action."""
    return None if view.turn.ap_left else because("ht-tip-not-without-actions", "HT-2.3")


def is_jumping(hero: HeroView) -> bool:
    """HT-5.8  A teleportation potion leads everywhere."""
    return hero.potion == "teleport" and not hero.potion_used


def not_over_land(view: View, hero: HeroView, name: str) -> WhyNot | None:
    """HT-3.2, HT-3.3, HT-11.2  A hero below comes up by a portal; above one goes tile by tile."""
    q, _, r = name.partition(",")
    goal = (int(q), int(r))
    kind = {(tile.q, tile.r): tile.tile for tile in view.tiles}.get(goal)
    if is_jumping(hero) and kind is not None:
        return None
    if hero.hex is not None:
        portal = PORTAL_OF_HEX[HEX_IDS.index(hero.hex)]
        if not portal or kind is None or PORTAL_OF_TILE[TILE_IDS.index(kind)] != portal:
            return because("ht-tip-not-up", "HT-11.2")
        return no_actions(view)
    away = tiles_to(view, hero, goal)
    return no_actions(view) or so_far(view, away, "HT-3.2" if kind is not None else "HT-3.3")


def so_far(view: View, away: int, rule: str) -> WhyNot | None:
    """HT-2.3  More actions than are left."""
    if away == FAR:
        return because("ht-tip-not-reached", rule)
    left = view.turn.ap_left
    lack = because("ht-tip-not-so-far", rule, {"away": away, "has": left})
    return lack if away > left else None


def tiles_to(view: View, hero: HeroView, goal: tuple[int, int]) -> int:
    """How many steps away a position is, over tiles that are laid."""
    assert hero.tile is not None
    laid = {(tile.q, tile.r) for tile in view.tiles}
    away = {hero.tile: 0}
    queue = [hero.tile]
    for q, r in queue:
        for step_q, step_r in SIDES:
            near = (q + step_q, r + step_r)
            if near not in away and (near in laid or near == goal):
                away[near] = away[q, r] + 1
                if near in laid:
                    queue.append(near)
    return away.get(goal, FAR)


def figures_below(view: View) -> set[str]:
    """HT-7.5  The hexes on which a hero or a monster stands."""
    heroes = [hero.hex for hero in view.heroes]
    return {hex for hex in heroes + [beast.hex for beast in view.monsters] if hex is not None}


def not_down(view: View, hero: HeroView, hex: str) -> WhyNot | None:
    """HT-7.1, HT-7.4, HT-7.5  Somebody stands there, it is no portal, or it is too far."""
    if hex == hero.hex:
        return None
    if hex in figures_below(view):
        return because("ht-tip-not-occupied", "HT-7.5")
    if is_jumping(hero):
        return None
    if hero.hex is None:
        return not_into(view, hero, hex)
    away = hexes_to(view, HEX_IDS.index(hero.hex), HEX_IDS.index(hex))
    return no_actions(view) or so_far(view, away, "HT-7.4")


def not_into(view: View, hero: HeroView, hex: str) -> WhyNot | None:
    """HT-7.1  From a portal one comes to the hex with its number."""
    here = next((tile.tile for tile in view.tiles if (tile.q, tile.r) == hero.tile), None)
    portal = 0 if here is None else PORTAL_OF_TILE[TILE_IDS.index(here)]
    if not portal:
        return because("ht-tip-not-down", "HT-7.1")
    if HEX_IDS[PORTAL_HEX[portal - 1]] != hex:
        return because("ht-tip-not-this-portal", "HT-7.1", {"portal": portal_name(portal)})
    return no_actions(view)


def portal_name(portal: int) -> Message:
    """A portal of the underground in words."""
    return Message("ht-hex-portal", {"n": portal})


def hexes_to(view: View, start: int, end: int) -> int:
    """How many steps away a hex is, over hexes without a figure."""
    taken = figures_below(view)
    away = [FAR] * HEXES
    away[start] = 0
    queue = [start]
    for hex in queue:
        for near in NEXT_HEXES[hex]:
            if away[near] == FAR and HEX_IDS[near] not in taken:
                away[near] = away[hex] + 1
                queue.append(near)
    return away[end]
