"""Heldentaufe: two worlds, five heroes, and the monsters of those who are not down there."""

from pathlib import Path
from typing import Final

from donjon.games.heldentaufe.bot import evaluate, policy
from donjon.games.heldentaufe.content import CONTENT
from donjon.games.heldentaufe.scene import scene as scene_of
from donjon.games.heldentaufe.scoring import result
from donjon.games.heldentaufe.setup import start
from donjon.games.heldentaufe.view import view as view_of
from donjon.kernel.game import Game, Option

GAME: Final = Game(
    name="heldentaufe",
    prefix="HT",
    seats=(CONTENT.game.players_min, CONTENT.game.players_max),
    minutes=sum(CONTENT.game.minutes) // len(CONTENT.game.minutes),
    icon="campfire",
    tint="umber",
    rules_version=2,
    options=[
        Option("hero_choice", CONTENT.options.hero_choice, values=["draft", "random"]),
        Option("first_player", CONTENT.options.first_player, values=["random", "first_seat"]),
        Option("stack_assignment", CONTENT.options.stack_assignment, values=["random", "fixed"]),
        Option("gather_limit_per_turn", CONTENT.options.gather_limit_per_turn, least=0, most=14),
        Option("forest_boots_give_ap", CONTENT.options.forest_boots_give_ap),
        Option("trap_ends_turn", CONTENT.options.trap_ends_turn),
        Option(
            "campfire_cost",
            CONTENT.options.campfire_cost,
            values=["tooth_and_food", "two_food"],
        ),
        Option(
            "exhausted_monster_reward",
            CONTENT.options.exhausted_monster_reward,
            values=["none", "five_from_reserve"],
        ),
        Option("commander_may_attack_own_hero", CONTENT.options.commander_may_attack_own_hero),
        Option(
            "placed_in_monsters_turn",
            CONTENT.options.placed_in_monsters_turn,
            values=["surface", "commander"],
        ),
        Option("thief_when", CONTENT.options.thief_when, values=["arrival", "any_time"]),
        Option("defeat_hearts", CONTENT.options.defeat_hearts, values=["full", "one"]),
        Option("safety_max_rounds", CONTENT.options.safety_max_rounds, least=100, most=5000),
        Option(
            "max_free_actions_per_turn",
            CONTENT.options.max_free_actions_per_turn,
            least=50,
            most=200,
        ),
    ],
    folder=Path(__file__).parent,
    catalogue="heldentaufe",
    longest=6_500_000,
    start=start,
    result=result,
    view=view_of,
    scene=scene_of,
    policy=policy,
    evaluate=evaluate,
)
