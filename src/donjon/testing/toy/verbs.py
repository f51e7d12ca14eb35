"""Three Chests: what can be done with it, for whoever plays it."""

from typing import Final

from donjon.kernel.game import Verbs
from donjon.testing.toy.bot import evaluate, policy
from donjon.testing.toy.scene import scene as scene_of
from donjon.testing.toy.scoring import result
from donjon.testing.toy.setup import start
from donjon.testing.toy.view import view as view_of

VERBS: Final = Verbs(
    start=start,
    result=result,
    view=view_of,
    scene=scene_of,
    policy=policy,
    evaluate=evaluate,
)
