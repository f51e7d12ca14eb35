"""Map Masters' turn, as a list of steps."""

from __future__ import annotations

from typing import final

from donjon.games.map_masters.content.tables import TURNS
from donjon.games.map_masters.model.state import MapMasters
from donjon.games.map_masters.rules.exploration import Exploration
from donjon.games.map_masters.rules.hand_creation import CreateHands
from donjon.games.map_masters.rules.market import Market
from donjon.games.map_masters.rules.reset import Reset
from donjon.games.map_masters.rules.reward import Reward
from donjon.games.map_masters.words import events
from donjon.kernel.rules.step import Step


@final
class Turn(Step["MapMasters"]):
    """MM-1.3, MM-1.8  Market, hand creation, exploration, reward, reset, in this order."""

    def run(self, s: MapMasters) -> None:
        s.owe_all([Market(), CreateHands(), Exploration(), Reward(), NextTurn()])


@final
class NextTurn(Step["MapMasters"]):
    """MM-1.1, MM-1.4, MM-12.1, MM-R41  After turn 6 the game stops: no reset, no optimisers."""

    def run(self, s: MapMasters) -> None:
        if s.turn + 1 == TURNS:
            events.game_ends(s)
            return
        s.owe_all([Reset(), TurnEnds(), Turn()])


@final
class TurnEnds(Step["MapMasters"]):
    """The next turn is counted."""

    def run(self, s: MapMasters) -> None:
        s.turn += 1
