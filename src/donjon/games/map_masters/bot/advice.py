"""The solver as adviser: the best plan for a seat, and a review of a finished exploration."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.bot.wanted_discoveries import wanted_discoveries
from donjon.games.map_masters.bot.weights import policy_weights
from donjon.games.map_masters.content.printed_icons import COIN
from donjon.games.map_masters.model.draft import new_draft
from donjon.games.map_masters.model.finished_exploration import FinishedExploration
from donjon.games.map_masters.model.state import EXPLORATION, REWARD, MapMasters
from donjon.games.map_masters.rules.building.edit_draft import lay_out, path_spells, redraw
from donjon.games.map_masters.rules.scoring import points_for
from donjon.games.map_masters.solver.api import best_points, question_for
from donjon.games.map_masters.solver.input.question import Solution
from donjon.games.map_masters.solver.input.time_limit import SecondsLimit, TimeLimit
from donjon.games.map_masters.solver.input.weights import points_in
from donjon.games.map_masters.solver.solve import answer
from donjon.games.map_masters.words.names import objective_name
from donjon.kernel.rules.suggestion import Suggestion
from donjon.kernel.words.message import Message

SECONDS: Final = 0.5
"""The time for one path; most are proven sooner."""


def suggest(s: MapMasters, seat: int) -> Suggestion | None:
    """MM-15.5  The dungeon and path that the solver would hand in for a seat that explores."""
    return suggest_within(s, seat, SecondsLimit(SECONDS))


def suggest_within(s: MapMasters, seat: int, limit: TimeLimit) -> Suggestion | None:
    """The same within any limit; None if the seat does not explore."""
    if s.phase != EXPLORATION or s.players[seat].is_finished:
        return None
    wanted = wanted_discoveries(s, s.players[seat], policy_weights(s))
    found = answer(question_for(s, seat, wanted), limit)
    changed = s.clone()
    draw(changed, seat, found)
    return Suggestion(seat, plan_text(changed, seat, found), changed)


def plan_text(s: MapMasters, seat: int, found: Solution) -> Message:
    """What the plan scores, and whether it is proven to be the best."""
    draft = s.players[seat].draft
    return Message(
        "mm-plan-proven" if found.is_proven() else "mm-plan-open",
        {
            "n": points_for(draft.found(), s.primary),
            "goal": objective_name(s.primary),
            "coins": draft.found()[COIN],
            "exit": Message("mm-plan-exit" if draft.is_exit() else "mm-plan-dead-end"),
        },
    )


def review(s: MapMasters) -> list[Suggestion]:
    """MM-15.2  For every seat the path with the most points for the last primary objective."""
    if s.explored is None:
        return []
    return [best_of(s, s.explored, seat, SecondsLimit(SECONDS)) for seat in range(len(s.players))]


def best_of(
    s: MapMasters, explored: FinishedExploration, seat: int, limit: TimeLimit
) -> Suggestion:
    """The best path of a seat in that exploration, drawn in its dungeon."""
    changed = as_it_was(s, explored)
    found = best_points(changed, seat, limit)
    draw(changed, seat, found)
    return Suggestion(seat, review_text(s, explored, seat, found), changed)


def as_it_was(s: MapMasters, explored: FinishedExploration) -> MapMasters:
    """The state after that exploration, without the dungeons that were built."""
    changed = s.clone()
    changed.phase = REWARD
    changed.turn = explored.turn
    changed.primary = explored.primary
    changed.secondary = explored.secondary
    for seat, player in enumerate(changed.players):
        player.zone = explored.hands[seat][:]
        player.dealt.remove_all()
        player.draft = new_draft(len(player.zone))
        player.draft.tokens = explored.tokens[seat][:]
        player.draft.spells = explored.spells[seat]
        player.is_finished = True
    return changed


def review_text(
    s: MapMasters, explored: FinishedExploration, seat: int, found: Solution
) -> Message:
    """What the seat scored, and what it could have scored."""
    scored = s.players[seat].board.primary[explored.turn]
    best, most = points_in(found.value), points_in(found.bound)
    if scored == most:
        key = "mm-review-best"
    else:
        key = "mm-review-proven" if best == most else "mm-review-open"
    goal = objective_name(explored.primary)
    return Message(key, {"n": scored, "best": best, "most": most, "goal": goal})


def draw(s: MapMasters, seat: int, found: Solution) -> None:
    """Put the dungeon and path of the solver into the draft of the seat."""
    player = s.players[seat]
    player.tokens = player.draft.tokens[:]
    player.ready |= player.draft.spells
    lay_out(player, found.places)
    if player.draft.path is not None:
        redraw(player.draft, player.tokens, path_spells(player), found.start, found.steps)
