"""Heldentaufe: what can be done with it, for whoever plays it."""

from typing import Final

from donjon.games.heldentaufe.bot.policy import evaluate, policy
from donjon.games.heldentaufe.drawing.choices import style
from donjon.games.heldentaufe.drawing.scene import scene as scene_of
from donjon.games.heldentaufe.rules.scoring import result
from donjon.games.heldentaufe.rules.setup import start
from donjon.games.heldentaufe.view.build import view as view_of
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
