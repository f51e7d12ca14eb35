"""Map Masters 4.13: optimisers, and everything made ready for the next turn."""

from __future__ import annotations

from typing import final

from donjon.games.map_masters.content.spellbooks import BARTER
from donjon.games.map_masters.content.tables import REFRESH_AFTER
from donjon.games.map_masters.model.draft import new_draft
from donjon.games.map_masters.model.state import NO_CARD, RESET, MapMasters
from donjon.games.map_masters.rules.barter import Barter
from donjon.games.map_masters.rules.deck_improvement import Optimise
from donjon.games.map_masters.rules.market import market_order
from donjon.games.map_masters.rules.market_piles import refresh
from donjon.games.map_masters.rules.reward import draw_objective
from donjon.games.map_masters.words import events
from donjon.kernel.rules.step import AnyStep, Step
from donjon.kernel.rules.together import side_by_side


@final
class Reset(Step["MapMasters"]):
    """MM-1.5, MM-1.8, MM-11.1  The next primary objective, then optimisers for all at once.

    MM-11.9: a player with SB-16 uses it afterwards, in the order of this turn's market.
    """

    def run(self, s: MapMasters) -> None:
        s.phase = RESET
        s.primary = draw_objective(s)
        events.primary_drawn(s, s.primary)
        order = market_order(s)
        lanes: list[list[AnyStep]] = [[Optimise(seat)] for seat in order]
        barters: list[AnyStep] = [
            Barter(seat) for seat in order if s.players[seat].is_ready(BARTER)
        ]
        s.owe_all([side_by_side(lanes), *barters, CleanUp()])


@final
class CleanUp(Step["MapMasters"]):
    """MM-6.11, MM-11.7, MM-11.8  Paths are wiped, hands discarded, spellbooks turned up."""

    def run(self, s: MapMasters) -> None:
        for player in s.players:
            player.discard.extend(player.zone)
            player.zone = player.kept
            player.kept = []
            player.left_out = []
            player.recycles = player.scissors = 0
            player.ready = sum([1 << spell for spell in player.spells])
            player.draft = new_draft(0)
            player.is_finished = False
        s.secondary = NO_CARD
        if s.turn + 1 == REFRESH_AFTER:  # MM-2.21, MM-11.10
            refresh(s)
            events.market_refreshed(s)
