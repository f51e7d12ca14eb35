"""SB-9 and SB-10: out at one side of the tableau, in again at the other (MM-R28)."""

from __future__ import annotations

from typing import final

from donjon.games.map_masters.content.face_graph import NOWHERE, SLOTS
from donjon.games.map_masters.content.quadrant_grid import EAST, SLOT_SIDE, WEST, lying
from donjon.games.map_masters.content.spellbooks import EAST_WEST_FOLD, NORTH_SOUTH_FOLD
from donjon.games.map_masters.model.dungeon import opposite
from donjon.games.map_masters.model.illegal_reasons import FINE, NO_OPPOSITE, NO_SPELL, NOT_OUTER
from donjon.games.map_masters.model.path import Path
from donjon.games.map_masters.model.path_step import Way
from donjon.games.map_masters.rules.path.arrival import arrive


@final
class Fold(Way):
    """MM-R28, MM-R54  From an outer free end to the one opposite; the exit is not taken (G7)."""

    def targets(self, path: Path) -> list[int]:
        if not path.is_exit() or not path.spells & fold_of(path):
            return []
        end = opposite(path.dungeon, path.dungeon.end_at(path.at))
        return [path.dungeon.node_at(end)] if end >= 0 else []

    def fault(self, path: Path, node: int) -> int:
        if not path.is_exit():
            return NOT_OUTER
        if not path.spells & fold_of(path):
            return NO_SPELL
        end = opposite(path.dungeon, path.dungeon.end_at(path.at))
        if end == NOWHERE:
            return NOT_OUTER
        is_there = end >= 0 and path.dungeon.node_at(end) == node
        return FINE if is_there and not path.is_used(node) else NO_OPPOSITE

    def go(self, path: Path, node: int, is_paid: bool) -> None:
        path.spells &= ~fold_of(path)
        arrive(path, node, NOWHERE, is_paid)


def fold_of(path: Path) -> int:
    """The spell for the side on which the path stands."""
    end = path.dungeon.end_at(path.at)
    side = SLOT_SIDE[lying(end % SLOTS, path.dungeon.places[end // SLOTS])]
    return EAST_WEST_FOLD if side in (EAST, WEST) else NORTH_SOUTH_FOLD
