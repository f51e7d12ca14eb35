"""A plan made by small choices: from the draft there is to the dungeon and path of the plan."""

from __future__ import annotations

from typing import Any, Final

from donjon.games.map_masters.content.face_graph import NOWHERE
from donjon.games.map_masters.content.quadrant_grid import UNPLACED
from donjon.games.map_masters.model.path import Path
from donjon.games.map_masters.model.path_step import NODES, WAYS
from donjon.games.map_masters.model.plan import Plan
from donjon.games.map_masters.model.state import MapMasters, Player
from donjon.games.map_masters.plans.check_plan import BadPlan, check_plan, drawn, place_in
from donjon.games.map_masters.plans.next_choice import REACHED, Target, next_choice
from donjon.games.map_masters.rules.building.draft_change import BASE, DONE, faces_of, path_spells
from donjon.games.map_masters.rules.exploration import CHANGES, Explore
from donjon.games.map_masters.rules.path.engine import begin, moves, take
from donjon.kernel.rules.step import Decision

BY_PAYMENT: Final = NODES * WAYS
"""Steps that differ by a multiple of this differ in their payment."""


def choices_for(s: MapMasters, decision: Decision[Any], plan: Plan) -> list[int]:
    """MM-4.12  The choices by which a plan is handed in; `BadPlan` if it breaks a rule."""
    assert isinstance(decision, Explore)
    return [*plan_choices(s, decision.seat, plan), DONE * BASE]


def plan_choices(s: MapMasters, seat: int, plan: Plan) -> list[int]:
    """MM-4.11  The choices that lead from the seat's draft to a plan; it is not yet handed in.

    What of the draft fits is kept. `BadPlan` if the plan breaks a rule.
    """
    player = s.players[seat]
    verdict = check_plan(player, plan)
    if not verdict.is_legal:
        raise BadPlan(verdict)
    return choices_to(s, player, target_of(player, plan))


def choices_to(s: MapMasters, player: Player, target: Target) -> list[int]:
    """The choices that lead from a player's draft to a target, tried on a copy."""
    twin = player.clone()
    made: list[int] = []
    option = next_choice(twin, target)
    while option != REACHED:
        made.append(option)
        CHANGES[option // BASE].make(s, twin, option % BASE)
        option = next_choice(twin, target)
    return made


def target_of(player: Player, plan: Plan) -> Target:
    """The dungeon and path of a legal plan by numbers."""
    faces = faces_of(player)
    names = [face.name for face in faces]
    places = [UNPLACED] * len(faces)
    for each in plan.placements:
        places[names.index(each.card)] = place_in(plan, each)
    path = drawn(player, faces, places, plan.path)
    return Target(places, path.start, offered_steps(player, path))


def offered_steps(player: Player, path: Path) -> list[int]:
    """The steps of a path as they are offered.

    A last one that meets what cannot be overcome brings nothing, is not offered and left out.
    """
    if not path.has_started():
        return []
    twin = Path(path.dungeon, player.tokens, path_spells(player))
    begin(twin, path.start)
    found: list[int] = []
    for step in path.moves:
        offered = as_offered(twin, step)
        if offered == NOWHERE:
            break
        found.append(offered)
        take(twin, offered)
    return found


def as_offered(path: Path, step: int) -> int:
    """The offered step that leads to the same place and pays with the same; NOWHERE if none does.

    Of payments that come to the same only one is offered.
    """
    offered = moves(path)
    if step in offered:
        return step
    after = spent_by(path, step)
    for other in offered:
        if other % BY_PAYMENT == step % BY_PAYMENT and spent_by(path, other) == after:
            return other
    return NOWHERE


def spent_by(path: Path, step: int) -> list[int]:
    """What is left after a step: tokens, spells and what is crossed."""
    twin = path.clone()
    take(twin, step)
    return [*twin.tokens, twin.spells, *twin.crossed]
