"""Three Chests: what can be done with it, for whoever plays it."""

from typing import Final

from donjon.kernel.match.game import Verbs
from donjon.testing.toy.bot.policy import evaluate, policy
from donjon.testing.toy.drawing.choices import style
from donjon.testing.toy.drawing.scene import scene as scene_of
from donjon.testing.toy.rules.scoring import result
from donjon.testing.toy.rules.setup import start
from donjon.testing.toy.view.build import view as view_of

VERBS: Final = Verbs(
    start=start,
    result=result,
    view=view_of,
    scene=scene_of,
    policy=policy,
    evaluate=evaluate,
    style=style,
)
