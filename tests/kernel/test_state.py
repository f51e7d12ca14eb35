"""States: owed steps, forced choices, simultaneous choices, samples."""

from __future__ import annotations

import pytest

from donjon.kernel.rules.chance import FastChance, ScriptedChance
from donjon.kernel.rules.contents import contents
from donjon.kernel.rules.state import (
    State,
    apply_choice,
    first_decision,
    open_decisions,
    play_out,
    run_until_choice,
    sample,
)
from donjon.kernel.rules.step import Step
from donjon.kernel.rules.together import UNANSWERED, Together, together
from donjon.testing.toy import GAME as TOY
from donjon.testing.toy.model.state import ThreeChests
from donjon.testing.toy.rules.turn import DOUBLE, TAKE, PickChest, TakeOrDouble
from tests.kernel.custom_steps import Ask, Throw, state_owing


def new_toy(seats: int, seed: int = 1) -> ThreeChests:
    s = TOY.new_state(seats, TOY.check_options({}, seats), FastChance(seed))
    assert isinstance(s, ThreeChests)
    return s


def coins(s: ThreeChests) -> list[int]:
    return [player.coins for player in s.players]


def answers(s: State) -> list[int]:
    step = s.owed[-1]
    assert isinstance(step, Together)
    return step.answers


class TestRunUntilChoice:
    def test_nothing_is_done_before(self) -> None:
        s = new_toy(2)
        assert (s.round, s.chance.drawn) == (0, 0)
        assert open_decisions(s) == []

    def test_it_stops_where_someone_must_choose(self) -> None:
        s = new_toy(3)
        assert run_until_choice(s) == [0, 1, 2]
        assert (s.round, s.chance.drawn) == (1, 3)
        assert [decision.seat for decision in open_decisions(s)] == [0, 1, 2]

    def test_a_second_time_changes_nothing(self) -> None:
        s = new_toy(3)
        run_until_choice(s)
        before = contents(s)
        assert run_until_choice(s) == [0, 1, 2]
        assert contents(s) == before

    def test_what_is_owed_last_is_done_first(self) -> None:
        s = state_owing(1, ScriptedChance([]), [])
        s.owe(Ask(0, [1, 2]))
        s.owe(Ask(0, [3, 4]))
        assert run_until_choice(s) == [3, 4]

    def test_a_list_is_done_in_its_order_and_left_as_it_is(self) -> None:
        s = state_owing(1, ScriptedChance([]), [])
        steps: list[Step[ThreeChests]] = [Ask(0, [1, 2]), Ask(0, [3, 4])]
        kept = steps[:]
        s.owe_all(steps)
        assert run_until_choice(s) == [1, 2]
        assert steps == kept

    def test_nothing_owed_is_the_end(self) -> None:
        s = state_owing(1, ScriptedChance([5]), [Throw(0)])
        assert run_until_choice(s) == []
        assert (coins(s), open_decisions(s)) == ([6], [])


class TestForced:
    def test_a_single_option_is_taken_silently(self) -> None:
        s = state_owing(2, ScriptedChance([]), [Ask(0, [7]), Ask(1, [1, 2])])
        assert run_until_choice(s) == [1, 2]
        assert coins(s) == [7, 0]

    def test_a_decision_that_must_be_asked_is_asked_with_a_single_option(self) -> None:
        s = state_owing(2, ScriptedChance([]), [Ask(0, [7], must_ask=True)])
        assert run_until_choice(s) == [7]
        assert coins(s) == [0, 0]
        assert first_decision(s).seat == 0

    def test_a_player_without_coins_takes_one_without_being_asked(self) -> None:
        s = state_owing(2, ScriptedChance([]), [TakeOrDouble(0)])
        assert run_until_choice(s) == []
        assert coins(s) == [1, 0]

    def test_forced_answers_are_in_before_anyone_is_asked(self) -> None:
        asks = [Ask(0, [1, 2]), Ask(1, [5]), Ask(2, [3, 4]), Ask(3, [6])]
        s = state_owing(4, ScriptedChance([]), [together([*asks])])
        assert run_until_choice(s) == [1, 2]
        assert [decision.seat for decision in open_decisions(s)] == [0, 2]
        assert answers(s) == [UNANSWERED, 5, UNANSWERED, 6]
        assert coins(s) == [0, 0, 0, 0]

    def test_one_of_several_decisions_must_be_asked(self) -> None:
        asks = [Ask(0, [1], must_ask=True), Ask(1, [5])]
        s = state_owing(2, ScriptedChance([]), [together([*asks])])
        assert run_until_choice(s) == [1]
        assert [decision.seat for decision in open_decisions(s)] == [0]

    def test_all_forced_is_done_at_once(self) -> None:
        s = state_owing(2, ScriptedChance([]), [together([Ask(0, [1]), Ask(1, [5])])])
        assert run_until_choice(s) == []
        assert (coins(s), s.revealed) == ([1, 5], 1)


