"""Three Chests: the toy game. It serves the kernel's tests and docs/add-a-game.md."""

from pathlib import Path
from typing import Final

from donjon.kernel.game import Game, Option
from donjon.testing.toy.bot import evaluate, policy
from donjon.testing.toy.content import ROUNDS
from donjon.testing.toy.scene import scene as scene_of
from donjon.testing.toy.scoring import result
from donjon.testing.toy.setup import start
from donjon.testing.toy.view import view as view_of

GAME: Final = Game(
    name="toy",
    prefix="TY",
    seats=(2, 4),
    minutes=5,
    icon="locked-chest",
    tint="moss",
    rules_version=1,
    options=[Option("rounds", ROUNDS, least=1, most=9)],
    folder=Path(__file__).parent,
    catalogue="toy",
    longest=9 * (4 + 1),
    start=start,
    result=result,
    view=view_of,
    scene=scene_of,
    policy=policy,
    evaluate=evaluate,
)
