"""Clank!: its parts, imported when a match begins."""

from typing import Final

from donjon.games.clank.bot.ideas import ADVICE, ideas, turn_number
from donjon.games.clank.bot.policy import policy, policy_with
from donjon.games.clank.bot.quick_policy import new_quick_policy
from donjon.games.clank.bot.style_figures import harm, in_hand
from donjon.games.clank.bot.weights import TABLE
from donjon.games.clank.bot.win_chance import evaluate
from donjon.games.clank.drawing.choices import style
from donjon.games.clank.drawing.icons import COUNT_ICONS
from donjon.games.clank.drawing.means_now import means_now
from donjon.games.clank.drawing.memory import DrawingMemory
from donjon.games.clank.drawing.moments import MOMENTS, SOUNDS
from donjon.games.clank.drawing.scene import scene
from donjon.games.clank.drawing.why_not import why_not
from donjon.games.clank.rules.scoring import result
from donjon.games.clank.rules.setup import start
from donjon.games.clank.view.build import view
from donjon.kernel.match.game_parts import Brain, Drawing, GameParts, Rules, Tuning, Views
from donjon.kernel.view.view_memory import ViewMemory

PARTS: Final = GameParts(
    rules=Rules(start=start, result=result),
    views=Views(view=view, memory=ViewMemory),
    drawing=Drawing(
        scene=scene,
        memory=DrawingMemory,
        style=style,
        why_not=why_not,
        moments=MOMENTS,
        count_icons=COUNT_ICONS,
        sounds=SOUNDS,
        means_now=means_now,
    ),
    brain=Brain(
        policy=policy,
        evaluate=evaluate,
        ideas=ideas,
        turn=turn_number,
        harm=harm,
        in_hand=in_hand,
        new_quick_policy=new_quick_policy,
        advice=ADVICE,
        tuning=Tuning(table=TABLE, policy=policy_with),
    ),
)
