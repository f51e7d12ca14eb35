"""Side by side: several seats play at the same time, each with steps of its own."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from donjon import Match
from donjon.kernel.match.fingerprint import shared
from donjon.kernel.match.replay import replay
from donjon.kernel.rules.chance import FastChance
from donjon.kernel.rules.contents import contents
from donjon.kernel.rules.state import (
    apply_choice,
    next_decision,
    open_decisions,
    play_out,
    run_until_choice,
)
from donjon.kernel.rules.step import AnyStep
from donjon.kernel.rules.together import side_by_side
from donjon.kernel.words.errors import IllegalChoice, NotYourTurn, UndoRefused
from tests.kernel.custom_steps import Ask, game_of, state_owing


def lanes() -> list[list[AnyStep]]:
    """Seat 0 is asked twice, seat 1 once, seat 2 never; the last step of a lane is done first."""
    return [[Ask(0, [3, 4]), Ask(0, [1, 2])], [Ask(1, [5, 6])], [Ask(2, [7])]]


def new_match() -> Match:
    return Match(game_of([side_by_side(lanes()), Ask(2, [8, 9])]), seats=3, seed=1)


def waiting(match: Match) -> list[int]:
    return list(match.waiting)


def coins(match: Match) -> list[int]:
    return [player.coins for player in match.state().players]  # type: ignore[attr-defined]


def test_all_are_asked_at_once_and_forced_answers_are_in() -> None:
    match = new_match()
    assert waiting(match) == [0, 1]
    assert coins(match) == [0, 0, 7]
    assert [choice.id for choice in match.choices(0)] == [1, 2]
    assert match.choices(2) == []


def test_an_answer_takes_effect_at_once_and_the_seat_goes_on() -> None:
    match = new_match()
    match.play(0, 2)
    assert coins(match) == [2, 0, 7]
    assert waiting(match) == [0, 1]
    match.play(0, 3)
    assert waiting(match) == [1]
    with pytest.raises(NotYourTurn):
        match.play(0, 3)
    with pytest.raises(IllegalChoice):
        match.play(1, 4)
    match.play(1, 5)
    assert waiting(match) == [2]
    assert coins(match) == [5, 5, 7]


def test_any_order_gives_the_same_state() -> None:
    ends = set()
    for order in set(permutations([0, 0, 1])):
        match = new_match()
        for seat in order:
            match.play(seat, match.choices(seat)[-1])
        ends.add(contents(match.state()))
    assert len(ends) == 1


def test_a_choice_is_undone_and_what_others_chose_stays() -> None:
    match = new_match()
    before = contents(match.state())
    match.play(0, 1)
    match.undo(0)
    assert contents(match.state()) == before
    match.play(0, 1)
    match.play(1, 6)
    match.undo(0)
    assert match.choices_made == [(1, 6)]
    assert match.unchanged_prefix == 0
    assert match.hashes == replay(match.record(), match.game).hashes
    assert coins(match) == [0, 6, 7]
    match.undo(1)
    assert contents(match.state()) == before


def test_each_takes_back_its_own_in_any_order() -> None:
    twice: list[list[AnyStep]] = [[Ask(n, [3, 4, 6]), Ask(n, [1, 2, 5])] for n in range(2)]
    match = Match(game_of([side_by_side(twice), Ask(2, [8, 9])]), seats=3, seed=1)
    moments = [contents(match.state())]
    for option in (1, 3):
        match.play(0, option)
        moments.append(contents(match.state()))
    match.play(1, 5)
    match.undo(0)
    match.undo(1)
    assert contents(match.state()) == moments[1]
    match.play(1, 5)
    match.undo(0)
    assert not match.may_undo(0)
    match.undo(1)
    assert contents(match.state()) == moments[0]


@pytest.mark.parametrize("next_steps", [[], lanes(), lanes()[1:2], [*lanes(), []]])
def test_nothing_is_undone_once_all_have_come_together(next_steps: list[list[AnyStep]]) -> None:
    """Neither by seats that had finished before, nor if lanes follow again at once."""
    steps = [side_by_side(lanes()), side_by_side(next_steps), Ask(2, [8, 9])]
    match = Match(game_of(steps), seats=3, seed=1)
    for seat, option in ((1, 6), (0, 2), (0, 4)):
        match.play(seat, option)
    assert match.may_undo(0)
    assert not match.may_undo(1)
    after = waiting(match)[-1]
    match.play(after, match.choices(after)[0])
    assert not match.may_undo(0)
    with pytest.raises(UndoRefused):
        match.undo(0)


def test_a_record_replays_and_a_clone_goes_its_own_way() -> None:
    match = new_match()
    match.play(1, 6)
    s = match.state()
    twin = s.clone()
    assert shared(s, twin) == []
    before = contents(s)
    apply_choice(twin, open_decisions(twin)[0], 1)
    run_until_choice(twin)
    assert contents(s) == before
    match.play(0, 1)
    match.play(0, 3)
    match.play(2, 9)
    assert match.is_over
    assert replay(match.record(), match.game).hashes == match.hashes


def test_it_is_played_out_at_random() -> None:
    s = state_owing(3, FastChance(1), [side_by_side(lanes()), Ask(2, [8, 9])])
    assert play_out(s, FastChance(1)) == 4
    assert s.owed == []


def test_lanes_without_questions_are_done() -> None:
    s = state_owing(2, FastChance(1), [side_by_side([[Ask(0, [1])], []]), Ask(1, [2])])
    assert run_until_choice(s) == []
    assert [player.coins for player in s.players] == [1, 2]


class Runner(Ask):
    """Asked in a race: each time takes as long as the seat's coins say."""

    def time_taken(self, s: Any) -> int:
        return int(s.players[self.seat].coins)


def test_in_a_race_the_seat_that_took_least_time_goes_on() -> None:
    """No seat waits until another has finished; of equals the first lane goes on."""
    runners: list[list[AnyStep]] = [[Runner(seat, [1, 2])] * 3 for seat in (1, 0)]
    s = state_owing(2, FastChance(1), [side_by_side(runners)])
    order: list[int] = []
    while run_until_choice(s):
        decision = next_decision(s)
        order.append(decision.seat)
        apply_choice(s, decision, 1 if decision.seat else 2)
    assert order == [1, 0, 1, 1, 0, 0]


def test_without_a_race_one_after_the_other_goes_on() -> None:
    s = state_owing(3, FastChance(1), [side_by_side(lanes())])
    order: list[int] = []
    while options := run_until_choice(s):
        order.append(next_decision(s).seat)
        apply_choice(s, next_decision(s), options[0])
    assert order == [0, 0, 1]
