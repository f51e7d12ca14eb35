"""Clank!: a deck-building race into the dragon's dungeon and out again, for 2 to 4 thieves."""

from pathlib import Path
from typing import Final

from donjon.games.clank.bot import evaluate, policy
from donjon.games.clank.scene import scene
from donjon.games.clank.scoring import result
from donjon.games.clank.setup import start
from donjon.games.clank.view import view
from donjon.kernel.game import Game, Option

GAME: Final = Game(
    name="clank",
    prefix="CL",
    seats=(2, 4),
    minutes=60,
    icon="domino-mask",
    tint="ochre",
    rules_version=1,
    options=[Option("board", "day", values=["day", "dusk"]), Option("guard", True)],
    folder=Path(__file__).parent,
    catalogue="clank",
    longest=20_000,
    start=start,
    result=result,
    view=view,
    scene=scene,
    policy=policy,
    evaluate=evaluate,
)