class TestTogether:
    def test_answers_stay_hidden_until_all_are_in(self) -> None:
        s = new_toy(3)
        run_until_choice(s)
        before = [TOY.view(s, seat) for seat in (0, 1, 2, None)]
        for seat, chest in ((2, 0), (0, 1)):
            [decision] = [d for d in open_decisions(s) if d.seat == seat]
            apply_choice(s, decision, chest)
            assert run_until_choice(s) == [0, 1, 2]
            assert s.revealed == 0
            assert [TOY.view(s, viewer) for viewer in (0, 1, 2, None)] == before
        apply_choice(s, first_decision(s), 0)
        run_until_choice(s)
        assert s.revealed == 1
        assert [player.chest for player in s.players] == [1, 0, 0]

    def test_any_order_of_answers_gives_the_same_state(self) -> None:
        ends = set()
        for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
            s = new_toy(3)
            run_until_choice(s)
            for seat in order:
                [decision] = [d for d in open_decisions(s) if d.seat == seat]
                apply_choice(s, decision, seat)
            run_until_choice(s)
            ends.add(contents(s))
        assert len(ends) == 1

    def test_answers_take_effect_in_the_order_of_the_decisions(self) -> None:
        class Report(Ask):
            def choose(self, s: ThreeChests, option: int) -> None:
                order.append(self.seat)

        order: list[int] = []
        asks = [Report(2, [1, 2]), Report(0, [1, 2]), Report(1, [1, 2])]
        s = state_owing(3, ScriptedChance([]), [together([*asks])])
        run_until_choice(s)
        for seat in (0, 1, 2):
            assert order == []
            [decision] = [d for d in open_decisions(s) if d.seat == seat]
            apply_choice(s, decision, 1)
        run_until_choice(s)
        assert order == [2, 0, 1]

    def test_the_step_itself_never_changes(self) -> None:
        step = together([PickChest(0), PickChest(1)])
        later = step.answered(0, 2)
        assert step.answers == [UNANSWERED, UNANSWERED]
        assert later.answers == [2, UNANSWERED]
        assert later.answered(0, 1).answers == [1, UNANSWERED]

    def test_a_clone_answers_for_itself(self) -> None:
        s = new_toy(2)
        run_until_choice(s)
        twin = s.clone()
        apply_choice(twin, open_decisions(twin)[0], 2)
        assert answers(s) == [UNANSWERED, UNANSWERED]
        assert answers(twin) == [2, UNANSWERED]


class TestSample:
    def half_answered(self) -> ThreeChests:
        s = new_toy(3, seed=5)
        run_until_choice(s)
        for chest in (0, 1):
            apply_choice(s, open_decisions(s)[0], chest)
        return s

    def test_own_answers_stay_and_hidden_ones_vary(self) -> None:
        s = self.half_answered()
        samples = [sample(s, 0, FastChance(seed)) for seed in range(30)]
        assert {answers(twin)[0] for twin in samples} == {0}
        assert {answers(twin)[1] for twin in samples} == {0, 1, 2}
        assert {answers(twin)[2] for twin in samples} == {UNANSWERED}

    def test_a_spectator_knows_no_answer(self) -> None:
        s = self.half_answered()
        samples = [answers(sample(s, -1, FastChance(seed))) for seed in range(30)]
        assert {first for first, *_ in samples} == {0, 1, 2}

    def test_secrets_of_others_are_dealt_again(self) -> None:
        s = self.half_answered()
        own = s.players[1].lucky.hidden_values[0]
        dealt = [sample(s, 1, FastChance(seed)) for seed in range(30)]
        assert all(isinstance(twin, ThreeChests) for twin in dealt)
        lucky = [
            [p.lucky.hidden_values[0] for p in t.players]
            for t in dealt
            if isinstance(t, ThreeChests)
        ]
        assert {numbers[1] for numbers in lucky} == {own}
        assert {numbers[0] for numbers in lucky} == {1, 2, 3}
        assert {numbers[2] for numbers in lucky} == {1, 2, 3}

    def test_a_sample_leaves_the_true_state_and_its_chance_unchanged(self) -> None:
        s = self.half_answered()
        before, drawn = contents(s), s.chance.drawn
        own = FastChance(9)
        twin = sample(s, 0, own)
        assert twin.chance is own
        play_out(twin, FastChance(2))
        assert contents(s) == before
        assert s.chance.drawn == drawn

    def test_the_same_chance_gives_the_same_sample(self) -> None:
        s = self.half_answered()
        one, other = (sample(s, 0, FastChance(3)) for _ in range(2))
        assert contents(one) == contents(other)

    def test_a_lone_decision_has_no_answers_to_deal(self) -> None:
        s = state_owing(2, FastChance(1), [Ask(0, [1, 2])])
        run_until_choice(s)
        twin = sample(s, 1, FastChance(4))
        assert run_until_choice(twin) == [1, 2]


class TestPlayOut:
    def test_it_plays_to_the_end_and_counts(self) -> None:
        s = new_toy(4)
        made = play_out(s, FastChance(6))
        assert not s.owed
        assert 12 <= made <= 15
        assert s.round == 3

    @pytest.mark.parametrize("seed", range(5))
    def test_the_same_seeds_give_the_same_end(self, seed: int) -> None:
        one, other = new_toy(3, seed), new_toy(3, seed)
        assert play_out(one, FastChance(seed)) == play_out(other, FastChance(seed))
        assert contents(one) == contents(other)


def test_a_lone_decision_takes_effect_at_once() -> None:
    s = state_owing(2, ScriptedChance([1]), [])
    s.players[0].coins = 3
    s.owe(TakeOrDouble(0))
    assert run_until_choice(s) == [TAKE, DOUBLE]
    apply_choice(s, open_decisions(s)[0], DOUBLE)
    assert coins(s) == [6, 0]
