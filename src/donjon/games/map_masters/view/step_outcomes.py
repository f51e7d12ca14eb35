"""What each step that a path can take would lead to, found by taking it on a clone."""

from __future__ import annotations

from donjon.games.map_masters.model.clones import clone_path
from donjon.games.map_masters.model.path import Path
from donjon.games.map_masters.model.state import MapMasters, Player
from donjon.games.map_masters.rules.exploration import ACTION_SPAN, RUN, STEP, Explore
from donjon.games.map_masters.rules.path.engine import moves, take
from donjon.games.map_masters.rules.path.long_steps import run
from donjon.games.map_masters.rules.path.path_choices import is_stride
from donjon.games.map_masters.view.dungeon_view import found_by, nodes_of
from donjon.games.map_masters.view.forms import StepOutcome
from donjon.kernel.rules.state import open_decisions


def step_outcomes(s: MapMasters, seat: int) -> dict[int, StepOutcome]:
    """MM-5.3  For a seat that explores, what each step and stride would lead to, by option."""
    player = s.players[seat]
    path = player.draft.path
    if path is None or not is_exploring(s, seat):
        return {}
    found: dict[int, StepOutcome] = {}
    for step in moves(path):
        further = clone_path(path)
        take(further, step)
        found[STEP * ACTION_SPAN + step] = outcome(player, path, further)
        if is_stride(path, step):
            further = clone_path(path)
            run(further, step)
            found[RUN * ACTION_SPAN + step] = outcome(player, path, further)
    return found


def is_exploring(s: MapMasters, seat: int) -> bool:
    """Whether the seat must choose the next change of its draft."""
    for decision in open_decisions(s):
        if decision.seat == seat and isinstance(decision, Explore):
            return True
    return False


def outcome(player: Player, path: Path, further: Path) -> StepOutcome:
    """The nodes from the path's present end to its new one, and all that it would have found."""
    nodes = further.nodes[len(path.nodes) - 1 :]
    return StepOutcome(nodes_of(player.zone, nodes), found_by(further))
