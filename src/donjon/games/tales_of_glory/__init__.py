"""TG-R1  Tales of Glory: ten years of adventure on a map of one's own, for 2 to 5 young heroes."""

from pathlib import Path
from typing import Final

from donjon.games.tales_of_glory.bot import evaluate, policy
from donjon.games.tales_of_glory.content import P
from donjon.games.tales_of_glory.foresight import preview as preview
from donjon.games.tales_of_glory.scene import scene as scene_of
from donjon.games.tales_of_glory.scoring import TIE_BREAKS, result
from donjon.games.tales_of_glory.setup import start
from donjon.games.tales_of_glory.view import view as view_of
from donjon.kernel.game import Game, Option

GAME: Final = Game(
    name="tales_of_glory",
    prefix="TG",
    seats=(P.players_min, P.players_max),
    minutes=P.minutes,
    icon="knight-banner",
    tint="plum",
    rules_version=2,
    options=[
        Option("quests", False),
        Option("parallel", False),
        Option("first_player", "name", values=["name", "random"]),
        Option("tie_break", TIE_BREAKS[0], values=TIE_BREAKS),
        Option("gains_last", False),
        Option("majority_needs_one", False),
    ],
    folder=Path(__file__).parent,
    catalogue="tales_of_glory",
    longest=P.rounds * P.players_max * 12,
    start=start,
    result=result,
    view=view_of,
    scene=scene_of,
    policy=policy,
    evaluate=evaluate,
)
