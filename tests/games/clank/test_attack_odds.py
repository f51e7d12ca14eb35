"""Clank!: the odds of the next attack are those that counting every draw gives."""

from __future__ import annotations

from itertools import permutations, product

import pytest
from hypothesis import given, settings, strategies as st

from donjon import FastChance, ScriptedChance
from donjon.conformance.size import size
from donjon.games.clank.content.tables import LAST_RAGE, RAGE
from donjon.games.clank.model.state import ESCAPED, LOST, Clank
from donjon.games.clank.rules.dragon import attack
from donjon.games.clank.rules.setup import start
from donjon.games.clank.view.attack_odds import (
    Odds,
    expected_wounds,
    odds,
    odds_of,
)
from donjon.kernel.rules.setup import Setup
from donjon.kernel.rules.state import apply_choice, first_decision, run_until_choice
from tests.games.clank.scenario import GAME, ClankScenario, view_of


def asked(scenario: ClankScenario, seat: int = 0, extra: int = 0) -> Odds:
    """The odds as the seat itself gets them."""
    found = odds(view_of(scenario.state, seat), extra=extra)
    assert found is not None
    return found


def counted(s: Clank, seat: int, extra: int = 0) -> Odds:
    """Every order in which the cubes can come out of the bag is played by the rules themselves."""
    size = sum(s.bag) + sum(thief.clank for thief in s.thieves)
    cubes = min(RAGE[s.rage - 1] + view_of(s, seat).danger + extra, size)
    ways = [0, 0, 0]
    out = 0
    for numbers in product(*[range(size - drawn) for drawn in range(cubes)]):
        twin = s.clone()
        twin.chance = ScriptedChance([*numbers])
        attack(twin, extra)
        wounds = twin.thieves[seat].damage - s.thieves[seat].damage
        ways[min(wounds, 2)] += 1
        out += twin.thieves[seat].status != s.thieves[seat].status
    return Odds(cubes, ways[0], ways[1], ways[2], out)


def same(one: Odds, two: Odds) -> bool:
    """Whether two results have the same chances, counted by orders or by sets."""
    return one.cubes == two.cubes and all(
        mine * two.of == theirs * one.of
        for mine, theirs in [
            (one.none, two.none), (one.one, two.one), (one.more, two.more), (one.out, two.out),
        ]
    )  # fmt: skip


def bagged(scenario: ClankScenario, *cubes: int, black: int) -> None:
    """Put these numbers of cubes of each seat, and of black ones, into the bag."""
    for seat, n in enumerate(cubes):
        scenario.state.bag[seat] = n
        scenario.thief(seat).supply -= n
    scenario.state.bag[-1] = black


