"""Several steps at once: along a corridor to the next place with something to decide."""

from __future__ import annotations

from donjon.games.map_masters.content.face_graph import NOWHERE
from donjon.games.map_masters.model.clones import clone_path
from donjon.games.map_masters.model.path import Path
from donjon.games.map_masters.model.path_step import CALL, WALK, node_of, way_of
from donjon.games.map_masters.rules.path.arrival import uses_at
from donjon.games.map_masters.rules.path.engine import moves, take
from donjon.games.map_masters.rules.path.on_foot import is_cell


def only_step(path: Path) -> int:
    """The one step by which the path goes on; NOWHERE where there is a choice or something to pay.

    SB-6 could be used everywhere and is no reason to stop.
    """
    if path.is_exit() or path.on_trapdoor:
        return NOWHERE
    steps = [step for step in moves(path) if way_of(step) != CALL]
    if len(steps) != 1 or way_of(steps[0]) != WALK:
        return NOWHERE
    node = node_of(steps[0])
    return steps[0] if is_cell(path, node) and not uses_at(path, node) else NOWHERE


def run(path: Path, step: int) -> None:
    """Make a step and go on while there is nothing to decide."""
    take(path, step)
    ahead = only_step(path)
    while ahead != NOWHERE:
        take(path, ahead)
        ahead = only_step(path)


def does_run(path: Path, step: int) -> bool:
    """Whether `run` would make more than this one step."""
    twin = clone_path(path)
    take(twin, step)
    return only_step(twin) != NOWHERE
