"""In the treasure chamber: to stay for more gold or to leave in time, and by which square."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from donjon.games.dragonquest.bot.riches import wake_chance, win_after_throw, win_if_out
from donjon.games.dragonquest.bot.squares_ahead import narrowness, steps_to_goal
from donjon.games.dragonquest.bot.way import Way
from donjon.games.dragonquest.bot.weights import Weights
from donjon.games.dragonquest.content.tables import CHAMBER_DICE, NONE
from donjon.games.dragonquest.model.state import DragonQuest, Hero
from donjon.games.dragonquest.rules.chamber.stay_or_leave import LEAVE, STAY, is_corner
from donjon.games.dragonquest.rules.hero_line import free_doors
from donjon.games.dragonquest.rules.scoring import gold, jewel_gold

BREATH: Final = 5
"""The life points that the dragon's breath takes on average."""


def stay_or_leave(s: DragonQuest, hero: Hero, options: list[int], weights: Weights) -> int:
    """Compare the chances to win: leave now, or throw once more and leave in the next turn."""
    if LEAVE not in options:
        return STAY
    if not free_doors(hero):
        return LEAVE  # by a corner, while there is one
    way = Way(hero)
    life: i64 = hero.bones
    amount = float(gold(s, hero))
    leave = way.chance(way.turns + 1, life, way.orb) * win_if_out(s, hero, amount, weights)
    later = way.chance(way.turns, life, way.orb)
    wake = wake_chance(s.aside)
    gold_later = win_after_throw(s, hero, amount, CHAMBER_DICE - s.aside, weights)
    stay = (1.0 - wake) * later * gold_later
    burnt = way.chance(way.turns + 1, life - BREATH, way.orb)
    stay += wake * burnt * win_if_out(s, hero, float(jewel_gold(hero)), weights)
    return STAY if stay > leave else LEAVE


def square_to_leave(hero: Hero, options: list[int], weights: Weights) -> int:
    """The square with the shortest way out that walls can hardly lengthen."""
    steps = steps_to_goal(hero)
    best = options[0]
    least = leaving_cost(steps, best, weights)
    for option in options:
        cost = leaving_cost(steps, option, weights)
        if cost < least:
            best = option
            least = cost
    return best


def leaving_cost(steps: vec[u8], square: int, weights: Weights) -> float:
    """How long the way on is, and how easily walls can lengthen it; a corner costs the orb."""
    cost = float(steps[square])
    if steps[square] != NONE:
        cost += weights.detour * narrowness(steps, square)
    return cost + weights.orb_worth if is_corner(square) else cost
