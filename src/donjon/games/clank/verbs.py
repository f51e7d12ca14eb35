"""Clank!: what can be done with it, for whoever plays it."""

from typing import Final

from donjon.games.clank.bot.policy import evaluate, policy
from donjon.games.clank.drawing.choices import style
from donjon.games.clank.drawing.scene import scene as scene_of
from donjon.games.clank.rules.scoring import result
from donjon.games.clank.rules.setup import start
from donjon.games.clank.view.build import view as view_of
from donjon.kernel.match.game import Verbs

VERBS: Final = Verbs(
    start=start,
    result=result,
    view=view_of,
    scene=scene_of,
    policy=policy,
    evaluate=evaluate,
    style=style,
)
