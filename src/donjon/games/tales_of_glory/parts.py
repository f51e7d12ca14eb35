"""Tales of Glory: its parts, imported when a match begins."""

from typing import Final

from donjon.games.tales_of_glory.bot.ideas import ADVICE, ideas, turn
from donjon.games.tales_of_glory.bot.policy import policy, policy_with
from donjon.games.tales_of_glory.bot.style_figures import in_hand
from donjon.games.tales_of_glory.bot.weights import TABLE
from donjon.games.tales_of_glory.drawing.choices import style
from donjon.games.tales_of_glory.drawing.icons import COUNT_ICONS
from donjon.games.tales_of_glory.drawing.means_now import means_now
from donjon.games.tales_of_glory.drawing.memory import DrawingMemory
from donjon.games.tales_of_glory.drawing.moments import MOMENTS
from donjon.games.tales_of_glory.drawing.scene import scene
from donjon.games.tales_of_glory.drawing.why_not import why_not
from donjon.games.tales_of_glory.rules.scoring import result
from donjon.games.tales_of_glory.rules.setup import start
from donjon.games.tales_of_glory.view.build import view
from donjon.games.tales_of_glory.view.memory import PreviewMemory
from donjon.kernel.match.game_parts import Brain, Drawing, GameParts, Rules, Tuning, Views

PARTS: Final = GameParts(
    rules=Rules(start=start, result=result),
    views=Views(view=view, memory=PreviewMemory),
    drawing=Drawing(
        scene=scene,
        memory=DrawingMemory,
        style=style,
        moments=MOMENTS,
        count_icons=COUNT_ICONS,
        why_not=why_not,
        means_now=means_now,
    ),
    brain=Brain(
        policy=policy,
        ideas=ideas,
        turn=turn,
        in_hand=in_hand,
        advice=ADVICE,
        tuning=Tuning(table=TABLE, policy=policy_with),
    ),
)
