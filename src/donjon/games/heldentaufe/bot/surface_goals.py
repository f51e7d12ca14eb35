"""What a bot's hero can go for above ground, and the best of it."""

from __future__ import annotations

from donjon.games.heldentaufe.bot.distances import (
    ANYWHERE,
    FAR,
    NOWHERE,
    Distance,
    errand,
    underground_distances,
)
from donjon.games.heldentaufe.bot.equipment_goals import improve
from donjon.games.heldentaufe.bot.goal_value import GoalSearch, walk
from donjon.games.heldentaufe.bot.mission_goals import DEAD, mission
from donjon.games.heldentaufe.bot.underground_goals import Delver, Prize, prizes
from donjon.games.heldentaufe.bot.values import (
    are_there,
    count_foods,
    foods_to_brew,
    future_use,
    may_rage,
    roll_worth,
    room_for,
)
from donjon.games.heldentaufe.bot.weights import Weights
from donjon.games.heldentaufe.content.tables import (
    FOODS,
    FOREST,
    FURY,
    HERO_HEARTS,
    MEADOW,
    PIECES,
    RESOURCES,
)
from donjon.games.heldentaufe.content.underground_map import PORTAL_HEX
from donjon.games.heldentaufe.model.state import Heldentaufe, Hero
from donjon.games.heldentaufe.model.surface_map import NO_TILE, SIDES
from donjon.games.heldentaufe.rules.turn_actions import DESCEND, EXPLORE, REFUSE, SPAN
from donjon.games.heldentaufe.rules.underground.enter_and_move import occupied


def best_errand(s: Heldentaufe, hero: Hero, weights: Weights) -> int:
    """The next action towards what brings most; without one the hero asks for other cards."""
    search = GoalSearch(s, hero, weights)
    explore(search)
    improve(search)
    descend(search)
    worst, least = NOWHERE, float(FAR)
    for card in hero.hand.hidden_cards:
        rate = mission(search, card)
        if rate < least:
            worst, least = REFUSE * SPAN + card, rate
    strengthen(search)
    if least < weights.poor_card:
        worth = weights.card_for_bad if least > DEAD else weights.card_for_dead
        search.best.weigh(worth, 1.0, worst)
    return worst if search.best.option == NOWHERE else search.best.option


def explore(search: GoalSearch) -> None:
    """HT-3.3, HT-4.3  A forest's roll or a new place; late in a turn a forest costs little."""
    s, hero, weights = search.s, search.hero, search.weights
    if s.stack.is_empty():
        return
    forest = s.stack.hidden_cards.count(FOREST) / s.stack.size()
    meadow = s.stack.hidden_cards.count(MEADOW) / s.stack.size()
    worth = forest * roll_worth(s, hero, weights) + (1.0 - forest - meadow) * weights.new_place
    links = s.surface.links
    for tile in range(len(s.surface.kinds)):
        steps = search.distances.steps[tile]
        if not search.best.is_beaten_by(worth, steps + 1):
            continue
        cost = steps + 1 + forest * search.waste(steps + 1)
        if search.best.is_beaten_by(worth, cost):
            side = open_side(links, tile)
            if side != NOWHERE:
                option = walk(search.distances.to(tile)) if steps else EXPLORE * SPAN + side
                search.best.weigh(worth, cost, option)


def open_side(links: bytes, tile: int) -> int:
    """A side on which no tile lies yet, rather between tiles than at the open edge."""
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
    delver: Delver | None = None
    for at, hex in enumerate(PORTAL_HEX):
        tile = s.surface.portals[at]
        if tile != NO_TILE and not figures >> hex & 1 and search.distances.steps[tile] < FAR:
            if delver is None:
                delver = Delver(s, search.hero, search.weights)
            found = prizes(delver, underground_distances(s, hex))
            way = search.distances.to(tile)
            option = walk(way) if way.steps else DESCEND * SPAN + hex
            delve(search, found, way, option)


def delve(search: GoalSearch, found: list[Prize], way: Distance, option: int) -> None:
    """Weigh going down for the best prize, and for that one and a second one."""
    weights = search.weights
    trip = way.steps + 1 + weights.way_up
    first = best_of(found, None, trip, weights.enter)
    if first is None:
        return
    cost = trip + first.cost
    search.best.weigh(first.worth, cost, option)
    second = best_of(found, first, weights.second_trip, weights.enter)
    if second is not None:
        search.best.weigh(first.worth + second.worth, cost + second.cost, option)


def best_of(found: list[Prize], but: Prize | None, cost: float, enter: float) -> Prize | None:
    """The prize with the best worth for its cost and `cost`, if it is worth going below for."""
    best: Prize | None = None
    most = 0.0
    for prize in found:
        rate = prize.worth / (prize.cost + cost)
        if prize is not but and prize.rate > enter and rate > most:
            best, most = prize, rate
    return best


def strengthen(search: GoalSearch) -> None:
    """HT-5.1, HT-5.6  Heal at a resource; brew the fury."""
    s, hero, weights = search.s, search.hero, search.weights
    wounds = HERO_HEARTS[hero.kind] - hero.hearts
    rages = may_rage(hero)
    if wounds == 0 and not rages:
        return
    room = room_for(s, hero, weights)
    if wounds > 0:
        for food in FOODS:
            if s.reserve[food] > 0 and (room > 0 or hero.pack[food] > 0):
                way = search.way(0, RESOURCES[food - PIECES])
                search.best.weigh(weights.heart_above * wounds, way.steps, walk(way))
    if rages:
        foods = foods_to_brew(hero, FURY)
        worth = weights.fury * future_use(s, hero, weights)
        least = search.least_steps(foods, ANYWHERE)
        is_better = least < FAR and search.best.is_beaten_by(worth, least)
        if is_better and count_foods(foods) <= room and are_there(s, foods):
            way = errand(s, hero.tile, foods, ANYWHERE)
            search.best.weigh(worth, way.steps, walk(way))
