"""The next step of a bot's thief on the way to its goal: by boots, teleport or potion."""

from __future__ import annotations

from typing import Final

from donjon.games.clank.bot.distances import BOOT, FAR
from donjon.games.clank.bot.weights import Weights
from donjon.games.clank.bot.wounds import wound_price
from donjon.games.clank.content.dungeon_map import FLAG
from donjon.games.clank.content.tables import HEALTH
from donjon.games.clank.model.state import NOBODY, Clank, Thief
from donjon.games.clank.rules.effects.immediate import GainBoots, GainSwords
from donjon.games.clank.rules.movement import SPLITS, exit_by, has_key, may_walk, monsters_in
from donjon.games.clank.rules.turn_actions import DRINK, SPAN, TELEPORT, WALK

NOWHERE: Final = -1


def step_to(s: Clank, thief: Thief, options: list[int], room: int, weights: Weights) -> int:
    """The step, teleport or potion that brings the thief nearer to a room."""
    far = weights.boards.distances_for(s.dungeon, thief, has_key(thief)).to[room]
    here = far[thief.room]
    best = NOWHERE
    least = here + weights.way_round
    jump = NOWHERE
    nearest = here - weights.teleport_gain
    for option in options:
        action, n = option // SPAN, option % SPAN
        if action == WALK:
            cost = step_cost(s, thief, n, far, weights)
            if cost < least and far[exit_by(s, thief, n // SPLITS).to] < here:
                least = cost
                best = option
        elif action == TELEPORT and far[n] < nearest:
            nearest = far[n]
            jump = option
    if best == NOWHERE:
        best = jump
    return draught(s, thief, options, far) if best == NOWHERE else best


def step_cost(s: Clank, thief: Thief, n: int, far: list[int], weights: Weights) -> int:
    """How far the goal is by this tunnel, with the wounds that it costs now."""
    way = exit_by(s, thief, n // SPLITS)
    swords = n % SPLITS
    wounds = monsters_in(s, way) - swords
    cost = way.boots * BOOT + far[way.to] + swords * weights.sword_spent
    if s.dungeon.crystal[way.to] and not s.resources.crystal_proof:
        cost += weights.cave
    if wounds:
        if HEALTH - thief.damage - wounds < weights.least_health and s.runner == NOBODY:
            return FAR
        cost += int(wounds * weights.wound_on_way * wound_price(thief, weights))
    return cost


def draught(s: Clank, thief: Thief, options: list[int], far: list[int]) -> int:
    """A potion that makes a step possible which is not so far."""
    for option in options:
        if option // SPAN == DRINK:
            for effect in s.card_effects.potion_used[option % SPAN]:
                if isinstance(effect, GainBoots) and is_step_near(s, thief, far, effect.n, 0):
                    return option
                if isinstance(effect, GainSwords) and is_step_near(s, thief, far, 0, effect.n):
                    return option
    return NOWHERE


def is_step_near(s: Clank, thief: Thief, far: list[int], boots: int, swords: int) -> bool:
    """Whether so much more makes a step to the goal possible without a wound."""
    if not may_walk(s, thief):
        return False
    for way in s.dungeon.exits[thief.room]:
        if far[way.to] < far[thief.room] and (not way.lock or has_key(thief)):
            if (
                way.boots <= s.resources.boots + boots
                and monsters_in(s, way) <= s.resources.swords + swords
            ):
                return way.to != FLAG or thief.artifacts != 0
    return False
