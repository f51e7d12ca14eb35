"""DragonQuest: a roll-and-write dungeon crawl for 1 to 4 heroes."""

from pathlib import Path
from typing import Final

from donjon.kernel.match.game import Game
from donjon.kernel.rules.options import GameOption

GAME: Final = Game(
    name="dragonquest",
    prefix="DQ",
    seats=(1, 4),
    minutes=40,
    icon="castle-ruins",
    tint="garnet",
    rules_version=4,
    options=[
        GameOption("start_square", "start", values=["start", "orange", "each"]),
        GameOption("neighbour_when_out", "seat", values=["seat", "automaton"]),
        GameOption("walls_keep_off", "sides", values=["sides", "corners"]),
        GameOption("custom_treasures", False),
        GameOption("blank_1_name", ""),
        GameOption("blank_1_stars", 3, least=2, most=10),
        GameOption("blank_1_gold", 1500, least=0, most=10000),
        GameOption("blank_2_name", ""),
        GameOption("blank_2_stars", 4, least=2, most=10),
        GameOption("blank_2_gold", 2400, least=0, most=10000),
    ],
    folder=Path(__file__).parent,
    catalogue="dragonquest",
    most_choices=20 * 4 * 30,
    parts="donjon.games.dragonquest.parts",
)
