"""What a bot knows of Heldentaufe: how good a position is, and a sensible choice everywhere.

It weighs the goals of its hero by what each brings for an action point: missions, new tiles, better
equipment, and the prizes underground with the odds of the fights. With enough teeth it goes home.
"""

from __future__ import annotations

from typing import Any, Final

from donjon.games.heldentaufe.bot.distances import (
    NOWHERE,
    shortest_walk,
    surface_distances,
    underground_distances,
)
from donjon.games.heldentaufe.bot.equipment_goals import piece_to_improve
from donjon.games.heldentaufe.bot.free_actions import free_action, return_one
from donjon.games.heldentaufe.bot.goal_value import walk
from donjon.games.heldentaufe.bot.mission_goals import watch_option
from donjon.games.heldentaufe.bot.monster_moves import ballot, choose_monster_move, farthest_tile
from donjon.games.heldentaufe.bot.surface_goals import best_errand
from donjon.games.heldentaufe.bot.underground_goals import best_prize, way_out
from donjon.games.heldentaufe.bot.values import gear_worth, points_missing
from donjon.games.heldentaufe.content.mission_tables import MISSION_KIND, OBSERVER, PLACE
from donjon.games.heldentaufe.content.tables import CAMPFIRE, FURY, LABORATORY
from donjon.games.heldentaufe.model.state import NO_HEX, NOBODY, Heldentaufe, Hero
from donjon.games.heldentaufe.model.surface_map import HOME
from donjon.games.heldentaufe.rules.action_points import ap_left
from donjon.games.heldentaufe.rules.hero_board.gained_tokens import ReturnToken
from donjon.games.heldentaufe.rules.setup import ChooseHero
from donjon.games.heldentaufe.rules.surface.merchant_and_smith import tile_under
from donjon.games.heldentaufe.rules.teeth import points
from donjon.games.heldentaufe.rules.turn_actions import ATTACK, DRINK, END, SPAN, TakeAction
from donjon.games.heldentaufe.rules.turn_end import RAISE
from donjon.games.heldentaufe.rules.underground.fights import FIRST_MONSTER
from donjon.games.heldentaufe.rules.underground.monsters_turn import Command
from donjon.games.heldentaufe.rules.underground.place_defeated_hero import PlaceHero
from donjon.games.heldentaufe.rules.underground.vote import Vote
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import Decision

FAVOURITES: Final = [1, 0, 4, 2, 3]
"""Heroes, the best first."""
STAY: Final = 0.15
"""What a prize must bring for each action point to stay below for it."""


def policy(s: Heldentaufe, decision: Decision[Any], options: list[int], chance: Chance) -> int:
    """A sensible player's choice; where there is nothing to weigh, the safe default."""
    hero = s.heroes[decision.seat]
    if isinstance(decision, TakeAction):
        return next_action(s, hero, options)
    if isinstance(decision, Command):
        return choose_monster_move(s, hero.seat, options)
    if isinstance(decision, ReturnToken):
        return return_one(s, hero, decision.piece, options)
    if isinstance(decision, Vote):
        return ballot(s, hero, decision)
    if isinstance(decision, PlaceHero):
        return farthest_tile(s)
    if isinstance(decision, ChooseHero):
        return best_hero_left(options)
    return decision.default(s, chance)


def best_hero_left(options: list[int]) -> int:
    """The best hero that is left."""
    for kind in FAVOURITES:
        if kind in options:
            return kind
    return options[0]


def next_action(s: Heldentaufe, hero: Hero, options: list[int]) -> int:
    """First a free action, then the next step towards the best goal, then the end of the turn."""
    option = free_action(s, hero, options)
    if option == NOWHERE and ap_left(s, hero) > 0:
        option = act_above(s, hero) if hero.hex == NO_HEX else act_below(s, hero, options)
    return option if option in options else end_of_turn(s, hero)


def act_above(s: Heldentaufe, hero: Hero) -> int:
    """Walk home with enough teeth, else towards the goal that brings most."""
    if points_missing(s, hero) == 0:
        return walk(shortest_walk(s, hero.tile, 0, CAMPFIRE))
    return best_errand(s, hero)


def act_below(s: Heldentaufe, hero: Hero, options: list[int]) -> int:
    """Go for the best prize if it is worth the stay, else for the way out; if shut in, attack."""
    distances = underground_distances(s, hero.hex)
    option = NOWHERE
    if points_missing(s, hero) > 0:
        prize = best_prize(s, hero, distances)
        if prize is not None and prize.rate > STAY:
            option = prize.option
    if option == NOWHERE:
        hurry = 1.0 if points_missing(s, hero) == 0 else 0.2
        option = way_out(s, distances, surface_distances(s, HOME).steps, hurry)
    if option == NOWHERE:
        option = some_attack(options)
    if option // SPAN == ATTACK and DRINK * SPAN + FURY in options:
        return DRINK * SPAN + FURY
    return option


def some_attack(options: list[int]) -> int:
    """An attack on a monster; NOWHERE if none is possible."""
    for option in options:
        if option // SPAN == ATTACK and option % SPAN >= FIRST_MONSTER:
            return option
    return NOWHERE


def end_of_turn(s: Heldentaufe, hero: Hero) -> int:
    """HT-2.9  With an observer or the laboratory if one can."""
    tile = tile_under(s, hero)
    for card in hero.hand.hidden_cards:
        if MISSION_KIND[card] == OBSERVER and PLACE[card] == tile:
            return watch_option(s, hero, card)
    if tile == LABORATORY:
        piece = piece_to_improve(s, hero)
        if piece != NOWHERE:
            return END * SPAN + RAISE + piece
    return END * SPAN


def evaluate(s: Heldentaufe, seat: int) -> float:
    """How good the position is for a seat: 0 is lost, 1 is won."""
    if s.winner != NOBODY:
        return 1.0 if s.winner == seat else 0.0
    hero = s.heroes[seat]
    lead = 0
    for other in s.heroes:
        if other.seat != seat:
            lead = max(lead, points(other))
    hope = (points(hero) + 0.3 * gear_worth(s, hero)) / s.target
    return max(0.02, min(0.95, 0.5 + 0.5 * (hope - lead / s.target)))
