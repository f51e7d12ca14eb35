"""DragonQuest: a roll-and-write dungeon crawl for 1 to 4 heroes."""

from pathlib import Path
from typing import Final

from donjon.games.dragonquest.bot import evaluate, policy
from donjon.games.dragonquest.content import TREASURE_GOLD, TREASURE_STARS
from donjon.games.dragonquest.scene import scene as scene_of
from donjon.games.dragonquest.scoring import result
from donjon.games.dragonquest.setup import start
from donjon.games.dragonquest.view import view as view_of
from donjon.kernel.game import Game, Option

GAME: Final = Game(
    name="dragonquest",
    prefix="DQ",
    seats=(1, 4),
    minutes=40,
    icon="castle-ruins",
    tint="garnet",
    rules_version=2,
    options=[
        Option("start_square", "start", values=["start", "orange", "each"]),
        Option("neighbour_when_out", "seat", values=["seat", "automaton"]),
        Option("walls_keep_off", "sides", values=["sides", "corners"]),
        Option("custom_treasures", False),
        Option("blank_1_name", ""),
        Option("blank_1_stars", TREASURE_STARS[-2], least=2, most=10),
        Option("blank_1_gold", TREASURE_GOLD[-2], least=0, most=10000),
        Option("blank_2_name", ""),
        Option("blank_2_stars", TREASURE_STARS[-1], least=2, most=10),
        Option("blank_2_gold", TREASURE_GOLD[-1], least=0, most=10000),
    ],
    folder=Path(__file__).parent,
    catalogue="dragonquest",
    longest=20 * 4 * 30,
    start=start,
    result=result,
    view=view_of,
    scene=scene_of,
    policy=policy,
    evaluate=evaluate,
)
