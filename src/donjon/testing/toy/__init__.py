"""The name card of Three Chests."""

from pathlib import Path
from typing import Final

from donjon.kernel.match.game import Game
from donjon.kernel.rules.options import GameOption

GAME: Final = Game(
    name="toy",
    prefix="TY",
    seats=(2, 4),
    minutes=5,
    icon="locked-chest",
    tint="moss",
    rules_version=2,
    options=[GameOption("rounds", 3, least=1, most=9)],  # TY-1.1
    folder=Path(__file__).parent,
    catalogue="toy",
    most_choices=9 * (4 + 1),
    parts="donjon.testing.toy.parts",
)
