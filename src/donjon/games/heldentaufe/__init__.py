"""Heldentaufe: two worlds, five heroes, and the monsters of those who are not down there."""

from pathlib import Path
from typing import Final

from donjon.kernel.match.game import Game
from donjon.kernel.rules.options import GameOption

GAME: Final = Game(
    name="heldentaufe",
    prefix="HT",
    seats=(2, 5),
    minutes=75,  # 60 to 90
    icon="campfire",
    tint="umber",
    rules_version=4,
    options=[
        GameOption("hero_choice", "draft", values=["draft", "random"]),
        # The book: the most rested player.
        GameOption("first_player", "random", values=["random", "first_seat"]),
        # HT-R2  Which monster gets which stack of teeth.
        GameOption("stack_assignment", "random", values=["random", "fixed"]),
        # HT-R8  0: no limit but the backpack and the reserve.
        GameOption("gather_limit_per_turn", 0, least=0, most=14),
        GameOption("forest_boots_give_ap", False),  # HT-R5
        # HT-R6  If not, only the action points are lost, and free actions stay possible.
        GameOption("trap_ends_turn", True),
        # HT-R13  What the three deliveries to the campfire cost.
        GameOption("campfire_cost", "tooth_and_food", values=["tooth_and_food", "two_food"]),
        # HT-R21
        GameOption("exhausted_monster_reward", "none", values=["none", "five_from_reserve"]),
        # HT-R26  The book knows no exception.
        GameOption("commander_may_attack_own_hero", True),
        # HT-R27  Who places a hero who falls then; the book: the surface.
        GameOption("placed_in_monsters_turn", "surface", values=["surface", "commander"]),
        # HT-R17  When a thief may steal on a shared tile; the book: on arrival.
        GameOption("thief_when", "arrival", values=["arrival", "any_time"]),
        # The book: all; a later edition: one.
        GameOption("defeat_hearts", "full", values=["full", "one"]),
        # HT-R46  A guard of the engine: twice the longest of random play.
        GameOption("safety_max_rounds", 2000, least=100, most=5000),
        # HT-R47  A guard of the engine.
        GameOption("max_free_actions_per_turn", 200, least=50, most=200),
    ],
    folder=Path(__file__).parent,
    catalogue="heldentaufe",
    most_choices=6_500_000,
    parts="donjon.games.heldentaufe.parts",
)
