"""Clank!: its parts, for whoever plays it."""

from typing import Final

from donjon.games.clank.bot.policy import evaluate, policy
from donjon.games.clank.drawing.choices import style
from donjon.games.clank.drawing.scene import scene
from donjon.games.clank.rules.scoring import result
from donjon.games.clank.rules.setup import start
from donjon.games.clank.view.build import view
from donjon.kernel.match.game_parts import Brain, Drawing, GameParts, Rules

PARTS: Final = GameParts(
    rules=Rules(start=start, result=result),
    view=view,
    drawing=Drawing(scene=scene, style=style),
    brain=Brain(policy=policy, evaluate=evaluate),
)
