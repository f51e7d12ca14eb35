"""Clank!: a deck-building race into the dragon's dungeon and out again, for 2 to 4 thieves."""

from pathlib import Path
from typing import Final

from donjon.kernel.match.game import Game
from donjon.kernel.rules.options import GameOption

GAME: Final = Game(
    name="clank",
    prefix="CL",
    seats=(2, 4),
    minutes=60,
    icon="domino-mask",
    tint="ochre",
    rules_version=4,
    options=[
        GameOption("board", "day", values=["day", "dusk"]),
        GameOption("guard", True),
        GameOption("banished_companions", False),
    ],
    folder=Path(__file__).parent,
    catalogue="clank",
    most_choices=20_000,
    parts="donjon.games.clank.parts",
)
