"""The solver as adviser: the plan of a hint, and the review of an exploration."""

from __future__ import annotations

from functools import cache

import pytest

from donjon import FastChance, Match, Message
from donjon.bots.match_moves import choose_for, draw_suggestion, review_match, suggest_plan
from donjon.games.map_masters import GAME
from donjon.games.map_masters.bot.advice import best_of, review, suggest, suggest_within
from donjon.games.map_masters.content.tables import OBJECTIVE_OF
from donjon.games.map_masters.model.state import EXPLORATION, MapMasters
from donjon.games.map_masters.solver.input.time_limit import StepLimit
from donjon.games.map_masters.solver.input.weights import POINT, primary_weights, value_of
from donjon.kernel.rules.suggestion import Suggestion
from tests.games.map_masters.scenario import MapMastersScenario, plan as path_of

HAND = "S-9 S-4"
LITTLE = 300


def exploring() -> MapMastersScenario:
    """Two seats that explore the same two cards, a hand that is solved quickly."""
    scenario = MapMastersScenario()
    scenario.set_zone(HAND)
    scenario.set_zone(HAND, 1)
    scenario.begins_exploration()
    return scenario


@cache
def played(bot: str) -> Match:
    """A match of two bots, just after the first turn's reward."""
    match = Match(GAME, 2, 3)
    while truth(match).explored is None:
        seat = match.waiting[0]
        match.play(seat, choose_for(match, seat, bot))
    return match


def over(bot: str = "greedy") -> Match:
    return played(bot).fork()


def truth(match: Match) -> MapMasters:
    state = match.state()
    assert isinstance(state, MapMasters)
    return state


def drawn(suggestion: Suggestion) -> list[int]:
    """What the path of a suggestion has found."""
    assert isinstance(suggestion.s, MapMasters)
    return suggestion.s.players[suggestion.seat].draft.found()


def test_a_plan_is_a_legal_dungeon_and_path() -> None:
    """MM-15.5  The plan that a hint shows could be handed in as it is."""
    s = exploring().state
    suggestion = suggest(s, 0)
    assert suggestion is not None
    assert isinstance(suggestion.s, MapMasters)
    draft = suggestion.s.players[0].draft
    assert draft.is_legal()
    assert draft.has_path()
    assert suggestion.text.key == "mm-plan-proven"
    assert s.players[0].draft.is_empty()  # nothing has changed at the table
    assert suggestion.s.players[1].draft.is_empty()


def test_there_is_no_plan_where_nothing_is_explored() -> None:
    assert suggest(MapMastersScenario().state, 0) is None
    scenario = exploring()
    scenario.hands_in(path_of("S-9 0 0", "S-9:L1 (1,3)"), 0)
    assert suggest(scenario.state, 0) is None


def test_a_plan_does_not_know_the_drafts_of_others() -> None:
    """MM-15.1, MM-R44  The plan stays the same when hidden things are dealt again."""
    match = Match(GAME, 3, 3)
    while len(match.waiting) < 3:
        match.play(match.waiting[0], 0)
    plans = []
    for seed in (1, 2):
        match.play(1, match.choices(1)[-1])
        s = match.sample(0, FastChance(seed))
        assert isinstance(s, MapMasters)
        suggestion = suggest_within(s, 0, StepLimit(LITTLE))
        assert suggestion is not None
        seen = draw_suggestion(GAME, suggestion).scene
        plans.append((suggestion.text, seen.pieces, seen.strokes))
    assert plans[0] == plans[1]


def test_there_is_no_review_before_an_exploration_is_over() -> None:
    scenario = exploring()
    assert review(scenario.state) == []


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_a_review_tells_what_was_scored_and_what_could_have_been(bot: str) -> None:
    """MM-15.2  The most is never less than the score, and the path shown has the best points."""
    match = over(bot)
    s = truth(match)
    assert s.explored is not None
    suggestions = review(s)
    assert [suggestion.seat for suggestion in suggestions] == [0, 1]
    for suggestion in suggestions:
        scored = s.players[suggestion.seat].board.primary[0]
        args = suggestion.text.args
        assert args["n"] == scored
        assert isinstance(args["best"], int)
        assert isinstance(args["most"], int)
        assert scored <= args["most"]
        assert args["best"] <= args["most"]
        weights = primary_weights(OBJECTIVE_OF[s.explored.primary])
        assert value_of(weights, drawn(suggestion), False) // POINT == args["best"]
        is_best = suggestion.text.key == "mm-review-best"
        assert is_best == (scored == args["most"])


def test_a_review_stays_possible_into_the_next_exploration() -> None:
    """It shows the hands of the finished exploration, not the new ones."""
    match = over()
    first = truth(match).explored
    while truth(match).phase != EXPLORATION:
        match.play(match.waiting[0], match.choices(match.waiting[0])[0])
    s = truth(match)
    assert first is not None
    assert s.explored is not None
    for suggestion in review(s):
        assert isinstance(suggestion.s, MapMasters)
        assert suggestion.s.players[suggestion.seat].zone == first.hands[suggestion.seat]
        assert suggestion.s.turn == 0


def test_a_review_uses_only_what_all_may_know() -> None:
    """MM-15.1  The review stays the same when hidden things are dealt again."""
    match = over()
    texts = []
    for s in (match.state(), match.sample(-1, FastChance(99))):
        assert isinstance(s, MapMasters)
        assert s.explored is not None
        texts.append([best_of(s, s.explored, seat, StepLimit(LITTLE)).text for seat in range(2)])
    assert texts[0] == texts[1]


def test_a_match_is_asked_for_both() -> None:
    """Both are asked of a match: the plan of one seat, and a suggestion for every seat."""
    match = over()
    while truth(match).phase != EXPLORATION:
        match.play(match.waiting[0], match.choices(match.waiting[0])[0])
    sight = suggest_plan(match, 1)
    assert sight is not None
    assert (sight.seat, sight.scene.viewer) == (1, 1)
    assert [each.seat for each in review_match(match)] == [0, 1]


def test_the_scene_says_when_there_is_a_review() -> None:
    match = Match(GAME, 2, 3)
    assert match.scene(0).review is None
    seen = over().scene(None).review
    assert isinstance(seen, Message)
    assert over().translate(seen) == "The best paths of turn 1"
