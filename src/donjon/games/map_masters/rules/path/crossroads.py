"""SB-8: a four-way crossing is passed a second time, by its two other arms."""

from __future__ import annotations

from donjon.games.map_masters.content.spellbooks import CROSSED_WAYS
from donjon.games.map_masters.model.dungeon import SPAN
from donjon.games.map_masters.model.path import Path


def was_passed_before(path: Path, cell: int) -> bool:
    """Whether the path stands on a cell for the second time: only a four-way crossing can be."""
    if not path.dungeon.face_of(cell).is_four_way(cell % SPAN):
        return False
    return path.nodes.count(cell) > 1


def free_arms(path: Path, cell: int) -> list[int]:
    """The arms of a crossing by which the path has neither come nor gone."""
    base = cell // SPAN * SPAN
    taken: list[int] = []
    for at, node in enumerate(path.nodes):
        if node == cell:
            taken.extend(path.nodes[max(at - 1, 0) : at + 2])
    ways = path.dungeon.face_of(cell).ways[cell % SPAN]
    return [base + arm for arm in ways if base + arm not in taken]


def may_pass_again(path: Path, cell: int) -> bool:
    """MM-R36, MM-R52, MM-I12  Once, over a crossing of four arms that has two unused ones."""
    if not path.spells & CROSSED_WAYS or path.nodes.count(cell) != 1:
        return False
    if not path.dungeon.face_of(cell).is_four_way(cell % SPAN):
        return False
    arms = free_arms(path, cell)
    return path.at in arms and len(arms) > 1
