"""Clank!: what can be done with it, for whoever plays it."""

from typing import Final

from donjon.games.clank.bot import evaluate, policy
from donjon.games.clank.scene import scene as scene_of
from donjon.games.clank.scoring import result
from donjon.games.clank.setup import start
from donjon.games.clank.view import view as view_of
from donjon.kernel.game import Verbs

VERBS: Final = Verbs(
    start=start,
    result=result,
    view=view_of,
    scene=scene_of,
    policy=policy,
    evaluate=evaluate,
)
