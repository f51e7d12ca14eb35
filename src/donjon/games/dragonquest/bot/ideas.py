"""DragonQuest for the search: the options worth a thought, its turns, and how to search in it."""

from __future__ import annotations

from typing import Final

from donjon.games.dragonquest.bot.chamber import leaving_cost
from donjon.games.dragonquest.bot.purchases import worths_of_objects
from donjon.games.dragonquest.bot.rerolls import reroll_worths
from donjon.games.dragonquest.bot.squares_ahead import nearest_step, steps_to_goal
from donjon.games.dragonquest.bot.turn_ends import worth_of_ends
from donjon.games.dragonquest.bot.way import Way
from donjon.games.dragonquest.bot.weights import usual_weights
from donjon.games.dragonquest.content.tables import NONE
from donjon.games.dragonquest.model.state import BLOCKED, DragonQuest, Hero
from donjon.games.dragonquest.rules.chamber.dragon import Flee
from donjon.games.dragonquest.rules.chamber.stay_or_leave import LeaveChamber
from donjon.games.dragonquest.rules.chamber.treasure_chamber import TakeTreasure
from donjon.games.dragonquest.rules.dangers.spider import CrossCoin
from donjon.games.dragonquest.rules.movement import HALT, Walk
from donjon.games.dragonquest.rules.movement_dice import Reroll
from donjon.games.dragonquest.rules.objects import BuyObject
from donjon.games.dragonquest.rules.route import route_length, shortest_route
from donjon.games.dragonquest.rules.walls import BlockSquare, HideTile, NameNumber
from donjon.kernel.rules.idea import Idea, by_prior, plain_ideas
from donjon.kernel.rules.search_advice import SearchAdvice
from donjon.kernel.rules.step import AnyDecision

ADVICE: Final = SearchAdvice(
    caution=1.5, margin=0.0, scale=3000.0, level3=192, level4=960, horizon=14
)
"""Worlds are judged after fourteen turns: the chance to win tells more than one winner."""
MOST_REROLLS: Final = 12
MOST_OBJECTS: Final = 6
MOST_SQUARES: Final = 5


def turn(s: DragonQuest) -> int:
    """Every turn ticks one sun box, so all boxes that are ticked number it."""
    suns = 0
    for hero in s.heroes:
        suns += hero.suns
    return suns


def ideas(s: DragonQuest, decision: AnyDecision, options: list[int], usual: int) -> list[Idea]:
    """The policy's own choice first, then what else could be better."""
    hero = s.heroes[decision.seat]
    if isinstance(decision, Reroll):
        return chosen(reroll_ideas(s, hero), usual, MOST_REROLLS)
    if isinstance(decision, Walk):
        return chosen(step_ideas(hero, options), usual, MOST_SQUARES)
    if isinstance(decision, BuyObject):
        return chosen(object_ideas(s, hero, options), usual, MOST_OBJECTS)
    if isinstance(decision, (LeaveChamber, Flee)):
        return chosen(leaving_ideas(s, hero, options), usual, MOST_SQUARES)
    if isinstance(decision, BlockSquare):
        return chosen(wall_ideas(s.heroes[decision.owner], options), usual, MOST_SQUARES)
    if is_clear(decision):
        return [Idea(usual)]
    return plain_ideas(options, usual)


def is_clear(decision: AnyDecision) -> bool:
    """Whether nothing can be better than the usual choice: blind guesses, and the most gold."""
    return isinstance(decision, (HideTile, NameNumber, TakeTreasure, CrossCoin))


def chosen(found: list[Idea], usual: int, most: int) -> list[Idea]:
    """The usual choice, then the most promising of the others: at most `most` in all."""
    kept = [idea for idea in found if idea.option == usual] or [Idea(usual)]
    others = [idea for idea in found if idea.option != usual]
    return kept + by_prior(others)[: most - 1]


def reroll_ideas(s: DragonQuest, hero: Hero) -> list[Idea]:
    """One idea for each class of dice that are alike, by its exact odds."""
    way = Way(hero)
    ends = worth_of_ends(s, hero, way, usual_weights(s))
    worths = reroll_worths(s.dice, s.throws, ends, way.after_danger(hero))
    return [Idea(each.option, each.worth) for each in worths]


def step_ideas(hero: Hero, options: list[int]) -> list[Idea]:
    """Steps that come nearer to the goal, slanted and through walls too, and to stop here."""
    steps = steps_to_goal(hero)
    far = nearest_step(steps, hero.square) + 1
    found: list[Idea] = []
    for option in options:
        if option == HALT:
            found.append(Idea(option, -float(far) - 1.0))
        elif hero.marks[option] == BLOCKED:
            found.append(Idea(option, -float(nearest_step(steps, option)) - 1.5))
        elif int(steps[option]) <= far:
            found.append(Idea(option, -float(steps[option])))
    return found


def object_ideas(s: DragonQuest, hero: Hero, options: list[int]) -> list[Idea]:
    """Objects by what they are worth; and to wait for more points."""
    worths = worths_of_objects(s, hero, options, usual_weights(s))
    return [Idea(option, worths[at]) for at, option in enumerate(options)]


def leaving_ideas(s: DragonQuest, hero: Hero, options: list[int]) -> list[Idea]:
    """The squares beside the chamber by the way on from there."""
    steps = steps_to_goal(hero)
    found: list[Idea] = []
    for option in options:
        if steps[option] != NONE:
            found.append(Idea(option, -leaving_cost(steps, option, usual_weights(s))))
    return found


def wall_ideas(hero: Hero, options: list[int]) -> list[Idea]:
    """Only a wall on a shortest route can lengthen it: the more, the better."""
    route = shortest_route(hero)
    found: list[Idea] = []
    for option in options:
        if option in route:
            found.append(Idea(option, float(route_length(hero, option))))
    return found
