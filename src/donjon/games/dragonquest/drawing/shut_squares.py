"""Why a square of DragonQuest's castle cannot be picked now: to walk to, to block, to flee to."""

from __future__ import annotations

from typing import Final

from donjon.games.dragonquest.content.tables import (
    AWAY_FROM_CORNERS,
    CHAMBER,
    CORNERS,
    DOORS,
    EXIT,
    KINGS,
    NAMES,
    NODES,
    NUMBER,
    SIDES,
    SLANTS,
)
from donjon.games.dragonquest.view.forms import HeroView, View
from donjon.games.dragonquest.words.ids import spot_id
from donjon.kernel.drawing.asked import Asked, WhyNot, because, never
from donjon.kernel.words.message import seat_name

STEPS: Final = {"room", "corridor"}
"""DQ-5.9  The faces that are one square each."""
OUT_OF_THE_CHAMBER: Final = {"LeaveChamber": "DQ-14.2", "Flee": "DQ-15.4"}
FAR: Final = 999


def not_to_square(view: View, asked: Asked, seat: int, square: int) -> WhyNot | None:
    """What keeps a hero, a wall or the demon from a square; None while no square is asked for."""
    hero = view.heroes[seat]
    if asked.kind == "Walk" or asked.kind == "Reroll":
        return not_walking(view, asked, seat, square)
    if asked.kind in OUT_OF_THE_CHAMBER:
        return not_out(view, asked, seat, square)
    if view.shown != seat and asked.kind in ("BlockSquare", "SteerDemon"):
        return never("dq-tip-not-this-sheet", "DQ-4.6", {"seat": seat_name(view.shown or 0)})
    if asked.kind == "BlockSquare":
        return not_blocked(asked, hero, seat, square)
    return not_steered(asked, hero, seat, square) if asked.kind == "SteerDemon" else None


def not_walking(view: View, asked: Asked, seat: int, square: int) -> WhyNot | None:
    """DQ-6.1, DQ-5.8  The square is shut, too far, or the dice still lie to be thrown again."""
    if seat != view.viewer:
        return never("dq-tip-not-your-sheet", "DQ-6.1")
    hero = view.heroes[seat]
    if NAMES[square] == hero.square:
        return None
    left = view.steps_left if asked.kind == "Walk" else steps_thrown(view)
    if asked.kind == "Reroll" and NAMES[square] in view.within_reach:
        return because("dq-tip-not-before-dice", "DQ-5.8")
    return not_entered(hero, square) or too_far(asked, hero, seat, square, left)


def steps_thrown(view: View) -> int:
    """DQ-5.8  The squares that the present dice allow."""
    return len([face for face in view.dice if face in STEPS])


def not_entered(hero: HeroView, square: int) -> WhyNot | None:
    """DQ-6.3, DQ-6.7, DQ-6.8  A wall, the own line, the demon's way, or what is not open yet."""
    name = NAMES[square]
    if name in hero.blocked:
        has_key = "key_to_secret_doors" in hero.objects
        return None if has_key else because("dq-tip-not-through-wall", "DQ-4.12")
    if square == CHAMBER:
        has_left = len(hero.line) > 1 and hero.line[-2] == name
        is_beside = CHAMBER in SIDES[NUMBER[hero.square]]
        return because("dq-tip-not-again", "DQ-6.7") if has_left and is_beside else None
    if name in hero.line:
        return because("dq-tip-not-on-line", "DQ-6.3")
    if name in hero.demon_line:
        return because("dq-tip-not-after-demon", "DQ-6.3")
    if square == EXIT and not hero.been_in_chamber:
        return because("dq-tip-not-exit", "DQ-6.8")
    return None


def too_far(asked: Asked, hero: HeroView, seat: int, square: int, left: int) -> WhyNot | None:
    """DQ-6.1, DQ-6.2  More steps than are left, across a corner, or no way at all."""
    here = NUMBER[hero.square]
    is_lit = "orb_of_light" in hero.objects or shines(asked, seat, here)
    if square in SLANTS[here] and not is_lit and square not in SIDES[here]:
        return because("dq-tip-not-slanted", "DQ-6.2")
    away = steps_to(hero, here, square, is_lit)
    if away == FAR:
        return because("dq-tip-not-reached", "DQ-6.3")
    lack = because("dq-tip-not-so-far", "DQ-6.1", {"away": away, "has": left})
    return lack if away > left else None


def shines(asked: Asked, seat: int, here: int) -> bool:
    """DQ-21.6  Whether steps across a corner are offered: the orb was lit in this move."""
    return any(spot_id(seat, near) in asked.targets for near in SLANTS[here])


def steps_to(hero: HeroView, start: int, end: int, is_lit: bool) -> int:
    """How many steps away a square is over open squares; FAR if there is no way."""
    away = [FAR] * NODES
    away[start] = 0
    queue = [start]
    for square in queue:
        for near in SIDES[square] + (SLANTS[square] if is_lit else []):
            if away[near] == FAR and (near == end or not_entered(hero, near) is None):
                away[near] = away[square] + 1
                if near not in (CHAMBER, EXIT):
                    queue.append(near)
    return away[end]


def inked(hero: HeroView) -> list[str]:
    """The squares with a wall, the line or the demon's way."""
    return hero.blocked + hero.line + hero.demon_line


def not_out(view: View, asked: Asked, seat: int, square: int) -> WhyNot | None:
    """DQ-14.2, DQ-15.4  Only a free square beside the chamber."""
    if seat != view.viewer:
        return never("dq-tip-not-your-sheet", "DQ-6.1")
    hero, rule = view.heroes[seat], OUT_OF_THE_CHAMBER[asked.kind]
    has_orb = "orb_of_light" in hero.objects
    if square not in DOORS and not (square in CORNERS and has_orb):
        return because("dq-tip-not-beside-chamber", rule)
    if NAMES[square] in inked(hero):
        return because("dq-tip-not-free", rule)
    return None


def not_blocked(asked: Asked, hero: HeroView, seat: int, square: int) -> WhyNot | None:
    """DQ-4.8 to DQ-4.10  Ink on it, too near to what stays open, to a wall, or the last way."""
    if NAMES[square] in inked(hero):
        return because("dq-tip-not-empty", "DQ-4.8")
    if spot_id(seat, square) in asked.targets:
        return None
    if square not in AWAY_FROM_CORNERS:
        return because("dq-tip-not-walled", "DQ-4.8")
    if touches_walls(hero, square):
        return because("dq-tip-not-touching", "DQ-4.9")
    return because("dq-tip-not-last-way", "DQ-4.10")


def touches_walls(hero: HeroView, square: int) -> bool:
    """DQ-4.9  Whether a wall is near by a corner, or by a side and is one of a pair."""
    near = [wall for wall in KINGS[square] if NAMES[wall] in hero.blocked]
    if len(near) != 1 or near[0] not in SIDES[square]:
        return bool(near)
    return any(NAMES[beside] in hero.blocked for beside in SIDES[near[0]])


def not_steered(asked: Asked, hero: HeroView, seat: int, square: int) -> WhyNot | None:
    """DQ-12.9, DQ-12.13  Never back, one step at a time, and always nearer to the hero."""
    if NAMES[square] in hero.demon_line:
        return because("dq-tip-not-crossed-again", "DQ-12.9")
    if spot_id(seat, square) in asked.targets:
        return None
    if hero.demon is None or square not in KINGS[NUMBER[hero.demon]]:
        return because("dq-tip-not-one-step", "DQ-12.9")
    return because("dq-tip-not-nearer", "DQ-12.13")
