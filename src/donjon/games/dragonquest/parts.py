"""DragonQuest: its parts, imported when a match begins."""

from typing import Final

from donjon.games.dragonquest.bot.ideas import ADVICE, ideas, turn
from donjon.games.dragonquest.bot.policy import policy, policy_with
from donjon.games.dragonquest.bot.style_figures import harm, in_hand, turns_left
from donjon.games.dragonquest.bot.weights import TABLE
from donjon.games.dragonquest.bot.win_chance import evaluate
from donjon.games.dragonquest.drawing.choices import style
from donjon.games.dragonquest.drawing.icons import COUNT_ICONS
from donjon.games.dragonquest.drawing.means_now import means_now
from donjon.games.dragonquest.drawing.memory import DrawingMemory
from donjon.games.dragonquest.drawing.moments import MOMENTS
from donjon.games.dragonquest.drawing.scene import scene
from donjon.games.dragonquest.drawing.why_not import why_not
from donjon.games.dragonquest.rules.scoring import result
from donjon.games.dragonquest.rules.setup import start
from donjon.games.dragonquest.view.build import view
from donjon.kernel.match.game_parts import Brain, Drawing, GameParts, Rules, Tuning, Views
from donjon.kernel.view.view_memory import ViewMemory

PARTS: Final = GameParts(
    rules=Rules(start=start, result=result),
    views=Views(view=view, memory=ViewMemory),
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
        evaluate=evaluate,
        ideas=ideas,
        turn=turn,
        harm=harm,
        in_hand=in_hand,
        turns_left=turns_left,
        advice=ADVICE,
        tuning=Tuning(table=TABLE, policy=policy_with),
    ),
)
