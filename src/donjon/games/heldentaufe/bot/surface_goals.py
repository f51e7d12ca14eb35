"""What a bot's hero can go for above ground, and the best of it."""

from __future__ import annotations

from typing import Final

from donjon.games.heldentaufe.bot.distances import (
    ANYWHERE,
    FAR,
    NOWHERE,
    Distance,
    food_bit,
    shortest_walk,
    underground_distances,
)
from donjon.games.heldentaufe.bot.equipment_goals import improve
from donjon.games.heldentaufe.bot.goal_value import GoalSearch, walk
from donjon.games.heldentaufe.bot.mission_goals import POOR, mission
from donjon.games.heldentaufe.bot.underground_goals import Prize, prizes
from donjon.games.heldentaufe.bot.values import (
    are_in_reserve,
    count_foods,
    foods_to_brew,
    may_brew_fury,
    outlook,
    roll_worth,
    room_for,
)
from donjon.games.heldentaufe.content.tables import FOODS, FOREST, FURY, HERO_HEARTS, MEADOW
from donjon.games.heldentaufe.content.underground_map import PORTAL_HEX
from donjon.games.heldentaufe.model.state import Heldentaufe, Hero
from donjon.games.heldentaufe.model.surface_map import NO_TILE, SIDES
from donjon.games.heldentaufe.rules.turn_actions import DESCEND, EXPLORE, REFUSE, SPAN
from donjon.games.heldentaufe.rules.underground.enter_and_move import occupied

NEW_PLACE: Final = 0.45
"""What a building, a portal or a resource is worth when it is found."""
RETURN: Final = 3.0
"""The way up again."""
ENTER: Final = 0.2
"""What a prize must bring for each action point below; more than it takes to stay for it."""
CARD: Final = 0.22
"""What another card is worth more than a bad one."""
FURY_WORTH: Final = 1.5
HEART: Final = 0.2
"""What a heart is worth that is regained."""


def best_errand(s: Heldentaufe, hero: Hero) -> int:
    """The next action towards the goal that brings most, which may be to swap a poor mission."""
    search = GoalSearch(s, hero)
    worst, least = NOWHERE, float(FAR)
    for card in hero.hand.hidden_cards:
        rate = mission(search, card)
        if rate < least:
            worst, least = REFUSE * SPAN + card, rate
    explore(search)
    improve(search)
    descend(search)
    strengthen(search)
    if least < POOR:
        search.best.weigh(CARD, 1.0, worst)
    return worst if search.best.option == NOWHERE else search.best.option


def explore(search: GoalSearch) -> None:
    """HT-3.3, HT-4.3  A forest's roll or a new place; late in a turn a forest costs little."""
    s, hero = search.s, search.hero
    if s.stack.is_empty():
        return
    forest = s.stack.hidden_cards.count(FOREST) / s.stack.size()
    meadow = s.stack.hidden_cards.count(MEADOW) / s.stack.size()
    worth = forest * roll_worth(s, hero) + (1.0 - forest - meadow) * NEW_PLACE
    teeth = forest * 0.6
    links = s.surface.links
    for tile in range(len(s.surface.kinds)):
        steps = search.distances.steps[tile]
        side = open_side(links, tile)
        if side != NOWHERE and steps < FAR:
            cost = steps + 1 + forest * search.ap_wasted(steps + 1)
            way = search.distances.to(tile)
            option = walk(way) if steps else EXPLORE * SPAN + side
            search.go(worth, teeth, cost, tile, option)


def open_side(links: bytes, tile: int) -> int:
    """A direction without a tile, rather between tiles than into the open."""
    best, most = NOWHERE, -1
    for side in range(SIDES):
        if links[tile * SIDES + side] == NO_TILE:
            laid = 0
            if links[tile * SIDES + (side + 1) % SIDES] != NO_TILE:
                laid += 1
            if links[tile * SIDES + (side + SIDES - 1) % SIDES] != NO_TILE:
                laid += 1
            if laid > most:
                best, most = side, laid
    return best


def descend(search: GoalSearch) -> None:
    """HT-4.7  Down a portal, for what can be won there."""
    s = search.s
    figures = occupied(s)
    for at, hex in enumerate(PORTAL_HEX):
        tile = s.surface.portals[at]
        if tile != NO_TILE and not figures >> hex & 1 and search.distances.steps[tile] < FAR:
            found = prizes(s, search.hero, underground_distances(s, hex))
            way = search.distances.to(tile)
            option = walk(way) if way.steps else DESCEND * SPAN + hex
            weigh_prizes(search, found, way, option)


def weigh_prizes(search: GoalSearch, found: list[Prize], way: Distance, option: int) -> None:
    """Weigh the best prize, and both it and another if that makes the trip better."""
    first = best_of(found, None, way.steps + 1 + RETURN)
    if first is None:
        return
    cost = way.steps + 1 + RETURN + first.cost
    search.best.weigh(first.worth, cost, option)
    second = best_of(found, first, 2.0)
    if second is not None:
        search.best.weigh(first.worth + second.worth, cost + second.cost, option)


def best_of(found: list[Prize], but: Prize | None, cost: float) -> Prize | None:
    """The prize with the most worth for its cost and `cost` more; never `but`."""
    best: Prize | None = None
    most = 0.0
    for prize in found:
        rate = prize.worth / (prize.cost + cost)
        if prize is not but and prize.rate > ENTER and rate > most:
            best, most = prize, rate
    return best


def strengthen(search: GoalSearch) -> None:
    """HT-5.1, HT-5.6  Heal at a resource; brew the fury."""
    s, hero = search.s, search.hero
    wounds = HERO_HEARTS[hero.kind] - hero.hearts
    room = room_for(s, hero)
    if wounds > 0:
        for food in FOODS:
            if s.reserve[food] > 0 and (room > 0 or hero.pack[food] > 0):
                way = shortest_walk(s, hero.tile, food_bit(food), ANYWHERE)
                search.best.weigh(HEART * wounds, way.steps, walk(way))
    if may_brew_fury(hero):
        foods = foods_to_brew(hero, FURY)
        way = shortest_walk(s, hero.tile, foods, ANYWHERE)
        if count_foods(foods) <= room and are_in_reserve(s, foods):
            search.best.weigh(FURY_WORTH * outlook(s, hero), way.steps, walk(way))
