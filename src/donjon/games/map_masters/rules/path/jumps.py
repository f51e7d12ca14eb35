"""Jumps from icon to icon: magic circles, SB-6 and SB-7 (MM-6.26 to MM-6.31)."""

from __future__ import annotations

from typing import final

from donjon.games.map_masters.content.face_graph import NOWHERE
from donjon.games.map_masters.content.printed_icons import BARREL, CIRCLE, MONSTER, READINGS
from donjon.games.map_masters.content.quadrant_grid import UNPLACED
from donjon.games.map_masters.content.spellbooks import BARREL_HOP, MONSTER_CALL
from donjon.games.map_masters.model.dungeon import SPAN
from donjon.games.map_masters.model.illegal_reasons import (
    CORRIDOR_USED,
    FINE,
    NO_BARREL_HERE,
    NO_BARREL_THERE,
    NO_CIRCLE_HERE,
    NO_CIRCLE_THERE,
    NO_MONSTER_THERE,
    NO_SCROLL,
    NO_SPELL,
)
from donjon.games.map_masters.model.path import Path
from donjon.games.map_masters.model.path_step import Way
from donjon.games.map_masters.rules.path.arrival import arrive


@final
class Teleport(Way):
    """MM-6.26, MM-6.31, MM-7.11  From an uncrossed circle to any other, for a scroll (G7)."""

    def targets(self, path: Path) -> list[int]:
        return homes_of(path, CIRCLE) if free_circles(path, path.at) else []

    def fault(self, path: Path, node: int) -> int:
        """MM-6.27, MM-6.28, MM-R31, MM-R32, MM-R57  Uncrossed, and its corridor unused."""
        here = free_circles(path, path.at)
        if not here:
            return NO_CIRCLE_HERE
        there = free_circles(path, node)
        if not there or there == here[:1]:
            return NO_CIRCLE_THERE
        return CORRIDOR_USED if path.is_used(node) else FINE

    def uses(self, path: Path) -> list[int]:
        return [READINGS]

    def unpaid(self) -> int:
        return NO_SCROLL

    def go(self, path: Path, node: int, is_paid: bool) -> None:
        """MM-6.26, MM-6.29, MM-R30  Both are crossed; the second is circled if it is reached."""
        path.cross(free_circles(path, path.at)[0])
        target = free_circles(path, node)[0]
        arrive(path, node, NOWHERE, is_paid)
        if is_paid:
            path.cross(target)


@final
class Call(Way):
    """MM-14.7, MM-R29, MM-R30  SB-6: from anywhere onto a monster, which must be beaten (G7)."""

    def targets(self, path: Path) -> list[int]:
        return homes_of(path, MONSTER) if path.spells & MONSTER_CALL else []

    def fault(self, path: Path, node: int) -> int:
        if not path.spells & MONSTER_CALL:
            return NO_SPELL
        if node not in homes_of(path, MONSTER) or path.is_cleared(node):
            return NO_MONSTER_THERE
        return CORRIDOR_USED if path.is_used(node) else FINE

    def go(self, path: Path, node: int, is_paid: bool) -> None:
        """MM-R56  A trapdoor that is left so is not met."""
        path.spells &= ~MONSTER_CALL
        arrive(path, node, NOWHERE, is_paid)


@final
class Hop(Way):
    """SB-7, MM-R30  From a barrel to another one (G7)."""

    def targets(self, path: Path) -> list[int]:
        return homes_of(path, BARREL) if path.spells & BARREL_HOP else []

    def fault(self, path: Path, node: int) -> int:
        if not path.spells & BARREL_HOP:
            return NO_SPELL
        if not icons_at(path, path.at, BARREL):
            return NO_BARREL_HERE
        others = icons_at(path, node, BARREL)
        if not others or (node == path.at and len(others) == 1):
            return NO_BARREL_THERE
        return CORRIDOR_USED if path.is_used(node) else FINE

    def go(self, path: Path, node: int, is_paid: bool) -> None:
        path.spells &= ~BARREL_HOP
        arrive(path, node, NOWHERE, is_paid)


def icons_at(path: Path, node: int, kind: int) -> list[int]:
    """The icons of a kind in a node."""
    face = path.dungeon.face_of(node)
    base = node // SPAN * SPAN
    return [base + icon for icon in face.icons_of(node % SPAN) if face.kinds[icon] == kind]


def free_circles(path: Path, node: int) -> list[int]:
    """MM-6.27, MM-R32  The circles in a node that are not crossed."""
    return [icon for icon in icons_at(path, node, CIRCLE) if not path.is_crossed(icon)]


def homes_of(path: Path, kind: int) -> list[int]:
    """The nodes of the dungeon that hold an icon of a kind."""
    found: list[int] = []
    for card, face in enumerate(path.dungeon.faces):
        if path.dungeon.places[card] == UNPLACED:
            continue
        for icon, each in enumerate(face.kinds):
            node = card * SPAN + face.homes[icon]
            if each == kind and node not in found:
                found.append(node)
    return found
