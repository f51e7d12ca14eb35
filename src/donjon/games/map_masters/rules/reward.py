"""Map Masters 4.12: coins, points and the secondary objective."""

from __future__ import annotations

from typing import final

from donjon.games.map_masters.content.printed_icons import RECYCLE, SCISSORS, USES
from donjon.games.map_masters.content.tables import TIME_BONUS
from donjon.games.map_masters.model.clones import clone_draft
from donjon.games.map_masters.model.finished_exploration import FinishedExploration
from donjon.games.map_masters.model.state import REWARD, MapMasters, Player
from donjon.games.map_masters.rules.scoring import points_for
from donjon.games.map_masters.words import events
from donjon.kernel.rules.step import Step


@final
class Reward(Step["MapMasters"]):
    """MM-10.10  In this order, without a decision."""

    def run(self, s: MapMasters) -> None:
        s.phase = REWARD
        return_tokens(s)
        for player in s.players:
            score_primary(s, player)
            mark_bonus(s, player)
        s.secondary = draw_objective(s)
        events.secondary_drawn(s, s.secondary)
        for player in s.players:
            score_secondary(s, player)
            tick_exit(player)
            count_optimisers(player)
        s.explored = expedition(s)
        events.paths_shown(s)


def expedition(s: MapMasters) -> FinishedExploration:
    """MM-15.2  What all have seen of this turn's hands, dungeons and paths."""
    drafts = [clone_draft(player.draft) for player in s.players]
    return FinishedExploration(
        s.turn,
        s.primary,
        s.secondary,
        hands=[player.zone[:] for player in s.players],
        tokens=[draft.tokens for draft in drafts],
        spells=[draft.spells for draft in drafts],
        places=[draft.places for draft in drafts],
        paths=[draft.path for draft in drafts],
    )


def return_tokens(s: MapMasters) -> None:
    """MM-10.1, MM-13.2, MM-13.3  Unused tokens go back to the stock; they are no discoveries."""
    for player in s.players:
        for use in range(USES):
            s.stock[use] += player.tokens[use]
            player.tokens[use] = 0


def draw_objective(s: MapMasters) -> int:
    """MM-0.9, MM-1.6, MM-1.7, MM-10.6, MM-I4  The top objective; the pile is never reshuffled."""
    objective = s.objective_pile.draw(s)
    s.drawn.append(objective)
    return objective


def score_primary(s: MapMasters, player: Player) -> None:
    """MM-10.2, MM-10.3, MM-6.7, MM-R9  A coin for each one circled, and the blue column."""
    found = player.draft.found()
    coins = 0 if player.draft.path is None else player.draft.path.coins()
    player.coins += coins
    player.board.primary.append(points_for(found, s.primary))
    events.primary_scored(s, player.seat, player.board.primary[-1], coins)


def mark_bonus(s: MapMasters, player: Player) -> None:
    """MM-9.5, MM-10.5, MM-I22  The green column: the bonus for the player who was first."""
    player.board.bonus.append(TIME_BONUS[s.turn] if s.finisher == player.seat else 0)


def score_secondary(s: MapMasters, player: Player) -> None:
    """MM-1.9, MM-1.10, MM-10.7, MM-R40  The pink column, in full, even if it is the same kind."""
    player.board.secondary.append(points_for(player.draft.found(), s.secondary))
    events.secondary_scored(s, player.seat, player.board.secondary[-1])


def tick_exit(player: Player) -> None:
    """MM-10.8, MM-5.12, MM-R49  The red box is ticked for every exit."""
    player.board.exits.append(1 if player.draft.is_exit() else 0)


def count_optimisers(player: Player) -> None:
    """MM-6.32, MM-11.2  The optimisers circled this turn may be used in the reset."""
    found = player.draft.found()
    player.recycles = found[RECYCLE]
    player.scissors = found[SCISSORS]