class TestAgainstTheRules:
    def test_noise_in_the_area_is_in_the_bag_by_then(self) -> None:
        """CL-15.2  Two cubes in the bag and one in the area are three, of seven; two are drawn."""
        scenario = ClankScenario(4)
        bagged(scenario, 2, 1, black=2)
        scenario.add_clank(1)
        scenario.add_clank(1, seat=1)
        found = asked(scenario)
        assert (found.cubes, found.none, found.one, found.more, found.of) == (2, 6, 12, 3, 21)
        assert same(found, counted(scenario.state, 0))
        assert same(asked(scenario, 1), counted(scenario.state, 1))

    def test_danger_in_the_row_counts(self) -> None:
        """CL-15.3  Each danger card is a cube more."""
        scenario = ClankScenario(4)
        bagged(scenario, 2, black=4)
        scenario.set_row("kobold dragon_shrine sneak")
        assert asked(scenario).cubes == 4
        assert same(asked(scenario), counted(scenario.state, 0))

    @pytest.mark.parametrize("rage", range(1, LAST_RAGE + 1))
    def test_every_space_of_the_rage_track(self, rage: int) -> None:
        """CL-15.3, CL-12.5  As many cubes as the space shows."""
        scenario = ClankScenario()
        bagged(scenario, 2, 1, black=3)
        scenario.state.rage = rage
        assert asked(scenario).cubes == RAGE[rage - 1]
        assert same(asked(scenario), counted(scenario.state, 0))

    def test_fewer_cubes_than_draws(self) -> None:
        """CL-15.4, CL-R24  With three cubes in all every one of them comes."""
        scenario = ClankScenario()
        bagged(scenario, 2, black=1)
        scenario.state.rage = LAST_RAGE
        found = asked(scenario)
        assert (found.cubes, found.chances()) == (3, (0, 0, 1))
        assert same(found, counted(scenario.state, 0))

    def test_an_empty_bag_hurts_nobody(self) -> None:
        """CL-15.4  There is one way to draw nothing."""
        scenario = ClankScenario()
        bagged(scenario, black=0)
        assert (asked(scenario).cubes, asked(scenario).chances()) == (0, (1, 0, 0))
        assert same(asked(scenario), counted(scenario.state, 0))
        assert expected_wounds(0, 0, 3) == 0

    def test_the_countdown_draws_more(self) -> None:
        """CL-18.4, CL-15.12  The extra cubes are asked for; the row's attack has none."""
        scenario = ClankScenario(3)
        bagged(scenario, 2, 1, black=2)
        scenario.state.runner, scenario.state.countdown = 1, 2
        scenario.thief(1).status = ESCAPED
        scenario.acts(skill=2)
        assert asked(scenario, extra=2).cubes == asked(scenario).cubes + 2
        assert same(asked(scenario, extra=2), counted(scenario.state, 0, extra=2))

    def test_the_last_wound_is_the_last(self) -> None:
        """CL-15.8, CL-16.3  With one health left nobody takes two wounds, and one knocks out."""
        scenario = ClankScenario()
        bagged(scenario, 3, black=3)
        scenario.add_damage(9)
        found = asked(scenario)
        assert (found.more, found.out) == (0, found.one)
        assert same(found, counted(scenario.state, 0))
        scenario.thief().damage = 8
        assert asked(scenario).out == asked(scenario).more > 0
        assert same(asked(scenario), counted(scenario.state, 0))

    def test_who_is_out_is_not_hurt(self) -> None:
        """CL-15.7  The cubes still are in the bag, and others may draw them."""
        scenario = ClankScenario(3)
        bagged(scenario, 3, 1, black=1)
        scenario.thief().status = LOST
        scenario.state.runner = 0
        assert asked(scenario).chances() == (1, 0, 0)
        assert asked(scenario, 1).of == 10
        assert same(asked(scenario, 1), counted(scenario.state, 1))


@settings(max_examples=size(200, 1000))
@given(
    mine=st.integers(0, 4),
    others=st.integers(0, 4),
    cubes=st.integers(0, 5),
    health=st.integers(1, 10),
)
def test_they_are_what_counting_gives(mine: int, others: int, cubes: int, health: int) -> None:
    """CL-15.4  Over every order of every bag."""
    bag = [True] * mine + [False] * others
    draws = list(permutations(bag, min(cubes, len(bag))))
    wounds = [min(sum(draw), health) for draw in draws]
    found = odds_of(mine, len(bag), cubes, health)
    for ways, those in (
        (found.none, [n for n in wounds if n == 0]),
        (found.one, [n for n in wounds if n == 1]),
        (found.more, [n for n in wounds if n > 1]),
        (found.out, [n for n in wounds if n == health]),
    ):
        assert ways * len(draws) == len(those) * found.of
    drawn = sum(sum(draw) for draw in draws) / len(draws)
    assert abs(expected_wounds(mine, len(bag), cubes) - drawn) < 1e-9


def test_chances_are_shares_of_all_ways() -> None:
    found = Odds(2, 5, 2, 1, 4)
    assert found.chances() == (0.625, 0.25, 0.125)
    assert found.chance_out() == 0.5


def test_percents_add_up() -> None:
    """Whole percents, none below zero, also where all three would be rounded up or down."""
    for none, one, more in product(range(12), repeat=3):
        if none + one + more:
            parts = Odds(2, none, one, more, 0).percent()
            assert sum(parts) == 100
            assert min(parts) >= 0
            assert abs(parts[0] - 100 * none / (none + one + more)) <= 0.5


def test_a_seat_knows_all_that_its_odds_need() -> None:
    """CL-5.9, CL-20.14  When what a seat cannot see is dealt again, all odds stay the same."""
    chance = FastChance(3)
    s = start(Setup(3, GAME.check_options({}, 3), []), FastChance(11))
    for _ in range(60):
        options = run_until_choice(s)
        apply_choice(s, first_decision(s), options[chance.below(len(options))])
        run_until_choice(s)
        for seat in range(3):
            twin = s.redeal(seat, chance)
            for of in range(3):
                truth, guess = odds(view_of(s, seat), of), odds(view_of(twin, seat), of)
                assert truth is not None
                assert guess is not None
                assert same(truth, guess)
    assert odds(view_of(s, None)) is None
    assert odds(view_of(s, None), 1) is not None
