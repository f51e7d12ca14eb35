"""TG-R1  Tales of Glory: ten years of adventure on a map of one's own, for 2 to 5 young heroes."""

from pathlib import Path
from typing import Final

from donjon.games.tales_of_glory.content.tie_breaks import TIE_BREAKS
from donjon.kernel.match.game import Game
from donjon.kernel.rules.options import GameOption

GAME: Final = Game(
    name="tales_of_glory",
    prefix="TG",
    seats=(2, 5),
    minutes=45,
    icon="knight-banner",
    tint="plum",
    rules_version=4,
    options=[
        GameOption("quests", False),
        GameOption("parallel", False),
        GameOption("first_player", "name", values=["name", "random"]),
        GameOption("tie_break", TIE_BREAKS[0], values=TIE_BREAKS),
        GameOption("gains_last", False),
        GameOption("majority_needs_one", False),
    ],
    folder=Path(__file__).parent,
    catalogue="tales_of_glory",
    most_choices=10 * 5 * 12,
    parts="donjon.games.tales_of_glory.parts",
)
