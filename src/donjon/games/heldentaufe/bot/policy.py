"""What a bot of Heldentaufe chooses: a sensible choice everywhere.

It weighs all that its hero can go for by what it brings for each action point: missions, new
tiles, better equipment, and what lies below with the odds of the fights; with enough teeth it
goes home.
"""

from __future__ import annotations

from typing import Final, final

from donjon.games.heldentaufe.bot.distances import (
    NOWHERE,
    surface_distances,
    underground_distances,
)
from donjon.games.heldentaufe.bot.end_of_turn import before_end, end_of_turn
from donjon.games.heldentaufe.bot.free_actions import free_action, return_one
from donjon.games.heldentaufe.bot.goal_value import walk
from donjon.games.heldentaufe.bot.monster_moves import ballot, choose_monster_move, farthest_tile
from donjon.games.heldentaufe.bot.surface_goals import best_errand
from donjon.games.heldentaufe.bot.underground_goals import (
    Delver,
    Prize,
    best_prize,
    quiet_step,
    way_out,
)
from donjon.games.heldentaufe.bot.values import points_missing
from donjon.games.heldentaufe.bot.weights import BY_SEATS, FEWEST, Weights, weights_of
from donjon.games.heldentaufe.content.tables import FURY
from donjon.games.heldentaufe.model.state import NO_HEX, Heldentaufe, Hero
from donjon.games.heldentaufe.model.surface_map import HOME
from donjon.games.heldentaufe.rules.action_points import ap_left
from donjon.games.heldentaufe.rules.hero_board.gained_tokens import ReturnToken
from donjon.games.heldentaufe.rules.setup import ChooseHero
from donjon.games.heldentaufe.rules.turn_actions import (
    ATTACK,
    CREEP,
    DRINK,
    END,
    SPAN,
    TakeAction,
)
from donjon.games.heldentaufe.rules.underground.fights import FIRST_MONSTER
from donjon.games.heldentaufe.rules.underground.monsters_turn import Command
from donjon.games.heldentaufe.rules.underground.place_defeated_hero import PlaceHero
from donjon.games.heldentaufe.rules.underground.vote import Vote
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.immutable import Immutable
from donjon.kernel.rules.policy import Policy
from donjon.kernel.rules.step import AnyDecision
from donjon.kernel.tuning.weight import Weight

DUEL_SEATS: Final = 2
DUEL_FAVOURITES: Final = [1, 0, 2, 4, 3]
FAVOURITES: Final = [1, 2, 0, 4, 3]
"""Heroes, the one that wins most often first: with two seats, and with more."""


@final
class WeightedPolicy(Immutable):
    """A policy made with weights: one set of them for each number of seats from 2 on."""

    def __init__(self, by_seats: list[Weights]) -> None:
        self.by_seats: Final = by_seats

    def choose(
        self, s: Heldentaufe, decision: AnyDecision, options: list[int], chance: Chance
    ) -> int:
        """A sensible player's choice; where there is nothing to weigh, the safe default."""
        hero = s.heroes[decision.seat]
        weights = self.by_seats[len(s.heroes) - FEWEST]
        if isinstance(decision, TakeAction):
            return next_action(s, hero, options, weights)
        if isinstance(decision, Command):
            return choose_monster_move(s, hero.seat, options, weights)
        if isinstance(decision, ReturnToken):
            return return_one(s, hero, decision.piece, options, weights)
        if isinstance(decision, Vote):
            return ballot(s, hero, decision)
        if isinstance(decision, PlaceHero):
            return farthest_tile(s)
        if isinstance(decision, ChooseHero):
            return favourite(options, len(s.heroes))
        return decision.default(s, chance)


USUAL: Final = WeightedPolicy(BY_SEATS)


def policy(s: Heldentaufe, decision: AnyDecision, options: list[int], chance: Chance) -> int:
    """The choice of the policy with the weights of weights.toml."""
    return USUAL.choose(s, decision, options, chance)


def policy_with(
    weights: list[Weight],
) -> Policy[Heldentaufe]:
    """A policy with any weights, the same for every number of seats."""
    return WeightedPolicy([weights_of(weights)] * len(BY_SEATS)).choose


def favourite(options: list[int], seats: int) -> int:
    """The best hero that is left."""
    for kind in FAVOURITES if seats > DUEL_SEATS else DUEL_FAVOURITES:
        if kind in options:
            return kind
    return options[0]


def next_action(s: Heldentaufe, hero: Hero, options: list[int], weights: Weights) -> int:
    """First free actions, then the next action towards the best goal, then the end of the turn."""
    option = free_action(s, hero, options, weights)
    if option == NOWHERE and ap_left(s, hero) > 0:
        if hero.hex == NO_HEX:
            option = act_above(s, hero, weights)
        else:
            option = act_below(s, hero, options, weights)
    if option not in options:
        option = end_of_turn(s, hero, weights)
    return before_end(s, hero, options, option, weights) if option // SPAN == END else option


def act_above(s: Heldentaufe, hero: Hero, weights: Weights) -> int:
    """Go home with enough teeth; otherwise go for what brings most."""
    if points_missing(s, hero) == 0:
        return walk(surface_distances(s, hero.tile).to(HOME))
    return best_errand(s, hero, weights)


def act_below(s: Heldentaufe, hero: Hero, options: list[int], weights: Weights) -> int:
    """Go for the best prize if it is worth it, otherwise out; a hero that is shut in fights."""
    aim = aim_below(s, hero, weights)
    option = some_attack(options) if aim is None else aim.option
    if option // SPAN == ATTACK and DRINK * SPAN + FURY in options:
        return DRINK * SPAN + FURY
    if aim is not None and option // SPAN == CREEP and ap_left(s, hero) == 1:
        return quiet_step(s, hero, aim, weights)
    return option


def aim_below(s: Heldentaufe, hero: Hero, weights: Weights) -> Prize | None:
    """The prize or portal that the hero goes for below; None if nothing can be reached."""
    distances = underground_distances(s, hero.hex)
    missing = points_missing(s, hero)
    if missing > 0:
        prize = best_prize(Delver(s, hero, weights), distances)
        if prize is not None and prize.rate > weights.stay and prize.option != NOWHERE:
            return prize
    hurry = 1.0 if missing == 0 else weights.hurry
    return way_out(s, distances, surface_distances(s, HOME).steps, hurry)


def some_attack(options: list[int]) -> int:
    """An attack on a monster that stands in the way; NOWHERE if there is none."""
    for option in options:
        if option // SPAN == ATTACK and option % SPAN >= FIRST_MONSTER:
            return option
    return NOWHERE
