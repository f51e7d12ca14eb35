"""Clank!: a deck-building race into the dragon's dungeon and out again, for 2 to 4 thieves."""

from pathlib import Path
from typing import Final

from donjon.games.clank.bot import evaluate, policy
from donjon.games.clank.content import BOARD, P
from donjon.games.clank.scene import scene as scene_of
from donjon.games.clank.scoring import result
from donjon.games.clank.setup import start
from donjon.games.clank.view import view as view_of
from donjon.kernel.game import Game, Option

GAME: Final = Game(
    name="clank",
    prefix="CL",
    seats=(P.players_min, P.players_max),
    minutes=60,
    icon="domino-mask",
    tint="ochre",
    rules_version=2,
    options=[
        Option("board", P.first_board, values=list(BOARD)),
        Option("guard", True),
        Option("banished_companions", False),
    ],
    folder=Path(__file__).parent,
    catalogue="clank",
    longest=20_000,
    start=start,
    result=result,
    view=view_of,
    scene=scene_of,
    policy=policy,
    evaluate=evaluate,
)
