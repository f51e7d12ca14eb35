"""The parts of Three Chests: rules, view, drawing and brain."""

from typing import Final

from donjon.kernel.match.game_parts import Brain, Drawing, GameParts, Rules, Views
from donjon.kernel.view.view_memory import ViewMemory
from donjon.testing.toy.bot.policy import evaluate, policy
from donjon.testing.toy.drawing.choices import style
from donjon.testing.toy.drawing.means_now import means_now
from donjon.testing.toy.drawing.memory import DrawingMemory
from donjon.testing.toy.drawing.scene import COUNT_ICONS, scene
from donjon.testing.toy.drawing.why_not import why_not
from donjon.testing.toy.rules.scoring import result
from donjon.testing.toy.rules.setup import start
from donjon.testing.toy.view.build import view

PARTS: Final = GameParts(
    rules=Rules(start=start, result=result),
    views=Views(view=view, memory=ViewMemory),
    drawing=Drawing(
        scene=scene,
        memory=DrawingMemory,
        style=style,
        why_not=why_not,
        means_now=means_now,
        count_icons=COUNT_ICONS,
    ),
    brain=Brain(policy=policy, evaluate=evaluate),
)
