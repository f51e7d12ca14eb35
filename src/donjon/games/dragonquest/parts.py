"""DragonQuest: its parts, for whoever plays it."""

from typing import Final

from donjon.games.dragonquest.bot.policy import evaluate, policy
from donjon.games.dragonquest.drawing.choices import style
from donjon.games.dragonquest.drawing.scene import scene
from donjon.games.dragonquest.rules.scoring import result
from donjon.games.dragonquest.rules.setup import start
from donjon.games.dragonquest.view.build import view
from donjon.kernel.match.game_parts import Brain, Drawing, GameParts, Rules

PARTS: Final = GameParts(
    rules=Rules(start=start, result=result),
    view=view,
    drawing=Drawing(scene=scene, style=style),
    brain=Brain(policy=policy, evaluate=evaluate),
)
