"""Map Masters: what can be done with it, for whoever plays it."""

from typing import Final

from donjon.games.map_masters.bot.advice import plan as plan_of, review
from donjon.games.map_masters.bot.policy import evaluate, policy
from donjon.games.map_masters.drawing.choices import style
from donjon.games.map_masters.drawing.scene import scene as scene_of
from donjon.games.map_masters.rules.scoring import result
from donjon.games.map_masters.rules.setup import start
from donjon.games.map_masters.view.build import view as view_of
from donjon.kernel.match.game import Verbs

VERBS: Final = Verbs(
    start=start,
    result=result,
    view=view_of,
    scene=scene_of,
    policy=policy,
    evaluate=evaluate,
    plan=plan_of,
    review=review,
    style=style,
)
