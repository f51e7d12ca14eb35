"""DragonQuest: a roll-and-write dungeon crawl for 1 to 4 heroes."""

from pathlib import Path
from typing import Final

from donjon.kernel.match.game import Game
from donjon.kernel.rules.options import Option

GAME: Final = Game(
    name="dragonquest",
    prefix="DQ",
    seats=(1, 4),
    minutes=40,
    icon="castle-ruins",
    tint="garnet",
    rules_version=3,
    options=[
        Option("start_square", "start", values=["start", "orange", "each"]),
        Option("neighbour_when_out", "seat", values=["seat", "automaton"]),
        Option("walls_keep_off", "sides", values=["sides", "corners"]),
        Option("custom_treasures", False),
        Option("blank_1_name", ""),
        Option("blank_1_stars", 3, least=2, most=10),
        Option("blank_1_gold", 1500, least=0, most=10000),
        Option("blank_2_name", ""),
        Option("blank_2_stars", 4, least=2, most=10),
        Option("blank_2_gold", 2400, least=0, most=10000),
    ],
    folder=Path(__file__).parent,
    catalogue="dragonquest",
    longest=20 * 4 * 30,
    verbs="donjon.games.dragonquest.verbs",
)
