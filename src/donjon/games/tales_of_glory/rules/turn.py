"""Tales of Glory's round, as a list of steps."""

from __future__ import annotations

from typing import Final, final

from donjon.games.tales_of_glory.content.tables import ROUNDS, SEATS
from donjon.games.tales_of_glory.model.state import NOBODY, PLAY, TalesOfGlory
from donjon.games.tales_of_glory.rules.preparation import Prepare
from donjon.games.tales_of_glory.rules.scoring import FinalCount
from donjon.games.tales_of_glory.rules.selection import SelectAll
from donjon.games.tales_of_glory.rules.take_tiles import ChangeFirstPlayer, TakeTiles, turn_order
from donjon.games.tales_of_glory.rules.turn_actions import TakeAction
from donjon.games.tales_of_glory.words import events
from donjon.kernel.rules.step import AnyStep, Step
from donjon.kernel.rules.together import side_by_side


@final
class Round(Step["TalesOfGlory"]):
    """TG-2.2, TG-2.5, TG-2.7  Obtain a tile, play a tile, prepare the next round, with everyone."""

    def run(self, s: TalesOfGlory) -> None:
        s.round += 1
        events.round_begins(s)
        s.owe_all(ROUND_STEPS)


@final
class PlayTiles(Step["TalesOfGlory"]):
    """TG-7.1, TG-7.8, TG-R7, TG-22.5  Step 2 in the new turn order, which stays as it is."""

    def run(self, s: TalesOfGlory) -> None:
        s.phase = PLAY
        s.leader = s.first
        s.claim = NOBODY
        order = turn_order(s, s.first)
        if s.variant.parallel:  # TG-7.7, TG-R37
            s.owe(side_by_side([[TURNS[seat]] for seat in order]))
        else:
            s.owe_all([TURNS[seat] for seat in order])


@final
class PlayTurn(Step["TalesOfGlory"]):
    """TG-7.1  A player's part of step 2."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.act: Final = TakeAction(seat)

    def run(self, s: TalesOfGlory) -> None:
        events.turn_begins(s, self.seat)
        s.owe(self.act)


TURNS: Final[list[AnyStep]] = [PlayTurn(seat) for seat in range(SEATS)]


@final
class EndRound(Step["TalesOfGlory"]):
    """TG-2.1, TG-2.3, TG-17.1, TG-R24  Ten rounds; the last has no preparation."""

    def run(self, s: TalesOfGlory) -> None:
        s.leader = NOBODY
        s.claim = NOBODY
        if s.round < ROUNDS:
            s.owe_all([Prepare(), Round()])
        else:
            s.owe(FinalCount())


ROUND_STEPS: Final[list[AnyStep]] = [
    SelectAll(),
    TakeTiles(),
    ChangeFirstPlayer(),
    PlayTiles(),
    EndRound(),
]
