"""Map Masters (Versus): five cards make a dungeon, one line is the path, for 2 to 5 players."""

from pathlib import Path
from typing import Final

from donjon.games.map_masters.bot import evaluate, policy
from donjon.games.map_masters.content import LEAST_SEATS, SEATS
from donjon.games.map_masters.counsel import plan as plan_of, review
from donjon.games.map_masters.handing_in import BadPlan as BadPlan
from donjon.games.map_masters.plan import Placement as Placement, Plan as Plan
from donjon.games.map_masters.scene import scene as scene_of
from donjon.games.map_masters.scoring import result
from donjon.games.map_masters.setup import start
from donjon.games.map_masters.small_choices import plan_choices as plan_choices
from donjon.games.map_masters.solving.asking import solve as solve
from donjon.games.map_masters.view import view as view_of
from donjon.kernel.game import Game, Option

GAME: Final = Game(
    name="map_masters",
    prefix="MM",
    seats=(LEAST_SEATS, SEATS),
    minutes=45,
    icon="treasure-map",
    tint="moss",
    rules_version=2,
    options=[
        Option("youngest", 0, least=0, most=SEATS),
        Option("open_drafts", False),
        Option("barter_left_out", False),
    ],
    folder=Path(__file__).parent,
    catalogue="map_masters",
    longest=40_000,
    start=start,
    result=result,
    view=view_of,
    scene=scene_of,
    policy=policy,
    evaluate=evaluate,
    plan=plan_of,
    review=review,
)
