"""What the missions in a bot's hand are worth, and the way to them."""

from __future__ import annotations

from typing import Final

from donjon.games.heldentaufe.bot.distances import FAR, UNREACHABLE, Distance
from donjon.games.heldentaufe.bot.goal_value import GoalSearch, walk
from donjon.games.heldentaufe.bot.values import (
    are_there,
    count_foods,
    foods_for,
    future_use,
    piece_worth,
    reward_worth,
    room_for,
)
from donjon.games.heldentaufe.bot.weights import Weights
from donjon.games.heldentaufe.content.mission_tables import (
    COST_POTION,
    COST_TEETH,
    COST_TOKENS,
    DELIVERER,
    MISSION_KIND,
    OBSERVER,
    PLACE,
    REWARD_PIECE,
    REWARD_TEETH,
    THIEF,
)
from donjon.games.heldentaufe.content.tables import KIND_OF, NEEDS_RING, NONE, PIECES, VALUE_OF
from donjon.games.heldentaufe.model.state import NO_HEX, NO_POTION, Heldentaufe, Hero
from donjon.games.heldentaufe.model.surface_map import NO_TILE, SIDES
from donjon.games.heldentaufe.rules.action_points import ring_value
from donjon.games.heldentaufe.rules.hero_board.tokens import owned
from donjon.games.heldentaufe.rules.teeth import points
from donjon.games.heldentaufe.rules.turn_actions import END, SPAN
from donjon.games.heldentaufe.rules.turn_end import WATCH_FOR_PIECE, WATCH_FOR_TOOTH

DEAD: Final = -1.0
"""The rate of a card that can no longer bring anything."""


def mission(search: GoalSearch, card: int) -> float:
    """Weigh a card of the hand. Returns what it brings for each action point."""
    kind = MISSION_KIND[card]
    if kind == DELIVERER:
        return deliver(search, card)
    if kind == OBSERVER:
        return watch(search, card)
    if kind == THIEF:
        return rob(search)
    return search.weights.poor_card


def delivery_worth(s: Heldentaufe, hero: Hero, card: int, weights: Weights) -> float:
    """The reward less its price; a piece that must be taken off costs its future use."""
    worth = reward_worth(s, hero, card, weights) - COST_TEETH[s.house_rules.two_food][card]
    for token in COST_TOKENS[s.house_rules.two_food][card]:
        if token < PIECES and hero.pack[token] == 0:
            worn = weights.worn[KIND_OF[token]][VALUE_OF[token]]
            worth -= worn * future_use(s, hero, weights)
    return worth


def is_payable(s: Heldentaufe, hero: Hero, card: int) -> bool:
    """Whether the hero has everything for a delivery, apart from food."""
    for token in COST_TOKENS[s.house_rules.two_food][card]:
        if token < PIECES and owned(hero, token) == 0:
            return False
    potion = COST_POTION[card]
    if potion != NONE and hero.belt != potion:
        if hero.belt != NO_POTION or ring_value(hero) < NEEDS_RING[potion]:
            return False
    return COST_TEETH[s.house_rules.two_food][card] == 0 or points(hero) > 0


def deliver(search: GoalSearch, card: int) -> float:
    """HT-6.9  Gather what is missing and bring it."""
    s, hero, weights = search.s, search.hero, search.weights
    worth = delivery_worth(s, hero, card, weights)
    if worth <= 0.0:
        return DEAD
    if not is_payable(s, hero, card):
        return weights.unlikely
    foods = foods_for(s, hero, card)
    least = search.least_steps(foods, PLACE[card])
    if least >= FAR:
        return weights.unlikely
    if foods and (count_foods(foods) > room_for(s, hero, weights) or not are_there(s, foods)):
        return weights.unlikely
    teeth = REWARD_TEETH[card] - COST_TEETH[s.house_rules.two_food][card]
    if teeth < search.missing and not search.best.is_beaten_by(worth, least):
        return worth / (least + weights.pause)
    way = search.way(foods, PLACE[card])
    if way.steps >= FAR:
        return weights.unlikely
    search.go(worth, teeth, way.steps, way.end, walk(way))
    return worth / (way.steps + weights.pause)


def watch(search: GoalSearch, card: int) -> float:
    """HT-6.13  End a turn on the place."""
    s, hero, weights = search.s, search.hero, search.weights
    way = search.way(0, PLACE[card])
    if way.steps >= FAR:
        return weights.poor_card
    worth = reward_worth(s, hero, card, weights)
    cost = search.till_end(way.steps)
    option = walk(way) if way.steps else watch_option(s, hero, card, weights)
    search.go(worth, REWARD_TEETH[card], cost, way.end, option)
    return worth / (cost + weights.pause)


def watch_option(s: Heldentaufe, hero: Hero, card: int, weights: Weights) -> int:
    """HT-6.14  The better of an observer's two rewards."""
    piece = REWARD_PIECE[card]
    worth = piece_worth(s, hero, piece, future_use(s, hero, weights), weights)
    if s.reserve[piece] > 0 and worth > REWARD_TEETH[card]:
        return END * SPAN + WATCH_FOR_PIECE + card
    return END * SPAN + WATCH_FOR_TOOTH + card


def rob(search: GoalSearch) -> float:
    """HT-6.15  Walk to a hero who has something; a hero that is ahead is the better victim."""
    best, weights = 0.0, search.weights
    for other in search.s.heroes:
        if other.hex == NO_HEX and other.seat != search.hero.seat and points(other) > 0:
            way = search.distances.to(other.tile)
            if way.steps == 0:
                way = there_and_back(search)
            if way.steps < FAR:
                worth = weights.theft + weights.rich_victim * points(other) / search.s.target
                if points(other) == search.s.target:
                    worth += weights.stop_winner
                search.go(worth, 1, way.steps, way.end, walk(way))
                best = max(best, worth / (way.steps + weights.pause))
    return best


def there_and_back(search: GoalSearch) -> Distance:
    """HT-R17  A hero that stands with the victim already leaves and arrives again."""
    here = search.hero.tile
    for side in range(SIDES):
        if search.s.surface.links[here * SIDES + side] != NO_TILE:
            return Distance(2, side, here)
    return UNREACHABLE
