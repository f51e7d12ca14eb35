"""DragonQuest: what can be done with it, for whoever plays it."""

from typing import Final

from donjon.games.dragonquest.bot import evaluate, policy
from donjon.games.dragonquest.scene import scene as scene_of
from donjon.games.dragonquest.scoring import result
from donjon.games.dragonquest.setup import start
from donjon.games.dragonquest.view import view as view_of
from donjon.kernel.game import Verbs

VERBS: Final = Verbs(
    start=start,
    result=result,
    view=view_of,
    scene=scene_of,
    policy=policy,
    evaluate=evaluate,
)
