"""Map Masters (Versus): five cards make a dungeon, one line is the path, for 2 to 5 players."""

from pathlib import Path
from typing import Final

from donjon.games.map_masters.bot import evaluate, policy
from donjon.games.map_masters.counsel import plan, review
from donjon.games.map_masters.handing_in import BadPlan as BadPlan
from donjon.games.map_masters.plan import Placement as Placement, Plan as Plan
from donjon.games.map_masters.scene import scene
from donjon.games.map_masters.scoring import result
from donjon.games.map_masters.setup import start
from donjon.games.map_masters.small_choices import plan_choices as plan_choices
from donjon.games.map_masters.solving.asking import solve as solve
from donjon.games.map_masters.view import view
from donjon.kernel.game import Game, Option

GAME: Final = Game(
    name="map_masters",
    prefix="MM",
    seats=(2, 5),
    minutes=45,
    icon="treasure-map",
    tint="moss",
    rules_version=1,
    options=[Option("youngest", 0, least=0, most=5), Option("open_drafts", False)],
    folder=Path(__file__).parent,
    catalogue="map_masters",
    longest=40_000,
    start=start,
    result=result,
    view=view,
    scene=scene,
    policy=policy,
    evaluate=evaluate,
    plan=plan,
    review=review,
)
