"""Translates a plan into choices that turn the present draft into it."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.face_graph import NOWHERE
from donjon.games.map_masters.content.quadrant_grid import UNPLACED
from donjon.games.map_masters.model.clones import clone_path, clone_player
from donjon.games.map_masters.model.path import Path, new_path
from donjon.games.map_masters.model.path_step import NODES, WAYS
from donjon.games.map_masters.model.plan import Plan
from donjon.games.map_masters.model.state import MapMasters, Player
from donjon.games.map_masters.plans.check_plan import BadPlan, check_plan, drawn, place_in
from donjon.games.map_masters.plans.next_choice import REACHED, Target, next_choice
from donjon.games.map_masters.rules.building.edit_draft import faces_of, path_spells
from donjon.games.map_masters.rules.exploration import Explore
from donjon.games.map_masters.rules.path.engine import begin, moves, take

BY_PAYMENT: Final = NODES * WAYS
"""Steps that differ by a multiple of this differ in their payment."""


def plan_choices(s: MapMasters, seat: int, plan: Plan) -> list[int]:
    """MM-4.11, MM-4.12  The choices that turn the seat's draft into a plan, without handing it in.

    Parts of the draft that fit are kept. `BadPlan` if the plan breaks a rule.
    """
    player = s.players[seat]
    check = check_plan(player, plan)
    if not check.is_legal:
        raise BadPlan(check)
    return choices_to(s, player, target_of(player, plan))


def choices_to(s: MapMasters, player: Player, target: Target) -> list[int]:
    """The choices that turn the player's draft into a target, tried on a copy."""
    tried = clone_player(player)
    explore = Explore(player.seat)
    made: list[int] = []
    option = next_choice(tried, target)
    while option != REACHED:
        made.append(option)
        explore.take(s, tried, option)
        option = next_choice(tried, target)
    return made


def target_of(player: Player, plan: Plan) -> Target:
    """The dungeon and path of a legal plan as numbers."""
    faces = faces_of(player)
    names = [face.name for face in faces]
    places = [UNPLACED] * len(faces)
    for each in plan.placements:
        places[names.index(each.card)] = place_in(plan, each)
    path = drawn(player, faces, places, plan.path)
    return Target(places, path.start, offered_steps(player, path))


def offered_steps(player: Player, path: Path) -> list[int]:
    """The steps of a path in the form in which the rules offer them.

    A last step that meets an obstacle without paying for it is never offered; it is left out.
    """
    if not path.has_started():
        return []
    tried = new_path(path.dungeon, player.tokens, path_spells(player))
    begin(tried, path.start)
    found: list[int] = []
    for step in path.moves:
        offered = as_offered(tried, step)
        if offered == NOWHERE:
            break
        found.append(offered)
        take(tried, offered)
    return found


def as_offered(path: Path, step: int) -> int:
    """The offered step with the same target and effect as `step`; NOWHERE if there is none.

    Of several payments with the same effect only one is offered.
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
    """The tokens, spells and crossed icons after a step."""
    tried = clone_path(path)
    take(tried, step)
    return [*tried.tokens, tried.spells, *tried.crossed]
