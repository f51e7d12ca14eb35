"""Map Masters: its parts, imported when a match begins."""

from typing import Final

from donjon.games.map_masters.bot.advice import review, suggest
from donjon.games.map_masters.bot.foresight import foresee
from donjon.games.map_masters.bot.ideas import ADVICE, ideas, turn
from donjon.games.map_masters.bot.policy import new_policy, policy, policy_with
from donjon.games.map_masters.bot.weights import TABLE
from donjon.games.map_masters.drawing.choices import style
from donjon.games.map_masters.drawing.icons import COUNT_ICONS
from donjon.games.map_masters.drawing.means_now import means_now
from donjon.games.map_masters.drawing.memory import DrawingMemory
from donjon.games.map_masters.drawing.moments import MOMENTS
from donjon.games.map_masters.drawing.scene import scene
from donjon.games.map_masters.drawing.turn_recap import recap
from donjon.games.map_masters.drawing.why_not import why_not
from donjon.games.map_masters.rules.scoring import result
from donjon.games.map_masters.rules.setup import start
from donjon.games.map_masters.view.build import view
from donjon.games.map_masters.view.memory import ExploredMemory
from donjon.kernel.match.game_parts import Brain, Drawing, GameParts, Rules, Tuning, Views

PARTS: Final = GameParts(
    rules=Rules(start=start, result=result),
    views=Views(view=view, memory=ExploredMemory),
    drawing=Drawing(
        scene=scene,
        memory=DrawingMemory,
        style=style,
        recap=recap,
        moments=MOMENTS,
        count_icons=COUNT_ICONS,
        why_not=why_not,
        means_now=means_now,
    ),
    brain=Brain(
        policy=policy,
        new_policy=new_policy,
        suggest=suggest,
        review=review,
        ideas=ideas,
        turn=turn,
        foresee=foresee,
        advice=ADVICE,
        tuning=Tuning(table=TABLE, policy=policy_with),
    ),
)
