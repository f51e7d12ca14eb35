"""Down through a trapdoor, and up again by SB-4 (MM-6.17 to MM-6.23, MM-7.9, MM-8.3)."""

from __future__ import annotations

from typing import final

from donjon.games.map_masters.content.face_graph import NOWHERE
from donjon.games.map_masters.content.spellbooks import UPDRAFT
from donjon.games.map_masters.model.dungeon import SPAN
from donjon.games.map_masters.model.illegal_reasons import (
    FINE,
    LANDING_USED,
    NO_SPELL,
    NO_TRAPDOOR,
    TRAPDOOR_USED,
)
from donjon.games.map_masters.model.path import Path
from donjon.games.map_masters.model.path_step import Way
from donjon.games.map_masters.rules.path.arrival import arrive


@final
class Fall(Way):
    """MM-6.17, MM-6.19, MM-7.9, MM-R37  To the cell below the trapdoor (G5): free and one-way."""

    def targets(self, path: Path) -> list[int]:
        return [landing(path, icon) for icon in trapdoors_here(path)]

    def fault(self, path: Path, node: int) -> int:
        """MM-6.21, MM-6.23, MM-R17  Not onto a cell that is used."""
        if node not in self.targets(path):
            return NO_TRAPDOOR
        return LANDING_USED if path.is_used(node) else FINE

    def go(self, path: Path, node: int, is_paid: bool) -> None:
        """MM-6.18  The trapdoor is met and used up."""
        for icon in trapdoors_here(path):
            if landing(path, icon) == node:
                path.circle(icon)
                path.cross(icon)
        arrive(path, node, NOWHERE, is_paid)


@final
class Climb(Way):
    """MM-6.20, MM-R34  SB-4: up through a trapdoor that nobody has used (G6)."""

    def targets(self, path: Path) -> list[int]:
        icon = trapdoor_above(path)
        if icon == NOWHERE or not path.spells & UPDRAFT:
            return []
        face = path.dungeon.faces[icon // SPAN]
        return [icon // SPAN * SPAN + face.homes[icon % SPAN]]

    def fault(self, path: Path, node: int) -> int:
        if not path.spells & UPDRAFT:
            return NO_SPELL
        if node not in self.targets(path):
            return NO_TRAPDOOR
        return (
            TRAPDOOR_USED if path.is_crossed(trapdoor_above(path)) or path.is_used(node) else FINE
        )

    def go(self, path: Path, node: int, is_paid: bool) -> None:
        """The trapdoor counts as met; a room at its upper end is entered, with its monsters."""
        icon = trapdoor_above(path)
        path.spells &= ~UPDRAFT
        arrive(path, node, NOWHERE, is_paid)
        path.on_trapdoor = False
        if is_paid:
            path.circle(icon)
            path.cross(icon)


def trapdoors_here(path: Path) -> list[int]:
    """The trapdoors one can fall through: of the cell, or those left of the room."""
    face = path.dungeon.face_of(path.at)
    if face.is_room(path.at % SPAN):
        return path.open_trapdoors(path.at)
    return [path.at // SPAN * SPAN + face.icon[path.at % SPAN]] if path.on_trapdoor else []


def landing(path: Path, icon: int) -> int:
    """The cell under a trapdoor."""
    return icon // SPAN * SPAN + path.dungeon.faces[icon // SPAN].landing[icon % SPAN]


def trapdoor_above(path: Path) -> int:
    """MM-6.22  The trapdoor over the cell where the path stands; being there meets nothing."""
    icon = path.dungeon.face_of(path.at).above[path.at % SPAN]
    return NOWHERE if icon == NOWHERE else path.at // SPAN * SPAN + icon
