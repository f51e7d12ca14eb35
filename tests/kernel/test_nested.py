"""Hidden simultaneous choices within a lane of a side-by-side step."""

from __future__ import annotations

import pytest

from donjon import Match
from donjon.kernel.match.replay import replay
from donjon.kernel.rules.chance import FastChance, ScriptedChance
from donjon.kernel.rules.contents import contents
from donjon.kernel.rules.state import (
    apply_choice,
    hidden_choice_of,
    open_decisions,
    play_out,
    run_until_choice,
    sample,
)
from donjon.kernel.rules.step import AnyDecision, AnyStep
from donjon.kernel.rules.together import side_by_side, together
from tests.kernel.custom_steps import Ask, game_of, state_owing


def vote() -> AnyStep:
    """Seats 0 and 1 choose at the same time."""
    votes: list[AnyDecision] = [Ask(0, [1, 2]), Ask(1, [3, 4])]
    return together(votes)


def lanes() -> list[list[AnyStep]]:
    """Two seats vote in one lane, then one of them is asked; another goes on by itself."""
    return [[Ask(0, [10, 20]), vote()], [Ask(2, [5, 6]), Ask(2, [7, 8])]]


def new_match() -> Match:
    return Match(game_of([side_by_side(lanes())]), seats=3, seed=1)


def coins(match: Match) -> list[int]:
    return [player.coins for player in match.state().players]  # type: ignore[attr-defined]


def test_all_who_vote_and_all_who_go_on_are_asked() -> None:
    assert new_match().waiting == (0, 1, 2)


def test_a_vote_takes_effect_with_its_last_answer() -> None:
    match = new_match()
    match.play(1, 4)
    assert coins(match) == [0, 0, 0]
    assert match.waiting == (0, 2)
    match.play(2, 7)
    assert coins(match) == [0, 0, 7]
    match.play(0, 2)
    assert coins(match) == [2, 4, 7]
    assert match.waiting == (0, 2)
    match.play(2, 5)
    match.play(0, 10)
    assert match.is_over
    assert replay(match.record(), match.game).hashes == match.hashes


@pytest.mark.parametrize("between", [False, True], ids=["at once", "after another lane went on"])
def test_a_hidden_choice_can_change_until_the_last(between: bool) -> None:
    match, straight = new_match(), new_match()
    match.play(1, 4)
    straight.play(1, 3)
    if between:
        match.play(2, 8)
        straight.play(2, 8)
    match.play(1, 3)
    assert match.choices_made == straight.choices_made
    assert match.hashes == straight.hashes
    assert contents(match.state()) == contents(straight.state())
    assert match.journal(1) == straight.journal(1)
    match.play(0, 1)
    assert coins(match) == [1, 3, 8 if between else 0]


def test_a_hidden_choice_is_known_to_its_seat_alone() -> None:
    s = state_owing(3, ScriptedChance([]), [side_by_side(lanes())])
    run_until_choice(s)
    apply_choice(s, open_decisions(s)[1], 4)
    assert [hidden_choice_of(s, seat) for seat in range(3)] == [None, 4, None]
    guesses = {hidden_choice_of(sample(s, 2, FastChance(seed)), 1) for seed in range(20)}
    assert guesses == {3, 4}
    assert {hidden_choice_of(sample(s, 1, FastChance(seed)), 1) for seed in range(20)} == {4}


def test_random_choices_come_to_an_end() -> None:
    for seed in range(20):
        s = state_owing(3, FastChance(seed), [side_by_side(lanes())])
        assert play_out(s, FastChance(seed)) == 5


@pytest.mark.parametrize(
    "step",
    [Ask(0, [1, 2]), vote(), side_by_side(lanes())],
    ids=["a decision", "together", "side by side"],
)
def test_a_decision_that_is_not_open_is_an_error(step: AnyStep) -> None:
    s = state_owing(3, ScriptedChance([]), [step])
    run_until_choice(s)
    before = contents(s)
    with pytest.raises(ValueError, match="Ask of seat 1 is not open"):
        apply_choice(s, Ask(1, [3, 4]), 3)
    assert contents(s) == before
