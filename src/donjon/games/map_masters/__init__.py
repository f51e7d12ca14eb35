"""Map Masters (Versus): five cards make a dungeon, one line is the path, for 2 to 5 players."""

from pathlib import Path
from typing import Final

from donjon.kernel.match.game import Game
from donjon.kernel.rules.options import GameOption

GAME: Final = Game(
    name="map_masters",
    prefix="MM",
    seats=(2, 5),  # MM-0.1
    minutes=45,
    icon="treasure-map",
    tint="moss",
    rules_version=5,
    options=[
        GameOption("youngest", 0, least=0, most=5),
        GameOption("open_drafts", False),
        GameOption("barter_left_out", False),
    ],
    folder=Path(__file__).parent,
    catalogue="map_masters",
    most_choices=40_000,
    parts="donjon.games.map_masters.parts",
)
