"""How likely a seat is to win, from what all may see."""

from __future__ import annotations

from math import exp
from typing import Final

from donjon.games.heldentaufe.bot.distances import surface_distances
from donjon.games.heldentaufe.bot.winner_below import way_home
from donjon.games.heldentaufe.content.tables import BOOTS, RING, SWORD
from donjon.games.heldentaufe.model.state import NO_HEX, NOBODY, Heldentaufe, Hero
from donjon.games.heldentaufe.model.surface_map import HOME, NO_TILE
from donjon.games.heldentaufe.rules.action_points import ap_left, most_ap
from donjon.games.heldentaufe.rules.teeth import points
from donjon.games.heldentaufe.rules.underground.enter_and_move import occupied

POINTS: Final = 0.92
POINTS_LATE: Final = 2.62
"""How much the share of the target counts, and how much more when somebody is near it."""
ENOUGH_POINTS: Final = 1.95
TURN_HOME: Final = -1.54
"""With enough points only the turns home count; with fewer they count by the share."""
TURN_HOME_EARLY: Final = -0.42
BOOTS_WORN: Final = 0.38
RING_WORN: Final = 0.30
SWORD_WORN: Final = 0.31
BELOW: Final = -0.61
HEART_BELOW: Final = 0.17
HEROES: Final = [0.29, 0.28, 0.21, -0.15, 0.0]
"""What the heroes' own abilities are worth, by kind."""
MOST_TURNS: Final = 6.0
UNPLACED: Final = 6
"""The steps home of a defeated hero who waits to be placed."""


def evaluate(s: Heldentaufe, seat: int) -> float:
    """The chance of a seat to win: 0 is lost, 1 is won. The chances of all seats add up to 1."""
    if s.winner != NOBODY:
        return 1.0 if s.winner == seat else 0.0
    lead = 0.0
    for hero in s.heroes:
        lead = max(lead, points(hero) / s.target)
    homes = surface_distances(s, HOME).steps
    mine, total = 0.0, 0.0
    for hero in s.heroes:
        weight = exp(strength(s, hero, lead, homes))
        total += weight
        if hero.seat == seat:
            mine = weight
    return mine / total


def strength(s: Heldentaufe, hero: Hero, lead: float, homes: list[int]) -> float:
    """How well a hero stands: the logarithm of its chance, up to a constant for all heroes.

    The weights were fitted to matches of bots among themselves.
    """
    if hero.kind >= len(HEROES):
        return 0.0
    share = points(hero) / s.target
    turns = turns_home(s, hero, homes)
    worth = HEROES[hero.kind] + POINTS * share + POINTS_LATE * share * lead
    if points(hero) >= s.target:
        worth += ENOUGH_POINTS + TURN_HOME * turns
    else:
        worth += TURN_HOME_EARLY * share * turns
    worth += BOOTS_WORN * hero.worn[BOOTS] + RING_WORN * hero.worn[RING]
    worth += SWORD_WORN * hero.worn[SWORD]
    if hero.hex != NO_HEX:
        worth += BELOW + HEART_BELOW * hero.hearts
    return worth


def turns_home(s: Heldentaufe, hero: Hero, homes: list[int]) -> float:
    """How many turns the way to the campfire takes after this one."""
    if hero.hex != NO_HEX:
        steps = way_home(s, hero, occupied(s), homes)
    elif hero.tile == NO_TILE:
        steps = UNPLACED
    else:
        steps = homes[hero.tile]
    if s.active == hero.seat and s.monster_ap == 0:
        steps = max(0, steps - ap_left(s, hero))
    return min(MOST_TURNS, steps / most_ap(hero))
